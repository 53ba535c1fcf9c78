import Civil
import Tabular

/// Whether `3/11` is the third of November or March the eleventh.
enum DateOrder: CaseIterable, Hashable, Sendable {
  case dayFirst
  case monthFirst

  func parts(_ pair: NumericDate) -> (month: Int, day: Int)? {
    let month = self == .dayFirst ? pair.second : pair.first
    let day = self == .dayFirst ? pair.first : pair.second
    return (1...12).contains(month) && (1...31).contains(day) ? (month, day) : nil
  }

  /// The order in which a sheet writes its dates, as the calendar decides it: headings that run from day to
  /// day, numbers above twelve, weeks that begin on a Monday. Nil where both orders are as good.
  static func order(of table: Table) -> DateOrder? { order(of: SheetCells(table)) }

  static func order(of sheet: SheetCells) -> DateOrder? {
    guard sheet.texts.all.contains(where: { $0.numericDate != nil }) else { return nil }
    let usesCards = PunchCard.areUsed(in: sheet)
    var votes: [DateOrder: Int] = [:]
    var last: NumericDate?
    // `3/3/2014` is the same in either order.
    var areSame = true
    for row in 1..<sheet.rowCount + 1 {
      let dates = sheet[row: row].cells.filter { !usesCards || PunchCard($0.folded) == nil }
        .compactMap(\.numericDate)
      for (date, weekday) in dates {
        areSame = areSame && date.first == date.second && date.year != nil
        for order in allCases { votes[order, default: 0] += order.support(date, weekday) }
      }
      for (left, right) in zip(dates, dates.dropFirst()) {
        for order in allCases where order.follows(left.0, right.0, by: 1) { votes[order, default: 0] += 3 }
      }
      if let first = dates.first?.0 {
        if let last {
          for order in allCases where order.follows(last, first, by: 7) { votes[order, default: 0] += 2 }
          // A list goes on from day to day.
          for order in allCases where (1...6).contains(where: { order.follows(last, first, by: $0) }) {
            votes[order, default: 0] += 1
          }
        }
        last = first
      }
    }
    let (day, month) = (votes[.dayFirst] ?? 0, votes[.monthFirst] ?? 0)
    if areSame { return .monthFirst }
    return day == month ? nil : day > month ? .dayFirst : .monthFirst
  }

  /// The date in figures that stands in a text, and the day of the week beside it; nil where there is none.
  static func date(in text: String) -> (NumericDate, Weekday?)? {
    guard (3...40).contains(text.utf8.count), text.hasFigure, signs.contains(where: text.holds),
      !text.holds("$")
    else { return nil }
    var words = inFigures(PartialDate.words(text))
    // "Mon 07-09" is no range, "Mon 11.3" no amount.
    words.removeAll { [",", "(", ")"].contains($0) }
    if let day = words.firstIndex(where: { Weekday(name: $0) != nil })
      ?? (words.first.map(HeadingRun.isLetters) ?? false ? 0 : nil)
    {
      let rest = words[..<day] + words[(day + 1)...].drop { separators.set.contains($0) }
      let date = slashed(Array(rest))
      if date != Array(rest) { words = [words[day]] + date }
    }
    // "8/6M"
    if words.count == 3, words[1] == "/", words[2].hasFigure, words[2].hasLetter {
      words[2] = String(words[2].prefix { $0.isNumber })
    }
    let found = words.indices.lazy.compactMap { NumericDate(words[$0...]) }.first
    return found.map { ($0, words.lazy.compactMap { Weekday(name: $0) }.first) }
  }

  /// What may stand between the name of a day and its date.
  static let separators = WordRule(
    "Mon 3", words: [".", ":", "-", "/", "#"], like: "Mon. 3", "Mon: 3", "Mon - 3", "Mon/3", "Mon #3")

  /// Two numbers and what stands between them as a date, `07-09`, `11.3`: beside the name of a day they can be nothing else.
  static func slashed(_ words: [String]) -> [String] {
    guard words.count == 3, ["-", "."].contains(words[1]), isDate(words[0], words[2]) else { return words }
    return [words[0], "/", words[2]]
  }

  private static func isDate(_ first: String, _ second: String) -> Bool {
    guard first.utf8.count <= 2, second.utf8.count <= 2, let first = Int(first), let second = Int(second)
    else { return false }
    return (1...31).contains(first) && (1...31).contains(second) && min(first, second) <= 12
  }

