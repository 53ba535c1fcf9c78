import Civil
import Tabular

/// Headings whose dates say too little by themselves.
extension MendedSheet {
  /// `Mon 10/02/08` as `Mon 2010-02-08`, where the days of the week beside all such dates are those of year, month and day in
  /// this order, and in no other.
  mutating func writeYearsInFull() -> Bool {
    var found: [(row: Int, place: Int, date: ShortDate)] = []
    for row in lines.indices {
      for place in lines[row].indices {
        let text = lines[row][place].text
        guard text.utf8.count <= DayHeading.longest, text.hasFigure, let date = ShortDate(text) else {
          continue
        }
        found.append((row, place, date))
      }
    }
    let dates = found.map(\.date)
    guard dates.count >= 3, dates.allSatisfy({ $0.fits(year: 0, month: 1, day: 2) }),
      !dates.allSatisfy({ $0.fits(year: 2, month: 1, day: 0) }),
      !dates.allSatisfy({ $0.fits(year: 2, month: 0, day: 1) })
    else { return false }
    for (row, place, date) in found { lines[row][place].text = date.withYearFirst }
    return true
  }

  /// A day of the week and a date in three numbers of two figures, of which nobody knows yet which is which.
  private struct ShortDate {
    let weekday: Weekday
    let numbers: [String]

    /// Nil for a text that holds anything else.
    init?(_ text: String) {
      let words = PartialDate.words(text)
      numbers = words.filter { Int($0) != nil }
      guard words.count <= 8, let weekday = words.lazy.compactMap({ Weekday(name: $0) }).first,
        numbers.count == 3, numbers.allSatisfy({ $0.utf8.count == 2 })
      else { return nil }
      self.weekday = weekday
    }

    /// Whether it is of its day of the week where the numbers at these places are its year, month and day.
    func fits(year: Int, month: Int, day: Int) -> Bool {
      let parts = numbers.compactMap { Int($0) }
      return CivilDate(year: 2000 + parts[year], month: parts[month], day: parts[day])?.weekday == weekday
    }

    var withYearFirst: String { "\(weekday.shortName) 20\(numbers.joined(separator: "-"))" }
  }

  // MARK: The first day

  /// Days from 1 January 1900 to 2 January 1904: the first days of two kinds of workbooks, between which dates were pasted.
  private static let daysTo1904 = 1462

  /// `2-Mar-2004` above `Monday` as `2008-03-03`, where no date of a row is of the day of the week beside it, and each is so
  /// counted from the other first day.
  mutating func countFrom1900() -> Bool {
    var isMended = false
    for row in lines.indices {
      let dates = lines[row].indices.compactMap { place in
        Self.date(lines[row][place].text).map { (place: place, date: $0) }
      }
      guard dates.count >= 3 else { continue }
      func name(_ row: Int, _ place: Int) -> Weekday? {
        guard lines.indices.contains(row), lines[row].indices.contains(place) else { return nil }
        return PartialDate.words(lines[row][place].text).lazy.filter { MonthName.month(named: $0) == nil }
          .compactMap { Weekday(name: $0) }.first
      }
      let found = dates.compactMap { place, date -> (place: Int, date: CivilDate)? in
        guard let named = name(row, place) ?? name(row + 1, place) ?? name(row - 1, place),
          date.weekday != named,
          case let later = date.adding(days: Self.daysTo1904), later.weekday == named
        else { return nil }
        return (place, later)
      }
      guard found.count == dates.count else { continue }
      for (place, date) in found {
        let own = name(row, place).map { "\($0.shortName) " } ?? ""
        lines[row][place].text = own + date.description
      }
      isMended = true
    }
    return isMended
  }

  // MARK: Dashes

