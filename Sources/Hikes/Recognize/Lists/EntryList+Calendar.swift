import Civil
import Diagnostics
import Tabular

/// Pages of a calendar, and lists of the dogs of each day below its name.
extension EntryList {
  /// What a cell says of a hike that is to be paid still.
  static let open = "owes"
  /// A hike of which nothing says that it was paid.
  static let hiked = "✓"

  /// The weekdays above columns, the number of each day below them, or in its cell before its dogs, and below that a dog and
  /// what it paid in each cell or line of one. Without numbers a title says which week it is.
  static func calendar(_ table: Table, _ given: Titles) -> Found? {
    CalendarPage(table, given).finished
  }

  /// Whether the row below the first days has a dog and what it paid in one cell behind an hour: `8:00,Clover $25,Indie $30`.
  static func mayBeHourly(_ sheet: SheetCells) -> Bool {
    (1..<min(sheet.rowCount, 12) + 1).contains { row in
      let heads = sheet[row: row].cells
      guard heads.count >= 6, let corner = heads.first, !corner.namesDay,
        heads.count(where: \.namesDay) >= 5,
        case let below = sheet[row: row + 1].cells, let hour = below.first, hour.raw.first?.isNumber ?? false
      else { return false }
      return below.dropFirst().contains { !$0.isBlank && parts($0.raw) != nil }
    }
  }

  /// Whether cells hold a whole day in their lines: its number, then its dogs.
  static func mayBeBoxes(_ sheet: SheetCells) -> Bool {
    sheet.texts.all.count { text in
      guard let end = text.raw.firstIndex(where: \.isNewline) else { return false }
      return Int(String(text.raw[..<end]).folded.trimmingSpaces).map { (1...31).contains($0) } ?? false
    } >= 4
  }

  /// Whether below a row of nothing but days each cell of the next has a dog and what it paid: `Bella $25,Millie away`.
  static func mayBeDayLists(_ sheet: SheetCells) -> Bool {
    (1..<min(sheet.rowCount, 12) + 1).contains { row in
      let (heads, below) = (sheet[row: row], sheet[row: row + 1])
      guard (3...7).contains(heads.filledCount), below.filledCount >= 2, heads.filled.allSatisfy(\.namesDay)
      else { return false }
      return sheet.columns(of: row + 1).allSatisfy { column in
        let text = sheet[row + 1, column]
        return text.isBlank || !sheet[row, column].isBlank && parts(text.raw.trimmingSpaces) != nil
      }
    }
  }

  /// A page of a calendar whose cells are days, or dogs of one, be there a list of the dogs beside it.
  static func boxes(_ table: Table, _ given: Titles) -> Found? {
    let found = CalendarPage(table, given).finished
    return found.isList ? found : nil
  }

  /// A page of a calendar whose dogs stand behind the hour at which each is picked up.
  static func hourly(_ table: Table, _ given: Titles) -> Found? {
    let page = CalendarPage(table, given)
    return page.hasHours && page.finished.isList ? page.finished : nil
  }
}

/// One page, read from the top down.
private struct CalendarPage {
  var titles: EntryList.Titles
  private var found = EntryList.Found()
  private var weekdays: [Int: Weekday] = [:]
  private var dates: [Int: CivilDate] = [:]
  /// The column of what each week came to, behind the days.
  private var sums: Int?
  /// The column of the hours, left of the days.
  private var hours: Int?
  var hasHours: Bool { hours != nil }
  /// The first column of what stands beside the page, behind an empty one.
  private var margin = Int.max
  /// Its cells.
  private var marginal: [(row: Int, column: Int, text: String)] = []
  /// Names without anything behind them: dogs where they are such elsewhere.
  private var bare: [EntryList.Entry] = []

  init(_ table: Table, _ titles: EntryList.Titles) {
    self.titles = titles
    for (index, record) in table.records.enumerated() { take(record, index + 1) }
  }

