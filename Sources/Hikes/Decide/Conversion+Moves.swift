import Civil
import Diagnostics
import Quantities

/// Money that goes with a dog to another day: what a sheet shows on the new day is what the book has for the old one,
/// and no second payment.
extension Conversion {
  /// The cells that say of a paid hike that it is on another day. They are taken before the others, for the money of the
  /// new day may stand above or to the left of them.
  func movesOfMoney(_ index: Int) -> [Int] {
    guard !entries.book.payments.isEmpty else { return [] }
    let cells = readings[index].cells
    return cells.indices.filter { position in
      let cell = cells[position]
      return cell.kind == .status && cell.movedTo != nil && !cell.isFromNotes
        && day(of: cell).map { money(on: $0) > .zero } ?? false
    }
  }

  /// The day for which the money was entered that a cell of another day shows.
  func holder(of day: SheetMemory.Day) -> SheetMemory.Day? {
    entries.moves.origins(of: day).first { !entries.payments($0).isEmpty && !isPaid($0) }
  }

  /// What was paid for a day, or came with the dog from another.
  private func money(on day: SheetMemory.Day) -> Money {
    let own = entries.payments(day)
    return (own.isEmpty ? holder(of: day).map(entries.payments) ?? [] : own).map {
      book.amountInSheets($0)
    }.reduce(.zero, +)
  }

  /// Whether the sheet that is taken shows money on a day.
  private func isPaid(_ day: SheetMemory.Day) -> Bool {
    isTold(day) { $0.kind == .payment }
  }

  private func isTold(_ day: SheetMemory.Day, where condition: (CellReading) -> Bool) -> Bool {
    guard readings.indices.contains(current) else { return false }
    return readings[current].cells.contains { cell in
      cell.date == day.date && !cell.isFromNotes && condition(cell) && self.day(of: cell) == day
    }
  }

  // MARK: Cut from one day and put on another

  /// Money that stood on a day before, is gone from there, and stands on another now: the dog came on that one.
  mutating func carryMoney(_ index: Int) {
    guard !memory.cells.isEmpty else { return }
    let reading = readings[index]
    let weeks = Set(reading.weeks.compactMap(\.monday))
    var told: Set<SheetMemory.Day> = []
    var new: [(day: SheetMemory.Day, cell: CellReading)] = []
    for cell in reading.cells where !cell.isFromNotes && cell.kind != .ignored {
      guard let day = day(of: cell) else { continue }
      // A word over the money says why it is gone: "switched", "away".
      if cell.kind != .status || cell.movedTo != nil { told.insert(day) }
      guard cell.kind == .payment, memory.cells[day]?.kind != .payment, entries.payments(day).isEmpty,
        holder(of: day) == nil
      else { continue }
      new.append((day, cell))
    }
    guard !new.isEmpty else { return }
    let gone = memory.cells.filter { day, before in
      before.kind == .payment && !told.contains(day) && weeks.contains(day.date.monday)
        && money(on: day) > .zero
    }
    for (day, cell) in new.sorted(by: { ($0.day.date, $0.day.dog) < ($1.day.date, $1.day.dog) }) {
      let origin = gone.filter { origin, before in
        origin.dog == day.dog && !carried.contains(origin) && before.countedAmount == cell.countedAmount
          && money(on: origin) == cell.countedAmount ?? money(on: origin)
          && Self.distance(origin, day) <= Self.mostDays
      }.keys.min {
        (Self.distance($0, day), $0.date) < (Self.distance($1, day), $1.date)
      }
      guard let origin else { continue }
      carry(origin, to: day, cell, reading.location(of: cell.cell))
    }
  }

  /// How far money is cut and put: into the next week but one it is another payment.
  private static let mostDays = 14

  private static func distance(_ first: SheetMemory.Day, _ second: SheetMemory.Day) -> Int {
    abs(first.date.dayNumber - second.date.dayNumber)
  }

  private mutating func carry(
    _ origin: SheetMemory.Day, to day: SheetMemory.Day, _ cell: CellReading, _ location: Location
  ) {
    let money = money(on: origin)
    if isOnBoth(origin, day) { return correct(origin, to: day, money, cell, location) }
    let first = entries.payments(origin).isEmpty ? holder(of: origin) ?? origin : origin
    let change = ScheduleException.Change.moved(to: day.date)
    entries.removeExceptions(on: first) { _ in true }
    entries.add(
      ScheduleException(
        dog: day.dog, date: first.date, change, reason: wordOver(origin), source: source(location, day.date)))
    takeOff(origin, change)
    carried.insert(origin)
    add(
      CellChange(
        .changed, dog: cell.dog ?? "", date: day.date, at: location,
        was: "\(money.dollars) paid for \(origin.date.shortText)", now: paid(money)))
  }

  /// Whether a week that the book wrote out has the dog on both days: its money changes places then, and the dog comes
  /// on both.
  private func isOnBoth(_ origin: SheetMemory.Day, _ day: SheetMemory.Day) -> Bool {
    guard memory.exported[origin.date.monday] != nil, let dog = entries.dog(day.dog),
      !entries.payments(origin).isEmpty
    else { return false }
    let schedule = ScheduleResolver(book)
    return schedule.isRegular(dog, on: origin.date) && schedule.isBooked(dog, on: origin.date)
      && schedule.isBooked(dog, on: day.date)
  }

  private mutating func correct(
    _ origin: SheetMemory.Day, to day: SheetMemory.Day, _ money: Money, _ cell: CellReading,
    _ location: Location
  ) {
    entries.moveMoney(from: origin, to: day)
    // A word that she wrote over the money holds, as over an empty cell.
    if !isTold(origin, where: { $0.kind != .ignored }) { carried.insert(origin) }
    enterHike(day, charge: money, source(location, day.date))
    add(
      CellChange(
        .changed, dog: cell.dog ?? "", date: day.date, at: location,
        was: "\(money.dollars) paid for \(origin.date.shortText), which is not paid now", now: paid(money)))
  }

  /// What she wrote over money that stands on another day now, where it says more than that it does.
  private func wordOver(_ day: SheetMemory.Day) -> String {
    let cell = readings[current].cells.first {
      $0.kind == .status && $0.date == day.date && !$0.isFromNotes && self.day(of: $0) == day
    }
    guard let cell, cell.status != .rescheduled else { return "" }
    return cell.spoken
  }

  /// A day to which a dog was moved, and no longer is.
  mutating func goNoLonger(_ day: SheetMemory.Day) {
    guard entries.payments(day).isEmpty, !isTold(day, where: { $0.kind != .ignored }),
      let hike = entries.hike(day), hike.outcome.isOnHike
    else { return }
    entries.changeHike(day) { hike in
      hike.outcome = .cancelled
      hike.charge = .zero
    }
    carried.insert(day)
  }

  /// Whether the sheet shows on another day what was paid for this one.
  func isShownElsewhere(_ standing: ScheduleException) -> Bool {
    guard case .moved(let date) = standing.change else { return false }
    return isPaid(SheetMemory.Day(dog: standing.dog, date: date))
  }
}
