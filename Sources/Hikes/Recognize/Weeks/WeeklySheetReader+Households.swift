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

  /// Owners and numbers from a list above, below or beside the weeks: a dog of theirs, a telephone number and one name stand side
  /// by side in it, `Otis,Sarty,902-555-0140`.
  mutating func learnContacts() {
    let dogs = Dictionary(names.dogs.map { ($0.name.folded, $0.label) }) { first, _ in first }
    for row in 1..<sheet.rowCount + 1 {
      for column in sheet.columns(of: row) where AmountGrammar.isPhone(sheet[row, column].folded) {
        var run = [column]
        while let first = run.first, first > 1, !sheet[row, first - 1].isBlank {
          run.insert(first - 1, at: 0)
        }
        while let last = run.last, !sheet[row, last + 1].isBlank { run.append(last + 1) }
        let texts = run.map { sheet[row, $0] }
        // The row of a dog says this of its own.
        let own = layout.blocks.contains { $0.rows.contains(row) && run.contains($0.nameColumn) }
        let found = texts.compactMap { dogs[$0.folded] }
        let others = texts.filter {
          dogs[$0.folded] == nil && $0.hasLetter && !$0.hasFigure && $0.mark == .text && $0.role == nil
        }
        guard !own, (2...4).contains(run.count), found.count == 1, others.count <= 1 else { continue }
        names.learn(found[0]) { dog in
          if dog.phone.isEmpty { dog.phone = texts.first { AmountGrammar.isPhone($0.folded) }?.trimmed ?? "" }
          if dog.owner.isEmpty, let owner = others.first { dog.owner = owner.collapsed }
        }
      }
    }
  }

  private func householdRow(above row: Int, _ index: Int) -> Int? {
    guard !households.isEmpty else { return nil }
    let home = layout.blocks[index].rows.last { $0 < row && households.contains($0) }
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
