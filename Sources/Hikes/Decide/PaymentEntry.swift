public import Bookkeeping
public import Civil
public import Diagnostics
public import Quantities

/// Money that came in, or went back, entered into the book: which hikes it settles, and what is left of it.
public struct PaymentEntry: Sendable {
  /// What she typed.
  public struct Order: Sendable {
    public var dog: Dog
    /// Nil: what the hikes cost. Negative: money back.
    public var amount: Money?
    public var method = ""
    public var paidDate: CivilDate
    /// Whether she gave the day herself.
    public var isDayGiven = false
    /// The hikes it is for; none: the earliest booked ones not yet covered.
    public var hikes: [CivilDate] = []
    public var prices: PriceBasis

    public init(dog: Dog, paidDate: CivilDate, prices: PriceBasis) {
      self.dog = dog
      self.paidDate = paidDate
      self.prices = prices
    }
  }

  public internal(set) var book: Book
  /// The rows that were made; none where the book had it all.
  public internal(set) var payments: [Payment] = []
  /// What was done, in her words.
  public internal(set) var lines: [String] = []
  public internal(set) var diagnostics: [Diagnostic] = []
  let asOf: CivilDate

  public var changesAnything: Bool { !payments.isEmpty || isStamped }
  var isStamped = false

  public init(_ order: Order, in book: Book, asOf: CivilDate) {
    self.book = book
    self.asOf = asOf
    let limits = PaymentLimits(
      book, rate: book.rate(of: order.dog, on: order.hikes.first ?? order.paidDate), asOf: asOf)
    diagnostics =
      [
        order.amount.flatMap { limits.finding(amount: $0, at: nil) },
        limits.finding(order.paidDate, "the day", at: nil),
      ].compactMap(\.self) + order.hikes.compactMap { limits.finding($0, "the hike", at: nil) }
    guard diagnostics.isEmpty else { return }
    if let amount = order.amount, amount < .zero {
      giveBack(-amount, order)
    } else if order.hikes.isEmpty {
      payNext(order)
    } else {
      payNamed(order)
    }
  }

  /// The money so far for one hike of the dog.
  private func standing(_ dog: DogID, _ date: CivilDate) -> [Payment] {
    book.payments.filter { $0.dog == dog && $0.hikeDate == date }
  }

  // MARK: Without a hike named

  private mutating func payNext(_ order: Order) {
    let open = OpenHikes(book, of: order.dog, from: order.paidDate)
    var rest = order.amount ?? open.hikes.first.map { price($0, order) } ?? price(nil, order)
    let receipt = newID(order, order.paidDate)
    for hike in open.hikes where rest > .zero {
      let need = price(hike, order)
      // What does not reach the next hike stays as credit, but for the first one, which it pays in part.
      guard rest >= need || payments.isEmpty else { break }
      let part = min(rest, need)
      add(part, hike, order, receipt)
      rest -= part
    }
    if rest > .zero {
      add(rest, nil, order, receipt)
      lines.append(
        payments.count == 1
          ? "No booked hike is open, so \(rest.dollars) is credit." : "\(rest.dollars) is left as credit.")
    }
  }

  // MARK: For hikes that were named

  private mutating func payNamed(_ order: Order) {
    let days = Set(order.hikes).sorted()
    var rest = order.amount
    let receipt = newID(order, order.paidDate)
    for (number, day) in days.enumerated() {
      let hike = OpenHikes.Hike(date: day, open: openCharge(order.dog, day))
      let before = standing(order.dog.id, day)
      let paid = before.map(\.amount).reduce(.zero, +)
      let need = price(hike, order)
      let isLast = number == days.count - 1
      let part = rest.map { isLast ? $0 : min($0, need) } ?? need
      if paid > .zero, hike.open == .zero || part > need {
        guard rest == nil || paid == part || sameGross(before, part, order) else {
          diagnostics.append(
            Diagnostic(
              .error, .paidAlready, at: PaymentSource(before[0].source).location,
              "the book has \(paid.dollars) from \(order.dog.name) for \(day.shortText) already, not \(part.dollars)",
              hint: "correct it in payments.csv if it is wrong; if more came, enter it without --for"))
          continue
        }
        confirm(before, day, order)
        rest = rest.map { $0 - part }
        continue
      }
      if part > .zero {
        add(part, hike, order, receipt)
      } else if rest == nil, paid == .zero {
        lines.append(
          "Nothing is open for \(book.label(order.dog))’s hike of \(day.shortText); if money came for it, say how much: "
            + "hound pay \(order.dog.id) \(book.rate(of: order.dog, on: day)) --for \(day)")
      }
      rest = rest.map { $0 - part }
    }
  }

