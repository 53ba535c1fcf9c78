import Bookkeeping
public import Civil
public import Diagnostics

/// Reports a period to the tax office once: from then on the book keeps its figures.
public enum PeriodClosing {
  /// The book with the period closed, and its row; nil where the findings forbid it. A period that was closed
  /// already is a note and changes nothing.
  public static func close(
    _ span: TaxSpan, basis: HSTReturn.Basis, of book: Book, asOf: CivilDate
  ) -> Report<(book: Book, period: ClosedPeriod)?> {
    if let same = book.closed.first(where: { $0.basis == basis && $0.period == span.label }) {
      return Report(
        (book, same),
        [
          Diagnostic(
            .note, .alreadyClosed,
            "\(span.label) was closed\(same.closedOn.map { " on \($0)" } ?? "") already; nothing was changed",
            hint: "what changed since stands among the adjustments of hound hst")
        ])
    }
    let others = book.closed.filter { $0.basis == basis && $0.span?.overlaps(span) ?? false }
    if let other = others.first {
      return Report(
        nil,
        [
          Diagnostic(
            .error, .alreadyClosed, at: Location(file: "closed.csv"),
            "\(span.label) overlaps \(other.period), which is closed",
            hint: "close the months or quarters of it that are still open, one by one")
        ])
    }
    guard span.last < asOf else {
      return Report(
        nil,
        [
          Diagnostic(
            .error, .periodNotOver, "\(span.label) ends on \(span.last), and it is \(asOf)",
            hint: "close it when it is over; hound hst --by \(span.period.rawValue) shows it until then")
        ])
    }
    let ledger = Ledger(book, asOf: asOf)
    let errors = ledger.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { return Report(nil, errors) }
    let entries = ReturnEntry.all(ledger, basis).filter { span.contains($0.date) }
    let sum = entries.map(\.taxed).reduce(.zero, +)
    let period = ClosedPeriod(span.label, basis: basis, net: sum.net, hst: sum.hst, closedOn: asOf)
    var closed = book
    closed.closed.append(period)
    closed.reported += entries.map { $0.asReported(in: span.label, basis) }
    return Report((closed, period))
  }
}

extension DiagnosticCode {
  public static let alreadyClosed = DiagnosticCode(
    "already-closed",
    """
    The period, or a part of it, was reported to the tax office before. A report is made once: what the book \
    learns later stands as an adjustment in the first period that is open, with the payment that caused it.
    """)
  public static let periodNotOver = DiagnosticCode(
    "period-not-over",
    "The period that is to be closed has not ended yet. Closing it now would put payments of its last days into the next one."
  )
  public static let unknownPeriod = DiagnosticCode(
    "unknown-period",
    "The word is no period of the tax office. A month is written 2025-04, a quarter 2025-Q2 and a year 2025.")

  static let closingCodes: [DiagnosticCode] = [.alreadyClosed, .periodNotOver, .unknownPeriod]
}
