import Civil
public import Diagnostics
import Quantities

extension Conversion {
  func day(of cell: CellReading) -> SheetMemory.Day? {
    day(of: cell.dog.flatMap { dogs[$0] }, cell.date)
  }

  func day(of dog: DogID?, _ date: CivilDate?) -> SheetMemory.Day? {
    guard let dog, let date else { return nil }
    return SheetMemory.Day(dog: dog, date: date)
  }

  /// A word in a day's cell.
  mutating func enterStatus(_ cell: CellReading, _ location: Location, on day: SheetMemory.Day?) {
    guard let day, let status = cell.status else { return }
    if status == .interview {
      enterException(day, .added, "interview hike", cell, location)
      enterHike(day, charge: .zero, source(location, day.date))
      return
    }
    if status == .rescheduled {
      guard let target = cell.movedTo else { return }
      enterException(day, .moved(to: target), "", cell, location)
      return
    }
    guard let absence = status.absence else { return }
    let dates = cell.days.count > 1 ? cell.days : [day.date]
    for date in dates {
      enterException(
        SheetMemory.Day(dog: day.dog, date: date), .removed(absence), status.reason(cell.spoken), cell,
        location)
    }
  }

  private mutating func enterException(
    _ day: SheetMemory.Day, _ change: ScheduleException.Change, _ reason: String, _ cell: CellReading,
    _ location: Location
  ) {
    if let payment = entries.payments(day).first(where: { $0.amount.cents > 0 }) {
      if entries.exception(day)?.change == change { return }
      // Money on the very day says that the dog came; a cell that took the money's place is a conflict.
      guard cell.date == day.date, memory.cells[day]?.raw != cell.raw else { return }
      if case .moved = change, entries.exception(day).map({ $0.source.contains("!") }) ?? true {
        return enterPaidMove(day, change, payment.amount, cell, location)
      }
      report(
        Diagnostic(
          .warning, .amountConflict, at: location,
          "“\(cell.spoken)” now stands where the book has \(payment.amount.dollars) paid by \(cell.dog ?? "") for \(day.date.shortText)",
          hint: "the payment stays in the book; remove it there if it was refunded"))
      add(
        CellChange(
          .changed, dog: cell.dog ?? "", date: day.date, at: location, was: "\(payment.amount.dollars) paid",
          now: cell.spoken))
      return
    }
    let standing = entries.exception(day)
    if let standing {
      // The cells of a phrase all say the same; a single cell may give another reason for the same absence.
      let isSame =
        standing.change == change && (standing.reason == reason || cell.days.count > 1 || cell.isAnswered)
      guard !isSame, cell.isAnswered || standing.source.contains("!"),
        cell.isAnswered || memory.cells[day]?.raw != cell.raw
      else { return }
      entries.removeExceptions(on: day) { _ in true }
    } else if !cell.isAnswered, cell.date != nil, memory.cells[day]?.raw == cell.raw {
      // The cell says what it said before, and somebody took it out of the book since.
      return
    }
    entries.add(
      ScheduleException(
        dog: day.dog, date: day.date, change, reason: reason, source: source(location, day.date)))
    guard cell.date == nil || cell.date == day.date else { return }
    let base = standing.map { _ in memory.cells[day]?.spoken ?? "" } ?? memory.cells[day]?.spoken
    add(
      CellChange(
        base == nil ? .added : .changed, dog: cell.dog ?? "", date: day.date, at: location, was: base ?? "",
        now: cell.spoken))
  }

  /// The dog of a paid hike comes on another day, and its money with it.
  private mutating func enterPaidMove(
    _ day: SheetMemory.Day, _ change: ScheduleException.Change, _ paid: Money, _ cell: CellReading,
    _ location: Location
  ) {
    entries.removeExceptions(on: day) { _ in true }
    entries.add(
      ScheduleException(dog: day.dog, date: day.date, change, source: source(location, day.date)))
    takeOff(day, change)
    add(
      CellChange(
        .changed, dog: cell.dog ?? "", date: day.date, at: location, was: self.paid(paid),
        now: "\(cell.spoken), its \(paid.dollars) with it"))
  }

  /// The Notes column: kept as typed, and its days taken for exceptions where no cell says otherwise.
  mutating func enterNote(_ cell: CellReading, _ location: Location) {
    guard let dog = cell.dog.flatMap({ dogs[$0] }), let week = cell.week else { return }
    let day = SheetMemory.Day(dog: dog, date: week)
    if isInNotes(cell) { enterEditedNote(cell, day, location) } else { enterText(cell, day, location) }
    guard let status = cell.status ?? cell.comingStatus else { return }
    if isInNotes(cell), status.absence != nil { nameDaysThatStand(cell, dog, location) }
    for date in cell.days where !isSpokenFor(SheetMemory.Day(dog: dog, date: date)) {
      let change: ScheduleException.Change
      if status == .interview {
        change = .added
      } else if status == .rescheduled, let target = cell.movedTo {
        change = .moved(to: target)
      } else if let absence = status.absence {
        change = .removed(absence)
      } else {
        continue
      }
      let reason = status == .interview ? "interview hike" : status.reason(cell.spoken)
      entries.add(
        ScheduleException(dog: dog, date: date, change, reason: reason, source: source(location, week)))
    }
  }

