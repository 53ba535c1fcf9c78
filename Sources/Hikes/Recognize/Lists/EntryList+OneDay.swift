import Civil
import Diagnostics
import Tabular

/// Who came on one day.
extension EntryList {
  /// The dogs of the whole day that the title names, below `Dog,$` once or several times side by side: `Friday Nov 21 2025` above
  /// `Dog,$,Dog,$`. Nil for any other sheet.
  static func ofOneDay(_ table: Table, _ titles: Titles) -> Found? {
    let rows = 2..<max(min(table.records.count, 12), 2)
    guard let head = rows.first(where: { !dogColumns(table[row: $0]).isEmpty }),
      (1..<head).contains(where: { isWholeDay(table[row: $0], titles) })
    else { return nil }
    let starts = dogColumns(table[row: head])
    let width = table.records.map(\.fields.count).max() ?? 0
    var found = Found()
    for (place, start) in starts.enumerated() {
      let panel = start..<(place + 1 < starts.count ? starts[place + 1] : width + 1)
      // What stands above the headings is of all of them.
      let rows = table.records.prefix(head - 1) + cut(table, to: panel).records.dropFirst(head - 1)
      let cut = Table(file: table.file, records: Array(rows))
      guard var part = underDays(cut, titles, least: 1), part.columns != nil else { return nil }
      if start > 1 { part.beside.removeAll { $0.origin.row < head } }
      found.add(part, shiftedBy: start - 1)
    }
    let names = Set(found.entries.map(\.name.folded))
    let paid = found.entries.count { CellMark($0.text).isAmount }
    return names.count >= 4 && names.count == found.entries.count && paid >= 2 ? found : nil
  }

  /// Where the columns of dogs begin, with what each paid right behind: `Dog,$,Dog,$`.
  private static func dogColumns(_ record: Record) -> [Int] {
    record.filledColumns.filter { column in
      let amount = record[column: column + 1].text
      return isDogLabel(record[column: column].text)
        && (amounts.set.contains(head(amount)) || ColumnLabels.role(amount) == .paid)
    }
  }

  /// `Friday Nov 21 2025`, and nothing else.
  private static func isWholeDay(_ record: Record, _ titles: Titles) -> Bool {
    // By itself a date may be the first day of a week.
    guard record.filledColumns.count == 1,
      case let text = record[column: record.filledColumns[0]].text,
      PartialDate.words(text).contains(where: { Weekday(name: $0) != nil }),
      let heading = DayHeading(text, order: titles.order), heading.day != nil, heading.month != nil
    else { return false }
    var titles = titles
    return titles.date(heading) != nil
  }
}
