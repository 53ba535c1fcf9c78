import TestSupport
import Diagnostics
import Testing

@testable import Tabular

@Suite struct RecordRewriterTests {
  @Test func `polluted files keep every record and field`() throws {
    var misses: [String] = []
    var (kept, wanted) = (0, 0)
    for file in Pollution.all {
      let records = try Self.records(file.bytes).map { $0.fields.map(\.text) }
      wanted += file.records.joined().count
      kept += zip(records, file.records).map { row, right in zip(row, right).count { $0 == $1 } }.reduce(0, +)
      if bytes(records) != bytes(file.records) { misses.append(file.name) }
    }
    #expect(misses == [])
    #expect(kept == wanted, "of \(Pollution.all.count) files")
  }

  @Test func `the table alone comes out of polluted files`() throws {
    var misses: [String] = []
    for file in Pollution.all {
      let records = try Self.records(file.bytes)
      let table = TableFinder(records).tables.first ?? 0..<0
      if bytes(records[table].map { $0.fields.map(\.text) }) != bytes(file.table) { misses.append(file.name) }
    }
    #expect(misses == [])
  }

  /// Seed 47.
  @Test func `portions of any size give the same bytes and findings`() throws {
    var random = SplitMix64(seed: 47)
    for number in 0..<500 {
      let file = RandomText.file(using: &random)
      let whole = try Self.rewrite(file, in: Int.max)
      for size in [1, 7] {
        let parted = try Self.rewrite(file, in: size)
        #expect(
          parted.bytes == whole.bytes && parted.findings == whole.findings, "\(number): \(file) in \(size)")
      }
    }
  }

  /// Seed 48. The last record may have no line end, and the reading is written apart from the scanner.
  @Test func `a record without a line end goes out like any other`() throws {
    var choice = DialectChoice()
    choice.delimiter = UInt8(ascii: ",")
    choice.quote = UInt8(ascii: "\"")
    choice.escape = .doubled
    choice.skippedLines = 0
    var random = SplitMix64(seed: 48)
    for _ in 0..<2000 {
      let records = RandomText.records(using: &random).map { $0.map { $0.filter { $0 != "\u{FEFF}" } } }
      var writer = RecordWriter(formulas: .none)
      for record in records { writer.write(record) }
      let ended = writer.bytes
      let open = Array(ended.dropLast(ended.last == UInt8(ascii: "\n") ? 1 : 0))
      // A last record of one empty field is no line without its end.
      guard records.last != [""], !open.isEmpty else { continue }
      for input in [ended, open] {
        var rewriter = RecordRewriter(file: "a.csv", choice: choice, encoding: .utf8)
        let output = try rewriter.rewrite(input[...], isLast: true)
        let again = ReferenceParser.parse(output)
        #expect(
          !again.isOpen && bytes(again.0) == bytes(records), "\(String(decoding: input, as: UTF8.self))")
      }
    }
  }

  @Test func `a file longer than the sample goes out in pieces`() throws {
    let line = "Bella;25,00;\"a; b\"\r\n"
    let input = Array(String(repeating: line, count: 20_000).utf8)
    let output = String(repeating: "Bella,\"25,00\",a; b\r\n", count: 20_000)
    for size in [1000, 1 << 16, Int.max] {
      #expect(try Self.rewrite(input, in: size).bytes == Array(output.utf8))
    }
    var rewriter = RecordRewriter(file: "a.csv")
    let first = try rewriter.rewrite(input[..<(1 << 18)], isLast: false)
    #expect(first.count > 200_000)
  }

  @Test func `what is said of a file is not guessed at`() throws {
    var choice = DialectChoice()
    choice.delimiter = UInt8(ascii: "#")
    choice.quote = .some(nil)
    choice.skippedLines = 1
    var rewriter = RecordRewriter(file: "a.csv", choice: choice, encoding: .macRoman)
    let written = try rewriter.rewrite([0x78, 0x0A, 0x61, 0x23, 0x22, 0x8E], isLast: true)
    #expect(written == Array("a,\"\"\"é\"\r\n".utf8))
  }

  @Test(arguments: [("a,b\n1,2\n", 3, true), ("a,b\n1,2\n", 1, false), ("", 3, false)])
  func `leaving out more lines than there are is said`(text: String, skipped: Int, isSaid: Bool) throws {
    var choice = DialectChoice()
    choice.skippedLines = skipped
    var rewriter = RecordRewriter(file: "a.csv", choice: choice)
    _ = try rewriter.rewrite(Array(text.utf8)[...], isLast: false)
    _ = try rewriter.rewrite([], isLast: true)
    #expect(rewriter.findings.map(\.code) == (isSaid ? [.outsideTable] : []))
  }

  @Test func `a quote that would swallow the lines below is kept and named`() throws {
    let result = try Self.rewrite(Array("Dog,Mon\nLuna,\"25\nBear,20\nRex,30\n".utf8), in: 7)
    #expect(result.bytes == Array("Dog,Mon\r\nLuna,\"\"\"25\"\r\nBear,20\r\nRex,30\r\n".utf8))
    #expect(result.findings.map(\.code) == [.unclosedQuote])
    #expect(result.findings.first?.location?.cell == CellReference(row: 2, column: 2))
  }

  @Test(arguments: [
    // A quote that is never closed, near the beginning, in other dialects.
    ("a;\"b;c\n1;2;3\n4;5;6\n", "a,\"\"\"b\",c\r\n1,2,3\r\n4,5,6\r\n", ["B1"]),
    ("\"a\tb\n1\t2\n4\t5\n7\t8\n", "\"\"\"a\",b\r\n1,2\r\n4,5\r\n7,8\r\n", ["A1"]),
    ("'a','b'\n'1','2'\n'3','4\n", "a,b\r\n1,2\r\n3,'4\r\n", ["B3"]),
    // Each line below it is read by itself, and each such quote is named once.
    (
      "id,n\n0,\"x\n1,\"y\n2,\"z, \"\"q\"\"\"\n3,w\n",
      "id,n\r\n0,\"\"\"x\"\r\n1,\"\"\"y\"\r\n2,\"z, \"\"q\"\"\"\r\n3,w\r\n", ["B2", "B3"]
    ),
    // It took the line below with it, and another quote ended it.
    ("\"5\",\"Kim\n\"4\",\"J\"\n\"1\",\"K\"\n", "5,\"\"\"Kim\"\r\n4,J\r\n1,K\r\n", ["B1"]),
    // Nobody can tell whether it did.
    ("a,b\n1,\"x \"y\n\"z\" w, v\"\n2,3\n", "a,b\r\n1,\"x \"\"y\n\"\"z\"\" w, v\"\r\n2,3\r\n", ["B2"]),
  ])
  func `what a quote too many swallowed is found again, and named`(
    text: String, wanted: String, cells: [String]
  )
    throws
  {
    for size in [1, 7, 1000] {
      let result = try Self.rewrite(Array(text.utf8), in: size)
      #expect(String(decoding: result.bytes, as: UTF8.self) == wanted, "in portions of \(size)")
      #expect(result.findings.compactMap { $0.location?.cell?.description } == cells)
      #expect(result.findings.allSatisfy { $0.code == .unclosedQuote })
    }
  }

  @Test func `thousands of quotes without an end are read in one pass`() throws {
    let lines = (0..<20_000).map { "\($0),\"x\n" }
    let result = try Self.rewrite(Array(("id,n\n" + lines.joined()).utf8), in: 1 << 16)
    #expect(result.findings.count == 20_000)
    #expect(result.bytes.count { $0 == UInt8(ascii: "\n") } == 20_001)
  }

  @Test func `a row with another delimiter stays one cell and is named`() throws {
    let result = try Self.rewrite(Array("a,b,c\n1;2;3\n4,5,6\nsee a; b\n7,8,9\n".utf8), in: 7)
    #expect(
      String(decoding: result.bytes, as: UTF8.self)
        == "a,b,c\r\n1;2;3\r\n4,5,6\r\nsee a; b\r\n7,8,9\r\n")
    #expect(result.findings.map(\.code) == [.otherDelimiter])
    #expect(result.findings.first?.location?.cell == CellReference(row: 2, column: 1))
  }

  @Test(arguments: [TextEncoding.windows1252, .macRoman, .utf8])
  func `the first letter beyond ASCII tells the encoding wherever it stands`(encoding: TextEncoding) throws {
    let plain = Array(String(repeating: "1000,abcdef,77,plain\n", count: 7000).utf8)
    let text = "9,Zoé’s crème brûlée,1,x\n"
    let input = plain + EncodedText.bytes(text, encoding) + plain
    for size in [1000, 1 << 16, Int.max] {
      let result = try Self.rewrite(input, in: size)
      #expect(result.bytes.count == plain.count * 2 + 14_000 + text.utf8.count + 1)
      #expect(String(decoding: result.bytes, as: UTF8.self).contains("Zoé’s crème brûlée"))
    }
    var rewriter = RecordRewriter(file: "a.csv")
    _ = try rewriter.rewrite(input[...], isLast: false)
    _ = try rewriter.rewrite([], isLast: true)
    #expect(rewriter.encoding?.encoding == encoding)
  }

  @Test(arguments: [TextEncoding.utf8, .windows1252, .utf16LittleEndian])
  func `a zero far in the file is refused by its cell`(encoding: TextEncoding) {
    let text = "a,b\n" + String(repeating: "1,é\n", count: 40_000) + "2,x\u{0}y\n"
    let error = #expect(throws: TabularError.self) {
      try Self.rewrite(encoding.mark + EncodedText.bytes(text, encoding), in: 1 << 16)
    }
    #expect(error?.code == .invalidByte && error?.detail.contains("no text") == true)
    #expect(error?.location.cell == CellReference(row: 40_002, column: 2))
  }

  @Test func `a bad byte far in the file is named by its cell`() {
    let input = Array(String(repeating: "é,b\n", count: 50_000).utf8) + Array("c,d".utf8) + [0xFF]
    let error = #expect(throws: TabularError.self) { try Self.rewrite(input, in: 100_000) }
    #expect(error?.location.cell == CellReference(row: 50_001, column: 2))
    #expect(error?.detail.contains("byte \(input.count) ") == true)
  }

  static func rewrite(_ input: [UInt8], in size: Int) throws -> (bytes: [UInt8], findings: [Diagnostic]) {
    var rewriter = RecordRewriter(file: "a.csv")
    var output: [UInt8] = []
    var rest = input[...]
    while !rest.isEmpty {
      output += try rewriter.rewrite(rest.prefix(size), isLast: false)
      rest = rest.dropFirst(size)
    }
    output += try rewriter.rewrite([], isLast: true)
    return (output, rewriter.findings)
  }

  private static func records(_ input: [UInt8]) throws -> [Record] {
    let output = try rewrite(input, in: 1 << 16).bytes
    return try RecordReader.table(output, file: "a.csv", dialect: .rfc4180, encoding: .utf8).records
  }
}
