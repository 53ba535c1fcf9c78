import Bookkeeping
import Civil
import Quantities

/// Makes the lines of a ledger one after the other: what holds for all lines of a dog is looked up once.
struct LineMaker {
  private let rules: BusinessRules
  private let payments: [Payment]
  /// Those of the book's province.
  private let taxes: TaxTable
  private var dogs: DogNumbers
  /// The days on which dogs came that were moved, by those on which they did not.
  private let moved: [MovedMoney.Day: CivilDate]
  /// By their own numbers.
  private var parties: [Shared<LedgerLine.Party>]

  init(_ book: Book) {
    rules = book.rules
    payments = book.payments
    taxes = book.taxes.only(book.rules.province)
    dogs = DogNumbers(book.dogs)
    moved = MovedMoney(book.exceptions).served(book)
    let known = Dictionary(book.dogs.map { ($0.id, $0) }) { first, _ in first }
    let clients = Dictionary(book.clients.map { ($0.id, $0) }) { first, _ in first }
    let ids = [nil] + dogs.dogs
    parties = ids.enumerated().map { number, id in
      let dog = id.flatMap { known[$0] }
      return Shared(
        LedgerLine.Party(number: number, id: id, dog: dog, client: dog?.client.flatMap { clients[$0] }))
    }
  }

  /// The line of a payment by its place in the book.
  mutating func line(at place: Int) -> Result<LedgerLine, Ledger.Missing> {
    let (hikeDate, due) = (payments[place].hikeDate, payments[place].dueDate)
    let reckoned = TaxPoint.reckoned(supplied: hikeDate, dueDays: rules.paymentDueDays)
    guard let taxPoint = TaxPoint(paid: payments[place].paidDate, due: due, reckoned: reckoned) else {
      return .failure(.day)
    }
    let (amount, prices) = (payments[place].amount, payments[place].prices)
    guard let atTaxPoint = assessment(of: amount, prices, on: taxPoint.date) else {
      return .failure(.rate(taxPoint.date, rules.province))
    }
    let movedTo = moved.isEmpty ? nil : movedTo(payments[place])
    let serviceDate = movedTo ?? hikeDate ?? taxPoint.date
    guard let onHikeDay = assessment(of: amount, prices, on: serviceDate) else {
      return .failure(.rate(serviceDate, rules.province))
    }
    return .success(
      LedgerLine(
        SharedRow(payments, at: place), party(of: payments[place].dog), movedTo: movedTo,
        dueDate: due ?? reckoned?.date, taxPoint: taxPoint, atTaxPoint: atTaxPoint, onHikeDay: onHikeDay))
  }

  /// Money of a note is for no day's hike.
  private func movedTo(_ payment: Payment) -> CivilDate? {
    guard let dog = payment.dog, let date = payment.hikeDate, !payment.isFromNotes else { return nil }
    return moved[MovedMoney.Day(dog: dog, date: date)]
  }

  /// What of a hike is due and not paid.
  mutating func due(_ claim: Coverage.Claim) -> Result<DueLine, Ledger.Missing> {
    guard let assessment = assessment(of: claim.open, rules.prices, on: claim.dueDate) else {
      return .failure(.rate(claim.dueDate, rules.province))
    }
    let party = party(of: claim.hike.dog).value
    return .success(
      DueLine(
        hike: claim.hike, dog: party.dog, client: party.client, dueDate: claim.dueDate,
        assessment: assessment))
  }

  private func assessment(of amount: Money, _ prices: PriceBasis, on date: CivilDate) -> TaxAssessment? {
    TaxAssessment(amount, prices: prices, on: date, rules: rules, taxes: taxes)
  }

  /// A dog that the book does not know has a party of its own.
  private mutating func party(of dog: DogID?) -> Shared<LedgerLine.Party> {
    guard let dog else { return parties[0] }
    let number = dogs.number(of: dog) + 1
    if number == parties.count {
      parties.append(Shared(LedgerLine.Party(number: number, id: dog, dog: nil, client: nil)))
    }
    return parties[number]
  }
}
