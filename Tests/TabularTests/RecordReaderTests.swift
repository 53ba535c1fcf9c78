import Diagnostics
import Testing

@testable import Tabular

@Suite struct RecordReaderTests {
  @Test func `a file is read as it is: no padding, no trimming, no header`() throws {
    let table = try RecordReader.table(Array(" Dog ,\"Mon 1\"\r\nLuna\r\n\r\n,25,x\r\n".utf8), file: "a.csv")
    #expect(table.file == "a.csv")
    #expect(
      table.records.map { $0.fields.map(\.text) } == [[" Dog ", "Mon 1"], ["Luna"], [""], ["", "25", "x"]])
    #expect(table.records.map(\.line) == [1, 2, 3, 4])
    #expect(table.records[0].fields.map(\.isQuoted) == [false, true])
  }

  @Test(arguments: [("", "a,b\n"), ("\u{FEFF}", "a,b\n"), ("\u{FEFF}", "\"a\",b")])
  func `the mark at the beginning is no text`(mark: String, rest: String) throws {
    let table = try RecordReader.table(Array((mark + rest).utf8), file: "a.csv")
    #expect(bytes(table.records.map { $0.fields.map(\.text) }) == bytes([["a", "b"]]))
  }

  @Test func `a mark anywhere else is text`() throws {
    let table = try RecordReader.table(Array("\u{FEFF}\u{FEFF}a\n\u{FEFF}b".utf8), file: "a.csv")
    #expect(bytes(table.records.map { $0.fields.map(\.text) }) == bytes([["\u{FEFF}a"], ["\u{FEFF}b"]]))
  }

  @Test(arguments: [[], Array("\u{FEFF}".utf8)])
  func `an empty file is an empty table`(input: [UInt8]) throws {
    #expect(try RecordReader.table(input, file: "a.csv").records.isEmpty)
  }

  @Test(arguments: [
    "‹1›\"", "a,‹1›\"b\nc,d\n", "a,b\nc,d,‹1›\"e\r\nf\r\ng,h\r\n", "x\n‹1›\"y",
    // An earlier field over many lines is one row, so the row is not the line.
    "a,\"b\n\n\nc\"\nd,e,‹1›\"f", "\n\n,,‹1›\"",
    // The next quotes do not close it, for none of them stands before a delimiter or a line end.
    "a,‹1›\"5 lead\nb,\"c d\ne,\"f", "a,‹1›\"b\"\"", "\u{FEFF}a,‹1›\"b",
    // It swallows whole records that look sound.
    "Dog,Mon\nLuna,‹1›\"25\nBear,20\nRex,30\n",
  ])
  func `a quote that is never closed is named by the cell where it opened`(text: String) throws {
    let sheet = try MarkedSheet(text)
    let error = #expect(throws: TabularError.self) { try RecordReader.table(sheet.bytes, file: "a.csv") }
    #expect(error?.code == .unclosedQuote)
    #expect(error?.location == Location(file: "a.csv", cell: sheet.cell))
  }

  @Test(arguments: [
    "‹1›", "a,b‹1›", "a,‹1›b\nc", "\"x\ny\",‹1›", "a\r\nb\r\n‹1›", "a,\"b‹1›\"\n", "\u{FEFF}a\n,‹1›",
  ])
  func `a byte that is not UTF-8 is named by its cell and its place in the file`(text: String) throws {
    let sheet = try MarkedSheet(text)
    let offset = try #require(text.utf8.firstRange(of: "‹1›".utf8)).lowerBound
    let index = text.utf8.distance(from: text.startIndex, to: offset)
    let input = sheet.bytes[..<index] + [0xE9] + sheet.bytes[index...]
    let error = #expect(throws: TabularError.self) { try RecordReader.table(Array(input), file: "a.csv") }
    #expect(error?.code == .notUTF8)
    #expect(error?.location == Location(file: "a.csv", cell: sheet.cell))
    #expect(error?.detail == "byte \(index + 1) of the file, 0xE9, is not UTF-8 text")
  }

  @Test func `UTF-16 text is refused as an encoding, not as a binary file`() {
    let error = #expect(throws: TabularError.self) {
      try RecordReader.table([0xFF, 0xFE, 0x61, 0, 0x2C, 0], file: "a.csv")
    }
    #expect(error?.code == .notUTF8)
  }

  @Test func `a file that is no text is refused before anything is read`() {
    let error = #expect(throws: TabularError.self) {
      try RecordReader.table(Array("%PDF-1.7".utf8), file: "a.csv")
    }
    #expect(error?.code == .notText)
    #expect(error?.location == Location(file: "a.csv"))
  }

  @Test(arguments: [("", "the file is empty"), (" ,\n\u{A0}\n", "the file has nothing but empty cells")])
  func `a named file in which nothing is written is refused`(text: String, detail: String) {
    let error = #expect(throws: TabularError.self) {
      try RecordReader.filledTable(Array(text.utf8), file: "a.csv")
    }
    #expect(error?.code == .emptyFile)
    #expect(error?.detail == detail)
  }

  @Test func `a named file with something in it is read as any other`() throws {
    let input = Array("\n,x\n".utf8)
    #expect(try RecordReader.filledTable(input, file: "a.csv") == RecordReader.table(input, file: "a.csv"))
  }
}
