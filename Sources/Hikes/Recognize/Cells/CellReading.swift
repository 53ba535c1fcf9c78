public import Civil
public import Diagnostics
public import Quantities
import Tabular

/// One cell of a sheet that is not empty, as it was understood: one row of the accounting report.
public struct CellReading: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case title
    case header
    case dog
    case attribute
    case payment
    case scheduled
    case status
    case note
    case total
    case ignored
    case unrecognised
  }

  /// How sure the reading is: it stands there, it follows from its neighbours, it was taken for granted.
  public enum Confidence: String, CaseIterable, Hashable, Sendable {
    case read
    case inferred
    case assumed
  }

  public internal(set) var cell: CellReference
  public internal(set) var raw: String
  public var kind: Kind
  /// The dog's name as first written, the same text in every cell.
  public var dog: String?
  public var date: CivilDate?
  public var amount: Money?
  public var status: CellStatus?
  public var isDuplicate = false
  public var confidence = Confidence.read
  /// Whether her answer decided what it means.
  public var isAnswered = false
  /// From the Notes column, or of the second hike of a day: it stands beside what the day has.
  public var isFromNotes = false
  /// The id of the payment or hike it became.
  public var ref = ""
  /// The Monday of the week the cell belongs to.
  public var week: CivilDate?

  /// What few cells have, held once however often a reading is copied.
  private struct Extras: Hashable, Sendable {
    var comingStatus: CellStatus?
    var note = ""
    var reason = ""
    var question: CellQuestion?
    var movedTo: CivilDate?
    var days: [CivilDate] = []
    var method = ""
    var isSecondHike = false
    var isNoPrice = false
    var price: Money?

    static let none = Extras()
  }

  private var held: Shared<Extras>?

  private var extras: Extras {
    get { held?.value ?? .none }
    set { held = newValue == .none ? nil : Shared(newValue) }
  }

  /// What a note says of the week after its own, `away next week`, with the days it means in ``days``.
  public var comingStatus: CellStatus? {
    get { held?.value.comingStatus }
    set { extras.comingStatus = newValue }
  }
  public var note: String {
    get { held?.value.note ?? "" }
    set { extras.note = newValue }
  }
  public var reason: String {
    get { held?.value.reason ?? "" }
    set { extras.reason = newValue }
  }
  /// What the owner is asked about this cell; nil when nothing is.
  public var question: CellQuestion? {
    get { held?.value.question }
    set { extras.question = newValue }
  }
  /// The day a dog was moved to.
  public var movedTo: CivilDate? {
    get { held?.value.movedTo }
    set { extras.movedTo = newValue }
  }
  /// The days a note or a phrase across cells speaks of.
  public var days: [CivilDate] {
    get { held?.value.days ?? [] }
    set { extras.days = newValue }
  }
  /// How it was paid, where the cell says so.
  public var method: String {
    get { held?.value.method ?? "" }
    set { extras.method = newValue }
  }

  /// What a hike costs in the row of a cell that says paid and no amount; nil where nothing in its week says it.
  public internal(set) var price: Money? {
    get { held?.value.price }
    set { extras.price = newValue }
  }

  /// Whether the money is of a second hike on its day, which is to be paid beside the first.
  public internal(set) var isSecondHike: Bool {
    get { held?.value.isSecondHike ?? false }
    set { extras.isSecondHike = newValue }
  }

  /// Whether its words make the amount another one than a hike costs: of several, or with something on top.
  public internal(set) var isNoPrice: Bool {
    get { held?.value.isNoPrice ?? false }
    set { extras.isNoPrice = newValue }
  }

  public init(cell: CellReference, raw: String, kind: Kind) {
    self.cell = cell
    self.raw = raw
    self.kind = kind
  }

  /// What the cell says, for a person: "CA$30.00", "away", "missed e-transfer".
  var spoken: String { amount.map(\.dollars) ?? raw.collapsingSpaces }

  public var needsReview: Bool { held?.value.question != nil }

  /// Money that counts. Put into the loops that ask for it, which then copy no cell.
  @inlinable
  public var countedAmount: Money? { kind == .payment && !isDuplicate ? amount : nil }
}

/// What a careful person could not decide about a cell, with the answers there are.
public struct CellQuestion: Hashable, Sendable {
  public let text: String
  public let choices: [CellAnswer]

  public init(_ text: String, _ choices: [CellAnswer]) {
    self.text = text
    self.choices = choices
  }
}

/// One possible meaning of a cell, in the words in which it is offered and answered.
public enum CellAnswer: Hashable, Sendable {
  case status(CellStatus)
  case hikedUnpaid
  case paid(Money)
  case moved(Weekday)
  case justANote

  public var text: String {
    switch self {
    case .status(let status): status.rawValue
    case .hikedUnpaid: "hiked, not paid"
    case .paid(let money): "paid \(money)"
    case .moved(let day): "moved to \(day.shortName)"
    case .justANote: "just a note"
    }
  }

  /// Reads an answer; any status, amount or day is taken, offered or not.
  public init?(_ text: String) {
    let folded = text.folded
    if let said = Self.said[folded] ?? (folded == Self.hikedUnpaid.text ? .hikedUnpaid : nil) {
      self = said
    } else if case .amount(let written) = AmountGrammar.read(folded) {
      self = .paid(written.money)
    } else if let phrase = StatusGrammar.read(folded) {
      if let target = phrase.target { self = .moved(target) } else { self = .status(phrase.status) }
    } else {
      return nil
    }
  }

  /// Answers in other words than those in which they are offered.
  static let rules: [WordRule<CellAnswer>] = [
    WordRule(
      .hikedUnpaid, "hiked not paid, hiked, unpaid, not paid", like: "hiked, not paid", "Hiked", "unpaid"),
    WordRule(.justANote, "just a note, note, nothing, ignore, leave it", like: "just a note", "Leave it"),
  ]

  private static let said = WordRule.table(rules)
}
