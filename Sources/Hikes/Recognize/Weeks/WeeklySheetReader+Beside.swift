import Civil
import Diagnostics
import Quantities
import Tabular

extension WeeklySheetReader {
  /// The columns beside the days: notes, row totals, and what is written about the dog and its owner.
  mutating func readBeside(_ row: Int, _ index: Int, _ label: String) {
    for (column, role) in places[index].columns {
      switch role {
      case .notes: readNote(row, column, index, label)
      case .rowTotal where places[index].columns.contains(where: { $0.role == .tax && $0.column < column }):
        note(row, column, .total) {
          $0.dog = label
          $0.reason = "with HST, not checked"
        }
      case .rowTotal: readRowTotal(row, column, index, label)
      case .tax:
        // An accountant's `H15` is no sum.
        let isCode = sheet[row, column].hasLetter && sheet[row, column].amount == .none
        note(row, column, isCode ? .attribute : .total) {
          $0.dog = label
          if !isCode { $0.reason = "HST, not checked" }
        }
      case .figure where isPaidOnDay(row, column, index), .other where isPaidOnDay(row, column, index):
        readPaid(row, column, index, label)
      case .figure where isOpenCharge(row, column, index), .other where isOpenCharge(row, column, index):
        noteOpenCharge(row, column, index, label)
      case .figure:
        let (isFigure, monday) = (hasFigure(row, column), weeks[index].monday)
        note(row, column, isFigure ? .total : .note) {
          $0.dog = label
          if isFigure { $0.reason = "one of her figures, not checked" } else { $0.week = monday }
        }
      case .monthTotal: readMonthTotal(row, column, index, label)
      case .paid: readPaid(row, column, index, label)
      case .number: note(row, column, .attribute)
      case .other:
        note(row, column, .attribute) { $0.dog = label }
        takeMethod(row, column, index)
      case .owner, .phone, .email, .address, .region, .rate:
        note(row, column, .attribute) { $0.dog = label }
        learn(role, told(row, column, role, index), label)
      }
    }
  }

  /// A day that has no column and its amount, `Wed 28`, in a column beside the days that nothing else explains.
  mutating func readDayInCell(_ row: Int, _ column: Int, _ blocks: [Int], _ label: String) -> Bool {
    guard blocks.count == 1, let index = blocks.first, let monday = weeks[index].monday,
      let (weekday, text) = EntryList.dayInCell(sheet[row, column].raw),
      layout.blocks[index].days.allSatisfy({ $0.weekday != weekday || sheet[row, $0.column].isBlank })
    else { return false }
    let date = monday.adding(days: weekday.rawValue - 1)
    switch CellMark(text) {
    // "Wed 8" is the 8th.
    case .amount(let amount)
    where prices.halves(amount.money.cents) != nil && amount.money.cents != date.day * 100:
      weeks[index].paid += amount.money
      note(row, column, .payment) {
        ($0.amount, $0.method) = (amount.money, amount.method)
      }
    case .status(let phrase):
      note(row, column, .status) { $0.status = phrase.status }
    default: return false
    }
    cells.change(row, column) {
      ($0.dog, $0.date, $0.week) = (label, date, monday)
      $0.confidence = .inferred
      $0.reason = "for \(date.shortText), the day beside it"
    }
    return true
  }

  mutating func learn(_ role: ColumnRole, _ cell: CellText, _ label: String) {
    let text = cell.collapsed
    guard !text.isEmpty else { return }
    names.learn(label) { dog in
      switch role {
      case .owner: dog.owner = text.hasPrefix("(") ? text.trimming("() ") : text
      case .phone: dog.phone = text
      case .email: dog.email = text
      case .address: if !cell.isTimeOfDay { dog.address = text }
      case .region: dog.region = text
      case .rate: if case .amount(let rate) = cell.amount { dog.rate = rate.money }
      case .notes, .rowTotal, .monthTotal, .tax, .paid, .figure, .number, .other: break
      }
    }
  }

  /// The day that the heading of a column of what was paid names, `Pd Fri`.
  private func payday(_ column: Int, _ index: Int) -> DayColumn? {
    let block = layout.blocks[index]
    let named = block.headerRows.flatMap { sheet[$0, column].words }.compactMap { Weekday(name: $0) }.first
    return named.flatMap { day in block.days.first { $0.weekday == day } }
  }

