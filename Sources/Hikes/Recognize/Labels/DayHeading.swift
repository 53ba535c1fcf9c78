import Civil
import Tabular

/// A column heading that names a day: `Mon 1`, `Monday`, `Mon Nov 3`, `2025-11-03`, `3-Nov`, `3/11`.
struct DayHeading: Hashable, Sendable {
  /// `WEDNESDAY the 24th of September 2017` has 36 bytes.
  static let longest = 40

  let weekday: Weekday?
  /// The day of the month, where one is written.
  let day: Int?
  let month: Int?
  let year: Int?

  /// - Parameters:
  ///   - order: what `3/11` means; without it such a heading is none.
  ///   - isFrench: whether `mar` is mardi; else it is March where a number stands beside it.
  init?(_ text: String, order: DateOrder? = nil, isFrench: Bool = true) {
    self.init(CellText(text), order: order, isFrench: isFrench)
  }

  /// `13-Feb (storm)`, `Thu 13-Feb (no hikes)` without what happened on the day: a whole date before words in brackets.
  private static func beforeRemark(_ text: CellText, _ order: DateOrder?, _ isFrench: Bool) -> DayHeading? {
    let trimmed = text.trimmed
    guard let open = trimmed.lastIndex(of: "("), case let inside = trimmed[open...].dropFirst().dropLast(),
      inside.count > 2, inside.allSatisfy({ $0.isLetter || " '’-".contains($0) }),
      DayHeading(String(inside)) == nil,
      let date = DayHeading(String(trimmed[..<open]).trimmingSpaces, order: order, isFrench: isFrench),
      date.day != nil, date.month != nil
    else { return nil }
    return date
  }

  init?(_ text: CellText, order: DateOrder?, isFrench: Bool) {
    // Most cells of a sheet are empty or money; they are not taken apart.
    let bytes = text.raw.utf8
    guard (1...Self.longest).contains(bytes.count) else { return nil }
    if bytes.last == UInt8(ascii: ")"), let date = Self.beforeRemark(text, order, isFrench) {
      self = date
      return
    }
    // "Mon ($)" says what stands below; "$25" is no day.
    let isPriced = bytes.contains(UInt8(ascii: "$"))
    guard !isPriced || text.hasLetter && !text.hasFigure else { return nil }
    var words = text.words.filter { $0 != "," && (!isPriced || !["$", "(", ")"].contains($0)) }
    if words.count > 12 { Self.dropZone(&words) }
    guard !words.isEmpty, words.count <= 12 else { return nil }
    if Self.dropTime(&words), let date = Self.dayAfter(words, order) {
      self.init(weekday: date.weekday, day: date.day, month: date.month, year: date.year)
      return
    }
    var named: Weekday?
    // "4 Mar 2019" is no mardi.
    let isFrench = isFrench && !Self.saysMarch(words) && !Self.spansDaysOfMarch(text)
    if let index = words.firstIndex(where: {
      Weekday(name: $0) != nil && (isFrench || !Self.frenchOrMarch.set.contains($0))
    }) {
      named = Weekday(name: words[index])
      // `Lun/Mon 3` names it in two languages.
      if index + 2 < words.count, words[index + 1] == "/", Weekday(name: words[index + 2]) == named {
        words.removeSubrange(index + 1...index + 2)
      }
      words.remove(at: index)
      // "Mon. 11/3", "lun. 05/09", "Mon: 3", "Mon/3", "11/3 Mon."; "Mon 9:30" is when she comes.
      while index < words.count, DateOrder.separators.set.contains(words[index]) { words.remove(at: index) }
      if words.count == index + 3, words[index + 1] == ":", Int(words[index]) != nil,
        words[index + 2].count == 2
      {
        words.removeSubrange(index...)
      }
      Self.dropCount(&words)
      if let date = Self.spacedDate(words, on: named) {
        self.init(weekday: named, day: date.day, month: date.month, year: date.year)
        return
      }
      words.removeAll { ["(", ")", "#"].contains($0) || Self.fillers.set.contains($0) }
      // "3rd - Mon"
      if index == words.count, words.count < 4, let last = words.last,
        DateOrder.separators.set.contains(last)
      {
        words.removeLast()
      }
      words = DateOrder.slashed(words)
    }
    if words.count == 3, words[1] == ".", let month = Self.romans.words.firstIndex(of: words[2]),
      let day = Int(words[0]), CivilDate(year: 2000, month: month + 1, day: day) != nil
    {
      self.init(weekday: named, day: day, month: month + 1, year: nil)
      return
    }
    if words.count == 1, let date = PartialDate.number(words[0]) {
      self.init(weekday: named ?? date.weekday, day: date.day, month: date.month, year: date.year)
      return
    }
    // "Nov 6 (M)"
    if named == nil, words.count >= 4, words.last == ")", words[words.count - 3] == "(",
      HeadingRun.isLetters(words[words.count - 2])
    {
      words.remove(at: words.count - 3)
      words.removeLast()
    }
    var taken = 0
    // "2-Aug M": behind a whole date a letter says the day of the week.
    if named == nil, words.count >= 3, let last = words.last,
      HeadingRun.letters.joined().contains(where: { $0.set.contains(last) }),
      let date = PartialDate(words: words.dropLast(), taking: &taken, order: order), taken == words.count - 1
    {
      self.init(weekday: nil, day: date.day, month: date.month, year: date.year)
      return
    }
    taken = 0
    if let date = Self.date(words, on: named, &taken, order), taken == words.count {
      let full = date.year.flatMap { date.date(inYear: $0) }
      self.init(weekday: named ?? full?.weekday, day: date.day, month: date.month, year: date.year)
      return
    }
    words.removeAll { $0 == "." || $0 == "/" }
    if words.isEmpty {
      guard let named else { return nil }
      self.init(weekday: named, day: nil, month: nil, year: nil)
    } else if words.count == 1, let number = PartialDate.ordinal(words[0]), (1...31).contains(number),
      let named
    {
      self.init(weekday: named, day: number, month: nil, year: nil)
    } else {
      taken = 0
      guard let date = PartialDate(words: words, taking: &taken, order: order), taken == words.count else {
        return nil
      }
      let full = date.year.flatMap { date.date(inYear: $0) }
      self.init(weekday: named ?? full?.weekday, day: date.day, month: date.month, year: date.year)
    }
  }

