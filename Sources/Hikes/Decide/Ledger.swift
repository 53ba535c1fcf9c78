public import Bookkeeping
public import Civil
public import Diagnostics
import Quantities

/// Every payment of the book in the order of its tax points, and what is due but not paid.
public struct Ledger: Sendable {
  /// By tax point, then day of hike (none last), then id.
  public let lines: [LedgerLine]
  /// Hikes with a charge, due, and without a payment of their own. By due day, then dog. In no total.
  ///
  /// A payment counts for the hike it names. Money that pays two hikes out of one cell is not matched to the
  /// second of them yet.
  public let dueUnpaid: [DueLine]
  /// Payments without a day or a rate. Each is named by an error in `diagnostics`.
  public let leftOut: [Payment]
  public let diagnostics: [Diagnostic]

  /// Linear in the payments and hikes, but for the sorting.
  ///
  /// - Parameter asOf: what falls due after this day is not listed as unpaid. It leaves the lines alone.
  public init(_ book: Book, asOf: CivilDate) {
    let dogs = Dictionary(book.dogs.map { ($0.id, $0) }) { first, _ in first }
    let clients = Dictionary(book.clients.map { ($0.id, $0) }) { first, _ in first }
    var lines: [LedgerLine] = []
    var leftOut: [Payment] = []
    var findings: [Diagnostic] = []
    for payment in book.payments {
      let dog = payment.dog.flatMap { dogs[$0] }
      let client = dog?.client.flatMap { clients[$0] }
      switch Self.assessed(payment, dog, client, book) {
      case .success(let line): lines.append(line)
      case .failure(let missing):
        leftOut.append(payment)
        findings.append(missing.diagnostic(for: payment))
      }
    }
    var due: [DueLine] = []
    let paid = Set(book.payments.map { PaidHike(dog: $0.dog, date: $0.hikeDate) })
    for hike in book.hikes where !paid.contains(PaidHike(dog: hike.dog, date: hike.date)) {
      let dueDays = book.rules.paymentDueDays
      guard let dueDate = TaxPoint.reckoned(supplied: hike.date, dueDays: dueDays)?.date, dueDate <= asOf,
        hike.outcome.isOnHike, let charge = hike.charge, charge > .zero
      else { continue }
      let assessment = TaxAssessment(
        charge, prices: book.rules.prices, on: dueDate, rules: book.rules, taxes: book.taxes)
      guard let assessment else {
        findings.append(Missing.rate(dueDate, book.rules.province).diagnostic(for: hike))
        continue
      }
      let dog = dogs[hike.dog]
      let client = dog?.client.flatMap { clients[$0] }
      due.append(DueLine(hike: hike, dog: dog, client: client, dueDate: dueDate, assessment: assessment))
    }
    self.lines = lines.sorted { Self.precedes($0, $1) }
    dueUnpaid = due.sorted {
      ($0.dueDate, $0.hike.dog) < ($1.dueDate, $1.hike.dog)
    }
    self.leftOut = leftOut
    diagnostics = findings.sorted()
  }

  /// Tax rounded for each line and added up.
  public var total: TaxedAmount { lines.map(\.taxed).reduce(.zero, +) }

  private struct PaidHike: Hashable {
    let dog: DogID?
    let date: CivilDate?
  }

  private static func assessed(
    _ payment: Payment, _ dog: Dog?, _ client: Client?, _ book: Book
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
        payment: payment, dog: dog, client: client, dueDate: payment.dueDate ?? reckoned,
        taxPoint: taxPoint, atTaxPoint: atTaxPoint, onHikeDay: onHikeDay))
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