  /// An equal payment confirms the one that stands, and gives it its day where nobody had written it down.
  private mutating func confirm(_ before: [Payment], _ day: CivilDate, _ order: Order) {
    let paid = before.map(\.amount).reduce(.zero, +)
    var line = "The book has \(paid.dollars) from \(order.dog.name) for \(day.shortText) already"
    for index in book.payments.indices
    where order.isDayGiven && before.contains(where: { $0.id == book.payments[index].id })
      && book.payments[index].paidDate == nil
    {
      book.payments[index].paidDate = order.paidDate
      if !order.method.isEmpty { book.payments[index].method = order.method }
      isStamped = true
      line += "; its day is now \(order.paidDate.shortText)"
    }
    lines.append(isStamped ? line + "." : line + "; nothing was changed.")
  }

  private func sameGross(_ before: [Payment], _ amount: Money, _ order: Order) -> Bool {
    guard let rate = book.taxes.rate(in: book.rules.province, on: order.paidDate) else { return false }
    let gross = before.map { TaxedAmount(amount: $0.amount, prices: $0.prices, rate: rate).gross }
    return gross.reduce(.zero, +) == TaxedAmount(amount: amount, prices: order.prices, rate: rate).gross
  }

  private func openCharge(_ dog: Dog, _ day: CivilDate) -> Money {
    let ledger = Ledger(book, asOf: day.adding(days: 1))
    let coverage = Coverage(book, lines: ledger.lines, asOf: max(asOf, day))
    if let claim = coverage.claims.first(where: { $0.hike.dog == dog.id && $0.hike.date == day }) {
      return claim.open
    }
    return book.hikes.first { $0.dog == dog.id && $0.date == day }?.owed ?? book.rate(of: dog, on: day)
  }

  // MARK: Rows

  /// What is to be paid for a hike, in the prices of the order; of the dog's usual one where none is meant.
  private func price(_ hike: OpenHikes.Hike?, _ order: Order) -> Money {
    let charge = hike?.open ?? book.rate(of: order.dog, on: order.paidDate)
    guard order.prices != book.rules.prices else { return charge }
    let point = TaxPoint(
      paid: order.paidDate, due: nil, supplied: hike?.date, dueDays: book.rules.paymentDueDays)
    let taxed = TaxAssessment(
      charge, prices: book.rules.prices, on: point?.date ?? order.paidDate, rules: book.rules,
      taxes: book.taxes)?.taxed
    return (order.prices == .plusHST ? taxed?.net : taxed?.gross) ?? charge
  }

  private mutating func add(_ amount: Money, _ hike: OpenHikes.Hike?, _ order: Order, _ receipt: PaymentID) {
    var payment = Payment(id: newID(order, hike?.date ?? order.paidDate))
    payment.receipt = receipt.text
    payment.dog = order.dog.id
    payment.hikeDate = hike?.date
    payment.paidDate = order.paidDate
    payment.amount = amount
    payment.prices = order.prices
    payment.method = order.method
    book.payments.append(payment)
    payments.append(payment)
    guard let date = hike?.date else { return }
    lines.append("\(amount.dollars) for \(book.label(order.dog))’s hike of \(date.shortText) \(date.year)")
    // A day that was mistyped looks like this.
    let isKnown = book.hikes.contains { $0.dog == order.dog.id && $0.date == date }
    if !isKnown, !ScheduleResolver(book).isBooked(order.dog, on: date) {
      lines.append("  It was not booked on that day; with this it is (hound undo takes it back)")
    }
    // The charge of the day it was paid for stands from now on, whatever the rate becomes.
    if !isKnown {
      book.hikes.append(
        DailyHike(
          date: date, dog: order.dog.id, outcome: date <= asOf ? .hiked : .booked,
          charge: book.rate(of: order.dog, on: date), source: DailyHike.paidAhead))
    }
  }

