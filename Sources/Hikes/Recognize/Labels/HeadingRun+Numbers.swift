import Civil
import Tabular

/// Days that are called by nothing but their numbers.
extension HeadingRun {
  /// `,14,15,16,17,18,notes`: five days or more in a row, and beside them nothing but the name of a column.
  /// Where the month is known, five from a Monday on need none: `,3,4,5,6,7`.
  static func isWeekOfNumbers(_ row: SheetRow, _ month: YearMonth?) -> Bool {
    let numbers = Self.numbers(row)
    if areWeeksOfNumbers(numbers, row, month) { return true }
    let opensWeek =
      numbers.count == 5 && numbers[0].column > 1 && row.filledCount == 5
      && month.flatMap { CivilDate(year: $0.year, month: $0.month, day: numbers[0].heading.day ?? 0) }?
        .weekday
        == .monday
    // "3rd,4th,5th" can be nothing else.
    let areOrdinals = numbers.allSatisfy { row[column: $0.column].hasLetter }
    let others = row.filled.filter { $0.dayNumber == nil }
    let areNamed =
      others.allSatisfy { $0.role != nil || isNumberOfWeek($0) }
      || areOrdinals && others.count == 1 && others[0].mark == .text && row.first?.raw == others[0].raw
    return (5...7).contains(numbers.count) && (areOrdinals || !others.isEmpty || opensWeek) && areNamed
      && zip(numbers, numbers.dropFirst()).allSatisfy {
        $0.column + 1 == $1.column && step($0.heading, $1.heading) != nil
      }
  }

  /// `Wk45`, `Week 45` before the days of that week.
  private static func isNumberOfWeek(_ text: CellText) -> Bool {
    let letters = text.folded.prefix { $0.isLetter }
    return text.folded.count > letters.count && SheetTitle.weekWords.set.contains(String(letters))
      && text.folded.dropFirst(letters.count).allSatisfy { $0.isNumber || " .#".contains($0) }
  }

  /// `,1,2,3,4,5,,,8,9,10,11,12`: several weeks side by side, each with five days in a row from a Monday of the month on.
  private static func areWeeksOfNumbers(
    _ numbers: [PlacedHeading], _ row: SheetRow, _ month: YearMonth?
  ) -> Bool {
    guard let month, numbers.count >= 10, numbers.count.isMultiple(of: 5), row.filledCount == numbers.count,
      numbers[0].column > 1
    else { return false }
    return stride(from: 0, to: numbers.count, by: 5).allSatisfy { start in
      let week = numbers[start..<start + 5]
      let first = CivilDate(year: month.year, month: month.month, day: week[start].heading.day ?? 0)
      return first?.weekday == .monday
        && zip(week, week.dropFirst()).allSatisfy {
          $0.column + 1 == $1.column && step($0.heading, $1.heading) != nil
        }
    }
  }

  static func numbers(_ row: SheetRow) -> [PlacedHeading] {
    row.cells.enumerated().compactMap { index, text in
      guard let day = text.dayNumber ?? dayOfHoliday(text) else { return nil }
      let heading = DayHeading(weekday: nil, day: day, month: nil, year: nil)
      return PlacedHeading(column: index + 1, heading: heading, offset: 0)
    }
  }

  /// `15 Heritage`
  private static func dayOfHoliday(_ text: CellText) -> Int? {
    let words = text.words
    guard (2...3).contains(words.count), let day = Int(words[0]), (1...31).contains(day),
      holidays.set.contains(words[1])
    else { return nil }
    return day
  }
}
