import Civil
import Diagnostics
import Quantities
import Tabular

extension WeeklySheetReader {
  /// One row below one column of names: one dog in the week or the weeks side by side that belong to it.
  mutating func readDog(_ row: Int, _ side: BlockPlace.Side) {
    let blocks = side.blocks
    guard let first = blocks.first else { return }
    let name = sheet[row, side.nameColumn]
    if otherRows.areas.contains(row) { return readAreaSum(row, side) }
    // An amount is no name: the row above it was torn in two.
    guard !name.collapsed.isEmpty, !name.isPlainMoney || name.hasLetter, !Self.isNobody(name) else {
      if !name.isBlank, name.hasLetter { note(row, side.nameColumn, .header) }
      return readNamelessRow(row, side)
    }
    if otherRows.households.contains(row) { return readHousehold(row, side) }
    if isOneOfPaidRows(row, side), readPaidRow(row, blocks) { return }
    let isSums =
      isRowOfSums(row, side, isNamed: true) || isSumByName(row, side) || repeatsSums(row, side)
      || otherRows.markSums.contains(row) || isSumOfNothing(row, side) || isSumBesideDays(row, side)
      || isTooHighForDog(row, side)
    if isSums { return readSums(row, side) }
    if otherRows.counts.contains(row) || otherRows.recaps.contains(row) || isSumOfColumns(row, side)
      || isSumOfNamedColumn(row, side) || isFigureBelowSums(row, side) || isFigureBelowTwoSums(row, side)
      || isPartOfWholeWeek(row, side) || isPartOfSums(row, side)
    {
      return readFigures(row, side)
    }
    if otherRows.expenses.contains(row) { return readExpense(row, side) }
    if side.end < Int.max || side.isLater, let total = SummaryLabel(name.collapsed) {
      return readTotals(row, total, first, from: side.nameColumn, to: side.end)
    }
    if name.role == .notes, readSecondRow(row, blocks, isNamed: true) {
      return note(row, side.nameColumn, .attribute)
    }
    let label = self.label(name, row, blocks)
    for index in blocks {
      weeks[index].dogRows.append((row, label))
      if rows[index][label] == nil, struckRows[row] == nil { rows[index][label] = row }
      readDays(row, index, label)
      readBeside(row, index, label)
      if let other = pastedRows[row] {
        setAside(row, index, "the same as row \(other), and her total counts it once")
      } else if let other = struckRows[row] {
        setAside(row, index, "its name says that it does not count; row \(other) does")
      }
    }
    note(row, side.nameColumn, .dog) { $0.dog = label }
    tellOfAssumedName(row, side.nameColumn, name)
    learnPhone(row, first, label)
    learnGroupPrice(row, label)
    if let tail = nameTails[name.folded] { names.learn(label) { $0.take(tail) } }
    if mayBeSumOfWeek(row, side) {
      askForSum(row, blocks, "what all dogs above “\(label)” paid together")
    } else if mayBeHighSum(row, side) {
      askForSum(row, blocks, "what several hikes cost, and “\(label)” the last of its week")
    }
    // A cell that no column claims: words stay with the dog, money is asked about.
    let others = blocks.compactMap { columnsOfOthers[$0] }
    for column in sheet.columns(of: row)
    where column < side.end && cells.isOpen(row, column) && !others.contains(where: { $0.contains(column) }) {
      if sheet[row, column].isHalf { note(row, column, .attribute) { $0.dog = label } }
      if readDayInCell(row, column, blocks, label) { continue }
      switch mark(row, column) {
      // The name again at the other side; a dog may be called Storm.
      case .status where sheet[row, column].folded == name.folded: break
      case .text, .status:
        let index = blocks.last { layout.blocks[$0].nameColumn < column }
        if let index = index ?? blocks.first { noteOfDog(row, column, index, label) }
      default: break
      }
    }
  }

  /// Money that may be a sum is booked as read, and asked about.
  private mutating func askForSum(_ row: Int, _ blocks: [Int], _ what: String) {
    for day in blocks.flatMap({ layout.blocks[$0].days }) {
      cells.change(row, day.column) { reading in
        guard reading.kind == .payment, reading.question == nil, let amount = reading.amount else { return }
        reading.confidence = .assumed
        reading.reason = "\(what); booked as read meanwhile"
        reading.question = CellQuestion(
          "\(amount.dollars) is \(what). Was it paid, or is it a total?", [.paid(amount), .justANote])
      }
    }
  }

