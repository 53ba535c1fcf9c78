import HoundCommands
import Testing

struct DiagnosticTextTests {
  private static let plain = "warning.csv: warning[usage]: odd\u{FFFD}[2J\n  hint: look\n"
  private static let colored =
    "warning.csv: \u{1B}[33mwarning\u{1B}[0m[usage]: odd\u{FFFD}[2J\n  hint: look\n"

  @Test(arguments: [
    (false, [:], plain), (true, [:], colored), (true, ["NO_COLOR": ""], colored),
    (true, ["NO_COLOR": "1"], plain),
    (true, ["TERM": "dumb"], plain),
  ])
  func `only the severity is colored, and only on a terminal that wants it`(
    _ isTerminal: Bool, _ variables: [String: String], _ expected: String
  ) {
    let result = Capture.run("warn") { environment in
      environment.isErrorTerminal = isTerminal
      environment.variables = variables
    }
    #expect(result.error == expected)
  }

  @Test func `an error is red`() {
    let result = Capture.run("fail") { $0.isErrorTerminal = true }
    #expect(result.error == "\u{1B}[31merror\u{1B}[0m[usage]: no such sheet\n  hint: look again\n")
  }
}
