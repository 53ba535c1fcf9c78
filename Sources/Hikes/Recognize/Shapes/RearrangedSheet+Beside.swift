import Civil
import Diagnostics

extension RearrangedSheet {
  /// Weeks side by side read as if they stood below each other, told by where they stand in truth.
  /// - Parameters:
  ///   - layout: where they stand.
  ///   - dates: what they are dated by where they stand.
  /// - Returns: nil where they are no weeks apart, or would be other weeks than where they stand.
  static func readOneBelowAnother(
    _ sheet: SheetCells, _ layout: WeeklySheetLayout, _ dates: [DatedWeek], _ hints: SheetHints
  ) -> SheetReading? {
    guard let apart = RearrangedSheet(sheet, oneBelowAnother: layout, dates), var reading = apart.read(hints),
      reading.weeks.map(\.monday) == dates.map(\.monday)
    else { return nil }
    var layout = layout
    for (index, week) in reading.weeks.enumerated() {
      let shift = reading.dates[index].shift
      layout.blocks[index].days = layout.blocks[index].days.map {
        DayColumn(column: $0.column, offset: $0.offset + shift, heading: $0.heading)
      }
      var own = week.placed(in: layout.blocks[index])
      own.dogRows = week.dogRows.compactMap { row, dog in
        let column = reading.layout.blocks[index].nameColumn
        return apart.origin(CellReference(row: row, column: column)).map { ($0.row, dog) }
      }
      reading.weeks[index] = own
    }
    reading.layout = layout
    return reading
  }
}
