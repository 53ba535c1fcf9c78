import Civil
import Tabular

/// Weeks whose titles contradict those around them.
extension WeekDating {
  /// Each week as the ones around it say, which stand seven days apart, where its own title is a slip of the pen that turns
  /// out right so: the year of the wrong decade, `Jul 9, 2021` in 2012; day and month turned about, `2018-12-03` in
  /// March; a title dragged down by a day instead of a week.
  func inSequence(_ given: [DatedWeek]) -> [DatedWeek] {
    guard given.count >= 3, hints.month == nil else { return given }
    var weeks = draggedDown(given)
    for index in weeks.indices {
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
    return weeks
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
    /// The Monday by two others, where each says the same of it.
    func monday(by first: Int, and second: Int) -> CivilDate? {
      guard isSure(first), isSure(second), let one = weeks[first].monday, let other = weeks[second].monday,
        one.days(until: other) == 7 * (second - first)
      else { return nil }
      return one.adding(days: 7 * (index - first))
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
