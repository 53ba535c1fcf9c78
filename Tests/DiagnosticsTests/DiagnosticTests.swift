import Diagnostics
import Testing

private let code = DiagnosticCode("unreadable-amount", "The cell looks like money but is none.")

@Suite struct DiagnosticTests {
  @Test func `the text names place, code, line and way out`() {
    let finding = Diagnostic(
      .warning, code, at: Location(file: "december.csv", cell: CellReference("D14")),
      "\"$2O\" is not an amount", hint: "if it means 20.00, write 20",
      excerpt: Excerpt(line: 14, text: "Luna,25,,$2O,,", marked: 9..<12))
    #expect(
      finding.text == """
        december.csv:D14: warning[unreadable-amount]: "$2O" is not an amount
          14 | Luna,25,,$2O,,
             |          ^~~
          hint: if it means 20.00, write 20
        """)
  }

  @Test func `a finding without a place begins with its severity`() {
    #expect(Diagnostic(.error, code, "no sheet", hint: "name one").text.hasPrefix("error[unreadable-amount]"))
  }

  @Test func `findings are ordered by file and cell, the gravest first`() {
    func finding(_ severity: Severity, _ file: String, _ cell: String?) -> Diagnostic {
      Diagnostic(
        severity, code, at: Location(file: file, cell: cell.flatMap { CellReference($0) }), "m", hint: "h")
    }
    let report = Report(
      0,
      [
        finding(.note, "b.csv", "A1"), finding(.note, "a.csv", "B2"), finding(.error, "a.csv", "B2"),
        finding(.note, "a.csv", nil), finding(.note, "a.csv", "C1"),
      ])
    #expect(
      report.diagnostics.map { "\($0.location.map(\.description) ?? "") \($0.severity.rawValue)" }
        == ["a.csv note", "a.csv:C1 note", "a.csv:B2 error", "a.csv:B2 note", "b.csv:A1 note"])
    #expect(report.hasErrors)
    #expect(report.map { $0 + 1 }.value == 1)
  }
}
