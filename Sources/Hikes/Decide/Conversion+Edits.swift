import Civil
public import Diagnostics
import Quantities

/// Weeks that the book wrote out and she edited: what she typed, what stood there, and what the book says now.
extension Conversion {
  /// Whether every week of the sheet was written out by the book.
  public func isEdit(_ reading: SheetReading) -> Bool {
    !reading.weeks.isEmpty
      && reading.weeks.allSatisfy { $0.monday.map { memory.exported[$0] != nil } ?? false }
  }

  func isEdit(_ cell: CellReading) -> Bool { edited.places[cell.cell] != nil }

  func isInNotes(_ cell: CellReading) -> Bool {
    edited.places[cell.cell].map { $0.date == nil } ?? false
  }

  /// The form in which the book keeps a place; an edited week is told from a sheet of the same name.
  func source(_ location: Location, _ date: CivilDate) -> String {
    guard !memory.exported.isEmpty, memory.exported[date.monday] != nil else { return location.sourceText }
    return Location(file: location.file + PaymentSource.edited, cell: location.cell).sourceText
  }

  /// A cell that is as it was written out says nothing, whatever the book says since.
  mutating func leave(_ cell: inout CellReading) {
    settle(&cell)
    if let item = item(of: cell), entries.question(of: item)?.isOpen != true {
      cell.question = nil
    }
    guard cell.kind == .payment, let day = day(of: cell) else { return }
    let holder = cell.isFromNotes || paidInBook(cell, on: day) != nil ? day : holder(of: day) ?? day
    let rows = cell.isFromNotes ? entries.notePayments(holder) : entries.payments(holder)
    cell.ref = rows.first?.id.text ?? ""
    booked += paidInBook(cell, on: holder) ?? .zero
  }

  /// Makes way for what she typed over. False where the cell is all done.
  mutating func prepareEdit(_ cell: inout CellReading, _ location: Location) -> Bool {
    guard let day = day(of: cell), !cell.isFromNotes, !isInNotes(cell) else { return true }
    switch cell.kind {
    case .payment:
      takeBack(cell, day, location)
      return true
    case .scheduled, .note:
      if keepsMoney(cell, day, location) { return cell.kind == .note }
      if cell.kind == .scheduled { takeBack(cell, day, location) }
      return true
    case .status where cell.question == nil:
      enterEditedStatus(&cell, day, location)
      return false
    default: return true
    }
  }

  /// A dog that she has on the hike is no longer away, unless the book says so since it wrote the week.
  private mutating func takeBack(_ cell: CellReading, _ day: SheetMemory.Day, _ location: Location) {
    guard let standing = entries.exception(day), standing.change != .added else { return }
    guard !hasSeen(standing, day) else {
      bringBack(day)
      // What is new of money or a hike is said where it is entered.
      let money = entries.paid(day, inNotes: false)
      guard cell.kind == .payment ? money != nil && money == cell.amount : entries.hike(day) != nil else {
        return
      }
      return add(
        CellChange(
          .changed, dog: cell.dog ?? "", date: day.date, at: location, was: standing.spoken,
          now: cell.kind == .payment ? money.map { paid($0) } ?? "" : cell.spoken))
    }
    report(
      Diagnostic(
        .warning, .statusConflict, at: location,
        "“\(cell.spoken)” is entered for \(cell.dog ?? "") on \(day.date.shortText), and the book says \(standing.spoken) since",
        hint: "the money is credit meanwhile; if the dog came: hound add \(day.dog) \(day.date)"))
  }

  /// Money that she typed over with something that is no money and no absence: it stays, and is named.
  mutating func keepsMoney(
    _ cell: CellReading, _ day: SheetMemory.Day, _ location: Location
  ) -> Bool {
    let paid = entries.payments(day).map(\.amount).reduce(.zero, +)
    guard paid > .zero else { return false }
    add(
      CellChange(
        .changed, dog: cell.dog ?? "", date: day.date, at: location, was: "\(paid.dollars) paid",
        now: cell.spoken))
    report(
      Diagnostic(
        .warning, .amountConflict, at: location,
        "“\(cell.spoken)” now stands where the book has \(paid.dollars) paid by \(cell.dog ?? "") for \(day.date.shortText)",
        hint:
          "the payment stays; if the money never came: hound pay \(day.dog) -\(paid) --for \(day.date) --method bounced"
      ))
    return true
  }

  // MARK: What takes a dog off its day

  private mutating func enterEditedStatus(
    _ cell: inout CellReading, _ day: SheetMemory.Day, _ location: Location
  ) {
    guard let status = cell.status else { return }
    if status == .noShow { return enterNoShow(cell, day, location) }
    guard let change = Self.change(status, cell) else { return }
    let reason =
      status == .interview ? "interview hike" : status == .rescheduled ? "" : status.reason(cell.spoken)
    let dates = cell.days.count > 1 ? cell.days : [day.date]
    var isChanged = false
    for date in dates {
      let one = SheetMemory.Day(dog: day.dog, date: date)
      if let standing = entries.exception(one) {
        if standing.change == change, standing.reason == reason || dates.count > 1 { continue }
        let isSeen = hasSeen(standing, one)
        // Of the same absence the one with a reason says more.
        if standing.change == change, !isSeen, reason.isEmpty { continue }
        guard isSeen || (standing.change == change && standing.reason.isEmpty) else {
          return ask(&cell, one, "the book \(standing.spoken)", standing.asAnswer, location)
        }
        bringBack(one)
      } else if let base = memory.cells[one], base.kind == .status, base.days.count < 2,
        base.question == nil, base.status?.absence != nil || base.movedTo != nil
      {
        return ask(&cell, one, "the book that the dog comes", .hikedUnpaid, location)
      }
      entries.add(
        ScheduleException(
          dog: day.dog, date: date, change, reason: reason, source: source(location, date)))
      takeOff(one, change)
      isChanged = true
    }
    guard isChanged else { return }
    let paid = entries.payments(day).map(\.amount).reduce(.zero, +)
    let base = memory.cells[day]
    let was = paid > .zero ? "\(paid.dollars) paid" : base?.spoken ?? ""
    add(
      CellChange(
        was.isEmpty ? .added : .changed, dog: cell.dog ?? "", date: day.date, at: location, was: was,
        now: cell.spoken))
  }

