import Civil
import Quantities
import Tabular

/// Rows of a household with its dogs below it.
extension WeeklySheetReader {
  /// Lines such as `MACLEOD 902-555-0110,,,,,,$210` above the dogs of a household: nothing is ever paid in a day of
  /// theirs, and the dogs are indented, or the figure is what the dogs below it paid together, or nothing but a telephone
  /// number stands beside the name: `"Whynot, Carol",,,,,,902-555-0102`.
  mutating func findHouseholds() {
    let paying = payingNames
    var known: Set<String> = []
    for index in layout.blocks.indices {
      let rows = dogRows(index)
      let open = rows.filter { !paying.contains(nameText($0, index).folded) }
      let found =
        indented(rows, open, index) ?? addedUp(rows, open, index) ?? called(rows, open)
        ?? summed(rows, index)
      known.formUnion((found ?? []).map { nameText($0, index).folded })
    }
    guard !known.isEmpty else { return }
    for index in layout.blocks.indices {
      otherRows.households.formUnion(dogRows(index).filter { known.contains(nameText($0, index).folded) })
      // Under "Family" may stand what it paid.
      for (column, role) in layout.blocks[index].columns where role == .owner {
        let texts = layout.blocks[index].rows.map { sheet[$0, column] }.filter { !$0.isBlank }
        if texts.count >= 2, texts.allSatisfy(\.mark.isAmount) {
          layout.blocks[index].columns[column] = .figure
        }
      }
    }
    settlePlaces()
  }

  /// The row of a household: her sum of its dogs, and words that are told of all of them.
  mutating func readHousehold(_ row: Int, _ side: BlockPlace.Side) {
    note(row, side.nameColumn, .attribute) { $0.reason = "the household of the dogs below" }
    for column in sheet.columns(of: row) where column < side.end && cells.isOpen(row, column) {
      if sum(row, column) != nil, !sheet[row, column].isBlank {
        note(row, column, .total) { $0.reason = "what the household paid, not checked" }
      } else {
        let isPhone = AmountGrammar.isPhone(sheet[row, column].folded)
        note(row, column, isPhone ? .attribute : .note) { $0.reason = "told of the household" }
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
    let beside = sheet[row: home].filled.lazy.compactMap(Self.phone).first
    guard let phone = Self.phone(nameText(home, index)) ?? beside else { return }
    names.learn(label) { dog in if dog.phone.isEmpty { dog.phone = phone } }
  }

  /// The names at the margin, where others stand indented below each of them.
  private func indented(_ rows: [Int], _ open: [Int], _ index: Int) -> [Int]? {
    // A line of sums may end them.
    let isSummed = rows.last.map { !isIndented($0, index) && !open.contains($0) } ?? false
    let margin = (isSummed ? rows.dropLast() : rows).filter { !isIndented($0, index) }
    // The first household may be told from a dog already, "The Mosher family".
    let isFirst =
      rows.first.map { !isIndented($0, index) || $0 > 1 && layout.roles[$0 - 2] == .group } ?? false
    // One of them may have paid for all of its dogs.
    let homes = margin.filter(open.contains)
    guard homes.count >= 2, isFirst, homes.count * 3 >= margin.count * 2,
      margin.allSatisfy({ rows.contains($0 + 1) && isIndented($0 + 1, index) })
    else { return nil }
    return homes
  }

  /// The names at the margin in each of whose days stands what the indented ones below them paid together, as a program
  /// adds up the dogs of an owner.
  private func summed(_ rows: [Int], _ index: Int) -> [Int]? {
    let margin = rows.filter { !isIndented($0, index) }
    guard margin.count >= 2, margin.count < rows.count, margin.first == rows.first else { return nil }
    func paid(_ row: Int, _ day: DayColumn) -> Money { sheet[row, day.column].mark.money ?? .zero }
    var several = 0
    for (head, dogs) in Self.parted(rows, by: margin) {
      guard !dogs.isEmpty else { return nil }
      for day in layout.blocks[index].days {
        let amounts = dogs.map { paid($0, day) }
        guard paid(head, day) == amounts.reduce(.zero, +) else { return nil }
        several += amounts.count { $0 > .zero } > 1 ? 1 : 0
      }
    }
    return several > 0 ? margin : nil
  }

  /// Each head with the rows between it and the next one.
  private static func parted(_ rows: [Int], by heads: [Int]) -> [(head: Int, dogs: [Int])] {
    zip(heads, heads.dropFirst() + [Int.max]).map { head, end in
      (head, rows.filter { $0 > head && $0 < end })
    }
  }

  /// The names with nothing but a telephone number beside them, each above a dog that has none.
  private func called(_ rows: [Int], _ open: [Int]) -> [Int]? {
    func isCalled(_ row: Int) -> Bool { sheet[row: row].filled.contains { AmountGrammar.isPhone($0.folded) } }
    let heads = rows.filter(isCalled)
    let areAlone = heads.allSatisfy { head in
      open.contains(head) && sheet[row: head].filledCount == 2 && rows.contains(head + 1)
        && !isCalled(head + 1)
    }
    return areAlone && heads.count >= 2 && heads.first == rows.first ? heads : nil
  }

  /// The names with figures behind the days that are what the rows between them come to.
  private func addedUp(_ rows: [Int], _ open: [Int], _ index: Int) -> [Int]? {
    let block = layout.blocks[index]
    guard let last = block.days.last?.column else { return nil }
    for column in (last + 1)..<max(table.width + 1, last + 1) {
      let heads = rows.filter { !sheet[$0, column].isBlank }
      guard heads.count >= 2, heads.first == rows.first, heads.count * 3 <= rows.count * 2,
        heads.allSatisfy(open.contains), block.columns[column] != nil || isUnclaimed(column, index)
      else { continue }
      var several = 0
      let isRight = Self.parted(rows, by: heads).allSatisfy { head, dogs in
        let sums = dogs.map { paid($0, block.days).reduce(.zero, +) }
        several += sums.count { $0.cents > 0 } > 1 ? 1 : 0
        return sum(head, column) == sums.reduce(.zero, +)
      }
      if isRight, several > 0 { return heads }
    }
    return nil
  }
}
