public import Civil
public import Quantities

/// How one dog stands with its money on a day.
public struct AccountStanding: Hashable, Sendable {
  /// A hike that is booked for a day to come.
  public struct Upcoming: Hashable, Sendable {
    public let date: CivilDate
    public let charge: Money
    /// Paid, or covered by credit; every hike is to be paid ahead.
    public let isCleared: Bool
    /// Its payment is due by the day asked about.
    public let isDue: Bool
  }

  public let dog: Dog
  public let client: Client?
  public let standing: Standing
  public let lastPayment: CivilDate?
  /// Nobody wrote down when it was paid, so it counts on the day of its hike.
  public let isLastPaymentAssumed: Bool
  /// The last hike up to which nothing is open; nil where the first one is.
  public let paidThrough: CivilDate?
  /// In the prices of the book; negative is credit.
  public let balance: Money
  /// Hikes that are due and not fully paid, the earliest first.
  public let open: [Coverage.Claim]
  /// Hikes whose charge nobody knows; they owe nothing.
  public let unknown: Int
  /// The hikes of the coming weeks, the earliest first.
  public let upcoming: [Upcoming]

  public var credit: Money { balance < .zero ? -balance : .zero }
  public var nextHike: CivilDate? { upcoming.first?.date }

  /// One for each dog that is active, or has an open hike or credit, by client, then dog.
  ///
  /// - Parameter weeks: how far the booked hikes are looked at.
  public static func all(
    _ book: Book, _ ledger: Ledger, asOf: CivilDate, weeks: Int = 2
  ) -> [AccountStanding] {
    let coverage = Coverage(book, lines: ledger.lines, asOf: asOf)
    let clients = Dictionary(book.clients.map { ($0.id, $0) }) { first, _ in first }
    let ahead = UpcomingHikes(book, coverage, from: asOf, days: weeks * 7)
    let claims = Dictionary(grouping: coverage.claims, by: \.hike.dog)
    let unknown = Dictionary(grouping: coverage.unknown, by: \.dog).mapValues(\.count)
    let standings = Standing.all(book.dogs.map(\.id), on: asOf, in: book)
    let payments = Dictionary(grouping: book.payments) { $0.dog }
    return book.dogs.compactMap { dog in
      let balance = coverage.balance(of: dog.id)
      let open = (claims[dog.id] ?? []).filter { $0.open > .zero }
      let client = dog.client.flatMap { clients[$0] }
      guard (dog.isActive && client?.isActive ?? true) || balance != .zero || !open.isEmpty else {
        return nil
      }
      let last = lastPayment(payments[dog.id] ?? [], asOf)
      return AccountStanding(
        dog: dog, client: client, standing: standings[dog.id] ?? .unpaid, lastPayment: last?.date,
        isLastPaymentAssumed: last?.isAssumed ?? false,
        paidThrough: (claims[dog.id] ?? []).prefix { $0.open == .zero }.last?.hike.date, balance: balance,
        open: open, unknown: unknown[dog.id] ?? 0, upcoming: ahead.hikes[dog.id] ?? [])
    }.sorted {
      ($0.client?.owner.folded ?? "", $0.dog.name.folded, $0.dog.id)
        < ($1.client?.owner.folded ?? "", $1.dog.name.folded, $1.dog.id)
    }
  }

  /// As ``Standing`` counts: the day paid, else the hike's own, not after the day asked about.
  private static func lastPayment(
    _ payments: [Payment], _ asOf: CivilDate
  ) -> (date: CivilDate, isAssumed: Bool)? {
    payments.filter { $0.amount > .zero }
      .compactMap { payment in
        (payment.paidDate ?? payment.hikeDate).map { (date: $0, isAssumed: payment.paidDate == nil) }
      }
      .filter { $0.date <= asOf }
      .max { ($0.date, $1.isAssumed ? 1 : 0) < ($1.date, $0.isAssumed ? 1 : 0) }
  }
}
