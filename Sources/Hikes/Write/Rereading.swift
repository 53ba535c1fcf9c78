import Civil
import Diagnostics
import Tabular

/// Holds rows that were written from blocks of a sheet against what is read from them.
struct Rereading {
  private let sheet: WeeklySheet
  private let reading: SheetReading
  private let weeks: [SheetWeek]
  private let changed: Set<CellReference>
  private let newDogs: Int

  /// - Parameter overlays: of each block.
  init(_ sheet: WeeklySheet, _ reading: SheetReading, _ overlays: [Int: WeekOverlay]) {
    self.sheet = sheet
    self.reading = reading
    weeks = overlays.keys.sorted().map { reading.weeks[$0] }
    changed = Set(overlays.values.flatMap(\.texts).map(\.cell))
    newDogs = overlays.values.map(\.newRows.count).reduce(0, +)
  }

  /// Whether the rows, read by themselves, have the same dogs in the same weeks, and their cells on the same days, and
  /// nothing beside them is asked about that is clear in the sheet. What a cell means may be said elsewhere in the sheet.
  func isSame(_ rows: [[String]]) -> Bool {
    let records = rows.enumerated().map { index, row in
      Record(row.map { Field(FormulaGuard.ownLayout.guarded($0)) }, line: index + 1)
    }
    let table = Table(file: "week.csv", records: records)
    let last = weeks.compactMap(\.monday).max() ?? CivilDate(dayNumber: 0)
    guard let read = WeeklySheetReader.read(table, hints: SheetHints(asOf: last.adding(days: 6))) else {
      return false
    }
    let again = read.weeks.filter { !$0.dogRows.isEmpty }
    let named = weeks.filter { !$0.dogRows.isEmpty }
    guard !again.isEmpty, Set(again.map(\.monday)) == Set(named.map(\.monday)),
      again.map(\.dogRows.count).reduce(0, +) == named.map(\.dogRows.count).reduce(0, +) + newDogs
    else { return false }
    var copy = sheet.book
    var map = DogMap()
    map.take(sheet.readings + [read], into: &copy)
    let before = PlacedCells(reading, weeks, map)
    let after = PlacedCells(read, again, map)
    return after.questions <= before.questions
      && before.cells.allSatisfy { place, cells in
        cells.contains { changed.contains($0.cell) }
          || cells.map(\.written) == after.cells[place, default: []].map(\.written)
      }
  }
}

/// The cells of weeks by the dog and the day that they are of.
private struct PlacedCells {
  struct Place: Hashable {
    let place: WeekTexts.Place
    let week: CivilDate?
  }

  private(set) var cells: [Place: [CellReading]] = [:]
  /// How many cells elsewhere in its rows are asked about.
  private(set) var questions = 0

  init(_ reading: SheetReading, _ weeks: [SheetWeek], _ dogs: DogMap) {
    let names = weeks.map { Dictionary($0.dogRows.map { ($0.row, $0.dog) }) { first, _ in first } }
    for cell in reading.cells {
      let own = weeks.indices.filter { weeks[$0].block.rows.contains(cell.cell.row) }
      let place = own.lazy.compactMap { index in
        WeekTexts.place(cell, in: weeks[index], names[index], dogs)
          .map { Place(place: $0, week: weeks[index].monday) }
      }.first
      if let place {
        cells[place, default: []].append(cell)
      } else if !own.isEmpty, cell.needsReview {
        questions += 1
      }
    }
  }
}

extension CellReading {
  /// Its text as it is compared, without the apostrophe that guards a formula.
  fileprivate var written: String { FormulaGuard.ownLayout.unguarded(raw).folded }
}
