import Civil
import Diagnostics
import Quantities
import Tabular

/// Reads the cells of one list, and says of each that cannot be read where it is and what to do.
struct RosterIntake {
  let table: Table
  let columns: RosterColumns
  private(set) var log: [Diagnostic] = []

  init(_ table: Table, _ columns: RosterColumns) {
    self.table = table
    self.columns = columns
  }

  /// The rows below the header that hold anything.
  var rows: [Int] {
    table.records.indices.map { $0 + 1 }.filter { $0 > columns.row && !table[row: $0].isBlank }
  }

  func cells(_ row: Int) -> RowCells { RowCells(file: table.file, row: row, columns: columns.columns) }

  /// On one line, single spaces. Empty where the column is missing.
  func text(_ row: Int, _ field: RosterField) -> String { verbatim(row, field).collapsingSpaces }

  /// As typed, without the white space around it.
  func verbatim(_ row: Int, _ field: RosterField) -> String {
    guard let column = columns[field] else { return "" }
    return FormulaGuard.full.unguarded(table[row: row][column: column].text).trimmingSpaces
  }

  /// Where the dog is picked up or the trail begins: from the place's own cell, else from its two columns.
  mutating func coordinates(_ row: Int) -> Coordinates? {
    let place = text(row, .place)
    if !place.isEmpty { return read(place, row, .place) }
    let latitude = text(row, .latitude)
    let longitude = text(row, .longitude)
    switch (latitude.isEmpty, longitude.isEmpty) {
    case (true, true): return nil
    case (false, true): return read(latitude, row, .latitude)
    case (true, false): return read(longitude, row, .longitude)
    case (false, false):
      let found = Coordinates(latitude: latitude, longitude: longitude)
      return found.map { checked($0, row, .latitude) } ?? read("\(latitude), \(longitude)", row, .latitude)
    }
  }

  mutating func rate(_ row: Int) -> Money? {
    let text = text(row, .rate)
    guard !text.isEmpty else { return nil }
    if case .amount(let amount) = AmountGrammar.read(text), amount.money > .zero { return amount.money }
    report(
      .warning, .unreadableRate, row, .rate, "“\(text)” is not the price of a hike",
      hint: "write an amount such as 25.00; the rest of the row was read")
    return nil
  }

  mutating func yesNo(_ row: Int) -> Bool? {
    let text = text(row, .active)
    guard !text.isEmpty else { return nil }
    if let value = FieldFormat.yesNo.read(text) { return value }
    switch text.folded {
    case "active": return true
    case "inactive", "not active", "gone", "retired": return false
    default:
      report(
        .warning, .unreadableActive, row, .active, "“\(text)” is neither yes nor no",
        hint: "write yes or no; the rest of the row was read")
      return nil
    }
  }

  /// The region as typed; one she does not serve is kept and named.
  mutating func region(_ row: Int) -> String {
    let text = text(row, .region)
    if !text.isEmpty, !["bedford", "sackville", "beaver bank"].contains(text.folded) {
      report(
        .warning, .outsideServiceArea, row, .region, "“\(text)” is none of the regions served",
        hint: "write Bedford, Sackville or Beaver Bank, or leave it if a new region is meant")
    }
    return text
  }

  /// A row that names nobody but holds something.
  mutating func refuse(
    _ row: Int, _ code: DiagnosticCode, _ field: RosterField, _ message: String, hint: String
  ) {
    report(.error, code, row, field, message, hint: hint)
  }

  /// Names the columns that hold something no field takes, so that nothing vanishes unsaid.
  mutating func reportUnknownColumns() {
    let rows = self.rows
    for (column, name) in columns.unknown
    where rows.contains(where: { !table[row: $0][column: column].isBlank }) {
      log.append(
        Diagnostic(
          .note, .unreadColumn, at: table.location(row: columns.row, column: column),
          "the column “\(name)” is not taken over", hint: "move what you need into the notes column"))
    }
  }

  private mutating func read(_ text: String, _ row: Int, _ field: RosterField) -> Coordinates? {
    do throws(CoordinatesError) {
      return checked(try Coordinates.read(text), row, field)
    } catch {
      let code: DiagnosticCode
      switch error.code {
      case .shortLink: code = .shortLink
      case .outOfRange: code = .coordinatesOutOfRange
      case .noCoordinates: code = .unreadablePlace
      case .ambiguous: code = .ambiguousPlace
      }
      report(
        .warning, code, row, field, "“\(text)” is not taken as a place", hint: error.detail)
      return nil
    }
  }

  /// Nova Scotia with room around it: a missing minus or swapped numbers land far outside.
  private mutating func checked(_ place: Coordinates, _ row: Int, _ field: RosterField) -> Coordinates {
    let isNear =
      (432_000_000...475_000_000).contains(place.latitudeE7)
      && (-670_000_000 ... -590_000_000).contains(place.longitudeE7)
    if !isNear {
      report(
        .warning, .placeFarAway, row, field, "\(place) is far from Nova Scotia; it is taken as it stands",
        hint: "write the latitude first, and the longitude with its minus sign, as in 44.73212, -63.65676")
    }
    return place
  }

  private mutating func report(
    _ severity: Severity, _ code: DiagnosticCode, _ row: Int, _ field: RosterField, _ message: String,
    hint: String
  ) {
    let column = columns[field] ?? 1
    log.append(
      Diagnostic(
        severity, code, at: table.location(row: row, column: column), message, hint: hint,
        excerpt: table.excerpt(row: row, column: column)))
  }
}