  /// The dog's label: its name as first written, with what tells it apart from another of the same name.
  private mutating func label(_ typed: CellText, _ row: Int, _ blocks: [Int]) -> String {
    if let other = rowInstead(of: row, typed, blocks[0]) {
      struckRows[row] = other
      return label(nameText(other, blocks[0]), other, blocks)
    }
    let name =
      spellings[typed.folded]
      ?? ownName(typed.repaired == typed.raw ? typed : sheet.texts.text(typed.repaired), row, blocks[0])
    let owner =
      household(above: row, blocks[0]) ?? places[blocks[0]].ownerColumn.map { sheet[row, $0] }
      ?? sheet.texts.blank
    var isSecond = false
    let known = names.known(name, of: owner)
    if known == nil,
      let other = names.known(name, whateverOwnerThan: owner) ?? names.former(name)?.label,
      rows[blocks[0]][other] == nil
    {
      names.alias(name, of: owner, other)
      return other
    }
    if let earlier = known {
      guard let other = rows[blocks[0]][earlier] else { return earlier }
      if isExtraDay(row, than: other, blocks[0]) { return earlier }
      if isRefund(row, blocks[0]) {
        secondRows[row] = other
        return earlier
      }
      if blocks.allSatisfy({ isPastedTwice(row, other, $0) }) {
        pastedRows[row] = other
        warnOfSameName(
          name, row, other, blocks[0],
          "with the same cells; the total counts it once, and so does the book",
          hint: "clear the row, or correct the total if both were paid")
        return earlier
      }
      if isInOtherHike(row, than: other) || isOtherHalf(row, than: other, layout.blocks[blocks[0]]) {
        secondRows[row] = other
        // Once says enough.
        guard doubled.insert(earlier).inserted else { return earlier }
        warnOfSameName(
          name, row, other, blocks[0], "in another hike; taken for one dog",
          hint: "if they are two dogs, tell them apart by a second name, such as “\(name.collapsed) GR”")
        return earlier
      }
      let block = layout.blocks[blocks[0]]
      guard block.days.contains(where: { !sheet[row, $0.column].isBlank }) else { return earlier }
      isSecond = true
      warnOfSameName(
        name, row, other, blocks[0], "and both are kept as two dogs",
        hint: "tell them apart by a second name, such as “\(name.collapsed) GR”")
    }
    return names.known(name, of: owner, isSecond: isSecond) ?? names.add(name, of: owner, isSecond: isSecond)
  }

  private mutating func warnOfSameName(
    _ name: CellText, _ row: Int, _ other: Int, _ index: Int, _ outcome: String, hint: String
  ) {
    let column = layout.blocks[index].nameColumn
    log.append(
      Diagnostic(
        .warning, .sameNameTwice, at: location(row, column),
        "“\(name.collapsed)” stands in row \(other) of this week already, \(outcome)", hint: hint,
        excerpt: table.excerpt(row: row, column: column)))
  }

  /// Whether a dog was typed again for a day that its own row leaves empty: every other week has it once, or the row says so.
  private func isExtraDay(_ row: Int, than other: Int, _ index: Int) -> Bool {
    let areApart = layout.blocks[index].days.allSatisfy {
      sheet[row, $0.column].isBlank || sheet[other, $0.column].isBlank
    }
    guard areApart else { return false }
    if saysExtra(row) { return true }
    let name = nameText(row, index).folded
    let counts = layout.blocks.indices.map { week in dogRows(week).count { nameText($0, week).folded == name }
    }
    return counts.count { $0 > 0 } > 1 && counts.allSatisfy { $0 < 3 } && counts.count { $0 > 1 } == 1
  }

  private mutating func readNamelessRow(_ row: Int, _ side: BlockPlace.Side) {
    let blocks = side.blocks
    if isOnlyPaidRow(row, blocks), isRowOfSums(row, side, isNamed: false) { return readSums(row, side) }
    if readPaidRow(row, blocks) || readMethodRow(row, blocks) || readSumOfMethod(row, blocks) { return }
    if isRowOfSums(row, side, isNamed: false) || isTooHighForDog(row, side) { return readSums(row, side) }
    if readSecondRow(row, blocks) || readOtherHalf(row, blocks) { return }
    for index in blocks {
      for day in layout.blocks[index].days {
        let date = date(day, index)
        guard case .amount = mark(row, day.column) else { continue }
        note(row, day.column, .unrecognised) {
          $0.date = date
          $0.reason = "money in a row without a dog"
          $0.question = CellQuestion(
            "\($0.raw.collapsingSpaces) stands in a row without a name. Whose is it?", [.justANote])
        }
        log.append(
          Diagnostic(
            .warning, .moneyWithoutDog, at: location(row, day.column),
            "“\(text(row, day.column).collapsingSpaces)” stands in a row without a name",
            hint:
              "write the dog's name into \(CellReference(row: row, column: layout.blocks[index].nameColumn)) and read the sheet again; until then it is in no account",
            excerpt: table.excerpt(row: row, column: day.column)))
      }
    }
  }

