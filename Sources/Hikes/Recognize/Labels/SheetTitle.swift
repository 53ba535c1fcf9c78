import Civil
import Tabular

/// A line that dates what stands below it.
enum SheetTitle: Hashable, Sendable {
  /// `Week of Nov 3, 2025`, `Nov 3 - 7`, `Wk 1 (Nov 3-7)`: the first day it names.
  case week(PartialDate)
  /// `Week ending Nov 7`.
  case weekEnding(PartialDate)
  /// `Week 2`, `Week 45, 2025`; `2025-W45` is counted as ISO 8601 does.
  case weekNumber(Int, year: Int?, isISO: Bool)
  /// `2nd - 6th`, `9-13`: the days of a week in a month that is said elsewhere; `Week of the 9th` has the same one twice.
  case days(Int, Int)
  /// `December 2025`, `December`.
  case month(Int, year: Int?)
  /// `Happy Hound 2025`.
  case year(Int)
  /// `Fiscal 2008-09 (Apr 1 - Mar 31)`: the first of two years, and the month in which they begin.
  case years(Int, from: Int?)

  var isMonth: Bool { if case .month = self { true } else { false } }
  var isSpanOfYears: Bool { if case .years = self { true } else { false } }
  var isYear: Bool { if case .year = self { true } else { false } }
  var isOfYears: Bool { isYear || isSpanOfYears }

  /// The year that it says, or the first of two.
  var year: Int? {
    switch self {
    case .week(let date), .weekEnding(let date): date.year
    case .weekNumber(_, let year, _), .month(_, let year): year
    case .year(let year), .years(let year, _): year
    case .days: nil
    }
  }

