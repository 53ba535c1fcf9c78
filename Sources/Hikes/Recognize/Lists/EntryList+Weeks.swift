import Civil
import Diagnostics
import Tabular

/// The weeks as which a list is laid out.
extension EntryList {
  /// The entries with one owner for each dog that has one, and one telephone number, be it named once; dogs that share their
  /// name with another owner's have their own.
  private static func withOwners(_ entries: [Entry]) -> [Entry] {
    var owners: [String: [String: String]] = [:]
    var phones: [String: String] = [:]
    for entry in entries where !entry.phone.isEmpty {
      phones[entry.name.folded + "," + entry.owner.folded] = entry.phone
    }
    for entry in entries where !entry.owner.isEmpty {
      let folded = entry.owner.folded
      if owners[entry.name.folded, default: [:]][folded] == nil {
        owners[entry.name.folded, default: [:]][folded] = entry.owner
      }
    }
    return entries.map { entry in
      var entry = entry
      let own = Self.inFull(owners[entry.name.folded] ?? [:])
      if own.count == 1 { entry.owner = own.values.first ?? "" }
      entry.phone = phones[entry.name.folded + "," + entry.owner.folded] ?? entry.phone
      return entry
    }
  }

  /// The owners of dogs of one name, without those that are another one by a part of the name: `Anne` beside `Anne Corkum`.
  private static func inFull(_ owners: [String: String]) -> [String: String] {
    guard owners.count > 1 else { return owners }
    return owners.filter { owner in
      let words = Set(owner.key.split(separator: " "))
      return owners.keys.count { $0 != owner.key && words.isSubset(of: $0.split(separator: " ")) } != 1
    }
  }

  /// A header and a line for each dog, week by week; a second entry for the same day goes into a block of its own,
  /// where it is found to be a repetition or a contradiction. The hikes of the days have one each, where a dog went on both.
  mutating func addWeeks(_ given: [Entry]) {
    let entries = Self.withOwners(given)
    for monday in Set(entries.map(\.date.monday)).sorted() {
      let week = entries.filter { $0.date.monday == monday }
      let turns = Self.hasBothHikes(week) ? Set(week.map(\.turn)) : []
      guard turns.count > 1 else {
        addWeek(monday, week, corner: "Dog")
        continue
      }
      for turn in [nil, 1, 2] where turns.contains(turn) {
        addWeek(monday, week.filter { $0.turn == turn }, corner: turn.map { "Hike \($0)" } ?? "Dog")
      }
    }
  }

  /// Whether a dog was on two hikes of a day.
  private static func hasBothHikes(_ entries: [Entry]) -> Bool {
    guard entries.contains(where: { $0.turn == 2 }) else { return false }
    let days = Dictionary(grouping: entries) { "\($0.name.folded),\($0.owner),\($0.date)" }
    return days.values.contains { Set($0.compactMap(\.turn)).count > 1 }
  }

  private mutating func addWeek(_ monday: CivilDate, _ entries: [Entry], corner: String) {
    var left = entries
    while !left.isEmpty {
      var later: [Entry] = []
      var dogs: [(name: String, entries: [Entry])] = []
      for entry in left {
        if let index = dogs.firstIndex(where: {
          $0.name.folded == entry.name.folded && $0.entries[0].owner == entry.owner
        }) {
          if dogs[index].entries.contains(where: { $0.date == entry.date }) {
            later.append(entry)
          } else {
            dogs[index].entries.append(entry)
          }
        } else {
          dogs.append((entry.name, [entry]))
        }
      }
      addBlock(monday, dogs, corner)
      left = later
    }
  }

  private mutating func addBlock(
    _ monday: CivilDate, _ dogs: [(name: String, entries: [Entry])], _ corner: String
  ) {
    let count = dogs.contains { $0.entries.contains { $0.date.weekday > .friday } } ? 7 : 5
    let hasOwners = dogs.contains { !$0.entries[0].owner.isEmpty }
    let hasPhones = dogs.contains { !$0.entries[0].phone.isEmpty }
    let rates = dogs.map { dog in dog.entries.map(\.rate).first { !$0.isEmpty } ?? "" }
    let hasRates = rates.contains { !$0.isEmpty }
    let head =
      [corner] + (hasOwners ? ["Owner"] : []) + (hasPhones ? ["Phone"] : []) + (hasRates ? ["Rate"] : [])
    lines.append(head.map { ($0, nil) } + RearrangedSheet.dates(monday, to: count))
    for (dog, rate) in zip(dogs, rates) {
      guard let first = dog.entries.first else { continue }
      var line: RearrangedSheet.Line = [(dog.name, first.nameCell)]
      if hasOwners { line.append((first.owner, nil)) }
      if hasPhones { line.append((first.phone, nil)) }
      if hasRates { line.append((rate, nil)) }
      for day in 0..<count {
        let entry = dog.entries.first { $0.date == monday.adding(days: day) }
        line.append((entry?.text ?? "", entry.map { CellReference(row: $0.row, column: $0.column) }))
      }
      for entry in dog.entries.dropFirst() {
        if let cell = entry.nameCell { beside.append(.init(cell, .dog, line: lines.count)) }
      }
      lines.append(line)
    }
    lines.append([])
  }

  /// Columns of these say nothing of what came in.
  private static let framing: Set<ColumnRole> = [.rate, .other, .paid, .phone, .address, .number]