  /// A second row of the dog above, with words for days in which its own row says nothing.
  private mutating func readSecondRow(_ row: Int, _ blocks: [Int], isNamed: Bool = false) -> Bool {
    guard row > 1, case .dog = layout.roles[row - 2], isNamed || hasSecondRows(blocks) else { return false }
    var owners: [(index: Int, label: String)] = []
    for index in blocks {
      let days = layout.blocks[index].days.filter { mark(row, $0.column) != .blank }
      guard let last = weeks[index].dogRows.last, last.row == row - 1 else { return false }
      let isOfWords = days.allSatisfy { day in
        switch mark(row, day.column) {
        case .text: true
        case .status: mark(row - 1, day.column) == .blank
        default: false
        }
      }
      guard isOfWords else { return false }
      owners.append((index, last.dog))
    }
    for (index, label) in owners {
      readDays(row, index, label)
      readBeside(row, index, label)
    }
    return true
  }

  /// What the dog above paid, in a line of its own: `Dolly,hiked,x,x` and below it `,paid,,50`.
  private mutating func readPaidRow(_ row: Int, _ blocks: [Int]) -> Bool {
    guard row > 1, case .dog = layout.roles[row - 2], blocks.count == 1, let index = blocks.first,
      case let block = layout.blocks[index], let label = weeks[index].dogRows.last, label.row == row - 1,
      let column = paidLabel(row, block), sheet[row, column].folded != sheet[row - 1, column].folded
    else { return false }
    readDays(row, index, label.dog)
    readBeside(row, index, label.dog)
    note(row, column, .attribute) { $0.dog = label.dog }
    for day in block.days where mark(row - 1, day.column) != .blank {
      cells.change(row, day.column) { reading in
        guard reading.kind == .payment || reading.kind == .scheduled else { return }
        reading.isFromNotes = true
        reading.reason =
          (reading.kind == .payment ? "paid" : "not paid") + ", in the line below what was hiked"
      }
    }
    return true
  }

  /// Where a row says before its days that it is of what was paid.
  private func paidLabel(_ row: Int, _ block: WeekBlock) -> Int? {
    guard let first = block.days.first?.column,
      let column = (1..<first).first(where: { !sheet[row, $0].isBlank }),
      case let word = sheet[row, column].folded.trimming(":"),
      AmountWords.paid.set.contains(word) || AmountWords.currencies.set.contains(word)
    else { return nil }
    return column
  }

  /// Whether no other row of a week has such a label, and the dog above has no hike there that it may pay: `,Paid,55,,55,275`
  /// below all dogs may add them up.
  func isOnlyPaidRow(_ row: Int, _ blocks: [Int]) -> Bool {
    guard blocks.count == 1, case let block = layout.blocks[blocks[0]], paidLabel(row, block) != nil else {
      return false
    }
    return block.rows.count { nameText($0, blocks[0]).isBlank && paidLabel($0, block) != nil } == 1
      && block.days.allSatisfy { day in
        let above = mark(row - 1, day.column)
        return sheet[row, day.column].isBlank || above == .blank || above.isAmount
      }
  }

  /// Whether several dogs of a week have below them such a line, named where they are: `Dolly,x,x` and `paid,25,25`.
  private func isOneOfPaidRows(_ row: Int, _ side: BlockPlace.Side) -> Bool {
    let word = sheet[row, side.nameColumn].folded
    guard side.blocks.count == 1, AmountWords.paid.set.contains(word.trimming(":")) else { return false }
    let rows = dogRows(side.blocks[0])
    return zip(rows, rows.dropFirst()).count { above, below in
      below == above + 1 && sheet[below, side.nameColumn].folded == word
        && sheet[above, side.nameColumn].folded != word
    } >= 2
  }

  /// Whether it is a week's way to write below a dog what its days were; one such row may be about all dogs.
  private func hasSecondRows(_ blocks: [Int]) -> Bool {
    guard let block = blocks.first.map({ layout.blocks[$0] }) else { return false }
    func isNameless(_ row: Int) -> Bool {
      guard case .dog = layout.roles[row - 1] else { return false }
      return sheet[row, block.nameColumn].isBlank
    }
    let dogs = block.rows.filter { row in
      guard case .dog = layout.roles[row - 1] else { return false }
      return !isNameless(row)
    }
    return dogs.count { $0 < sheet.rowCount && isNameless($0 + 1) } >= 2
  }
}
