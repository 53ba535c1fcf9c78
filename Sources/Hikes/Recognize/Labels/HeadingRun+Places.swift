import Civil
import Tabular

/// Headings of days that say more than the day.
extension HeadingRun {
  /// `Mon 8` of `Mon 8 Long Lake` or `Mon 22 Victoria Day`; nil where a text does not begin with a day and its number, or
  /// nothing but words stands behind them.
  static func dayBeforeWords(_ text: CellText) -> DayHeading? {
    guard (6...40).contains(text.raw.utf8.count), !text.raw.holds("$"), text.hasNumber else { return nil }
    let words = text.words.filter { ![",", ".", "-", "–", "(", ")", ":"].contains($0) }
    guard (3...7).contains(words.count), let weekday = Weekday(name: words[0]),
      let day = PartialDate.ordinal(words[1]), (1...31).contains(day),
      words.dropFirst(2).allSatisfy({ $0.hasLetter && !$0.hasNumber && MonthName.month(named: $0) == nil })
    else { return nil }
    return DayHeading(weekday: weekday, day: day, month: nil, year: nil)
  }

  /// The day of `Mon (Jack Lake)`, `Tue - McNabs` or `Thu: Bluff trail`; nil for anything else.
  static func dayBeforePlace(_ text: CellText) -> Weekday? {
    guard (5...40).contains(text.raw.utf8.count), !text.hasNumber, !text.raw.holds("$") else {
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

  /// A row in which a day is called by its holiday, `Labour Day,Tue 2,Wed 3` or `Tue,Wed,XMAS,BOXING`, with the day that
  /// its place beside the others makes it; nil where none is.
  static func withHolidays(_ row: SheetRow) -> SheetRow? {
    guard row.cells.contains(where: isHoliday) else { return nil }
    var days = row.cells.map { text in
      text.raw.utf8.count <= DayHeading.longest ? text.words.first.flatMap { Weekday(name: $0) } : nil
    }
    guard days.count(where: { $0 != nil }) >= 2 else { return nil }
    var cells = Array(row.cells)
    func settle(_ index: Int, beside other: Int, _ step: Int) {
      guard days.indices.contains(other), days[index] == nil, let beside = days[other],
        isHoliday(cells[index]), let day = Weekday(rawValue: beside.rawValue + step), day <= .friday,
        // A week that has the day already is at its end.
        !days.indices.dropFirst(index).prefix(5).contains(where: { days[$0] == day }),
        !days.indices.prefix(index).suffix(5).contains(where: { days[$0] == day })
      else { return }
      days[index] = day
      cells[index] = row.texts.text(day.shortName)
    }
    for index in cells.indices { settle(index, beside: index - 1, 1) }
    for index in cells.indices.reversed() { settle(index, beside: index + 1, -1) }
    return cells.map(\.raw) == row.cells.map(\.raw) ? nil : SheetRow(cells, row.texts)
  }

  private static func isHoliday(_ text: CellText) -> Bool {
    guard text.hasLetter, (4...24).contains(text.raw.utf8.count) else { return false }
    return nameHoliday(text.words)
  }

  /// Whether words are the name of a holiday and nothing else.
  static func nameHoliday(_ words: [String]) -> Bool {
    let words = words.filter(\.hasWord)
    return words.contains(where: holidays.set.contains)
      && words.allSatisfy { holidays.set.contains($0) || besideHolidays.set.contains($0) }
  }

  /// In the place of a day these are its name.
  static let holidays = WordRule(
    "Dog,Mon,Tue,Wed,Thu,Fri",
    """
    xmas, x-mas, christmas, noël, noel, boxing, nye, easter, labour, labor, thanksgiving, remembrance, victoria, canada, heritage,
    natal, holiday, stat, reconciliation
    """,
    like: "Dog,Mon,Tue,Wed,XMAS,BOXING", "Dog,Labour Day,Tue,Wed,Thu,Fri",
    "Dog,Mon,Remembrance Day,Wed,Thu,Fri")
  /// Beside those they say nothing more.
  static let besideHolidays = WordRule(
    "Dog,Mon,Tue,Wed,Thu,Fri", "day, eve, the, good, monday, mon, stat, holiday, (, ), !",
    like: "Dog,Mon,Tue,Wed,Xmas Eve,Xmas Day", "Dog,Easter Monday,Tue,Wed,Thu,Fri")
}
