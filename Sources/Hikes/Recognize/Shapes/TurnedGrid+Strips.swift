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
    guard let head else { return stripsByDays(table, order) }
    let columns = head.fields.indices.filter { head.fields[$0].text.folded == firstText(head).folded }.map {
      $0 + 1
    }
    let areDays = columns.allSatisfy { column in
      table.records.count { DayHeading($0[column: column].text, order: order)?.weekday != nil } >= 3
    }
    return areDays ? [1] + columns.dropFirst() : stripsByDays(table, order)
  }

  /// The same by the days alone, `Mon 6,25,,30,,Mon 13,25`: further to the right days stand in three rows or more, and in all
  /// of those that begin with one.
  private static func stripsByDays(_ table: Table, _ order: DateOrder?) -> [Int] {
    func isDay(_ record: Record, _ column: Int) -> Bool {
      DayHeading(record[column: column].text, order: order)?.weekday != nil
    }
    guard let first = (1...2).first(where: { column in table.records.count { isDay($0, column) } >= 3 })
    else {
      return [1]
    }
    let days = table.records.filter { isDay($0, first) }
    let others = stride(from: first + 3, through: table.width, by: 1).filter { column in
      days.allSatisfy { isDay($0, column) }
    }
    return [1] + others
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