  /// The words of a title in which two numbers are a date and no range: `Week of 11-03`, `wk 11.3`, `11-03 to 11-07`.
  static func inFigures(_ given: [String]) -> [String] {
    var words = given
    let places = words.indices.dropFirst().dropLast().filter { place in
      (words[place] == "-" || words[place] == ".") && isDate(words[place - 1], words[place + 1])
        && (place < 2 || !signs.contains(words[place - 2]))
        // "Week 19 - 8 May"
        && (place + 2 >= words.count
          || !signs.contains(words[place + 2]) && MonthName.month(named: words[place + 2]) == nil)
    }
    for (number, place) in places.enumerated() {
      let before = words[..<(place - 1)].last { $0 != ":" }
      let isOpened =
        before.map { SheetTitle.openings.set.contains($0) || Weekday(name: $0) != nil } ?? false
        || before.map { word in SheetTitle.shorts.contains { $0.set.contains(word) } } ?? false
      let isWeek = before.map(SheetTitle.weekWords.set.contains) ?? false
      let isPadded = words[place - 1].first == "0" || words[place + 1].first == "0"
      let isRange = words[place] == "-" && isWeekOfDays(words[place - 1], words[place + 1])
      let isPair =
        places.count == 2 && abs(places[0] - places[1]) == 4 && number < 2
        && SheetTitle.joints.set.contains(words[min(places[0], places[1]) + 2])
      let isAlone = words.count == 3 && words[place - 1].count == 2 && words[place + 1].count == 2
      if isPair || !isRange && (isOpened || isWeek || isAlone && isPadded) {
        words[place] = "/"
      }
    }
    return words
  }

  /// `3-7`: the first and the last day of a week.
  private static func isWeekOfDays(_ first: String, _ last: String) -> Bool {
    guard let first = Int(first), let last = Int(last) else { return false }
    return (1...6).contains(last - first) || first >= 25 && last <= 6
  }

  /// What may stand between the numbers of a date.
  static let signs = ["/", ".", "-"]

  /// What one date says for this order.
  private func support(_ pair: NumericDate, _ weekday: Weekday?) -> Int {
    guard let (month, day) = parts(pair) else { return -2 }
    guard let date = pair.year.flatMap({ CivilDate(year: $0, month: month, day: day) }) else {
      return pair.year == nil ? 0 : -2
    }
    if let weekday { return date.weekday == weekday ? 2 : 0 }
    return date.weekday == .monday ? 1 : 0
  }

  /// Whether one date is so many days after another in this order.
  func follows(_ left: NumericDate, _ right: NumericDate, by days: Int) -> Bool {
    guard let left = parts(left), let right = parts(right) else { return false }
    if left.month == right.month { return right.day - left.day == days }
    let isNextMonth = right.month == left.month % 12 + 1
    return isNextMonth && left.day + days > 28 && right.day <= days
  }
}

/// A date in figures, of which it is not yet known which one is the month: `3/11`, `11/3/2025`, `03.11.25`.
struct NumericDate: Hashable, Sendable {
  let first: Int
  let second: Int
  let year: Int?
  /// How many words it is.
  let count: Int

  /// Reads from the front of `words`. Without a year only a slash makes a date, or a dot behind
  /// each number, `3.1.`: `25.30` is money and `3-7` a range.
  init?(_ words: ArraySlice<String>) {
    // In "11/10 / 11/14" no number is a year.
    let isRange = words.dropFirst(5).first == "/"
    let words = Array(words.prefix(5))
    guard words.count >= 3, DateOrder.signs.contains(words[1]), words[0].count <= 2, words[2].count <= 2,
      let first = Int(words[0]), let second = Int(words[2]), (1...31).contains(first),
      (1...31).contains(second)
    else { return nil }
    self.first = first
    self.second = second
    if words.count == 5, words[3] == words[1], let number = Int(words[4]) {
      if words[4].count == 4, PartialDate.years.contains(number) {
        (year, count) = (number, 5)
        return
      }
      if words[4].count == 2, words[1] != "-", !isRange {
        (year, count) = (PartialDate.year(ofTwoFigures: number), 5)
        return
      }
    }
    if words.count >= 4, words[1] == ".", words[3] == "." {
      (year, count) = (nil, 4)
      return
    }
    guard words[1] == "/" else { return nil }
    (year, count) = (nil, 3)
  }
}