  /// The date that words say; where it is of another day of the week than they name, and is of this day in the other order of day
  /// and month, it is meant in that: `Mon 10/11/25` amid `Mon 11/3/25`.
  private static func date(_ words: [String], on weekday: Weekday?, _ taken: inout Int, _ order: DateOrder?)
    -> PartialDate?
  {
    let date = PartialDate(words: words, taking: &taken, order: order)
    func fits(_ date: PartialDate?) -> Bool {
      date.flatMap { date in date.year.flatMap { date.date(inYear: $0) } }?.weekday == weekday
    }
    guard weekday != nil, let order, date == nil || date?.year != nil, !fits(date) else { return date }
    var length = 0
    let other = PartialDate(
      words: words, taking: &length, order: order == .dayFirst ? .monthFirst : .dayFirst)
    guard fits(other) else { return date }
    taken = length
    return other
  }

  /// A Tuesday in French, and March where a day and a year stand around it.
  static let frenchOrMarch = WordRule(Weekday.tuesday, "mar", like: "mar 4", "mar. 11/04/2025")

  private static func saysMarch(_ words: [String]) -> Bool {
    let parts = words.filter { !PartialDate.joints.set.contains($0) && $0 != "/" }
    if parts.count == 3, frenchOrMarch.set.contains(parts[1]), Int(parts[0]) != nil, Int(parts[2]) != nil {
      return true
    }
    // "mar. 11/04/2025" has a month without it.
    return words.contains(where: frenchOrMarch.set.contains)
      && words.contains { $0.count == 4 && Int($0) != nil }
      && words.count(where: { Int($0) != nil }) < 3
      && !words.contains { !frenchOrMarch.set.contains($0) && MonthName.month(named: $0) != nil }
  }

  /// `Mar 2 - 6`: with spaces around its dash the days of a week, and no month behind that of a mardi.
  private static func spansDaysOfMarch(_ text: CellText) -> Bool {
    guard text.raw.holds(" - ") || text.raw.holds(" – "), let first = text.words.first else { return false }
    let days = text.words.compactMap { Int($0) }
    return frenchOrMarch.set.contains(first) && days.count == 2 && days[0] < days[1] && days[1] <= 31
  }

