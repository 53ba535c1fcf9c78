import Documents
import Quantities
import Testing

@Suite struct WorkbookCellTests {
  @Test func `a cell without a form of its own has the usual one of its value`() {
    #expect(WorkbookCell(.money(.zero)).form == .money(.dollars))
    #expect(WorkbookCell(.text("a")).form == .general)
    #expect(WorkbookCell(.empty, form: .money(.plain)).form == .money(.plain))
    #expect(WorkbookLook.with { $0.fill = .grey }.fill == .grey)
  }
}
