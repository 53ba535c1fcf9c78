import Civil
public import Diagnostics
public import Tabular

/// Driving figures from elsewhere, taken into the book.
public enum DistanceImport {
  public static func recognizes(_ table: Table) -> Bool {
    let names = Set((table.records.first?.fields ?? []).map(\.text.folded))
    return names.isSuperset(of: ["from", "to"]) && !names.isDisjoint(with: ["metres", "seconds"])
  }

  /// Each row replaces the one for the same two places. Places that the book does not know are kept, and named.
  /// - Returns: how many rows are new or changed.
  public static func take(_ bytes: [UInt8], file: String, into book: inout Book) -> Report<Int> {
    var log: [Diagnostic] = []
    let rows: SchemaRows<DrivenLeg>
    do {
      let report = try BookSchemas.distances.read(bytes, file: file)
      log += report.diagnostics
      rows = report.value
    } catch {
      return Report(0, [error.diagnostic])
    }
    let known = Set([DrivenLeg.home] + book.dogs.map(\.id.text) + book.trails.map(\.id.text))
    var legs = Dictionary(book.distances.map { (Key(from: $0.from, to: $0.to), $0) }) { first, _ in first }
    var changes = 0
    for entry in rows.entries {
      for (column, name) in [("from", entry.row.from), ("to", entry.row.to)] where !known.contains(name) {
        log.append(
          Diagnostic(
            .warning, .distanceUnknownPlace, at: rows.location(entry, column: column),
            "“\(name)” is neither home nor a dog or trail of the book",
            hint: "use the id from dogs.csv or trails.csv"))
      }
      if legs.updateValue(entry.row, forKey: Key(from: entry.row.from, to: entry.row.to)) != entry.row {
        changes += 1
      }
    }
    book.distances = legs.values.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    return Report(changes, log)
  }

  private struct Key: Hashable {
    let from: String
    let to: String
  }
}
