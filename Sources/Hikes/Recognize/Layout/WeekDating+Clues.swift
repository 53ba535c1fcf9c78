import Civil
import Tabular

/// What a title says of its week in words that make no date: the numbers of days, the months, the years.
struct TitleClues {
  /// Days of the month that surely are days: `the 15th`, `Mon 15`, `(7th)`.
  private(set) var days: [Int] = []
  private(set) var months: Set<Int> = []
  private(set) var weekday: Weekday?

  /// Nil where something in it is more than that, or nothing is said of a day.
  init?(_ words: [String]) {
    guard words.count <= 12, !words.contains("$"), !SheetTitle.isPrinting(words) else { return nil }
    let isOfWeek = words.contains(where: SheetTitle.weekWords.set.contains)
    for (place, word) in words.enumerated() {
      let before = place > 0 ? words[place - 1] : ""
      if let month = word.count > 2 ? MisspeltWord.month(word) : nil {
        months.insert(month)
      } else if let day = Weekday(name: word) {
        weekday = weekday ?? day
      } else if let number = PartialDate.ordinal(word) {
        // In "wk 2 (7th)" the first number is that of a week, in "’04" the second that of a year.
        if SheetTitle.weekWords.set.contains(before) || ["'", "’", "#"].contains(before) { continue }
        let isDay =
          word.hasLetter || isOfWeek || Weekday(name: before) != nil || MisspeltWord.month(before) != nil
          || SheetTitle.joints.set.contains(before) && !days.isEmpty
        guard isDay, (1...31).contains(number) else { return nil }
        days.append(number)
      } else if let year = Int(word), !PartialDate.years.contains(year) {
        return nil
      }
    }
    guard !days.isEmpty || months.count > 1 else { return nil }
  }

  /// Whether a week has all of its days and months.
  func fits(_ monday: CivilDate) -> Bool {
    let dates = (0..<7).map { monday.adding(days: $0) }
    if let weekday, let first = days.first,
      !dates.contains(where: { $0.weekday == weekday && $0.day == first })
    {
      return false
    }
    return days.allSatisfy { day in dates.contains { $0.day == day } }
      && months.allSatisfy { month in dates.contains { $0.month == month } }
  }
}

/// Titles in words of their own: `Mon the 15th`, `wk 2 (7th)`, `Last of April into May`.
extension WeekDating {
  /// The one week that the nearest such title fits: of the months it names, of its tab's month, or of those after the week
  /// above; nil where none does, or several do.
  func clued(_ block: WeekBlock, _ context: Context, _ tab: YearMonth?) -> DatedWeek? {
    let texts = block.titleRows.flatMap { sheet[row: $0].filled } + [sheet[block.headerRow, block.nameColumn]]
    guard let clues = texts.reversed().lazy.compactMap({ TitleClues($0.words) }).first else { return nil }
    let found = mondays(of: clues, context, tab).filter { monday in
      clues.fits(monday) && block.days.allSatisfy { $0.fits(monday) }
        && (context.last.map { $0 < monday && $0.days(until: monday) < 63 } ?? true)
    }
    guard found.count == 1 else { return nil }
    return DatedWeek(monday: found[0], tab: tab, reason: "the only week that its title fits")
  }

  /// Words for a week that is told from the one above it: `the week after`.
  static let followers = WordRule(
    "Week of Nov 10", "after, next, following, later, suivante, suivant, d'après", like: "the week after",
    "next week",
    "La semaine suivante")

  /// Words for a week that is told from the one above it, in a sheet that begins with the newest: `Last week`.
  static let preceders = WordRule(
    "Week of Nov 3", "last, before, previous, prior, ago, earlier, dernière, passée, précédente, d'avant",
    like: "Last week", "the week before", "two weeks ago")

  /// What the week is called from which such ones are told: without it `Last week` may be the last of a month.
  static let current = WordRule(
    "Week of Nov 10", "this, current, present, cette, courante, actuelle", like: "This week", "Current week",
    "Cette semaine")

  /// Whether the nearest title above a block says no more than that it is the next week.
  func isFollowing(_ block: WeekBlock) -> Bool { isTold(block, by: Self.followers) }

  /// Whether the nearest title above a block is of a week and says no more of it than one of these words.
  private func isTold(_ block: WeekBlock, by words: WordRule<String>) -> Bool {
    let row = block.titleRows.last.map { sheet[row: $0] }
    guard let title = row?.first?.words, row?.filledCount == 1 else { return false }
    return Self.isTold(title, by: words)
  }

  private static func isTold(_ words: [String], by told: WordRule<String>) -> Bool {
    // "next wk (thanksgiving mon)"
    let title = words.prefix { $0 != "(" }
    guard title.count <= 5, title.contains(where: told.set.contains) else { return false }
    return
      (title.contains(where: SheetTitle.weekWords.set.contains)
      || title.allSatisfy { told.set.contains($0) || besideFollowers.set.contains($0) })
      && !title.contains { $0.hasFigure || MonthName.month(named: $0) != nil }
  }

