import Civil
import Tabular

extension WeekDating {
  /// `Week 2` of the tab's month; a number that no month has is a week of the year.
  func number(_ number: Int, _ block: WeekBlock, _ tab: YearMonth?, _ year: Int?, isISO: Bool) -> DatedWeek {
    if number <= 6, let tab, !isISO { return week(number, of: tab, block) }
    guard number > 6 || isISO, number <= 53, let year, let first = CivilDate(year: year, month: 1, day: 1),
      let fourth = CivilDate(year: year, month: 1, day: 4)
    else {
      return DatedWeek(tab: tab, reason: "nothing says in which month week \(number) is")
    }
    // The ISO count and the one that begins with January 1 may differ.
    let iso = fourth.monday.adding(days: 7 * (number - 1))
    let plain = first.adding(days: -(first.weekday.rawValue % 7)).adding(days: 7 * (number - 1) + 1)
    if iso == plain || isISO { return DatedWeek(monday: iso, tab: tab, reason: "week \(number) of \(year)") }
    return DatedWeek(
      candidates: [plain, iso].sorted(), tab: tab,
      reason: "week \(number) of \(year) may be counted in two ways")
  }

  /// `Week 3`, where a week above under the same month is dated and has a number: as many weeks on as she counts.
  func counted(_ index: Int, _ weeks: [DatedWeek]) -> CivilDate? {
    guard case .weekNumber(let number, _, false)? = titles[index].last else { return nil }
    // A later week may stand above it: `Week 4` above `Week 3`. With its own number above, the count has begun anew.
    for above in weeks.indices.reversed() where tabs[above] == tabs[index] {
      guard let count = weekCount(above), let monday = weeks[above].monday else { continue }
      if count < number { return monday.adding(days: 7 * (number - count)) }
      if count == number || number == 1 { return nil }
    }
    return nil
  }

  /// The week in another month that stands above it, where its day numbers do not fall in the nearest: `October 2017` above
  /// `# cleaned up Feb 2018`.
  func inOtherMonth(_ block: WeekBlock, _ titles: [SheetTitle]) -> DatedWeek? {
    guard hints.month == nil, titles.count(where: \.isMonth) > 1 else { return nil }
    return titles.reversed().lazy.compactMap { title -> DatedWeek? in
      guard case .month(let month, let year?) = title else { return nil }
      let week = numbered(block, tab: YearMonth(year: year, month: month), month: month)
      return week.monday == nil ? nil : week
    }.first
  }

  /// The number that stands in the titles of a week, be there a date beside it.
  private func weekCount(_ index: Int) -> Int? {
    let block = layout.blocks[index]
    let texts = block.titleRows.flatMap { sheet[row: $0].filled } + [sheet[block.headerRow, block.nameColumn]]
    return texts.lazy.compactMap { SheetTitle.weekCount($0.words) }.last
  }

  /// Where a month begins in the middle of a week, that week is the last of the month before or the first of
  /// this one. How many weeks a month of the sheet has tells, or whether the days before the 1st are empty.
  private func week(_ number: Int, of tab: YearMonth, _ block: WeekBlock) -> DatedWeek {
    let (broken, whole) = Self.firstWeeks(of: tab)
    let reason = "week \(number) of \(tab.title)"
    let steps = 7 * (number - 1)
    guard broken != whole else {
      return DatedWeek(monday: whole.adding(days: steps), tab: tab, reason: reason)
    }
    if let begins = beginsWhole(tab) {
      return DatedWeek(monday: (begins ? whole : broken).adding(days: steps), tab: tab, reason: reason)
    }
    return DatedWeek(
      candidates: [broken.adding(days: steps), whole.adding(days: steps)], tab: tab,
      reason: "\(tab.title) begins in the middle of a week, so \(reason) may be either of two")
  }

  /// The week in which the month's first working day falls, and the first that begins within it.
  private static func firstWeeks(of tab: YearMonth) -> (broken: CivilDate, whole: CivilDate) {
    let first = tab.first
    let whole = first.weekday == .monday ? first : first.adding(days: 7).monday
    return (first.weekday > .friday ? whole : first.monday, whole)
  }

  /// Whether week 1 is the first whole one: by the number of weeks under the month, by other months of the sheet, by
  /// what stands in the days before the 1st. Nil where nothing tells.
  private func beginsWhole(_ tab: YearMonth) -> Bool? {
    var largest: [YearMonth: Int] = [:]
    for (titles, tab) in zip(titles, tabs) {
      for case .weekNumber(let number, _, false) in titles where number <= 6 {
        if let tab { largest[tab] = max(largest[tab] ?? 0, number) }
      }
    }
    func verdict(_ month: YearMonth) -> Bool? {
      let (broken, whole) = Self.firstWeeks(of: month)
      guard broken != whole, let count = largest[month] else { return nil }
      let all = whole.days(until: month.last) / 7 + 1
      return count == all ? true : count == all + 1 ? false : nil
    }
    if let own = verdict(tab) { return own }
    let others = largest.keys.compactMap(verdict)
    if let first = others.first, others.allSatisfy({ $0 == first }) { return first }
    return isFirstWeekFull(tab)
  }

