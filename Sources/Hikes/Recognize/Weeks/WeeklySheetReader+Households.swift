import Civil
import Tabular

/// Rows of a household with its dogs below it.
extension WeeklySheetReader {
  /// The row of a household: her sum of its dogs, and words that are told of all of them.
  mutating func readHousehold(_ row: Int, _ side: BlockPlace.Side) {
    note(row, side.nameColumn, .attribute) { $0.reason = "the household of the dogs below" }
    for column in sheet.columns(of: row) where column < side.end && cells.isOpen(row, column) {
      if sum(row, column) != nil, !sheet[row, column].isBlank {
        note(row, column, .total) { $0.reason = "what the household paid, not checked" }
      } else {
        note(row, column, .note) { $0.reason = "told of the household" }
      }
    }
  }

  /// Whether a name is set in from the margin.
  func isIndented(_ row: Int, _ index: Int) -> Bool {
    let raw = nameText(row, index).raw
    return raw.first?.isWhitespace ?? false || raw.hasPrefix("- ") || raw.hasPrefix("• ")
  }

  /// The name of the household whose dogs a row is one of, without its telephone number.
  func household(above row: Int, _ index: Int) -> CellText? {
    householdRow(above: row, index).map { home in
      let text = nameText(home, index)
      return Self.phone(text) == nil
        ? text : sheet.texts.text(String(text.raw.prefix { !$0.isNumber }).trimmingSpaces)
    }
  }

  /// What a column says of a dog's owner, be it in the row above where cells were merged over an owner's dogs: the owners stand
  /// before the dogs then, and nothing of one stands beside the second.
  func told(_ row: Int, _ column: Int, _ role: ColumnRole, _ index: Int) -> CellText {
    let own = sheet[row, column]
    guard own.isBlank, [.owner, .phone, .email, .address].contains(role),
      let owners = places[index].ownerColumn,
      owners < layout.blocks[index].nameColumn, sheet[row, owners].isBlank,
      let first = layout.blocks[index].rows.last(where: { $0 < row && !sheet[$0, owners].isBlank }),
      (first..<row).allSatisfy({ !nameText($0, index).isBlank })
    else { return own }
    return sheet[first, column]
  }

  private func householdRow(above row: Int, _ index: Int) -> Int? {
    guard !otherRows.households.isEmpty else { return nil }
    let home = layout.blocks[index].rows.last { $0 < row && otherRows.households.contains($0) }
    guard let home, isIndented(row, index) else { return home }
    // Below a household that paid as one row, and is taken for a dog, its dogs are not those of the one above.
    let isOther = dogRows(index).contains { $0 > home && $0 < row && !isIndented($0, index) }
    return isOther ? nil : home
  }

  private static func phone(_ text: CellText) -> String? {
    let number = text.raw.drop { !$0.isNumber && $0 != "(" }.trimmingSpaces
    return AmountGrammar.isPhone(number) ? number : nil
  }

  mutating func learnPhone(_ row: Int, _ index: Int, _ label: String) {
    guard let home = householdRow(above: row, index) else { return }
    let column = layout.blocks[index].column(.phone).map { sheet[home, $0] }
    guard let phone = Self.phone(nameText(home, index)) ?? column.flatMap(Self.phone) else { return }
    names.learn(label) { dog in if dog.phone.isEmpty { dog.phone = phone } }
  }
}
