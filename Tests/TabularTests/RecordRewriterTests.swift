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

  @Test func `a quote that would swallow the lines below is kept and named`() throws {
    let result = try Self.rewrite(Array("Dog,Mon\nLuna,\"25\nBear,20\nRex,30\n".utf8), in: 7)
    #expect(result.bytes == Array("Dog,Mon\r\nLuna,\"\"\"25\"\r\nBear,20\r\nRex,30\r\n".utf8))
    #expect(result.findings.map(\.code) == [.unclosedQuote])
    #expect(result.findings.first?.location?.cell == CellReference(row: 2, column: 2))
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