  /// `12-17` as `Dec 17`, `12-06-04` as `2004-12-06`, where such texts go on from day to day in a row, or one after the other below
  /// the heading of dates.
  mutating func readDashes() -> Bool {
    var isMended = false
    for row in lines.indices {
      let places = lines[row].indices.filter { Self.dashed(lines[row][$0].text) != nil }
      if places.count >= 4 { isMended = readDashes(places.map { (row, $0) }, steps: 1...3) || isMended }
      for place in lines[row].indices where EntryList.isDate(lines[row][place].text.folded) {
        // As far as nothing else stands below it.
        let below = lines.indices.dropFirst(row + 1).prefix {
          !lines[$0].indices.contains(place) || lines[$0][place].text.isEmpty
            || Self.dashed(lines[$0][place].text) != nil
        }.filter { lines[$0].indices.contains(place) && !lines[$0][place].text.isEmpty }
        if below.count >= 4 { isMended = readDashes(below.map { ($0, place) }, steps: 0...31) || isMended }
      }
    }
    return isMended
  }

  /// - Parameter steps: how many days may lie between two of them.
  private mutating func readDashes(_ cells: [(row: Int, place: Int)], steps: ClosedRange<Int>) -> Bool {
    let numbers = cells.compactMap { Self.dashed(lines[$0.row][$0.place].text) }
    guard numbers.count == cells.count, let count = numbers.first?.count,
      numbers.allSatisfy({ $0.count == count })
    else { return false }
    // Nothing says the year of two numbers; any but a leap year has their days.
    let orders = count == 2 ? [[-1, 0, 1], [-1, 1, 0]] : [[0, 1, 2], [2, 0, 1], [2, 1, 0]]
    let readings = orders.compactMap { order -> [CivilDate]? in
      guard let dates = Self.dates(numbers, order) else { return nil }
      let isRun = zip(dates, dates.dropFirst()).allSatisfy { day, next in
        let days = day.days(until: next)
        return steps.contains(count == 2 && days < 0 ? days + 365 : days)
      }
      return isRun ? dates : nil
    }
    guard readings.count == 1, let dates = readings.first else { return false }
    for (cell, date) in zip(cells, dates) {
      lines[cell.row][cell.place].text =
        count == 2 ? "\(MonthName.shortName(date.month)) \(date.day)" : date.description
    }
    return true
  }

  /// The dates of numbers that stand in this order of year, month and day, the year below zero where it is not said; nil where one
  /// is none.
  private static func dates(_ numbers: [[Int]], _ order: [Int]) -> [CivilDate]? {
    let dates = numbers.compactMap { parts in
      CivilDate(
        year: order[0] < 0 ? 2001 : 2000 + parts[order[0]], month: parts[order[1]], day: parts[order[2]])
    }
    return dates.count == numbers.count ? dates : nil
  }

  /// The numbers of `12-17` or `12-06-04`; nil for any other text.
  static func dashed(_ text: String) -> [Int]? {
    guard (3...8).contains(text.utf8.count), text.utf8.contains(UInt8(ascii: "-")) else { return nil }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.filter { $0.utf8.count <= 2 }.compactMap { Int($0) }
    return (2...3).contains(parts.count) && numbers.count == parts.count && numbers.allSatisfy { $0 >= 0 }
      ? numbers : nil
  }

  /// `week of 01-12-25` as `week of 2025-12-01`, where all such dates are Mondays, or Fridays, in one order of day, month and
  /// year, and in no other.
  mutating func writeShortYears() -> Bool {
    var found: [(row: Int, place: Int, word: String, numbers: [Int])] = []
    for row in lines.indices {
      // In another cell than the first a program puts the day on which it printed the page.
      guard let place = lines[row].firstIndex(where: { !$0.text.isEmpty }) else { continue }
      let text = lines[row][place].text
      if let word = Self.shortDate(in: text), let numbers = Self.dashed(word),
        !SheetTitle.isPrinting(PartialDate.words(text))
      {
        found.append((row, place, word, numbers))
      }
    }
    let readings = [[2, 1, 0], [2, 0, 1], [0, 1, 2]].compactMap { order -> [CivilDate]? in
      guard let dates = Self.dates(found.map(\.numbers), order) else { return nil }
      let isOfWeeks = [.monday, .friday].contains { day in dates.allSatisfy { $0.weekday == day } }
      return isOfWeeks ? dates : nil
    }
    guard readings.count == 1, let dates = readings.first else { return false }
    for (cell, date) in zip(found, dates) {
      lines[cell.row][cell.place].text.replace(cell.word, with: date.description)
    }
    return true
  }

