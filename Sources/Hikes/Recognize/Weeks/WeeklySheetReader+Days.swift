import Civil
import Diagnostics
import Quantities
import Tabular

extension WeeklySheetReader {
  /// The day cells of one dog and week: each by itself, then what only the row as a whole can tell.
  mutating func readDays(_ row: Int, _ index: Int, _ label: String) {
    let days = layout.blocks[index].days
    var marks = days.map {
      unlessClosed(settled(ticked(priced(row, $0.column), $0.column, index), row, index), $0.column, index)
    }
    carryOn(row, days, &marks)
    let phrase = phraseAcross(row, days, &marks)
    let payer = marksMeanHikes ? nil : payer(of: marks, days)
    var paidOffsets: Set<Int> = []
    let doubled = places[index].hasHalves ? Self.doubledDays(days, marks) : []
    var readings: [CellReading] = []
    readings.reserveCapacity(days.count)
    for (day, mark) in zip(days, marks) {
      if case .blank = mark { continue }
      var reading = CellReading(
        cell: CellReference(row: row, column: day.column), raw: text(row, day.column), kind: .note)
      reading.dog = label
      reading.date = date(day, index)
      reading.week = weeks[index].monday
      let cell = sheet[row, day.column]
      let payerAhead =
        saysPaid(mark, cell)
        ? payingDay(day.column, row, index, marks)?.fullName
          ?? payingDate(cell, label, reading.date)?.longText
        : companion(mark, cell, day, index)
      if let payerAhead {
        reading.kind = .scheduled
        reading.confidence = .inferred
        reading.reason = "paid with the money of \(payerAhead)"
      } else if mark == .mark, let payer {
        reading.kind = .scheduled
        reading.confidence = .inferred
        reading.reason = "paid with the money of \(payer.fullName), which is for as many hikes as are marked"
      } else if let phrase, case .text = mark {
        apply(phrase, to: &reading, index, isPartOfPhrase: true)
      } else {
        apply(mark, to: &reading, day, index) {
          zip(days, marks).compactMap { day, mark in if case .amount = mark { day.weekday } else { nil } }
        }
      }
      let isSecondHalf =
        doubled.contains(day.offset)
        && (reading.kind != .payment || !paidOffsets.insert(day.offset).inserted)
      if isSecondHalf || isSecondHike(row, index, label, day) {
        reading.isFromNotes = true
        if reading.kind == .payment {
          reading.isSecondHike = true
          reading.reason = "the second hike of the day"
        }
      }
      if isRefund(row, index) { askOfRefund(&reading) }
      if layout.blocks[index].isTorn, !isTitled(index) { askOfTorn(&reading) }
      readings.append(reading)
      if payerAhead == nil { report(mark, row, day) }
    }
    settleFlag(row, index, &readings)
    for reading in readings {
      weeks[index].paid += reading.countedAmount ?? .zero
      cells.keep(reading)
    }
  }

  /// A mark in a column headed `Pd` behind its day says that it was paid.
  private func ticked(_ mark: CellMark, _ column: Int, _ index: Int) -> CellMark {
    mark == .mark && sheet[layout.blocks[index].headerRow, column].role == .paid ? .paid(method: "") : mark
  }

  /// Whether a row above, for the other hike of the day, has something for the same dog and day.
  private func isSecondHike(_ row: Int, _ index: Int, _ label: String, _ day: DayColumn) -> Bool {
    if let first = secondRows[row] { return mark(first, day.column) != .blank }
    guard let other = otherHikes[index], let first = rows[other][label],
      let column = layout.blocks[other].days.first(where: { $0.offset == day.offset })?.column
    else { return false }
    return mark(first, column) != .blank
  }

  /// Money in a line of refunds went back; where no sign says so it is asked about, as "refund 25" in a cell is.
  private func askOfRefund(_ reading: inout CellReading) {
    guard reading.kind == .payment, let amount = reading.amount, amount > .zero else { return }
    reading.kind = .unrecognised
    reading.amount = nil
    reading.reason = "in a line of what went back"
    reading.question = CellQuestion(
      "Did \(amount.dollars) go back to \(reading.dog ?? "the owner")?",
      [.paid(-amount), .paid(amount), .justANote])
  }

  /// Money of a week that lost its heading is booked for the week before the next one, and asked about.
  private func askOfTorn(_ reading: inout CellReading) {
    reading.confidence = .assumed
    guard reading.kind == .payment, reading.question == nil, let amount = reading.amount,
      let date = reading.date
    else { return }
    reading.reason = "above the first heading; taken for the week before it, booked as read meanwhile"
    reading.question = CellQuestion(
      "The heading above is missing. Was \(amount.dollars) paid for \(date.longText)?",
      [.paid(amount), .hikedUnpaid, .justANote])
  }

  /// The days with two columns, morning and afternoon, that have money in one of them and something in the other:
  /// two hikes, or one and a word for the other half.
  private static func doubledDays(_ days: [DayColumn], _ marks: [CellMark]) -> Set<Int> {
    var filled: [Int: (cells: Int, amounts: Int)] = [:]
    for (day, mark) in zip(days, marks) where mark != .blank {
      filled[day.offset, default: (0, 0)].cells += 1
      if case .amount = mark { filled[day.offset, default: (0, 0)].amounts += 1 }
    }
    return Set(filled.filter { $0.value.cells > 1 && $0.value.amounts > 0 }.keys)
  }

