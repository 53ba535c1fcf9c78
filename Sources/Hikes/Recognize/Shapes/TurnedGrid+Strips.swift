import Civil
import Tabular

/// Grids with their days downwards that stand beside each other, a month each.
extension TurnedGrid {
  /// The columns in which grids begin that stand beside each other, `Day,Rex,Bella,,Day,Rex,Bella`, the first one 1.
  static func strips(_ table: Table) -> [Int] {
    let order = DateOrder.order(of: table)
    let head = table.records.first { record in
      let first = firstText(record).folded
      return !first.isEmpty && record.fields.count { $0.text.folded == first } > 1
        && record.fields.count { !$0.isBlank } >= 6
    }
    guard let head else { return [1] }
    let columns = head.fields.indices.filter { head.fields[$0].text.folded == firstText(head).folded }.map {
      $0 + 1
    }
    let areDays = columns.allSatisfy { column in
      table.records.count { DayHeading($0[column: column].text, order: order)?.weekday != nil } >= 3
    }
    return areDays ? [1] + columns.dropFirst() : [1]
  }

  /// A table with some of its columns only, each where it stood.
  static func cut(_ table: Table, to columns: Range<Int>) -> Table {
    Table(
      file: table.file,
      records: table.records.map { record in
        Record(
          record.fields.enumerated().map { columns.contains($0 + 1) ? $1 : Field("") }.prefix(
            columns.upperBound - 1
          ).map(\.self),
          line: record.line)
      }, findings: table.findings)
  }
}
