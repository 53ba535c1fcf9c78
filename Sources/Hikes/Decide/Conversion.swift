public import Bookkeeping
public import Civil
public import Diagnostics
public import Quantities

/// Sheets into a book: what is read becomes payments, hikes, exceptions and notes, what is known stays, what
/// cannot be decided is asked. Reading the same sheets again changes nothing.
public struct Conversion: Sendable {
  var entries: IndexedBook
  /// The sheets with what became of every cell.
  public internal(set) var readings: [SheetReading]
  public private(set) var changes: [CellChange] = []
  public internal(set) var inferences: [Inference] = []
  public private(set) var diagnostics: [Diagnostic] = []
  /// Of the latest sheet; what it leaves open is taken for the sheets without an HST line, too.
  public private(set) var prices: PricesConclusion
  private var pricesOfSheets: [String: PricesConclusion] = [:]
  /// From which row of a sheet on its prices are other ones, by its file.
  public private(set) var pricesFromRow: [String: (row: Int, prices: PriceBasis)] = [:]
  /// Money of the sheets that is in the book, in this change or since earlier.
  public internal(set) var booked = Money.zero
  var dogs = DogMap()
  var memory = SheetMemory([], dogs: DogMap())
  let asOf: CivilDate
  /// The sheet that is being taken, by its number.
  private(set) var current = 0
  /// The same with what she changed in it, where the book wrote it out.
  private(set) var edited = EditedSheet()
  /// Days whose money the sheets show on another one now.
  var carried: Set<SheetMemory.Day> = []
  /// What most of its cells pay.
  private(set) var usualAmount = Money.zero
  /// What each dog paid last in it, where some of its payments show no amount.
  private(set) var lastAmounts: [DogID: (date: CivilDate, amount: Money, times: Int)] = [:]
  /// All that it paid in that sheet, where some of its payments say no amount.
  private(set) var writtenAmounts: [DogID: [(date: CivilDate, amount: Money)]] = [:]
  private var hasUnwritten = false
  /// Where the latest cell of a dog's day stands, by the number of the day: the sheet and the cell among those that are
  /// taken.
  private var seen: [(sheet: Int, cell: Int)?] = []
  /// Payments of the sheet at hand that another cell of it has already.
  var countedOnce: [CellReference] = []
  /// What was said of the latest amount: most cells pay the same.
  private var latestPaid: (amount: Money, text: String)?
  /// Whether the book holds an answer of hers to anything.
  let hasAnswers: Bool

  public var book: Book { entries.book }

  /// - Parameters:
  ///   - readings: dated sheets, none refused; none at all applies the answers to what was read before.
  ///   - previous: the sheets that the book already took over, oldest first.
  ///   - prices: from `--prices`; her own +HST line stands above it.
  ///   - asOf: hikes after this day are booked, not hiked.
  ///   - bases: what the weeks of the sheets may have been made from, beside the sheets taken over.
  ///   - answered: the items answered just now; nil enters every answer again.
  public init(
    _ readings: consuming [SheetReading] = [], into book: Book, previous: [SheetReading], prices: PriceBasis?,
    asOf: CivilDate, bases: [WeekBase] = [], answered: Set<String>? = nil
  ) {
    entries = IndexedBook(book)
    hasAnswers = book.review.contains { !$0.answer.isEmpty }
    // Nobody else holds them from here on, so that what becomes of a cell is written where it stands.
    self.readings = consume readings
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
    (pricesOfSheets, pricesFromRow) = (totals.pricesOfSheets, totals.pricesFromRow)
    let others = self.readings.map(\.file).filter {
      (pricesOfSheets[$0] ?? self.prices).prices != self.prices.prices
    }
    if !others.isEmpty {
      diagnostics.append(
        Diagnostic(
          .warning, .pricesContradict, at: Location(file: others[0]),
          "the HST lines of \(others.joined(separator: ", ")) say otherwise than the latest one: \(self.prices.evidence)",
          hint:
            "each sheet's payments are booked as its own line says; correct a line that is wrong and read it again"
        ))
    }
    if let prices, prices != self.prices.prices {
      diagnostics.append(
        Diagnostic(
          .warning, .pricesContradict,
          "--prices \(prices.rawValue) contradicts the sheet: \(self.prices.evidence); the sheet is followed",
          hint: "correct the +HST line in the sheet if the flag is right"))
    }
    if isNew { entries.rules.prices = self.prices.prices }
    entries.takeDogs(of: previous + self.readings, &dogs)
    diagnostics += dogs.diagnostics
    if let assumed = dogs.assumed {
      for index in self.readings.indices { diagnostics += assumed.settle(&self.readings[index]) }
    }
    memory = SheetMemory(previous, dogs: dogs)
    if bases.contains(where: \.isExport) {
      let all =
        previous.enumerated().map { WeekBase($1, isExport: false, order: $0 - previous.count) } + bases
      for reading in self.readings {
        for (monday, base) in memory.rebase(reading, on: all, dogs: dogs) {
          nameOlderWeek(reading, monday, base, among: all)
        }
      }
      leaveTotals(bases)
    }
    inferHabits(previous)
    reserve()
    for index in self.readings.indices {
      take(index)
      closeDays(index)
      nameCopy(index)
      nameCopiedWeeks(index)
      nameRepeatedPayments(index)
    }
    askForGaps()
    if self.readings.isEmpty { answer(answered) }
    for index in self.readings.indices {
      current = index
      findVanished(self.readings[index])
      findCleared(self.readings[index])
    }
    if self.readings.isEmpty || !self.readings.allSatisfy({ isEdit($0) }) { askForPrices() }
  }

