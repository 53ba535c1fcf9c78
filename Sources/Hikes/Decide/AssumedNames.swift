import Civil
import Diagnostics
import Quantities

/// Names of a sheet that are no dog's of the book or of another sheet, and are taken for one: `Maggy` in a week without
/// Maggie, who was there the weeks before. Slips within one sheet its reader finds; what it found holds for the others.
struct AssumedNames {
  /// For each such name, folded, the dog that is meant.
  private(set) var meant: [String: SheetDog] = [:]
  /// Those of them that have the money of the dog that is meant.
  private var renamed: Set<String> = []

  /// - Parameter readings: all sheets that are known, those of the book among them.
  init(_ readings: [SheetReading], _ book: Book) {
    guard readings.count > 1 || !book.dogs.isEmpty else { return }
    let named = Dictionary(grouping: book.dogs, by: \.name.folded)
    var dogs = named.filter { $0.value.count == 1 }.mapValues {
      SheetDog(label: $0[0].name, name: $0[0].name)
    }
    for dog in readings.joined(by: \.dogs) where dogs[dog.label.folded] == nil {
      dogs[dog.label.folded] = dog
    }
    let told = readings.reduce(into: [:]) { $0.merge($1.assumedNames) { first, _ in first } }
    var near: [String: [String]] = [:]
    for dog in readings.joined(by: \.dogs) {
      let name = dog.label.folded
      guard named[name] == nil, dog.owner.isEmpty, meant[name] == nil, near[name] == nil else { continue }
      if let label = told[name], let other = dogs[label.folded], other.label.folded != name {
        meant[name] = other
      } else if name.count >= 5, !name.hasFigure {
        near[name] = dogs.keys.filter {
          $0 != name && $0.first == name.first && MisspeltWord.isNearName(name, $0)
        }
      }
    }
    findRenamed(readings, book, named)
    near = near.filter { !$0.value.isEmpty && meant[$0.key] == nil }
    guard !near.isEmpty else { return }
    let weeks = KnownWeeks(readings, book)
    for (name, others) in near {
      let missing = others.filter { weeks.isSlip(name, for: $0) }
      if missing.count == 1 { meant[name] = dogs[missing[0]] }
    }
  }

  /// A new name with just the money that the book has of a dog without a row: the dog goes by another name now.
  private mutating func findRenamed(_ readings: [SheetReading], _ book: Book, _ named: [String: [Dog]]) {
    guard !book.payments.isEmpty else { return }
    for reading in readings {
      let new = reading.dogs.map(\.label).filter { named[$0.folded] == nil && meant[$0.folded] == nil }
      for label in new {
        let cells = reading.cells.filter { $0.dog == label && $0.countedAmount != nil && !$0.isFromNotes }
        let mondays = Set(cells.compactMap(\.week))
        let paid = Set(cells.compactMap { cell in cell.date.map { PaidDay(date: $0, amount: cell.amount) } })
        guard !paid.isEmpty, paid.count == cells.count else { continue }
        let there = Set(
          reading.weeks.filter { $0.monday.map(mondays.contains) ?? false }.flatMap(\.dogRows).map(
            \.dog.folded))
        var held: [DogID: Set<PaidDay>] = [:]
        for payment in book.payments where payment.hikeDate.map({ mondays.contains($0.monday) }) ?? false {
          guard let dog = payment.dog, let date = payment.hikeDate else { continue }
          held[dog, default: []].insert(PaidDay(date: date, amount: payment.amount))
        }
        let gone = book.dogs.filter { held[$0.id] == paid && !there.contains($0.name.folded) }
        guard gone.count == 1, named[gone[0].name.folded]?.count == 1 else { continue }
        meant[label.folded] = SheetDog(label: gone[0].name, name: gone[0].name)
        renamed.insert(label.folded)
      }
    }
  }

  private struct PaidDay: Hashable {
    let date: CivilDate
    let amount: Money?
  }

  /// Tells of the names of one sheet, in its cells and to its owner, and writes the dogs' own names into its cells.
  func settle(_ reading: inout SheetReading) -> [Diagnostic] {
    guard !meant.isEmpty else { return [] }
    var told: Set<String> = []
    var log: [Diagnostic] = []
    for place in reading.cells.indices {
      guard let label = reading.cells[place].dog, let dog = meant[label.folded] else { continue }
      reading.cells[place].dog = dog.label
      guard reading.cells[place].kind == .dog else { continue }
      reading.cells[place].confidence = .inferred
      reading.cells[place].reason = "taken for \(dog.label)"
      guard told.insert(label.folded).inserted else { continue }
      let cell = reading.cells[place].cell
      log.append(
        .assumedName(
          label, dog.label,
          renamed.contains(label.folded)
            ? "whose money it has and who has no row there"
            : "who is in the weeks around it and not in this one",
          at: reading.location(of: cell),
          reading.excerpt(of: cell)))
    }
    return log
  }
}

/// Which dogs stand in which weeks, of the sheets and of the book.
private struct KnownWeeks {
  private var names: [CivilDate: Set<String>] = [:]
  /// For each name the weeks of the sheets that have it, and the names beside it there.
  private var rows: [String: [(monday: CivilDate, names: Set<String>)]] = [:]

  init(_ readings: [SheetReading], _ book: Book) {
    for week in readings.joined(by: \.weeks) {
      guard let monday = week.monday, !week.dogRows.isEmpty else { continue }
      let all = Set(week.dogRows.map(\.dog.folded))
      names[monday, default: []].formUnion(all)
      for name in all { rows[name, default: []].append((monday, all)) }
    }
    let known = Dictionary(book.dogs.map { ($0.id, $0.name.folded) }) { first, _ in first }
    for hike in book.hikes {
      if let name = known[hike.dog] { names[hike.date.monday, default: []].insert(name) }
    }
  }

  /// Whether a name stands in one week only, and the other in the two weeks before and the two after it, as far as they
  /// are known, and not beside it. Of two weeks the first one has the name, and a long one is enough.
  func isSlip(_ name: String, for other: String) -> Bool {
    let own = rows[name] ?? []
    guard let monday = own.first?.monday, own.allSatisfy({ $0.monday == monday && !$0.names.contains(other) })
    else { return false }
    let reach = 8 * 7
    let near = names.keys.filter { $0 != monday && abs($0.days(until: monday)) <= reach }.sorted()
    let around = near.filter { $0 < monday }.suffix(2) + near.filter { $0 > monday }.prefix(2)
    return around.allSatisfy { names[$0]?.contains(other) ?? false }
      && (around.count >= 2 || around.count == 1 && around[0] < monday && name.count >= 7)
  }
}

extension [SheetReading] {
  fileprivate func joined<Part>(by part: KeyPath<SheetReading, [Part]>) -> FlattenSequence<[[Part]]> {
    map { $0[keyPath: part] }.joined()
  }
}

extension Diagnostic {
  /// - Parameter evidence: why it is no dog of its own.
  static func assumedName(
    _ typed: String, _ dog: String, _ evidence: String, at location: Location, _ excerpt: Excerpt?
  ) -> Diagnostic {
    Diagnostic(
      .warning, .assumedName, at: location, "“\(typed)” is taken for \(dog), \(evidence)",
      hint: "if it is another dog, give it a second name, such as “\(typed) GR”, and read the sheet again",
      excerpt: excerpt)
  }
}
