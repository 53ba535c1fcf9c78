import Bookkeeping
import Civil
import Diagnostics
import Quantities
import Tabular

/// One week of a sheet as the book has it now: the cells that differ, and the dogs that are new.
struct WeekOverlay {
  private(set) var texts: [(cell: CellReference, text: String)] = []
  /// How much more money the block shows than before.
  private(set) var difference = Money.zero
  /// Rows for dogs that the block does not name.
  private(set) var newRows: [[String]] = []
  /// The row that dates the block, where it has none.
  private(set) var title: [String]?
  /// The row of the last dog.
  let lastRow: Int
  /// The first row after the block's own total.
  let endRow: Int

  /// - Parameter index: the block; where the week has several, AM and PM or two lists side by side, what none of them
  ///   holds goes into the first.
  init(_ whole: WeeklySheet, _ reading: SheetReading, _ index: Int) {
    let sheet = whole.narrowed(to: reading.weeks[index].monday)
    let week = reading.weeks[index]
    let blocks = reading.weeks.filter { $0.monday != nil && $0.monday == week.monday }
    let totals = reading.stated.filter { $0.week == index && $0.label.scope == .week }
    let sums = totals.filter { $0.dog == nil }
    // What was paid may stand in a line below its dog.
    let paidRows = reading.cells.lazy.filter {
      week.block.rows.contains($0.cell.row) && $0.countedAmount != nil
    }
    let dogRow = week.dogRows.map(\.row).max() ?? week.block.headerRow
    lastRow =
      paidRows.filter { week.block.day(at: $0.cell.column) != nil }.map(\.cell.row).max().map {
        max($0, dogRow)
      } ?? dogRow
    // Totals may stand above the dogs.
    endRow = max(lastRow, sums.map(\.cell.row).max() ?? lastRow) + 1
    // The row of its title, under the headings of another week, may be one cell.
    let width = max(
      reading.table[row: week.block.headerRow].fields.count, week.block.days.map(\.column).max() ?? 0)
    if !Self.beside(index, reading).contains(where: { isDated($0, reading) }) {
      title = Self.title(week.monday, width: width, at: WeekColumns(of: [index], in: reading).first)
    }
    guard let monday = week.monday else { return }
    let rows = Set(blocks.flatMap(\.dogRows).map(\.row))
    var cells: [CellReference: CellReading] = [:]
    for place in reading.cells.indices where rows.contains(reading.cells[place].cell.row) {
      let cell = reading.cells[place]
      if cells[cell.cell] == nil { cells[cell.cell] = cell }
    }
    let homes = Self.homes(blocks, monday, sheet.dogs, cells)
    let notesHomes = Self.notesHomes(blocks, sheet.dogs, cells)
    var sumChanges = SumChanges(sheet.book)
    for block in blocks {
      var changes = SumChanges(sheet.book)
      for (row, label) in block.dogRows {
        guard let dog = sheet.dogs[label] else { continue }
        for day in block.block.days {
          let cell = CellReference(row: row, column: day.column)
          let old = cells[cell]
          let date = day.date(monday)
          guard homes[SheetMemory.Day(dog: dog, date: date)] == cell,
            let text = sheet.text(dog, date, over: old)
          else { continue }
          if block == week { texts.append((cell, text.text)) }
          changes.add(text.money - (old?.countedAmount ?? .zero), date, label)
        }
      }
      if block == week { difference += changes.whole }
      sumChanges.add(changes, isOwn: block == week)
    }
    for (row, label) in week.dogRows {
      guard let dog = sheet.dogs[label], let column = week.block.column(.notes) else { continue }
      let cell = CellReference(row: row, column: column)
      guard notesHomes[dog] == cell else { continue }
      let inDays = Set(week.block.days.compactMap { cells[CellReference(row: row, column: $0.column)]?.raw })
      if let text = sheet.notes(dog, monday, over: cells[cell], beside: inDays) { texts.append((cell, text)) }
    }
    if let first = blocks.first {
      let named = Set(blocks.flatMap(\.dogRows).compactMap { sheet.dogs[$0.dog] })
      var changes = SumChanges(sheet.book)
      let rows = newDogs(sheet, first, monday, width, notAmong: named, &changes)
      if first == week {
        newRows = rows
        difference += changes.whole
      }
      sumChanges.add(changes, isOwn: first == week)
    }
    texts += sumChanges.texts(totals, week, of: blocks)
  }

