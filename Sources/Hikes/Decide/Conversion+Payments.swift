import Civil
import Diagnostics
import Quantities

/// Cells of money, and of hikes that are to be paid still.
extension Conversion {
  /// Money in a day's cell: known already, new, changed by her, or in conflict with the book's own entry.
  mutating func enterPayment(_ cell: inout CellReading, _ location: Location, on day: SheetMemory.Day?) {
    guard let day, let usual = entries.rate(of: day) else { return }
    if cell.amount == nil {
      // A dog without a rate of its own pays what the others of its sheet do.
      let assumed =
        nearestAmount(of: day, to: usual.rate) ?? cell.price
        ?? (usual.isOwn || usualAmount.cents <= 0 ? usual.rate : usualAmount)
      cell.amount = assumed
      cell.note = "amount inferred: the usual rate"
      if !usual.isOwn, readings[current].isPriceStated {
        cell.confidence = .inferred
        cell.reason = "paid, at the price that the sheet says"
      } else if !usual.isOwn, cell.question == nil {
        cell.confidence = .assumed
        cell.reason = "paid, and no other cell shows what this dog pays"
        cell.question = CellQuestion("What was paid?", [.paid(assumed), .hikedUnpaid, .justANote])
      }
    }
    guard let amount = cell.amount else { return }
    let holder = holder(of: day)
    let rows = entries.payments(day) + (holder.map(entries.payments) ?? [])
    let standing = rows.map { book.amountInSheets($0) }.reduce(.zero, +)
    let source = source(location, day.date)
    if rows.isEmpty {
      cell.ref = addPayment(cell, amount, day, location.file, source).text
      dropAbsence(day)
      let base = memory.cells[day]
      let now =
        paid(amount) + (isEdit(cell) && amount < usual.rate ? ", of a price of \(usual.rate.dollars)" : "")
      add(
        CellChange(
          base == nil ? .added : .changed, dog: cell.dog ?? "", date: day.date, at: location,
          was: base?.spoken ?? "", now: now))
    } else if standing == amount || isOfBefore(rows, amount) {
      cell.ref = rows[0].id.text
      takeBackMove(day, cell, location)
    } else if cell.isAnswered, rows.count > 1, amount > standing,
      !rows.contains(where: { $0.id == PaymentID(sheetOf: day) })
    {
      // Of several payments none is the wrong one: what is missing came beside them.
      cell.ref = addPayment(cell, amount - standing, day, location.file, source).text
      add(
        CellChange(
          .changed, dog: cell.dog ?? "", date: day.date, at: location, was: standing.dollars,
          now: "\(amount.dollars) paid"))
    } else if rows.count == 1, cell.isAnswered || before(day, holder) == standing {
      entries.setAmount(amount, on: holder ?? day)
      cell.ref = rows[0].id.text
      add(
        CellChange(
          .changed, dog: cell.dog ?? "", date: day.date, at: location, was: standing.dollars,
          now: "\(amount.dollars) paid"))
    } else {
      cell.ref = rows[0].id.text
      cell.reason = "the book says \(standing.dollars); it stands until you answer"
      cell.question = CellQuestion(
        "The sheet says \(amount.dollars), the book \(standing.dollars). Which is right?",
        [.paid(amount), .paid(standing)])
      report(
        Diagnostic(
          .warning, .amountConflict, at: location,
          "the sheet says \(amount.dollars) for \(cell.dog ?? "") on \(day.date.shortText), the book \(standing.dollars)",
          hint: "answer it in review.csv; until then the book's amount stands"))
    }
    if holder != nil { dropAbsence(day) }
    guard amount.cents > 0 else { return }
    let rate = usual.rate
    let isSeveral = rate.cents > 0 && amount > rate && amount.cents % rate.cents == 0
    let charge = isSeveral ? rate : amount
    // A sheet's own hike follows its cell; one that the book has from elsewhere keeps its charge.
    guard !enterHike(day, charge: charge, source), standing != amount, cell.question == nil else { return }
    if entries.hike(day)?.source.contains("!") == true {
      entries.setCharge(charge + chargeOfSecondHike(day), on: day)
    }
  }

