public import Civil
public import Diagnostics
import Bookkeeping
import Quantities

extension Book {
  /// Whether the book has just this payment under the row's id already, so that the row says nothing new.
  public func says(_ row: PaymentRow) -> Bool {
    guard !row.id.isEmpty, let known = payments.first(where: { $0.id.text == row.id }),
      known.amount == row.amount, known.hikeDate == row.hikeDate
    else { return false }
    let isOfDog: Bool =
      switch DogSearch.find(row.dog, in: self) {
      case .one(let dog): dog.id == known.dog
      case .several: false
      case .none: row.dog.isEmpty && known.dog == nil
      }
    return isOfDog && [nil, known.paidDate].contains(row.paidDate)
      && [nil, known.dueDate].contains(row.dueDate) && ["", known.method].contains(row.method)
      && ["", known.notes].contains(row.notes)
  }
}

/// A file of payments into the book. Reading it again changes nothing: a row is known by its id, by its dog and
/// hike day, or, where it names neither, by all that it says.
public struct PaymentsMerge: Sendable {
  public private(set) var book: Book
  public private(set) var lines: [String] = []
  public private(set) var diagnostics: [Diagnostic] = []
  private let asOf: CivilDate
  /// Rows of the book that a row of this file was found to be, each once.
  private var taken: Set<PaymentID> = []

  /// - Parameter nearest: the names that a misspelled one may have meant.
  public init(
    _ rows: [PaymentRow], into book: Book, asOf: CivilDate,
    nearest: (_ name: String, _ names: [String]) -> [String]
  ) {
    self.book = book
    self.asOf = asOf
    for row in rows { take(row, nearest) }
  }

  private mutating func take(_ row: PaymentRow, _ nearest: (String, [String]) -> [String]) {
    let dog: Dog?
    if row.dog.isEmpty {
      dog = nil
    } else {
      switch DogSearch.find(row.dog, in: book) {
      case .one(let found): dog = found
      case .several(let dogs):
        refuse(
          row, .unknownDog, "“\(row.dog)” may be \(dogs.map { book.label($0) }.joined(separator: " or "))",
          hint: "write the id from dogs.csv: \(dogs.map(\.id.text).joined(separator: ", "))")
        return
      case .none:
        let near = nearest(row.dog, book.dogs.map { book.label($0) })
        refuse(
          row, .unknownDog, "no dog is called “\(row.dog)”",
          hint: near.isEmpty ? "add the dog first" : "perhaps \(near.joined(separator: " or "))")
        return
      }
    }
    let limits = PaymentLimits(
      book, rate: dog.map { book.rate(of: $0, on: row.hikeDate ?? asOf) } ?? book.rules.defaultRate,
      asOf: asOf)
    let findings =
      [limits.finding(amount: row.amount, at: row.location)]
      + [("the hike", row.hikeDate), ("the day paid", row.paidDate), ("the day due", row.dueDate)].map {
        what, date in date.flatMap { limits.finding($0, what, at: row.location) }
      }
    let faults = findings.compactMap(\.self)
    guard faults.isEmpty else {
      diagnostics += faults
      return
    }
    guard row.hikeDate != nil || row.paidDate != nil || row.dueDate != nil else {
      refuse(
        row, .undatedPayment, "the payment of \(row.amount.dollars) has no day",
        hint: "fill hike_date, paid_date or due_date")
      return
    }
    enter(row, dog, row.prices ?? book.rules.prices)
  }

  private mutating func enter(_ row: PaymentRow, _ dog: Dog?, _ prices: PriceBasis) {
    let known = book.payments.filter { !taken.contains($0.id) }
    let found: Payment?
    if !row.id.isEmpty, let same = book.payments.first(where: { $0.id.text == row.id }) {
      found = same
    } else if let dog, let date = row.hikeDate {
      let same = known.filter { $0.dog == dog.id && $0.hikeDate == date }
      found =
        same.first { $0.amount == row.amount }
        ?? (row.amount > .zero && row.receipt.isEmpty ? same.first : nil)
    } else {
      found = known.first {
        $0.dog == dog?.id && $0.hikeDate == nil && $0.paidDate == row.paidDate && $0.amount == row.amount
          && (row.receipt.isEmpty || $0.receiptName == row.receipt)
      }
    }
    guard let found else {
      add(row, dog, prices)
      return
    }
    taken.insert(found.id)
    confirm(found, row, dog)
  }

  /// Equal money confirms what stands and fills in what nobody had written down; other money asks.
  private mutating func confirm(_ found: Payment, _ row: PaymentRow, _ dog: Dog?) {
    guard found.amount == row.amount, found.dog == dog?.id else {
      refuse(
        row, .paidAlready,
        "the book has \(found.amount.dollars) from \(dog?.name ?? "") for \(found.hikeDate?.shortText ?? "this payment") already, not \(row.amount.dollars)",
        hint: "correct the one that is wrong; if more came, give the row a receipt of its own")
      return
    }
    guard let index = book.payments.firstIndex(where: { $0.id == found.id }) else { return }
    var changed = found
    if changed.paidDate == nil { changed.paidDate = row.paidDate }
    if changed.dueDate == nil { changed.dueDate = row.dueDate }
    if changed.method.isEmpty { changed.method = row.method }
    if changed.notes.isEmpty { changed.notes = row.notes }
    guard changed != found else { return }
    book.payments[index] = changed
    lines.append(
      "\(dog?.name ?? found.id.text): \(found.amount.dollars) is as the book has it; days filled in")
  }

  private mutating func add(_ row: PaymentRow, _ dog: Dog?, _ prices: PriceBasis) {
    let day = row.hikeDate ?? row.paidDate ?? row.dueDate
    let name = "\(day.map(\.description) ?? "") \(dog?.id.text ?? "") paid"
    let ids = Set(book.payments.map(\.id))
    var payment = Payment(id: row.id.isEmpty ? PaymentID(naming: name, taken: ids) : PaymentID(row.id))
    payment.receipt = row.receipt.isEmpty ? payment.id.text : row.receipt
    payment.dog = dog?.id
    payment.hikeDate = row.hikeDate
    payment.paidDate = row.paidDate
    payment.dueDate = row.dueDate
    payment.amount = row.amount
    payment.prices = prices
    payment.method = row.method
    payment.notes = row.notes
    payment.source = row.location.sourceText
    book.payments.append(payment)
    taken.insert(payment.id)
    lines.append(
      "\(dog.map { book.label($0) } ?? "no dog"): \(row.amount.dollars)"
        + (row.hikeDate.map { " for \($0.shortText) \($0.year)" } ?? "")
        + (row.paidDate.map { ", paid \($0.shortText) \($0.year)" } ?? ""))
  }

  private mutating func refuse(_ row: PaymentRow, _ code: DiagnosticCode, _ message: String, hint: String) {
    diagnostics.append(Diagnostic(.error, code, at: row.location, message, hint: hint))
  }
}
