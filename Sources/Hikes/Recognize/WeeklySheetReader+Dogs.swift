import Civil
import Diagnostics
import Quantities
import Tabular

extension WeeklySheetReader {
  /// One row: one dog in the week or the weeks side by side that it belongs to, or a dog for each where the
  /// column of names is repeated.
  mutating func readDogRow(_ row: Int, _ blocks: [Int]) {
    for column in Set(blocks.map { layout.blocks[$0].nameColumn }).sorted() {
      readDog(row, blocks.filter { layout.blocks[$0].nameColumn == column })
    }
  }

  private mutating func readDog(_ row: Int, _ blocks: [Int]) {
    guard let first = blocks.first else { return }
    let block = layout.blocks[first]
    let end =
      layout.blocks.filter { $0.headerRow == block.headerRow }.map(\.nameColumn)
      .filter { $0 > block.nameColumn }.min() ?? Int.max
    let name = text(row, block.nameColumn).collapsingSpaces
    guard !name.isEmpty else { return readNamelessRow(row, blocks) }
    if isRowOfSums(row, blocks) { return readSums(row, blocks) }
    let label = self.label(name, row, blocks)
    for index in blocks {
      weeks[index].dogRows.append((row, label))
      readDays(row, index, label)
      readBeside(row, index, label)
    }
    note(row, block.nameColumn, .dog) { $0.dog = label }
    // A cell that no column claims: words stay with the dog, money is asked about.
    for column in table[row: row].fields.indices.map({ $0 + 1 }) where column < end {
      if case .text = mark(row, column) { note(row, column, .note) { $0.dog = label } }
    }
  }

  /// The dog's label: its name as first written, with what tells it apart from another of the same name.
  private mutating func label(_ name: String, _ row: Int, _ blocks: [Int]) -> String {
    let block = layout.blocks[blocks[0]]
    let owner = block.column(.owner).map { text(row, $0).collapsingSpaces } ?? ""
    var key = name.folded + "\u{0}" + owner.folded
    if let earlier = labels[key], let other = weeks[blocks[0]].dogRows.first(where: { $0.dog == earlier }) {
      let isEmpty = block.days.allSatisfy { table[row: row][column: $0.column].isBlank }
      if !isEmpty {
        key += "\u{0}2"
        log.append(
          Diagnostic(
            .warning, .sameNameTwice, at: location(row, block.nameColumn),
            "“\(name)” stands in row \(other.row) of this week already; both are kept as two dogs",
            hint: "tell them apart by a second name, such as “\(name) GR”",
            excerpt: table.excerpt(row: row, column: block.nameColumn)))
      }
    }
    if let known = labels[key] { return known }
    let isShared = dogs.contains { $0.name.folded == name.folded }
    let mark = key.hasSuffix("\u{0}2") ? "2" : owner
    let label = isShared && !mark.isEmpty ? "\(name) (\(mark))" : name
    labels[key] = label
    var dog = SheetDog(label: label, name: name)
    dog.owner = owner
    dogs.append(dog)
    return label
  }

