import Civil
import Tabular

/// Titles of weeks beside their days.
extension TurnedGrid {
  static func isTitle(_ text: CellText) -> Bool {
    text.heading(nil, isFrench: true)?.weekday == nil
      && text.words.contains(where: SheetTitle.weekWords.set.contains) && text.title(nil) != nil
  }

  /// The column of the title that stands before the first day of a week: `Week of Sept 14,Monday,$25`.
  /// - Parameter day: where the day of the row stands.
  static func titleBeside(_ record: Record, _ day: Int?) -> Int? {
    guard let day else { return nil }
    return (1..<day).first { isTitle(CellText(record[column: $0].text)) }
  }

  /// A month or a week in the corner above the days, `November 2018,Rex,Bella`, `wk Feb 29,Rex,Bella`, as the title of what
  /// stands below it.
  static func cornerTitle(_ table: Table, _ head: Int, _ column: Int) -> RearrangedSheet.Line? {
    let text = table[row: head][column: column].text
    switch SheetTitle(text) {
    case .month(_, _?), .week, .weekEnding, .weekNumber, .days: return [(text.collapsingSpaces, nil)]
    default: return nil
    }
  }
}
