import Civil
import Diagnostics

extension DayOrder {
  /// The orders of an edited pickup sheet, one for each of its days.
  public static func read(_ rows: [PickupRow], _ book: Book) -> [DayOrder] {
    Set(rows.map(\.date)).sorted().map { date in
      PickupEdit(date, rows.filter { $0.date == date }, book).order
    }
  }
}

/// What was changed on one day's lines of a pickup sheet.
private struct PickupEdit {
  private struct Line {
    let row: PickupRow
    let dog: DogID
    var hike: Int
    var position: Int
    /// Where the dog stood; nil for one that was in no hike.
    let before: KeptSeat?

    var isMoved: Bool { before.map { $0.hike != hike } ?? true }
  }

  private let date: CivilDate
  private let book: Book
  private let before: [DogID: KeptSeat]
  private var lines: [Line] = []
  private var log: [Diagnostic] = []
  private var riders: Set<DogID> = []

  init(_ date: CivilDate, _ rows: [PickupRow], _ book: Book) {
    self.date = date
    self.book = book
    let plan = HikePlanner(book).plan(date)
    before = Dictionary(plan.seats.map { ($0.dog, $0) }) { first, _ in first }
    riders = Set(plan.riders.map(\.id))
    for row in rows { take(row) }
    let named = Set(rows.flatMap { row in dogs(called: row.dog).map(\.id) })
    for dog in riders.subtracting(named).sorted() {
      log.append(
        Diagnostic(
          .warning, .orderIncomplete,
          "\(label(dog)) has no line in the sheet; it is put where it costs least",
          hint: "add its line, or take it off the day with an exception"))
    }
  }

  private mutating func take(_ row: PickupRow) {
    let dogs = dogs(called: row.dog)
    guard let dog = dogs.first, dogs.count == 1 else {
      refuse(
        .orderUnreadable, row.dogCell,
        dogs.isEmpty
          ? "no dog is called “\(row.dog)”"
          : "“\(row.dog)” may be \(dogs.map { book.label($0) }.joined(separator: " or "))",
        "write the name as the sheet had it")
      return
    }
    let seat = before[dog.id]
    // A dog that no hike took stays out unless somebody gave it a hike.
    if seat == nil, row.hikeText.isEmpty, row.positionText.isEmpty { return }
    guard !lines.contains(where: { $0.dog == dog.id }) else {
      refuse(.orderUnreadable, row.dogCell, "\(row.dog) is in the sheet twice", "keep one of its lines")
      return
    }
    guard let hike = row.hike, (1...99).contains(hike) else {
      refuse(
        .orderUnreadable, row.hikeCell,
        row.hikeText.isEmpty ? "\(row.dog) has no hike" : "“\(row.hikeText)” is no hike, for \(row.dog)",
        "write 1 or 2")
      return
    }
    guard let position = row.position, position > 0 else {
      refuse(
        row.positionText.isEmpty ? .orderNumberMissing : .orderUnreadable, row.positionCell,
        row.positionText.isEmpty
          ? "\(row.dog) has no number in the order"
          : "“\(row.positionText)” is no number in the order, for \(row.dog)",
        "write its place in the hike: 1 for the first stop")
      return
    }
    lines.append(Line(row: row, dog: dog.id, hike: hike, position: position, before: seat))
  }

  private mutating func refuse(_ code: DiagnosticCode, _ cell: Location, _ message: String, _ hint: String) {
    log.append(Diagnostic(.error, code, at: cell, message, hint: hint))
  }

  private func dogs(called name: String) -> [Dog] {
    let exact = book.dogs.filter { $0.id.text == name || book.label($0).folded == name.folded }
    return exact.isEmpty ? book.dogs.filter { $0.name.folded == name.folded } : exact
  }

  private func label(_ dog: DogID) -> String { book.dog(dog).map { book.label($0) } ?? dog.text }

