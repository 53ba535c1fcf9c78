public import Bookkeeping
public import Civil
public import Diagnostics
public import Quantities

/// Sheets into a book: what is read becomes payments, hikes, exceptions and notes, what is known stays, what
/// cannot be decided is asked. Reading the same sheets again changes nothing.
public struct Conversion: Sendable {
  public private(set) var book: Book
  /// The sheets with what became of every cell.
  public private(set) var readings: [SheetReading]
  public private(set) var changes: [CellChange] = []
  public private(set) var inferences: [Inference] = []
  public private(set) var diagnostics: [Diagnostic] = []
  public private(set) var prices: PricesConclusion
  /// Money of the sheets that is in the book, in this change or since earlier.
  public private(set) var booked = Money.zero
  var dogs = DogMap()
  var memory = SheetMemory([], dogs: DogMap())
  let asOf: CivilDate
  private var seen: [SheetMemory.Day: CellReading] = [:]
  private var index = DayIndex(Book())
  private var dogPlaces: [DogID: Int] = [:]

  /// - Parameters:
  ///   - readings: dated sheets, none refused; none at all applies the answers to what was read before.
  ///   - previous: the sheets that the book already took over, oldest first.
  ///   - prices: from `--prices`; her own +HST line stands above it.
  ///   - asOf: hikes after this day are booked, not hiked.
  public init(
    _ readings: [SheetReading] = [], into book: Book, previous: [SheetReading], prices: PriceBasis?,
    asOf: CivilDate
  ) {
    self.book = book
    self.readings = readings
    self.asOf = asOf
    var totals = HerTotals(taxes: book.taxes, province: book.rules.province)
    totals.learn(previous)
    totals.check(&self.readings)
    diagnostics = totals.diagnostics
    let isNew = book.payments.isEmpty
    self.prices =
      totals.prices
      ?? prices.map { PricesConclusion($0, "as you said with --prices", isAssumed: false) }
      ?? PricesConclusion(
        isNew ? .plusHST : book.rules.prices,
        isNew ? "taken for granted: no +HST line says so" : "as the book's settings say",
        isAssumed: isNew)
    if let prices, prices != self.prices.prices {
      diagnostics.append(
        Diagnostic(
          .warning, .pricesContradict,
          "--prices \(prices.rawValue) contradicts the sheet: \(self.prices.evidence); the sheet is followed",
          hint: "correct the +HST line in the sheet if the flag is right"))
    }
    if isNew { self.book.rules.prices = self.prices.prices }
    for reading in previous + readings { dogs.take(reading, into: &self.book) }
    diagnostics += dogs.diagnostics
    memory = SheetMemory(previous, dogs: dogs)
    let known = Set(previous.flatMap(\.dogs).compactMap { dogs[$0.label] })
    infer(
      previous + readings, new: Set(readings.flatMap(\.dogs).compactMap { dogs[$0.label] }).subtracting(known)
    )
    index = DayIndex(self.book)
    dogPlaces = Dictionary(self.book.dogs.enumerated().map { ($1.id, $0) }) { first, _ in first }
    for index in self.readings.indices { take(index) }
    if readings.isEmpty { answer() }
    for reading in self.readings { findVanished(reading) }
    askForPrices()
  }

  /// Enters the cells of the kept sheets about which she has answered since.
  private mutating func answer() {
    for (file, reading) in memory.located {
      var cell = reading
      settle(&cell)
      if cell.isAnswered { enter(&cell, Location(file: file, cell: cell.cell)) }
    }
  }

  mutating func add(_ change: CellChange) { changes.append(change) }
  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  // MARK: The book, by dog and day

  func dog(_ id: DogID) -> Dog? { dogPlaces[id].map { book.dogs[$0] } }
  func payments(_ day: SheetMemory.Day) -> [Payment] {
    index.payments(day, in: book).filter { !$0.isFromNotes }
  }
  func notePayments(_ day: SheetMemory.Day) -> [Payment] {
    index.payments(day, in: book).filter(\.isFromNotes)
  }
  func hike(_ day: SheetMemory.Day) -> DailyHike? { index.hike(day, in: book) }
  func exception(_ day: SheetMemory.Day) -> ScheduleException? { index.exception(day, in: book) }
  func holdsNote(_ text: String, _ day: SheetMemory.Day) -> Bool { index.holds(text, day) }

  mutating func add(_ payment: Payment) {
    index.add(payment, at: book.payments.count)
    book.payments.append(payment)
  }

  mutating func setAmount(_ amount: Money, on day: SheetMemory.Day, inNotes: Bool = false) {
    for place in index.paymentIndices(day) where book.payments[place].isFromNotes == inNotes {
      book.payments[place].amount = amount
    }
  }

  mutating func setCharge(_ charge: Money, on day: SheetMemory.Day) {
    if let place = index.hikeIndex(day) { book.hikes[place].charge = charge }
  }

  mutating func add(_ hike: DailyHike) {
    index.add(hike, at: book.hikes.count)
    book.hikes.append(hike)
  }

  mutating func add(_ exception: ScheduleException) {
    index.add(exception, at: book.exceptions.count)
    book.exceptions.append(exception)
  }

  mutating func removeExceptions(on day: SheetMemory.Day, where condition: (ScheduleException) -> Bool) {
    guard let standing = exception(day), condition(standing) else { return }
    book.exceptions.removeAll { $0.dog == day.dog && $0.date == day.date && condition($0) }
    index = DayIndex(book)
  }