  /// What the dog paid in the same week of the sheet that is taken, or the last two times before, or if it paid nothing before, the
  /// next time: where that may be the price of one hike.
  private func nearestAmount(of day: SheetMemory.Day, to rate: Money) -> Money? {
    let written = (writtenAmounts[day.dog] ?? []).filter {
      $0.amount.cents < rate.cents * 2 && $0.amount.cents * 2 > rate.cents
    }
    let ofWeek = Set(written.filter { $0.date.monday == day.date.monday }.map(\.amount))
    let before = written.lazy.filter { $0.date < day.date }.map(\.date).max()
    // In the week of a rise it may be of the old price still, and less than the price was once too little.
    if ofWeek.count == 1, let amount = ofWeek.first, amount >= rate,
      before.map({ $0.days(until: day.date) > 7 }) ?? true
    {
      return amount
    }
    if before == nil, let next = written.min(by: { $0.date < $1.date }),
      written.count(where: { $0.amount == next.amount }) > 1
    {
      return next.amount
    }
    guard let last = lastAmounts[day.dog], last.times > 1, last.date < day.date,
      last.amount.cents < rate.cents * 2,
      last.amount.cents * 2 > rate.cents
    else { return nil }
    return last.amount
  }

  /// Whether an amount is what came in before some of it went back: the cell says nothing new.
  private func isOfBefore(_ rows: [Payment], _ amount: Money) -> Bool {
    let came = rows.filter { $0.amount > .zero }
    return came.count < rows.count && came.map { book.amountInSheets($0) }.reduce(.zero, +) == amount
  }

  /// What the sheet showed of a day's money before, on the day or on the one from which it came.
  private func before(_ day: SheetMemory.Day, _ holder: SheetMemory.Day?) -> Money? {
    memory.cells[day]?.amount ?? holder.flatMap { memory.cells[$0]?.amount }
  }

  /// A sheet had moved the dog to another day, and has the money on the first one again.
  private mutating func takeBackMove(_ day: SheetMemory.Day, _ cell: CellReading, _ location: Location) {
    guard let standing = entries.exception(day), case .moved = standing.change, standing.source.contains("!"),
      memory.cells[day]?.kind != .payment
    else { return }
    bringBack(day)
    add(
      CellChange(
        .changed, dog: cell.dog ?? "", date: day.date, at: location, was: standing.spoken, now: cell.spoken))
  }

  mutating func addPayment(
    _ cell: CellReading, _ amount: Money, _ day: SheetMemory.Day, _ file: String, _ source: String
  ) -> PaymentID {
    let id = PaymentID(sheetOf: day)
    var payment = Payment(id: cell.isFromNotes ? PaymentID(id.text + Payment.notesMark) : id)
    payment.dog = day.dog
    payment.hikeDate = day.date
    payment.amount = amount
    payment.prices = prices(of: file, row: cell.cell.row)
    payment.method = cell.method
    payment.source = source
    payment.notes = cell.note
    entries.add(payment)
    return payment.id
  }

  /// A hike that is to be paid still.
  mutating func enterUnpaid(_ cell: inout CellReading, _ location: Location, on day: SheetMemory.Day?) {
    guard let day, let dog = entries.dog(day.dog) else { return }
    let isNew = enterHike(day, charge: book.rate(of: dog, on: day.date), source(location, day.date))
    cell.ref = "\(day.date) \(day.dog)"
    let base = memory.cells[day]
    // "owes" typed over what was paid.
    if base?.countedAmount != nil, !isEdit(cell), !isPaidElsewhere(day), keepsMoney(cell, day, location) {
      return
    }
    guard isNew else { return }
    dropAbsence(day)
    add(
      CellChange(
        base == nil ? .added : .changed, dog: cell.dog ?? "", date: day.date, at: location,
        was: base?.spoken ?? "", now: cell.spoken))
  }

  /// Whether another cell of the sheets that are read shows what was paid for a day.
  private func isPaidElsewhere(_ day: SheetMemory.Day) -> Bool {
    readings.contains { reading in
      reading.cells.contains { $0.kind == .payment && $0.date == day.date && self.day(of: $0) == day }
    }
  }

  /// - Returns: whether the book did not know the hike.
  @discardableResult
  mutating func enterHike(_ day: SheetMemory.Day, charge: Money, _ source: String) -> Bool {
    guard entries.hike(day) == nil else { return false }
    entries.add(
      DailyHike(
        date: day.date, dog: day.dog, outcome: day.date <= asOf ? .hiked : .booked, charge: charge,
        source: source))
    return true
  }

  /// A dog that a sheet now shows on the hike is no longer away that day, if a sheet said so.
  mutating func dropAbsence(_ day: SheetMemory.Day) {
    entries.removeExceptions(on: day) { $0.source.contains("!") && $0.change != .added }
  }
}
