import Civil
import Diagnostics
import Tabular

/// The weeks as which a list is laid out.
extension EntryList {
  /// The entries with one owner for each dog that has one, be it named once; dogs that share their name with another owner's
  /// have their own.
  private static func withOwners(_ entries: [Entry]) -> [Entry] {
    var owners: [String: [String: String]] = [:]
    for entry in entries where !entry.owner.isEmpty {
      let folded = entry.owner.folded
      if owners[entry.name.folded, default: [:]][folded] == nil {
        owners[entry.name.folded, default: [:]][folded] = entry.owner
      }
    }
    return entries.map { entry in
      var entry = entry
      let own = owners[entry.name.folded] ?? [:]
      if own.count == 1 { entry.owner = own.values.first ?? "" }
      return entry
    }
  }

  /// A header and a line for each dog, week by week; a second entry for the same day goes into a block of its own,
  /// where it is found to be a repetition or a contradiction.
  mutating func addWeeks(_ given: [Entry]) {
    let entries = Self.withOwners(given)
    for monday in Set(entries.map(\.date.monday)).sorted() {
      var left = entries.filter { $0.date.monday == monday }
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
        addWeek(monday, dogs)
        left = later
      }
    }
  }

  private mutating func addWeek(_ monday: CivilDate, _ dogs: [(name: String, entries: [Entry])]) {
    let count = dogs.contains { $0.entries.contains { $0.date.weekday > .friday } } ? 7 : 5
    let hasOwners = dogs.contains { !$0.entries[0].owner.isEmpty }
    let head = hasOwners ? ["Dog", "Owner"] : ["Dog"]
    lines.append(head.map { ($0, nil) } + (0..<count).map { (monday.adding(days: $0).description, nil) })
    for dog in dogs {
      guard let first = dog.entries.first else { continue }
      var line: RearrangedSheet.Line = [(dog.name, first.nameCell)]
      if hasOwners { line.append((first.owner, nil)) }
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

  /// What else a row says: its date and day frame it, notes stay notes, the rest is told of the dog.
  mutating func addBeside(_ table: Table, _ found: Found) {
    let (entries, columns) = (found.entries, found.columns)
    var places: [CellReference: Int] = [:]
    for (index, line) in lines.enumerated() {
      for cell in line { if let origin = cell.origin { places[origin] = index } }
    }
    let sums = columns.map { sumColumns(table, entries, $0) } ?? []
    let counters = counterColumns(table, entries)
    for entry in entries {
      let own =
        places[CellReference(row: entry.row, column: entry.column)]
        ?? entry.nameCell.flatMap { places[$0] } ?? 0
      for (index, field) in table[row: entry.row].fields.enumerated() where !field.isBlank {
        let column = index + 1
        guard CellReference(row: entry.row, column: column) != entry.nameCell, column != entry.column else {
          continue
        }
        let isDate =
          column == columns?.date || column == columns?.span || DayHeading(field.text)?.weekday != nil
          || Self.stamps.set.contains(table[row: columns?.head ?? 0][column: column].text.folded)
        let isState = column == columns?.state
        let isMoney = AmountGrammar.read(field.text) != .none && !isDate && column != columns?.notes
        let role = columns?.head.flatMap { ColumnLabels.role(table[row: $0][column: column].text) }
        let isSum =
          sums.contains(column) || role == .tax || role == .rowTotal || role == .monthTotal
          || role == .figure && column != columns?.charge || columns?.span != nil && isMoney
          || Self.running.set.contains(table[row: columns?.head ?? 0][column: column].text.folded)
        guard
          !isMoney || isSum || counters.contains(column) || column == columns?.charge || role == .rate
            || role == .other || role == .paid
            || role == .phone
            || role == .address
        else {
          continue
        }
        let kind: CellReading.Kind =
          isDate
          ? .header
          : isSum ? .total : isState || column == columns?.notes || columns == nil ? .note : .attribute
        beside.append(
          .init(
            CellReference(row: entry.row, column: column), kind, line: own, date: isState ? entry.date : nil))
      }
    }
  }

  /// The columns that number the rows of a list, as programs do: whole numbers, each above the one before.
  private func counterColumns(_ table: Table, _ entries: [Entry]) -> Set<Int> {
    let rows = entries.map(\.row).sorted()
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
