import Civil
import Tabular

/// A date of which a part may be missing: `Nov 3`, `3-Nov`, `Nov 3, 2025`, `2025-11-03`.
struct PartialDate: Hashable, Sendable {
  let year: Int?
  let month: Int
  let day: Int

  /// The years that four figures may be in a sheet.
  static let years = 1990...2100

  init(year: Int?, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  init?(_ text: String, order: DateOrder? = nil) {
    let words = Self.words(text)
    var taken = 0
    self.init(words: words, taking: &taken, order: order)
    guard taken == words.count else { return nil }
  }

  /// Reads from the front of `words` and adds to `index` how many it took.
  /// - Parameter order: what dates in figures mean; without it they are none.
  init?(words: [String], taking index: inout Int, order: DateOrder? = nil) {
    if words.count >= 5, ["-", "/", "."].contains(words[1]), words[3] == words[1], words[0].count == 4,
      let year = Int(words[0]), let month = Int(words[2]),
      // `2024-06-03T09:30:00`
      let day = Int(words[4].hasSuffix("t") ? words[4].dropLast() : words[4][...]),
      CivilDate(year: year, month: month, day: day) != nil
    {
      self.init(year: year, month: month, day: day)
      index += 5
      return
    }
    // "2015 JUN 01"
    if words.count >= 3, words[0].count == 4, let year = Int(words[0]), PartialDate.years.contains(year),
      case let rest = words.dropFirst().enumerated().filter({ !Self.joints.set.contains($0.element) }).prefix(
        2),
      rest.count == 2, rest[0].offset < 2, rest[1].offset < 4,
      let month = MonthName.month(named: rest[0].element),
      let day = Self.ordinal(rest[1].element), CivilDate(year: year, month: month, day: day) != nil
    {
      self.init(year: year, month: month, day: day)
      index += rest[1].offset + 2
      return
    }
    if let order, let pair = NumericDate(words[...]), let (month, day) = order.parts(pair) {
      self.init(year: pair.year, month: month, day: day)
      index += pair.count
      return
    }
    let content = words.enumerated().filter { !Self.joints.set.contains($0.element) }
    guard content.count >= 2 else { return nil }
    let month: Int
    let day: Int
    if let number = Self.ordinal(content[1].element), let named = MisspeltWord.month(content[0].element) {
      (month, day) = (named, number)
    } else if let number = Self.ordinal(content[0].element),
      let named = MisspeltWord.month(content[1].element)
    {
      (month, day) = (named, number)
    } else {
      return nil
    }
    guard (1...31).contains(day) else { return nil }
    var year: Int?
    var taken = content[1].offset + 1
    if content.count > 2, content[2].element.count == 4, let number = Int(content[2].element),
      PartialDate.years.contains(number)
    {
      year = number
      taken = content[2].offset + 1
    } else if words.count >= 5, words[1] == "-", words[3] == "-", words[4].count == 2,
      let short = Int(words[4]), !Self.isLastDay(words[5...])
    {
      // 3-Nov-25, as programs shorten it; in "Nov 3-14" the last number is a day.
      year = Self.year(ofTwoFigures: short)
      taken = 5
    } else if words.count > taken + 2, words[taken] == ".", ["'", "’"].contains(words[taken + 1]),
      let short = Self.shortYear(words[taken + 2])
    {
      // "18th of Sept. '09"
      year = short
      taken += 3
    } else if words.count > taken + 1, ["/", "'", "’"].contains(words[taken]),
      let short = Self.shortYear(words[taken + 1]), !Self.isLastDay(words[(taken + 2)...])
    {
      // "Nov 3/25", "Nov 3 '25", "Mar 2/09".
      year = short
      taken += 2
    } else if words.count > taken, let short = Self.shortYear(words[taken]),
      words[taken].first == "0" || (words.count == taken + 1 && content[0].element == words[0])
    {
      // "2 Mar 09", "Mar 2 09".
      year = short
      taken += 1
    }
    self.init(year: year, month: month, day: day)
    index += taken
  }

  /// Whether the number before these words is the last day of a range, and no year: its month or the year follows, as in
  /// `10-Nov-14-Nov`, `Nov 10/14 2025`.
  private static func isLastDay(_ rest: ArraySlice<String>) -> Bool {
    guard let next = rest.first(where: { $0 != "," && $0 != "-" && $0 != "." }) else { return false }
    return next.count > 2 && MonthName.month(named: next) != nil
      || next.count == 4 && Int(next).map(years.contains) ?? false
  }

  /// The year of two figures as a program writes them: from 80 on one of the last century.
  static func year(ofTwoFigures short: Int) -> Int { short < 80 ? 2000 + short : 1900 + short }

  /// The year of two figures, `04`: of this century, and not of its second half.
  static func shortYear(_ word: String) -> Int? {
    guard word.count == 2, let short = Int(word), (0...49).contains(short) else { return nil }
    return 2000 + short
  }

  /// What may stand between the parts of a date: `Nov 3, 2025`, `3-Nov`, `3rd of November`.
  static let joints = WordRule(
    "Nov 3 2025", words: [",", "-", ".", "of"],
    like: "Nov 3, 2025", "3-Nov-2025", "3rd of Nov. 2025")

  func date(inYear year: Int) -> CivilDate? { CivilDate(year: self.year ?? year, month: month, day: day) }

  /// The date nearest to another one, for a text without a year.
  func date(near other: CivilDate) -> CivilDate? {
    let years = year.map { [$0] } ?? [other.year - 1, other.year, other.year + 1]
    return years.compactMap { CivilDate(year: $0, month: month, day: day) }
      .min { abs($0.days(until: other)) < abs($1.days(until: other)) }
  }

  /// A whole date as one number: `20251103`, or the days that a program counts since 1900, `45964`.
  static func number(_ word: String) -> CivilDate? {
    guard let number = Int(word), word.first != "0" else { return nil }
    if word.count == 8, PartialDate.years.contains(number / 10_000) {
      return CivilDate(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    }
    // 1998 to 2050; January 1, 1970 is day 25569.
    return word.count == 5 && (36_000...55_000).contains(number) ? CivilDate(dayNumber: number - 25_569) : nil
  }

  /// `1st`, `2nd`, `3rd`, `4th`, `1er`.
  static let endings = WordRule("Nov 3", "st, nd, rd, th, er", like: "Nov 3rd", "3rd Nov")

  /// `3`, `3rd`, `1er`.
  static func ordinal(_ word: String) -> Int? {
    var digits = word
    for ending in endings.words where word.hasSuffix(ending) { digits = String(word.dropLast(2)) }
    guard (1...2).contains(digits.count) else { return nil }
    return Int(digits)
  }

  /// Letters and digits as words, every other mark but spaces as a word of its own.
  static func words(_ text: String) -> [String] {
    let folded = text.folded
    return OrdinalWords.inFigures(
      partingMonths(folded.isASCII ? words(ofASCII: folded) : words(ofAny: folded)))
  }

  /// `03nov` of `03NOV14` as a day and a month; `3rd` is one word.
  private static func partingMonths(_ words: [String]) -> [String] {
    func digits(_ word: String) -> Int? {
      let count = word.utf8.prefix { 0x30...0x39 ~= $0 }.count
      return (1...2).contains(count) && word.utf8.count >= count + 3
        && MonthName.month(named: word.dropFirst(count)) != nil ? count : nil
    }
    guard words.contains(where: { digits($0) != nil }) else { return words }
    return words.flatMap { word in
      digits(word).map { [String(word.prefix($0)), String(word.dropFirst($0))] } ?? [word]
    }
  }

  private static func words(ofAny folded: String) -> [String] {
    var words: [String] = []
    var word = ""
    func isPart(_ character: Character) -> Bool {
      guard let last = word.last else { return character.isLetter || character.isNumber }
      if character.isLetter, last.isNumber {
        // `3rd` is one word, `3Nov` two.
        return true
      }
      return character.isLetter || (character.isNumber && last.isNumber)
    }
    for character in folded {
      if isPart(character) {
        word.append(character)
        continue
      }
      if !word.isEmpty { words.append(word) }
      word = ""
      if character.isLetter || character.isNumber {
        word = String(character)
      } else if !character.isWhitespace {
        words.append(String(character))
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// The same, where each byte is a character and a space is the one white space left.
  private static func words(ofASCII folded: String) -> [String] {
    let bytes = folded.utf8
    var words: [String] = []
    var start = bytes.startIndex
    var last: UInt8 = 0x20
    func end(at place: String.Index) {
      if start < place { words.append(String(folded[start..<place])) }
    }
    for place in bytes.indices {
      let byte = bytes[place]
      let isLetter = 0x61...0x7A ~= byte
      let isNumber = 0x30...0x39 ~= byte
      if !isLetter && !isNumber {
        end(at: place)
        start = bytes.index(after: place)
        if byte != 0x20 { words.append(String(folded[place..<start])) }
      } else if isNumber, !(0x30...0x39 ~= last) {
        end(at: place)
        start = place
      }
      last = byte
    }
    end(at: bytes.endIndex)
    return words
  }
}