  /// Charged where late cancellations are.
  private mutating func enterNoShow(_ cell: CellReading, _ day: SheetMemory.Day, _ location: Location) {
    guard entries.hike(day)?.outcome != .noShow, let dog = entries.dog(day.dog) else { return }
    let charge =
      book.rules.lateCancelCharge ? entries.hike(day)?.charge ?? book.rate(of: dog, on: day.date) : .zero
    if entries.hike(day) == nil {
      entries.add(
        DailyHike(
          date: day.date, dog: day.dog, outcome: .noShow, charge: charge, source: source(location, day.date)))
    }
    entries.changeHike(day) { hike in
      hike.outcome = .noShow
      hike.charge = charge
    }
    let was = memory.cells[day]?.spoken ?? ""
    add(
      CellChange(
        was.isEmpty ? .added : .changed, dog: cell.dog ?? "", date: day.date, at: location, was: was,
        now: cell.spoken))
  }

  /// Nil for a word that says something else of the day.
  private static func change(_ status: CellStatus, _ cell: CellReading) -> ScheduleException.Change? {
    if status == .interview { return .added }
    if status == .rescheduled { return cell.movedTo.map { .moved(to: $0) } }
    return status.absence.map { .removed($0) }
  }

  /// The history no longer has the dog on a hike that day. What was paid for it stays as it was entered.
  mutating func takeOff(_ day: SheetMemory.Day, _ change: ScheduleException.Change) {
    guard change != .added else { return }
    let charge = entries.hike(day)?.charge
    let isPaid = !entries.payments(day).isEmpty
    let outcome: DailyHike.Outcome =
      if case .removed(let absence) = change { absence.outcome } else { .cancelled }
    if entries.hike(day) != nil {
      entries.changeHike(day) { hike in
        hike.outcome = outcome
        if outcome == .cancelled { hike.charge = .zero }
      }
    } else if isPaid {
      entries.add(
        DailyHike(date: day.date, dog: day.dog, outcome: outcome, charge: .zero, source: WeekEdit.moved))
    }
    guard case .moved(let target) = change, let charge else { return }
    let there = SheetMemory.Day(dog: day.dog, date: target)
    guard entries.hike(there) == nil else { return }
    entries.add(
      DailyHike(date: target, dog: day.dog, outcome: .booked, charge: charge, source: WeekEdit.moved))
  }

  /// The dog is on its day again: without the exception, and in the history if that has the day.
  mutating func bringBack(_ day: SheetMemory.Day) {
    let standing = entries.exception(day)
    entries.removeExceptions(on: day) { _ in true }
    if case .moved(let date) = standing?.change { goNoLonger(SheetMemory.Day(dog: day.dog, date: date)) }
    guard let hike = entries.hike(day), !hike.outcome.isOnHike, let dog = entries.dog(day.dog) else { return }
    let rate = book.rate(of: dog, on: day.date)
    let outcome: DailyHike.Outcome = day.date <= asOf ? .hiked : .booked
    entries.changeHike(day) { hike in
      hike.outcome = outcome
      if hike.charge == .zero { hike.charge = rate }
    }
  }

  /// Whether she saw this exception in the cell that she typed over or emptied.
  func hasSeen(_ standing: ScheduleException, _ day: SheetMemory.Day) -> Bool {
    guard let base = memory.cells[day], base.kind == .status else { return false }
    if standing.sheetText?.folded == base.spoken.folded { return true }
    return standing.source.contains("!") && base.status.flatMap { Self.change($0, base) } == standing.change
  }

  /// She says one thing of the day and the book, since it wrote the week, another.
  private mutating func ask(
    _ cell: inout CellReading, _ day: SheetMemory.Day, _ other: String, _ answer: CellAnswer?,
    _ location: Location
  ) {
    cell.reason = "\(other), which stands until you answer"
    cell.question = CellQuestion(
      "The sheet says “\(cell.spoken)”, \(other). Which is right?",
      [cell.asAnswer, answer].compactMap(\.self))
    report(
      Diagnostic(
        .warning, .statusConflict, at: location,
        "the sheet says “\(cell.spoken)” of \(cell.dog ?? "") on \(day.date.shortText), \(other)",
        hint: "answer it in review.csv; until then the book's stands"))
  }
}

extension ScheduleException {
  /// As one of several meanings to choose from; nil for a dog that was added.
  fileprivate var asAnswer: CellAnswer? {
    switch change {
    case .added: nil
    case .moved(let target): .moved(target.weekday)
    case .removed(let absence): CellAnswer(absence == .removed ? "off" : absence.rawValue)
    }
  }
}

extension DiagnosticCode {
  public static let statusConflict = DiagnosticCode(
    "status-conflict",
    """
    The edited week and the book say different things of the same dog and day, and the book was changed after it \
    wrote that week. The book's stands until you say which is right.
    """)
  public static let cellLeftAlone = DiagnosticCode(
    "cell-left-alone",
    """
    A cell of an edited week was changed that nobody can mean to change: a total, a date, a heading, a dog's name. \
    The book follows the other cells, and the sheet has the right text again when it is written anew.
    """)
}
