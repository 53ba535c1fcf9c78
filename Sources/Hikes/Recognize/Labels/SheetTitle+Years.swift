import Civil
import Tabular

/// Titles over the weeks of two years.
extension SheetTitle {
  /// `Fiscal 2008-09 (Apr 1 - Mar 31)`, `Hikes 2012-13`, `Sept to June 2018/2019`: the first of the two years, and the
  /// month in which they begin where one is named beside that in which they end.
  static func spanOfYears(_ words: [String]) -> (first: Int, month: Int?)? {
    let months = words.compactMap { $0.count > 2 ? MonthName.month(named: $0) : nil }
    if let year = yearAmidWords(words) { return (year, nil) }
    let isCalled = words.contains(where: yearWords.set.contains)
    guard months.isEmpty || months.count == 2 || isCalled && monthOfSpan(words) != nil,
      !words.contains(where: weekWords.set.contains)
    else { return nil }
    for index in words.indices.dropLast(2)
    where words[index].count == 4 && (joints.set.contains(words[index + 1]) || words[index + 1] == "/") {
      guard let first = Int(words[index]), PartialDate.years.contains(first),
        let next = Int(words[index + 2]), !isDate(words[(index + 3)...])
      else { continue }
      let isShort = words[index + 2].count == 2 && next == (first + 1) % 100
      // "2008-09" by itself is September 2008.
      if next == first + 1 || isShort && (isCalled || next > 12) {
        return (first, months.count == 2 ? months.first : nil)
      }
    }
    return nil
  }

  /// Two years, one after the other, apart from each other: `Fall 2014 / New Years 2015`.
  private static func yearAmidWords(_ words: [String]) -> Int? {
    let years = words.filter { $0.count == 4 }.compactMap(Int.init).filter { PartialDate.years.contains($0) }
    guard years.count == 2, years[1] == years[0] + 1, !words.contains(where: weekWords.set.contains),
      words.count(where: { $0.count > 2 && MonthName.month(named: $0) != nil }) < 2
    else { return nil }
    return years[0]
  }

  /// The one month of a season that a title names at its end, `Season 2024/25 - February`.
  static func monthOfSpan(_ words: [String]) -> Int? {
    guard words.count(where: { $0.count > 2 && MonthName.month(named: $0) != nil }) == 1 else { return nil }
    return words.last.flatMap { $0.count > 2 ? MonthName.month(named: $0) : nil }
  }

  /// In `2011-12-05` the second number is a month.
  private static func isDate(_ rest: ArraySlice<String>) -> Bool {
    rest.count >= 2 && rest.first == "-" && rest.dropFirst().first.flatMap { Int($0) } != nil
  }

  /// What runs from one year into the next.
  static let yearWords = WordRule(
    SheetTitle.years(2008, from: nil),
    "fiscal, season, school, fy, exercice, saison, scolaire", like: "Fiscal 2008-09", "Season 2008/09",
    "School year 2008-2009")

  /// The year of a month in a span of two: without the month in which it begins only the autumn and the first months of
  /// a year are certain.
  static func year(of month: Int, inYearsFrom first: Int, begun start: Int?) -> Int? {
    // What begins in the winter is a quarter of the second year: `Fiscal 2010/11 - Q4 (Jan - Mar)`.
    if let start, start > 3 { return month >= start ? first : first + 1 }
    return month >= 9 ? first : month <= 3 ? first + 1 : nil
  }

  /// The month that a title of a week names.
  var weekMonth: Int? { date?.month }

  /// The day that a title of a week names.
  var date: PartialDate? {
    switch self {
    case .week(let date), .weekEnding(let date): date
    case .weekNumber, .days, .month, .year, .years: nil
    }
  }

  /// Whether a title says that it is of a week, `Week of Nov 3`, or from which day to which it goes, `Sept 12 - 16`.
  static func isOfWeek(_ words: [String]) -> Bool {
    func isDay(_ place: Int) -> Bool {
      words.indices.contains(place)
        && PartialDate.ordinal(words[place]).map { (1...31).contains($0) } ?? false
    }
    return words.contains(where: weekWords.set.contains) || words.starts(with: ["w", "/"])
      || words.indices.dropLast().contains { place in
        guard joints.set.contains(words[place]), isDay(place - 1) else { return false }
        return isDay(place + 1) || MisspeltWord.month(words[place + 1]) != nil && isDay(place + 2)
      }
  }

  /// A line that begins with one of these says when a program wrote the sheet.
  static let printing = WordRule(
    "nothing of the weeks",
    """
    exported, printed, saved, generated, scanned, downloaded, exporté, imprimé, enregistré, généré, sauvegardé
    """,
    like: "Exported 2013-05-04 09:12 AM", "Printed: Nov 3, 2025", "Last saved Nov 3 2025",
    "Date printed 2025-11-03")

  /// The year in such a line, `printed 17/06/2013`: that of weeks that nothing else dates.
  static func yearOfPrinting(_ text: CellText) -> Int? {
    guard isPrinting(text.words) else { return nil }
    return text.words.lazy.filter { $0.count == 4 }.compactMap { Int($0) }.first {
      PartialDate.years.contains($0)
    }
  }

  /// `back Feb 6, Mum will call`: what begins so tells of a dog, below whose row it stands.
  static let returns = WordRule(
    "no title", "back, returns, returning, revient, zurück", like: "back Feb 6, Mum will call",
    "returns Mar 3")

  static func isReturn(_ words: [String]) -> Bool {
    words.count > 1 && returns.set.contains(words[0]) && MonthName.month(named: words[1]) != nil
  }

  static func isPrinting(_ words: [String]) -> Bool {
    words.prefix(3).contains(where: printing.set.contains) && !words.contains(where: weekWords.set.contains)
  }

  /// Some count the weeks since they began; a year is none.
  static let weekCounts = 1..<1900

  /// The number that a title counts its week by, be its date beside it: `Week 1 (starts Sept 11)`.
  static func weekCount(_ words: [String]) -> Int? {
    guard let week = words.firstIndex(where: weekWords.set.contains),
      let place = words[(week + 1)...].firstIndex(where: { $0 != "#" && $0 != "." }),
      let number = Int(words[place]), weekCounts.contains(number)
    else { return nil }
    let next = words[(place + 1)...].prefix(2)
    guard let first = next.first else { return number }
    // In "Week 3/11" and "Week 3 Nov" it is a day.
    if first == "/" || MisspeltWord.month(first) != nil { return nil }
    return joints.set.contains(first) && next.last.flatMap({ PartialDate.ordinal($0) }) != nil ? nil : number
  }
}
