extension ZoneRules {
  /// Reads a compiled zone file as RFC 8536 lays it out, `/usr/share/zoneinfo/America/Halifax` say: the 64-bit
  /// block where there is one. Nil for bytes that are no such file.
  public init?(name: String, file bytes: [UInt8]) {
    guard var block = Block(bytes, at: 0, wordSize: 4) else { return nil }
    var rule: DaylightRule?
    if block.version >= UInt8(ascii: "2") {
      guard let second = Block(bytes, at: block.end, wordSize: 8) else { return nil }
      block = second
      let text = bytes[second.end...].dropFirst().prefix { $0 != UInt8(ascii: "\n") }
      if !text.isEmpty {
        guard let read = DaylightRule(String(decoding: text, as: UTF8.self)) else { return nil }
        rule = read
      }
    }
    guard let periods = block.periods(bytes), let first = periods.first else { return nil }
    var transitions: [Transition] = []
    for number in 0..<block.timeCount {
      let kind = Int(bytes[block.kinds + number])
      guard periods.indices.contains(kind) else { return nil }
      let seconds = Self.signed(bytes, block.times + number * block.wordSize, block.wordSize)
      if let last = transitions.last, last.seconds >= seconds { return nil }
      transitions.append(Transition(seconds: seconds, period: periods[kind]))
    }
    self.init(name: name, first: first, transitions: transitions, rule: rule)
  }

  /// Big-endian, two's complement.
  private static func signed(_ bytes: [UInt8], _ at: Int, _ size: Int) -> Int {
    var value: Int64 = bytes[at] >= 0x80 ? -1 : 0
    for byte in bytes[at..<at + size] { value = value << 8 | Int64(byte) }
    return Int(value)
  }

  /// Where the pieces of one data block begin.
  private struct Block {
    let version: UInt8
    let wordSize: Int
    let timeCount: Int
    let times: Int
    let kinds: Int
    let periodStart: Int
    let periodCount: Int
    let letters: Int
    let letterCount: Int
    let end: Int

    /// Nil unless the header and all that it announces fit in the bytes.
    init?(_ bytes: [UInt8], at start: Int, wordSize: Int) {
      guard start + 44 <= bytes.count, bytes[start..<start + 4].elementsEqual("TZif".utf8) else { return nil }
      func count(_ place: Int) -> Int { ZoneRules.signed(bytes, start + 20 + place * 4, 4) }
      let (utc, wall, leaps) = (count(0), count(1), count(2))
      version = bytes[start + 4]
      self.wordSize = wordSize
      timeCount = count(3)
      periodCount = count(4)
      letterCount = count(5)
      guard
        [utc, wall, leaps, timeCount, periodCount, letterCount].allSatisfy({ (0...100_000).contains($0) })
      else { return nil }
      times = start + 44
      kinds = times + timeCount * wordSize
      periodStart = kinds + timeCount
      letters = periodStart + periodCount * 6
      end = letters + letterCount + leaps * (wordSize + 4) + wall + utc
      guard end <= bytes.count else { return nil }
    }

    func periods(_ bytes: [UInt8]) -> [ZonePeriod]? {
      var periods: [ZonePeriod] = []
      for number in 0..<periodCount {
        let at = periodStart + number * 6
        let name = Int(bytes[at + 5])
        guard let offset = UTCOffset(seconds: ZoneRules.signed(bytes, at, 4)), name < letterCount else {
          return nil
        }
        let text = bytes[letters + name..<letters + letterCount].prefix { $0 != 0 }
        periods.append(
          ZonePeriod(
            abbreviation: String(decoding: text, as: UTF8.self), offset: offset,
            isDaylight: bytes[at + 4] == 1))
      }
      return periods
    }
  }
}