  /// Whether week 1 has something on the days that lie before the 1st if it is the broken one.
  private func isFirstWeekFull(_ tab: YearMonth) -> Bool? {
    for (index, titles) in titles.enumerated() where tabs[index] == tab {
      guard titles.contains(where: { if case .weekNumber(1, _, false) = $0 { true } else { false } }) else {
        continue
      }
      let block = layout.blocks[index]
      let early = block.days.filter { $0.offset < tab.first.weekday.rawValue - 1 }
      let dogs = block.rows.filter { if case .dog = layout.roles[$0 - 1] { true } else { false } }
      guard !early.isEmpty, dogs.count >= 3 else { return nil }
      return early.contains { day in dogs.contains { !sheet[$0, day.column].isBlank } }
    }
    return nil
  }

  /// A header or the dogs once more, and nothing that dates them: other dogs and the other hike of the day belong to the
  /// week above, the same dogs to the week after it.
  func repeated(_ index: Int, _ titles: [SheetTitle], _ weeks: [DatedWeek]) -> DatedWeek? {
    let isTitled = titles.contains { title in
      switch title {
      case .week, .weekEnding, .weekNumber, .days: true
      case .month, .year, .years: false
      }
    }
    guard index > 0, !isTitled, let last = weeks.last, let monday = last.monday else { return nil }
    let (above, block) = (layout.blocks[index - 1], layout.blocks[index])
    let isDated = block.days.contains { $0.heading?.day != nil }
    // `Mon 28,Tue 29,…,Mon 28,Tue 29`: what was paid, and what was said of the same days.
    let hasSameDays = hasDaysOfAbove(index)
    if isDated, block.headerRow == above.headerRow, hasSameDays {
      return DatedWeek(monday: monday, tab: last.tab, reason: "the days of the week beside it")
    }
    if isSecondPart(block, of: above), !isDated {
      return DatedWeek(monday: monday, tab: last.tab, reason: "the other days of the week above")
    }
    // `Tues 11,Thurs 13` and below it, for other dogs, `Mon 10,Wed 12,Fri 14`.
    if isDated, block.headerRow != above.headerRow,
      Set(block.days.map(\.offset)).isDisjoint(with: above.days.filter { $0.heading != nil }.map(\.offset)),
      block.days.allSatisfy({ $0.fits(monday) })
    {
      return DatedWeek(monday: monday, tab: last.tab, reason: "other days of the week above")
    }
    guard !isDated || hasSameDays else { return nil }
    if let (first, second) = layout.turns(index - 1, index, sheet) {
      return second > first || isDated
        ? DatedWeek(monday: monday, tab: last.tab, reason: "the other hike of the week above")
        : DatedWeek(monday: monday.adding(days: 7), tab: last.tab, reason: "the week after the one above")
    }
    if areParties(above, block) {
      return DatedWeek(monday: monday, tab: last.tab, reason: "another van or walker in the week above")
    }
    let names = [above, block].map { block in
      Set(layout.dogRows(of: block).map { sheet[$0, block.nameColumn].folded }.filter { !$0.isEmpty })
    }
    // `less wages` may stand below both.
    let shared = names[0].intersection(names[1]).count
    if block.headerRow != above.headerRow, shared == 0 || shared * 4 <= min(names[0].count, names[1].count) {
      return DatedWeek(monday: monday, tab: last.tab, reason: "other dogs under the week above")
    }
    guard !isDated else { return nil }
    if !block.isUntitled, isRepetition(of: above, block) {
      // No two weeks have the same dogs sick on the same days.
      let words = layout.dogRows(of: block).flatMap { row in block.days.map { sheet[row, $0.column] } }
        .count { !$0.isBlank && ($0.status != nil || $0.mark == .text) }
      return words >= 2
        ? DatedWeek(monday: monday, tab: last.tab, reason: "it says in every row what the week above says")
        : nil
    }
    return DatedWeek(monday: monday.adding(days: 7), tab: last.tab, reason: "the week after the one above")
  }

  /// Whether a block has the headings of the one above it or beside it.
  func hasDaysOfAbove(_ index: Int) -> Bool {
    index > 0 && layout.blocks[index].days.map(\.heading) == layout.blocks[index - 1].days.map(\.heading)
  }

