public import Civil
import Diagnostics
import Quantities
import Tabular

/// The weekly sheet in her own layout, from the sheet she gave and what the book says since.
///
/// A cell under which nothing changed goes out as she typed it, to the letter; a changed one shows what the book
/// says, and the totals above it are added up anew. Only a title row that dates a block may be added.
public struct WeeklySheet {
  private(set) var book: Book
  let dogs: DogMap
  let readings: [SheetReading]
  let moves: MovedMoney
  var rows: [[String]] = []

  /// - Parameter readings: the kept sheets, oldest first; the latest grid of weeks decides the layout.
  public init(_ book: Book, readings: [SheetReading]) {
    self.book = book
    self.readings = readings.filter { !$0.isRearranged }
    var copy = book
    var map = DogMap()
    map.take(readings, into: &copy)
    dogs = map
    moves = MovedMoney(book.exceptions)
  }

  /// The same with a book that has only what one week asks for: a sheet asks it about every dog and day.
  func narrowed(to monday: CivilDate?) -> WeeklySheet {
    guard let monday else { return self }
    // The Sunday before belongs to it where her weeks begin on Sundays.
    let days = monday.adding(days: -1)...monday.adding(days: 6)
    // So do the days from which a dog was moved into it.
    let origins = moves.origins(into: days)
    func isAsked(_ dog: DogID?, _ date: CivilDate?) -> Bool {
      guard let dog, let date else { return false }
      return days.contains(date)
        || !origins.isEmpty && origins.contains(SheetMemory.Day(dog: dog, date: date))
    }
    var part = self
    part.book.payments = book.payments.filter { isAsked($0.dog, $0.hikeDate) }
    part.book.hikes = book.hikes.filter { isAsked($0.dog, $0.date) }
    part.book.exceptions = book.exceptions.filter { isAsked($0.dog, $0.date) }
    part.book.notes = book.notes.filter { $0.week == monday }
    return part
  }

  /// A month's tab: the sheet it came from where one has all of its weeks, else its weeks one by one.
  public func month(_ month: YearMonth) -> [[String]] {
    let parts = readings.map { reading in
      (reading: reading, weeks: reading.weeks.indices.filter { tab(reading.weeks[$0], reading) == month })
    }
    func mondays(_ part: (reading: SheetReading, weeks: [Int])) -> Set<CivilDate> {
      Set(part.weeks.compactMap { part.reading.weeks[$0].monday })
    }
    let all = parts.reduce(into: Set()) { $0.formUnion(mondays($1)) }
    if !all.isEmpty {
      if let last = parts.last(where: { mondays($0) == all }),
        let rows = sheet(last.reading, weeks: last.weeks)
      {
        return rows
      }
      return all.sorted().flatMap { week($0) + [[]] }
    }
    let first = month.first.weekday > .friday ? month.first.adding(days: 7).monday : month.first.monday
    return stride(from: first.dayNumber, through: month.last.dayNumber, by: 7).flatMap { day in
      week(CivilDate(dayNumber: day)) + [[]]
    }
  }

  /// One week: its block of the latest sheet that holds it, else a new block from the book. A block that means what it
  /// does by the rest of its sheet, and would be read otherwise alone, is written from the book as well.
  public func week(_ monday: CivilDate) -> [[String]] {
    for reading in readings.reversed() {
      let blocks = reading.weeks.indices.filter { reading.weeks[$0].monday == monday }
      guard !blocks.isEmpty else { continue }
      if let rows = WrittenWeek(self, reading, blocks, monday)?.rows { return rows }
    }
    return newWeek(monday)
  }

  /// RFC 4180 with the mark; only what would run as a formula is guarded.
  public static func csv(_ rows: [[String]], marked: Bool) -> [UInt8] {
    var writer = RecordWriter(marked: marked, lineEnd: marked ? "\r\n" : "\n", formulas: .ownLayout)
    for row in rows { writer.write(row) }
    return writer.bytes
  }

  private func tab(_ week: SheetWeek, _ reading: SheetReading) -> YearMonth? {
    if let tab = week.tab { return tab }
    let summaries = reading.stated.filter { $0.label.scope == .month && $0.label.measure == .subtotal }
    let index = reading.weeks.firstIndex(of: week) ?? 0
    let tab = Tab.all(in: reading, summaries: summaries).first { $0.weeks.contains(index) }
    return tab?.month(reading) ?? week.monday?.adding(days: 2).yearMonth
  }

  static func set(_ rows: inout [[String]], _ row: Int, _ column: Int, _ text: String) {
    guard rows.indices.contains(row) else { return }
    while rows[row].count < column { rows[row].append("") }
    rows[row][column - 1] = text
  }
}