  /// What else a row says: its date and day frame it, notes stay notes, the rest is told of the dog.
  mutating func addBeside(_ table: Table, _ found: Found) {
    let (entries, columns) = (found.entries, found.columns)
    var places: [CellReference: Int] = [:]
    for (index, line) in lines.enumerated() {
      for cell in line { if let origin = cell.origin { places[origin] = index } }
    }
    let sums = columns.map { sumColumns(table, entries, $0) } ?? []
    let counters = counterColumns(table, entries)
    addCounters(counters, table, entries)
    // "Completed" behind most hikes says nothing of one of them.
    let mostStates = mostStates(table, entries, columns?.state)
    for entry in entries {
      let own =
        places[CellReference(row: entry.row, column: entry.column)]
        ?? entry.nameCell.flatMap { places[$0] } ?? 0
      let head = found.heads.last { $0 < entry.row } ?? columns?.head
      let heads = table[row: head ?? 0]
      for (index, field) in table[row: entry.row].fields.enumerated() where !field.isBlank {
        let column = index + 1
        guard CellReference(row: entry.row, column: column) != entry.nameCell, column != entry.column else {
          continue
        }
        let isDate =
          column == columns?.date || column == columns?.span
          || column != columns?.notes && DayHeading(field.text)?.weekday != nil
          || Self.stamps.set.contains(heads[column: column].text.folded)
        let isState = column == columns?.state
        let isCheque = columns != nil && Self.isNumberedCheque(field.text)
        let isMoney =
          AmountGrammar.read(field.text) != .none && !isDate && column != columns?.notes
          && !Self.isHour(field.text) && !isCheque
        let role = head.flatMap { _ in ColumnLabels.role(heads[column: column].text) }
        let isCount = ColumnLabels.counts.set.contains(heads[column: column].text.folded)
        let isSum =
          sums.contains(column) && role != .rate || role == .tax || role == .rowTotal || role == .monthTotal
          || role == .figure && column != columns?.charge && !isCount || columns?.span != nil && isMoney
          // "Collected", behind all that was paid in a row
          || role == .paid && isMoney && columns.map { !$0.more.isEmpty } ?? false
          || Self.running.set.contains(heads[column: column].text.folded)
        guard
          !isMoney || isSum || isCount || counters.contains(column) || column == columns?.charge
            || role.map(Self.framing.contains) ?? false
        else {
          continue
        }
        // What a card says that a hike cost is one of her figures.
        let isCharge =
          isMoney && role != .rate && columns.map { $0.isOfCards && column == $0.charge } ?? false
        let kind: CellReading.Kind =
          isDate
          ? .header
          : isSum || isCharge
            ? .total
            : isState && (Self.isStatus(field.text) || !mostStates.contains(field.text.folded))
              || column == columns?.notes || isCheque
              || (columns == nil || isUnnamed(column, in: heads, field.text)
                || head == nil && PartialDate.words(field.text).count(where: \.hasLetter) > 2)
                && !AmountWords.isMethod(field.text.folded)
              ? .note : .attribute
        beside.append(
          .init(
            CellReference(row: entry.row, column: column), kind, line: own, date: isState ? entry.date : nil))
      }
    }
  }

  /// `chq 014`: how it was paid, and with which one.
  static func isNumberedCheque(_ text: String) -> Bool {
    let words = text.folded.split(separator: " ")
    return words.count == 2 && AmountWords.methods[String(words[0])] == AmountWords.cheque
      && words[1].allSatisfy { $0.isNumber || $0 == "#" }
  }

  /// Whether words stand under no heading beside columns that have one.
  private func isUnnamed(_ column: Int, in heads: Record, _ text: String) -> Bool {
    !heads.isBlank && heads[column: column].isBlank && text.hasLetter
  }

  /// What the state of half of the hikes is or more, of five at least.
  private func mostStates(_ table: Table, _ entries: [Entry], _ column: Int?) -> Set<String> {
    guard let column, entries.count >= 5 else { return [] }
    let texts = entries.map { (table[row: $0.row][column: column].text.folded, 1) }
    return Set(Dictionary(texts, uniquingKeysWith: +).filter { $0.value * 2 >= entries.count }.keys)
  }

  private static func isStatus(_ text: String) -> Bool {
    if case .status = CellMark(text) { true } else { false }
  }

  /// `8:00am - 12:00pm`, `17:30`
  private static func isHour(_ text: String) -> Bool {
    text.split(separator: " ").first.map { CellText(String($0)).isTimeOfDay } ?? false
  }

  /// The numbers of rows between those of dogs, of which nothing came in.
  private mutating func addCounters(_ columns: Set<Int>, _ table: Table, _ entries: [Entry]) {
    let rows = Set(entries.map(\.row))
    guard let first = rows.min(), let last = rows.max(), !columns.isEmpty else { return }
    for row in first...last where !rows.contains(row) {
      beside += columns.filter { !table[row: row][column: $0].isBlank }.map { .init(row, $0, .attribute) }
    }
  }

  /// The columns that number the rows of a list, as programs do: whole numbers, each above the one before.
  private func counterColumns(_ table: Table, _ entries: [Entry]) -> Set<Int> {
    let rows = Set(entries.map(\.row)).sorted()
    guard rows.count >= 4 else { return [] }
    let width = rows.map { table[row: $0].fields.count }.max() ?? 0
    return Set(
      (1..<max(width, 1) + 1).filter { column in
        let numbers = rows.map { Int(table[row: $0][column: column].text.trimmingSpaces) }
        return zip(numbers, numbers.dropFirst()).allSatisfy { before, next in
          if let before, let next { before < next } else { false }
        }
      })
  }
}
