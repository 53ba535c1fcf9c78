import Civil
import Tabular

/// Days of which only some have a whole date.
extension HeadingRun {
  /// The first and the last day of a week with a date and the columns between them without, `6-Oct,,,,10-Oct`: each the day
  /// after the one before.
  static func betweenDates(_ row: SheetRow) -> SheetRow? {
    guard (2...8).contains(row.filledCount), mayHead(row) else { return nil }
    let cells = Array(row.cells)
    let dates = cells.indices.compactMap { place in date(cells[place]).map { (place: place, date: $0) } }
    guard dates.count == 2, case let (first, last) = (dates[0], dates[1]),
      (3...6).contains(last.place - first.place),
      first.date.days(until: last.date) == last.place - first.place,
      cells[(first.place + 1)..<last.place].allSatisfy(\.isBlank)
    else { return nil }
    var spelled = cells
    for place in (first.place + 1)..<last.place {
      spelled[place] = row.texts.text(spell(first.date.adding(days: place - first.place)))
    }
    return SheetRow(spelled, row.texts)
  }

  /// The month where it changes and nothing but numbers behind it, `Dec 29,30,31,Jan 1,2`: each number is of the month before
  /// it. So is a date that a program could not show, `4/16,4/17,#####`.
  static func behindDate(_ row: SheetRow) -> SheetRow? {
    guard row.cells.count(where: { $0.dayNumber != nil || $0.isUnseen }) >= 2, mayHead(row) else {
      return nil
    }
    var cells = Array(row.cells)
    var last: (place: Int, date: CivilDate)?
    var (dated, spelled) = (0, 0)
    for (place, text) in cells.enumerated() where !text.isBlank {
      if let date = date(text) {
        last = (place, date)
        dated += 1
      } else if let before = last, before.place == place - 1, case let next = before.date.adding(days: 1),
        text.dayNumber == next.day && next.month == before.date.month || text.isUnseen
      {
        cells[place] = row.texts.text(spell(next))
        last = (place, next)
        spelled += 1
      }
    }
    return dated > 0 && dated + spelled >= 4 && spelled >= 2 ? SheetRow(cells, row.texts) : nil
  }

  /// Whether a row has no name, or the word for dogs: the dates of a dog's row head nothing.
  private static func mayHead(_ row: SheetRow) -> Bool {
    row.cells.first?.isBlank ?? false || row.cells.contains(where: \.isDogLabel)
  }

  /// A day with its month, in whatever year.
  private static func date(_ text: CellText) -> CivilDate? {
    guard !text.isBlank,
      let heading = text.heading(.dayFirst, isFrench: false) ?? text.heading(.monthFirst, isFrench: false),
      let month = heading.month, let day = heading.day
    else { return nil }
    return CivilDate(year: heading.year ?? 2001, month: month, day: day)
  }

  private static func spell(_ date: CivilDate) -> String { "\(MonthName.shortName(date.month)) \(date.day)" }

  /// The weeks among runs of dates, with the last days of the week before them and the first of the one after, a weekend away in
  /// the next column: `26-Sep,29-Sep,30-Sep,1-Oct`.
  static func withEdges(_ groups: [[PlacedHeading]]) -> [[PlacedHeading]] {
    groups.indices.compactMap { index in
      let group = groups[index]
      if group.count >= 3 { return group }
      if index + 1 < groups.count, groups[index + 1].count >= 3,
        isWeekend(group.last, groups[index + 1].first)
      {
        return group.enumerated().map { number, heading in
          PlacedHeading(column: heading.column, heading: heading.heading, offset: 5 - group.count + number)
        }
      }
      return index > 0 && groups[index - 1].count >= 3 && isWeekend(groups[index - 1].last, group.first)
        ? group : nil
    }
  }

  /// Whether a date is three days before the one in the next column, both with their months.
  private static func isWeekend(_ left: PlacedHeading?, _ right: PlacedHeading?) -> Bool {
    func date(_ heading: DayHeading) -> CivilDate? {
      guard let month = heading.month, let day = heading.day else { return nil }
      return CivilDate(year: heading.year ?? 2001, month: month, day: day)
    }
    guard let left, let right, left.column + 1 == right.column, let friday = date(left.heading),
      let monday = date(right.heading)
    else { return false }
    return [3, 3 - 365].contains(friday.days(until: monday))
  }
}
