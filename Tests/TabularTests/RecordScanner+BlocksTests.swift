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

  @Test func `every byte is found that means something, and no other`() {
    let special = SpecialBytes(.rfc4180)
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
      reading.records.append(record.fields.indices.map { Array(record.bytes[record.range($0)]) })
      reading.quoted.append(record.fields.map(\.isQuoted))
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
