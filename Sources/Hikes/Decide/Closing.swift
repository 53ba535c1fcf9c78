import Bookkeeping
import Civil
import Quantities

/// Closed periods held against what the ledger says today: they keep what was reported, and every difference is an
/// adjustment of the first open day, with the payment that caused it.
struct Closing {
  private(set) var entries: [ReturnEntry] = []

  init(
    _ closed: [ClosedPeriod], _ ledger: Ledger, _ basis: HSTReturn.Basis, _ now: [ReturnEntry]
  ) {
    let spans = closed.compactMap { period in period.span.map { (period, $0) } }
    guard let end = spans.map(\.1.last).max() else {
      entries = now
      return
    }
    let isClosed = { (date: CivilDate) in spans.contains { $0.1.contains(date) } }
    let inside = now.filter { isClosed($0.date) }
    entries = now.filter { !isClosed($0.date) }
    var reported: [ReturnEntry] = []
    for (period, span) in spans {
      reported += Self.reported(period, span, ledger, basis, inside)
    }
    entries += reported
    entries += Self.adjustments(reported, inside, outside: entries, spans.map(\.1), on: end.adding(days: 1))
  }

  /// The lines of a period as they went out. Where their list is lost but the sums still agree, they are today's;
  /// else the sums stand as one line without a payment behind it.
  private static func reported(
    _ period: ClosedPeriod, _ span: TaxSpan, _ ledger: Ledger, _ basis: HSTReturn.Basis,
    _ inside: [ReturnEntry]
  ) -> [ReturnEntry] {
    let kept = ledger.reported.filter { $0.basis == basis && $0.period == period.period }
    if !kept.isEmpty || (period.net == .zero && period.hst == .zero) { return kept.map { ReturnEntry($0) } }
    let today = inside.filter { span.contains($0.date) }
    let sum = today.map(\.taxed).reduce(.zero, +)
    if sum.net == period.net, sum.hst == period.hst {
      return today.map { ReturnEntry($0.asReported(in: period.period, basis)) }
    }
    let whole = ReportedLine(
      period: period.period, basis: basis, payment: PaymentID("reported-\(period.period)"), date: span.first,
      rate: today.first?.rate ?? TaxRate(basisPoints: 0), amount: period.net, prices: .plusHST,
      net: period.net, hst: period.hst)
    return [ReturnEntry(whole)]
  }

  private struct Key: Hashable {
    let payment: PaymentID
    let rate: TaxRate
    let prices: PriceBasis
  }

  private static func adjustments(
    _ reported: [ReturnEntry], _ inside: [ReturnEntry], outside: [ReturnEntry], _ spans: [TaxSpan],
    on date: CivilDate
  ) -> [ReturnEntry] {
    let key = { (entry: ReturnEntry) in
      Key(payment: entry.payment, rate: entry.rate, prices: entry.prices)
    }
    let was = Dictionary(grouping: reported, by: key)
    let isNow = Dictionary(grouping: inside, by: key)
    let elsewhere = Dictionary(grouping: outside.filter { $0.kind == .line }, by: \.payment)
    return Set(was.keys).union(isNow.keys).compactMap { key in
      let before = was[key] ?? []
      let after = isNow[key] ?? []
      let taxed = after.map(\.taxed).reduce(.zero, +) - before.map(\.taxed).reduce(.zero, +)
      let amount = after.map(\.amount).reduce(.zero, +) - before.map(\.amount).reduce(.zero, +)
      guard taxed != .zero || amount != .zero else { return nil }
      let own = before.first ?? after.first
      let period =
        before.first?.period
        ?? own.flatMap { entry in spans.first { $0.contains(entry.date) }?.label } ?? ""
      return ReturnEntry(
        kind: .adjustment, payment: key.payment, date: date, rate: key.rate, amount: amount,
        prices: key.prices, taxed: taxed, isAssumed: after.contains(where: \.isAssumed), period: period,
        cause: cause(
          before, after, reported.filter { $0.payment == key.payment }, elsewhere[key.payment]?.first, period)
      )
    }
  }

  private static func cause(
    _ before: [ReturnEntry], _ after: [ReturnEntry], _ ofPayment: [ReturnEntry], _ moved: ReturnEntry?,
    _ period: String
  ) -> String {
    let was = before.map(\.amount).reduce(.zero, +)
    let amount = after.map(\.amount).reduce(.zero, +)
    if !after.isEmpty, !before.isEmpty { return "\(was.dollars) was reported, it is \(amount.dollars) now" }
    if let rate = after.first?.rate {
      if let reported = ofPayment.first {
        return "reported at \(reported.rate.percentText) %, it is \(rate.percentText) % now"
      }
      return "\(amount.dollars) was not known when \(period) was reported"
    }
    if let moved { return "\(was.dollars) was reported, and counts on \(moved.date) now" }
    return ofPayment.count > before.count
      ? "\(was.dollars) was reported at another rate"
      : "\(was.dollars) was reported, and is not in the book now"
  }
}
