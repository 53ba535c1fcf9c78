import Bookkeeping
public import Civil
public import Quantities

/// Which hike was paid by which money, as of a day.
///
/// Money that names a hike pays that hike. What is left of it pays the same dog's other hikes, the earliest first,
/// then those of the other dogs of its client; what is left then is credit. So one payment may cover several hikes,
/// weeks or dogs, and money for a hike that was called off goes on to another day: the payment itself stays as it
/// was recorded, and no new tax arises. Amounts are in the prices of the book's settings.
public struct Coverage: Sendable {
  /// A hike that is owed for.
  public struct Claim: Hashable, Sendable {
    public let hike: DailyHike
    /// The day of the hike less the days by which it is to be paid ahead.
    public let dueDate: CivilDate
    /// The day on which it begins to count: due, or paid before.
    public let countsFrom: CivilDate
    /// Whether only its payment names the hike: the book has no row for it.
    public let isImplied: Bool
    public internal(set) var owed: Money
    public internal(set) var paid: Money
    /// Nearly every hike is paid at once, so that only others need a list.
    private var firstPayment: PaymentID?
    private var otherPayments: [PaymentID] = []

    /// The payments that cover it, its own ones first.
    public var payments: [PaymentID] { firstPayment.map { [$0] + otherPayments } ?? [] }
    public var open: Money { owed - paid }

    init(_ hike: DailyHike, dueDate: CivilDate, countsFrom: CivilDate, isImplied: Bool, owed: Money) {
      self.hike = hike
      self.dueDate = dueDate
      self.countsFrom = countsFrom
      self.isImplied = isImplied
      self.owed = owed
      paid = .zero
    }

    mutating func pay(_ part: Money, from payment: PaymentID) {
      paid += part
      if firstPayment == nil { firstPayment = payment } else { otherPayments.append(payment) }
    }
  }

  /// Money that has come, and how much of it no hike has taken.
  public struct Fund: Hashable, Sendable {
    private let held: SharedRow<Payment>
    public let date: CivilDate?
    public let amount: Money
    public internal(set) var left: Money

    public var payment: Payment { held.value }

    init(_ payment: SharedRow<Payment>, date: CivilDate?, amount: Money) {
      held = payment
      self.date = date
      self.amount = amount
      left = amount
    }
  }

  /// By day of the hike, then dog.
  public private(set) var claims: [Claim] = []
  /// By the day the money came, then id; money back is not among them.
  public private(set) var funds: [Fund] = []
  /// Money given back: it takes credit first, and what it returns beyond that is no longer owed either.
  public private(set) var refunds: [Fund] = []
  /// Hikes that count already and whose charge nobody knows. They owe nothing.
  public private(set) var unknown: [DailyHike] = []

  private let households: [DogID: String]

  /// - Parameters:
  ///   - lines: of the same book's payments; those that are no line count as written, on any day.
  ///   - asOf: money that came later does not count, nor do hikes that are due later and unpaid.
  public init(_ book: Book, lines: [LedgerLine], asOf: CivilDate) {
    households = Dictionary(book.dogs.map { ($0.id, $0.client.map { "client \($0)" } ?? "dog \($0.id)") }) {
      first, _ in first
    }
    var days = DogDays(book.dogs, count: book.payments.count)
    var named = NamedDays()
    funds.reserveCapacity(book.payments.count)
    named.funds.reserveCapacity(book.payments.count)
    // Asked in the order of the book, which mostly goes from dog to dog.
    let paidDays = book.payments.indices.map { place in
      book.payments[place].dog.flatMap { dog in
        book.payments[place].hikeDate.map { days.number(of: dog, on: $0) }
      }
    }
    // In the order of the lines, which mostly is that of the days, the undated before them.
    for lined in LinedPayment.all(book.payments, lines) {
      let (place, line) = (lined.payment, lined.line)
      let date = line.map { lines[$0].moneyDate }
      guard date.map({ $0 <= asOf }) ?? true else { continue }
      let amount = line.map { lines[$0].amount(in: book.rules.prices) } ?? book.payments[place].amount
      // Two rows of one id may share a line, and each is money of its own.
      let fund = Fund(SharedRow(book.payments, at: place), date: date, amount: amount)
      if amount < .zero {
        refunds.append(fund)
        named.refunds.append(paidDays[place])
      } else {
        funds.append(fund)
        named.funds.append(paidDays[place])
      }
    }
    Self.order(&funds, &named.funds)
    Self.order(&refunds, &named.refunds)
    makeClaims(book, asOf, &days, &named)
    payDirectly(named, days.all.count)
    giveBack(named)
    let homes = households
    spread { $0 }
    spread { homes[$0] ?? "dog \($0)" }
  }

