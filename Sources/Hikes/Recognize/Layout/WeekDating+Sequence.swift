import Civil
import Tabular

/// Weeks whose titles contradict those around them.
extension WeekDating {
  /// Each week as the ones around it say, which stand seven days apart, where its own title is a slip of the pen that turns
  /// out right so: the year of the wrong decade, `Jul 9, 2021` in 2012; day and month turned about, `2018-12-03` in
  /// March; a title dragged down by a day instead of a week.
  func inSequence(_ given: [DatedWeek]) -> [DatedWeek] {
    guard given.count >= 3, hints.month == nil else { return given }
    var weeks = headedOnceMore(draggedDown(given))
    for index in weeks.indices {
      if let expected = expected(index, weeks),
        let (shift, slip) = shiftByOtherCount(index, weeks[index], expected)
          ?? shiftByOtherYear(index, weeks[index], expected)
      {
        weeks[index] = DatedWeek(
          monday: expected, tab: weeks[index].tab, reason: "its \(slip)", slip: slip, shift: shift)
      }
      guard let date = titleDate(index), let expected = expected(index, weeks),
        weeks[index].monday != expected
      else { continue }
      if let slip = Self.slip(date, expected) {
        weeks[index] = DatedWeek(
          monday: expected, tab: weeks[index].tab, reason: "its \(slip)", slip: slip)
      } else if weeks[index].monday == nil, date == expected {
        weeks[index] = DatedWeek(
          monday: expected, tab: weeks[index].tab,
          reason: "dated by its title, as the weeks around it; its headings are of other days")
      }
    }
    return headedAlike(weeks)
  }

  /// Weeks of which nothing says when they were, between two that are just as far apart as these need: `Mon, Tue` between
  /// `Mon 11, Tue 12` and `Mon 25, Tue 26`.
  func between(_ given: [DatedWeek]) -> [DatedWeek] {
    var weeks = given
    let dated = weeks.indices.filter { weeks[$0].monday != nil }
    for (start, end) in zip(dated, dated.dropFirst()) where end - start > 1 {
      guard let first = weeks[start].monday, let last = weeks[end].monday,
        abs(first.days(until: last)) == 7 * (end - start),
        (start + 1..<end).allSatisfy({ isNameless($0) && weeks[$0].candidates.isEmpty })
      else { continue }
      for index in start + 1..<end {
        weeks[index] = DatedWeek(
          monday: first.adding(days: (first < last ? 7 : -7) * (index - start)), tab: weeks[index].tab,
          reason: "nothing says which week this is but the weeks above and below it, which leave just one")
      }
    }
    return weeks
  }

  /// Weeks whose headings say no year, above one that does: `Mon Aug 4` above `2025-08-11`.
  func before(_ given: [DatedWeek]) -> [DatedWeek] {
    var weeks = given
    for index in weeks.indices.dropLast().reversed() where weeks[index].monday == nil {
      guard let next = weeks[index + 1].monday else { continue }
      let found = weeks[index].candidates.filter { $0 < next && $0.days(until: next) < 63 }
      guard found.count == 1 else { continue }
      weeks[index].monday = found[0]
      weeks[index].reason = "the year of the week below it"
    }
    return weeks
  }

  /// Weeks in another month than the sheet's title says, below two of which the later one stands above the earlier: `Mon 22` below
  /// `Mon 29` of March and `Mon 5` of April.
  func goingBack(_ given: [DatedWeek]) -> [DatedWeek] {
    var weeks = given
    for index in weeks.indices.dropFirst(2) where weeks[index].monday == nil {
      guard let above = weeks[index - 1].monday, weeks[index - 2].monday == above.adding(days: 7),
        case let monday = above.adding(days: -7), case let days = layout.blocks[index].days,
        days.contains(where: { $0.heading?.day != nil }), days.allSatisfy({ $0.fits(monday) })
      else { continue }
      weeks[index] = DatedWeek(
        monday: monday, tab: weeks[index - 1].tab, reason: "the week before the one above it")
    }
    return weeks
  }

  /// A week that a program or a pair of scissors parted after some of its days: `Mon 13,Tue 14,Wed 15` above `Thu 16,Fri 17`,
  /// each below its own heading. Nil where the block has a title of its own, or days that the one above has.
  func goingOn(_ index: Int, _ weeks: [DatedWeek]) -> DatedWeek? {
    guard index > 0, let monday = weeks.last?.monday, !titles[index].contains(where: { $0.date != nil }),
      let last = layout.blocks[index - 1].days.filter({ $0.heading != nil }).map(\.offset).max()
    else { return nil }
    let days = layout.blocks[index].days.filter { $0.heading != nil }
    guard !days.isEmpty, days.allSatisfy({ $0.offset > last && $0.heading?.day != nil && $0.fits(monday) })
    else {
      return nil
    }
    return DatedWeek(
      monday: monday, tab: weeks[index - 1].tab, reason: "its days go on from those of the table above")
  }

