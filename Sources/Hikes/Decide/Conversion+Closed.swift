import Civil
import Diagnostics

/// Days on which nobody hikes.
extension Conversion {
  /// Takes the dogs of a week off the days that its sheet calls closed for all of them, in a heading or in a row of no dog: `Mon 13
  /// (Thanksgiving)`, `STORM DAY`. A day on which a dog has anything else than a reason to stay at home was
  /// open after all, and what a sheet said when it was read before stands as it became in the book since.
  mutating func closeDays(_ index: Int) {
    for cell in readings[index].cells {
      guard let (date, absence) = cell.closing, memory.closed[date] != absence, !isOpen(date, index) else {
        continue
      }
      let words = cell.note.isEmpty ? cell.spoken : cell.note
      let location = readings[index].location(of: cell.cell)
      for dog in dogs(of: date.monday, in: index) where dog.regularDays.contains(date.weekday) {
        let day = SheetMemory.Day(dog: dog.id, date: date)
        guard entries.exception(day) == nil, entries.payments(day).isEmpty, entries.hike(day) == nil else {
          continue
        }
        entries.add(
          ScheduleException(
            dog: dog.id, date: date, .removed(absence), reason: words, source: source(location, date)))
      }
    }
  }

  private func isOpen(_ date: CivilDate, _ index: Int) -> Bool {
    readings[index].cells.contains { cell in
      cell.date == date && cell.dog != nil
        && (cell.kind == .payment || cell.kind == .scheduled || cell.needsReview)
    }
  }

  /// The dogs that a week of a sheet lists.
  private func dogs(of monday: CivilDate, in index: Int) -> [Dog] {
    var found: [DogID] = []
    for week in readings[index].weeks where week.monday == monday {
      for (_, label) in week.dogRows {
        if let id = dogs[label], !found.contains(id) { found.append(id) }
      }
    }
    return found.compactMap { entries.dog($0) }
  }
}

extension CellReading {
  /// What it says of its whole day, of no one dog: that nobody hikes.
  var closing: (date: CivilDate, absence: ScheduleException.Absence)? {
    guard dog == nil, let date, let absence = status?.absence else { return nil }
    return (date, absence)
  }
}