  /// Money of this dog that no hike has taken.
  public func credit(of dog: DogID) -> Money {
    funds.filter { $0.payment.dog == dog }.map(\.left).reduce(.zero, +)
  }

  /// What is owed for this dog less its credit; negative where there is more credit.
  public func balance(of dog: DogID) -> Money {
    claims.filter { $0.hike.dog == dog }.map(\.open).reduce(.zero, +) - credit(of: dog)
  }

  /// The days of the hikes that the money names and of the claims, by ``DogDays``, each list in the order of its own.
  private struct NamedDays {
    var funds: [Int?] = []
    var refunds: [Int?] = []
    var claims: [Int] = []
  }

  /// By day, the undated first, then by id. Sorted by their places, for a fund is much to move.
  private static func order(_ funds: inout [Fund], _ named: inout [Int?]) {
    let ids = funds.indices.map { funds[$0].payment.id }
    let order = funds.indices.map { funds[$0].date?.dayNumber ?? Int.min }.order { ids[$0] < ids[$1] }
    funds.arrange(by: order)
    named.arrange(by: order)
  }

  /// The money that names one hike.
  private struct Direct {
    var sum = Money.zero
    var first: CivilDate?
  }

  private mutating func makeClaims(
    _ book: Book, _ asOf: CivilDate, _ days: inout DogDays, _ named: inout NamedDays
  ) {
    var direct: [Direct?] = Array(repeating: nil, count: days.all.count)
    for fund in funds.indices {
      guard let day = named.funds[fund] else { continue }
      var money = direct[day] ?? Direct()
      money.sum += funds[fund].amount
      // By day they stand in order, the undated first.
      if money.first == nil { money.first = funds[fund].date }
      direct[day] = money
    }
    claims.reserveCapacity(book.hikes.count)
    named.claims.reserveCapacity(book.hikes.count)
    var isListed = Array(repeating: false, count: direct.count)
    let daysAhead = max(0, book.rules.paymentDueDays)
    for place in book.hikes.indices {
      let date = book.hikes[place].date
      let day = days.number(of: book.hikes[place].dog, on: date)
      let paid = day < direct.count ? direct[day] : nil
      if day < isListed.count { isListed[day] = true }
      let due = date.adding(days: -daysAhead)
      // What only its payment put into the book was not owed before that came.
      let counts =
        book.hikes[place].source == DailyHike.paidAhead ? paid?.first ?? date : min(due, paid?.first ?? due)
      guard counts <= asOf else { continue }
      guard let owed = book.hikes[place].owed else {
        if paid == nil { unknown.append(book.hikes[place]) } else { isListed[day] = false }
        continue
      }
      guard owed > .zero else { continue }
      claims.append(
        Claim(book.hikes[place], dueDate: due, countsFrom: counts, isImplied: false, owed: owed))
      named.claims.append(day)
    }
    let dogs = Dictionary(book.dogs.map { ($0.id, $0) }) { first, _ in first }
    // Money of a note is for its week: on a day without a hike it names none.
    for fund in funds.indices {
      guard let day = named.funds[fund], !isListed[day], funds[fund].payment.isFromNotes else { continue }
      direct[day]?.sum -= funds[fund].amount
    }
    for day in direct.indices where !isListed[day] {
      guard let paid = direct[day] else { continue }
      let (dog, date) = (days.dog(of: day), days.all[day].date)
      let rate = dogs[dog].map { book.rate(of: $0, on: date) } ?? .zero
      let owed = Self.impliedCharge(of: paid.sum, rate: rate)
      let due = date.adding(days: -daysAhead)
      guard owed > .zero else { continue }
      claims.append(
        Claim(
          DailyHike(date: date, dog: dog, outcome: .booked, charge: owed), dueDate: due,
          countsFrom: min(due, paid.first ?? due), isImplied: true, owed: owed))
      named.claims.append(day)
    }
    let order = days.order(of: named.claims)
    claims.arrange(by: order)
    named.claims.arrange(by: order)
  }

