import Diagnostics
import Hikes
import Testing

struct PlanCodesTests {
  @Test func `every code of a plan stands in the list once and is explained`() {
    let names = DiagnosticCode.planCodes.map(\.name)
    #expect(Set(names).count == names.count && names.count == 12)
    #expect(
      DiagnosticCode.planCodes.allSatisfy { $0.explanation.count >= 60 && !$0.explanation.contains("\n") })
  }
}
