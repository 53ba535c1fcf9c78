public import Bookkeeping
public import Civil
public import Diagnostics
public import Quantities

/// What a client gets for one payment: everything the law asks for at its amount.
///
/// Source: Input Tax Credit Information (GST/HST) Regulations (SOR/91-45), s. 3, with the amounts that hold since
/// 2021: under $100, $100 to $499.99, $500 and more.
public struct PaymentReceipt: Sendable {
  public enum Band: Int, CaseIterable, Comparable, Sendable {
    case small
    /// Also the registration number, the tax or the rate.
    case middle
    /// Also the client's name, the terms and what each part is for.
    case large

    public init(gross: Money) {
      switch gross.magnitude.cents {
      case ..<10_000: self = .small
      case ..<50_000: self = .middle
      default: self = .large
      }
    }

    public static func < (left: Band, right: Band) -> Bool { left.rawValue < right.rawValue }
  }

  public let number: String
  /// The lines of one receipt, by day of hike.
  public let lines: [LedgerLine]
  public let rules: BusinessRules
  /// The receipt whose money a credit note gives back.
  public let reverses: String?
  /// The credit notes that gave money of this receipt back.
  public let creditNotes: [String]

  /// - Parameter lines: not empty, all of one receipt.
  public init(
    _ number: String, _ lines: [LedgerLine], _ rules: BusinessRules, reverses: String? = nil,
    creditNotes: [String] = []
  ) {
    self.number = number
    self.reverses = reverses
    self.creditNotes = creditNotes
    self.lines = lines.sorted { ($0.serviceDate, $0.id) < ($1.serviceDate, $1.id) }
    self.rules = rules
  }

  public var total: TaxedAmount { lines.map(\.taxed).reduce(.zero, +) }
  public var band: Band { Band(gross: total.gross) }
  /// Money back: a credit note.
  public var isCreditNote: Bool { total.gross < .zero }
  /// The day it was paid; where nobody wrote it down, the day it was due.
  public var date: CivilDate? { lines.map(\.moneyDate).max() }
  public var isDateAssumed: Bool { lines.contains { $0.paidDate == nil } }
  public var client: Client? { lines.lazy.compactMap(\.client).first }

  /// Tax by rate, the lowest first; a rate of nothing is left out.
  public var taxes: [(rate: TaxRate, taxed: TaxedAmount)] {
    Dictionary(grouping: lines, by: \.rate).map { rate, part in
      (rate, part.map(\.taxed).reduce(.zero, +))
    }.filter { $0.0.basisPoints > 0 }.sorted { $0.0 < $1.0 }
  }

  /// What the law asks for at this amount and the book does not know.
  public var diagnostics: [Diagnostic] {
    var lacks: [(what: String, hint: String)] = []
    let settings = "hound settings"
    if rules.business.isEmpty, rules.legalName.isEmpty {
      lacks.append(("your business’s name", "\(settings) business \"Your name\""))
    }
    if band >= .middle, !taxes.isEmpty, rules.registrationNumber.isEmpty {
      lacks.append(("your GST/HST number", "\(settings) registration_number 123456789RT0001"))
    }
    if band >= .large, client?.owner.isEmpty ?? true {
      lacks.append(("the client’s name", "enter the dog’s owner"))
    }
    return lacks.map { what, hint in
      Diagnostic(
        .warning, .receiptIncomplete,
        "a receipt over \(total.gross.dollars) has to show \(what), and the book does not know it", hint: hint
      )
    }
  }

  /// The receipt that a word means: its own number, a payment's id, or a dog's latest one on or before a day.
  public static func named(_ word: String, _ ledger: Ledger, _ rules: BusinessRules) -> PaymentReceipt? {
    let line =
      ledger.lines.first { $0.receipt == word && $0.amount > .zero }
      ?? ledger.lines.first { $0.receipt == word } ?? ledger.lines.first { $0.id.text == word }
    return line.map { PaymentReceipt(of: $0, ledger, rules) }
  }

  /// Money that went back is no part of the receipt that was given for it: it has a credit note of its own.
  private init(of line: LedgerLine, _ ledger: Ledger, _ rules: BusinessRules) {
    let all = ledger.lines.filter { $0.receipt == line.receipt }
    guard all.contains(where: { $0.amount > .zero }) else {
      self.init(line.receipt, all, rules)
      return
    }
    let back = all.filter { $0.status == .refund }
    if back.contains(line) {
      self.init(line.id.text, [line], rules, reverses: line.receipt)
    } else {
      self.init(
        line.receipt, all.filter { !back.contains($0) }, rules, creditNotes: back.map(\.id.text).sorted())
    }
  }

  public static func latest(
    of dog: DogID, on day: CivilDate?, by asOf: CivilDate, _ ledger: Ledger, _ rules: BusinessRules
  ) -> PaymentReceipt? {
    let own = ledger.lines.filter { line in
      line.payment.dog == dog
        && (day.map { [line.servedDate, line.hikeDate, line.paidDate].contains($0) }
          ?? (line.moneyDate <= asOf))
    }
    guard let last = own.max(by: { ($0.moneyDate, $0.id) < ($1.moneyDate, $1.id) }) else { return nil }
    return PaymentReceipt(of: last, ledger, rules)
  }
}

extension DiagnosticCode {
  public static let receiptIncomplete = DiagnosticCode(
    "receipt-incomplete",
    """
    From CA$100 on a receipt has to show your GST/HST registration number, and from CA$500 on the client's name, so \
    that a business client can claim the tax back. The receipt is written all the same, without what is missing.
    """)
}
