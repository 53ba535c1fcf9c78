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
      var days: [(place: Int, text: String)] = []
      for (month, end) in zip(months, ends) {
        let own = (month.place..<max(end, month.place)).compactMap { place in
          day(row + 1, place).map { (place: place, day: $0) }
        }
        guard own.count >= 5, zip(own, own.dropFirst()).allSatisfy({ $0.day < $1.day }) else {
          return isMended
        }
        days += own.compactMap { place, day in
          guard let year = month.year else { return (place, "\(MonthName.shortName(month.month)) \(day)") }
          return CivilDate(year: year, month: month.month, day: day).map { (place, $0.description) }
        }
      }
      for (place, text) in days { lines[row + 1][place].text = text }
      isMended = true
    }
    return isMended
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
      for other in filled {
        if let origin = lines[row][other].origin, other != place {
          repeats.append(
            .init(origin, [month.value, year.value].contains(other) ? .title : .header, line: row))
        }
        if other != place { lines[row][other] = ("", nil) }
      }
      lines[row][place].text = "\(MonthName.shortName(named)) \(number)"
      isMended = true
    }
    return isMended
  }
}
