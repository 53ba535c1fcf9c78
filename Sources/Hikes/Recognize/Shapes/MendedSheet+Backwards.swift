import Civil
import Tabular

/// Days that run from the last to the first.
extension MendedSheet {
  /// Four columns or more side by side whose dates go back from each to the next, `24-Oct,23-Oct,22-Oct,21-Oct`, with nothing
  /// that names the days of the week; nil for any other row.
  static func daysBackwards(_ row: SheetRow) -> ClosedRange<Int>? {
    func date(_ column: Int) -> (month: Int, day: Int)? {
      guard row[column: column].hasFigure, !row[column: column].namesDay,
        let heading = row[column: column].heading(nil, isFrench: true), let month = heading.month,
        let day = heading.day
      else { return nil }
      return (month, day)
    }
    // Most rows have no two dates at their beginning.
    guard let first = (2...3).first(where: { date($0) != nil && date($0 + 1) != nil }) else { return nil }
    var last = first
    while let (month, day) = date(last), let next = date(last + 1),
      next < (month, day) || month == 1 && next.month == 12
    {
      last += 1
    }
    return last - first >= 3 && date(last + 1) == nil ? first...last : nil
  }

  /// Puts such columns of a sheet the other way round, where all its headings have the same.
  mutating func turnRound(_ sheet: SheetCells) -> Bool {
    let found = Set((1..<sheet.rowCount + 1).compactMap { Self.daysBackwards(sheet[row: $0]) })
    guard found.count == 1, let columns = found.first else { return false }
    for row in lines.indices where lines[row].count >= columns.lowerBound {
      while lines[row].count < columns.upperBound { lines[row].append(("", nil)) }
      let places = columns.lowerBound - 1..<columns.upperBound
      lines[row].replaceSubrange(places, with: lines[row][places].reversed())
    }
    return true
  }
}
