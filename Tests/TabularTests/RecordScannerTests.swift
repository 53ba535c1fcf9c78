import Tabular
import TestSupport
import Testing

@Suite struct RecordScannerTests {
  static let cases: [(String, [[String]])] = [
    // Line ends.
    ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]), ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
    ("a,b\rc,d\r", [["a", "b"], ["c", "d"]]), ("a\nb\r\nc\rd", [["a"], ["b"], ["c"], ["d"]]),
    ("a,b\nc,d", [["a", "b"], ["c", "d"]]), ("a\n\r\nb", [["a"], [""], ["b"]]),
    ("a\r\rb", [["a"], [""], ["b"]]),
    ("a\n\rb", [["a"], [""], ["b"]]), ("a\r\n\nb\n", [["a"], [""], ["b"]]), ("\n", [[""]]),
    ("\r\n\r\n", [[""], [""]]),
    ("", []),
    // Empty fields.
    (",", [["", ""]]), (",,\n", [["", "", ""]]), ("a,\n,b", [["a", ""], ["", "b"]]), ("\"\"", [[""]]),
    ("\"\",\"\"\n", [["", ""]]),
    // Quotes.
    ("\"a,b\",c", [["a,b", "c"]]), ("\"a\"\"b\"", [["a\"b"]]), ("\"\"\"a\"\"\"", [["\"a\""]]),
    ("\"\"\"\"", [["\""]]),
    ("5\" lead,x", [["5\" lead", "x"]]), ("a\"b\"c,d", [["a\"b\"c", "d"]]), (" \"a\",b", [[" \"a\"", "b"]]),
    ("\"a\"b\",c", [["a\"b", "c"]]), ("\"a\" ,b\",c", [["a\" ,b", "c"]]),
    ("\"a\"\"\"b\",c", [["a\"\"b", "c"]]),
    ("\"a\"\n\"b\"\r\n\"c\"", [["a"], ["b"], ["c"]]),
    // Fields over many lines keep their line ends as they are.
    ("\"a\nb\",c\nd", [["a\nb", "c"], ["d"]]), ("\"a\r\nb\"\r\nc", [["a\r\nb"], ["c"]]),
    ("\"\r\",a", [["\r", "a"]]),
    ("\"\r\"\n\"\n\"", [["\r"], ["\n"]]), ("\"a\n\n\nb\"", [["a\n\n\nb"]]),
    ("\"a\r\"\r\"b\"", [["a\r"], ["b"]]),
    // Spaces, other scripts, and what only looks like syntax.
    (" a , b ", [[" a ", " b "]]), ("é,🐕,e\u{301}", [["é", "🐕", "e\u{301}"]]), ("a;b\tc", [["a;b\tc"]]),
    ("'a,b'", [["'a", "b'"]]), ("a\\\"b,c", [["a\\\"b", "c"]]), ("a\u{2028}b", [["a\u{2028}b"]]),
    // A quote that stays open takes the rest.
    ("a,\"b\nc,d\n", [["a", "b\nc,d\n"]]), ("\"", [[""]]), ("\"a\"\"", [["a\""]]),
  ]

  @Test(arguments: cases, [1, 7, Int.max])
  func `each oddity reads alike in portions of any size`(sheet: (String, [[String]]), size: Int) {
    let input = Array(sheet.0.utf8)
    let (records, openLine) = Self.scan(input, in: size)
    let (reference, isOpen) = ReferenceParser.parse(input)
    #expect(bytes(records) == bytes(sheet.1))
    #expect(bytes(records) == bytes(reference))
    #expect((openLine != nil) == isOpen)
  }

  /// Seed 41.
  @Test func `random files read as the reference reads them, whatever the portions`() {
    var random = SplitMix64(seed: 41)
    for _ in 0..<500 {
      let input = RandomText.file(using: &random)
      let (reference, isOpen) = ReferenceParser.parse(input)
      for size in [1, 7, Int.max] {
        let (records, openLine) = Self.scan(input, in: size)
        #expect(bytes(records) == bytes(reference), "\(input) in portions of \(size)")
        #expect((openLine != nil) == isOpen, "\(input) in portions of \(size)")
      }
    }
  }

  @Test(arguments: [
    ("a\nb\nc", [1, 2, 3]), ("a\r\nb\rc\n", [1, 2, 3]), ("\"x\ny\r\nz\",a\nb", [1, 4]), ("\n\na", [1, 2, 3]),
  ])
  func `a record knows the line on which it begins`(text: String, lines: [Int]) {
    var scanner = RecordScanner(.rfc4180)
    var begun: [Int] = []
    scanner.scan(Array(text.utf8)[...]) { begun.append($0.line) }
    #expect(scanner.finish { begun.append($0.line) } == nil)
    #expect(begun == lines)
  }

  @Test(arguments: [("\"a", 1), ("a\nb,\"c\nd\ne", 2), ("\"x\ny\",\"z", 2), ("a\r\nb\r\n\"c\r\nd\r\n", 3)])
  func `an open quote is told by the line on which it opened`(text: String, line: Int) {
    #expect(Self.scan(Array(text.utf8), in: 1).openLine == line)
  }

  @Test func `a field knows whether it stood in quotes`() {
    var scanner = RecordScanner(.rfc4180)
    var quoted: [[Bool]] = []
    scanner.scan(Array("\"a\",b,\"\"\nc,\"d\"\n".utf8)[...]) {
      quoted.append((0..<$0.count).map($0.isQuoted))
    }
    #expect(quoted == [[true, false, true], [false, true]])
  }

  @Test func `another dialect has its own delimiter, and may have no quotes`() {
    let tabs = Dialect(delimiter: UInt8(ascii: "\t"), quote: nil)
    let (records, openLine) = Self.scan(Array("a,b\t\"c\n\"\td\n".utf8), in: 1, tabs)
    #expect(records == [["a,b", "\"c"], ["\"", "d"]])
    #expect(openLine == nil)
    let semicolons = Dialect(delimiter: UInt8(ascii: ";"), quote: UInt8(ascii: "'"))
    #expect(Self.scan(Array("'a;''b';\"c;d".utf8), in: 7, semicolons).records == [["a;'b", "\"c", "d"]])
  }

  @Test func `what the taker throws stops the scan`() {
    struct Enough: Error {}
    var scanner = RecordScanner(.rfc4180)
    var count = 0
    #expect(throws: Enough.self) {
      try scanner.scan(Array("a\nb\nc\n".utf8)[...]) { _ in
        count += 1
        if count == 2 { throw Enough() }
      }
    }
    #expect(count == 2)
  }

  private static func scan(
    _ input: [UInt8], in size: Int, _ dialect: Dialect = .rfc4180
  ) -> (records: [[String]], openLine: Int?) {
    var scanner = RecordScanner(dialect)
    var records: [[String]] = []
    let take = { (buffer: RecordBuffer) in records.append((0..<buffer.count).map(buffer.text)) }
    var rest = input[...]
    while !rest.isEmpty {
      scanner.scan(rest.prefix(size), take)
      rest = rest.dropFirst(size)
    }
    let openLine = scanner.finish(take)
    return (records, openLine)
  }
}