  mutating func add(_ note: WeekNote, replacing old: String?) {
    if let old { book.notes.removeAll { $0.dog == note.dog && $0.week == note.week && $0.text == old } }
    index.add(note)
    book.notes.append(note)
  }

  mutating func add(_ item: ReviewItem) {
    // The cell says something else than when it was asked about: the old answer no longer fits.
    book.review.removeAll { $0.item == item.item }
    book.review.append(item)
  }

  // MARK: One sheet

  private mutating func take(_ index: Int) {
    for position in readings[index].cells.indices {
      var cell = readings[index].cells[position]
      let location = readings[index].location(of: cell.cell)
      settle(&cell)
      let isOfDay = [.payment, .scheduled, .status].contains(cell.kind) && !cell.isFromNotes
      let day = isOfDay ? day(of: cell) : nil
      if !cell.isDuplicate, let earlier = day.flatMap({ seen[$0] }) { repeated(&cell, earlier) }
      if !cell.isDuplicate { enter(&cell, location) }
      ask(cell, location)
      if let day, !cell.isDuplicate { seen[day] = cell }
      readings[index].cells[position] = cell
    }
  }

  func day(of cell: CellReading) -> SheetMemory.Day? {
    guard let dog = cell.dog.flatMap({ dogs[$0] }), let date = cell.date else { return nil }
    return SheetMemory.Day(dog: dog, date: date)
  }

  /// The same dog and day a second time among the sheets that are read together.
  private func repeated(_ cell: inout CellReading, _ earlier: CellReading) {
    if cell.kind == earlier.kind, cell.amount == earlier.amount, cell.status == earlier.status {
      cell.isDuplicate = true
      cell.reason = "stands in \(earlier.cell) already; counted once"
    } else if cell.kind == .payment {
      cell.isDuplicate = true
      cell.reason = "another cell for the same day, \(earlier.cell), says \(earlier.spoken)"
      cell.question = CellQuestion(
        "Two cells speak of this day: “\(earlier.spoken)” and “\(cell.spoken)”. Which is right?",
        (earlier.amount.map { [.paid($0)] } ?? []) + (cell.amount.map { [.paid($0)] } ?? []))
    }
  }

  private mutating func enter(_ cell: inout CellReading, _ location: Location) {
    switch cell.kind {
    case .payment where cell.isFromNotes: enterNotePayment(&cell, location)
    case .payment: enterPayment(&cell, location)
    case .scheduled: enterUnpaid(&cell, location)
    case .status where cell.question == nil: enterStatus(cell, location)
    case .note: enterNote(cell, location)
    default: break
    }
    if cell.kind == .payment, let amount = cell.amount { booked += paidInBook(cell) ?? amount }
  }

  /// What the book holds for this cell's dog and day.
  private func paidInBook(_ cell: CellReading) -> Money? {
    guard let day = day(of: cell) else { return nil }
    let rows = cell.isFromNotes ? notePayments(day) : payments(day)
    return rows.isEmpty ? nil : rows.map(\.amount).reduce(.zero, +)
  }

  // MARK: Inference

  /// New dogs get what the sheets show of their habits, at once; it waits in review until she says yes. A dog
  /// that the book knew keeps its schedule.
  private mutating func infer(_ all: [SheetReading], new: Set<DogID>) {
    let dogs = self.dogs
    let inference = ScheduleInference(all) { _, label in dogs[label] }
    for index in book.dogs.indices where new.contains(book.dogs[index].id) {
      for found in inference.inferences(for: book.dogs[index].id) {
        inferences.append(found)
        guard isOpen(found, book.dogs[index]) else { continue }
        switch found.subject {
        case .days: book.dogs[index].regularDays = Self.days(found.value)
        case .rate: book.dogs[index].rate = Money(plain: found.value)
        case .active: book.dogs[index].isActive = found.value == "yes"
        case .household: break
        }
        ask(found, book.dogs[index])
      }
    }
    inferHouseholds(inference, new)
  }

  /// Whether the book leaves to the sheets what was concluded; what a roster stated stands.
  private func isOpen(_ found: Inference, _ dog: Dog) -> Bool {
    switch found.subject {
    case .days: dog.regularDays.isEmpty
    case .rate: dog.rate == nil
    case .active: dog.isActive && found.value == "no"
    case .household: dog.client == nil
    }
  }

  private mutating func inferHouseholds(_ inference: ScheduleInference, _ new: Set<DogID>) {
    let alone = book.dogs.filter { new.contains($0.id) && $0.client == nil }.map(\.id)
    for (first, second, evidence) in inference.households(among: alone) {
      guard let a = book.dogs.firstIndex(where: { $0.id == first }),
        let b = book.dogs.firstIndex(where: { $0.id == second }), book.dogs[b].client == nil
      else { continue }
      let id =
        book.dogs[a].client
        ?? ClientID(
          naming: "\(book.dogs[a].name) and \(book.dogs[b].name)", taken: Set(book.clients.map(\.id)))
      if book.client(id) == nil { book.clients.append(Client(id: id)) }
      book.dogs[a].client = id
      book.dogs[b].client = id
      let found = Inference(dog: second, subject: .household, value: book.dogs[a].name, evidence: evidence)
      inferences.append(found)
      ask(found, book.dogs[b])
    }
  }

  static func days(_ text: String) -> Set<Weekday> {
    Set(text.split(whereSeparator: { ";, &/".contains($0) }).compactMap { Weekday(name: $0) })
  }
}
