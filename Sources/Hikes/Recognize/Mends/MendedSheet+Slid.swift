import Tabular

/// Rows that stand one column too far left, as where the cell of the owner was deleted and those behind it moved up.
extension MendedSheet {
  /// The column for owners of a heading, with one behind it that shows what moved there: the next one, for telephone numbers,
  /// or one for notes right behind the days.
  struct OwnerColumn {
    let owner: Int
    private let hasPhones: Bool
    private let notes: Int?

    /// Nil for a row without these columns.
    init?(_ row: SheetRow) {
      guard row.cells.count(where: \.namesDay) >= 3,
        let owner = (2..<max(row.width, 2)).first(where: { row[column: $0].role == .owner })
      else { return nil }
      self.owner = owner
      hasPhones = row[column: owner + 1].role == .phone
      notes = (owner + 4..<max(row.width, owner + 4) + 1).first {
        row[column: $0].role == .notes && row[column: $0 - 1].namesDay
      }
      if !hasPhones, notes == nil { return nil }
    }

    /// Whether a row has its number under "Owner" and not under "Phone", or money there, a remark in the last day and nothing
    /// under "Notes".
    func isSlid(_ row: SheetRow) -> Bool {
      func isPhone(_ column: Int) -> Bool { AmountGrammar.isPhone(row[column: column].folded) }
      if hasPhones { return isPhone(owner) && !isPhone(owner + 1) }
      guard let notes, row[column: owner].mark.isAmount, row[column: notes].isBlank else { return false }
      return row[column: notes - 1].mark == .text && row[column: notes - 1].hasLetter
    }

    func isRight(_ row: SheetRow) -> Bool {
      hasPhones
        ? AmountGrammar.isPhone(row[column: owner + 1].folded)
        : row[column: owner].hasLetter && row[column: owner].mark == .text
    }
  }

  /// Moves the rows back whose owner was deleted, where more of their table stand as they should.
  mutating func slideRight(_ sheet: SheetCells) -> Bool {
    var isMended = false
    for head in 1..<sheet.rowCount + 1 {
      guard let column = OwnerColumn(sheet[row: head]) else { continue }
      let rows = (head + 1..<sheet.rowCount + 1).prefix { sheet[row: $0].cells.count(where: \.namesDay) < 3 }
      let slid = rows.filter { column.isSlid(sheet[row: $0]) }
      guard !slid.isEmpty, rows.count(where: { column.isRight(sheet[row: $0]) }) > slid.count else {
        continue
      }
      for row in slid { lines[row - 1].insert(("", nil), at: column.owner - 1) }
      isMended = true
    }
    return isMended
  }
}
