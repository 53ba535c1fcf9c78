public import Bookkeeping
public import Civil
public import Quantities

/// Money in (or, negative, money back) for one dog. Rows with one `receipt` are one payment.
public struct Payment: Hashable, Sendable {
  public var id: PaymentID
  public var receipt = ""
  public var dog: DogID?
  public var hikeDate: CivilDate?
  /// A sheet's cell records neither the day it was paid nor the day it was due.
  public var paidDate: CivilDate?
  public var dueDate: CivilDate?
  public var amount = Money.zero
  /// Whether HST is inside `amount`; stamped when the row is made.
  public var prices = PriceBasis.plusHST
  public var method = ""
  public var source = ""
  public var notes = ""

  /// What rows of one payment share; a row that names none is a receipt of its own.
  public var receiptName: String { receipt.isEmpty ? id.text : receipt }

  /// Behind the id of money that stands in the Notes column; no id made from a name holds a dot.
  static let notesMark = ".note"

  /// The note of money for a second hike on one day.
  public static let secondHike = "the second hike of the day"

  /// Stands beside the payment of its day's cell, if there is one.
  public var isFromNotes: Bool { id.isOfNotes }

  public init(id: PaymentID) {
    self.id = id
    receipt = id.text
  }
}

extension PaymentID {
  /// Whether the money stands in the Notes column.
  var isOfNotes: Bool { text.hasSuffix(Payment.notesMark) }
}
