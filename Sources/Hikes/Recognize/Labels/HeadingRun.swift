import Civil
import Tabular

/// One heading of a row with the day it stands for, counted from the Monday of its week: -1 is the Sunday before.
struct PlacedHeading: Hashable, Sendable {
  let column: Int
  let heading: DayHeading
  var offset: Int

  /// Whether both are of one day, its morning and its afternoon.
  func isHalf(of next: PlacedHeading) -> Bool { next.heading == heading && next.column == column + 1 }

  /// Whether both say their dates, and there are whole weeks between them: `Tue Apr 5,Fri Apr 15`.
  func isOfEarlierWeek(than next: PlacedHeading) -> Bool {
    // Any year but a leap year has all days that two headings name.
    func date(_ heading: DayHeading) -> CivilDate? {
      guard let month = heading.month, let day = heading.day else { return nil }
      return CivilDate(year: heading.year ?? 2001, month: month, day: day)
    }
    guard let first = date(heading), let later = date(next.heading) else { return false }
    let extra = first.days(until: later) - (next.offset - offset)
    return (1...8).contains { extra == 7 * $0 }
  }
}

/// The headings of one row, grouped into the weeks they run through.
struct HeadingRun {
  /// The weeks of a row that names its days, in full, by letters, by dates or by numbers alone.
  static func weeks(
    _ row: SheetRow, order: DateOrder?, hasLabel: Bool, month: YearMonth? = nil
  ) -> [[PlacedHeading]] {
    let named = withFirstDate(hasLabel ? self.named(row, order) : withoutTitle(self.named(row, order)))
    if arePaid(named, row) { return [] }
    if named.count(where: { $0.heading.weekday != nil }) * 2 > named.count {
      return grouped(byWeekday: corrected(withNumbers(named, row)))
    }
    let dated = named.filter { $0.heading.day != nil }
    if dated.count >= 3 { return byCalendar(dated, month) ?? grouped(byDate: dated) }
    guard hasLabel || isWeekOfNumbers(row, month) else {
      return grouped(byWeekday: named.filter { $0.heading.weekday != nil })
    }
    let numbers = self.numbers(row)
    return numbers.count >= 3
      ? byCalendar(numbers, month) ?? grouped(byDate: numbers)
      : grouped(byWeekday: named.filter { $0.heading.weekday != nil })
  }

  /// `02/01/2016,25.00,02/04/2016,25.00`: dates with what was paid beside each head nothing.
  private static func arePaid(_ dated: [PlacedHeading], _ row: SheetRow) -> Bool {
    let paid = dated.filter { dated in
      let next = row[column: dated.column + 1]
      // `Oct 6,7` are two days.
      return dated.heading.month != nil && next.mark.isAmount
        && next.dayNumber.map { $0 != dated.heading.day.map { $0 + 1 } } ?? true
    }
    return paid.count >= 2 && paid.count * 2 >= dated.count
  }

  /// `july 4 2016,mon,tues,weds`: a date in the first column, where the dogs are, is the title of the days behind it.
  private static func withoutTitle(_ headings: [PlacedHeading]) -> [PlacedHeading] {
    let days = headings.dropFirst()
    guard let first = headings.first, first.column == 1, first.heading.month != nil, days.count >= 3,
      days.allSatisfy({ $0.heading.weekday != nil && $0.heading.month == nil })
    else { return headings }
    return Array(days)
  }

  /// `8-Apr,Tue,Wed,Thu,Fri`: a date alone right before the names of days is of the day before them.
  private static func withFirstDate(_ headings: [PlacedHeading]) -> [PlacedHeading] {
    guard headings.count >= 4, let first = headings.first, first.heading.weekday == nil,
      let day = first.heading.day,
      headings[1].column == first.column + 1, let weekday = Weekday(rawValue: headings[1].offset),
      headings.dropFirst().allSatisfy({ $0.heading.weekday != nil })
    else { return headings }
    let heading = DayHeading(
      weekday: weekday, day: day, month: first.heading.month, year: first.heading.year)
    return [PlacedHeading(column: first.column, heading: heading, offset: weekday.rawValue - 1)]
      + headings.dropFirst()
  }

  /// `Mon 2,3,4,5,6`: where the first day alone is named, the numbers behind it are those after it.
  private static func withNumbers(_ named: [PlacedHeading], _ row: SheetRow) -> [PlacedHeading] {
    guard named.count == 1, var last = named.first, last.heading.day != nil else { return named }
    var all = named
    for next in numbers(row) where next.column == last.column + 1 && last.offset < 6 {
      guard step(last.heading, next.heading) == 1 else { break }
      last = PlacedHeading(
        column: next.column,
        heading: DayHeading(
          weekday: Weekday(rawValue: last.offset + 2), day: next.heading.day, month: nil, year: nil),
        offset: last.offset + 1)
      all.append(last)
    }
    return all.count >= 3 ? all : named
  }

