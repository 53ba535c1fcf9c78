public import Bookkeeping
import Civil
public import Diagnostics
import Quantities
public import Tabular

/// Why a month, quarter or year has the figures it has: every payment that counts in it, and every one whose hike
/// lies in it and that counts elsewhere.
public struct HSTExplanation: Sendable {
  public struct Line: Sendable {
    public let entry: ReturnEntry
    public let line: LedgerLine?
    /// Whether it is in the period's figures.
    public let counts: Bool
    /// A sentence without its full stop.
    public let reason: String
  }

  public let span: TaxSpan
  public let basis: HSTReturn.Basis
  /// Those that count first; each part by day.
  public let lines: [Line]

  public init(_ ledger: Ledger, _ span: TaxSpan, basis: HSTReturn.Basis, _ rules: BusinessRules) {
    self.span = span
    self.basis = basis
    let known = Dictionary(ledger.lines.map { ($0.id, $0) }) { first, _ in first }
    let entries = ReturnEntry.all(ledger, basis)
    let inside = entries.filter { span.contains($0.date) }
    let outside = entries.filter { entry in
      guard !span.contains(entry.date), entry.kind != .adjustment, let line = known[entry.payment] else {
        return false
      }
      return span.contains(line.serviceDate) || span.contains(line.taxPoint.date)
    }
    lines =
      inside.map { Self.explained($0, known[$0.payment], counts: true, basis, rules) }
      + outside.map { Self.explained($0, known[$0.payment], counts: false, basis, rules) }
  }

  public var total: TaxedAmount { lines.filter(\.counts).map(\.entry.taxed).reduce(.zero, +) }

  private static func explained(
    _ entry: ReturnEntry, _ line: LedgerLine?, counts: Bool, _ basis: HSTReturn.Basis, _ rules: BusinessRules
  ) -> Line {
    var reason: String
    switch entry.kind {
    case .adjustment: reason = "correction of \(entry.period): \(entry.cause)"
    case .reported where line == nil: reason = "as reported for \(entry.period)"
    case .reported: reason = "as reported for \(entry.period); \(why(line, entry, basis, rules))"
    case .line: reason = why(line, entry, basis, rules)
    }
    if line?.isBeforeRegistration ?? false { reason += "; before you registered, so without HST" }
    return Line(entry: entry, line: line, counts: counts, reason: reason)
  }

  private static func why(
    _ line: LedgerLine?, _ entry: ReturnEntry, _ basis: HSTReturn.Basis, _ rules: BusinessRules
  ) -> String {
    guard let line else { return "" }
    guard basis == .taxPoint else { return "by the day of the hike" }
    let day = entry.date
    if line.taxPoint.date != day { return "counted on \(day)" }
    switch line.taxPoint.basis {
    case .recorded where line.paidDate == day: return "paid on \(day)"
    case .recorded: return "due on \(day), as recorded"
    case .policy:
      return "due \(day), \(rules.paymentDueDays) days before the hike; when it was paid nobody wrote down"
    case .assumed: return "counted on the day of the hike, for want of any other"
    }
  }

  private static let columns = [
    "counts", "payment", "dog", "hike_date", "date", "basis", "hst_rate", "net", "hst", "gross", "source",
    "reason",
  ]

  public var grid: Grid {
    var grid = Grid(Self.columns)
    for row in lines {
      grid.append([
        .text(row.counts ? "yes" : "no"), .text(row.entry.payment.text),
        .words(row.line?.payment.dog?.text ?? ""), .plain(row.line?.hikeDate), .plain(row.entry.date),
        .text(row.line?.taxPoint.basis.rawValue ?? row.entry.kind.rawValue),
        .number(row.entry.rate.percentText), .plain(row.entry.taxed.net), .plain(row.entry.taxed.hst),
        .plain(row.entry.taxed.gross), .words(row.line?.source ?? ""), .text(row.reason),
      ])
    }
    return grid
  }

  public func json(diagnostics: [Diagnostic]) -> JSONValue {
    [
      "period": .text(span.label), "basis": .text(basis.rawValue), "total": .object(JSONValue.cents(total)),
      "lines": .array(
        lines.map { row in
          let facts: [String: JSONValue] = [
            "counts": .bool(row.counts), "payment": .text(row.entry.payment.text),
            "kind": .text(row.entry.kind.rawValue),
            "dog": .optional(row.line?.payment.dog?.text), "hike_date": .optional(row.line?.hikeDate),
            "date": .text("\(row.entry.date)"), "tax_point": .optional(row.line?.taxPoint.date),
            "tax_point_basis": .optional(row.line?.taxPoint.basis.rawValue),
            "rate_bp": .integer(row.entry.rate.basisPoints), "source": .unlessEmpty(row.line?.source ?? ""),
            "reason": .text(row.reason),
          ]
          return .object(facts.merging(JSONValue.cents(row.entry.taxed)) { fact, _ in fact })
        }),
      "diagnostics": .diagnostics(diagnostics),
    ]
  }

  /// For the terminal, with the names of the dogs.
  public func text(_ book: Book, width: Int) -> [String] {
    var lines: [String] = []
    for counts in [true, false] {
      let part = self.lines.filter { $0.counts == counts }
      guard !part.isEmpty else { continue }
      let sum = part.map(\.entry.taxed).reduce(.zero, +)
      if !lines.isEmpty { lines.append("") }
      lines.append(
        counts
          ? "\(span.label): \(part.count) lines, \(sum.net) before HST, \(sum.hst) HST"
          : "Not in \(span.label): \(part.count) whose hike or due day lies in it, \(sum.net) before HST")
      for row in part {
        let name = row.line?.dog.map { book.label($0) } ?? row.entry.payment.text
        let hike = row.line?.servedDate.map { "hike \($0)" } ?? "no hike day"
        lines.append(
          "  \(name), \(hike): \(row.entry.taxed.net) + \(row.entry.taxed.hst) (\(row.entry.rate.percentText) %)"
        )
        lines.append(
          "    \(row.reason)" + (row.line.map { $0.source.isEmpty ? "" : " [\($0.source)]" } ?? ""))
      }
    }
    return lines.isEmpty ? ["Nothing counts in \(span.label)."] : lines
  }
}