  /// Whether no title and no heading says when a week was.
  private func isNameless(_ index: Int) -> Bool {
    layout.blocks[index].days.allSatisfy { $0.heading?.day == nil && $0.heading?.month == nil }
      && !titles[index].contains { $0.date != nil }
  }

  /// Each week by those above it.
  static func inOrder(
    _ sheet: SheetCells, _ layout: WeeklySheetLayout, _ hints: SheetHints
  ) -> [DatedWeek] {
    WeekDating(sheet, layout, hints).resolve()
  }

  /// The weeks of a sheet with the newest on top, each dated by the older ones below it: nil unless that dates all of them,
  /// seven days apart.
  static func newestFirst(
    _ sheet: SheetCells, _ layout: WeeklySheetLayout, _ hints: SheetHints
  ) -> [DatedWeek]? {
    guard layout.blocks.count > 1, Set(layout.blocks.map(\.headerRow)).count == layout.blocks.count,
      !layout.blocks.contains(where: { $0.isTorn || $0.isUntitled })
    else { return nil }
    var upwards = layout
    upwards.blocks.reverse()
    let weeks = inOrder(sheet, upwards, hints)
    let mondays = weeks.compactMap(\.monday)
    guard mondays.count == weeks.count,
      zip(mondays, mondays.dropFirst()).allSatisfy({ (7...35).contains($0.days(until: $1)) })
    else { return nil }
    return weeks.reversed()
  }

  /// Headings without numbers that are all one day off what every other week has in their columns, `Sun` to `Thu` below a title
  /// of a Monday: the columns are those of the other weeks.
  private func headedAlike(_ given: [DatedWeek]) -> [DatedWeek] {
    var weeks = given
    let columns = layout.blocks.map { block in
      Dictionary(block.days.map { ($0.column, $0.offset) }) { first, _ in first }
    }
    let counts = Dictionary(grouping: columns) { $0 }.mapValues(\.count)
    guard let (usual, count) = counts.first(where: { $0.value >= max(2, columns.count - 1) }),
      count < columns.count
    else { return weeks }
    for index in weeks.indices where columns[index] != usual && weeks[index].shift == 0 {
      guard let date = titleDate(index), date.weekday == .monday, weeks[index].monday == date,
        layout.blocks[index].days.allSatisfy({ $0.heading?.day == nil }), columns[index].count == usual.count
      else { continue }
      let steps = Set(columns[index].map { column, offset in usual[column].map { $0 - offset } ?? 0 })
      guard steps.count == 1, let step = steps.first, abs(step) == 1 else { continue }
      weeks[index].shift = step
      weeks[index].slip = "headings are one day off those of the other weeks, and its title is of a Monday"
    }
    return weeks
  }

  /// How many days later than by their names the columns of a week are, where its headings are dates that old Macintosh programs
  /// counted from 1904 on, 1462 days before or after those that are meant; nil for any other.
  private func shiftByOtherCount(_ index: Int, _ week: DatedWeek, _ expected: CivilDate) -> (Int, String)? {
    shift(index, week, expected) { date in [1462, -1462].map { date.adding(days: $0) } }.map {
      ($0, "dates below it are four years and a day off, as some programs count them")
    }
  }

  /// The same where they have the year of the weeks around them wrong: `2018-01-07` below `2018-12-31` and above `2019-01-14`.
  private func shiftByOtherYear(_ index: Int, _ week: DatedWeek, _ expected: CivilDate) -> (Int, String)? {
    let years = Set(layout.blocks[index].days.compactMap { $0.heading?.year })
    guard years.count == 1, let wrong = years.first else { return nil }
    let found = shift(index, week, expected) { date in
      [expected.year, expected.adding(days: 6).year].compactMap { year in
        year == wrong ? nil : CivilDate(year: year, month: date.month, day: date.day)
      }
    }
    return found.map {
      ($0, "headings say \(wrong), and the weeks around it leave only that of \(expected.longText)")
    }
  }

  private func shift(
    _ index: Int, _ week: DatedWeek, _ expected: CivilDate, meant: (CivilDate) -> [CivilDate]
  ) -> Int? {
    let shifts = layout.blocks[index].days.compactMap { day -> Int? in
      guard let heading = day.heading, let year = heading.year, let month = heading.month,
        let number = heading.day,
        let date = CivilDate(year: year, month: month, day: number)
      else { return nil }
      return meant(date).map { expected.days(until: $0) }.first { (0...6).contains($0) }.map {
        $0 - day.offset
      }
    }
    guard shifts.count >= 3, week.monday != expected, Set(shifts).count == 1 else { return nil }
    return shifts.first
  }

  /// `June 31` as the Monday that follows June 30; nil for a day that there is.
  static func overflowing(_ date: PartialDate, _ year: Int) -> CivilDate? {
    guard date.date(inYear: year) == nil, date.day <= 31,
      let first = CivilDate(year: year, month: date.month, day: 1)
    else { return nil }
    let meant = first.adding(days: date.day - 1)
    return meant.weekday == .monday ? meant : nil
  }

