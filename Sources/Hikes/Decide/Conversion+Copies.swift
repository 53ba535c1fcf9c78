import Civil
import Diagnostics

/// The same dog and day more than once among the sheets that are read together.
extension Conversion {
  /// A sheet that says nothing of any day that another of the sheets read with it has not said: named, for somebody may
  /// have meant to give another one.
  mutating func nameCopy(_ index: Int) {
    guard index > 0 else { return }
    guard let place = copied(index) else { return nameShared(index) }
    let file = readings[index].file
    report(
      Diagnostic(
        .warning, .repeatedSheet, at: Location(file: file),
        "it says the same as \(readings[place.sheet].file), cell for cell; the money is counted once",
        hint: "if it was to be another sheet, give that one with hound import"))
  }

  /// A sheet that shares days with one of the others, as two tabs do with the week between their months. Where they
  /// contradict each other that is named already.
  private mutating func nameShared(_ index: Int) {
    let repeated = readings[index].cells.filter(\.isDuplicate)
    guard repeated.allSatisfy({ $0.question == nil }) else { return }
    let shared = repeated.filter(isOfDay).compactMap { day(of: $0).flatMap { seenCell(of: $0) } }.filter {
      $0.sheet != index
    }
    guard let place = shared.first else { return }
    let count = shared.count
    report(
      Diagnostic(
        .warning, .repeatedSheet, at: Location(file: readings[index].file),
        "\(count) of its cells \(count == 1 ? "says" : "say") what \(readings[place.sheet].file) says of the same day; the money is counted once",
        hint: "if they are hikes of other days, correct the date above them"))
  }

  /// Where the first of its cells stood already, where all of them did, in another sheet.
  private func copied(_ index: Int) -> (sheet: Int, cell: Int)? {
    var first: (sheet: Int, cell: Int)?
    for position in readings[index].cells.indices where isOfDay(readings[index].cells[position]) {
      guard let day = day(of: readings[index].cells[position]) else { continue }
      let isRepeated = readings[index].cells[position].isDuplicate
      guard isRepeated, readings[index].cells[position].question == nil else { return nil }
      if first == nil { first = seenCell(of: day) }
    }
    return first.flatMap { $0.sheet == index ? nil : $0 }
  }

  /// The same dog and day a second time among the sheets that are read together.
  /// - Parameter file: where the earlier cell stands, nil in the same sheet.
  mutating func repeated(
    _ cell: inout CellReading, _ earlier: CellReading, in file: String?, _ location: Location
  ) {
    let place = file.map { Location(file: $0, cell: earlier.cell).sourceText } ?? earlier.cell.description
    if cell.kind == earlier.kind, cell.amount == earlier.amount, cell.status == earlier.status {
      cell.isDuplicate = true
      cell.reason = "stands in \(place) already; counted once"
    } else if cell.kind == .payment, earlier.kind == .scheduled, earlier.status == nil, file == nil {
      // Marks say who came or was booked, and amounts elsewhere who paid: both are right.
      cell.isFromNotes = true
      cell.reason = "paid for the hike that is marked in \(place)"
    } else if cell.kind == .payment || (earlier.kind == .payment && !cell.isAnswered) {
      cell.isDuplicate = true
      cell.reason = "another cell for the same day, \(place), says \(earlier.spoken)"
      cell.question = CellQuestion(
        "Two cells speak of this day: “\(earlier.spoken)” and “\(cell.spoken)”. Which is right?",
        [earlier.asAnswer, cell.asAnswer].compactMap(\.self))
      report(
        Diagnostic(
          .warning, .amountConflict, at: location,
          "“\(cell.spoken)” stands here for \(cell.dog ?? "") on \(cell.date?.shortText ?? ""), and “\(earlier.spoken)” in another cell of the same day",
          hint: "answer it in review.csv; until then the first one counts"))
    }
  }
}
