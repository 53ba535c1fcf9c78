public import Civil
public import Quantities

/// One client's account: what was charged, what came in, and the balance after each.
public struct Statement: Sendable {
  public struct Entry: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      case opening
      case hike
      case payment
      case refund
    }

    public let date: CivilDate
    public let kind: Kind
    /// `Hike Mon Dec 8, Luna`.
    public let text: String
    public let charge: Money
    public let payment: Money
    /// Nobody wrote the day down.
    public let isAssumed: Bool
    public internal(set) var balance: Money
  }

  public let owner: String
  public let dogs: [Dog]
  public let asOf: CivilDate
  /// By day; charges before the money of their day.
  public let entries: [Entry]
  public let upcoming: [(dog: Dog, hikes: [AccountStanding.Upcoming])]

  public var balance: Money { entries.last?.balance ?? .zero }

  /// - Parameters:
  ///   - dogs: all of one client, or one without a client.
  ///   - from: what came before is summed up in one opening line.
  public init(
    of dogs: [Dog], owner: String, _ book: Book, _ ledger: Ledger, from: CivilDate? = nil, asOf: CivilDate
  ) {
    self.owner = owner
    self.dogs = dogs
    self.asOf = asOf
    let coverage = Coverage(book, lines: ledger.lines, asOf: asOf)
    let names = Dictionary(dogs.map { ($0.id, $0.name) }) { first, _ in first }
    var entries: [Entry] = []
    for claim in coverage.claims where claim.owed > .zero {
      guard let name = names[claim.hike.dog] else { continue }
      entries.append(
        Entry(
          date: claim.countsFrom, kind: .hike,
          text: "\(Self.word(claim.hike.outcome)) \(claim.hike.date.shortText), \(name)", charge: claim.owed,
          payment: .zero, isAssumed: false, balance: .zero))
    }
    for fund in coverage.funds {
      guard let name = fund.payment.dog.flatMap({ names[$0] }) else { continue }
      let hike = fund.payment.hikeDate.map { ", for \($0.shortText)" } ?? ""
      let method = fund.payment.method.isEmpty ? "" : " (\(fund.payment.method))"
      entries.append(
        Entry(
          date: fund.date ?? asOf, kind: .payment, text: "Payment\(method), \(name)\(hike)", charge: .zero,
          payment: fund.amount, isAssumed: fund.payment.paidDate == nil, balance: .zero))
    }
    for fund in coverage.refunds {
      guard let name = fund.payment.dog.flatMap({ names[$0] }) else { continue }
      // What went back beyond any credit undid a charge that is not in the list any more.
      let undone = fund.left
      entries.append(
        Entry(
          date: fund.date ?? asOf, kind: .refund, text: "Money back, \(name)", charge: -undone,
          payment: fund.amount, isAssumed: fund.payment.paidDate == nil, balance: .zero))
    }
    let order: [Entry.Kind] = [.opening, .hike, .payment, .refund]
    entries.sort {
      ($0.date, order.firstIndex(of: $0.kind) ?? 0, $0.text)
        < ($1.date, order.firstIndex(of: $1.kind) ?? 0, $1.text)
    }
    self.entries = Self.balanced(entries, from: from)
    let standings = AccountStanding.all(book, ledger, asOf: asOf)
    upcoming = standings.filter { names[$0.dog.id] != nil }.map { ($0.dog, $0.upcoming) }
  }

  private static func balanced(_ entries: [Entry], from: CivilDate?) -> [Entry] {
    var balance = Money.zero
    var shown: [Entry] = []
    for entry in entries {
      balance += entry.charge - entry.payment
      var line = entry
      line.balance = balance
      if let from, entry.date < from {
        shown = [
          Entry(
            date: from, kind: .opening, text: "Balance until then", charge: .zero, payment: .zero,
            isAssumed: false, balance: balance)
        ]
      } else {
        shown.append(line)
      }
    }
    return shown
  }

  private static func word(_ outcome: DailyHike.Outcome) -> String {
    switch outcome {
    case .hiked, .booked, .away, .injured: "Hike"
    case .cancelled: "Cancelled late,"
    case .noShow: "No-show,"
    }
  }
}