  /// Days of an absence that she told in the Notes of an edited week, and for which the dog is paid or booked in the book: they
  /// stand, and are named.
  private mutating func nameDaysThatStand(_ cell: CellReading, _ dog: DogID, _ location: Location) {
    let days = cell.days.filter { date in
      let day = SheetMemory.Day(dog: dog, date: date)
      return entries.exception(day) == nil
        && (!entries.payments(day).isEmpty || entries.hike(day)?.outcome.isOnHike == true)
    }
    guard let first = days.first else { return }
    report(
      Diagnostic(
        .warning, .statusConflict, at: location,
        "“\(cell.spoken)” is noted for \(cell.dog ?? ""), and \(days.map(\.shortText).joined(separator: ", ")) is paid or booked in the book",
        hint: "the day stands; if the dog stays home: hound away \(dog) \(first)"))
  }

  private mutating func enterText(_ cell: CellReading, _ day: SheetMemory.Day, _ location: Location) {
    // A note such as "=SUM(A1)" goes out with an apostrophe before it and may come back so.
    let plain = cell.raw.hasPrefix("'") ? String(cell.raw.dropFirst()) : cell.raw
    guard !entries.holdsNote(cell.raw, day), !entries.holdsNote(plain, day) else { return }
    let base = cell.date == nil ? memory.notes[day] : nil
    // The sheet said so before, be it as a column that is none of notes beside another week.
    if let base, base.raw == cell.raw { return }
    entries.add(
      WeekNote(week: day.date, dog: day.dog, text: cell.raw, source: source(location, day.date)),
      replacing: base?.raw)
    add(
      CellChange(
        base == nil ? .added : .changed, dog: cell.dog ?? "", date: cell.date ?? day.date, at: location,
        was: base?.spoken ?? "", now: "note “\(cell.spoken)”"))
  }

  /// Whether a cell or the book already says what happens on this day.
  private func isSpokenFor(_ day: SheetMemory.Day) -> Bool {
    entries.hike(day).map(\.outcome.isOnHike) ?? false || !entries.payments(day).isEmpty
      || entries.exception(day) != nil
  }
}

extension Location {
  /// The form in which the book keeps a place: `december-2025.csv!B5`.
  var sourceText: String { cell.map { file + "!" + $0.description } ?? file }
}

extension CellStatus {
  /// How a day's absence stands in the schedule; nil for what is no absence.
  var absence: ScheduleException.Absence? {
    switch self {
    case .away, .off, .grooming, .vet: .away
    case .injured, .sick: .injured
    case .cancelled: .cancelled
    case .interview, .rescheduled, .unpaid, .noShow, .tentative: nil
    }
  }

  /// Her own words where they say more than the absence: "grooming", "Off".
  func reason(_ words: String) -> String {
    words.lowercased() == absence?.rawValue || CellSigns.isArrow(words) ? "" : words
  }
}

extension DiagnosticCode {
  public static let amountConflict = DiagnosticCode(
    "amount-conflict",
    """
    The sheet and the book say different things of the same dog and day, and the book's entry is not what the \
    sheet said before, so somebody changed it. The book's stands until you say which is right.
    """)
  public static let cellVanished = DiagnosticCode(
    "cell-vanished",
    "A cell that an earlier reading of this week had is empty now. Nothing is taken out of the book without your word."
  )
  public static let repeatedSheet = DiagnosticCode(
    "repeated-sheet",
    """
    Two of the files that were read together hold the same cells: one is a copy of the other under another name, or both \
    have the week between their months. Each payment is counted once. If the cells are of other days, correct the date \
    above them.
    """)
  public static let repeatedWeek = DiagnosticCode(
    "repeated-week",
    """
    A week stands twice in one sheet, with the same dates above it, and most of its cells say the same: it was copied, or \
    written anew. Each payment is counted once, and where a title calls one of the two the right one that one counts. If it \
    is another week whose date was forgotten, correct the date.
    """
  )
  public static let repeatedPayment = DiagnosticCode(
    "repeated-payment",
    """
    A list has the same dog, day and amount in two of its lines. It may have been entered twice, or two hikes of one day were \
    paid. It is counted once; if it was paid twice, write both amounts together.
    """
  )
  public static let pricesContradict = DiagnosticCode(
    "prices-contradict",
    """
    The flag --prices, or another sheet, says one thing of HST in the amounts, a sheet's own +HST line another. The \
    line is what was charged, so each sheet's payments follow its own line.
    """
  )

  static let conversionCodes: [DiagnosticCode] = [
    .amountConflict, .statusConflict, .cellVanished, .repeatedSheet, .repeatedWeek, .repeatedPayment,
    .olderWeek,
    .cellLeftAlone,
    .pricesContradict,
    .totalDiffers,
    .ambiguousName, .moveWithoutTarget,
    .unknownSetting,
  ]
}
