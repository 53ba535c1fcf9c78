public import Bookkeeping
public import Civil

/// Money that has come in by a day for hikes after it: not earned yet.
public struct Prepaid: Hashable, Sendable {
  public let asOf: CivilDate
  /// By day of hike, then id.
  public let lines: [LedgerLine]

  /// A payment whose day nobody wrote down counts from the day it was due.
  public init(_ ledger: Ledger, asOf: CivilDate) {
    self.asOf = asOf
    lines = ledger.lines.filter { line in
      line.moneyDate <= asOf && line.servedDate.map { $0 > asOf } ?? false
    }.sorted { ($0.serviceDate, $0.id) < ($1.serviceDate, $1.id) }
  }

  public var total: TaxedAmount { lines.map(\.taxed).reduce(.zero, +) }
  /// The part that rests on assumed days.
  public var assumed: TaxedAmount {
    lines.filter { $0.paidDate == nil }.map(\.taxed).reduce(.zero, +)
  }
}
