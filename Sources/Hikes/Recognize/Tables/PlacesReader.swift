public import Diagnostics
public import Tabular

/// Reads a places sheet: who had no place, with the places that were filled in.
public enum PlacesReader {
  /// The header of a places sheet, as ``PlacesSheet`` writes it.
  public static let template = ["dog", "owner", "phone", "address", "place", "map"]

  /// Whether it is a list of dogs with a column for places, and nothing in it that only a roster has.
  public static func recognizes(_ table: Table) -> Bool {
    guard let columns = RosterColumns.dogs(in: table) else { return false }
    return columns.has(anyOf: .place)
      && !columns.has(anyOf: .clientID, .email, .latitude, .longitude, .region, .rate, .active, .notes)
  }

  /// Every row that names a dog, in order; one whose place is still empty too, for its address may be new. A
  /// place that cannot be read is a diagnostic. Empty for a table that is no places sheet.
  public static func read(_ table: Table) -> Report<[RosterRow]> {
    recognizes(table) ? RosterReader.read(table) : Report([])
  }
}