  /// `Heather's van` above the heading of one week and `Jenna's van` above that of the next, or `Van 1 (me)` and `Van 2 (Joanne)`
  /// over their dogs, or `VAN 1 - Heather` and `VAN 2 - Cody`, where no dog has the same day in both.
  private func areParties(_ above: WeekBlock, _ block: WeekBlock) -> Bool {
    func party(_ block: WeekBlock) -> [String]? {
      let label = sheet[block.headerRow, block.nameColumn]
      let named = label.words.filter { $0.hasLetter || $0.hasFigure }
      if !label.isDogLabel, label.title(layout.order) == nil, (2...4).contains(named.count) { return named }
      guard block.headerRow > 1, case let record = sheet[row: block.headerRow - 1], record.filledCount == 1,
        let text = record.first, text.title(layout.order) == nil
      else { return nil }
      let words = text.words.filter(\.hasWord)
      // "VAN 2 - Cody - Shaw Woods"
      if let first = words.first, GroupHeading.packs.set.contains(first), (2...8).contains(words.count) {
        return words
      }
      return !text.hasFigure && (2...4).contains(words.count) ? words : nil
    }
    guard let first = party(above), let second = party(block), first != second,
      first.last == second.last || first.first == second.first
    else { return false }
    let days = Dictionary(
      layout.dogRows(of: above).map { (sheet[$0, above.nameColumn].folded, filled($0, above)) },
      uniquingKeysWith: { $0.union($1) })
    return layout.dogRows(of: block).allSatisfy { row in
      filled(row, block).isDisjoint(with: days[sheet[row, block.nameColumn].folded] ?? [])
    }
  }

  /// The days of a row in which something stands.
  private func filled(_ row: Int, _ block: WeekBlock) -> Set<Int> {
    Set(block.days.filter { !sheet[row, $0.column].isBlank }.map(\.offset))
  }

  /// `Dog,Mon,Tue,Wed` and below it `Dog,Thu,Fri`: a week that was too wide for the page.
  private func isSecondPart(_ block: WeekBlock, of above: WeekBlock) -> Bool {
    guard block.headerRow != above.headerRow,
      let last = above.days.filter({ $0.heading != nil }).map(\.offset).max(),
      let first = block.days.filter({ $0.heading != nil }).map(\.offset).min()
    else { return false }
    return last < first
  }

  /// Whether every row of a block says what a row of the other says, most of them under the same name.
  private func isRepetition(of above: WeekBlock, _ block: WeekBlock) -> Bool {
    func lines(_ block: WeekBlock) -> (names: [String], others: [[String]]) {
      var (names, others): ([String], [[String]]) = ([], [])
      let told = block.days.map(\.column) + block.columns(.notes)
      for row in layout.dogRows(of: block) {
        names.append(sheet[row, block.nameColumn].folded)
        others.append(told.map { sheet[row, $0].folded })
      }
      return (names, others)
    }
    let (first, second) = (lines(above), lines(block))
    guard !second.names.isEmpty, first.others == second.others else { return false }
    let renamed = zip(first.names, second.names).count { $0 != $1 }
    return renamed == 0 || renamed * 5 <= second.names.count
  }

  /// Whether a line above a week has the number of a day, `wk of 25th last`, that was not understood: to count the weeks of
  /// the month would be to guess.
  private var hasUnreadDates: Bool {
    layout.blocks.contains { block in
      block.titleRows.contains { row in
        sheet[row: row].filled.contains { text in
          text.words.contains { word in
            PartialDate.ordinal(word).map { (1...31).contains($0) } ?? false
              && (word.hasLetter || text.words.contains(where: SheetTitle.weekWords.set.contains))
          }
        }
      }
    }
  }

  /// What the weeks say together where none could be dated by itself: as many as their month has are its weeks; of
  /// candidates only those stay that follow each other.
  func joint(_ weeks: [DatedWeek]) -> [DatedWeek] {
    guard !weeks.isEmpty, weeks.allSatisfy({ $0.monday == nil }) else { return weeks }
    let isSilent = zip(layout.blocks, titles).allSatisfy { block, titles in
      block.days.allSatisfy { $0.heading?.day == nil }
        && titles.allSatisfy { if case .month = $0 { true } else if case .year = $0 { true } else { false } }
    }
    if isSilent, weeks.count > 2, !hasUnreadDates, let tab = tabs[0], tabs.allSatisfy({ $0 == tab }) {
      let (broken, whole) = Self.firstWeeks(of: tab)
      let all = whole.days(until: tab.last) / 7 + 1
      let first = weeks.count == all ? whole : weeks.count == all + 1 && broken != whole ? broken : nil
      guard let first else { return weeks }
      return weeks.indices.map {
        DatedWeek(monday: first.adding(days: 7 * $0), tab: tab, reason: "as many weeks as \(tab.title) has")
      }
    }
    guard weeks.count > 1, weeks.allSatisfy({ !$0.candidates.isEmpty }) else { return weeks }
    let starts = weeks[0].candidates.filter { start in
      weeks.indices.allSatisfy { weeks[$0].candidates.contains(start.adding(days: 7 * $0)) }
    }
    guard !starts.isEmpty, starts.count < weeks[0].candidates.count else { return weeks }
    return weeks.indices.map { index in
      var week = weeks[index]
      week.candidates = starts.map { $0.adding(days: 7 * index) }
      return week
    }
  }
}
