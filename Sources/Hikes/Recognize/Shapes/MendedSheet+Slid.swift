import Tabular

/// Rows that stand one column too far left, as where the cell of the owner was deleted and those behind it moved up.
extension MendedSheet {
  /// Whether a sheet has telephone numbers and a column for them behind one for their owners.
  static func mayHaveSlidLeft(_ sheet: SheetCells) -> Bool {
    sheet.texts.all.count { $0.raw.utf8.count >= 7 && $0.hasFigure && AmountGrammar.isPhone($0.folded) } >= 3
      && sheet.texts.all.contains { $0.role == .owner } && sheet.texts.all.contains { $0.role == .phone }
  }

  /// Moves the rows back of which the number stands under "Owner", where those around them have it under "Phone".
  mutating func slideRight(_ sheet: SheetCells) -> Bool {
    var isMended = false
    var (phone, slid): (Int?, [Int]) = (nil, [])
    var rightCount = 0
    func isPhone(_ row: Int, _ column: Int) -> Bool { AmountGrammar.isPhone(sheet[row, column].folded) }
    for row in 1..<sheet.rowCount + 2 {
      let isHeader = sheet[row: row].cells.count(where: \.namesDay) >= 3
      if isHeader || row > sheet.rowCount {
        if let phone, rightCount > slid.count {
          for row in slid { lines[row - 1].insert(("", nil), at: phone - 2) }
          isMended = isMended || !slid.isEmpty
        }
        let columns = sheet.columns(of: row)
        phone = columns.first { column in
          column > 1 && sheet[row, column].role == .phone && sheet[row, column - 1].role == .owner
        }
        (slid, rightCount) = ([], 0)
      } else if let phone {
        if isPhone(row, phone) { rightCount += 1 }
        if isPhone(row, phone - 1), !isPhone(row, phone), lines[row - 1].count >= phone { slid.append(row) }
      }
    }
    return isMended
  }
}
