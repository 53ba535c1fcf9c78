import TestSupport
import Testing

@testable import Tabular

@Suite struct UTF8ValidationTests {
  /// Bytes at the edges of every class of RFC 3629.
  private static let edges: [UInt8] = [
    0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE,
    0xEF,
    0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
  ]

  @Test func `zeros and letters beyond ASCII are found wherever they stand among words and blocks`() {
    for count in [0, 1, 7, 8, 63, 64, 65, 130] {
      let plain = Array(repeating: UInt8(ascii: "a"), count: count)
      #expect(UTF8Validation.firstZero(plain[...]) == nil)
      #expect(UTF8Validation.plainCount(plain[...]) == count)
      for place in 0..<count {
        for byte in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
          var bytes = [0x80] + plain
          bytes[place + 1] = byte
          // A slice that begins behind another byte.
          let slice = bytes[1...]
          #expect(UTF8Validation.firstZero(slice) == (byte == 0 ? place + 1 : nil))
          #expect(UTF8Validation.plainCount(slice) == (byte == 0 || byte >= 0x80 ? place : count))
        }
      }
    }
  }

  @Test func `every sequence of one or two bytes is judged as the standard library judges it`() {
    for first in UInt8.min...UInt8.max {
      #expect(Self.mistake([first]) == nil)
      let mistakes = (UInt8.min...UInt8.max).compactMap { Self.mistake([first, $0]) }
      #expect(mistakes == [])
    }
  }

  @Test(arguments: edges)
  func `so is every sequence of three or four bytes from the edges of the classes`(first: UInt8) {
    var mistakes: [[UInt8]] = []
    for second in Self.edges {
      for third in Self.edges {
        let start = [first, second, third]
        mistakes += ([start] + [0x7F, 0x80, 0xBF, 0xC0].map { start + [$0] }).compactMap(Self.mistake)
      }
    }
    #expect(mistakes == [])
  }

  @Test(
    arguments: [
      ([0x80], 0), ([0xBF, 0x61], 0), ([0x61, 0xE9, 0x62], 1), ([0xC0, 0x80], 0), ([0xC1, 0xBF], 0),
      ([0xE0, 0x9F, 0xBF], 0), ([0xED, 0xA0, 0x80], 0), ([0xED, 0xBF, 0xBF], 0),
      ([0xF0, 0x8F, 0xBF, 0xBF], 0),
      ([0xF4, 0x90, 0x80, 0x80], 0), ([0xF5, 0x80, 0x80, 0x80], 0), ([0xFF], 0), ([0xC3], 0),
      ([0xE2, 0x82], 0),
      ([0xF0, 0x9F, 0x90], 0), ([0xC3, 0xA9, 0xE2, 0x82, 0x2C], 2), ([0xF0, 0x9F, 0x90, 0x95, 0x80], 4),
      ([0xE2, 0x28, 0xA1], 0), ([0xF0, 0x28, 0x8C, 0xBC], 0), ([0xF0, 0x90, 0x28, 0xBC], 0),
      ([0xF0, 0x9F, 0x90, 0x28], 0),
    ] as [([UInt8], Int)])
  func `the place is the first byte of what is no sequence`(input: [UInt8], place: Int) {
    #expect(UTF8Validation.firstInvalid(input[...]) == place)
  }

  @Test func `the index counts from the beginning of the file, the mark included`() {
    let input: [UInt8] = byteOrderMark + [0x61, 0xFF]
    #expect(UTF8Validation.firstInvalid(input.dropFirst(3)) == 4)
    #expect(UTF8Validation.firstInvalid(input.dropFirst(3).prefix(1)) == nil)
    #expect(UTF8Validation.firstInvalid([]) == nil)
  }

  /// Seed 45.
  @Test func `one byte changed in a sound text is found where it stands`() {
    var random = SplitMix64(seed: 45)
    for _ in 0..<500 {
      var input = Array((0..<8).map { _ in RandomText.field(using: &random) }.joined().utf8) + [0x61]
      input[Int.random(in: input.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      #expect(Self.mistake(input) == nil)
    }
  }

  /// The input when it is judged otherwise than by `String(validating:)`: what comes before the place must be
  /// sound, and nothing that begins at the place may be.
  private static func mistake(_ input: [UInt8]) -> [UInt8]? {
    guard let place = UTF8Validation.firstInvalid(input[...]) else { return isText(input) ? nil : input }
    guard isText(Array(input[..<place])) else { return input }
    let sound = (1...4).contains { isText(Array(input[place...].prefix($0))) }
    return sound ? input : nil
  }

  private static func isText(_ input: [UInt8]) -> Bool { String(validating: input, as: UTF8.self) != nil }
}
