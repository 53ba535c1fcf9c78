/// A set of days, one bit for each: of years of days it is asked in a step whether one is among them, and two sets are
/// held against each other word by word.
///
/// Takes memory for the whole span between its first and its last day, 64 bytes a year.
public struct DaySet: Sendable {
  private var words: [UInt64] = []
  /// The number of the word that `words` begins with; a day's bit is its packed number.
  private var start = 0

  public init() {}

  public init(_ days: some Sequence<CivilDate>) {
    for day in days { insert(day) }
  }

  public func contains(_ day: CivilDate) -> Bool {
    word(day.packed >> 6) & Self.bit(day.packed) != 0
  }

  public mutating func insert(_ day: CivilDate) {
    makeRoom(for: day.packed >> 6)
    words[(day.packed >> 6) - start] |= Self.bit(day.packed)
  }

  public mutating func formUnion(_ days: some Sequence<CivilDate>) {
    for day in days { insert(day) }
  }

  public var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// The earliest; nil of none.
  public var first: CivilDate? {
    words.firstIndex { $0 != 0 }.map { day($0, words[$0].trailingZeroBitCount) }
  }

  /// The latest; nil of none.
  public var last: CivilDate? {
    words.lastIndex { $0 != 0 }.map { day($0, 63 - words[$0].leadingZeroBitCount) }
  }

  /// How many days are in both, and how many in either.
  public func counts(with other: DaySet) -> (both: Int, either: Int) {
    let both = words.indices.reduce(0) { $0 + (words[$1] & other.word($1 + start)).nonzeroBitCount }
    return (both, count + other.count - both)
  }

  /// Those in both, in order.
  public func common(with other: DaySet) -> [CivilDate] {
    var days: [CivilDate] = []
    for place in words.indices {
      var rest = words[place] & other.word(place + start)
      while rest != 0 {
        days.append(day(place, rest.trailingZeroBitCount))
        rest &= rest - 1
      }
    }
    return days
  }

  private static func bit(_ packed: Int) -> UInt64 { 1 << UInt64(packed & 63) }

  private func word(_ number: Int) -> UInt64 {
    words.indices.contains(number - start) ? words[number - start] : 0
  }

  private func day(_ place: Int, _ bit: Int) -> CivilDate { CivilDate(packed: (start + place) << 6 | bit) }

  private mutating func makeRoom(for number: Int) {
    if words.isEmpty { start = number }
    if number < start {
      words.insert(contentsOf: repeatElement(0, count: start - number), at: 0)
      start = number
    }
    while words.count <= number - start { words.append(0) }
  }
}
