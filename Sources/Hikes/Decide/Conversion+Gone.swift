import Civil
import Diagnostics
import Quantities

extension Conversion {
  /// Cells that the sheets before had and these do not: named, and kept in the book.
  mutating func findVanished(_ reading: SheetReading) {
    guard !memory.cells.isEmpty else { return }
    let weeks = Set(reading.weeks.compactMap(\.monday)).filter { memory.exported[$0] == nil }
    // "0" or a dash over money says no more than an empty cell.
    let cells = reading.cells.filter { !$0.isFromNotes }
    let present = Set(cells.compactMap { day(of: $0) })
    let telling = Set(cells.filter { $0.kind != .ignored }.compactMap { day(of: $0) })
    let gone = memory.cells.filter {
      weeks.contains($0.key.date.monday)
        && !($0.value.kind == .payment ? telling : present).contains($0.key)
        && [.payment, .scheduled, .status].contains($0.value.kind) && !carried.contains($0.key)
    }
    for (day, cell) in gone.sorted(by: { ($0.key.date, $0.key.dog) < ($1.key.date, $1.key.dog) }) {
      let location = Location(file: reading.file, cell: cell.cell)
      add(CellChange(.vanished, dog: cell.dog ?? "", date: day.date, at: location, was: cell.spoken, now: ""))
      report(
        Diagnostic(
          .warning, .cellVanished, at: Location(file: reading.file),
          "“\(cell.spoken)” of \(cell.dog ?? "") on \(day.date.shortText) was in the sheet before and is gone",
          hint: "the book keeps it; if it was a mistake, take it out of the book as well"))
    }
  }

  /// Cells that she emptied in a week that the book wrote out: a word is taken back, money stays.
  mutating func findCleared(_ reading: SheetReading) {
    for (monday, before) in memory.exported.sorted(by: { $0.key < $1.key })
    where reading.weeks.contains(where: { $0.monday == monday }) {
      let now = WeekTexts(reading, monday, dogs)
      for dog in before.rows.subtracting(now.rows).sorted() { sayRowGone(dog, monday, reading) }
      let gone = before.cells.keys.filter { now.cells[$0] == nil && now.rows.contains($0.dog) }
      for place in gone.sorted(by: { ($0.date ?? monday, $0.dog) < ($1.date ?? monday, $1.dog) }) {
        let label = entries.dog(place.dog).map { book.label($0) } ?? ""
        if let date = place.date {
          clear(SheetMemory.Day(dog: place.dog, date: date), label, reading)
        } else if let note = before.notes[place.dog] {
          clearNote(note, SheetMemory.Day(dog: place.dog, date: monday), label, reading)
        }
      }
    }
  }

  private mutating func sayRowGone(_ dog: DogID, _ monday: CivilDate, _ reading: SheetReading) {
    let name = entries.dog(dog).map { book.label($0) } ?? dog.text
    report(
      Diagnostic(
        .warning, .cellVanished, at: Location(file: reading.file),
        "\(name) has no row any more in the week of \(monday.shortText); the book keeps what it has",
        hint:
          "hound remove \(dog) \(monday) takes the dog off a day; write its name as it was to change its cells"
      ))
  }

  private mutating func clear(_ day: SheetMemory.Day, _ label: String, _ reading: SheetReading) {
    guard let base = memory.cells[day], !carried.contains(day) else { return }
    let location = Location(file: reading.file)
    if base.kind == .status, let standing = entries.exception(day) {
      if isShownElsewhere(standing) { return }
      guard hasSeen(standing, day) else {
        return report(
          Diagnostic(
            .warning, .statusConflict, at: location,
            "“\(base.spoken)” of \(label) on \(day.date.shortText) was taken out of the sheet, and the book says \(standing.spoken) since",
            hint: "the book's stands; hound add \(day.dog) \(day.date) puts the dog back"))
      }
      bringBack(day)
      return add(
        CellChange(
          .vanished, dog: label, date: day.date, at: location, was: base.spoken, now: "", isKept: false))
    }
    let isHeld = !entries.payments(day).isEmpty || entries.hike(day)?.outcome.isOnHike == true
    guard [.payment, .scheduled].contains(base.kind), isHeld else { return }
    add(CellChange(.vanished, dog: label, date: day.date, at: location, was: base.spoken, now: ""))
    report(
      Diagnostic(
        .warning, .cellVanished, at: location,
        "“\(base.spoken)” of \(label) on \(day.date.shortText) was taken out of the sheet; the book keeps it",
        hint: base.kind == .payment
          ? "if the money went back: hound pay \(day.dog) -\(base.amount ?? .zero) --for \(day.date)"
          : "if the dog did not come: hound away \(day.dog) \(day.date)"))
  }

  private mutating func clearNote(
    _ note: CellReading, _ week: SheetMemory.Day, _ label: String, _ reading: SheetReading
  ) {
    let held = noteParts(note.raw, week)
    guard !held.isEmpty else { return }
    for text in held { entries.removeNote(text, week) }
    add(
      CellChange(
        .vanished, dog: label, date: week.date, at: Location(file: reading.file),
        was: "note “\(note.spoken)”", now: "", isKept: false))
  }
}
