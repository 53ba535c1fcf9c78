import Bookkeeping
import Quantities

/// The same money summed along different ways, so that a reader can see that nothing got lost between them.
public struct ControlTotals: Hashable, Sendable {
  public struct Control: Hashable, Sendable {
    public enum Unit: String, Hashable, Sendable {
      case count
      case cents
    }

    public let control: String
    public let unit: Unit
    public let expected: Int
    public let found: Int
    /// Why the two differ; empty where they agree, and where nobody knows.
    public let explanation: String

    public var difference: Int { found - expected }
    public var isSettled: Bool { difference == 0 || !explanation.isEmpty }

    /// A figure of this control as a person reads it: `12` or `-25.00`.
    public func text(_ figure: Int) -> String {
      switch unit {
      case .count: String(figure)
      case .cents: Money(cents: figure).description
      }
    }
  }

  /// In a fixed order: the book, its sheets, the ledger, the reports made of it.
  public let controls: [Control]

  public var isSettled: Bool { controls.allSatisfy(\.isSettled) }

  public init(_ book: Book, _ ledger: Ledger) { self.init(book, ledger, Reports(ledger)) }

  /// The same over reports that were made already.
  public init(_ book: Book, _ ledger: Ledger, _ reports: Reports) {
    controls =
      Self.ofBook(book, ledger) + Self.ofSheets(book) + Self.ofLedger(ledger)
      + Self.ofReports(ledger, reports)
  }

  /// What is made of a ledger, each along its own way.
  public struct Reports: Sendable {
    public let byTaxPoint: HSTReturn
    public let byHike: HSTReturn
    public let revenue: Revenue

    public init(_ ledger: Ledger) {
      byTaxPoint = HSTReturn(ledger, basis: .taxPoint)
      byHike = HSTReturn(ledger, basis: .hike)
      revenue = Revenue(ledger)
    }
  }

  private static func ofBook(_ book: Book, _ ledger: Ledger) -> [Control] {
    let ids = ledger.leftOut.map(\.id).sorted().map(\.text).joined(separator: ", ")
    let left = ledger.leftOut.map(\.amount).reduce(.zero, +)
    let reason = ledger.leftOut.isEmpty ? "" : "left out for want of a day or a rate: \(ids)"
    // Summed from the taxed side, not from the payments the lines carry.
    var booked = Money.zero
    for index in ledger.lines.indices {
      let taxed = ledger.lines[index].taxed
      booked += ledger.lines[index].prices == .plusHST ? taxed.net : taxed.gross
    }
    return [
      count(
        "payments of the book in the ledger", book.payments.count, ledger.lines.count,
        reason: reason, accountsFor: -ledger.leftOut.count),
      money(
        "amounts of the book in the ledger", book.payments.map(\.amount).reduce(.zero, +),
        booked, reason: reason, accountsFor: .zero - left),
    ]
  }

  /// The latest import of each file against the payments that name it as their source.
  private static func ofSheets(_ book: Book) -> [Control] {
    let sheets = book.imports.filter { $0.kind.hasPrefix("sheet") }
    let latest = Dictionary(sheets.map { ($0.file, $0) }) { _, last in last }
    let found = sums(book.payments)
    let reason = "some of it was read from another sheet before, or was changed in the book since"
    return latest.values.sorted { $0.file < $1.file }.map { entry in
      let sum = found[entry.file, default: .zero]
      // One sheet alone has no other to share its money with; its difference is for a person to explain.
      return money(
        "sheet \(entry.file)", entry.amount, sum, reason: latest.count > 1 ? reason : "",
        accountsFor: sum - entry.amount)
    }
  }

  /// By the file they name as their source, which is mostly that of the payment before.
  private static func sums(_ payments: [Payment]) -> [String: Money] {
    var sums: [String: Money] = [:]
    var (file, sum) = ("", Money.zero)
    for index in payments.indices {
      let name = PaymentSource(payments[index].source).file
      if name != file {
        sums[file, default: .zero] += sum
        (file, sum) = (name, .zero)
      }
      sum += payments[index].amount
    }
    sums[file, default: .zero] += sum
    return sums
  }

  private static func ofLedger(_ ledger: Ledger) -> [Control] {
    // Lines that are taxed alike are posted alike, and most are.
    var alike: [TaxedAmount: (first: Int, count: Int)] = [:]
    for index in ledger.lines.indices {
      alike[ledger.lines[index].taxed, default: (index, 0)].count += 1
    }
    var postings = Money.zero
    var bank = Money.zero
    for (first, count) in alike.values {
      let transaction = ledger.lines[first].transaction(described: "")
      for posting in transaction.postings { postings += posting.amount * count }
      bank += transaction.amount(in: .bank) * count
    }
    let total = ledger.total
    return [
      money("ledger: net and HST make gross", total.net + total.hst, total.gross),
      money("ledger: all postings", .zero, postings),
      money("ledger: postings to the bank", total.gross, bank),
    ]
  }

  private static func ofReports(_ ledger: Ledger, _ reports: Reports) -> [Control] {
    let byTaxPoint = reports.byTaxPoint.total
    let byHike = reports.byHike.total
    let revenue = reports.revenue
    let total = ledger.total
    var (moved, paid, effect) = (0, 0, TaxedAmount.zero)
    for index in ledger.lines.indices {
      if ledger.lines[index].amount > .zero { paid += 1 }
      let (atTaxPoint, onHikeDay) = (ledger.lines[index].atTaxPoint, ledger.lines[index].onHikeDay)
      guard onHikeDay.rate != atTaxPoint.rate else { continue }
      moved += 1
      effect += onHikeDay.taxed - atTaxPoint.taxed
    }
    let subject = moved == 1 ? "1 payment has" : "\(moved) payments have"
    let reason = "\(subject) another rate on the day of the hike than at the tax point"
    return [
      count(
        "hst by tax point: lines", ledger.lines.count, byTaxPoint.count,
        reason: "closed periods keep the payments that they were reported with",
        accountsFor: ledger.closed.isEmpty ? 0 : byTaxPoint.count - ledger.lines.count),
      money("hst by tax point: net", total.net, byTaxPoint.taxed.net),
      money("hst by tax point: HST", total.hst, byTaxPoint.taxed.hst),
      count("hst by day of hike: lines", ledger.lines.count, byHike.count),
      money(
        "hst by day of hike: net", total.net, byHike.taxed.net, reason: reason,
        accountsFor: effect.net),
      money(
        "hst by day of hike: HST", total.hst, byHike.taxed.hst, reason: reason,
        accountsFor: effect.hst),
      count("revenue: hikes paid", paid, revenue.hikes),
      money("revenue: gross", total.gross, revenue.total.gross),
    ]
  }

  /// The reason is given only where it accounts for the whole difference.
  private static func count(
    _ control: String, _ expected: Int, _ found: Int, reason: String = "", accountsFor: Int = 0
  ) -> Control {
    figure(control, .count, expected, found, reason, accountsFor)
  }

  private static func money(
    _ control: String, _ expected: Money, _ found: Money, reason: String = "", accountsFor: Money = .zero
  ) -> Control {
    figure(control, .cents, expected.cents, found.cents, reason, accountsFor.cents)
  }

  private static func figure(
    _ control: String, _ unit: Control.Unit, _ expected: Int, _ found: Int, _ reason: String,
    _ accountsFor: Int
  ) -> Control {
    let difference = found - expected
    return Control(
      control: control, unit: unit, expected: expected, found: found,
      explanation: difference != 0 && difference == accountsFor ? reason : "")
  }
}
