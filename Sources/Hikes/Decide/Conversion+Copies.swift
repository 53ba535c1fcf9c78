import Civil
import Diagnostics
import Quantities

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
      if file == nil, cell.kind == .payment { countedOnce.append(cell.cell) }
    } else if cell.kind == .payment, earlier.kind == .scheduled, earlier.status == nil, file == nil {
      // Marks say who came or was booked, and amounts elsewhere who paid: both are right.
      cell.isFromNotes = true
      cell.reason = "paid for the hike that is marked in \(place)"
    } else if cell.kind == .scheduled, cell.status == nil, earlier.kind == .payment, file == nil {
      cell.isDuplicate = true
      cell.reason = "the hike of this day stands in \(place), with what was paid"
    } else if let back = cell.amount, back < .zero, let paid = earlier.amount, paid + back >= .zero,
      file == nil
    {
      cell.isFromNotes = true
      cell.reason = "gives back what \(place) says was paid"
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

  /// Payments that a list has twice, dog, day and amount: they may have been entered twice, or paid twice.
  mutating func nameRepeatedPayments(_ index: Int) {
    defer { countedOnce = [] }
    guard readings[index].isRearranged, let first = countedOnce.first,
      let cell = readings[index].cells.first(where: { $0.cell == first })
    else { return }
    let (dog, day) = (cell.dog ?? "", cell.date?.shortText ?? "")
    report(
      Diagnostic(
        .warning, .repeatedPayment, at: readings[index].location(of: first),
        countedOnce.count == 1
          ? "“\(cell.spoken)” of \(dog) on \(day) \(cell.reason)"
          : "\(countedOnce.count) payments stand twice, with the same dog, day and amount; each is counted once",
        hint: "if it was paid twice, write both amounts together in the first cell and take out the second"))
  }

  /// A week that stands twice in one sheet, all or most of it: named, for the date above one of the two may be wrong.
  mutating func nameCopiedWeeks(_ index: Int) {
    let reading = readings[index]
    guard !reading.isRearranged else { return }
    let weeks = Dictionary(grouping: reading.weeks.indices) { reading.weeks[$0].monday }
    for (monday, same) in weeks.sorted(by: { ($0.key?.dayNumber ?? 0) < ($1.key?.dayNumber ?? 0) }) {
      guard let monday, same.count > 1, let copy = same.first(where: { isCopied($0, in: reading) }),
        let other = same.first(where: { $0 != copy }),
        case let (block, kept) = (reading.weeks[copy].block, reading.weeks[other].block),
        block.headerRow != kept.headerRow
      else { continue }
      let what =
        block.headerRow < kept.headerRow
        ? "that one, called the right one, counts" : "what both say is counted once"
      report(
        Diagnostic(
          .warning, .repeatedWeek,
          at: reading.location(of: CellReference(row: block.headerRow, column: block.nameColumn)),
          "the week of \(monday.longText) stands in row \(kept.headerRow) as well: \(what)",
          hint: "if this is another week, correct the date above it and read the sheet again"))
    }
  }

  /// Whether most of what stands in the days of a week says again what another week of the sheet says.
  private func isCopied(_ week: Int, in reading: SheetReading) -> Bool {
    let block = reading.weeks[week].block
    let columns = Set(block.days.map(\.column))
    let cells = reading.cells.filter {
      isOfDay($0) && block.rows.contains($0.cell.row) && columns.contains($0.cell.column)
    }
    let copies = cells.count(where: \.isDuplicate)
    return copies >= 3 && copies * 2 > cells.count
  }

  // MARK: What only one of two copies has

  /// Money that only one of two sheets has that are read together and have the same week: booked as read, and asked about.
  mutating func askForGaps() {
    guard readings.count > 1 else { return }
    var sheets: [CivilDate: [Int]] = [:]
    for index in readings.indices {
      for monday in Set(readings[index].weeks.compactMap(\.monday)) {
        sheets[monday, default: []].append(index)
      }
    }
    for (monday, same) in sheets.sorted(by: { $0.key < $1.key }) where same.count == 2 {
      let (first, second) = (copy(of: monday, in: same[0]), copy(of: monday, in: same[1]))
      let equal = first.cells.count { second.cells[$0.key]?.text == $0.value.text }
      let all = Set(first.cells.keys).union(second.cells.keys).count
      // Two parts of one week have nothing in common.
      guard equal >= 5, equal * 3 >= all * 2 else { continue }
      askForGaps(first, beside: second, in: same[0], and: same[1])
      askForGaps(second, beside: first, in: same[1], and: same[0])
    }
  }

  /// What a sheet has in the days of a week, and for whom.
  private struct WeekCopy {
    var cells: [SheetMemory.Day: (text: String, position: Int)] = [:]
    var dogs: Set<DogID> = []
  }

  private func copy(of monday: CivilDate, in index: Int) -> WeekCopy {
    var copy = WeekCopy()
    for (position, cell) in readings[index].cells.enumerated() where cell.week == monday && isOfDay(cell) {
      if let day = day(of: cell) { copy.cells[day] = (cell.raw.folded, position) }
    }
    for week in readings[index].weeks where week.monday == monday {
      copy.dogs.formUnion(week.dogRows.compactMap { dogs[$0.dog] })
    }
    return copy
  }

  private mutating func askForGaps(_ own: WeekCopy, beside other: WeekCopy, in index: Int, and second: Int) {
    let gaps = own.cells.filter { other.cells[$0.key] == nil && other.dogs.contains($0.key.dog) }
    for (day, place) in gaps.sorted(by: { ($0.key.date, $0.key.dog) < ($1.key.date, $1.key.dog) }) {
      var cell = readings[index].cells[place.position]
      guard cell.kind == .payment, cell.question == nil, !cell.isAnswered, let amount = cell.amount,
        entries.question(of: item(of: cell) ?? "") == nil
      else { continue }
      cell.confidence = .assumed
      cell.reason = "\(readings[second].file) has the same week and nothing there; booked as read meanwhile"
      cell.question = CellQuestion(
        "\(readings[index].file) has \(amount.dollars) for \(day.date.shortText), \(readings[second].file) nothing. Was it paid?",
        [.paid(amount), .hikedUnpaid, .justANote])
      ask(cell, readings[index].location(of: cell.cell))
      readings[index].cells[place.position] = cell
    }
  }
}