  /// The date in two figures each of a text that may be a title: `01-12-25`.
  static func shortDate(in text: String) -> String? {
    guard (6...40).contains(text.utf8.count), text.utf8.count(where: { $0 == UInt8(ascii: "-") }) >= 2 else {
      return nil
    }
    return text.split(separator: " ").map(String.init).first { dashed($0)?.count == 3 }
  }

  // MARK: Names downwards

  /// Names of days written downwards, a letter or two in each row, as one cell in the last of these rows.
  mutating func joinLetters() -> Bool {
    var isMended = false
    var row = 0
    while row < lines.count {
      let rows = (row..<lines.count).prefix { Self.isOfLetters(lines[$0].map(\.text)) }
      defer { row = max(rows.upperBound, row + 1) }
      guard (2...9).contains(rows.count), let width = rows.map({ lines[$0].count }).max() else { continue }
      let columns = (0..<width).map { place in rows.filter { lines[$0].indices.contains(place) } }
      let names = columns.enumerated().map { place, rows in
        rows.map { lines[$0][place].text.trimmingSpaces }.joined()
      }
      guard names.count(where: { Weekday(name: $0.lowercased()) != nil }) >= 4 else { continue }
      for (place, name) in names.enumerated() where !name.isEmpty {
        let cells = columns[place].compactMap {
          lines[$0][place].text.isEmpty ? nil : lines[$0][place].origin
        }
        for row in columns[place] { lines[row][place].text = "" }
        repeats += cells.dropFirst().map { .init($0, .header) }
        let last = rows.upperBound - 1
        lines[last] += Array(repeating: ("", nil), count: max(0, place + 1 - lines[last].count))
        lines[last][place] = (name, cells.first)
      }
      isMended = true
    }
    return isMended
  }

  /// Whether a row has nothing but letters by themselves or in pairs, in several cells.
  static func isOfLetters(_ texts: [String]) -> Bool {
    let filled = texts.filter { !$0.isEmpty }
    return filled.count >= 4
      && filled.allSatisfy {
        $0.unicodeScalars.count <= 2 && $0.unicodeScalars.allSatisfy(\.properties.isAlphabetic)
      }
  }

  // MARK: Weeks above their days

  /// Weeks that stand above each of their days, `week,2023-01-09,2023-01-09` above `day,mon,tue`: the date of each day in the place of
  /// its name, and the name of the dogs' column beside them where it stands below by itself.
  mutating func dateDays() -> Bool {
    var isMended = false
    for row in lines.indices.dropLast() {
      let weeks = lines[row].indices.compactMap { place in
        Self.date(lines[row][place].text).map { (place: place, monday: $0.monday) }
      }
      let days = weeks.compactMap { week -> (place: Int, date: CivilDate)? in
        guard lines[row + 1].indices.contains(week.place),
          let heading = DayHeading(lines[row + 1][week.place].text), heading.day == nil,
          let weekday = heading.weekday
        else { return nil }
        return (week.place, week.monday.adding(days: weekday.rawValue - 1))
      }
      guard days.count >= 3, days.count == weeks.count, Set(weeks.map(\.monday)).count < weeks.count else {
        continue
      }
      for (place, date) in days {
        lines[row + 1][place].text = date.description
        leaveOut(row, place)
      }
      let label = row + 2
      if label < lines.count, let name = lines[label].first, ColumnLabels.names.contains(name.text.folded),
        lines[label].dropFirst().allSatisfy(\.text.isEmpty), days[0].place > 0
      {
        leaveOut(row + 1, 0)
        lines[row + 1][0] = name
        lines[label][0] = ("", nil)
      }
      isMended = true
    }
    return isMended
  }

  /// Leaves the text of a cell out of the grid, as one that frames the others.
  private mutating func leaveOut(_ row: Int, _ place: Int) {
    if let origin = lines[row][place].origin, !lines[row][place].text.isEmpty {
      repeats.append(.init(origin, .header, line: row))
    }
    lines[row][place] = ("", nil)
  }
}