  /// Whether a title says no more than that it is the next week.
  static func isFollowing(_ title: [String]) -> Bool { isTold(title, by: followers) }

  /// With nothing but these a word such as `next` tells of a week by itself.
  static let besideFollowers = WordRule(
    "Week of Nov 10", "and, the, then, one, et, la", like: "and the next", "the one after")

  func following(_ block: WeekBlock, _ context: Context) -> DatedWeek? {
    guard let last = context.last else { return nil }
    if isFollowing(block) {
      return DatedWeek(monday: last.adding(days: 7), reason: "called the week after the one above")
    }
    guard isTold(block, by: Self.preceders), layout.blocks.contains(where: { isTold($0, by: Self.current) })
    else { return nil }
    return DatedWeek(monday: last.adding(days: -7), reason: "called the week before the one above")
  }

  /// A day or two of the week before that stand to the left of a week: `Fri 31 (last wk),Mon 3,Tue 4`.
  func beforeBeside(_ weeks: [DatedWeek]) -> [DatedWeek] {
    var weeks = weeks
    for index in weeks.indices.dropLast() where weeks[index].monday == nil {
      let (block, next) = (layout.blocks[index], layout.blocks[index + 1])
      guard block.headerRow == next.headerRow, block.days.count <= 2,
        block.days.contains(where: { $0.heading?.day != nil }),
        let monday = weeks[index + 1].monday?.adding(days: -7), block.days.allSatisfy({ $0.fits(monday) })
      else { continue }
      weeks[index] = DatedWeek(
        monday: monday, tab: weeks[index + 1].tab, reason: "the week before the one beside it")
    }
    return weeks
  }

  /// Weeks side by side under one title of them all, `2 wks Jul 6 - Jul 17`: one after the other.
  func apart(_ weeks: [DatedWeek]) -> [DatedWeek] {
    var weeks = weeks
    for (_, places) in Dictionary(grouping: weeks.indices, by: { layout.blocks[$0].headerRow })
    where places.count > 1 {
      guard let monday = weeks[places[0]].monday, places.allSatisfy({ weeks[$0].monday == monday }),
        lastDay(above: layout.blocks[places[0]], from: monday).map({
          monday.days(until: $0) / 7 + 1 == places.count
        }) ?? false || isCounted(places.count, above: layout.blocks[places[0]])
      else { continue }
      for (number, place) in places.enumerated() { weeks[place].monday = monday.adding(days: 7 * number) }
    }
    return weeks
  }

  /// `Two weeks starting April 4`, `2 wks from Apr 4`: whether a title says how many weeks stand below it.
  private func isCounted(_ count: Int, above block: WeekBlock) -> Bool {
    block.titleRows.flatMap { sheet[row: $0].filled }.contains { text in
      zip(text.words, text.words.dropFirst()).contains { number, week in
        SheetTitle.weekWords.set.contains(week)
          && (Int(number) ?? SheetTitle.countRules.first { $0.set.contains(number) }?.meaning) == count
      }
    }
  }

  /// The day to which a title above a week goes: `Jul 17` of `2 wks Jul 6 - Jul 17`, the 17th of `Jul 6-17`.
  private func lastDay(above block: WeekBlock, from monday: CivilDate) -> CivilDate? {
    block.titleRows.reversed().lazy.flatMap { sheet[row: $0].filled }.compactMap { text -> CivilDate? in
      guard let joint = text.words.lastIndex(where: SheetTitle.joints.set.contains) else { return nil }
      let rest = text.words[(joint + 1)...]
      if let date = SheetTitle.date(in: rest, layout.order) { return date.date(near: monday) }
      return rest.first.flatMap { PartialDate.ordinal($0) }
        .flatMap { CivilDate(year: monday.year, month: monday.month, day: $0) }
    }.first { $0 > monday }
  }

  /// Those that may be meant.
  private func mondays(of clues: TitleClues, _ context: Context, _ tab: YearMonth?) -> [CivilDate] {
    var months: [YearMonth] = []
    if !clues.months.isEmpty {
      guard let year = context.year else { return [] }
      months = (year - 1...year + 1).flatMap { year in
        clues.months.compactMap { YearMonth(year: year, month: $0) }
      }
      // The year of a sheet is that of its weeks, but in the one that reaches over its end.
      months = months.filter { $0.year == year || clues.months.count > 1 || context.last != nil }
    } else if let last = context.last {
      // In four weeks every number comes once.
      return (1...4).map { last.adding(days: 7 * $0) }
    } else if let tab {
      months = [tab]
    }
    let mondays = months.flatMap { month in
      stride(from: month.first.monday.dayNumber, through: month.last.dayNumber, by: 7)
    }
    let touching = Set(mondays).sorted().map { CivilDate(dayNumber: $0) }
    guard let year = context.year, context.last == nil else { return touching }
    return touching.filter { Week(containing: $0).workdays.contains { $0.year == year } }
  }
}