  /// The day that the nearest title of a week names, in its own year or the sheet's.
  private func titleDate(_ index: Int) -> CivilDate? {
    guard case .week(let date)? = titles[index].last(where: { $0.date != nil }),
      !layout.blocks[index].days.contains(where: { $0.heading?.month != nil }),
      let year = date.year ?? tabs[index]?.year ?? hints.year
    else { return nil }
    return date.date(inYear: year)
  }

  /// The Monday that the weeks around one leave for it: between two that are as far apart as they stand, or beside two that
  /// follow each other.
  private func expected(_ index: Int, _ weeks: [DatedWeek]) -> CivilDate? {
    func isSure(_ other: Int) -> Bool {
      weeks.indices.contains(other) && weeks[other].monday != nil && other != index
    }
    /// The Monday by two others, where each says the same of it, be the weeks in order or the newest on top.
    func monday(by first: Int, and second: Int) -> CivilDate? {
      guard isSure(first), isSure(second), let one = weeks[first].monday, let other = weeks[second].monday,
        abs(one.days(until: other)) == 7 * (second - first)
      else { return nil }
      let step = one < other ? 7 : -7
      return one.adding(days: step * (index - first))
    }
    let around = monday(by: index - 1, and: index + 1)
    // Where the ones beside it are wrong as well, two that are right and near decide.
    let pairs = [
      (index - 2, index - 1), (index + 1, index + 2), (index + 2, index + 3), (index - 3, index - 2),
    ]
    return around ?? pairs.lazy.compactMap { monday(by: $0.0, and: $0.1) }.first
  }

  /// What is wrong with a title whose week is another one, in words; nil where it is not so easily explained.
  private static func slip(_ date: CivilDate, _ monday: CivilDate) -> String? {
    let between = "and the weeks around it leave only that of \(monday.longText)"
    if date.month == monday.month, date.day == monday.day, date.year != monday.year {
      return "title says \(date.year), \(between)"
    }
    if date.year == monday.year, date.day == monday.month, date.month == monday.day {
      return "title has day and month the other way round, \(between)"
    }
    // "Feb 12" between those of March 5 and 19; a Monday may be meant.
    if date.weekday != .monday, date.year == monday.year, date.day == monday.day {
      return "title names another month, \(between)"
    }
    return nil
  }

  /// A week under the headings of the one above it, other than that one, where the next is two weeks on: the one between.
  private func headedOnceMore(_ given: [DatedWeek]) -> [DatedWeek] {
    var weeks = given
    for index in weeks.indices.dropFirst().dropLast() {
      let (block, above) = (layout.blocks[index], layout.blocks[index - 1])
      guard let monday = weeks[index - 1].monday, weeks[index].monday == monday, hasDaysOfAbove(index),
        block.headerRow != above.headerRow, weeks[index + 1].monday == monday.adding(days: 14),
        index < 2 || weeks[index - 2].monday == monday.adding(days: -7),
        !titles[index].contains(where: { $0.date != nil }), tellsOfOthers(block, above)
      else { continue }
      let slip =
        "headings are those of the week above, and the weeks around it leave only that of"
        + " \(monday.adding(days: 7).longText)"
      weeks[index] = DatedWeek(
        monday: monday.adding(days: 7), tab: weeks[index].tab, reason: "its \(slip)", slip: slip)
    }
    return weeks
  }

  /// Whether the same dogs have other cells in two blocks.
  private func tellsOfOthers(_ block: WeekBlock, _ above: WeekBlock) -> Bool {
    func cells(_ block: WeekBlock) -> [String: [String]] {
      let rows = layout.dogRows(of: block).map { row in
        (sheet[row, block.nameColumn].folded, block.days.map { sheet[row, $0.column].folded })
      }
      return Dictionary(rows.filter { !$0.0.isEmpty }) { first, _ in first }
    }
    let (new, old) = (cells(block), cells(above))
    return new != old && Set(new.keys).intersection(old.keys).count * 4 >= max(new.count, old.count) * 3
  }

  /// Titles that a program filled down, `Week of Mar 4`, `Mar 5`, `Mar 6` from a Monday on: a week for each.
  private func draggedDown(_ weeks: [DatedWeek]) -> [DatedWeek] {
    var weeks = weeks
    let dates = weeks.indices.map(titleDate)
    for start in weeks.indices.dropLast(2) {
      guard let first = dates[start], first.weekday == .monday, weeks[start].monday == first else { continue }
      let count = dates[start...].enumerated().prefix { $0.element == first.adding(days: $0.offset) }.count
      guard count >= 3 else { continue }
      for number in 1..<count {
        let slip = "title is one day after the one above it, and not one week"
        weeks[start + number] = DatedWeek(
          monday: first.adding(days: 7 * number), tab: weeks[start + number].tab, reason: "its \(slip)",
          slip: slip)
      }
    }
    return weeks
  }
}
