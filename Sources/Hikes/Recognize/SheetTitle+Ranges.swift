import Civil
import Tabular

/// Titles that say the first and the last day of a week, and such as stand in brackets.
extension SheetTitle {
  /// Whether behind a date its week goes on to its last day: `Mar 14` of `Mar 14 to 18`.
  static func isRangeBegun(_ rest: ArraySlice<String>, _ first: PartialDate) -> Bool {
    guard let joint = rest.first, joints.set.contains(joint),
      let last = rest.dropFirst().first(where: { Weekday(name: $0) == nil }).flatMap({
        PartialDate.ordinal($0)
      })
    else { return false }
    return (1...6).contains((last - first.day + 31) % 31)
  }

  /// `week of the 25th (Jan)` as `week of the 25th Jan`: the month in brackets behind its day. In `Week 2 (Jan)` the number
  /// is that of a week.
  static func withoutBrackets(_ words: [String]) -> [String] {
    guard let open = words.firstIndex(of: "("), open > 0, open + 2 < words.count, words[open + 2] == ")",
      MonthName.month(named: words[open + 1]) != nil, let day = PartialDate.ordinal(words[open - 1]),
      (1...31).contains(day),
      words[open - 1].hasLetter || open > 1 && openings.set.contains(words[open - 2])
    else { return words }
    return Array(words[..<open]) + [words[open + 1]] + words[(open + 3)...]
  }

  /// `(Week of Sept 14)`, `- wk of May 7 -`: a title without what frames it.
  static func withoutFrame(_ text: String) -> String {
    let plain = text.trimming(" -–—=*~_")
    guard plain.hasPrefix("("), plain.hasSuffix(")"),
      !plain.dropFirst().dropLast().contains(where: { "()".contains($0) })
    else { return plain }
    return String(plain.dropFirst().dropLast())
  }

  /// The first day of a range before its last one, `Mon 1 - Sat 6 Aug`, `29 Sept to 3 Oct`, and where it begins.
  static func rangeStart(_ words: [String], before index: Int, _ last: PartialDate) -> (
    index: Int, start: PartialDate
  )? {
    guard PartialDate.ordinal(words[index]) == last.day else { return nil }
    var place = index - 1
    func skip(_ isSkipped: (String) -> Bool) { if place >= 0, isSkipped(words[place]) { place -= 1 } }
    skip { $0 == "the" }
    skip { $0 == "." || Weekday(name: $0) != nil }
    guard place > 0, joints.set.contains(words[place]) else { return nil }
    place -= 1
    skip { $0 == "." }
    guard place >= 0, let day = PartialDate.ordinal(words[place]), (1...31).contains(day),
      (1...6).contains((last.day - day + 31) % 31),
      place == 0 || !weekWords.set.contains(words[place - 1])
    else { return nil }
    let month = day < last.day ? last.month : last.month == 1 ? 12 : last.month - 1
    if place > 0, Weekday(name: words[place - 1]) != nil { place -= 1 }
    return (place, PartialDate(year: nil, month: month, day: day))
  }

  /// The days in brackets behind the number of a week: `2nd week of March 2010 (8th to 12th)`, `3rd week (15th to 19th)`.
  static func bracketedDays(_ words: [String], year: Int?) -> SheetTitle? {
    guard let open = words.firstIndex(of: "("), open + 1 < words.count,
      let first = PartialDate.ordinal(words[open + 1]), (1...31).contains(first),
      words[..<open].contains(where: weekWords.set.contains)
    else { return nil }
    // "(7-11)" without ordinals is a range of five days.
    if !words[open + 1].hasLetter {
      guard open + 4 < words.count, joints.set.contains(words[open + 2]), words[open + 4] == ")",
        let last = PartialDate.ordinal(words[open + 3]), (1...6).contains((last - first + 31) % 31)
      else { return nil }
    }
    if let month = words[..<open].lazy.compactMap({ MonthName.month(named: $0) }).last {
      return .week(PartialDate(year: year, month: month, day: first))
    }
    guard open + 3 < words.count, joints.set.contains(words[open + 2]),
      let last = PartialDate.ordinal(words[open + 3]), (1...31).contains(last)
    else { return nil }
    return .days(first, last)
  }
}
