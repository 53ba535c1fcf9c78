import Civil
import Diagnostics
import Quantities
import Tabular

/// Figures that are no money of a day by what the sheet itself reckons.
extension WeeklySheetReader {
  func text(_ row: Int, _ column: Int) -> String { sheet[row, column].raw }

  func location(_ row: Int, _ column: Int) -> Location { table.location(row: row, column: column) }

  /// Columns under headings of their own that the row totals beside them leave out: last year's figures, say. That is
  /// said once for each.
  mutating func leaveFigures() {
    for (column, blocks) in columnsAlike() {
      guard let first = blocks.first, !sheet[layout.blocks[first].headerRow, column].isBlank,
        isLeftOut(column, blocks)
      else { continue }
      for index in blocks { layout.blocks[index].columns[column] = .figure }
      let row = layout.blocks[first].headerRow
      log.append(
        Diagnostic(
          .warning, .columnLeft, at: location(row, column),
          "what stands under “\(sheet[row, column].collapsed)” is in no total of its row and is booked nowhere",
          hint: "if it was paid, write it into the days and read the sheet again"))
    }
  }

  /// Whether a column of amounts is no part of the totals of its rows, which are right without it.
  private func isLeftOut(_ column: Int, _ blocks: [Int]) -> Bool {
    var without = 0
    for index in blocks {
      let block = layout.blocks[index]
      guard let total = block.column(.rowTotal) else { return false }
      for row in dogRows(index) {
        guard let amount = figure(row, column), amount != .zero else { continue }
        let paid = paid(row, block.days).reduce(.zero, +)
        guard let stated = sum(row, total), stated != paid + amount else { return false }
        without += stated == paid ? 1 : 0
      }
    }
    return without >= 3
  }

  /// Reads what stands in a column of totals beside no dog: nothing at all, or below the dogs their sum.
  mutating func readTotalOfColumn(_ row: Int, _ column: Int) -> Bool {
    guard
      let index = layout.blocks.indices.first(where: {
        layout.blocks[$0].rows.contains(row)
          && [.rowTotal, .paid, .figure].contains(layout.blocks[$0].columns[column])
      })
    else { return false }
    if sum(row, column) == .zero || sheet[row, column].isUnseen {
      note(row, column, .total) { $0.reason = "a total without a dog" }
      return true
    }
    if isSumOfColumn(row, column, index) {
      note(row, column, .total) { $0.reason = "the sum of its column" }
      return true
    }
    // `,,,,,,new money,400`
    if sheet[row, layout.blocks[index].nameColumn].isBlank, let paid = figure(row, column), paid > .zero,
      paid == weeks[index].paid, dogRows(index).allSatisfy({ isNamelessBelow($0, row, index) })
    {
      note(row, column, .total) {
        $0.amount = paid
        $0.reason = "what the week comes to"
      }
      return true
    }
    guard layout.blocks[index].columns[column] == .rowTotal, case .amount(let amount) = mark(row, column),
      sheet[row: row].filledCount == 1, let last = dogRows(index).last, last < row,
      let label = SummaryLabel.week
    else { return false }
    note(row, column, .total) { $0.amount = amount.money }
    stated.append(
      StatedTotal(
        label: label, cell: CellReference(row: row, column: column), money: amount.money, week: index,
        date: nil, dog: nil))
    return true
  }

  /// Whether a row of dogs is above another one, or has no name.
  private func isNamelessBelow(_ row: Int, _ below: Int, _ index: Int) -> Bool {
    row < below || nameText(row, index).isBlank
  }

  /// Whether a figure above a heading or another year is a year that heads a column of figures: `2013,2012,+/-`.
  func isYearOverColumn(_ row: Int, _ column: Int) -> Bool {
    func isYear(_ text: CellText) -> Bool {
      text.trimmed.utf8.count == 4 && Int(text.trimmed).map(PartialDate.years.contains) ?? false
    }
    let texts = sheet[row: row].filled
    guard isYear(sheet[row, column]), row < layout.roles.count, layout.roles[row] == .header,
      texts.count(where: isYear) >= 2
    else { return false }
    return texts.allSatisfy { isYear($0) || !$0.hasNumber }
  }

  /// `US$20` or `£30` amid the money of the sheet is booked as read, and asked about.
  mutating func askForForeignMoney() {
    let signs = WrittenNumber.otherCurrencies
    func isForeign(_ text: CellText) -> Bool {
      text.raw.contains(where: signs.contains) || AmountWords.foreign.words.contains(where: text.folded.holds)
    }
    guard sheet.texts.all.contains(where: isForeign) else { return }
    let paid = cells.inOrder().filter { $0.kind == .payment && $0.amount != nil }
    let foreign = paid.filter { isForeign(sheet[$0.cell.row, $0.cell.column]) }
    guard foreign.count * 4 <= paid.count else { return }
    for cell in foreign where cell.question == nil {
      guard let amount = cell.amount else { continue }
      cells.change(cell.cell.row, cell.cell.column) {
        $0.confidence = .assumed
        $0.reason = "in another currency than the rest; booked as read meanwhile"
        $0.question = CellQuestion(
          "“\($0.raw.collapsingSpaces)” is in another currency. What was it worth?",
          [.paid(amount), .justANote])
      }
    }
  }

