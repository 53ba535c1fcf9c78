import Civil
import Tabular

/// The names of days above their numbers.
extension HeaderFinder {
  /// `how many,6,5,7,7,5` below the days: its numbers are none of theirs. Nor are those of `Chip,,25,,25`.
  static func countsDogs(_ upper: SheetRow, _ lower: SheetRow, mayNameDog: Bool) -> Bool {
    let days = numbered(upper, lower)
    let misfits = misfits(days)
    if mayNameDog, days.count < 3 || misfits > 0 { return true }
    // `Chip,25,,,,,25` below `Week of Oct 19,Mon,…,Fri,$`: one day and its sum.
    if days.count == 1, lower.filled.count(where: \.hasFigure) > 1 { return true }
    return misfits > 1 || misfits == 1 && days.count == 2
  }

  /// Whether each day that the upper row names, and there are three or more, has its number below it, and these follow each
  /// other as the names do.
  static func numbersDays(_ upper: SheetRow, _ lower: SheetRow) -> Bool {
    let days = numbered(upper, lower)
    return days.count >= 3 && misfits(days) == 0 && days.count == upper.cells.count(where: \.namesDay)
  }

  private static func numbered(_ upper: SheetRow, _ lower: SheetRow) -> [(day: Weekday, number: Int)] {
    (1..<max(upper.width, 1) + 1).compactMap { column in
      guard let day = upper[column: column].heading(nil, isFrench: true)?.weekday,
        let number = lower[column: column].dayNumber
      else { return nil }
      return (day, number)
    }
  }

  private static func misfits(_ days: [(day: Weekday, number: Int)]) -> Int {
    zip(days, days.dropFirst()).count { left, right in
      right.number > left.number
        ? right.number - left.number != (right.day.rawValue - left.day.rawValue + 7) % 7
        : right.number == left.number ? right.day != left.day : left.number < 24
    }
  }
}
