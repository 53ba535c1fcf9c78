import Civil
import Diagnostics
import Quantities
import Tabular

/// What stands in no week.
extension WeeklySheetReader {
  /// What no rule took: text stays a note, anything like money is asked about. Nothing goes unnamed.
  mutating func readLeftovers() {
    for row in 1..<sheet.rowCount + 1 {
      for column in sheet.columns(of: row) where cells.isOpen(row, column) {
        let text = sheet[row, column]
        switch mark(row, column) {
        case _ where isRowNumber(row, column):
          noteRowNumber(row, column)
        case _ where isKey(row): note(row, column, .note) { $0.reason = "explains a sign of the days" }
        case _ where isNumberOfWeek(row):
          note(row, column, .title) { $0.reason = "the number of the week below" }
        case _ where readTotalOfColumn(row, column): break
        case _ where isYearOverColumn(row, column):
          note(row, column, .header) { $0.reason = "a year over her figures" }
        case _ where text.isPageMark || LayoutFinder.namesFile(sheet[row: row]):
          note(row, column, .note) { $0.reason = "printed at the edge of a page" }
        case _ where LayoutFinder.isExample(sheet[row: row]):
          note(row, column, .note) { $0.reason = LayoutFinder.examples.meaning }
        case .amount where tellsOfDays(row), .unreadableAmount where tellsOfDays(row):
          note(row, column, .note) { $0.reason = "told of the day" }
        case .amount where EntryList.isNumberedCheque(text.raw) && !text.raw.holds("$"),
          .unreadableAmount where EntryList.isNumberedCheque(text.raw) && !text.raw.holds("$"):
          note(row, column, .note) { $0.reason = "how it was paid" }
        case _ where text.isLabelledSum:
          note(row, column, .total) { $0.reason = "one of her totals, not checked" }
        case _ where text.isJoined:
          note(row, column, .unrecognised) {
            $0.reason = "a row with other separators than the rest of the sheet"
            $0.question = CellQuestion(
              "“\(text.collapsed)” stands in one cell. Is it a row of its own?", [.justANote])
          }
        case .unreadableAmount
        where (text.hasLetter && !text.raw.holds("$")) || isDateInFull(text) || text.isSentence
          || isRemark(text):
          note(row, column, .note) { $0.reason = "text outside the days of a week" }
        case .amount where text.isSentence:
          note(row, column, .note) { $0.reason = "text outside the days of a week" }
        case .amount where isRateInList(row, column):
          note(row, column, .attribute) { $0.reason = "what a hike costs, in a list of the dogs" }
        case .amount where isInLineOfRates(row, column), .unreadableAmount where isInLineOfRates(row, column):
          note(row, column, .note) { $0.reason = "what a hike costs" }
        case .amount where isRowOfCounts(row), .unreadableAmount where isRowOfCounts(row):
          note(row, column, .note) { $0.reason = "a count, far below what a hike costs" }
        case .amount where addsUpRow(row, column):
          note(row, column, .total) { $0.reason = "the sum of this row" }
        case .amount where isInList(row, column), .unreadableAmount where isInList(row, column):
          noteListed(row, column)
        case .amount, .unreadableAmount: askOutside(row, column)
        case .dash: note(row, column, .ignored) { $0.reason = "a blank, written out" }
        case .status(let phrase):
          let date = dayAround(row, column)
          let closes = date != nil && Self.closes(phrase, text)
          let isInDays = layout.blocks.contains { $0.rows.contains(row) && $0.day(at: column) != nil }
          note(row, column, closes && isInDays && sheet[row: row].filledCount == 1 ? .status : .note) {
            $0.reason = date == nil ? "text outside the days of a week" : "said of the day, not of one dog"
            $0.date = date
            if closes { $0.status = phrase.status }
          }
        default:
          note(row, column, .note) { $0.reason = "text outside the days of a week" }
          askOfCorrection(below: row, column)
        }
      }
    }
    settleWhole()
    settleSummaries()
    settleTaxed()
  }

  /// Whether a text says of a day that nobody hikes, `SNOW DAY`; one word may be of the dog above it.
  private static func closes(_ phrase: StatusPhrase, _ text: CellText) -> Bool {
    [.off, .cancelled].contains(phrase.status) && text.words.count(where: \.hasLetter) > 1
  }

  /// Whether an amount stands among words that say neither that it came in nor for which dog: `gas $62.40 at Irving`.
  private func isRemark(_ text: CellText) -> Bool {
    guard text.words.count(where: \.hasLetter) >= 3, NoteGrammar.payment(text, prices) == nil,
      NoteGrammar.doubtful(text, paid: nil) == nil
    else { return false }
    let dogs = Set(weekNames.joined().lazy.map(\.folded))
    return !text.words.contains(where: dogs.contains)
  }

