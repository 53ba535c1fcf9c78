import Quantities
import Tabular

/// What one day cell says by itself, before its neighbours are asked.
enum CellMark: Hashable, Sendable {
  case blank
  /// A blank that was written out: `-`, `n/a`.
  case dash
  case amount(WrittenAmount)
  /// An amount of which the writer was not sure: `25?`.
  case doubtful(WrittenAmount)
  /// Looks like money and is none: `$2O`.
  case unreadableAmount
  /// A word for paid, without the amount.
  case paid(method: String)
  /// `x`, a check mark, `y`: marked, without money.
  case mark
  case status(StatusPhrase)
  /// Scheduled, nobody knows whether paid: `?`.
  case doubt
  case text

  init(_ raw: String) {
    let folded = raw.folded
    switch folded {
    case "": self = .blank
    case "-", "--", "–", "—", ".", "n/a", "na", "none", "nil", "/", "false", "faux": self = .dash
    case "x", "✓", "✔", "✔️", "☑", "y", "yes", "√", "*", "true", "vrai", "oui": self = .mark
    case "?", "??": self = .doubt
    case "pd", "paid", "pd.", "paid.", "p", "payé", "paye": self = .paid(method: "")
    case "paid cash", "pd cash", "cash": self = .paid(method: "cash")
    case "e-t", "et", "e-transfer", "etransfer", "paid e-transfer", "pd e-t":
      self = .paid(method: "e-transfer")
    default:
      switch AmountGrammar.read(raw) {
      case .amount(let amount) where !Self.isSuspect(amount): self = .amount(amount)
      case .doubtful(let amount) where !Self.isSuspect(amount): self = .doubtful(amount)
      case .owing:
        self = .status(StatusPhrase(status: .unpaid, span: .unspecified, target: nil, isTentative: false))
      case .amount, .doubtful, .almost: self = .unreadableAmount
      case .none: self = StatusGrammar.read(raw).map { .status($0) } ?? Self.misspelt(folded)
      }
    }
  }

  private static func misspelt(_ folded: String) -> CellMark {
    guard let meant = MisspeltWord.meant(folded) else { return .text }
    if meant == "paid" { return .paid(method: "") }
    return StatusGrammar.read(meant).map { .status($0) } ?? .text
  }

  /// A bare number that is no price of a hike: a count, a year, a phone number.
  private static func isSuspect(_ amount: WrittenAmount) -> Bool {
    amount.isBare && !(500...100_000).contains(amount.money.magnitude.cents)
  }
}