  /// The months as some people number them, in order.
  static let romans = WordRule(
    "6 Oct", "i, ii, iii, iv, v, vi, vii, viii, ix, x, xi, xii", like: "6.X", "Mon 6.x")

  /// What may stand beside the name of a day: `Mon AM`, `Tuesday hike`.
  static let fillers = WordRule(
    "Tuesday", "am, pm, hike, hikes, walk, walks, group, the, of, sum", like: "Tuesday hike", "Sum of Tue",
    "Tue AM",
    "Tues. group")

  /// `11/3/2025 9:00 AM`.
  static let halves = WordRule(
    "11/3/2025", "am, pm", like: "11/3/2025 9:00 AM", "11/3/2025 12:00 PM", "11/3/2025 9:00am")

  /// The time that a program writes behind a date: `2025-11-03 00:00:00`, `11/3/2025 0:00`. Whether it is a full hour of the
  /// late evening, `23:00:00`: when clocks change, or in another zone, that is the midnight of the day after.
  private static func dropTime(_ words: inout [String]) -> Bool {
    guard let colon = words.firstIndex(of: ":"), colon > 3,
      words[(colon - 1)...].allSatisfy({ word in
        // "9:00am" is written without a space as well.
        word == ":" || Int(word) != nil || word.hasSuffix("z") && Int(word.dropLast()) != nil
          || halves.set.contains(String(word.drop(while: \.isNumber)))
      })
    else { return false }
    let time = words[(colon - 1)...].filter { $0 != ":" }
    words.removeSubrange((colon - 1)...)
    if words.last == "t" { words.removeLast() }
    return ["21", "22", "23"].contains(time[0]) && time.dropFirst().allSatisfy { $0 == "00" }
  }

  /// How far the clock is from that of Greenwich, behind a time: `2026-04-06T09:00:00-03:00`. The day is that of
  /// her own clock.
  private static func dropZone(_ words: inout [String]) {
    let colons = words.indices.filter { words[$0] == ":" }
    if colons.count >= 2, let last = colons.last, last >= 3, ["-", "+"].contains(words[last - 2]),
      colons.dropLast().last.map({ $0 < last - 2 }) ?? false
    {
      words.removeSubrange((last - 2)...)
    }
  }

  /// `(3 dogs)` behind a day says how many went.
  private static func dropCount(_ words: inout [String]) {
    guard let open = words.firstIndex(of: "("), open + 3 < words.count, words[open + 3] == ")",
      Int(words[open + 1]) != nil,
      ColumnLabels.names.contains(words[open + 2]) || fillers.set.contains(words[open + 2])
    else { return }
    words.removeSubrange(open...(open + 3))
  }

  /// `17 05 2010` beside the day of the week on which it falls.
  private static func spacedDate(_ words: [String], on weekday: Weekday?) -> CivilDate? {
    let numbers = words.compactMap { Int($0) }
    guard numbers.count == 3, words.count == 3, let weekday, PartialDate.years.contains(numbers[2]) else {
      return nil
    }
    return [(numbers[1], numbers[0]), (numbers[0], numbers[1])].lazy
      .compactMap { CivilDate(year: numbers[2], month: $0.0, day: $0.1) }.first { $0.weekday == weekday }
  }

  /// The day after a whole date.
  private static func dayAfter(_ words: [String], _ order: DateOrder?) -> CivilDate? {
    var taken = 0
    guard let date = PartialDate(words: words, taking: &taken, order: order), taken == words.count else {
      return nil
    }
    return date.year.flatMap { date.date(inYear: $0) }?.adding(days: 1)
  }

  init(weekday: Weekday?, day: Int?, month: Int?, year: Int?) {
    self.weekday = weekday
    self.day = day
    self.month = month
    self.year = year
  }

  /// The same heading over another week: its weekday without its date.
  var undated: DayHeading { DayHeading(weekday: weekday, day: nil, month: nil, year: nil) }

  /// Whether this heading can stand over a date.
  func fits(_ date: CivilDate) -> Bool {
    (weekday.map { $0 == date.weekday } ?? true) && (day.map { $0 == date.day } ?? true)
      && (month.map { $0 == date.month } ?? true) && (year.map { $0 == date.year } ?? true)
  }
}
