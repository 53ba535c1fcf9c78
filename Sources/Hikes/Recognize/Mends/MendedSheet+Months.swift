import Civil
import Tabular

/// Months side by side under their names.
extension MendedSheet {
  /// `,March 2024,,…,April 2024,,` above `Dog,1,4,5,…,1,2,3,…`: each number as the day of the month above it.
  mutating func dateNumbers() -> Bool {
    var isMended = false
    for row in lines.indices.dropLast() {
      let months = Self.months(lines[row].map(\.text))
      guard months.count >= 2 else { continue }
      let ends = months.dropFirst().map(\.place) + [lines[row + 1].count]
      let days = zip(months, ends).map { dates(row + 1, $0, to: $1) }
      guard !days.contains(where: \.isEmpty) else { continue }
      for (place, text) in days.joined() { lines[row + 1][place].text = text }
      isMended = true
    }
    return isMended
  }

  /// The dates of the numbers in a row from the column of their month on; none where they are not five days of it or more.
  private func dates(
    _ row: Int, _ month: (place: Int, month: Int, year: Int?), to end: Int
  ) -> [(place: Int, text: String)] {
    let numbers = (month.place..<max(end, month.place)).compactMap { place in
      day(row, place).map { (place: place, day: $0) }
    }
    guard numbers.count >= 5, zip(numbers, numbers.dropFirst()).allSatisfy({ $0.day < $1.day }) else {
      return []
    }
    let dates = numbers.compactMap { place, day -> (place: Int, text: String)? in
      // A leap year has every day that a month may have.
      guard let date = CivilDate(year: month.year ?? 2000, month: month.month, day: day) else { return nil }
      return (place, month.year == nil ? "\(MonthName.shortName(month.month)) \(day)" : date.description)
    }
    return dates.count == numbers.count ? dates : []
  }

  /// The months that a row names, each after the one before it; none where it names anything else.
  static func months(_ texts: [String]) -> [(place: Int, month: Int, year: Int?)] {
    var months: [(place: Int, month: Int, year: Int?)] = []
    for (place, text) in texts.enumerated() where !text.isEmpty {
      guard let named = EntryList.monthAndYear(text) else { return [] }
      var year = named.year
      if let last = months.last {
        guard named.month == last.month % 12 + 1 else { return [] }
        year = year ?? last.year.map { $0 + (named.month == 1 ? 1 : 0) }
      }
      months.append((place, named.month, year))
    }
    return months
  }

  private func day(_ row: Int, _ place: Int) -> Int? {
    guard lines[row].indices.contains(place), let day = Int(lines[row][place].text), (1...31).contains(day)
    else { return nil }
    return day
  }

  /// What stands before the month and the year of a form.
  static let monthLabels = WordRule((), "month, month of, mois, monat", like: "Month:,October,Year:,2012")
  static let yearLabels = WordRule((), "year, année, jahr", like: "Month:,October,Year:,2012")

  static func isMonthLabel(_ text: CellText) -> Bool { monthLabels.set.contains(text.folded.trimming(": ")) }

  /// `Month:,October,,Year:,2012` as the title `October 2012`.
  mutating func joinMonths() -> Bool {
    var isMended = false
    for row in lines.indices.prefix(12) {
      let filled = lines[row].indices.filter { !lines[row][$0].text.isEmpty }
      func value(behind labels: Set<String>) -> (label: Int, value: Int)? {
        zip(filled, filled.dropFirst()).lazy.map { ($0, $1) }.first { label, _ in
          labels.contains(lines[row][label].text.folded.trimming(": "))
        }.map { (label: $0.0, value: $0.1) }
      }
      guard let month = value(behind: Self.monthLabels.set), let year = value(behind: Self.yearLabels.set),
        let named = MonthName.month(named: lines[row][month.value].text.folded),
        let number = Int(lines[row][year.value].text), PartialDate.years.contains(number)
      else { continue }
      let place = filled[0]
      // Beside them stands what the form is called, and no money.
      guard filled.allSatisfy({ $0 == year.value || !lines[row][$0].text.hasNumber }) else { continue }
      for other in filled.dropFirst() {
        if let origin = lines[row][other].origin { repeats.append(.init(origin, .title, line: row)) }
        lines[row][other] = ("", nil)
      }
      lines[row][place].text = "\(MonthName.shortName(named)) \(number)"
      isMended = true
    }
    return isMended
  }
}