  private mutating func take(_ record: Record, _ row: Int) {
    if takeWeekdays(record, record.filledColumns) { return found.add(row, record.filledColumns, .header) }
    let places = record.filledColumns.filter { $0 != sums && $0 < margin }
    marginal += record.filledColumns.filter { $0 >= margin }.map { (row, $0, record[column: $0].text) }
    if let sums, !record[column: sums].isBlank { found.add(row, [sums], .total) }
    guard let first = places.first else { return }
    if takeHour(record, row, places) { return }
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

  /// A row of nothing but weekdays, be it behind what the column of the hours is called: `Pick up,Monday 2,Tuesday 3`.
  /// Behind them may stand one of sums, `Friday,Week`.
  private mutating func takeWeekdays(_ record: Record, _ all: [Int]) -> Bool {
    // Behind the days, and an empty column, stands something else.
    let edge =
      zip(all, all.dropFirst()).enumerated().first { place, columns in
        columns.1 > columns.0 + 1 && place >= 4
          && all.dropFirst(place + 1).allSatisfy { DayHeading(record[column: $0].text)?.weekday == nil }
      }?.element.1 ?? Int.max
    let given = all.filter { $0 < edge }
    let end = given.last.map { CellText(record[column: $0].text) }
    let isSummed = end.map { $0.total != nil || TurnedGrid.spans.set.contains($0.folded) } ?? false
    let places = isSummed ? given.dropLast() : given
    let headings = places.compactMap { place in
      DayHeading(record[column: place].text).flatMap { $0.weekday == nil ? nil : (place: place, heading: $0) }
    }
    let isBehind = headings.count == places.count - 1 && headings.first?.place != places.first
    guard headings.count >= 5, headings.count == places.count || isBehind else { return false }
    margin = edge
    hours = isBehind ? places.first : nil
    sums = isSummed ? given.last : nil
    weekdays = Dictionary(
      uniqueKeysWithValues: headings.compactMap { heading in
        heading.heading.weekday.map { (heading.place, $0) }
      })
    dates = [:]
    for (place, heading) in headings where titles.week != nil || heading.day != nil {
      dates[place] = titles.date(heading)
    }
    return true
  }

  /// A row of dogs behind an hour, `8:00,Clover $25,Indie $30`, or behind what else the day holds: `home by,12:30,12:15`.
  private mutating func takeHour(_ record: Record, _ row: Int, _ places: [Int]) -> Bool {
    guard let hours, !dates.isEmpty else { return false }
    let days = places.filter { $0 != hours }
    let label = record[column: hours].text
    guard !days.isEmpty, days.allSatisfy({ dates[$0] != nil }) else { return false }
    guard label.folded.isEmpty || label.first?.isNumber ?? false else {
      if days.contains(where: { EntryList.parts(record[column: $0].text) != nil }) {
        found.failed += days.count
      }
      found.add(row, places, .note)
      return true
    }
    found.add(row, places.filter { $0 == hours }, .header)
    for place in days { take(record[column: place].text.trimmingSpaces, row, place) }
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
      } else if let date = dates[place], !text.hasNumber {
        found.addNote(row, place, date)
      }
      return
    }
    found.entries.append(
      EntryList.Entry(row: row, date: date, text: rest, name: name, column: place, nameColumn: nil))
  }

  /// With the dogs that came and have nothing behind their names, what else is said of a day, and the list of the dogs
  /// beside the page.
  var finished: EntryList.Found {
    var found = found
    let names = Set(found.entries.map(\.name.folded))
    for entry in bare {
      if names.contains(entry.name.folded) {
        found.entries.append(entry)
      } else {
        found.addNote(entry.row, entry.column, entry.date)
      }
    }
    for cell in marginal {
      found.add(cell.row, [cell.column], names.contains(cell.text.folded) ? .dog : .note)
    }
    return found
  }
}

extension EntryList.Found {
  /// What a cell says of a day and of no dog.
  fileprivate mutating func addNote(_ row: Int, _ column: Int, _ date: CivilDate) {
    beside.append(.init(CellReference(row: row, column: column), .note, date: date))
  }
}
