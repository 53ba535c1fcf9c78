import Civil
public import Diagnostics

extension Conversion {
  /// A week that is just as the book wrote it out, and other than the book has come to since: whether she meant to go back
  /// to it nobody can tell, so nothing of it is taken, and that is said.
  mutating func nameOlderWeek(
    _ reading: SheetReading, _ monday: CivilDate, _ base: WeekBase, among bases: [WeekBase]
  ) {
    guard base.isExport, case let mine = WeekTexts(reading, monday, dogs),
      WeekTexts(base.reading, monday, dogs).distance(to: mine) == 0,
      let latest = bases.filter({ $0.isExport && $0.isOfLaterBook(than: base) && $0.holds(monday) })
        .max(by: { $0.order < $1.order }),
      case let changed = WeekTexts(latest.reading, monday, dogs).distance(to: mine), changed > 0
    else { return }
    let cells =
      changed == 1 ? "one cell has changed since, and stays" : "\(changed) cells have changed since, and stay"
    report(
      Diagnostic(
        .warning, .olderWeek, at: Location(file: reading.file),
        "the week of \(monday.longText) is just as the book wrote it out before; \(cells) as the book has it",
        hint:
          "if you meant to take those changes back, make them again in the newest week (hound week writes it), or give hound undo"
      ))
  }
}

extension DiagnosticCode {
  public static let olderWeek = DiagnosticCode(
    "older-week",
    """
    The sheet is the same, cell for cell, as one that the book wrote out earlier, and the book was changed since. An old \
    sheet that nobody touched and a change taken back look alike, so the book keeps what it has.
    """)
}
