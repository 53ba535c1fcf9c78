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
  /// - Parameter asOf: what falls due after this day is not listed as unpaid. It leaves the lines alone.
  public init(_ book: Book, asOf: CivilDate) {
    let dogs = Dictionary(book.dogs.map { ($0.id, $0) }) { first, _ in first }
    let clients = Dictionary(book.clients.map { ($0.id, $0) }) { first, _ in first }
    var lines: [LedgerLine] = []
    var leftOut: [Payment] = []
    var findings: [Diagnostic] = []
    let nobody = Shared(LedgerLine.Party(dog: nil, client: nil))
    let parties = dogs.mapValues { dog in
      Shared(LedgerLine.Party(dog: dog, client: dog.client.flatMap { clients[$0] }))
    }
    lines.reserveCapacity(book.payments.count)
    for payment in book.payments {
      switch Self.assessed(payment, payment.dog.flatMap { parties[$0] } ?? nobody, book) {
      case .success(let line): lines.append(line)
      case .failure(let missing):
        leftOut.append(payment)
        findings.append(missing.diagnostic(for: payment))
      }
    }
    lines = Self.taxedByReceipt(lines)
    var due: [DueLine] = []
    let claims = Coverage(book, lines: lines, asOf: asOf).claims
    for index in claims.indices where claims[index].open > .zero && claims[index].dueDate <= asOf {
      let claim = claims[index]
      let assessment = TaxAssessment(
        claim.open, prices: book.rules.prices, on: claim.dueDate, rules: book.rules, taxes: book.taxes)
      guard let assessment else {
        findings.append(Missing.rate(claim.dueDate, book.rules.province).diagnostic(for: claim.hike))
        continue
      }
      let dog = dogs[claim.hike.dog]
      let client = dog?.client.flatMap { clients[$0] }
      due.append(
        DueLine(hike: claim.hike, dog: dog, client: client, dueDate: claim.dueDate, assessment: assessment))
    }
    closed = book.closed
    reported = book.reported
    lines.arrange(by: Self.order(of: lines))
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

  private static func assessed(
    _ payment: Payment, _ party: Shared<LedgerLine.Party>, _ book: Book
  ) -> Result<LedgerLine, Missing> {
    let dueDays = book.rules.paymentDueDays
    let taxPoint = TaxPoint(
      paid: payment.paidDate, due: payment.dueDate, supplied: payment.hikeDate, dueDays: dueDays)
    guard let taxPoint else { return .failure(.day) }
    func assessment(on date: CivilDate) -> TaxAssessment? {
      TaxAssessment(
        payment.amount, prices: payment.prices, on: date, rules: book.rules, taxes: book.taxes)
    }
    guard let atTaxPoint = assessment(on: taxPoint.date) else {
      return .failure(.rate(taxPoint.date, book.rules.province))
    }
    let serviceDate = payment.hikeDate ?? taxPoint.date
    guard let onHikeDay = assessment(on: serviceDate) else {
      return .failure(.rate(serviceDate, book.rules.province))
    }
    let reckoned = TaxPoint.reckoned(supplied: payment.hikeDate, dueDays: dueDays)?.date
    return .success(
      LedgerLine(
        payment, party, dueDate: payment.dueDate ?? reckoned, taxPoint: taxPoint, atTaxPoint: atTaxPoint,
        onHikeDay: onHikeDay))
  }

  /// Rows of one receipt at one rate are taxed together on either basis, and money back that names the receipt of
  /// what it reverses carries that payment's rate.
  private static func taxedByReceipt(_ lines: [LedgerLine]) -> [LedgerLine] {
    var taxed = lines
    // Nearly every receipt has one row, so that only those with more get a list.
    var firsts: [String: Int] = [:]
    firsts.reserveCapacity(lines.count)
    var receipts: [Int: [Int]] = [:]
    for place in lines.indices {
      let name = lines[place].receipt
      if let first = firsts[name] {
        receipts[first, default: [first]].append(place)
      } else {
        firsts[name] = place
      }
    }
    for places in receipts.values {
      let ordered = places.sorted { precedes(lines[$0], lines[$1]) }
      if let original = ordered.first(where: { lines[$0].payment.amount > .zero }) {
        for place in ordered where lines[place].payment.amount < .zero {
          taxed[place].atTaxPoint = taxed[place].atTaxPoint.reversing(
            lines[original].atTaxPoint, lines[place].payment)
          taxed[place].onHikeDay = taxed[place].onHikeDay.reversing(
            lines[original].onHikeDay, lines[place].payment)
        }
      }
      for basis in HSTReturn.Basis.allCases { divide(&taxed, ordered, basis) }
    }
    return taxed
  }

  private static func divide(_ lines: inout [LedgerLine], _ places: [Int], _ basis: HSTReturn.Basis) {
    let groups = Dictionary(grouping: places) {
      ReceiptKey(rate: lines[$0].assessment(basis).rate, prices: lines[$0].prices)
    }
    for (key, members) in groups {
      let parts = TaxedAmount.parts(
        ofReceipt: members.map { lines[$0].payment.amount }, prices: key.prices, rate: key.rate)
      for (place, part) in zip(members, parts) { lines[place].retax(part, basis) }
    }
  }

  private struct ReceiptKey: Hashable {
    let rate: TaxRate
    let prices: PriceBasis
  }

  /// The places of the lines in their order, for a line is much to move.
  private static func order(of lines: [LedgerLine]) -> [Int] {
    let days = lines.indices.map { (taxPoint: lines[$0].taxPoint.date, hike: lines[$0].hikeDate) }
    return lines.indices.sorted { left, right in
      if days[left].taxPoint != days[right].taxPoint { return days[left].taxPoint < days[right].taxPoint }
      if days[left].hike == days[right].hike { return lines[left].id < lines[right].id }
      return precedes(lines[left], lines[right])
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
