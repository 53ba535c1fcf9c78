import Diagnostics
import Tabular

/// The readings of a sheet's cells as they come about, in the order of the cells: each stands in its place from the
/// start and is filled in there, once.
struct CellReadings {
  private let sheet: SheetCells
  private var readings: [CellReading] = []
  private var isRead: [Bool]
  /// Where the reading of each cell stands; below zero for a blank one, which has none.
  private let slots: [Int]

  init(_ sheet: SheetCells) {
    self.sheet = sheet
    var slots: [Int] = []
    slots.reserveCapacity(sheet.count)
    var count = 0
    for place in 0..<sheet.count {
      slots.append(sheet[place: place].isBlank ? -1 : count)
      count += sheet[place: place].isBlank ? 0 : 1
    }
    self.slots = slots
    isRead = Array(repeating: false, count: count)
    readings.reserveCapacity(count)
    for row in 1..<sheet.rowCount + 1 {
      for column in sheet.columns(of: row) {
        let text = sheet[row, column]
        guard !text.isBlank else { continue }
        readings.append(
          CellReading(cell: CellReference(row: row, column: column), raw: text.raw, kind: .note))
      }
    }
  }

  private func slot(_ row: Int, _ column: Int) -> Int? {
    guard let place = sheet.place(row, column), slots[place] >= 0 else { return nil }
    return slots[place]
  }

  /// Whether a cell may still be read: it is not blank, and was not read yet.
  func isOpen(_ row: Int, _ column: Int) -> Bool { slot(row, column).map { !isRead[$0] } ?? false }

  /// What was read in a cell; nil where it is blank, or nothing was yet.
  subscript(_ row: Int, _ column: Int) -> CellReading? {
    slot(row, column).flatMap { isRead[$0] ? readings[$0] : nil }
  }

  /// As what a cell was read; nil where it is blank, or was not yet.
  func kind(_ row: Int, _ column: Int) -> CellReading.Kind? {
    slot(row, column).flatMap { isRead[$0] ? readings[$0].kind : nil }
  }

  /// Reads a cell, unless it was read: the first reading stands.
  mutating func read(
    _ row: Int, _ column: Int, _ kind: CellReading.Kind, _ edit: (inout CellReading) -> Void
  ) {
    guard let slot = slot(row, column), !isRead[slot] else { return }
    isRead[slot] = true
    readings[slot].kind = kind
    edit(&readings[slot])
  }

  /// Takes a reading made elsewhere, unless its cell was read.
  mutating func keep(_ reading: consuming CellReading) {
    guard let slot = slot(reading.cell.row, reading.cell.column), !isRead[slot] else { return }
    isRead[slot] = true
    readings[slot] = reading
  }

  /// Changes what was read in a cell.
  mutating func change(_ row: Int, _ column: Int, _ edit: (inout CellReading) -> Void) {
    guard let slot = slot(row, column), isRead[slot] else { return }
    edit(&readings[slot])
  }

  /// All of them, in the order of the sheet: row by row, from left to right.
  consuming func inOrder() -> [CellReading] {
    if isRead.allSatisfy(\.self) { return readings }
    return zip(readings, isRead).filter(\.1).map(\.0)
  }
}