  /// Days that only French calls so; `mar` is March as well.
  static let french = WordRule(
    "Dog,Tue 4,Wed 5,Thu 6", "lun, mer, jeu, ven, lundi, mardi, mercredi, jeudi, vendredi",
    like: "Dog,mar 4,mer 5,jeu 6", "Dog,mar 4,mercredi 5,jeudi 6")

  private static func named(_ row: SheetRow, _ order: DateOrder?) -> [PlacedHeading] {
    let short = row.cells.filter { $0.raw.utf8.count <= DayHeading.longest }
    let isFrench =
      short.contains(where: \.namesDayInFrench)
      || short.count(where: \.isFrenchOrMarch) == 1 && short.count(where: \.namesDay) == 1
    return row.cells.enumerated().compactMap { index, text in
      text.heading(order, isFrench: isFrench).map {
        PlacedHeading(column: index + 1, heading: $0, offset: ($0.weekday?.rawValue ?? 1) - 1)
      }
    }
  }

  /// `Wed Jun 14,Wed Jun 15,Fri Jun 16`: of two headings with one weekday the number of the day says which it is.
  private static func corrected(_ given: [PlacedHeading]) -> [PlacedHeading] {
    var headings = filledAcross(given)
    let areHalves = areHalves(given)
    for index in headings.indices.dropFirst() {
      let (last, heading) = (headings[index - 1], headings[index])
      // "Mon,Tue,Tue,Thu": the day between is named after the one before it.
      if !areHalves, heading.heading == last.heading, heading.column == last.column + 1,
        index + 1 < headings.count,
        headings[index + 1].column == heading.column + 1, headings[index + 1].offset == last.offset + 2
      {
        headings[index] = PlacedHeading(
          column: heading.column,
          heading: DayHeading(
            weekday: Weekday(rawValue: last.offset + 2), day: nil, month: nil, year: nil),
          offset: last.offset + 1)
        continue
      }
      // "Wed 12,Tue 13,Fri 14": the number says which day it is.
      if heading.heading.weekday != nil, heading.offset <= last.offset, last.offset < 6,
        last.column + 1 == heading.column, step(last.heading, heading.heading) == 1,
        index + 1 < headings.count, step(heading.heading, headings[index + 1].heading) == 1,
        headings[index + 1].offset == last.offset + 2
      {
        headings[index].offset = last.offset + 1
        continue
      }
      guard heading.heading.weekday != nil, last.heading.weekday == heading.heading.weekday,
        last.column + 1 == heading.column, step(last.heading, heading.heading) == 1, last.offset < 6
      else { continue }
      headings[index].offset = last.offset + 1
    }
    return headings
  }

  /// `Mon 9,Mon 9,Wed 11,Wed 11`: every day twice, for its morning and its afternoon.
  private static func areHalves(_ headings: [PlacedHeading]) -> Bool {
    headings.count >= 4 && headings.count.isMultiple(of: 2)
      && stride(from: 0, to: headings.count, by: 2).allSatisfy { headings[$0].isHalf(of: headings[$0 + 1]) }
  }

  /// `Mon May 16` over every day of a week, as when it was filled to the right: the days after the first go on from it.
  private static func filledAcross(_ headings: [PlacedHeading]) -> [PlacedHeading] {
    guard let first = headings.first, first.heading.weekday == .monday, first.heading.day != nil,
      (5...7).contains(headings.count),
      zip(headings, headings.dropFirst()).allSatisfy({
        $0.heading == $1.heading && $0.column + 1 == $1.column
      })
    else { return headings }
    return headings.enumerated().map { number, heading in
      let own = DayHeading(weekday: Weekday(rawValue: number + 1), day: nil, month: nil, year: nil)
      return PlacedHeading(
        column: heading.column, heading: number == 0 ? heading.heading : own, offset: number)
    }
  }

  /// A new week begins where the weekdays start over; a Sunday right before a Monday opens the week of it.
  private static func grouped(byWeekday headings: [PlacedHeading]) -> [[PlacedHeading]] {
    let headings = headings.filter { $0.heading.weekday != nil }
    // From Friday back to Monday: one week.
    if headings.count >= 3, zip(headings, headings.dropFirst()).allSatisfy({ $0.offset == $1.offset + 1 }) {
      return [headings]
    }
    if let backwards = backwards(headings) { return backwards }
    let opensOnSunday = headings.count > 1 && headings[0].offset == 6 && headings[1].offset == 0
    var groups: [[PlacedHeading]] = []
    for var heading in headings {
      if opensOnSunday, heading.offset == 6 { heading.offset = -1 }
      if let last = groups.last?.last, last.offset < heading.offset || last.isHalf(of: heading),
        heading.column - last.column <= 14, !last.isOfEarlierWeek(than: heading)
      {
        groups[groups.count - 1].append(heading)
      } else {
        groups.append([heading])
      }
    }
    return groups
  }

