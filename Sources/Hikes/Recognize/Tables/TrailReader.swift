public import Diagnostics
public import Tabular

/// Reads a list of trails: where hikes may go.
public enum TrailReader {
  /// The header of an empty list of trails to fill in.
  public static let template = ["Trail", "Region", "Latitude", "Longitude", "Active", "Notes"]

  /// Whether a row near the top names a column of trails and where they are.
  public static func recognizes(_ table: Table) -> Bool { RosterColumns.trails(in: table) != nil }

  /// Every row that names a trail, in order. A cell that cannot be read is a diagnostic, and the rest of its row
  /// is used. Empty for a table that is no list of trails.
  public static func read(_ table: Table) -> Report<[TrailRow]> {
    guard let columns = RosterColumns.trails(in: table) else { return Report([]) }
    var intake = RosterIntake(table, columns)
    var rows: [TrailRow] = []
    for number in intake.rows {
      var row = TrailRow(name: intake.text(number, .trail), cells: intake.cells(number))
      guard !row.name.isEmpty else {
        intake.refuse(
          number, .rowWithoutName, .trail, "the row names no trail, so it is not taken over",
          hint: "write the trail's name, or clear the row")
        continue
      }
      let id = intake.text(number, .trailID)
      row.id = id.isEmpty ? nil : TrailID(id)
      row.region = intake.region(number)
      row.coordinates = intake.coordinates(number)
      row.isActive = intake.yesNo(number)
      row.notes = intake.verbatim(number, .notes)
      rows.append(row)
    }
    intake.reportUnknownColumns()
    return Report(rows, intake.log)
  }
}