  /// What was paid for a week whose days hold marks only is in no day: it waits for an answer.
  private mutating func readPaid(_ row: Int, _ column: Int, _ index: Int, _ label: String) {
    let hasMoney = layout.blocks[index].days.contains { day in
      mark(row, day.column).isAmount
    }
    let isCharged = chargedBlocks.contains(index)
    guard !hasMoney || isCharged, case .amount(let amount) = mark(row, column) else {
      let isWord = [.text].contains(mark(row, column)) || sheet[row, column].status != nil
      return note(row, column, isWord ? .note : .attribute) { $0.dog = label }
    }
    if isSumOfMarks(amount.money, row, index) || areSumsOfMarks(column, index) {
      return note(row, column, .total) { $0.dog = label }
    }
    if paidFlags[index]?[row] == .unpaid, !isCharged {
      return note(row, column, .total) {
        $0.dog = label
        $0.reason = "not paid, as stands beside it"
      }
    }
    let monday = weeks[index].monday
    // Where no day of its row holds money, the column called so is where it stands.
    let isHeaded = layout.blocks[index].headerRows.contains { sheet[$0, column].role == .paid }
    let hike = layout.blocks[index].days.first {
      let mark = mark(row, $0.column)
      // "x = hiked, pays Friday"
      return mark == .mark || isCharged && mark.isAmount || isHeaded && mark == .status(.whole(.unpaid))
    }
    // "Pd Fri"
    let payday = self.payday(column, index)
    if !hasDayMoney || isCharged || isHeaded,
      let date = hike.flatMap({ date(payday ?? $0, index) })
    {
      weeks[index].paid += amount.money
      return note(row, column, .payment) {
        $0.dog = label
        $0.week = monday
        $0.date = date
        $0.amount = amount.money
        $0.method = amount.method
        $0.isFromNotes = true
        $0.confidence = .inferred
        $0.reason =
          "paid for the week, booked on \(payday == nil ? "its first hike" : "the day that its heading names")"
      }
    }
    note(row, column, .unrecognised) {
      $0.dog = label
      $0.week = monday
      $0.amount = amount.money
      $0.reason = "paid for the week, and in no day"
      $0.question = CellQuestion(
        "\(amount.money.dollars) stands beside the days. Was it paid for this week?",
        [.paid(amount.money), .justANote])
    }
  }

  /// Whether money beside the days is what their marks for "paid" come to, at one price each, over the weeks side by side.
  private func isSumOfMarks(_ money: Money, _ row: Int, _ index: Int) -> Bool {
    let count = places[index].beside.reduce(0) { count, other in
      count + layout.blocks[other].days.count { if case .paid = mark(row, $0.column) { true } else { false } }
    }
    return count > 0 && money.cents % count == 0 && (1000...15_000).contains(money.cents / count)
  }

  /// Whether three rows of a column or more have such sums, and most of them.
  private func areSumsOfMarks(_ column: Int, _ index: Int) -> Bool {
    let sums = dogRows(index).compactMap { row in figure(row, column).map { isSumOfMarks($0, row, index) } }
    return sums.count(where: \.self) >= 3 && sums.count(where: \.self) * 2 > sums.count
  }

  static func spoken(_ days: [CivilDate]) -> String {
    guard let first = days.first, let last = days.last else { return "" }
    if days.count == 1 { return first.shortText }
    if days.count > 2, first.days(until: last) == days.count - 1 {
      return "\(first.shortText) to \(last.shortText)"
    }
    return days.count > 5
      ? "\(first.shortText) to \(last.shortText)" : days.map(\.shortText).joined(separator: ", ")
  }

  private func hasFigure(_ row: Int, _ column: Int) -> Bool {
    let text = sheet[row, column]
    return text.hasNumber || text.isUnseen || mark(row, column) == .dash
  }

  private mutating func readRowTotal(_ row: Int, _ column: Int, _ index: Int, _ label: String) {
    let isUnseen = sheet[row, column].isUnseen
    // A line drawn there adds up nothing.
    if sheet[row, column].isRule, !isUnseen {
      return note(row, column, .note) { $0.reason = "nothing" }
    }
    note(row, column, .total) {
      $0.dog = label
      if isUnseen { $0.reason = "a total that the program could not show" }
    }
    guard case .amount(let amount) = sheet[row, column].amount, let week = SummaryLabel.week else { return }
    stated.append(
      StatedTotal(
        label: week, cell: CellReference(row: row, column: column), money: amount.money, week: index,
        date: nil, dog: label))
  }

  /// A dog's total over the weeks side by side, held against its own cells.
  private mutating func readMonthTotal(_ row: Int, _ column: Int, _ index: Int, _ label: String) {
    var sum = Money.zero
    for other in places[index].beside
    where layout.blocks[other].nameColumn == layout.blocks[index].nameColumn {
      for day in layout.blocks[other].days {
        if case .amount(let amount) = mark(row, day.column) { sum += amount.money }
      }
    }
    let stated = sheet[row, column].amount
    note(row, column, .total) {
      $0.dog = label
      guard case .amount(let amount) = stated else { return }
      $0.amount = amount.money
      if amount.money != sum { $0.reason = "the days of this row add up to \(sum.dollars)" }
    }
  }

  /// Figures that are no money of a day, and what stands beside them; a row without any is a note.
  mutating func readTally(_ row: Int) {
    let record = sheet[row: row]
    let hasFigure = record.filled.contains(where: isFigure)
    for column in sheet.columns(of: row) where cells.isOpen(row, column) {
      let isName = hasFigure && record.cells.prefix(column - 1).allSatisfy(\.isBlank)
      note(row, column, isName || isFigure(sheet[row, column]) ? .total : .note) {
        $0.reason = "one of her counts, not checked"
      }
    }
  }

  /// Whether a text counts something: neither a telephone number nor an address does.
  private func isFigure(_ text: CellText) -> Bool {
    text.hasNumber && !AmountGrammar.isPhone(text.folded)
      && (text.words.count(where: \.hasLetter) < 2
        || text.words.first.map { Weekday(name: $0) != nil } ?? false)
  }
}
