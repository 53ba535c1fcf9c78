import Civil
import Tabular

/// Headings of days that say more than the day.
extension HeadingRun {
  /// `Mon 8` of `Mon 8 Long Lake` or `Mon 22 Victoria Day`; nil where a text does not begin with a day and its number, or
  /// nothing but words stands behind them.
  static func dayBeforeWords(_ text: CellText) -> DayHeading? {
    guard (6...40).contains(text.raw.utf8.count), !text.raw.holds("$"), text.raw.hasNumber else { return nil }
    let words = text.words.filter { ![",", ".", "-", "–", "(", ")", ":"].contains($0) }
    guard (3...7).contains(words.count), let weekday = Weekday(name: words[0]),
      let day = PartialDate.ordinal(words[1]), (1...31).contains(day),
      words.dropFirst(2).allSatisfy({ $0.hasLetter && !$0.hasNumber && MonthName.month(named: $0) == nil })
    else { return nil }
    return DayHeading(weekday: weekday, day: day, month: nil, year: nil)
  }

  /// The day of `Mon (Jack Lake)`, `Tue - McNabs` or `Thu: Bluff trail`; nil for anything else.
  static func dayBeforePlace(_ text: CellText) -> Weekday? {
    guard (5...40).contains(text.raw.utf8.count), !text.raw.hasNumber, !text.raw.holds("$") else {
      return nil
    }
    let words = text.words.filter(\.hasWord)
    guard (2...5).contains(words.count), let weekday = Weekday(name: words[0]),
      words.dropFirst().allSatisfy({ Weekday(name: $0) == nil }),
      CellMark(words.dropFirst().joined(separator: " ")) == .text
    else { return nil }
    return weekday
  }

  /// A row of days, each with the place of its hike, that stand beside each other in the order of the week.
  static func withoutTrails(_ row: SheetRow) -> SheetRow? {
    guard row.cells.count(where: { $0.dayBeforePlace != nil }) >= 4 else { return nil }
    var cells = Array(row.cells)
    var (count, last): (Int, Weekday?) = (0, nil)
    for (index, text) in row.cells.enumerated() where !text.isBlank {
      guard let day = text.dayBeforePlace else {
        if count > 0, count < 4, text.heading(nil, isFrench: true)?.weekday == nil { return nil }
        continue
      }
      guard last.map({ $0 < day }) ?? true else { return nil }
      last = day
      count += 1
      cells[index] = row.texts.text(day.shortName)
    }
    return count >= 4 ? SheetRow(cells, row.texts) : nil
  }

  /// Whether behind the day and its number stands why a dog is not there: `Mon 8 away`.
  private static func saysAbsence(_ text: CellText) -> Bool {
    CellMark(text.words.dropFirst(2).joined(separator: " ")) != .text
  }

  /// A row of such headings without the words, where the numbers of its days follow as its days of the week do.
  static func withoutPlaces(_ row: SheetRow) -> SheetRow? {
    guard row.cells.contains(where: { $0.dayBeforeWords != nil }) else { return nil }
    var cells = Array(row.cells)
    var days: [DayHeading] = []
    // `Mon 8 away,Tue 9 away` says it of a dog.
    var hasPlace = false
    for (index, text) in row.cells.enumerated() where !text.isBlank {
      if let heading = text.dayBeforeWords, let weekday = heading.weekday, let day = heading.day {
        cells[index] = row.texts.text("\(weekday.shortName) \(day)")
        days.append(heading)
        hasPlace = hasPlace || !saysAbsence(text)
      } else if let heading = text.heading(nil, isFrench: false), heading.weekday != nil, heading.day != nil,
        heading.month == nil
      {
        days.append(heading)
        hasPlace = true
      }
    }
    guard hasPlace, days.count >= 3 else { return nil }
    let isRunning = zip(days, days.dropFirst()).allSatisfy { left, right in
      guard let first = left.day, let second = right.day, let start = left.weekday?.rawValue,
        let end = right.weekday?.rawValue
      else { return false }
      // At the end of a month they begin anew.
      return second < first ? second <= 7 && first >= 22 : (second - first - (end - start)) % 7 == 0
    }
    return isRunning ? SheetRow(cells, row.texts) : nil
  }
}
