import TestSupport
import Testing

@testable import Tabular

@Suite struct RecordScannerBlocksTests {
  /// Everything a scanner tells of a file.
  private struct Reading: Equatable {
    var records: [[[UInt8]]] = []
    var quoted: [[Bool]] = []
    var lines: [Int] = []
    var extents: [Range<Int>] = []
    var strays: [Int] = []
    var openLine: Int?
  }

  private static let dialects = [
    Dialect.rfc4180, Dialect(delimiter: UInt8(ascii: ";"), quote: UInt8(ascii: "'")),
    Dialect(delimiter: UInt8(ascii: "\t"), quote: nil), Dialect.rfc4180.skipping(2),
    Dialect(delimiter: UInt8(ascii: ","), quote: UInt8(ascii: "\""), escape: .backslash),
    Dialect(delimiter: UInt8(ascii: ","), quote: UInt8(ascii: "\""), isSpaced: true),
  ]

  /// Seed 53.
  @Test(arguments: dialects)
  func `blocks and bytes give the same records, however the file is parted`(dialect: Dialect) {
    var random = SplitMix64(seed: 53)
    for number in 0..<500 {
      let file = Self.file(using: &random)
      let careful = Self.read(file, dialect, takesBlocks: false) { Int.max }
      #expect(Self.read(file, dialect) { Int.max } == careful, "\(number): whole, \(file)")
      #expect(Self.read(file, dialect) { 1 } == careful, "\(number): bytes, \(file)")
      #expect(Self.read(file, dialect) { 7 } == careful, "\(number): sevens, \(file)")
      #expect(
        Self.read(file, dialect) { Int.random(in: 1...200, using: &random) } == careful, "\(number): \(file)")
    }
  }

  /// Seed 54.
  @Test func `a file of many pieces with wide and long records reads as the reference reads it`() {
    var random = SplitMix64(seed: 54)
    for _ in 0..<3 {
      var file = (0..<40).flatMap { _ in Self.file(using: &random) }
      file += Array(String(repeating: "a,", count: 5000).utf8)
      file += Array(("\n\"" + String(repeating: "long \"\", ", count: 5000) + "\"\n").utf8)
      file +=
        (0..<40).flatMap { _ in Self.file(using: &random) } + Array(String(repeating: "\n", count: 2000).utf8)
      let (reference, isOpen) = ReferenceParser.parse(file)
      for size in [Int.max, 1 << 14, 1000, 61] {
        let reading = Self.read(file, .rfc4180) { size }
        #expect(reading.records == bytes(reference), "in portions of \(size)")
        #expect((reading.openLine != nil) == isOpen)
        #expect(reading == Self.read(file, .rfc4180, takesBlocks: false) { size })
      }
    }
  }

  @Test func `a byte that means two things goes the careful way`() {
    for (delimiter, quote) in [(34, 34), (10, 34), (13, nil), (44, 10)] as [(UInt8, UInt8?)] {
      #expect(SpecialBytes(Dialect(delimiter: delimiter, quote: quote)) == nil)
    }
  }

  @Test func `a record that is kept stays as it was`() {
    var scanner = RecordScanner(.rfc4180)
    var kept: [RecordBuffer] = []
    for line in ["a,\"b\"\"\"\nc", "c,d\n", "e\n"] { scanner.scan(Array(line.utf8)[...]) { kept.append($0) } }
    #expect(
      kept.map { record in (0..<record.count).map(record.text) } == [["a", "b\""], ["cc", "d"], ["e"]])
  }

  @Test func `every byte is found that means something, and no other`() throws {
    let special = try #require(SpecialBytes(.rfc4180))
    for byte in UInt8.min...UInt8.max {
      for place in [0, 1, 7, 8, 33, 63] {
        var block = [UInt8](repeating: byte &+ 1, count: 64)
        if [0x22, 0x2C, 0x0A, 0x0D].contains(byte &+ 1) { block = [UInt8](repeating: 0, count: 64) }
        block[place] = byte
        let isSpecial = [0x22, 0x2C, 0x0A, 0x0D].contains(byte)
        #expect(special.mask(block.span) == (isSpecial ? 1 << UInt64(place) : 0), "\(byte) at \(place)")
      }
    }
  }

  /// Up to 400 bytes, so that it takes several blocks.
  private static func file(using random: inout SplitMix64) -> [UInt8] {
    let pieces = [
      "a", "Bella", "é", "\"", "\"\"", "'", ",", ", ", ";", "\t", "\n", "\r", "\r\n", "\\", " ",
      "a long field of text",
      ",\"", "\",", "\"\n",
    ]
    return (0..<Int.random(in: 0...100, using: &random)).flatMap { _ in
      Array(pieces[Int.random(in: pieces.indices, using: &random)].utf8)
    }
  }

  private static func read(
    _ file: [UInt8], _ dialect: Dialect, takesBlocks: Bool = true, size: () -> Int
  ) -> Reading {
    var scanner = RecordScanner(dialect, takesBlocks: takesBlocks)
    var reading = Reading()
    let take = { (record: RecordBuffer) in
      reading.records.append((0..<record.count).map { Array(record.field($0)) })
      reading.quoted.append((0..<record.count).map(record.isQuoted))
      reading.lines.append(record.line)
      reading.extents.append(record.extent)
      reading.strays.append(record.strayQuotes)
    }
    var rest = file[...]
    while !rest.isEmpty {
      let portion = rest.prefix(size())
      scanner.scan(portion, take)
      rest = rest.dropFirst(portion.count)
    }
    reading.openLine = scanner.finish(take)
    return reading
  }
}
