import Civil
import Tabular

/// What the name of a file, or of a tab in a workbook (`hikes 2025.fods/Dec`), says of the time of its weeks.
extension SheetTitle {
  /// The date in a name, `hikes-nov-3-2025` or `2025-11-03`. The file's counts for a tab only where nobody named that:
  /// of several tabs at most one has it.
  static func fileDate(_ name: String) -> PartialDate? {
    let (file, tab) = parts(name)
    let stem = file.split(separator: ".").first.map(String.init) ?? file
    guard let tab else { return date(inName: stem, of: name) }
    if let date = date(inName: tab, of: name) { return date }
    return firstTabs.set.contains(tab.folded) ? date(inName: stem, of: name) : nil
  }

  /// The first and the last day in a name, `apr-7-to-18-2008`, `apr-28-to-may-9-2008`.
  static func fileSpan(_ name: String) -> (first: CivilDate, last: CivilDate)? {
    let words = words(parts(name).file)
    guard let start = fileDate(name), let year = start.year, let first = start.date(inYear: year),
      let joint = words.lastIndex(where: { joints.set.contains($0) && $0.hasLetter })
    else { return nil }
    let rest = words[(joint + 1)...]
    let last =
      date(in: rest, nil)?.date(inYear: year)
      ?? rest.first.flatMap { PartialDate.ordinal($0) }.flatMap {
        CivilDate(year: year, month: start.month, day: $0)
      }
    guard let last, first < last else { return nil }
    return (first, last)
  }

  /// The Mondays in a name, `weeks-of-may-8-and-may-15-2023`, in order; none where it has other dates.
  static func fileMondays(_ name: String) -> [CivilDate] {
    let words = words(parts(name).file)
    guard let year = years(words).first else { return [] }
    var place = 0
    var found: [CivilDate] = []
    while place < words.count {
      var taken = 0
      guard let date = PartialDate(words: Array(words[place...]), taking: &taken), taken > 0 else {
        place += 1
        continue
      }
      place += taken
      guard date.year ?? year == year, let day = date.date(inYear: year), day.weekday == .monday,
        found.last.map({ $0 < day }) ?? true
      else { return [] }
      found.append(day)
    }
    return found
  }

  /// What programs call the first tab.
  static let firstTabs = WordRule(
    "2025-11-03.csv", "sheet1, sheet 1, feuille1, feuil1, tabelle1", like: "2025-11-03.fods/Sheet1",
    "2025-11-03.fods/Feuil1")

  private static func date(inName stem: String, of name: String) -> PartialDate? {
    let exact = date(in: PartialDate.words(stem)[...], nil)
    // In "07-aug-12-to-16-2013" the 12 is no year.
    if let year = years(words(stem)).first, let exact, exact.year != nil, exact.year != year {
      return dates(in: words(stem), year: year)
    }
    if exact?.year != nil { return exact }
    if let whole = wholeDate(in: words(stem)) { return whole }
    guard let date = date(in: words(stem)[...], nil), let year = date.year ?? fileHints(name).year else {
      return nil
    }
    return PartialDate(year: year, month: date.month, day: date.day)
  }

  /// The date that says its year right behind a number of its own: `26-nov-5-2007` is of the fifth.
  private static func wholeDate(in words: [String]) -> PartialDate? {
    func date(at index: Int) -> PartialDate? {
      var taken = 0
      return PartialDate(words: Array(words[index...]), taking: &taken)
    }
    guard let first = words.indices.first(where: { date(at: $0) != nil }), date(at: first)?.year == nil,
      words[first].allSatisfy(\.isNumber), words.count > first + 1, let whole = date(at: first + 1),
      whole.year != nil
    else { return nil }
    return whole
  }

  /// The first date of these words that is a Monday in a year, or else the first of all.
  private static func dates(in words: [String], year: Int) -> PartialDate? {
    let found = words.indices.compactMap { index -> PartialDate? in
      var taken = 0
      return PartialDate(words: Array(words[index...]), taking: &taken).map {
        PartialDate(year: year, month: $0.month, day: $0.day)
      }
    }
    return found.first { $0.date(inYear: year)?.weekday == .monday } ?? found.first
  }

  /// The month and year in a name: `10-november-2025`, `Hikes-Dec 2025 (1)`, `2025-12`. Its own number in a row of
  /// copies does not count. What a tab leaves open its file may say, but not one of two years.
  static func fileHints(_ name: String) -> (month: Int?, year: Int?) {
    let (file, tab) = parts(name)
    guard let tab else { return hints(file) }
    let (own, around) = (hints(tab), hints(file))
    let isOfOneYear = Set(years(words(file))).count == 1
    return (own.month ?? around.month, own.year ?? (isOfOneYear ? around.year : nil))
  }

  /// The first of two years in a file's name, `winter-2025-26`, and the month in which they begin, where it says one.
  static func fileSeason(_ name: String) -> (first: Int, start: Int?)? {
    guard case .years(let first, let start)? = SheetTitle(parts(name).file.replacing("_", with: " ")) else {
      return nil
    }
    return (first, start)
  }

