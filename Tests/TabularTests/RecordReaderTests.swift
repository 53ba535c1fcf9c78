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
    let error = #expect(throws: TabularError.self) {
      try RecordReader.table(Array(input), file: "a.csv", encoding: .utf8)
    }
    #expect(error?.code == .notUTF8)
    #expect(error?.location == Location(file: "a.csv", cell: sheet.cell))
    #expect(error?.detail == "byte \(index + 1) of the file, 0xE9, is not UTF-8 text")
  }

  @Test(arguments: TextEncoding.allCases, [false, true])
  func `each encoding is told and read to the same table`(encoding: TextEncoding, marked: Bool) throws {
    let text = "Dog,Mon,Notes\r\nZoé,25,à l’école\r\n"
    // ISO-8859-1 has no curly apostrophe.
    let written = encoding == .latin1 ? text.replacing("’", with: "'") : text
    let input = (marked ? encoding.mark : []) + EncodedText.bytes(written, encoding)
    let table = try RecordReader.table(input, file: "a.csv")
    #expect(table == (try RecordReader.table(Array(written.utf8), file: "a.csv")))
    #expect(table == (try RecordReader.table(input, file: "a.csv", encoding: encoding)))
  }

  @Test func `damaged UTF-8 is not taken for an older encoding`() {
    let error = #expect(throws: TabularError.self) {
      try RecordReader.table(Array("é,ü\nà,".utf8) + [0xE9, 0x0A], file: "a.csv")
    }
    #expect(error?.code == .notUTF8)
    #expect(error?.location.cell == CellReference(row: 2, column: 2))
  }

  @Test func `a byte that means nothing in an older encoding is named by its cell`() {
    let input = Array("Dog;Mon\nZo".utf8) + [0xE9] + Array(";25\nBella;".utf8) + [0x81]
    let error = #expect(throws: TabularError.self) {
      try RecordReader.table(input, file: "a.csv", encoding: .windows1252)
    }
    #expect(error?.code == .invalidByte)
    #expect(error?.location.cell == CellReference(row: 3, column: 2))
    #expect(error?.detail == "byte 22 of the file, 0x81, means nothing in Windows-1252")
  }

  @Test func `UTF-16 cut in the middle of a character is named`() {
    let error = #expect(throws: TabularError.self) {
      try RecordReader.table([0xFF, 0xFE, 0x61, 0, 0x2C, 0, 0x62], file: "a.csv")
    }
    #expect(error?.code == .invalidByte)
    #expect(error?.location.cell == CellReference(row: 1, column: 2))
  }

  @Test(arguments: [
    "Dog;Mon;Tue\nBella;25,00;20,00\nMax;;15,50\n", "sep=;\nDog;Mon;Tue\nBella;25,00;20,00\nMax;;15,50\n",
    "Dog\tMon\tTue\nBella\t25,00\t20,00\nMax\t\t15,50\n",
    "Dog|Mon|Tue\nBella|25,00|20,00\nMax||15,50\n",
    "'Dog';'Mon';'Tue'\n'Bella';'25,00';'20,00'\n'Max';'';'15,50'\n",
  ])
  func `the dialect is found out`(text: String) throws {
    let table = try RecordReader.table(Array(text.utf8), file: "a.csv")
    #expect(
      table.records.map { $0.fields.map(\.text) } == [
        ["Dog", "Mon", "Tue"], ["Bella", "25,00", "20,00"], ["Max", "", "15,50"],
      ])
  }

  @Test func `a dialect that is given is not guessed at`() throws {
    let table = try RecordReader.table(Array("a;b;c\nd;e;f\n".utf8), file: "a.csv", dialect: .rfc4180)
    #expect(table.records.map { $0.fields.map(\.text) } == [["a;b;c"], ["d;e;f"]])
  }

  @Test(arguments: [
    // The quote closes by chance at the next quoted field, and the lines in between are whole by themselves.
    "a,b,c\nd,‹1›\"e,f\ng,h,\"i\"\nj,k,l\n", "a,b,c\nd,‹1›\"e\"\",f\ng,\"h\",i\nj,k,l\n",
  ])
  func `a quote that swallows whole records was never closed`(text: String) throws {
    let sheet = try MarkedSheet(text)
    let error = #expect(throws: TabularError.self) { try RecordReader.table(sheet.bytes, file: "a.csv") }
    #expect(error?.code == .unclosedQuote)
    #expect(error?.location == Location(file: "a.csv", cell: sheet.cell))
  }

  @Test(arguments: [
    "a,b,c\nd,\"e \"f\" g\",h\n", "a,b,c\nd,\"e\n\"f\" g\",h\ni,j,k\n", "a,5\" lead,c\nd,e,f\n",
  ])
  func `a quote too many is text where the records stay whole`(text: String) throws {
    let table = try RecordReader.table(Array(text.utf8), file: "a.csv")
    #expect(table.records.allSatisfy { $0.fields.count == 3 })
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
