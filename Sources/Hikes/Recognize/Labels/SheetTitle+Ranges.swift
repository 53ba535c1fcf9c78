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

  /// A month with its year, or a year, beside what a hike costs: `April 2001 - $12 a hike`, `March 2010 (x = hiked, $20)`.
  static func besidePrice(_ text: String) -> SheetTitle? {
    // "Week of 6/23/2014, $69" is of a week, whatever order its figures have.
    guard let rest = withoutPrice(text), DateOrder.date(in: rest) == nil, let title = SheetTitle(rest) else {
      return nil
    }
    if case .month(_, let year) = title { return year == nil ? nil : title }
    return title.isYear ? title : nil
  }

  private static func withoutPrice(_ text: String) -> String? {
    guard let sign = text.firstIndex(of: "$"), sign > text.startIndex else { return nil }
    let price = text[sign...].dropFirst().prefix { $0.isNumber || ".,".contains($0) }
    guard let dollars = Double(price), (5..<1000).contains(dollars) else { return nil }
    let before = text[..<sign]
    if let open = before.lastIndex(of: "("), !before[open...].contains(")") {
      let close = text[sign...].firstIndex(of: ")")
      return String(text[..<open]) + (close.map { String(text[$0...].dropFirst()) } ?? "")
    }
    guard dollars < 100, let start = before.lastIndex(where: { "-–—,;:@".contains($0) }) else { return nil }
    let end = text[sign...].firstIndex { ",;)".contains($0) } ?? text.endIndex
    return String(text[..<start]) + String(text[end...])
  }

  /// `Sept 14-18/20` as the days of September 2020: a year in two figures behind a span of days.
  static func withShortYear(_ words: [String]) -> [String] {
    guard
      let slash = words.indices.dropLast().first(where: { place in
        place >= 4 && words[place] == "/" && words[place - 2] == "-"
          && MonthName.month(named: words[place - 4]) != nil
          && [place - 3, place - 1].allSatisfy { Int(words[$0]).map { (1...31).contains($0) } ?? false }
      }), let year = PartialDate.shortYear(words[slash + 1])
    else { return words }
    return Array(words[..<slash]) + [String(year)] + words[(slash + 2)...]
  }

  /// The words of a title, its spans of days and its years written out.
  static func titleWords(_ text: String) -> [String] {
    let words = PartialDate.words(withRange(withDays(withMonths(withoutFrame(text)))))
    return withoutBrackets(withShortYear(fromFirstToLast(words)))
  }

  /// `Apri1 27` with the letters of its month as they were, which a scanner took for figures; beside a year `Jully 7 2025` with
  /// those it should have.
  private static func withMonths(_ text: String) -> String {
    guard text.contains(where: { "012".contains($0) }) else { return text }
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let isOfYear = words.contains { $0.count == 4 && Int($0).map(PartialDate.years.contains) ?? false }
    let plain = words.map { word -> String in
      if isOfYear, let month = misspeltMonth(word) { return month }
      guard word.count(where: \.isLetter) >= 3, word.hasFigure,
        case let meant = MisspeltWord.unscanned(word.folded.trimming(".,")),
        MonthName.month(named: meant) != nil
      else { return word }
      return meant
    }
    return plain == words ? text : plain.joined(separator: " ")
  }

  /// The only month that a word is nearly the name of.
  private static func misspeltMonth(_ word: String) -> String? {
    let folded = word.folded.trimming(".,")
    guard folded.count >= 4, folded.allSatisfy(\.isLetter), MonthName.month(named: folded) == nil,
      !weekWords.set.contains(folded), Weekday(name: folded) == nil
    else { return nil }
    let near = (1...12).filter { month in
      let name = MonthName.fullName(month).folded
      return name.count > 3 && MisspeltWord.isNear(folded, name)
    }
    return near.count == 1 ? MonthName.fullName(near[0]) : nil
  }

  /// Before two days these make them the first and the last: `between the 7th and the 11th`.
  static let between = WordRule(
    "from the 7th to the 11th of Nov", "between, entre", like: "between the 7th and the 11th of Nov")

  /// `between the 7th and the 11th` as `from the 7th to the 11th`.
  static func fromFirstToLast(_ words: [String]) -> [String] {
    guard let place = words.firstIndex(where: between.set.contains), let first = openings.words.first,
      let and = words[place...].firstIndex(where: SpanWords.and.set.contains)
    else { return words }
    var words = words
    (words[place], words[and]) = (first, joints.words[0])
    return words
  }

  /// `oct 13/14/15/16/17` as `oct 13-17`: so many numbers, each one more than the last, are days and no date.
  static func withDays(_ text: String) -> String {
    guard text.count(where: { $0 == "/" }) >= 3 else { return text }
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map { word -> String in
      let days = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard (4...7).contains(days.count), let first = days[0], (1...31).contains(first),
        days.enumerated().allSatisfy({ $1 == first + $0 })
      else { return String(word) }
      return "\(first)-\(first + days.count - 1)"
    }
    return words.joined(separator: " ")
  }

  /// `10-Nov - 14-Nov` with a dash of its own between its days: behind a date a dash amid spaces begins no year.
  static func withRange(_ text: String) -> String {
    guard text.holds(" - ") else { return text }
    let halves = text.split(separator: " - ", maxSplits: 1).map(String.init)
    guard halves.count == 2, halves.allSatisfy(\.hasFigure) else { return text }
    let before = PartialDate.words(halves[0]).suffix(6)
    // In "3 - Nov - 25" there is no date before the dash.
    guard
      before.indices.contains(where: { index in
        var taken = 0
        let words = DateOrder.inFigures(Array(before[index...]))
        return PartialDate(words: words, taking: &taken, order: .dayFirst) != nil && taken == words.count
          || DateOrder.slashed(words) != words
      })
    else { return text }
    return text.replacing(" - ", with: " – ", maxReplacements: 1)
  }

  /// `20251103`, `wk 20061106`: a day in one number, with a word for its week or with nothing but another one.
  static func number(_ words: [String]) -> PartialDate? {
    // "Week of 41946"
    if words.count <= 4, words.contains(where: weekWords.set.contains), let last = words.last,
      last.utf8.count == 5,
      let date = PartialDate.number(last)
    {
      return PartialDate(year: date.year, month: date.month, day: date.day)
    }
    guard let date = words.lazy.filter({ $0.utf8.count == 8 }).compactMap({ PartialDate.number($0) }).first,
      words.contains(where: weekWords.set.contains)
        || words.count(where: \.hasLetter) <= 4
          && words.allSatisfy({ !$0.hasFigure || PartialDate.number($0) != nil || $0.count == 1 })
    else { return nil }
    return PartialDate(year: date.year, month: date.month, day: date.day)
  }

  /// What people number in the titles of their tabs.
  static let numbered = WordRule(
    SheetTitle.month(5, year: 2025), "hike, hikes, walk, group, van, pack, tab, page, part, sheet, marche",
    like: "Hike 1 - May 2025", "Van 2 - May 2025", "Page 2 – May 2025")

  /// `Hike 1 - May 2025`: a number of one of these, and no day of the month.
  static func isNumbered(_ words: [String], _ index: Int) -> Bool {
    index > 0 && numbered.set.contains(words[index - 1]) && Int(words[index]) != nil
      && index + 2 < words.count
      && joints.set.contains(words[index + 1]) && MisspeltWord.month(words[index + 2]) != nil
  }

  /// `#1 Nov 10`, `1. Nov 10 2025`, `1 - May 2-6`: a number before a date that is whole without it.
  static func isCount(_ words: [String], _ index: Int) -> Bool {
    if index > 0, words[index - 1] == "#" { return true }
    guard let month = words[(index + 1)...].firstIndex(where: \.hasWord), month + 2 < words.count,
      MisspeltWord.month(words[month]) != nil, PartialDate.ordinal(words[month + 1]) != nil
    else { return false }
    let rest = words[(month + 2)...]
    // "1 - May 2-6"; in "16 Jan 06 - 20 Jan 06" nothing stands between the number and the month.
    if month > index + 1, let joint = rest.first, joints.set.contains(joint),
      rest.dropFirst().first.flatMap({ Int($0) }) != nil
    {
      return true
    }
    return rest.prefix(2).contains { word in
      word.utf8.count == 4 && Int(word).map(PartialDate.years.contains) ?? false
    }
  }

  /// Whether a whole date is a Monday, on which a week begins.
  static func isMonday(_ date: PartialDate) -> Bool {
    date.year.flatMap { date.date(inYear: $0) }?.weekday == .monday
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
    skip(OrdinalWords.articles.set.contains)
    skip { $0 == "." || Weekday(name: $0) != nil }
    guard place > 0, joints.set.contains(words[place]) else { return nil }
    place -= 1
    skip { $0 == "." }
    guard place >= 0, let day = PartialDate.ordinal(words[place]), (1...31).contains(day),
      (1...6).contains((last.day - day + 31) % 31)
        // "4 - 15 Nov": two weeks
        || (7...13).contains(last.day - day) && (place == 0 || !words[place - 1].hasLetter),
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