  /// Whether behind a text nothing stands but small whole numbers, three or more: `Booked,5,4,3,2,5`.
  private func isRowOfCounts(_ row: Int) -> Bool {
    guard usualAmount.cents > 1500, sheet[row: row].first?.hasLetter ?? false else { return false }
    let rest = sheet[row: row].filled.dropFirst()
    return rest.count >= 3 && rest.allSatisfy { Int($0.trimmed).map { (0..<15).contains($0) } ?? false }
  }

  /// Money in no day is asked about; beside the name of a dog it may have been paid for the week.
  private mutating func askOutside(_ row: Int, _ column: Int) {
    let text = sheet[row, column]
    let beside = weeks.indices.last { index in
      layout.blocks[index].nameColumn < column && weeks[index].dogRows.contains { $0.row == row }
    }
    let dog = beside.flatMap { index in
      columnsOfOthers[index].map { dogOfList(row, $0) } ?? weeks[index].dogRows.first { $0.row == row }?.dog
    }
    let monday = beside.flatMap { weeks[$0].monday }
    let money = dog == nil ? nil : text.amount.money
    note(row, column, .unrecognised) {
      $0.reason = "money outside the days of a week"
      $0.question = CellQuestion(
        "\(text.collapsed) stands in no day. What is it?", (money.map { [.paid($0)] } ?? []) + [.justANote])
      if money != nil { ($0.dog, $0.week) = (dog, monday) }
    }
  }

  /// How many dogs such a list has at most.
  private static let longestList = 200

  /// Whether a figure stands under "Rate" in a list of dogs beside the weeks: `Dog,Owner,Phone,Rate`.
  private func isRateInList(_ row: Int, _ column: Int) -> Bool {
    for above in stride(from: row - 1, to: max(row - Self.longestList, 0), by: -1) {
      guard layout.roles[above - 1] == .note else { return false }
      let head = sheet[row: above]
      if head.first?.isDogLabel ?? false, head.filledCount > 2 { return head[column: column].role == .rate }
    }
    return false
  }

  /// A figure outside the weeks that is what they all come to is one of her totals.
  private mutating func settleWhole() {
    let whole = weeks.reduce(Money.zero) { $0 + $1.paid }
    guard whole.cents > 0 else { return }
    for (index, role) in layout.roles.enumerated() {
      switch role {
      case .title, .note, .group: break
      default: continue
      }
      for column in sheet.columns(of: index + 1)
      where cells.kind(index + 1, column) == .unrecognised {
        guard case .amount(let amount) = mark(index + 1, column) else { continue }
        let isWhole = weeks.count > 1 && amount.money == whole
        let isBelow = amount.money == paid(inWeekTitled: index + 1)
        guard
          isWhole || isBelow || amount.money == paid(inWeekAbove: index + 1)
            || amount.money == paid(inSpanNamed: index + 1)
        else { continue }
        cells.change(index + 1, column) { reading in
          reading.kind = .total
          reading.amount = amount.money
          reading.question = nil
          reading.reason =
            isWhole
            ? "what all weeks come to"
            : "what the week \(isBelow ? "below" : "above"), or the span named beside it, comes to"
        }
        settleTax(index + 1, on: amount.money)
      }
    }
  }

  /// The HST on what weeks come to, and both together, in the same row.
  private mutating func settleTax(_ row: Int, on net: Money) {
    for column in sheet.columns(of: row) where cells.kind(row, column) == .unrecognised {
      guard case .amount(let amount) = mark(row, column) else { continue }
      let isTax = SalesTax.isTax([amount.money.cents], on: [net.cents])
      guard isTax || SalesTax.rates.contains(where: { SalesTax.isGross(amount.money, of: net, $0) }) else {
        continue
      }
      cells.change(row, column) { reading in
        (reading.kind, reading.amount, reading.question) = (.total, amount.money, nil)
        reading.reason = isTax ? "the HST on the sum beside it" : "the sum beside it, with HST"
      }
    }
  }

  /// A sum, its HST and both together beside each other in a row outside the weeks: what someone is to be billed.
  private mutating func settleTaxed() {
    for row in 1..<sheet.rowCount + 1 {
      let columns = sheet.columns(of: row).filter { cells.kind(row, $0) == .unrecognised }
      guard columns.count == 3, sheet[row: row].first?.hasLetter ?? false else { continue }
      let amounts = columns.compactMap { mark(row, $0).money }
      guard amounts.count == 3, amounts[1].cents > 0, amounts[0] + amounts[1] == amounts[2],
        SalesTax.isTax([amounts[1].cents], on: [amounts[0].cents])
      else { continue }
      cells.change(row, columns[0]) { reading in
        (reading.kind, reading.amount, reading.question) = (.total, amounts[0], nil)
        reading.reason = "a sum with its HST, not checked"
      }
      settleTax(row, on: amounts[0])
    }
  }

