public import Bookkeeping
public import Civil
public import Quantities

/// One payment with everything a tax office asks of it: who, for what, when, how much of it is tax, and why.
public struct LedgerLine: Hashable, Sendable {
  public enum Status: String, CaseIterable, Hashable, Sendable {
    case paid
    case refund
  }

  /// Who a payment is for, one for all lines of a dog.
  struct Party: Hashable, Sendable {
    /// Counted from 0, which is money that names no dog; then the dogs of the book, then those that it does not know.
    let number: Int
    /// As the payment names it.
    let id: DogID?
    let dog: Dog?
    let client: Client?
  }

  private let held: SharedRow<Payment>
  private let party: Shared<Party>
  /// These as the payment has them: what lines are put in order and summed up by is asked of no payment.
  public let id: PaymentID
  public let amount: Money
  public let prices: PriceBasis
  public let hikeDate: CivilDate?
  /// The day on which the dog came instead of ``hikeDate``, where it was moved.
  public let movedTo: CivilDate?
  public let paidDate: CivilDate?
  /// Recorded, else reckoned from the day of the hike, else nil.
  public let dueDate: CivilDate?
  public let taxPoint: TaxPoint
  /// What stands in the ledger and on the return.
  public internal(set) var atTaxPoint: TaxAssessment
  /// The same money under the month and rate of the hike's day; the tax point where there is no such day.
  public internal(set) var onHikeDay: TaxAssessment

  init(
    _ payment: SharedRow<Payment>, _ party: Shared<Party>, movedTo: CivilDate?, dueDate: CivilDate?,
    taxPoint: TaxPoint, atTaxPoint: TaxAssessment, onHikeDay: TaxAssessment
  ) {
    held = payment
    self.party = party
    id = payment.value.id
    amount = payment.value.amount
    prices = payment.value.prices
    hikeDate = payment.value.hikeDate
    self.movedTo = movedTo
    paidDate = payment.value.paidDate
    self.dueDate = dueDate
    self.taxPoint = taxPoint
    self.atTaxPoint = atTaxPoint
    self.onHikeDay = onHikeDay
  }

  public var payment: Payment { held.value }
  /// The place of the payment in the book that the line was made of.
  var place: Int { held.place }
  /// Nil where the payment names no dog, or one the book does not know; `payment.dog` keeps its id.
  public var dog: Dog? { party.value.dog }
  public var client: Client? { party.value.client }
  var partyNumber: Int { party.value.number }

  mutating func retax(_ part: TaxedAmount, _ basis: HSTReturn.Basis) {
    switch basis {
    case .taxPoint: atTaxPoint = atTaxPoint.taxing(part)
    case .hike: onHikeDay = onHikeDay.taxing(part)
    }
  }

  /// Money back carries the rate of what it reverses; its own days stay.
  mutating func reverse(_ original: LedgerLine) {
    atTaxPoint = atTaxPoint.reversing(original.atTaxPoint, amount, prices)
    onHikeDay = onHikeDay.reversing(original.onHikeDay, amount, prices)
  }

  public var receipt: String { payment.receiptName }
  public var method: String { payment.method }
  public var source: String { payment.source }
  public var note: String { payment.notes }
  public var taxed: TaxedAmount { atTaxPoint.taxed }
  public var rate: TaxRate { atTaxPoint.rate }
  public var isBeforeRegistration: Bool { atTaxPoint.isBeforeRegistration }

  /// A negative amount is a receipt of its own day and rate.
  public var status: Status { amount < .zero ? .refund : .paid }

  /// `Hike 2025-12-08, Bella`.
  public var description: String {
    let isRefund = status == .refund
    let name = party.value.dog?.name ?? payment.dog?.text ?? ""
    let subject = hikeDate.map { (isRefund ? "Refund, hike " : "Hike ") + $0.description }
    let what = subject ?? (isRefund ? "Refund" : "Payment")
    // Both parts are mostly short texts, which are put together fast.
    return name.isEmpty ? what : what + (", " + name)
  }

  /// The day it was paid, else the one on which it counts as due.
  public var moneyDate: CivilDate { paidDate ?? taxPoint.date }

  /// The amount in the prices of the book's settings, whatever it was written in: what a balance counts.
  public func amount(in prices: PriceBasis) -> Money {
    guard prices != self.prices else { return amount }
    return prices == .plusHST ? taxed.net : taxed.gross
  }

  /// The day money from here counts for in a summary by day of hike.
  public var serviceDate: CivilDate { servedDate ?? taxPoint.date }

  /// The day of the hike that was paid: the one on which the dog came where it was moved.
  public var servedDate: CivilDate? { movedTo ?? hikeDate }

  /// Bank against tax and income, on the tax point. The bank's leg is what the other two come to.
  public var transaction: Transaction {
    transaction(described: description)
  }

  /// The same under another description: none, where only its postings are asked for.
  func transaction(described description: String) -> Transaction {
    Transaction(
      date: taxPoint.date, description: description, balancing: .bank,
      Posting(.hstCollected, -taxed.hst), Posting(.hikes, -taxed.net))
  }
}

extension Account {
  /// Where payments arrive, however they were made.
  public static let bank = Account(.assets, "bank")
  public static let hstCollected = Account(.liabilities, "hst collected")
  public static let hikes = Account(.income, "hikes")
}
