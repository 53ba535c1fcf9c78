import Civil
import Diagnostics
import Quantities

/// What the sheets that were taken over before said of each dog and day: the base against which a later sheet
/// is read.
struct SheetMemory {
  struct Day: Hashable {
    let dog: DogID
    let date: CivilDate
  }

  private(set) var cells: [Day: CellReading] = [:]
  private(set) var notes: [Day: CellReading] = [:]
  /// The same cells with the files they stand in, in the order read.
  private(set) var located: [(file: String, cell: CellReading)] = []

  /// The weeks whose base the book wrote out itself, with what stood in them.
  private(set) var exported: [CivilDate: WeekTexts] = [:]

  /// The days that a sheet called closed for all dogs, with what it said.
  private(set) var closed: [CivilDate: ScheduleException.Absence] = [:]

  /// Later readings overwrite the weeks that they hold.
  init(_ readings: [SheetReading], dogs: DogMap) {
    for reading in readings {
      let weeks = Set(reading.weeks.compactMap(\.monday))
      forget(weeks)
      located = located.filter { !weeks.contains(($0.cell.date ?? $0.cell.week)?.monday ?? .epoch) }
      for cell in reading.cells where !cell.isDuplicate {
        if let (date, absence) = cell.closing { closed[date] = absence }
        guard let dog = cell.dog.flatMap({ dogs[$0] }) else { continue }
        located.append((reading.file, cell))
        remember(cell, dog)
      }
    }
  }

  private mutating func forget(_ weeks: Set<CivilDate>) {
    cells = cells.filter { !weeks.contains($0.key.date.monday) }
    notes = notes.filter { !weeks.contains($0.key.date) }
    closed = closed.filter { !weeks.contains($0.key.monday) }
  }

  private mutating func remember(_ cell: CellReading, _ dog: DogID) {
    if let date = cell.date {
      cells[Day(dog: dog, date: date)] = cell
    } else if let week = cell.week, cell.kind == .note {
      notes[Day(dog: dog, date: week)] = cell
    }
  }

  /// Takes for each week of a sheet what it was made from as its base.
  /// - Returns: the weeks that were made from something, each with it.
  @discardableResult mutating func rebase(
    _ reading: SheetReading, on bases: [WeekBase], dogs: DogMap
  ) -> [(monday: CivilDate, base: WeekBase)] {
    let found = Set(reading.weeks.compactMap(\.monday)).compactMap { monday in
      WeekBase.nearest(to: reading, monday, among: bases, dogs).map { (monday: monday, base: $0) }
    }
    guard !found.isEmpty else { return [] }
    // All weeks at once, for whatever is remembered is gone through.
    forget(Set(found.map(\.monday)))
    for (monday, base) in found {
      exported[monday] = base.isExport ? WeekTexts(base.reading, monday, dogs) : nil
      for cell in base.reading.cells where !cell.isDuplicate && (cell.date ?? cell.week)?.monday == monday {
        if let dog = cell.dog.flatMap({ dogs[$0] }) { remember(cell, dog) }
      }
    }
    return found
  }
}
