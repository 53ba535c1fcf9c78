import Civil
import Quantities

extension WeeklySheet {
  /// What a day's cell must say, nil where it may stay as it is.
  /// - Parameter old: what stands in the kept sheet; nil for an empty cell, and in a week that no sheet holds.
  func text(_ dog: DogID, _ date: CivilDate, over old: CellReading?, isNewWeek: Bool = false) -> (
    text: String, money: Money
  )? {
    let held = book.payments.filter { $0.dog == dog && $0.hikeDate == date }
    let moved = moves.payments(to: SheetMemory.Day(dog: dog, date: date), in: book)
    var rows = held.filter { !$0.isFromNotes } + moved
    // What was paid for a hike that another cell marks.
    if let old, old.kind == .payment, rows.isEmpty,
      held.contains(where: { book.amountInSheets($0) == old.amount })
    {
      return nil
    }
    if isNewWeek {
      let told = Set(book.notes.filter { $0.dog == dog }.map { PaymentSource($0.source).unedited })
      rows =
        held.filter { !$0.isFromNotes || !told.contains(PaymentSource($0.source).unedited) } + moved
    }
    let paid = rows.map { book.amountInSheets($0) }.reduce(.zero, +)
    if !rows.isEmpty, !isCalledOff(dog, date) {
      // "pd" stands for the usual rate that the book has.
      if let old, old.kind == .payment, old.amount == nil || old.amount == paid { return nil }
      if let old, old.isDuplicate { return nil }
      return (paid.dollars, paid)
    }
    let exception = book.exceptions.first { $0.dog == dog && $0.date == date && $0.change != .added }
    guard let exception else {
      if let typed = typed(dog, date) { return (typed, .zero) }
      guard let old, old.countedAmount != nil || isTakenBack(old), !isAsked(dog, date) else { return nil }
      return ("", .zero)
    }
    // What a kept sheet says stands there as it was typed, in this cell or in its Notes.
    if !isNewWeek, old?.countedAmount == nil, isFromSheet(exception) { return nil }
    return exception.sheetText.map { ($0, .zero) }
  }

  /// What the Notes column must say, nil where it may stay as it is.
  /// - Parameter beside: what stands in the row's days; a note from there is not said twice.
  func notes(_ dog: DogID, _ monday: CivilDate, over old: CellReading?, beside days: Set<String>) -> String? {
    let held = book.notes.filter { $0.dog == dog && $0.week == monday && !days.contains($0.text) }.map(\.text)
    guard let old else { return held.isEmpty ? nil : held.joined(separator: "; ") }
    guard old.kind == .note, held != [old.raw] else { return nil }
    return held.joined(separator: "; ")
  }

  /// Whether the history says that the dog was paid for and did not come: its money is credit, and its cell says why.
  private func isCalledOff(_ dog: DogID, _ date: CivilDate) -> Bool {
    guard let hike = book.hikes.first(where: { $0.dog == dog && $0.date == date }), !hike.outcome.isOnHike
    else { return false }
    return book.exceptions.contains { $0.dog == dog && $0.date == date && $0.change != .added }
  }

  /// Whether it waits for her answer what the dog's cells of a day mean.
  private func isAsked(_ dog: DogID, _ date: CivilDate) -> Bool {
    book.review.contains { $0.isOpen && $0.item.hasPrefix("\(dog) \(date)") }
  }

  /// What she typed into a week that the book wrote out, and only the history holds: that the dog is on the hike and has not
  /// paid, or did not show. No kept sheet says it.
  private func typed(_ dog: DogID, _ date: CivilDate) -> String? {
    guard let hike = book.hikes.first(where: { $0.dog == dog && $0.date == date }),
      PaymentSource(hike.source).isEdited
    else { return nil }
    if hike.outcome.isOnHike { return NewWeekWords.owes }
    return hike.outcome == .noShow ? NewWeekWords.noShow : nil
  }

  private func isFromSheet(_ exception: ScheduleException) -> Bool {
    let source = PaymentSource(exception.source)
    return source.cell != nil && readings.contains { $0.file == source.file }
  }

  /// Whether the cell says that the dog stays home or goes on another day, and the book no longer does.
  private func isTakenBack(_ old: CellReading) -> Bool {
    old.kind == .status && old.question == nil && !old.isDuplicate
      && (old.status?.absence != nil || old.movedTo != nil)
  }
}
