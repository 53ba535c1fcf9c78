import Civil
import Tabular

/// Titles of weeks beside their days.
extension TurnedGrid {
  static func isTitle(_ text: CellText) -> Bool {
    text.heading(nil, isFrench: true)?.weekday == nil
      && text.words.contains(where: SheetTitle.weekWords.set.contains) && text.title(nil) != nil
  }

  /// A table whose weeks are named by their first date alone, before the first of their days, as titles: `Dec 3,Mon,18` above
  /// `,Tue,,18`.
  static func withTitles(_ table: Table, at column: Int) -> Table {
    func isDay(_ row: Int) -> Bool {
      guard let heading = DayHeading(table[row: row][column: column + 1].text) else { return false }
      return heading.weekday != nil && heading.day == nil
    }
    let dated = table.records.indices.map { $0 + 1 }.filter { row in
      guard row < table.records.count, table[row: row + 1][column: column].isBlank, isDay(row),
        isDay(row + 1),
        let heading = DayHeading(table[row: row][column: column].text)
      else { return false }
      return heading.weekday == nil && heading.month != nil && heading.day != nil
    }
    guard let title = SheetTitle.weekWords.words.first, !dated.isEmpty else { return table }
    let records = table.records.enumerated().map { index, record in
      guard dated.contains(index + 1) else { return record }
      var fields = record.fields
      fields[column - 1] = Field("\(title) \(fields[column - 1].text)")
      return Record(fields, line: record.line)
    }
    return Table(file: table.file, records: records, findings: table.findings)
  }

  /// The column of the title that stands before the first day of a week: `Week of Sept 14,Monday,$25`.
  /// - Parameter day: where the day of the row stands.
  static func titleBeside(_ record: Record, _ day: Int?) -> Int? {
    guard let day else { return nil }
    return (1..<day).first { isTitle(CellText(record[column: $0].text)) }
  }

  /// A month or a week in the corner above the days, `November 2018,Rex,Bella`, `wk Feb 29,Rex,Bella`, as the title of what
  /// stands below it.
  static func cornerTitle(_ table: Table, _ head: Int, _ column: Int) -> RearrangedSheet.Line? {
    let text = table[row: head][column: column].text
    switch SheetTitle(text) {
    case .month(_, _?), .week, .weekEnding, .weekNumber, .days: return [(text.collapsingSpaces, nil)]
    default: return nil
    }
  }
}
