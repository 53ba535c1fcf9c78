import Civil
import Tabular

/// Headings whose days have two columns each.
extension LayoutFinder {
  /// A heading in which each day stands over two columns, with money in both of them.
  func doubled(at row: Int) -> SheetRow? {
    guard sheet[row: row].cells.count(where: \.namesDay) >= 3, !sheet.isBlank(row + 1) else { return nil }
    let rows = (row + 2..<row + 40).prefix { $0 <= sheet.rowCount && !sheet.isBlank($0) }
    return HeaderFinder.doubled(sheet[row: row], sheet[row: row + 1]) { column in
      rows.contains { sheet[$0, column].mark.isAmount }
    }
  }

  /// A heading with an empty column behind each day, `Mon,,Tue,,`, where the days only mark who came and all money stands
  /// behind them: each of those columns carries the heading of its day. Nil for any other.
  func paidBeside(at row: Int) -> SheetRow? {
    let head = sheet[row: row]
    let days = (1..<head.width + 1).filter { head[column: $0].namesDay }
    guard days.count >= 3, zip(days, days.dropFirst()).allSatisfy({ $1 - $0 == 2 }),
      days.allSatisfy({ head[column: $0 + 1].isBlank }), !sheet.isBlank(row + 1)
    else { return nil }
    let rows = (row + 1..<row + 40).prefix { $0 <= sheet.rowCount && !sheet.isBlank($0) }
    var (marks, amounts) = (0, 0)
    for other in rows {
      for day in days {
        let (own, beside) = (sheet[other, day], sheet[other, day + 1])
        if own.mark.isAmount || !beside.isBlank && !beside.isPlainMoney { return nil }
        marks += own.mark == .mark ? 1 : 0
        amounts += own.mark == .mark && beside.isPlainMoney ? 1 : 0
      }
    }
    guard marks >= 3, amounts >= 3 else { return nil }
    var fields = Array(head.cells)
    for day in days {
      if day == fields.count { fields.append(head[column: day]) } else { fields[day] = fields[day - 1] }
    }
    return SheetRow(fields, head.texts)
  }
}
