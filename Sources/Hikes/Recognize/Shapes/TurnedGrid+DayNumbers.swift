import Civil
import Tabular

/// Days down the side whose number and whose name stand in cells of their own.
extension TurnedGrid {
  /// `1,Tue` as `Tue 1,` and `Tue,1` as `,Tue 1`, where the numbers run as the names do: amounts beside the days do not.
  ///
  /// - Parameter start: the first column that is looked at.
  static func withDayNumbers(_ table: Table, from start: Int) -> Table {
    for column in start...start + 1 {
      for order in [(number: column, name: column + 1), (number: column + 1, name: column)] {
        let days = table.records.map { day($0, order.number, order.name) }
        guard areRunning(days.compactMap(\.self)), areAllNumbered(table, days, order.name) else { continue }
        let records = zip(table.records, days).map { record, day in
          guard let day else { return record }
          var fields = record.fields
          fields[order.number - 1] = Field("\(day.name.shortName) \(day.number)")
          fields[order.name - 1] = Field("")
          return Record(fields, line: record.line)
        }
        return Table(file: table.file, records: records, findings: table.findings)
      }
    }
    return table
  }

  private typealias NumberedDay = (number: Int, name: Weekday)

  private static func day(_ record: Record, _ number: Int, _ name: Int) -> NumberedDay? {
    guard let day = Int(record[column: number].text.trimmingSpaces), (1...31).contains(day),
      let weekday = Weekday(name: record[column: name].text.folded)
    else { return nil }
    return (day, weekday)
  }

  /// Five or more days, each as far behind the one before it as its number says; a new month begins with a small one.
  private static func areRunning(_ days: [NumberedDay]) -> Bool {
    let pairs = zip(days, days.dropFirst()).map { (before: $0, after: $1) }
    let months = pairs.filter { $0.after.number <= $0.before.number }
    return days.count >= 5 && months.count * 5 <= pairs.count && months.allSatisfy { $0.after.number <= 7 }
      && pairs.allSatisfy { before, after in
        let step = after.number - before.number
        return step <= 0 || (after.name.rawValue - before.name.rawValue - step) % 7 == 0
      }
  }

  /// Whether no day goes without a number.
  private static func areAllNumbered(_ table: Table, _ days: [NumberedDay?], _ name: Int) -> Bool {
    zip(table.records, days).allSatisfy { record, day in
      day != nil || Weekday(name: record[column: name].text.folded) == nil
    }
  }
}