  /// Amounts in pounds or euros that are not asked about are taken as they stand, which is said once.
  mutating func reportCurrency() {
    let signs = WrittenNumber.otherCurrencies
    guard sheet.texts.all.contains(where: { $0.raw.contains(where: signs.contains) }),
      let paid = cells.inOrder().first(where: {
        $0.kind == .payment && $0.question == nil && $0.raw.contains(where: signs.contains)
      })
    else { return }
    log.append(
      Diagnostic(
        .warning, .otherCurrency, at: location(paid.cell.row, paid.cell.column),
        "amounts are in \(paid.raw.first(where: signs.contains).map(String.init) ?? "another currency"); the book takes them as they stand, in its one currency",
        hint: "if only some are, write those as what came in",
        excerpt: table.excerpt(row: paid.cell.row, column: paid.cell.column)))
  }

  /// What dogs are charged is none of what came in: where nothing else is written, that is said once.
  mutating func reportCharges() {
    guard weeks.allSatisfy({ $0.paid == .zero }) else { return }
    for (index, block) in layout.blocks.enumerated() {
      let column = block.columns.keys.sorted().first { column in
        ColumnLabels.charges.set.contains(sheet[block.headerRow, column].folded)
          && dogRows(index).contains { mark($0, column).isAmount }
      }
      guard let column else { continue }
      log.append(
        Diagnostic(
          .warning, .chargesLeft, at: location(block.headerRow, column),
          "what stands under “\(sheet[block.headerRow, column].collapsed)” is charged and is booked nowhere",
          hint: "if it was paid, call the column “Paid” and read the sheet again"))
      return
    }
  }

  mutating func noteOpenCharge(_ row: Int, _ column: Int, _ index: Int, _ label: String) {
    let day = layout.blocks[index].day(at: column + 1)
    let (date, monday) = (day.flatMap { self.date($0, index) }, weeks[index].monday)
    note(row, column, .scheduled) {
      ($0.dog, $0.date, $0.week, $0.status) = (label, date, monday, .unpaid)
      $0.confidence = .inferred
      $0.reason = "charged, and nothing came in"
    }
  }

  /// Whether what was charged for a day stands right before the column of what came in, which is empty.
  func isOpenCharge(_ row: Int, _ column: Int, _ index: Int) -> Bool {
    let block = layout.blocks[index]
    func isCharge(_ column: Int) -> Bool {
      block.headerRows.contains { sheet[$0, column].headsCharge }
    }
    // One column of debts before the first day is of none.
    return block.day(at: column + 1) != nil && sheet[row, column + 1].isBlank && mark(row, column).isAmount
      && isCharge(column) && block.days.count { isCharge($0.column - 1) } > 1
  }

  /// Whether a figure in a row without a name is what its column comes to, be it one amount only where others of the row
  /// add up several.
  private func isSumOfColumn(_ row: Int, _ column: Int, _ index: Int) -> Bool {
    guard sheet[row, layout.blocks[index].nameColumn].isBlank, addsUp(row, column, index) > 0 else {
      return false
    }
    return sheet.columns(of: row).contains { addsUp(row, $0, index) > 1 }
  }

  /// How many amounts above it a figure adds up; 0 where it is not their sum.
  func addsUp(_ row: Int, _ column: Int, _ index: Int) -> Int {
    guard let stated = figure(row, column) else { return 0 }
    let amounts = dogRows(index).filter { $0 < row && !otherRows.areas.contains($0) }.compactMap {
      figure($0, column)
    }
    return amounts.reduce(.zero, +) == stated ? amounts.count : 0
  }

  /// A heading inside the list of dogs; `= $426` below them is what the week comes to.
  mutating func readGroup(_ row: Int) {
    if readLineBelow(row) { return }
    let week = layout.blocks.indices.last { layout.blocks[$0].rows.contains(row) }
    for column in sheet.columns(of: row) {
      let text = sheet[row, column].trimmed
      guard text.hasPrefix("="), let week,
        case .amount(let amount) = AmountGrammar.read(String(text.dropFirst())),
        amount.money == weeks[week].paid, amount.money > .zero
      else {
        note(row, column, .header)
        continue
      }
      note(row, column, .total) { $0.amount = amount.money }
    }
  }

  /// Whether an amount ends a sheet that was torn off there: the `$2` of a last row `Bramble,,$2`, where hikes cost $25.
  func isCutOff(_ row: Int, _ column: Int, _ amount: WrittenAmount) -> Bool {
    guard row == sheet.rowCount, amount.money.cents > 0, amount.money < usualAmount,
      let record = table.records.last, record.fields.count == column,
      usualAmount.description.hasPrefix(String(amount.money.cents / 100)),
      prices.halves(amount.money.cents) == nil
    else { return false }
    let others = table.records.dropLast().suffix(Self.longestFoot).filter { !$0.isBlank }
    return !others.isEmpty && others.allSatisfy { $0.fields.count > column }
  }

  /// What stands behind the sign in `3 x 28 = 84`, where that is right.
  func workedOut(_ row: Int, _ column: Int) -> Money? {
    let sides = sheet[row, column].folded.split(separator: "=")
    guard sides.count == 2, case .amount(let result) = AmountGrammar.read(String(sides[1]).trimmingSpaces)
    else {
      return nil
    }
    let factors = sides[0].split { "x×*@".contains($0) }.map { part -> Money? in
      if case .amount(let amount) = AmountGrammar.read(String(part).trimmingSpaces) { return amount.money }
      return Int(part.filter { $0 != " " }).map { Money(cents: $0 * 100) }
    }
    guard factors.count == 2, let count = factors[0], let price = factors[1], count.cents % 100 == 0,
      price.cents * (count.cents / 100) == result.money.cents
    else { return nil }
    return result.money
  }
}