  /// Words that say something only together, such as `Off,This,,Week`.
  private func phraseAcross(_ row: Int, _ days: [DayColumn], _ marks: inout [CellMark]) -> StatusPhrase? {
    let words = days.indices.filter { index in
      switch marks[index] {
      case .text, .status: true
      default: false
      }
    }
    // A word that says something by itself is no part of another's phrase.
    let own = words.filter { marks[$0] != .text }
    guard words.count > 1, own.count < words.count else { return nil }
    var starts = [0]
    if own.count > 1 {
      guard Self.areJoined(words.map { sheet[row, days[$0].column] }) else { return nil }
      // "Thanksg.,home,on,Thursday"
      if own[0] == words[0], own[1] == words[1] { starts.append(1) }
    }
    for start in starts {
      let said = Array(words.dropFirst(start))
      if let phrase = phrase(row, said.map { (days[$0].column, marks[$0] != .text) }) {
        for index in said { marks[index] = .text }
        return phrase
      }
    }
    return nil
  }

  /// What cells say together, each with whether it says something by itself.
  private func phrase(_ row: Int, _ words: [(column: Int, isOwn: Bool)]) -> StatusPhrase? {
    let texts = words.map { sheet[row, $0.column] }
    guard let phrase = sheet.texts.text(texts.map(\.raw).joined(separator: " ")).status else { return nil }
    // A number that dates nothing may be money.
    switch phrase.span {
    case .dates, .until: break
    default:
      if zip(words, texts).contains(where: { !$0.isOwn && $1.hasNumber }) { return nil }
    }
    let goesOn =
      texts.dropFirst().first?.words.first.map {
        SpanWords.continuations.set.contains($0) || SpanWords.joints.set.contains($0)
      } ?? false
    let isOfFirst = words[0].isOwn && (words.count(where: \.isOwn) == 1 || Self.areJoined(texts))
    guard phrase.isWhole || (goesOn && isOfFirst && !texts.contains { $0.hasNumber }) else { return nil }
    return phrase
  }

  /// Whether between the first and the last of some cells one has nothing but a word that joins others: `Gone,to,Florida`.
  private static func areJoined(_ texts: [CellText]) -> Bool {
    texts.dropFirst().dropLast().contains { $0.words.count == 1 && SpanWords.joints.set.contains($0.folded) }
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
    _ mark: CellMark, to reading: inout CellReading, _ day: DayColumn, _ index: Int,
    moneyDays: () -> [Weekday]
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
      let text = sheet[reading.cell.row, day.column]
      let isReckoned =
        text.raw.holds("+")
        || !amount.isBare && AmountGrammar.factors.words.contains(where: text.folded.holds)
      if isReckoned || amount.hasRemark && prices.halves(amount.money.cents) != 2 {
        reading.isNoPrice = !prices.isEmpty
      }
      guard let isHigh = isUnlikely(amount, reading.raw) else { break }
      reading.confidence = .assumed
      reading.reason = "far \(isHigh ? "above" : "below") what a hike costs here; booked as read meanwhile"
      let meant = isHigh ? nil : price(tenfold: amount.money)
      reading.question = CellQuestion(
        "Were \(amount.money.dollars) paid for one day?",
        [.paid(amount.money)] + (meant.map { [.paid($0)] } ?? []) + [.hikedUnpaid, .justANote])
    case .doubtful(let amount):
      reading.kind = .payment
      reading.amount = amount.money
      reading.method = amount.method
      reading.confidence = .assumed
      reading.reason = "an amount of which the sheet is not sure; booked as read meanwhile"
      reading.question = CellQuestion(
        "“\(reading.raw.collapsingSpaces)”: what was paid?", [.paid(amount.money), .hikedUnpaid, .justANote])
    case .unreadableAmount, .paidHalves:
      (reading.kind, reading.reason) = (.unrecognised, "looks like an amount and is none")
      reading.question = CellQuestion(
        "“\(reading.raw.collapsingSpaces)” is not an amount. What was paid?",
        likely(reading.cell.row, day.column).map { .paid($0) } + [.hikedUnpaid, .justANote])
    case .paid(let method):
      reading.kind = .payment
      reading.method = method
      reading.confidence = .inferred
      reading.price = rowPrice(reading.cell.row, index)
      reading.reason = "paid, the amount is not written: the usual rate"
    case .paidBefore:
      reading.kind = .scheduled
      reading.confidence = .inferred
      reading.reason = "on the hike, paid before"
    case .mark: applySign(isCross: false, to: &reading, index)
    case .cross: applySign(isCross: true, to: &reading, index)
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
    moneyDays: () -> [Weekday]
  ) {
    apply(phrase, to: &reading, index, isPartOfPhrase: false)
    switch phrase.status {
    case .unpaid:
      reading.kind = .scheduled
    case .tentative:
      reading.kind = .scheduled
    case .rescheduled:
      reading.days = []
      if PartialDate.words(reading.raw.folded).contains(where: { SpanWords.meanings[$0] == .otherWeek }) {
        reading.reason = "moved to another week"
        return
      }
      let dog = reading.dog ?? ""
      let other = moneyDays().filter { $0 != day.weekday }
      let strange = other.filter { paidCount(dog, $0) <= 1 }
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
}