  /// The one cell for what a dog has on a day, of all its rows and of all columns of the day: the first with money, else
  /// the first that holds something, else the first.
  private static func homes(
    _ weeks: [SheetWeek], _ monday: CivilDate, _ dogs: DogMap, _ cells: [CellReference: CellReading]
  ) -> [SheetMemory.Day: CellReference] {
    func rank(_ cell: CellReading?) -> Int {
      cell.map { $0.countedAmount == nil || $0.isFromNotes ? 1 : 2 } ?? 0
    }
    var homes: [SheetMemory.Day: CellReference] = [:]
    for week in weeks {
      for (row, label) in week.dogRows {
        guard let dog = dogs[label] else { continue }
        for column in week.block.days {
          let day = SheetMemory.Day(dog: dog, date: column.date(monday))
          let cell = CellReference(row: row, column: column.column)
          if let home = homes[day], rank(cells[home]) >= rank(cells[cell]) { continue }
          homes[day] = cell
        }
      }
    }
    return homes
  }

  /// The one cell for the notes of a dog, of all its rows: the first that has some, else the first.
  private static func notesHomes(
    _ weeks: [SheetWeek], _ dogs: DogMap, _ cells: [CellReference: CellReading]
  ) -> [DogID: CellReference] {
    var homes: [DogID: CellReference] = [:]
    for week in weeks {
      guard let column = week.block.column(.notes) else { continue }
      for (row, label) in week.dogRows {
        let cell = CellReference(row: row, column: column)
        guard let dog = dogs[label] else { continue }
        if let home = homes[dog], cells[home] != nil || cells[cell] == nil { continue }
        homes[dog] = cell
      }
    }
    return homes
  }

  /// A block and those beside it of the same week, whose title may stand above all of them: `HIKE 1` and `HIKE 2`.
  private static func beside(_ index: Int, _ reading: SheetReading) -> [Int] {
    let all = reading.layout.beside.indices.contains(index) ? reading.layout.beside[index] : []
    return [index] + all.filter { $0 != index && reading.weeks[$0].monday == reading.weeks[index].monday }
  }

  static func title(_ monday: CivilDate?, width: Int, at column: Int = 1) -> [String] {
    var fields = Array(repeating: "", count: max(column, width))
    fields[column - 1] = monday.map { Week(containing: $0).title } ?? ""
    return fields
  }

  /// Dogs that the book has on this week and no block of it names, after the last: what it holds says so, or the dog came, or
  /// came back, in the book. A regular dog that was always there was left out by her own hand.
  private func newDogs(
    _ sheet: WeeklySheet, _ week: SheetWeek, _ monday: CivilDate, _ width: Int, notAmong named: Set<DogID>,
    _ changes: inout SumChanges
  ) -> [[String]] {
    var rows: [[String]] = []
    let days = Set(Week(containing: monday).workdays + week.block.days.map { $0.date(monday) })
    let present = Set(
      sheet.book.payments.filter { payment in payment.hikeDate.map { days.contains($0) } ?? false }
        .compactMap(\.dog)
        + sheet.book.exceptions.filter { days.contains($0.date) }.map(\.dog)
        + sheet.book.hikes.filter { days.contains($0.date) }.map(\.dog))
    let resolver = ScheduleResolver(sheet.book)
    func isNew(_ dog: Dog) -> Bool {
      days.contains {
        sheet.book.earlier.hasChanged(.isActive(dog.id), before: $0) && resolver.isBooked(dog, on: $0)
      }
    }
    for dog in sheet.book.dogs where !named.contains(dog.id) && (present.contains(dog.id) || isNew(dog)) {
      var fields = Array(repeating: "", count: width)
      fields[week.block.nameColumn - 1] = sheet.book.label(dog)
      for day in week.block.days {
        let date = day.date(monday)
        // A day may have two columns.
        guard week.block.days.first(where: { $0.date(monday) == date }) == day,
          let text = sheet.text(dog.id, date, over: nil)
        else { continue }
        if day.column <= width { fields[day.column - 1] = text.text }
        changes.add(text.money, date, sheet.book.label(dog))
      }
      rows.append(fields)
    }
    return rows
  }
}

/// Whether a title above the block says its day and year.
private func isDated(_ index: Int, _ reading: SheetReading) -> Bool {
  let week = reading.weeks[index]
  let columns = WeekColumns(of: [index], in: reading)
  if week.block.days.contains(where: { $0.heading?.year != nil }) { return true }
  return week.block.titleRows.contains { row in
    let texts = columns.of(reading.table[row: row].fields.map(\.text)).filter {
      !$0.allSatisfy(\.isWhitespace)
    }
    guard case .week(let date) = SheetTitle(texts.joined(separator: ", ")) else { return false }
    return date.year != nil
  }
}
