public import Civil
public import Diagnostics
public import Tabular

/// One dog's line of a pickup sheet, as somebody left it.
public struct PickupRow: Hashable, Sendable {
  public let date: CivilDate
  /// Nil where the cell is empty or no number; its text says which.
  public let hike: Int?
  public let position: Int?
  public let hikeText: String
  public let positionText: String
  public let dog: String
  public let hikeCell: Location
  public let positionCell: Location
  public let dogCell: Location
  /// What stands beside the order, of which the book takes nothing: her standing, her notes.
  public let asides: [Aside]

  /// A cell under one of the other headings.
  public struct Aside: Hashable, Sendable {
    public let heading: String
    public let text: String
    public let cell: Location
  }
}

/// Reads a pickup sheet back, as `PickupSheet` writes it, in whatever order its rows and columns now are.
public enum PickupReader {
  public static func recognizes(_ table: Table) -> Bool { columns(table) != nil }

  /// Every row that names a dog. A row whose date cannot be read is a diagnostic.
  public static func read(_ table: Table) -> Report<[PickupRow]> {
    guard let columns = columns(table) else { return Report([]) }
    var rows: [PickupRow] = []
    var log: [Diagnostic] = []
    for (index, record) in table.records.enumerated().dropFirst() {
      func text(_ column: Int) -> String {
        record.fields.indices.contains(column) ? record.fields[column].text.trimmingSpaces : ""
      }
      func cell(_ column: Int) -> Location {
        Location(file: table.file, cell: CellReference(row: index + 1, column: column + 1))
      }
      let dog = text(columns.dog)
      guard !dog.isEmpty else { continue }
      guard let date = CivilDate(iso: text(columns.date)) else {
        log.append(
          Diagnostic(
            .error, .orderUnreadable, at: cell(columns.date), "“\(text(columns.date))” is no day, for \(dog)",
            hint: "write it as 2026-11-20, as it was"))
        continue
      }
      rows.append(
        PickupRow(
          date: date, hike: number(text(columns.hike)), position: number(text(columns.position)),
          hikeText: text(columns.hike), positionText: text(columns.position), dog: dog,
          hikeCell: cell(columns.hike), positionCell: cell(columns.position), dogCell: cell(columns.dog),
          asides: columns.asides.filter { !text($0.column).isEmpty }.map {
            PickupRow.Aside(heading: $0.heading, text: text($0.column), cell: cell($0.column))
          }))
    }
    return Report(rows, log)
  }

  /// A spreadsheet may have made `2.0` of 2.
  private static func number(_ text: String) -> Int? {
    Int(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  private struct Columns {
    let date: Int
    let hike: Int
    let position: Int
    let dog: Int
    let asides: [(heading: String, column: Int)]
  }

  private static func columns(_ table: Table) -> Columns? {
    let names = (table.records.first?.fields ?? []).map(\.text.folded)
    func find(_ name: String) -> Int? { names.firstIndex(of: name) }
    guard let date = find("date"), let hike = find("hike"), let position = find("position"),
      let dog = find("dog")
    else { return nil }
    return Columns(
      date: date, hike: hike, position: position, dog: dog,
      asides: ["standing", "notes"].compactMap { heading in find(heading).map { (heading, $0) } })
  }
}
