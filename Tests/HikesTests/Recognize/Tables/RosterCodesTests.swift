import Diagnostics
import Hikes
import Testing

struct RosterCodesTests {
  @Test func `every code of a list stands in the catalogue once and is explained`() {
    let names = DiagnosticCode.rosterCodes.map(\.name)
    #expect(Set(names).count == names.count && names.count == 15)
    #expect(
      DiagnosticCode.rosterCodes.allSatisfy { $0.explanation.count >= 60 && !$0.explanation.contains("\n") })
  }
}
