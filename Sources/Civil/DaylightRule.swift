/// How a zone's clocks go on in years that nobody has written down: the rule at the end of a time zone file,
/// `AST4ADT,M3.2.0,M11.1.0`, as POSIX and RFC 8536 (section 3.3) spell it.
public struct DaylightRule: Hashable, Sendable {
  public let standard: ZonePeriod
  /// Nil where the clocks never change.
  public let daylight: ZonePeriod?
  /// When daylight time begins and ends, by the clock before each change; nil without daylight time.
  public let begins: Change?
  public let ends: Change?

  /// One change of the clocks, every year.
  public struct Change: Hashable, Sendable {
    public let day: Day
    /// Seconds after midnight by the clock that is about to change; may be negative or beyond a day.
    public let second: Int

    /// A day of any year.
    public enum Day: Hashable, Sendable {
      /// `Mm.w.d`: the week'th such weekday of the month (5 for the last), 0 for Sunday.
      case weekday(month: Int, week: Int, day: Int)
      /// `Jn`: 1 to 365, February 29 never counted.
      case ordinal(Int)
      /// `n`: 0 to 365, February 29 counted.
      case zeroBased(Int)
    }

    /// The change by the clock before it, as seconds since 1970 on that clock.
    func wallSeconds(_ year: Int) -> Int {
      let first = CivilDate(unchecked: year, 1, 1).dayNumber
      let number: Int
      switch day {
      case .ordinal(let ordinal):
        let isLeap = YearMonth(unchecked: year, 2).dayCount == 29
        number = first + ordinal - 1 + (isLeap && ordinal >= 60 ? 1 : 0)
      case .zeroBased(let ordinal): number = first + ordinal
      case .weekday(let month, let week, let day):
        let start = CivilDate(unchecked: year, month, 1)
        let length = YearMonth(unchecked: year, month).dayCount
        // Sunday is 0 here and 7 elsewhere.
        var place = 1 + (day - start.weekday.rawValue % 7 + 7) % 7 + (week - 1) * 7
        while place > length { place -= 7 }
        number = start.dayNumber + place - 1
      }
      return number * 86_400 + second
    }
  }

  /// Nil for text that is no such rule.
  public init?(_ text: some StringProtocol) {
    var reader = RuleReader(text)
    guard let name = reader.name(), let west = reader.offset(), let offset = UTCOffset(seconds: -west) else {
      return nil
    }
    standard = ZonePeriod(abbreviation: name, offset: offset, isDaylight: false)
    if reader.isAtEnd {
      daylight = nil
      begins = nil
      ends = nil
      return
    }
    guard let summerName = reader.name() else { return nil }
    var ahead = offset.seconds + 3600
    if !reader.isAt(",") {
      guard let west = reader.offset() else { return nil }
      ahead = -west
    }
    guard let summer = UTCOffset(seconds: ahead), let begins = reader.change(), let ends = reader.change(),
      reader.isAtEnd
    else { return nil }
    daylight = ZonePeriod(abbreviation: summerName, offset: summer, isDaylight: true)
    self.begins = begins
    self.ends = ends
  }

  /// The moments of a year at which the clocks change, and to what, earliest first.
  func changes(_ year: Int) -> [ZoneRules.Transition] {
    guard let daylight, let begins, let ends else { return [] }
    return [
      ZoneRules.Transition(
        seconds: begins.wallSeconds(year) - standard.offset.seconds, period: daylight),
      ZoneRules.Transition(seconds: ends.wallSeconds(year) - daylight.offset.seconds, period: standard),
    ].sorted { $0.seconds < $1.seconds }
  }
}

/// Reads the pieces of a rule one after another.
private struct RuleReader {
  private var rest: ArraySlice<UInt8>

  init(_ text: some StringProtocol) { rest = Array(text.utf8)[...] }

  var isAtEnd: Bool { rest.isEmpty }

  func isAt(_ character: Character) -> Bool { rest.first == character.asciiValue }

  /// Three letters or more, or anything between `<` and `>`.
  mutating func name() -> String? {
    if take("<") {
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return nil }
      defer { rest = rest[(end + 1)...] }
      return String(decoding: rest[..<end], as: UTF8.self)
    }
    let letters = rest.prefix { ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") }
    rest = rest[letters.endIndex...]
    return letters.count >= 3 ? String(decoding: letters, as: UTF8.self) : nil
  }

  /// `[+-]hh[:mm[:ss]]` in seconds; hours up to 167, as RFC 8536 allows.
  mutating func offset() -> Int? {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    guard let hours = number(), hours <= 167 else { return nil }
    var seconds = hours * 3600
    for unit in [60, 1] {
      guard take(":") else { break }
      guard let more = number(), more < 60 else { return nil }
      seconds += more * unit
    }
    return isNegative ? -seconds : seconds
  }

  /// `,` and a day, then maybe `/` and a time, 02:00 if none.
  mutating func change() -> DaylightRule.Change? {
    guard take(","), let day = day() else { return nil }
    guard take("/") else { return DaylightRule.Change(day: day, second: 7200) }
    return offset().map { DaylightRule.Change(day: day, second: $0) }
  }

  private mutating func day() -> DaylightRule.Change.Day? {
    if take("J") {
      return number().flatMap { (1...365).contains($0) ? .ordinal($0) : nil }
    }
    guard take("M") else { return number().flatMap { (0...365).contains($0) ? .zeroBased($0) : nil } }
    guard let month = number(), take("."), let week = number(), take("."), let day = number(),
      (1...12).contains(month), (1...5).contains(week), (0...6).contains(day)
    else { return nil }
    return .weekday(month: month, week: week, day: day)
  }

  private mutating func number() -> Int? {
    let digits = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    rest = rest[digits.endIndex...]
    return DigitText.number(digits)
  }

  private mutating func take(_ character: Character) -> Bool {
    guard isAt(character) else { return false }
    rest = rest.dropFirst()
    return true
  }
}
