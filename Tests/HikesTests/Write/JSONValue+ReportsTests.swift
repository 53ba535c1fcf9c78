import Diagnostics
import Hikes
import Tabular
import Testing

struct JSONValueReportsTests {
  @Test func `a finding is written with its place, in order, and null where it has none`() {
    let code = DiagnosticCode("odd-thing", "It is odd.")
    let placed = Diagnostic(
      .error, code, at: Location(file: "d.csv", cell: CellReference(row: 5, column: 2)), "odd",
      hint: "mend it")
    let loose = Diagnostic(.note, code, "loose", hint: "nothing")
    let first: JSONValue = [
      "code": "odd-thing", "severity": "note", "file": .null, "cell": .null, "message": "loose",
      "hint": "nothing",
    ]
    let second: JSONValue = [
      "code": "odd-thing", "severity": "error", "file": "d.csv", "cell": "B5", "message": "odd",
      "hint": "mend it",
    ]
    #expect(JSONValue.diagnostics([placed, loose]) == .array([first, second]))
  }
}
