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
  var rows: [[String]] = []

  /// - Parameter readings: the kept sheets, oldest first; the latest grid of weeks decides the layout.
  public init(_ book: Book, readings: [SheetReading]) {
    self.book = book
    self.readings = readings.filter { !$0.isRearranged }
    var copy = book
    var map = DogMap()
    map.take(readings, into: &copy)
    dogs = map
  }

  /// The same with a book that has only what one week asks for: a sheet asks it about every dog and day.
  func narrowed(to monday: CivilDate?) -> WeeklySheet {
    guard let monday else { return self }
    let days = monday...monday.adding(days: 6)
    var part = self
    part.book.payments = book.payments.filter { $0.hikeDate.map(days.contains) ?? false }
    part.book.hikes = book.hikes.filter { days.contains($0.date) }
    part.book.exceptions = book.exceptions.filter { days.contains($0.date) }
    part.book.notes = book.notes.filter { $0.week == monday }
    return part
  }

  /// A month's tab: the sheet it came from where there is one, else its weeks from the book.
  public func month(_ month: YearMonth) -> [[String]] {
    for reading in readings.reversed() {
      let weeks = reading.weeks.indices.filter { tab(reading.weeks[$0], reading) == month }
      if !weeks.isEmpty { return sheet(reading, weeks: weeks) }
    }
    let first = month.first.weekday > .friday ? month.first.adding(days: 7).monday : month.first.monday
    return stride(from: first.dayNumber, through: month.last.dayNumber, by: 7).flatMap { day in
      newWeek(CivilDate(dayNumber: day)) + [[]]
    }
  }

  /// One week: its block of the latest sheet that holds it, else a new block from the book.
  public func week(_ monday: CivilDate) -> [[String]] {
    for reading in readings.reversed() {
      guard let index = reading.weeks.firstIndex(where: { $0.monday == monday }) else { continue }
      return block(reading, index)
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

  // MARK: From a sheet

  /// The rows of a tab, each week overlaid with what the book says.
  private func sheet(_ reading: SheetReading, weeks: [Int]) -> [[String]] {
    var rows = range(of: weeks, in: reading).map { reading.table[row: $0].fields.map(\.text) }
    let start = range(of: weeks, in: reading).lowerBound
    var delta = Money.zero
    var inserted: [(row: Int, fields: [[String]])] = []
    for index in weeks {
      let overlay = WeekOverlay(self, reading, index)
      for (cell, text) in overlay.texts { Self.set(&rows, cell.row - start, cell.column, text) }
      delta += overlay.difference
      inserted.append((overlay.lastRow + 1 - start, overlay.newRows))
      if let title = overlay.title {
        inserted.append((reading.weeks[index].block.headerRow - start, [title]))
      }
    }
    for (cell, text) in SummaryOverlay(self, reading, weeks, delta).texts {
      Self.set(&rows, cell.row - start, cell.column, text)
    }
    for (row, fields) in inserted.sorted(by: { $0.row > $1.row }) { rows.insert(contentsOf: fields, at: row) }
    return rows
  }

  private func block(_ reading: SheetReading, _ index: Int) -> [[String]] {
    let block = reading.weeks[index].block
    let overlay = WeekOverlay(self, reading, index)
    var rows = (block.headerRow..<overlay.endRow).map { reading.table[row: $0].fields.map(\.text) }
    for (cell, text) in overlay.texts where cell.row < overlay.endRow {
      Self.set(&rows, cell.row - block.headerRow, cell.column, text)
    }
    rows.insert(contentsOf: overlay.newRows, at: overlay.lastRow + 1 - block.headerRow)
    return [overlay.title ?? WeekOverlay.title(reading.weeks[index].monday, width: rows[0].count)] + rows
  }

  /// The rows that belong to some weeks of a sheet: the whole sheet where they are all of its weeks.
  private func range(of weeks: [Int], in reading: SheetReading) -> Range<Int> {
    let count = reading.table.records.count
    guard weeks.count < reading.weeks.count, let first = weeks.first, let last = weeks.last else {
      return 1..<count + 1
    }
    func top(_ index: Int) -> Int {
      let block = reading.weeks[index].block
      return block.titleRows.first ?? block.headerRow
    }
    let end = reading.weeks.indices.filter { $0 > last }.map(top).min() ?? count + 1
    return top(first)..<end
  }

  static func set(_ rows: inout [[String]], _ row: Int, _ column: Int, _ text: String) {
    guard rows.indices.contains(row) else { return }
    while rows[row].count < column { rows[row].append("") }
    rows[row][column - 1] = text
  }
}
