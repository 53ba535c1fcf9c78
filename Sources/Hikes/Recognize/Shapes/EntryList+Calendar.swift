import Civil
import Tabular

/// Pages of a calendar, and lists of the dogs of each day below its name.
extension EntryList {
  /// What a cell says of a hike that is to be paid still.
  static let open = "owes"

  /// The weekdays above columns, the number of each day below them, or in its cell before its dogs, and below that a dog and
  /// what it paid in each cell or line of one. Without numbers a title says which week it is.
  static func calendar(_ table: Table, _ given: Titles) -> Found? {
    var page = CalendarPage(titles: given)
    for (index, record) in table.records.enumerated() { page.take(record, index + 1) }
    return page.finished
  }
}

/// One page, read from the top down.
private struct CalendarPage {
  var titles: EntryList.Titles
  private var found = EntryList.Found()
  private var weekdays: [Int: Weekday] = [:]
  private var dates: [Int: CivilDate] = [:]
  /// Names without anything behind them: dogs where they are such elsewhere.
  private var bare: [EntryList.Entry] = []

  init(titles: EntryList.Titles) { self.titles = titles }

  mutating func take(_ record: Record, _ row: Int) {
    let places = record.filledColumns
    guard let first = places.first else { return }
    if takeWeekdays(record, places) { return found.add(row, places, .header) }
    if let days = days(record, places) {
      dates = days
      found.add(row, places.filter { !record[column: $0].text.contains(where: \.isNewline) }, .header)
      for place in places { takeLines(record, row, place) }
      return
    }
    let text = record[column: first].text
    if EntryList.Found.isSum(record, places, EntryList.Found.sums(found.entries)) {
      found.add(row, places, .total)
    } else if places.count < 3, titles.take(places.map { record[column: $0].text }.joined(separator: " ")) {
      found.add(row, places, .title)
    } else if places.count == 1, GroupHeading.isGroup(text) {
      found.add(row, places, .header)
    } else if places.count > 1, places.allSatisfy({ CellMark(record[column: $0].text).isAmount }) {
      found.add(row, places, .total)
    } else if weekdays[first] == nil || dates.isEmpty || SummaryLabel(text) != nil {
      if places.count > 1, SummaryLabel(text) != nil { found.add(row, places, .total) }
    } else {
      for place in places {
        for line in record[column: place].text.split(whereSeparator: \.isNewline) {
          take(String(line).trimmingSpaces, row, place)
        }
      }
    }
  }

  /// A row of nothing but weekdays.
  private mutating func takeWeekdays(_ record: Record, _ places: [Int]) -> Bool {
    let named = places.compactMap { place in
      DayHeading(record[column: place].text).flatMap { $0.day == nil ? $0.weekday : nil }.map { (place, $0) }
    }
    guard named.count >= 5, named.count == places.count else { return false }
    (weekdays, dates) = (Dictionary(uniqueKeysWithValues: named), [:])
    guard titles.week != nil else { return true }
    for (place, weekday) in named {
      dates[place] = titles.date(DayHeading(weekday: weekday, day: nil, month: nil, year: nil))
    }
    return true
  }

  /// The dates of a row of day numbers, be the dogs of a day in lines below its number; nil for any other row.
  private mutating func days(_ record: Record, _ places: [Int]) -> [Int: CivilDate]? {
    var dates: [Int: CivilDate] = [:]
    for place in places {
      let number = record[column: place].text.split(whereSeparator: \.isNewline).first ?? ""
      guard let weekday = weekdays[place], let day = Int(String(number).folded.trimmingSpaces),
        let date = titles.date(DayHeading(weekday: weekday, day: day, month: nil, year: nil))
      else { return nil }
      dates[place] = date
    }
    return dates.isEmpty ? nil : dates
  }

  private mutating func takeLines(_ record: Record, _ row: Int, _ place: Int) {
    let lines = record[column: place].text.split(whereSeparator: \.isNewline).dropFirst()
    for line in lines { take(String(line).trimmingSpaces, row, place) }
  }

  private mutating func take(_ text: String, _ row: Int, _ place: Int) {
    guard let date = dates[place], let (name, rest) = EntryList.parts(text) else {
      found.failed += dates[place] == nil || text.hasNumber ? 1 : 0
      if let date = dates[place], EntryList.mayBeName(text) {
        bare.append(
          EntryList.Entry(
            row: row, date: date, text: EntryList.open, name: text.collapsingSpaces, column: place,
            nameColumn: nil))
      }
      return
    }
    found.entries.append(
      EntryList.Entry(row: row, date: date, text: rest, name: name, column: place, nameColumn: nil))
  }

  /// With the dogs that came and have nothing behind their names.
  var finished: EntryList.Found {
    var found = found
    let names = Set(found.entries.map(\.name.folded))
    found.entries += bare.filter { names.contains($0.name.folded) }
    return found
  }
}
