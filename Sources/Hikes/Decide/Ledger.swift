public import Bookkeeping
public import Civil
public import Diagnostics
import Quantities

/// Every payment of the book in the order of its tax points, and what is due but not paid.
public struct Ledger: Sendable {
  /// By tax point, then day of hike (none last), then id.
  public private(set) var lines: [LedgerLine]
  /// What is due and not covered by any money, as ``Coverage`` matches it. By due day, then dog. In no total.
  public let dueUnpaid: [DueLine]
  /// Payments without a day or a rate. Each is named by an error in `diagnostics`.
  public let leftOut: [Payment]
  public let diagnostics: [Diagnostic]
  /// What was reported to the tax office already, and stands.
  let closed: [ClosedPeriod]
  let reported: [ReportedLine]

  /// Linear in the payments and hikes, but for the sorting.
  ///
  /// - Parameter asOf: what falls due after this day is not listed as unpaid. It leaves the lines alone. Nil lists nothing,
  ///   for reports that say nothing of it: money is not matched with hikes then, which is half of the work.
  public init(_ book: Book, asOf: CivilDate?) {
    var lines: [LedgerLine] = []
    var leftOut: [Payment] = []
    var findings: [Diagnostic] = []
    var maker = LineMaker(book)
    lines.reserveCapacity(book.payments.count)
    for place in book.payments.indices {
      switch maker.line(at: place) {
      case .success(let line): lines.append(line)
      case .failure(let missing):
        leftOut.append(book.payments[place])
        findings.append(missing.diagnostic(for: book.payments[place]))
      }
    }
    Self.taxByReceipt(&lines)
    lines.arrange(by: Self.order(of: lines))
    var due: [DueLine] = []
    if let asOf {
      let claims = Coverage(book, lines: lines, asOf: asOf).claims
      for index in claims.indices where claims[index].open > .zero && claims[index].dueDate <= asOf {
        switch maker.due(claims[index]) {
        case .success(let line): due.append(line)
        case .failure(let missing): findings.append(missing.diagnostic(for: claims[index].hike))
        }
      }
    }
    closed = book.closed
    reported = book.reported
    self.lines = lines
    dueUnpaid = due.sorted {
      ($0.dueDate, $0.hike.dog) < ($1.dueDate, $1.hike.dog)
    }
    self.leftOut = leftOut
    diagnostics = findings.sorted()
  }

  /// Tax rounded for each line and added up.
  public var total: TaxedAmount { lines.indices.reduce(into: .zero) { $0 += lines[$1].taxed } }

  /// The lines whose tax point lies in a span, both days inclusive; all else stays.
  public func between(_ from: CivilDate?, _ to: CivilDate?) -> Ledger {
    var part = self
    part.lines = lines.filter { line in
      (from.map { $0 <= line.taxPoint.date } ?? true) && (to.map { line.taxPoint.date <= $0 } ?? true)
    }
    return part
  }

  /// Whether the day lies in a period that was reported.
  public func isClosed(_ date: CivilDate, _ basis: HSTReturn.Basis = .taxPoint) -> Bool {
    closed.contains { $0.basis == basis && $0.span?.contains(date) ?? false }
  }

  /// Rows of one receipt at one rate are taxed together on either basis, and money back that names the receipt of
  /// what it reverses carries that payment's rate.
  private static func taxByReceipt(_ lines: inout [LedgerLine]) {
    // Nearly every receipt has one row, so that only those with more get a list.
    var firsts: [String: Int] = [:]
    firsts.reserveCapacity(lines.count)
    var receipts: [Int: [Int]] = [:]
    for place in lines.indices {
      let first = { (first: inout Int) in first }(&firsts[lines[place].receipt, default: place])
      if first != place { receipts[first, default: [first]].append(place) }
    }
    for places in receipts.values {
      let ordered = places.sorted { precedes(lines[$0], lines[$1]) }
      let paid = ordered.filter { lines[$0].amount > .zero }
      for place in ordered where lines[place].amount < .zero {
        // A receipt over the border of two rates has both.
        let original = paid.first { lines[$0].hikeDate == lines[place].hikeDate } ?? paid.first
        if let original { lines[place].reverse(lines[original]) }
      }
      for basis in HSTReturn.Basis.allCases { divide(&lines, ordered, basis) }
    }
  }

  private static func divide(_ lines: inout [LedgerLine], _ places: [Int], _ basis: HSTReturn.Basis) {
    let groups = Dictionary(grouping: places) {
      ReceiptKey(rate: lines[$0].assessment(basis).rate, prices: lines[$0].prices)
    }
    for (key, members) in groups {
      let parts = TaxedAmount.parts(
        ofReceipt: members.map { lines[$0].amount }, prices: key.prices, rate: key.rate)
      for (place, part) in zip(members, parts) { lines[place].retax(part, basis) }
    }
  }

  private struct ReceiptKey: Hashable {
    let rate: TaxRate
    let prices: PriceBasis
  }

  /// The places of the lines in their order, for a line is much to move.
  private static func order(of lines: [LedgerLine]) -> [Int] {
    // Nearly all of a day are of hikes of one day, and told apart by their ids.
    let ids = lines.indices.map { lines[$0].id }
    return lines.indices.map { lines[$0].taxPoint.date.dayNumber }.order { left, right in
      lines[left].hikeDate == lines[right].hikeDate
        ? ids[left] < ids[right] : precedes(lines[left], lines[right])
    }
  }

  private static func precedes(_ left: LedgerLine, _ right: LedgerLine) -> Bool {
    if left.taxPoint.date != right.taxPoint.date { return left.taxPoint.date < right.taxPoint.date }
    switch (left.hikeDate, right.hikeDate) {
    case (let l?, let r?) where l != r: return l < r
    case (_?, nil): return true
    case (nil, _?): return false
    default: return left.id < right.id
    }
  }
}