  /// Whether a row is of the weather or the trails and no dog's.
  private func tellsOfDays(_ row: Int) -> Bool {
    layout.roles[row - 1] == .note
      && (sheet[row: row].first.map { first in
        let name = first.folded.trimming(": ")
        return LayoutFinder.ofDays.set.contains(name) || LayoutFinder.notesOfDays.set.contains(name)
      } ?? false)
  }

  /// The day in whose column a cell stands amid the dogs of a week, right above or below them, or beside its title: `SNOW DAY`
  /// below `Wed`.
  func dayAround(_ row: Int, _ column: Int) -> CivilDate? {
    if let titled = layout.blocks.lastIndex(where: { $0.titleRows.contains(row) }) {
      return layout.blocks[titled].day(at: column).flatMap { date($0, titled) }
    }
    guard let index = layout.blocks.lastIndex(where: { $0.headerRow < row && $0.day(at: column) != nil }),
      let day = layout.blocks[index].day(at: column), let last = weeks[index].dogRows.last?.row,
      row <= last + 1
    else { return nil }
    return date(day, index)
  }

  /// What the dogs of the week paid whose title a row is; nil where few did.
  private func paid(inWeekTitled row: Int) -> Money? {
    paid(in: layout.blocks.indices.filter { layout.blocks[$0].titleRows.contains(row) })
  }

  /// What the dogs of the week paid that ends above a row; nil where few did.
  private func paid(inWeekAbove row: Int) -> Money? {
    guard let last = layout.blocks.indices.last(where: { layout.blocks[$0].headerRow < row }) else {
      return nil
    }
    // Two people's tables of one week stand below each other.
    return paid(
      in: layout.blocks.indices.filter { index in
        layout.blocks[index].headerRow == layout.blocks[last].headerRow
          || weeks[index].monday != nil && weeks[index].monday == weeks[last].monday
      })
  }

  /// What came in on the days of the month or in the week that a row begins with, `April,695`; nil where it begins with
  /// anything else.
  private func paid(inSpanNamed row: Int) -> Money? {
    let title = sheet[row: row].first?.title(layout.order)
    if let date = title?.date {
      let own = weeks.indices.filter { index in
        weeks[index].monday.map { date.date(inYear: date.year ?? $0.year)?.monday == $0 } ?? false
      }
      return paid(in: own)
    }
    guard case .month(let month, let year)? = title else { return nil }
    var (sum, years) = (Money.zero, Set<Int>())
    for week in weeks {
      for (row, _) in week.dogRows {
        for day in week.block.days {
          guard let date = week.monday.map(day.date), date.month == month, year == nil || year == date.year,
            let money = cells[row, day.column]?.countedAmount
          else { continue }
          sum += money
          years.insert(date.year)
        }
      }
    }
    return years.count == 1 ? sum : nil
  }

  private func paid(in own: [Int]) -> Money? {
    let paid = own.flatMap { index in dogRows(index).flatMap { self.paid($0, layout.blocks[index].days) } }
    return paid.count >= 3 ? own.reduce(Money.zero) { $0 + weeks[$1].paid } : nil
  }

  /// `2024-01-13`, as beside a payment; a price that a program shows as a date lies in 1900.
  private func isDateInFull(_ text: CellText) -> Bool {
    PartialDate(text.trimmed, order: layout.order)?.year.map { $0 > 1900 } ?? false
  }
}

extension CellText {
  /// Whether it names a sum and says it: `Week: $575`, `cash in envelope: $190`, `Gas $40`.
  var isLabelledSum: Bool {
    guard hasNumber, let sign = raw.firstIndex(where: { ":=$".contains($0) }) else { return false }
    let name = String(raw[..<sign]).trimmingSpaces
    let isNamed =
      raw[sign] == "$"
      ? TallyLabel.isTally(name, weeks: 1)
      : SummaryLabel(name) != nil || TurnedGrid.spans.set.contains(name.folded)
        || TallyLabel.isTally(name, weeks: 1)
    return isNamed && AmountGrammar.read(String(raw[sign...].drop { ":= ".contains($0) })) != .none
  }

  /// Whether it speaks of money and is none: `P = paid $25`, `Please pay by the 5th - $25 a hike`.
  var isSentence: Bool {
    let least = raw.first == "(" && raw.last == ")" ? 3 : 5
    return raw.holds("=") && hasLetter || words.count(where: \.hasLetter) >= least
      || LegendReader.isEntry(raw)
  }
}

extension WeeklySheetReader {
  /// Whether a figure stands in a list that people keep above, below or beside their weeks, and not beside the name of a
  /// dog that pays.
  func isInList(_ row: Int, _ column: Int) -> Bool { SideList.holds(sheet, row, column, isDog: hasPaid) }

  mutating func noteListed(_ row: Int, _ column: Int) {
    note(row, column, .total) { $0.reason = "in a list beside the weeks, not checked" }
  }
}