  /// Nil for a line that names no time.
  /// - Parameter order: what dates in figures mean; without it they are none.
  init?(_ text: String, order: DateOrder? = nil) {
    if let title = Self.besidePrice(text) {
      self = title
      return
    }
    let words = DateOrder.inFigures(Self.titleWords(text))
    // What delimits a file is not its September.
    guard words.count <= 16, !Dialect.isStated(by: text), !Self.isPrinting(words),
      !Self.isReturn(words)
    else {
      return nil
    }
    if let date = Self.number(words) {
      self = .week(date)
      return
    }
    guard words.contains(where: \.hasWord) else { return nil }
    if let (first, month) = Self.spanOfYears(words) {
      self = .years(first, from: month)
      return
    }
    let years = words.filter { $0.count == 4 }.compactMap(Int.init).filter { PartialDate.years.contains($0) }
    if let (year, number) = Self.isoWeek(words) {
      self = .weekNumber(number, year: year, isISO: true)
      return
    }
    let lastYear = years.first ?? Self.shortYear(words)
    if let days = Self.bracketedDays(words, year: lastYear) {
      self = days
      return
    }
    // "w/e Fri 8 Apr 2011", be it "Total w/e Fri 8 Apr 2011"
    if let slash = words.indices.dropLast(2).first(where: { words[$0] == "/" }), (1...2).contains(slash),
      words[slash - 1] == "w", let spoken = Self.shorts.first(where: { $0.set.contains(words[slash + 1]) })
    {
      let spelled = words[..<(slash - 1)] + [spoken.meaning] + words[(slash + 2)...]
      self.init(spelled.joined(separator: " "), order: order)
      return
    }
    let isWeek = words.contains { Self.weekWords.set.contains($0) }
    let weekNumber = words.firstIndex { Self.weekWords.set.contains($0) }.flatMap { week in
      words[(week + 1)...].firstIndex { $0 != "#" && $0 != "." }
    }
    // In "of 3-Nov-25" the date begins behind the "of".
    for index in words.indices
    where !PartialDate.joints.set.contains(words[index]) && !Self.isNumbered(words, index) {
      var taken = 0
      guard let date = PartialDate(words: Array(words[index...]), taking: &taken, order: order) else {
        continue
      }
      // In "Week 2 - Nov 10" and "#1 Nov 10" the first number is no day, in "wk 3-Nov-25" it is.
      if Int(words[index]) != nil, index == weekNumber || Self.isCount(words, index),
        Self.date(in: words[(index + 1)...], order) != nil, words[index + 1] != "/",
        date.year == nil || taken < 5 || words[index + 1] != "-"
      {
        continue
      }
      // Sentences mention dates too; a title is little else.
      let range = Self.rangeStart(words, before: index, date)
      let others = words.indices.prefix(range?.index ?? index).filter {
        !Self.fillers.set.contains(words[$0]) && words[$0].hasLetter && Weekday(name: words[$0]) == nil
      }
      let isRange = range != nil || Self.isRangeBegun(words[(index + taken)...], date)
      let isWhole = date.year != nil && index + taken == words.count && Self.isMonday(date)
      // "as of Jan 5 it is $22 a hike!!"
      let tells = words[(index + taken)...].count {
        $0.hasLetter && !Self.fillers.set.contains($0) && Weekday(name: $0) == nil
          && MonthName.month(named: $0) == nil
      }
      if !isWeek, tells > 1, text.holds("$") { return nil }
      guard isWeek || others.count <= (isRange || isWhole ? 4 : 1) else { break }
      var year = date.year ?? lastYear
      // In "Dec 29 - Jan 2, 2026" the year is that of the end.
      let rest = words[(index + taken)...].dropLast(years.isEmpty && lastYear != nil ? 2 : 0)
      if date.year == nil, let end = Self.date(in: rest, order), end.month < date.month {
        year = year.map { $0 - 1 }
      }
      var start = PartialDate(year: year, month: date.month, day: date.day)
      if let first = range?.start {
        start = PartialDate(
          year: first.month > date.month ? year.map { $0 - 1 } : year, month: first.month, day: first.day)
      }
      let isEnd = words.prefix(index).contains { Self.endings.set.contains($0) }
      self = isEnd ? .weekEnding(start) : .week(start)
      return
    }
    if let (first, last) = Self.days(words, isWeek: isWeek) {
      self = .days(first, last)
      return
    }
    if isWeek, let day = Self.holiday(words, year: lastYear) {
      self = .week(day)
      return
    }
    if isWeek, let index = words.firstIndex(where: { Self.weekWords.set.contains($0) }),
      let number = Self.number(behind: index, words),
      Self.weekCounts.contains(number)
    {
      let month = words.lazy.compactMap { $0.count > 2 ? MisspeltWord.month($0) : nil }.first
      // "Week 1 - November 2025" names its tab as well, which the reader takes from the words.
      self = .weekNumber(number, year: month == nil ? years.first : nil, isISO: false)
      return
    }
    if let number = Self.ordinalWeek(words) {
      self = .weekNumber(number, year: years.first, isISO: false)
      return
    }
    let letters = words.filter { $0.hasLetter }
    // "Rates eff. Jan 2019: $24" is of no month.
    if text.holds("$"), words.contains(where: { $0.count == 2 && Int($0) != nil }) { return nil }
    // "Here are the hikes for April 2005"
    if (5...8).contains(letters.count),
      let place = words.indices.dropLast().first(where: { index in
        words[index].count > 2 && MonthName.month(named: words[index]) != nil
          && Int(words[index + 1]).map { PartialDate.years.contains($0) } ?? false
      })
    {
      self = .month(MonthName.month(named: words[place]) ?? 1, year: Int(words[place + 1]))
      return
    }
    let month = letters.lazy.compactMap { $0.count > 2 ? MisspeltWord.month($0) : nil }.first
    if letters.count <= 4, let month {
      self = .month(month, year: lastYear)
      return
    }
    guard let year = lastYear, !letters.isEmpty || !years.isEmpty,
      letters.count <= 6 || words.first == "\(year)"
    else { return nil }
    self = .year(year)
  }

  /// The year of two figures, behind its sign anywhere, `Nov '04 pack list`, or at the end of a title that names a month:
  /// `Nov 3-7/25`, `Nov 3-7 25`.
  private static func shortYear(_ words: [String]) -> Int? {
    for (sign, word) in zip(words, words.dropFirst()) where ["'", "’"].contains(sign) {
      if let year = PartialDate.shortYear(word) { return year }
    }
    guard words.count >= 3, let year = words.last.flatMap({ PartialDate.shortYear($0) }),
      let month = words.lastIndex(where: { $0.count > 2 && MisspeltWord.month($0) != nil }),
      // In "June 16 - new prices: 28 / 33" the figures are of what else is said.
      words[month...].dropFirst().allSatisfy({ word in
        !word.hasLetter || fillers.set.contains(word) || Weekday(name: word) != nil
          || PartialDate.ordinal(word) != nil || joints.set.contains(word)
      })
    else { return nil }
    let before = words[words.count - 2]
    let isBehindRange = words.count >= 4 && Int(before) != nil && joints.set.contains(words[words.count - 3])
    return words.count >= 4 && before == "/" || isBehindRange ? year : nil
  }

  /// The title of a text, with the month of its tab where it numbers the week of one: `Week 1 - November 2025`.
  static func all(_ text: CellText, order: DateOrder?) -> [SheetTitle] {
    guard let title = text.title(order) else { return [] }
    if title.isSpanOfYears, let month = monthOfSpan(text.words) { return [title, .month(month, year: nil)] }
    guard case .weekNumber(_, nil, false) = title else { return [title] }
    let words = text.words
    let named = words.indices.first { words[$0].count > 2 && MisspeltWord.month(words[$0]) != nil }
    guard let named, let month = MisspeltWord.month(words[named]),
      named == 0 || !reaching.set.contains(words[named - 1])
    else { return [title] }
    let year = words.lazy.filter { $0.count == 4 }.compactMap(Int.init).first {
      PartialDate.years.contains($0)
    }
    return [.month(month, year: year), title]
  }

