public import Tabular

/// The control totals as a table: what was expected, what was found, and why they differ where they do.
public enum ControlSheet {
  public static let columns = ["control", "expected", "found", "difference", "explanation"]

  public static func grid(_ totals: ControlTotals) -> Grid {
    var grid = Grid(columns)
    for control in totals.controls {
      grid.append([
        .text(control.control), .number(control.text(control.expected)), .number(control.text(control.found)),
        .number(control.text(control.difference)), .words(control.explanation),
      ])
    }
    return grid
  }

  /// The `controls` of a report. Money stands under `expected_cents`, `found_cents`, `difference_cents`; counts
  /// under the same keys without their end.
  static func json(_ totals: ControlTotals) -> JSONValue {
    .array(
      totals.controls.map { control in
        let end = control.unit == .cents ? "_cents" : ""
        return .object([
          "control": .text(control.control), "expected" + end: .integer(control.expected),
          "found" + end: .integer(control.found), "difference" + end: .integer(control.difference),
          "explanation": .unlessEmpty(control.explanation),
        ])
      })
  }
}