  /// As a sheet is read: a multiple of the rate pays several hikes, anything else this one.
  static func impliedCharge(of sum: Money, rate: Money) -> Money {
    rate > .zero && sum > rate && sum.cents % rate.cents == 0 ? rate : sum
  }

  private mutating func payDirectly(_ named: NamedDays, _ dayCount: Int) {
    var places: [Int?] = Array(repeating: nil, count: dayCount)
    for (claim, day) in named.claims.enumerated() where places[day] == nil { places[day] = claim }
    for fund in funds.indices {
      guard let day = named.funds[fund], let claim = places[day] else { continue }
      pay(claim, from: fund)
    }
  }

  private mutating func pay(_ claim: Int, from fund: Int) {
    let part = min(claims[claim].open, funds[fund].left)
    guard part > .zero else { return }
    claims[claim].pay(part, from: funds[fund].payment.id)
    funds[fund].left -= part
  }

  /// A payment that bounced was none, and its hike is open again. Other money back comes out of the credit of its dog, then of its
  /// household; beyond what there was by then it undoes the hike it names.
  private mutating func giveBack(_ named: NamedDays) {
    guard !refunds.isEmpty else { return }
    let homes = households
    let ofDogs = Dictionary(grouping: funds.indices) { funds[$0].payment.dog }
    let ofHomes = Dictionary(grouping: funds.indices) { funds[$0].payment.dog.flatMap { homes[$0] } }
    let claimed = Dictionary(zip(named.claims, claims.indices)) { first, _ in first }
    for place in refunds.indices {
      guard let dog = refunds[place].payment.dog else { continue }
      var rest = -refunds[place].amount
      let claim = named.refunds[place].flatMap { claimed[$0] }
      // What never came is owed again.
      if refunds[place].payment.isBounced, let claim {
        let part = min(rest, claims[claim].paid)
        claims[claim].paid -= part
        rest -= part
      }
      let own = ofDogs[dog] ?? []
      let shared = (homes[dog].flatMap { ofHomes[$0] } ?? []).filter { funds[$0].payment.dog != dog }
      // A hike that it can undo is undone before money is touched that came later.
      if let claim {
        takeCredit(own + shared, &rest, until: refunds[place].date)
        let part = min(rest, claims[claim].paid)
        claims[claim].owed -= part
        claims[claim].paid -= part
        rest -= part
      }
      takeCredit(own + shared, &rest)
      refunds[place].left = rest
    }
  }

  /// Takes money back out of what no hike has taken.
  /// - Parameter day: of money that came later nothing is taken.
  private mutating func takeCredit(_ places: [Int], _ rest: inout Money, until day: CivilDate? = nil) {
    for fund in places where rest > .zero {
      if let day, let came = funds[fund].date, came > day { continue }
      let part = min(rest, funds[fund].left)
      funds[fund].left -= part
      rest -= part
    }
  }

  /// What is left pays the open hikes of the same group, the earliest first.
  private mutating func spread<Group: Hashable>(_ group: (DogID) -> Group) {
    let free = funds.indices.filter { funds[$0].left > .zero && funds[$0].payment.dog != nil }
    guard !free.isEmpty else { return }
    let open = Dictionary(grouping: claims.indices.filter { claims[$0].open > .zero }) {
      group(claims[$0].hike.dog)
    }
    for fund in free {
      guard let dog = funds[fund].payment.dog else { continue }
      for claim in open[group(dog)] ?? [] { pay(claim, from: fund) }
    }
  }
}

extension Payment {
  /// Whether it takes back one that never came in: its `method` says `bounced`, `nsf`.
  var isBounced: Bool {
    amount < .zero && PartialDate.words(method.folded).contains(where: PricedText.sentBack.set.contains)
  }
}
