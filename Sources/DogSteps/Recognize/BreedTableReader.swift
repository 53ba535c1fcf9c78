import Civil
public import Diagnostics
public import Tabular

/// Reads the table of breeds: `name,leg_cm,weight_kg,body,energy,puppy,adult,senior,description`, and maybe
/// `multiplier`.
public struct BreedTableReader {
  private let table: Table
  private var places: [String: Int] = [:]
  private var log: [Diagnostic] = []

  /// Every row is a breed or named by a finding.
  public static func read(_ table: Table) -> Report<BreedTable> {
    var reader = BreedTableReader(table: table)
    let breeds = reader.breeds()
    return Report(BreedTable(breeds), reader.log)
  }

  private init(table: Table) { self.table = table }

  private mutating func breeds() -> [Breed] {
    guard let top = table.records.firstIndex(where: { !$0.isBlank }) else { return [] }
    for (place, field) in table.records[top].fields.enumerated() {
      let name = field.text.folded
      if places[name] == nil { places[name] = place + 1 }
    }
    for needed in ["name", "leg_cm", "weight_kg", "body", "energy"] where places[needed] == nil {
      note(
        row: top + 1, "name", "the column “\(needed)” is missing",
        hint: "the columns are those of hound steps new")
      return []
    }
    var breeds: [Breed] = []
    var names: Set<String> = []
    for row in (top + 2)...(max(top + 2, table.records.count)) where !table[row: row].isBlank {
      guard let breed = breed(row) else { continue }
      if names.insert(BreedTable.folded(breed.name)).inserted {
        breeds.append(breed)
      } else {
        note(
          row: row, "name", "“\(breed.name)” stands in the table twice; the first counts",
          hint: "take one of them out")
      }
    }
    return breeds
  }

  private mutating func breed(_ row: Int) -> Breed? {
    let name = text(row, "name")
    guard !name.isEmpty else {
      note(row: row, "name", "a breed has no name", hint: "write its name, or take the row out")
      return nil
    }
    guard let leg = number(row, "leg_cm"), let weight = number(row, "weight_kg"),
      let puppy = number(row, "puppy", or: 1), let adult = number(row, "adult", or: 1),
      let senior = number(row, "senior", or: 1)
    else { return nil }
    let body: BreedBody? = word(row, "body")
    let energy: BreedEnergy? = word(row, "energy")
    guard let body, let energy else { return nil }
    var multiplier: Ratio?
    if !text(row, "multiplier").isEmpty {
      multiplier = number(row, "multiplier")
      if multiplier == nil { return nil }
    }
    return Breed(
      name: name, leg: leg, weight: weight, body: body, energy: energy, puppy: puppy, adult: adult,
      senior: senior, multiplier: multiplier, description: text(row, "description"))
  }

  private func text(_ row: Int, _ column: String) -> String {
    guard let place = places[column] else { return "" }
    return FormulaGuard.full.unguarded(table[row: row][column: place].text).trimmingSpaces
  }

  private mutating func number(_ row: Int, _ column: String, or usual: Ratio? = nil) -> Ratio? {
    let text = text(row, column)
    if text.isEmpty, let usual { return usual }
    // What is divided by must not be nothing, and no dog makes a thousand steps for one.
    if let number = Ratio(text), number > 0, number < 1000 { return number }
    note(
      row: row, column, "“\(text)” is no \(column) of a breed; the breed is left out",
      hint: "write a number above 0, as 21 or 4.5")
    return nil
  }

  private mutating func word<Word: RawRepresentable<String> & CaseIterable>(_ row: Int, _ column: String)
    -> Word?
  {
    let text = text(row, column)
    let plain = text.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
    if let word = Word.allCases.first(where: { $0.rawValue.lowercased() == plain }) { return word }
    let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
    note(
      row: row, column, "“\(text)” is no \(column) of a breed; the breed is left out",
      hint: "write one of \(words)")
    return nil
  }

  private mutating func note(row: Int, _ column: String, _ message: String, hint: String) {
    log.append(
      Diagnostic(
        .error, .badBreedRow, at: table.location(row: row, column: places[column] ?? 1), message, hint: hint))
  }
}

extension BreedTable {
  /// A table to begin with: the columns, and the dog of many breeds.
  public static let starter = Array(
    """
    name,leg_cm,weight_kg,body,energy,puppy,adult,senior,description
    Mixed,22,18,athletic,moderate,1.15,1.0,1.05,a dog of many breeds

    """.utf8)
}