  private mutating func readNamelessRow(_ row: Int, _ blocks: [Int]) {
    if isRowOfSums(row, blocks) { return readSums(row, blocks) }
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

  /// A row that adds up the days above it.
  private mutating func readSums(_ row: Int, _ blocks: [Int]) {
    for column in table[row: row].fields.indices.map({ $0 + 1 }) {
      let isName = blocks.contains { layout.blocks[$0].nameColumn == column }
      guard case .amount(let amount) = mark(row, column) else {
        if isName { note(row, column, .total) { $0.reason = "the name of her sums" } }
        continue
      }
      note(row, column, .total) {
        $0.amount = amount.money
        $0.reason = "the sum of the days above it"
      }
    }
  }

  /// The day cells of one dog and week: each by itself, then what only the row as a whole can tell.
  private mutating func readDays(_ row: Int, _ index: Int, _ label: String) {
    let days = layout.blocks[index].days
    var marks: [CellMark] = []
    for day in days { marks.append(mark(row, day.column)) }
    let phrase = phraseAcross(row, days, &marks)
    let moneyDays = zip(days, marks).compactMap { day, mark -> Weekday? in
      if case .amount = mark { day.weekday } else { nil }
    }
    for (day, mark) in zip(days, marks) {
      guard mark != .blank else { continue }
      var reading = CellReading(
        cell: CellReference(row: row, column: day.column), raw: text(row, day.column), kind: .note)
      reading.dog = label
      reading.date = date(day, index)
      reading.week = weeks[index].monday
      if let phrase, case .text = mark {
        apply(phrase, to: &reading, index, isPartOfPhrase: true)
      } else {
        apply(mark, to: &reading, day, index, moneyDays: moneyDays)
      }
      keep(reading)
      weeks[index].paid += reading.countedAmount ?? .zero
      report(mark, row, day)
    }
  }

  /// Words that say something only together, such as `Off,This,,Week`.
  private func phraseAcross(_ row: Int, _ days: [DayColumn], _ marks: inout [CellMark]) -> StatusPhrase? {
    let words = days.indices.filter { index in
      switch marks[index] {
      case .text, .status: true
      default: false
      }
    }
    guard words.count > 1, words.contains(where: { marks[$0] == .text }) else { return nil }
    let joined = words.map { text(row, days[$0].column) }.joined(separator: " ")
    guard let phrase = StatusGrammar.read(joined) else { return nil }
    for index in words { marks[index] = .text }
    return phrase
  }

  private func apply(
    _ phrase: StatusPhrase, to reading: inout CellReading, _ index: Int, isPartOfPhrase: Bool
  ) {
    reading.kind = .status
    reading.status = phrase.status
    if let monday = weeks[index].monday {
      reading.days = NoteGrammar.dates(
        phrase.span, week: monday, unspecified: reading.date.map { [$0] } ?? [])
    }
    if isPartOfPhrase {
      reading.reason = "part of a phrase across the row"
      reading.confidence = .inferred
      if phrase.span == .unspecified { reading.days = reading.date.map { [$0] } ?? [] }
    }
  }

  private func apply(
    _ mark: CellMark, to reading: inout CellReading, _ day: DayColumn, _ index: Int, moneyDays: [Weekday]
  ) {
    switch mark {
    case .blank, .dash:
      reading.kind = .ignored
      reading.reason = "a blank, written out"
    case .amount(let amount):
      reading.kind = .payment
      reading.amount = amount.money
      reading.method = amount.method
      if amount.hasRemark { reading.note = reading.raw.collapsingSpaces }
      guard usualAmount.cents > 0, amount.money.cents >= usualAmount.cents * 15 else { break }
      reading.confidence = .assumed
      reading.reason = "far above what a hike costs here; booked as read meanwhile"
      reading.question = CellQuestion(
        "Were \(amount.money.dollars) paid for one day?", [.paid(amount.money), .hikedUnpaid, .justANote])
    case .doubtful(let amount):
      reading.kind = .payment
      reading.amount = amount.money
      reading.method = amount.method
      reading.confidence = .assumed
      reading.reason = "an amount of which the sheet is not sure; booked as read meanwhile"
      reading.question = CellQuestion(
        "“\(reading.raw.collapsingSpaces)”: what was paid?", [.paid(amount.money), .hikedUnpaid, .justANote])
    case .unreadableAmount:
      reading.kind = .unrecognised
      reading.reason = "looks like an amount and is none"
      reading.question = CellQuestion(
        "“\(reading.raw.collapsingSpaces)” is not an amount. What was paid?",
        (AmountGrammar.likely(reading.raw).map { [.paid($0)] } ?? []) + [.hikedUnpaid, .justANote])
    case .paid(let method):
      reading.kind = .payment
      reading.method = method
      reading.confidence = .inferred
      reading.reason = "paid, the amount is not written: the usual rate"
    case .mark where marksMeanHikes:
      reading.kind = .scheduled
      reading.confidence = .inferred
      reading.reason = "marked without money, as is this sheet's way: on the hike, not paid"
    case .mark:
      reading.kind = .status
      reading.status = .cancelled
      reading.confidence = .assumed
      reading.reason = "a lone “\(reading.raw.trimmingSpaces)”: cancelled, or on the hike and not paid?"
      reading.question = CellQuestion(
        "What does the “\(reading.raw.trimmingSpaces)” mean?",
        [.status(.cancelled), .hikedUnpaid, .justANote])
    case .doubt:
      reading.kind = .scheduled
      reading.status = .tentative
      reading.confidence = .inferred
    case .status(let phrase): applyStatus(phrase, to: &reading, day, index, moneyDays: moneyDays)
    case .text: reading.reason = "words in a day that say nothing certain about it"
    }
  }

  private func applyStatus(
    _ phrase: StatusPhrase, to reading: inout CellReading, _ day: DayColumn, _ index: Int,
    moneyDays: [Weekday]
  ) {
    apply(phrase, to: &reading, index, isPartOfPhrase: false)
    switch phrase.status {
    case .unpaid:
      reading.kind = .scheduled
    case .tentative:
      reading.kind = .scheduled
    case .rescheduled:
      reading.days = []
      let usual = paidDays[(reading.dog ?? "").folded] ?? [:]
      let other = moneyDays.filter { $0 != day.weekday }
      let strange = other.filter { (usual[$0] ?? 0) <= 1 }
      let target = phrase.target ?? (other.count == 1 ? other[0] : strange.count == 1 ? strange[0] : nil)
      guard let target, target != day.weekday else {
        reading.reason =
          other.isEmpty
          ? "moved, but no other day of the week shows where to" : "moved to one of several days"
        let choices = other.isEmpty ? Weekday.workdays.filter { $0 != day.weekday } : other
        reading.question = CellQuestion(
          "To which day was it switched?", choices.map { .moved($0) } + [.status(.cancelled)])
        return
      }
      reading.movedTo = weeks[index].monday.map { Week(containing: $0).date(of: target) }
      reading.confidence = phrase.target == nil ? .inferred : .read
      reading.reason =
        "moved to \(target.fullName)" + (phrase.target == nil ? ", where the money stands" : "")
    default:
      if phrase.isTentative {
        reading.question = CellQuestion(
          "“\(reading.raw.collapsingSpaces)”: was it so?", [.status(phrase.status), .hikedUnpaid, .justANote])
        reading.reason = "written with a question mark"
      }
    }
  }

  private mutating func report(_ mark: CellMark, _ row: Int, _ day: DayColumn) {
    guard mark == .unreadableAmount else { return }
    let raw = text(row, day.column).trimmingSpaces
    log.append(
      Diagnostic(
        .warning, .unreadableAmount, at: location(row, day.column), "“\(raw)” is not an amount",
        hint: "if it means 20.00, write 20; until then the cell waits in review.csv",
        excerpt: table.excerpt(row: row, column: day.column)))
  }
}
