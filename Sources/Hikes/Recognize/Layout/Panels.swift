import Civil
import Tabular

/// Lists of one kind side by side, each with the same headings: `date,$,date,$`, `Day,Hike $,,Day,Hike $`.
enum Panels {
  /// The columns of each; all columns of a table that has no such row.
  static func ranges(_ table: Table) -> [Range<Int>] {
    let width = table.width
    let whole = [1..<max(width, 1) + 1]
    let steps = table.records.prefix(40).compactMap(step)
    guard let first = steps.first else { return whole }
    return stride(from: 1, through: width, by: first).map { $0..<min($0 + first, width + 1) }
  }

  /// Nobody lays out more columns by hand.
  private static let widest = 200

  /// After how many columns the headings of a row come again; nil for any other row.
  private static func step(_ record: Record) -> Int? {
    guard (3...widest).contains(record.fields.count) else { return nil }
    let keys = record.fields.map(key)
    guard let count = keys.lastIndex(where: { $0 != nil }).map({ $0 + 1 }), count >= 3,
      keys[0] != nil
    else { return nil }
    return (2..<count).first { step in
      let unit = keys.prefix(step)
      let days = unit.count { $0 == "\u{1}" }
      // A row of days is a week, and one label says nothing.
      guard days < 2, unit.contains(where: { isOfDays($0 ?? "") }),
        unit.count(where: { $0 != nil }) >= 2, step * 2 <= count + 1
      else { return false }
      return (0..<count - step).allSatisfy { keys[$0] == keys[$0 + step] }
    }
  }

  /// Whether days stand below a heading, be it the name of their month.
  private static func isOfDays(_ key: String) -> Bool {
    key == "\u{1}" || EntryList.isDate(key) || MonthName.month(named: key) != nil
  }

  /// What a heading says of the column below it; the same for all days.
  private static func key(_ field: Field) -> String? {
    if field.isBlank { return nil }
    let heading = DayHeading(field.text)
    return heading?.weekday != nil || heading?.month != nil ? "\u{1}" : field.text.folded
  }
}