  /// Before the number of a week of the year: the letter by itself is used for nothing else.
  static let isoWords = WordRule("2025-W45", "w, kw", like: "W45 2025", "KW 45 / 2025")

  /// `2025-W45`, `W45 2025`.
  static func isoWeek(_ words: [String]) -> (year: Int, number: Int)? {
    guard let index = words.firstIndex(where: isoWords.set.contains), index + 1 < words.count,
      let number = Int(words[index + 1]),
      (1...53).contains(number),
      let year = words.lazy.filter({ $0.count == 4 }).compactMap(Int.init).first(where: {
        PartialDate.years.contains($0)
      })
    else { return nil }
    return (year, number)
  }

  /// Two numbers of days and what joins them, with nothing else but words of weeks: five to seven days, the last
  /// ones in the next month perhaps. In "Week 2 - 3" the numbers are those of weeks.
  private static func days(_ given: [String], isWeek: Bool) -> (Int, Int)? {
    let words = given.filter {
      !weekWords.set.contains($0) && !fillers.set.contains($0) && $0 != ":" && $0 != "."
    }
    if isWeek, words.count == 1, words != given, let day = PartialDate.ordinal(words[0]),
      (1...31).contains(day)
    {
      if given.contains(where: openings.set.contains) { return (day, day) }
      return given.contains(where: endings.set.contains) && day > 4 ? (day - 4, day) : nil
    }
    guard words.count == 3, joints.set.contains(words[1]),
      let first = PartialDate.ordinal(words[0]), let last = PartialDate.ordinal(words[2]),
      (1...31).contains(first), (1...31).contains(last)
    else { return nil }
    let isWhole = (4...6).contains(last - first) || first >= 25 && (1...6).contains(last)
    let isShort = !isWeek && (2...3).contains(last - first)
    return isWhole || isShort ? (first, last) : nil
  }

  static func date(in words: ArraySlice<String>, _ order: DateOrder?) -> PartialDate? {
    words.indices.lazy.compactMap { index -> PartialDate? in
      var taken = 0
      return PartialDate(words: Array(words[index...]), taking: &taken, order: order)
    }.first
  }

  /// `Week 2`, `Sem. 45`: what a number or a date of a week has before it.
  static let weekWords = WordRule(
    "Week 2", "week, wk, weeks, wks, semaine, sem, woche", like: "Wk 2", "Semaine 2", "Woche 2", "Sem. 2",
    "Week #2")

  /// Between a week and the number of its first day: without one of these it is the week that is numbered.
  static let openings = WordRule(
    SheetTitle.days(9, 9), "of, the, du, from, beginning, starting, commencing, vom, ab", like: "Week of 9",
    "Week of the 9th", "Semaine du 9")

  /// `W/C`, `W/O` and `W/B` begin a week, `W/E` ends it.
  static let shorts: [WordRule<String>] = [
    WordRule("week of", "c, o, b", like: "W/C Nov 3", "w/o Nov 3"),
    WordRule("week ending", "e", like: "W/E Nov 3"),
  ]
  /// After these the date is the week's last: `Week ending Nov 7`.
  static let endings = WordRule(
    "Week ending Nov 7", "ending, end, ends, finissant", like: "Week ends Nov 7", "Semaine finissant 7 nov")
  /// Between the first and the last day of a week.
  static let joints = WordRule(
    "2nd - 6th", "-, –, —, to, au, bis, thru, through, &", like: "2nd to 6th", "2nd – 6th", "2nd thru 6th")

  /// Before the month in which a numbered week only ends: `Week 5 (into July)`.
  static let reaching = WordRule(
    "Week 5 (into July)", "into, until, till, thru, through", like: "Week 5 (runs into July)",
    "Week 5 till July")

  /// What a title has beside its date and says nothing of it.
  static let fillers = WordRule(
    "Nov 3",
    """
    week, wk, of, for, the, semaine, du, from, beginning, starting, commencing, ending, end, fixed, corrected,
    updated, revised, final, starts, hikes, hike, dogs, schedule, days, day, four, five, six, seven, start, date, weekly, sheet,
    list, pick, ups, pickups, walks, w, o, s, pay, period
    """,
    like: "Hikes for the week of Nov 3", "Schedule beginning Nov 3", "Week commencing Nov 3 (revised)")
}
