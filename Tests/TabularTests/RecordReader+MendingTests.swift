import Diagnostics
import Testing

@testable import Tabular

struct RecordReaderMendingTests {
  @Test
  func `a quote that opens the last cell of a line and has no end is text where the sheet goes on below`()
    throws
  {
    let text =
      "Dog,Mon,Tue,Notes\r\nNico,$25,,6\" scar\r\nPrince,$30,,\"slow walker\r\nRoxy,$25,$25,\r\n-- end --\r\n"
    let table = try RecordReader.sheet(Array(text.utf8), file: "week.csv")
    #expect(
      table.records.map { $0.fields.map(\.text) }[2...] == [
        ["Prince", "$30", "", "\"slow walker"], ["Roxy", "$25", "$25", ""], ["-- end --"],
      ])
    #expect(table.findings.map(\.code) == [.unclosedQuote])
    #expect(table.findings.map(\.location?.description) == ["week.csv:D3"])
  }

  @Test func `two such cells are two findings`()
    throws
  {
    let text = "Dog,Mon,Notes\nX,4,\nA,5,\"one\nB,6,plain\nC,7,\"two and\nD,8,\n"
    let table = try RecordReader.sheet(Array(text.utf8), file: "w.csv")
    #expect(table.findings.map(\.location?.description) == ["w.csv:C3", "w.csv:C5"])
    #expect(table.records.count == 6)
  }

  @Test(arguments: [
    // The file was cut off: nothing follows.
    "Dog,Mon,Notes\nA,5,x\nB,6,\"said she",
    // What follows is the rest of a note over lines.
    "Dog,Mon,Notes\nA,5,x\nB,6,\"said she\nwould pay\nlater",
    // The rest of its line is at stake.
    "Dog,Mon,Notes\nA,5,x\n\"B,6,\nC,7,y\n",
  ])
  func `a quote that may have taken something with it is refused`(text: String) {
    let error = #expect(throws: TabularError.self) {
      try RecordReader.sheet(Array(text.utf8), file: "w.csv")
    }
    #expect(error?.code == .unclosedQuote)
  }

  @Test func `a sound sheet is read as ever`() throws {
    let bytes = Array("Dog,Mon\nA,\"5,00\"\n".utf8)
    #expect(try RecordReader.sheet(bytes, file: "w.csv") == RecordReader.table(bytes, file: "w.csv"))
  }
}
