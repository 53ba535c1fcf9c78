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

  /// Three days or more that are named from the last to the first, beside as many in their order:
  /// `Mon,Tue,Wed,,Thu,Wed,Tue`; nil for any other row.
  static func namesBackwards(_ row: SheetRow) -> ClosedRange<Int>? {
    guard row.cells.count(where: \.namesDay) >= 6 else { return nil }
    let days = row.cells.map { $0.namesDay ? $0.heading(.dayFirst, isFrench: true)?.weekday : nil }
    var found: [ClosedRange<Int>] = []
    var isForward = false
    var first = 0
    while first < days.count {
      var last = first
      func runs(_ isBefore: (Weekday, Weekday) -> Bool) -> Bool {
        guard last + 1 < days.count, let day = days[last], let next = days[last + 1] else { return false }
        return isBefore(day, next)
      }
      if runs(>) {
        while runs(>) { last += 1 }
        if last - first >= 2 { found.append(first + 1...last + 1) }
      } else {
        while runs(<) { last += 1 }
        if last - first >= 2 { isForward = true }
      }
      first = last + 1
    }
    return isForward && found.count == 1 ? found[0] : nil
  }

  /// Puts such columns of a sheet the other way round, where all its headings have the same.
  mutating func turnRound(_ sheet: SheetCells) -> Bool {
    let rows = 1..<sheet.rowCount + 1
    let found = Set(
      rows.compactMap { Self.daysBackwards(sheet[row: $0]) ?? Self.namesBackwards(sheet[row: $0]) })
    guard found.count == 1, let columns = found.first else { return false }
    for row in lines.indices where lines[row].count >= columns.lowerBound {
      // A title, alone above the columns, stays over the first of them.
      let filled = sheet.columns(of: row + 1).filter { columns.contains($0) && !sheet[row + 1, $0].isBlank }
      if filled.count == 1, sheet[row + 1, filled[0]].title(nil)?.date != nil { continue }
      while lines[row].count < columns.upperBound { lines[row].append(("", nil)) }
      let places = columns.lowerBound - 1..<columns.upperBound
      lines[row].replaceSubrange(places, with: lines[row][places].reversed())
    }
    return true
  }
}
