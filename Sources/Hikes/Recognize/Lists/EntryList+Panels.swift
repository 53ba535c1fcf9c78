import Civil
import Diagnostics
import Tabular

/// Cards side by side.
extension EntryList {
  /// Cards, or days with their dogs, side by side under the same headings.
  static func byPanels(_ table: Table, _ titles: Titles) -> Found? {
    let panels = Panels.ranges(table)
    guard panels.count > 1 else { return nil }
    var found = Found()
    for panel in panels {
      let cut = cut(table, to: panel)
      guard
        let part = byDays(cut, titles) ?? ledger(cut, titles) ?? byCards(cut, titles, of: 1)
      else { continue }
      found.add(part, shiftedBy: panel.lowerBound - 1)
    }
    guard found.isList else { return nil }
    let sums = Found.sums(found.entries)
    for panel in panels {
      for (index, record) in table.records.enumerated() {
        let places = panel.filter { !record[column: $0].isBlank }
        if Found.isSum(record, places, sums) { found.add(index + 1, places, .total) }
      }
    }
    return found
  }

  /// Some columns of a table, by themselves.
  static func cut(_ table: Table, to panel: Range<Int>) -> Table {
    Table(
      file: table.file,
      records: table.records.map { record in Record(panel.map { record[column: $0] }, line: record.line) })
  }

  /// One card whose dog stands alone at its top, with or without what tells of it below: `Bijou`, `Fraser,@ 22`, `date,$`.
  private static func ledger(_ table: Table, _ titles: Titles) -> Found? {
    let heads = cardHeads(table)
    guard heads.count == 1, let head = heads.first else { return nil }
    func places(_ row: Int) -> [Int] { table[row: row].filledColumns }
    let above = (1..<head.row).reversed().prefix { !table[row: $0].isBlank }
    guard let top = above.last, places(top).count == 1, let place = places(top).first,
      case let name = table[row: top][column: place].text, mayBeName(name), !isTitle(name)
    else { return nil }
    var last: CivilDate?
    var found = Found()
    for row in top + 1..<head.row { found.add(row, places(row), .attribute) }
    found.add(head.row, places(head.row), .header)
    for row in stride(from: head.row + 1, through: table.records.count, by: 1) {
      let record = table[row: row]
      guard let date = date(head.day(record[column: head.date].text), titles, after: last),
        !record[column: head.amount].isBlank
      else {
        if places(row).count > 1, SummaryLabel(record[column: places(row)[0]].text) != nil {
          found.add(row, places(row), .total)
        }
        continue
      }
      last = date
      found.add(row, [head.date], .header)
      found.entries.append(
        Entry(
          row: row, date: date, text: record[column: head.amount].text, name: name.collapsingSpaces,
          column: head.amount, nameCell: found.entries.isEmpty ? CellReference(row: top, column: place) : nil)
      )
    }
    return found.entries.isEmpty ? nil : found
  }
}
