import Civil
import Diagnostics
import Quantities

/// Notes and totals of weeks that the book wrote out and she edited.
extension Conversion {
  // MARK: Notes

  /// The notes of the book that a cell of the Notes column showed: one, or several joined.
  func noteParts(_ raw: String, _ week: SheetMemory.Day) -> [String] {
    if entries.holdsNote(raw, week) { return [raw] }
    return Self.parts(raw).filter { entries.holdsNote($0, week) }
  }

  private static func parts(_ raw: String) -> [String] { raw.split(separator: "; ").map(String.init) }

  /// Only what she took out or wrote anew; what the book noted since stays.
  mutating func enterEditedNote(_ cell: CellReading, _ week: SheetMemory.Day, _ location: Location) {
    let plain = cell.raw.hasPrefix("'") ? String(cell.raw.dropFirst()) : cell.raw
    guard !entries.holdsNote(plain, week) else { return }
    let base = memory.exported[week.date]?.notes[week.dog]
    let old = base.map { noteParts($0.raw, week) } ?? []
    let isJoined = base.map { Self.parts($0.raw).count > 1 && !entries.holdsNote($0.raw, week) } ?? false
    let new = isJoined ? Self.parts(plain) : [plain]
    for text in old where !new.contains(text) { entries.removeNote(text, week) }
    var isChanged = old.contains { !new.contains($0) }
    for text in new where !entries.holdsNote(text, week) {
      entries.add(
        WeekNote(week: week.date, dog: week.dog, text: text, source: source(location, week.date)),
        replacing: nil)
      isChanged = true
    }
    guard isChanged else { return }
    add(
      CellChange(
        base == nil ? .added : .changed, dog: cell.dog ?? "", date: week.date, at: location,
        was: base?.spoken ?? "", now: "note “\(cell.spoken)”"))
  }

  // MARK: Totals

  /// The totals of an edited week are the book's own and are added up anew when it is written again: they are not
  /// held against the cells, and one that she changed is named.
  mutating func leaveTotals(_ bases: [WeekBase]) {
    for reading in readings where isEdit(reading) {
      withdraw { $0.code == .totalDiffers && $0.location?.file == reading.file }
      let before = bases.filter(\.isExport).filter { base in
        reading.weeks.allSatisfy { week in base.reading.weeks.contains { $0.monday == week.monday } }
      }
      guard let base = before.max(by: { $0.order < $1.order }) else { continue }
      let known = Set(before.flatMap { $0.reading.totals.map(\.total) })
      let keys = Set(base.reading.totals.map(\.total.key))
      for (total, cell) in reading.totals where !known.contains(total) && keys.contains(total.key) {
        report(
          Diagnostic(
            .warning, .cellLeftAlone, at: reading.location(of: cell),
            "\(total.money.dollars) is a total; it is added up from the cells, and left as it was",
            hint: "change the cells it adds up"))
      }
    }
  }
}
