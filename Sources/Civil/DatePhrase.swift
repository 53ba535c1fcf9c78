/// Dates as people type them: `tomorrow`, `tue`, `next mon`, `nov 20`.
public enum DatePhrase {
  /// The date a phrase means on the day `today`, or nil when it is not understood. Case does not matter.
  ///
  /// - `today`, `tomorrow`, `yesterday`.
  /// - `tue`: the first Tuesday on or after today. `next mon`: Monday of the ISO week after today's.
  ///   `last fri`: the latest Friday before today.
  /// - `nov 20`, `20 nov`, `20th november`, `1er déc.`: without a year, the occurrence nearest to today; of
  ///   two equally near, the later. Feb 29 gives nil when none lies within half a year.
  /// - `Nov 20, 2026`, `20 nov 2026`, `2026-11-20`.
  ///
  /// A weekday may lead a date (`Mon Dec 8`, `Friday, November 20, 2026`); one that contradicts it gives nil.
  public static func date(_ text: String, asOf today: CivilDate) -> CivilDate? {
    let separators: Set<Character> = [" ", ",", "\t", "\u{A0}"]
    let words = text.lowercased().split { separators.contains($0) }
    switch words.count {
    case 1:
      return single(words[0], today)
    case 2:
      return relative(words[0], words[1], today) ?? dayAndMonth(words[...], today)
    case 3, 4:
      return dayAndMonth(words[...], today) ?? confirmed(by: words[0], words.dropFirst(), today)
    default:
      return nil
    }
  }

  private static func single(_ word: Substring, _ today: CivilDate) -> CivilDate? {
    switch word {
    case "today": return today
    case "tomorrow": return today.adding(days: 1)
    case "yesterday": return today.adding(days: -1)
    default:
      if let date = CivilDate(iso: word) { return date }
      guard let weekday = Weekday(name: word) else { return nil }
      return today.adding(days: (weekday.rawValue - today.weekday.rawValue + 7) % 7)
    }
  }

  private static func relative(_ word: Substring, _ name: Substring, _ today: CivilDate) -> CivilDate? {
    guard let weekday = Weekday(name: name) else { return nil }
    switch word {
    case "next":
      return Week(containing: today).adding(weeks: 1).date(of: weekday)
    case "last":
      let back = (today.weekday.rawValue - weekday.rawValue + 7) % 7
      return today.adding(days: back == 0 ? -7 : -back)
    default:
      return nil
    }
  }

  /// Day and month in either order, then perhaps a year of four digits.
  private static func dayAndMonth(_ words: ArraySlice<Substring>, _ today: CivilDate) -> CivilDate? {
    guard words.count == 2 || words.count == 3 else { return nil }
    let (left, right) = (words[words.startIndex], words[words.startIndex + 1])
    let pair: (month: Int, day: Int)
    if let month = MonthName.month(named: left), let day = dayOfMonth(right) {
      pair = (month, day)
    } else if let day = dayOfMonth(left), let month = MonthName.month(named: right) {
      pair = (month, day)
    } else {
      return nil
    }
    guard words.count == 3 else { return nearest(pair.month, pair.day, to: today) }
    guard let last = words.last, last.utf8.count == 4, let year = DigitText.number(last.utf8) else {
      return nil
    }
    return CivilDate(year: year, month: pair.month, day: pair.day)
  }

  /// A date behind a weekday that must agree with it.
  private static func confirmed(
    by name: Substring, _ words: ArraySlice<Substring>, _ today: CivilDate
  ) -> CivilDate? {
    guard let weekday = Weekday(name: name), let date = dayAndMonth(words, today), date.weekday == weekday
    else {
      return nil
    }
    return date
  }

  /// `20`, or an ordinal: `1st`, `2nd`, `3rd`, `20th`, `1er`.
  private static func dayOfMonth(_ word: Substring) -> Int? {
    let digits = word.utf8.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    guard digits.count <= 2, let day = DigitText.number(digits) else { return nil }
    return ["", "st", "nd", "rd", "th", "er"].contains(word.dropFirst(digits.count)) ? day : nil
  }

  private static func nearest(_ month: Int, _ day: Int, to today: CivilDate) -> CivilDate? {
    let halfYear = 183
    let candidates = (today.year - 1...today.year + 1).compactMap {
      CivilDate(year: $0, month: month, day: day)
    }
    // Latest first: `min` keeps the first of equals.
    return candidates.reversed().filter { abs(today.days(until: $0)) <= halfYear }
      .min { abs(today.days(until: $0)) < abs(today.days(until: $1)) }
  }
}