  /// Weeks side by side that all run from Friday back to Monday, the newest first.
  private static func backwards(_ headings: [PlacedHeading]) -> [[PlacedHeading]]? {
    var groups: [[PlacedHeading]] = []
    for heading in headings {
      if let last = groups.last?.last, heading.offset < last.offset {
        groups[groups.count - 1].append(heading)
      } else {
        groups.append([heading])
      }
    }
    return groups.count > 1 && groups.allSatisfy { $0.count >= 3 } ? groups : nil
  }

  /// More than a week of days in a row, or of workdays, in a month that is known: the calendar says where its weeks begin.
  private static func byCalendar(_ headings: [PlacedHeading], _ month: YearMonth?) -> [[PlacedHeading]]? {
    guard headings.count > 7, let month = month ?? self.month(headings[0].heading) else { return nil }
    let steps = zip(headings, headings.dropFirst()).map { step($0.heading, $1.heading) }
    let isWhole = steps.allSatisfy { $0 == 1 }
    var number = month
    var last: CivilDate?
    var named: [PlacedHeading] = []
    for (index, heading) in headings.enumerated() {
      guard let day = heading.heading.day else { return nil }
      if let own = heading.heading.month {
        number = YearMonth(year: month.year, month: own) ?? month
      } else if index > 0, day == 1 {
        number = YearMonth(year: month.year + month.month / 12, month: month.month % 12 + 1) ?? month
      }
      guard let date = CivilDate(year: heading.heading.year ?? number.year, month: number.month, day: day),
        isWhole || date.weekday <= .friday && last.map({ (1...5).contains($0.days(until: date)) }) ?? true
      else {
        return nil
      }
      last = date
      named.append(
        PlacedHeading(
          column: heading.column,
          heading: DayHeading(
            weekday: date.weekday, day: day, month: heading.heading.month, year: heading.heading.year),
          offset: date.weekday.rawValue - 1))
    }
    return grouped(byWeekday: named)
  }

  private static func month(_ heading: DayHeading) -> YearMonth? {
    guard let year = heading.year, let month = heading.month else { return nil }
    return YearMonth(year: year, month: month)
  }

  /// Dates without weekdays: each run from day to day is a week that begins on a Monday, until a calendar says
  /// otherwise.
  private static func grouped(byDate headings: [PlacedHeading]) -> [[PlacedHeading]] {
    var groups: [[PlacedHeading]] = []
    for var heading in headings {
      if let last = groups.last?.last, let step = step(last.heading, heading.heading),
        last.offset + step < 7, groups[groups.count - 1].count < 7
      {
        heading.offset = last.offset + step
        groups[groups.count - 1].append(heading)
      } else {
        heading.offset = 0
        groups.append([heading])
      }
    }
    // The last day may stand first: `24-Apr,20-Apr,21-Apr,22-Apr,23-Apr`.
    if groups.count == 2, groups[0].count == 1, groups[1].count >= 3, var early = groups[0].first,
      let last = groups[1].last, step(last.heading, early.heading) == 1, last.offset < 6
    {
      early.offset = last.offset + 1
      return [[early] + groups[1]]
    }
    return withEdges(groups)
  }

  /// One day further, over the end of a month too; nil for anything else.
  static func step(_ left: DayHeading, _ right: DayHeading) -> Int? {
    guard let first = left.day, let second = right.day else { return nil }
    if second - first == 1, left.month == right.month { return 1 }
    guard second == 1, first >= 28 else { return nil }
    guard let month = left.month else { return 1 }
    let isLast = CivilDate(year: left.year ?? 2000, month: month, day: first + 1) == nil || month == 2
    return isLast && right.month == month % 12 + 1 ? 1 : nil
  }

  /// What the columns of a day hold where each day has two: `Mon $,Mon note`.
  static let parts = WordRule(
    "Mon", "$, note, notes, amt, amount, paid, fee, rmk, rmks, remark, remarks, words, comment, comments",
    like: "Mon $",
    "Mon note", "Mon 3 $")

  /// `Mon $`: a day and what of it stands in its column.
  static func isPart(_ text: CellText) -> Bool {
    let words = text.words
    return (2...4).contains(words.count) && parts.set.contains(words[words.count - 1])
      && Weekday(name: words[0]) != nil
  }

  /// The same row without those, where they stand behind most of its days.
  static func withoutParts(_ row: SheetRow) -> SheetRow? {
    guard row.cells.count(where: \.isDayWithPart) >= 4 else { return nil }
    let cells = row.cells.map { text in
      text.isDayWithPart ? row.texts.text(text.words.dropLast().joined(separator: " ")) : text
    }
    return SheetRow(cells, row.texts)
  }
}
