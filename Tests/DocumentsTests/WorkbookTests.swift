import Documents
import Testing

@Suite struct WorkbookTests {
  @Test func `a column is as wide as its longest line, within bounds`() {
    let short = WorkbookColumn.fitting(["Mon 8", "CA$25.00"])
    let long = WorkbookColumn.fitting(["Mon 8", "Marguerite Amirault"])
    #expect(short.width < long.width)
    #expect(WorkbookColumn.fitting(["short\n" + String(repeating: "word ", count: 100)]).width == 800)
    #expect(WorkbookColumn.fitting([]).width == WorkbookColumn.fitting([""]).width)
    #expect(WorkbookColumn.fitting(["wide wide wide wide wide wide"], atMost: 300).width == 300)
  }
}