  /// From all sheets but weeks that the book wrote out itself.
  private mutating func inferHabits(_ previous: [SheetReading]) {
    let sheets = previous + readings.filter { !isEdit($0) }
    let known = Set(previous.flatMap(\.dogs).compactMap { dogs[$0.label] })
    infer(sheets, new: Set(sheets.flatMap(\.dogs).compactMap { dogs[$0.label] }).subtracting(known))
  }

  /// Enters the cells of the kept sheets about which she has answered since.
  private mutating func answer(_ items: Set<String>?) {
    for (file, reading) in memory.located {
      var cell = reading
      if let items, let item = item(of: cell), !items.contains(item) { continue }
      settle(&cell)
      if cell.isAnswered { enter(&cell, Location(file: file, cell: cell.cell), on: day(of: cell)) }
    }
  }

  /// Whether HST is inside the amounts of a row of a sheet: what a line above it says, or the sheet's own +HST line, else the
  /// general conclusion.
  public func prices(of file: String, row: Int) -> PriceBasis {
    guard let change = pricesFromRow[file] else { return (pricesOfSheets[file] ?? prices).prices }
    return row >= change.row ? change.prices : change.prices == .plusHST ? .includeHST : .plusHST
  }

  mutating func add(_ change: CellChange) { changes.append(change) }
  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
  mutating func withdraw(where condition: (Diagnostic) -> Bool) { diagnostics.removeAll(where: condition) }

  // MARK: One sheet

  /// Room for every day of the sheets, as if none of them were known.
  private mutating func reserve() {
    let days = readings.reduce(0) { sum, reading in
      sum + reading.cells.indices.count { isOfDay(reading.cells[$0]) }
    }
    entries.reserve(days)
    seen.reserveCapacity(days)
    changes.reserveCapacity(days)
  }

  private mutating func take(_ index: Int) {
    current = index
    edited =
      memory.exported.isEmpty
      ? EditedSheet() : EditedSheet(readings[index], exported: memory.exported, dogs)
    usualAmount = readings[index].usualAmount
    lastAmounts = [:]
    hasUnwritten = readings[index].cells.contains { $0.kind == .payment && $0.amount == nil }
    writtenAmounts = hasUnwritten ? amounts(in: readings[index]) : [:]
    let moves = movesOfMoney(index)
    for position in moves { take(position, of: index) }
    carryMoney(index)
    for position in readings[index].cells.indices
    where !isSettled(readings[index].cells[position]) && !moves.contains(position) {
      take(position, of: index)
    }
  }