  private static func hints(_ stem: String) -> (month: Int?, year: Int?) {
    let words = words(stem)
    let years = years(words)
    // "fiscal-2008-09" is no September.
    if case .years? = SheetTitle(stem.replacing("_", with: " ")) { return (nil, nil) }
    let months = words.map { $0.count > 2 ? MonthName.month(named: $0) : nil }
    // `may-june-2023` begins in May.
    let first = zip(months, months.dropFirst()).first { month, next in
      month != nil && next == month.map { $0 % 12 + 1 }
    }
    if let month = first?.0 { return (month, years.first) }
    // Of two other months the one beside the year is meant: "jan 2 in december 2020".
    let beside = zip(months, words.dropFirst()).first { $0 != nil && Int($1).map(years.contains) ?? false }?.0
    if let month = beside ?? months.lazy.compactMap(\.self).first { return (month, years.first) }
    // `2025-12` or `12-2025`.
    for (place, (first, second)) in zip(words, words.dropFirst()).enumerated() {
      for (year, month) in [(first, second), (second, first)] {
        guard let year = Int(year), years.contains(year), month.count == 2, let month = Int(month),
          (1...12).contains(month)
        else { continue }
        // Nothing says which number of `07-11-2005` is the month.
        guard second == "\(year)", place > 0, words[place - 1].count <= 2, let other = Int(words[place - 1]),
          (1...31).contains(other)
        else { return (month, year) }
        return (other > 12 || other == month ? month : nil, year)
      }
      // `11-25-2005`
      if place > 0, let year = Int(second), years.contains(year), let day = Int(first),
        (13...31).contains(day),
        words[place - 1].count <= 2, let month = Int(words[place - 1]), (1...12).contains(month)
      {
        return (month, year)
      }
    }
    return (nil, years.first)
  }

  /// The year of two figures right behind the month at the end of a name, `wks-sept14`, or behind a day and its month,
  /// `3-nov-25-late`, where it says no other: it may be a day as well, and is for the numbers of days to prove.
  static func shortYear(ofFile name: String) -> Int? {
    let words = words(parts(name).file)
    let amid = words.indices.dropFirst().dropLast().first { place in
      words[place].count > 2 && MonthName.month(named: words[place]) != nil
        && Int(words[place - 1]).map { (1...31).contains($0) } ?? false
        && PartialDate.shortYear(words[place + 1]) != nil
    }
    if years(words).isEmpty, let amid { return PartialDate.shortYear(words[amid + 1]) }
    guard years(words).isEmpty, let last = words.last, words.count > 1,
      case let month = words[words.count - 2], month.count > 2, MonthName.month(named: month) != nil
    else { return nil }
    return PartialDate.shortYear(last)
  }

  private static func years(_ words: [String]) -> [Int] {
    words.filter { $0.count == 4 }.compactMap(Int.init).filter { PartialDate.years.contains($0) }
  }

  private static func words(_ stem: String) -> [String] {
    PartialDate.words(stem.replacing("_", with: " ").replacing("-", with: " "))
  }

  /// The file's name without its kind, and the tab, which has none.
  private static func parts(_ name: String) -> (file: String, tab: String?) {
    let file = name.prefix { $0 != "/" }
    // Dots may stand inside a name; only what follows the last one is the kind of file.
    let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? String(file)
    return (stem, file.endIndex < name.endIndex ? String(name[file.endIndex...].dropFirst()) : nil)
  }

  /// The holiday that a title calls its week by, `xmas week 2025`, where it falls on a day that is walked.
  static func holiday(_ words: [String], year: Int?) -> PartialDate? {
    guard let year, let rule = holidays.first(where: { words.contains(where: $0.set.contains) }),
      words.filter(\.hasWord).allSatisfy({
        rule.set.contains($0) || weekWords.set.contains($0) || fillers.set.contains($0)
          || ofHolidays.set.contains($0) || Int($0) == year
      }),
      let date = rule.meaning.date(inYear: year), date.weekday <= .friday
    else { return nil }
    return PartialDate(year: year, month: date.month, day: date.day)
  }

  static let holidays: [WordRule<PartialDate>] = [
    WordRule(
      PartialDate(year: nil, month: 12, day: 25), "xmas, christmas, noël, noel", like: "xmas week 2025",
      "Week of Christmas 2025", "semaine de Noël 2025"),
    WordRule(
      PartialDate(year: nil, month: 10, day: 31), "halloween, hallowe’en, hallowe'en",
      like: "Halloween week 2025"),
    WordRule(PartialDate(year: nil, month: 11, day: 11), "remembrance", like: "Week of Remembrance Day 2025"),
  ]
  /// Beside the name of a holiday it is.
  static let ofHolidays = WordRule(
    "xmas week 2025", "day, the, of, de, du", like: "week of Christmas day 2025")
}