  var order: DayOrder {
    var edit = self
    let seats = edit.isOrderOfRowsMeant ? edit.seatsByRow : edit.seatsByNumber()
    let isRefused = edit.log.contains { $0.severity == .error }
    let isChanged = !isRefused && Set(seats) != Set(before.values)
    return DayOrder(
      date: date, seats: isRefused ? [] : seats, isChanged: isChanged, diagnostics: edit.log.sorted())
  }

  /// Whether rows were moved and no number was touched: each hike is still together, and not in the order of numbers.
  private var isOrderOfRowsMeant: Bool {
    guard lines.allSatisfy({ $0.before?.hike == $0.hike && $0.before?.position == $0.position }) else {
      return false
    }
    let hikes = lines.map(\.hike)
    let changes = zip(hikes, hikes.dropFirst()).count { $0 != $1 }
    guard changes == Set(hikes).count - 1 else { return false }
    return zip(lines, lines.dropFirst()).contains { $0.hike == $1.hike && $0.position > $1.position }
  }

  private var seatsByRow: [KeptSeat] {
    var places: [Int: [Int]] = [:]
    return lines.map { line in
      var known = places[line.hike] ?? []
      if !known.contains(line.position) { known.append(line.position) }
      places[line.hike] = known
      let position = (known.firstIndex(of: line.position) ?? 0) + 1
      return KeptSeat(date: date, hike: line.hike, position: position, dog: line.dog)
    }
  }

  private mutating func seatsByNumber() -> [KeptSeat] {
    Set(lines.map(\.hike)).sorted().flatMap { hike in
      let here = lines.filter { $0.hike == hike }
      // Where a line could not be read its number is missing; to say so too would not help.
      if !log.contains(where: { $0.severity == .error }) { checkNumbers(here, hike) }
      // Who came from the other hike goes before the stop that has its number; then the numbers close up.
      let stops = Set(here.map { StopKey(position: $0.position, isSettled: !$0.isMoved) }).sorted()
      return here.map { line in
        let key = StopKey(position: line.position, isSettled: !line.isMoved)
        return KeptSeat(date: date, hike: hike, position: (stops.firstIndex(of: key) ?? 0) + 1, dog: line.dog)
      }
    }
  }

  private struct StopKey: Hashable, Comparable {
    let position: Int
    let isSettled: Bool

    static func < (left: StopKey, right: StopKey) -> Bool {
      (left.position, left.isSettled ? 1 : 0) < (right.position, right.isSettled ? 1 : 0)
    }
  }

  private mutating func checkNumbers(_ here: [Line], _ hike: Int) {
    let households = Household.all(here.compactMap { book.dog($0.dog) }, in: book)
    func house(_ line: Line) -> Int? { households.firstIndex { $0.dogs.contains { $0.id == line.dog } } }
    var isTwice = false
    for (index, line) in here.enumerated() {
      let same = here[..<index].first {
        $0.position == line.position && $0.isMoved == line.isMoved && house($0) != house(line)
      }
      guard let same else { continue }
      isTwice = true
      refuse(
        .orderNumberTwice, line.row.positionCell,
        "\(line.row.dog) and \(same.row.dog) both have number \(line.position) in hike \(hike)",
        "give each stop its own number; only dogs fetched together share one")
    }
    // A number that is there twice is missing elsewhere; to say so too would not help.
    guard !isTwice else { return }
    let numbers = Set(here.map(\.position))
    let left = Set(lines.filter { $0.isMoved && $0.before?.hike == hike }.compactMap { $0.before?.position })
    let gap = (1...(numbers.max() ?? 1)).first { !numbers.contains($0) && !left.contains($0) }
    if let gap, let next = here.filter({ $0.position > gap }).min(by: { $0.position < $1.position }) {
      refuse(
        .orderNumberMissing, next.row.positionCell, "hike \(hike) has no number \(gap)",
        "number its stops 1 to \(numbers.count)")
    }
  }
}
