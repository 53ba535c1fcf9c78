public import Tabular
import Civil
import Store

/// The walks as a sheet to edit, a row for each in the order of the file.
///
/// Columns that begin with `_` carry what the app's file says besides: the walk as it stood, the clock its times are
/// shown on, how the file was laid out, and a fingerprint by which an edit of them is noticed.
public enum WalkSheet {
  static let columns =
    [
      "id", "date", "start", "end", "duration_s", "human_steps", "dog_steps", "metres", "pace", "breed",
      "multiplier", "active", "health", "source",
    ] + hidden + ["_check"]
  static let hidden = ["_walk", "_zone", "_file"]

  public static func grid(_ file: WalkFile, _ clock: WalkClock) -> Grid {
    var grid = Grid(columns)
    let walks = Dictionary(uniqueKeysWithValues: file.walks.map { ($0.place, $0) })
    let layout = layoutCell(file.layout)
    for (place, entry) in file.entries.enumerated() {
      var row = walks[place].map { texts($0, entry, clock) } ?? [:]
      row["_walk"] = String(decoding: entry.encoded(), as: UTF8.self)
      row["_file"] = place == 0 ? layout : ""
      grid.append(cells(row))
    }
    if file.entries.isEmpty { grid.append(cells(["_file": layout])) }
    return grid
  }

  private static func cells(_ row: [String: String]) -> [GridValue] {
    var row = row
    row["_check"] = fingerprint(row)
    return columns.map { .init(stringLiteral: row[$0] ?? "") }
  }

  /// What the cells of a walk say.
  static func texts(_ walk: Walk, _ entry: JSONTree, _ clock: WalkClock) -> [String: String] {
    let start = clock.local(walk.start)
    func number(_ key: String) -> String { entry[key]?.number ?? "" }
    func bool(_ key: String) -> String { entry[key]?.bool.map { $0 ? "true" : "false" } ?? "" }
    var zone = ""
    if case .zone(let rules) = clock { zone = rules.name }
    return [
      "id": walk.id, "date": "\(start.date)", "start": "\(start.time)",
      "end": walk.end.map { "\(clock.local($0).time)" } ?? "", "duration_s": number("duration"),
      "human_steps": number("humanSteps"), "dog_steps": number("estimatedDogSteps"),
      "metres": number("distanceInMeters"), "pace": pace(walk), "breed": entry["breedName"]?.text ?? "",
      "multiplier": number("breedMultiplier"), "active": bool("isActive"), "health": bool("usedHealthKit"),
      "source": entry["dataSource"]?.text ?? "", "_zone": zone,
    ]
  }

  /// `14'46"` for a kilometre, as the app shows it.
  public static func pace(_ walk: Walk) -> String {
    guard let pace = walk.pace else { return "" }
    let seconds = pace % 60
    return "\(pace / 60)'\(seconds < 10 ? "0" : "")\(seconds)\""
  }

  static func fingerprint(_ row: [String: String]) -> String {
    let text = hidden.map { row[$0] ?? "" }.joined(separator: "\u{1F}")
    // A letter first, so that no program takes it for a number.
    return "x" + SHA256.hex(Array(text.utf8)).prefix(12)
  }

  private static func layoutCell(_ layout: JSONLayout) -> String {
    let tree = JSONTree.object([
      JSONMember("indent", layout.indent.map { .number("\($0)") } ?? .null),
      JSONMember("colon", .text(layout.colon)), JSONMember("slashes", .bool(layout.escapesSlashes)),
      JSONMember("empty", .bool(layout.opensEmpty)), JSONMember("end", .bool(layout.endsLine)),
    ])
    return String(decoding: tree.encoded(), as: UTF8.self)
  }

  static func layout(_ cell: String) -> JSONLayout? {
    guard let tree = WalkSheetReader.tree(cell) else { return nil }
    return JSONLayout(
      indent: tree["indent"]?.integer, colon: tree["colon"]?.text ?? ":",
      escapesSlashes: tree["slashes"]?.bool ?? false, opensEmpty: tree["empty"]?.bool ?? false,
      endsLine: tree["end"]?.bool ?? false)
  }
}