  private mutating func amounts(in reading: SheetReading) -> [DogID: [(date: CivilDate, amount: Money)]] {
    var amounts: [DogID: [(date: CivilDate, amount: Money)]] = [:]
    for index in reading.cells.indices {
      guard let amount = reading.cells[index].countedAmount, amount > .zero, !reading.cells[index].isNoPrice,
        let date = reading.cells[index].date,
        let dog = reading.cells[index].dog.flatMap({ dogs.next($0) })
      else { continue }
      amounts[dog, default: []].append((date, amount))
    }
    return amounts
  }

  private mutating func take(_ position: Int, of index: Int) {
    var cell = readings[index].cells[position]
    defer { readings[index].cells[position] = cell }
    let location = readings[index].location(of: cell.cell)
    guard !edited.untouched.contains(cell.cell) else { return leave(&cell) }
    settle(&cell)
    if cell.kind == .status, let day = self.day(of: cell), carried.contains(day) {
      // Its money stands on another day now, and the dog came on that one.
      cell.question = nil
      return
    }
    let written = cell.countedAmount
    let day = day(of: cell.dog.flatMap { dogs.next($0) }, cell.date)
    let number = isOfDay(cell) ? day.map { entries.turn(to: $0) } : nil
    if !cell.isDuplicate, let place = number.flatMap({ seenCell($0) }) {
      let isElsewhere = place.sheet != index
      repeated(
        &cell, readings[place.sheet].cells[place.cell], in: isElsewhere ? readings[place.sheet].file : nil,
        location)
    }
    if !cell.isDuplicate { enter(&cell, location, on: day) }
    ask(cell, location)
    guard let number, !cell.isDuplicate else { return }
    if hasUnwritten, let day, let amount = written, amount > .zero {
      let last = lastAmounts[day.dog]
      lastAmounts[day.dog] = (day.date, amount, last?.amount == amount ? (last?.times ?? 0) + 1 : 1)
    }
    while seen.count <= number { seen.append(nil) }
    seen[number] = (index, position)
  }

  func seenCell(_ number: Int) -> (sheet: Int, cell: Int)? {
    number < seen.count ? seen[number] : nil
  }

  func seenCell(of day: SheetMemory.Day) -> (sheet: Int, cell: Int)? {
    entries.number(of: day).flatMap { seenCell($0) }
  }

  /// "CA$25.00 paid".
  mutating func paid(_ amount: Money) -> String {
    if let latestPaid, latestPaid.amount == amount { return latestPaid.text }
    let text = amount.dollars + " paid"
    latestPaid = (amount, text)
    return text
  }

  /// Whether a cell says nothing that the book takes, and nobody was or is asked about it.
  func isSettled(_ cell: CellReading) -> Bool {
    switch cell.kind {
    case .payment, .scheduled, .status, .note: false
    default: !cell.needsReview && !hasAnswers && memory.exported.isEmpty
    }
  }

  func isOfDay(_ cell: CellReading) -> Bool {
    switch cell.kind {
    case .payment, .scheduled, .status: !cell.isFromNotes
    default: false
    }
  }

  /// - Parameter day: the cell's own, where it has one.
  private mutating func enter(_ cell: inout CellReading, _ location: Location, on day: SheetMemory.Day?) {
    if isEdit(cell), !prepareEdit(&cell, location) { return }
    switch cell.kind {
    case .payment where cell.isFromNotes: enterNotePayment(&cell, location, on: day)
    case .payment: enterPayment(&cell, location, on: day)
    case .scheduled: enterUnpaid(&cell, location, on: day)
    case .status where cell.question == nil && !cell.isFromNotes: enterStatus(cell, location, on: day)
    case .note: enterNote(cell, location)
    default: break
    }
    if cell.kind == .payment, let amount = cell.amount { booked += paidInBook(cell, on: day) ?? amount }
  }

  /// What the book holds for this cell's dog and day.
  func paidInBook(_ cell: CellReading, on day: SheetMemory.Day?) -> Money? {
    day.flatMap { entries.paid($0, inNotes: cell.isFromNotes) }
  }
}
