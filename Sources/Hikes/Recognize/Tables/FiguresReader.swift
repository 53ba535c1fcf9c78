public import Diagnostics
public import Tabular

/// Tables that hold nothing but what Hound reckoned itself: there is nothing in them to take over.
public enum FiguresReader {
  /// The headings of the sheet that shows a month day by day; the name of the month stands before them.
  static let monthColumns = ["Dogs", "Who hikes", "Out of the ordinary", "Paid", "Money"]
  /// The headings of the sheet that shows the HST of a year.
  static let taxColumns = ["Month", "Rate", "Payments", "Before HST", "HST", "With HST"]

  public static func recognizes(_ table: Table) -> Bool {
    let names = (table.records.first { !$0.isBlank }?.fields ?? []).map(\.trimmed)
    let filled = names.prefix { !$0.isEmpty }
    return Array(filled) == taxColumns || Array(filled.dropFirst()) == monthColumns
  }

  /// Says that the table was left alone.
  public static func note(_ table: Table) -> Diagnostic {
    Diagnostic(
      .note, .figuresLeft, at: Location(file: table.file),
      "this is as Hound wrote it, or figures that it reckons itself; it is left alone",
      hint:
        "figures are changed by changing what they are reckoned from: the week, the payments, the settings")
  }

  /// Whether a row of a list is its sum.
  static func isSum(_ record: Record) -> Bool {
    guard let first = record.fields.first(where: { !$0.isBlank }) else { return false }
    return SummaryLabel(first.trimmed) != nil
  }
}

extension DiagnosticCode {
  public static let figuresLeft = DiagnosticCode(
    "figures-left",
    """
    A sheet, or the last row of one, holds sums that Hound reckons itself, or stands just as Hound wrote it. It is not \
    read back: to change sums, change what they are reckoned from.
    """)
  static let workbookCodes: [DiagnosticCode] = [.figuresLeft]
}
