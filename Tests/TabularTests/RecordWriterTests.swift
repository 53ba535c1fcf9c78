import Tabular
import TestSupport
import Testing

@Suite struct RecordWriterTests {
  @Test(arguments: [
    (["a", "b"], "a,b\n"), ([""], "\n"), (["", ""], ",\n"), (["a,b"], "\"a,b\"\n"),
    (["a\"b"], "\"a\"\"b\"\n"),
    (["\""], "\"\"\"\"\n"), (["a\nb", "c\rd", "e\r\nf"], "\"a\nb\",\"c\rd\",\"e\r\nf\"\n"),
    ([" a "], " a \n"),
    (["a;b", "c'd"], "a;b,c'd\n"), (["\u{FEFF}a"], "\"\u{FEFF}a\"\n"), (["=1", "-25.00"], "'=1,-25.00\n"),
    (["=a,b"], "\"'=a,b\"\n"), (["é", "🐕"], "é,🐕\n"),
  ])
  func `a field is quoted only where it must be`(fields: [String], text: String) {
    var writer = RecordWriter()
    writer.write(fields)
    #expect(writer.bytes == Array(text.utf8))
  }

  @Test func `mark and line end are the writer's`() {
    var writer = RecordWriter(marked: true, lineEnd: "\r\n", formulas: .none)
    writer.write(["=a"])
    writer.write(["b"])
    #expect(writer.bytes == Array("\u{FEFF}=a\r\nb\r\n".utf8))
    #expect(RecordWriter().bytes.isEmpty)
  }

  /// Seed 42.
  @Test(arguments: [FormulaGuard.full, .ownLayout, .none], ["\n", "\r\n", "\r"])
  func `what is written is read back`(formulas: FormulaGuard, lineEnd: String) throws {
    var random = SplitMix64(seed: 42)
    for index in 0..<500 {
      let records = RandomText.records(using: &random)
      var writer = RecordWriter(marked: index % 2 == 0, lineEnd: lineEnd, formulas: formulas)
      for record in records { writer.write(record) }
      let table = try RecordReader.table(writer.bytes, file: "a.csv", dialect: .rfc4180)
      let read = table.records.map { $0.fields.map { formulas.unguarded($0.text) } }
      #expect(bytes(read) == bytes(records), "case \(index): \(records)")
      #expect(bytes(ReferenceParser.parse(unmarked(writer.bytes)).0).map(\.count) == records.map(\.count))
    }
  }

  @Test(arguments: [",", "\"", "\n", "\r"])
  func `what needs quotes is found at every place of a field of every length`(special: String) {
    for length in 1...25 {
      for place in 1..<max(2, length) {
        var letters = Array(repeating: "a", count: length)
        letters[min(place, length - 1)] = length == 1 ? "a" : special
        let field = letters.joined()
        var writer = RecordWriter()
        writer.write(["b", field])
        let inside = field.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
        #expect(
          writer.bytes == Array((length == 1 ? "b,a\n" : "b,\"\(inside)\"\n").utf8), "\(length) \(place)")
      }
    }
  }

  /// Seed 44.
  @Test(arguments: [
    Dialect.rfc4180, Dialect(delimiter: UInt8(ascii: ";"), quote: UInt8(ascii: "\"")),
    Dialect(delimiter: UInt8(ascii: ","), quote: UInt8(ascii: "\""), isSpaced: true),
    Dialect(delimiter: UInt8(ascii: ","), quote: nil),
    Dialect(delimiter: UInt8(ascii: ","), quote: UInt8(ascii: "\""), escape: .backslash),
  ])
  func `a record as it was scanned is written as its texts are`(dialect: Dialect) throws {
    var random = SplitMix64(seed: 44)
    for _ in 0..<500 {
      let input =
        RandomText.file(using: &random)
        + Array(
          "\u{FEFF}x,\"\u{FEFF}\",a longer field,\"quoted\"\nmore,than;eight,bytes a;field;,\n;,;\n".utf8)
      var texts = RecordWriter(formulas: .none)
      var scanned = RecordWriter(formulas: .none)
      let take = { (record: RecordBuffer) in
        texts.write((0..<record.count).map(record.text))
        scanned.write(record)
      }
      var scanner = RecordScanner(dialect)
      scanner.scan(input[...], take)
      _ = scanner.finish(take)
      #expect(scanned.bytes == texts.bytes, "\(input)")
      #expect(scanned.drain() == texts.bytes)
      #expect(scanned.count == 0)
    }
  }

  /// Seed 43.
  @Test func `what is read and written again is a fixed point`() throws {
    var random = SplitMix64(seed: 43)
    var count = 0
    while count < 500 {
      let input = RandomText.file(using: &random)
      if ReferenceParser.parse(input).isOpen { continue }
      count += 1
      let once = try rewritten(input)
      let twice = try rewritten(once)
      #expect(once == twice, "\(input)")
      #expect(bytes(ReferenceParser.parse(once).0) == bytes(ReferenceParser.parse(input).0), "\(input)")
    }
  }

  private func rewritten(_ input: [UInt8]) throws -> [UInt8] {
    var writer = RecordWriter(formulas: .none)
    for record in try RecordReader.table(input, file: "a.csv", dialect: .rfc4180).records {
      writer.write(record.fields.map(\.text))
    }
    return writer.bytes
  }

  /// The bytes without the mark.
  private func unmarked(_ input: [UInt8]) -> [UInt8] {
    input.starts(with: byteOrderMark) ? Array(input.dropFirst(3)) : input
  }
}