  /// `2026-11-23-luna-paid`, with a number behind it where that is taken.
  private func newID(_ order: Order, _ date: CivilDate) -> PaymentID {
    PaymentID(naming: "\(date) \(order.dog.id) paid", taken: Set(book.payments.map(\.id)))
  }

  /// The day of the latest hike that the dog paid for.
  private func lastPaidHike(_ dog: DogID) -> CivilDate? {
    book.payments.filter { $0.dog == dog && $0.amount > .zero }.compactMap(\.hikeDate).max()
  }

  /// Money back of what stands as credit, for which no hike has to be named; false where there is not as much.
  private mutating func giveBackCredit(_ amount: Money, _ order: Order) -> Bool {
    let day = max(asOf, order.paidDate)
    let credit =
      AccountStanding.all(book, Ledger(book, asOf: day), asOf: day)
      .first { $0.dog.id == order.dog.id }?.credit ?? .zero
    let original = book.payments.last { $0.dog == order.dog.id && $0.hikeDate == nil && $0.amount > .zero }
    guard credit >= amount, let original else { return false }
    addBack(amount, nil, original, order)
    lines.append("\(amount.dollars) back of the credit of \(book.label(order.dog))")
    return true
  }

  private mutating func addBack(_ amount: Money, _ hike: CivilDate?, _ original: Payment, _ order: Order) {
    let name = "\(hike ?? order.paidDate) \(order.dog.id) back"
    var payment = Payment(id: PaymentID(naming: name, taken: Set(book.payments.map(\.id))))
    payment.receipt = original.receiptName
    payment.dog = order.dog.id
    payment.hikeDate = hike
    payment.paidDate = order.paidDate
    // The credit note's own day counts, not the day on which the hike was to be paid.
    payment.dueDate = order.paidDate
    payment.amount = -amount
    payment.prices = original.prices
    payment.method = order.method
    book.payments.append(payment)
    payments.append(payment)
  }

  /// Money back for a hike: at the rate of the payment that it reverses, on the day it goes.
  private mutating func giveBack(_ amount: Money, _ order: Order) {
    guard let day = order.hikes.first, order.hikes.count == 1 else {
      if order.hikes.isEmpty, giveBackCredit(amount, order) { return }
      diagnostics.append(
        Diagnostic(
          .error, .refundUnknown, "it is not said which hike’s money goes back",
          hint:
            "name it: hound pay \(order.dog.name) -\(amount) --for \(lastPaidHike(order.dog.id) ?? order.paidDate)"
        ))
      return
    }
    let before = standing(order.dog.id, day)
    let paid = before.map(\.amount).reduce(.zero, +)
    guard let original = before.first(where: { $0.amount > .zero }), paid >= amount else {
      diagnostics.append(
        Diagnostic(
          .error, .refundUnknown,
          "\(order.dog.name) paid \(paid.dollars) for \(day.shortText), so \(amount.dollars) cannot go back",
          hint: "hound payments \(order.dog.name) lists what was paid for which hike"))
      return
    }
    addBack(amount, day, original, order)
    lines.append("\(amount.dollars) back for \(book.label(order.dog))’s hike of \(day.shortText) \(day.year)")
  }
}

/// The hikes of one dog that are booked and not fully paid, the earliest first.
struct OpenHikes {
  struct Hike: Hashable {
    let date: CivilDate
    let open: Money
  }

  private(set) var hikes: [Hike] = []

  /// Looks eight weeks ahead.
  init(_ book: Book, of dog: Dog, from day: CivilDate) {
    let days = 56
    let end = day.adding(days: days)
    let ledger = Ledger(book, asOf: end)
    let coverage = Coverage(book, lines: ledger.lines, asOf: end)
    let claims = coverage.claims.filter { $0.hike.dog == dog.id }
    hikes = claims.filter { $0.open > .zero && $0.hike.date <= end }
      .map { Hike(date: $0.hike.date, open: $0.open) }
    let known = Set(claims.map(\.hike.date))
    let ahead = UpcomingHikes(book, coverage, from: day, days: days).hikes[dog.id] ?? []
    hikes += ahead.filter { !$0.isCleared && !known.contains($0.date) && $0.charge > .zero }
      .map { Hike(date: $0.date, open: $0.charge) }
    hikes.sort { $0.date < $1.date }
  }
}
