import Civil
import Diagnostics
import Quantities
import Tabular

extension WeeklySheetReader {
  /// The columns beside the days: notes, row totals, and what is written about the dog and its owner.
  mutating func readBeside(_ row: Int, _ index: Int, _ label: String) {
    for (column, role) in layout.blocks[index].columns.sorted(by: { $0.key < $1.key }) {
      switch role {
      case .notes: readNote(row, column, index, label)
      case .rowTotal: readRowTotal(row, column, index, label)
      case .paid: readPaid(row, column, index, label)
      case .number: note(row, column, .attribute)
      case .other: note(row, column, .attribute) { $0.dog = label }
      case .owner, .phone, .email, .address, .region, .rate:
        note(row, column, .attribute) { $0.dog = label }
        learn(role, text(row, column).collapsingSpaces, label)
      }
    }
  }

  private mutating func learn(_ role: ColumnRole, _ text: String, _ label: String) {
    guard !text.isEmpty, let index = dogs.firstIndex(where: { $0.label == label }) else { return }
    switch role {
    case .owner: dogs[index].owner = text
    case .phone: dogs[index].phone = text
    case .email: dogs[index].email = text
    case .address: dogs[index].address = text
    case .region: dogs[index].region = text
    case .rate: if case .amount(let rate) = AmountGrammar.read(text) { dogs[index].rate = rate.money }
    case .notes, .rowTotal, .paid, .number, .other: break
    }
  }

  private mutating func readNote(_ row: Int, _ column: Int, _ index: Int, _ label: String) {
    guard !table[row: row][column: column].isBlank else { return }
    let monday = weeks[index].monday
    let meaning = NoteGrammar.read(text(row, column), week: monday)
    note(row, column, .note) { reading in
      reading.dog = label
      reading.week = monday
      reading.note = reading.raw.collapsingSpaces
      guard let meaning else { return }
      if meaning.isNextWeek { reading.comingStatus = meaning.status } else { reading.status = meaning.status }
      reading.days = meaning.days
      reading.confidence = .inferred
      reading.reason = meaning.days.isEmpty ? "" : "for " + Self.spoken(meaning.days)
    }
    // Money typed into the Notes column belongs to no day; it waits for an answer.
    guard case .amount(let amount) = AmountGrammar.read(text(row, column)), !amount.isBare,
      !amount.hasRemark
    else { return }
    let cell = CellReference(row: row, column: column)
    let spoken = text(row, column).collapsingSpaces
    cells[cell]?.question = CellQuestion(
      "The note says “\(spoken)”. Is it money that stands in no day?", [.paid(amount.money), .justANote])
    cells[cell]?.reason = "an amount in the notes: a payment of its own, or one that a day shows already?"
  }

  /// What was paid for a week whose days hold marks only is in no day: it waits for an answer.
  private mutating func readPaid(_ row: Int, _ column: Int, _ index: Int, _ label: String) {
    let hasMoney = layout.blocks[index].days.contains { day in
      if case .amount = mark(row, day.column) { true } else { false }
    }
    guard !hasMoney, case .amount(let amount) = mark(row, column) else {
      return note(row, column, .attribute) { $0.dog = label }
    }
    let monday = weeks[index].monday
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

  static func spoken(_ days: [CivilDate]) -> String {
    guard let first = days.first, let last = days.last else { return "" }
    if days.count == 1 { return first.shortText }
    if days.count > 2, first.days(until: last) == days.count - 1 {
      return "\(first.shortText) to \(last.shortText)"
    }
    return days.count > 5
      ? "\(first.shortText) to \(last.shortText)" : days.map(\.shortText).joined(separator: ", ")
  }

  private mutating func readRowTotal(_ row: Int, _ column: Int, _ index: Int, _ label: String) {
    note(row, column, .total) { $0.dog = label }
    guard case .amount(let amount) = AmountGrammar.read(text(row, column)),
      let label0 = SummaryLabel("week total")
    else { return }
    stated.append(
      StatedTotal(
        label: label0, cell: CellReference(row: row, column: column), money: amount.money, week: index,
        date: nil, dog: label))
  }

  /// Figures that are no money of a day.
  mutating func readTally(_ row: Int) {
    for column in table[row: row].fields.indices.map({ $0 + 1 }) {
      let isFigure = text(row, column).contains { $0.isNumber }
      let isFirst = table[row: row].fields.prefix(column - 1).allSatisfy(\.isBlank)
      note(row, column, isFirst || isFigure ? .total : .note) { $0.reason = "one of her counts, not checked" }
    }
  }

  /// Her total rows and the lines of the month summary.
  mutating func readTotals() {
    for (index, role) in layout.roles.enumerated() {
      guard case .total(let block, let label) = role else { continue }
      let row = index + 1
      var isLabelled = false
      for column in table[row: row].fields.indices.map({ $0 + 1 })
      where !table[row: row][column: column].isBlank {
        guard isLabelled else {
          isLabelled = true
          note(row, column, .total)
          continue
        }
        readTotal(row, column, block, label)
      }
    }
  }

  private mutating func readTotal(_ row: Int, _ column: Int, _ block: Int?, _ label: SummaryLabel) {
    let reading = AmountGrammar.read(text(row, column))
    guard case .amount(let amount) = reading else {
      note(row, column, reading == .none ? .note : .total) { $0.reason = "beside one of her totals" }
      return
    }
    note(row, column, .total) { $0.amount = amount.money }
    let sides = layout.blocks.indices.filter { index in
      block.map { layout.blocks[index].headerRow == layout.blocks[$0].headerRow } ?? false
    }
    let side = sides.last {
      layout.blocks[$0].nameColumn <= column && (layout.blocks[$0].days.first?.column ?? 0) <= column
    }
    let week = side ?? sides.last
    let day = label.scope == .week ? week.flatMap { layout.blocks[$0].day(at: column) } : nil
    stated.append(
      StatedTotal(
        label: label, cell: CellReference(row: row, column: column), money: amount.money, week: week,
        date: day.flatMap { day in week.flatMap { date(day, $0) } }, dog: nil))
  }
}
