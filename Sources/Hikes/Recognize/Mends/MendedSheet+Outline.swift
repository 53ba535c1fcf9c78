import Civil
import Tabular

/// Days down the side below the years and the months that they are of, as pivot tables have them.
extension MendedSheet {
  /// Whether a row has a year or a month before figures, `Nov,25,120,75`, and the one below a month or a day of its own.
  static func isOutline(_ row: SheetRow, _ below: SheetRow) -> Bool {
    guard let first = row.first, let next = below.first, heading(first) != nil,
      row.filledCount > 2,
      row.filled.dropFirst().allSatisfy({ $0.hasFigure && !$0.hasLetter })
    else { return false }
    return heading(next) != nil || isDay(next)
  }

  private static func isDay(_ text: CellText) -> Bool {
    text.heading(nil, isFrench: true).map { $0.month != nil && $0.day != nil } ?? false
  }

  /// The year or the month that a text is and nothing else.
  private static func heading(_ text: CellText) -> (year: Int?, month: Int?)? {
    if let year = Int(text.trimmed), text.trimmed.utf8.count == 4, PartialDate.years.contains(year) {
      return (year, nil)
    }
    guard text.words.count == 1, let month = MonthName.month(named: text.folded) else { return nil }
    return (nil, month)
  }

  /// Gives the days of such an outline their year, and takes the lines above them for what they come to.
  mutating func dropOutline(_ sheet: SheetCells) -> Bool {
    let rows = 1..<sheet.rowCount + 1
    let heads = Set(rows.filter { Self.isOutline(sheet[row: $0], sheet[row: $0 + 1]) })
    let days = Set(rows.filter { sheet[row: $0].first.map(Self.isDay) ?? false })
    // A dog may be called April.
    guard let first = heads.min(), lines.count == sheet.rowCount, days.count > heads.count,
      days.allSatisfy({ $0 > first })
    else { return false }
    var year: Int?
    var kept = Array(lines[..<(first - 1)])
    for row in first..<sheet.rowCount + 1 {
      var line = lines[row - 1]
      guard let text = sheet[row: row].first, let place = line.firstIndex(where: { !$0.text.isEmpty }) else {
        kept.append(line)
        continue
      }
      if heads.contains(row) {
        year = Self.heading(text)?.year ?? year
        repeats += line.compactMap { cell in
          cell.text.isEmpty ? nil : cell.origin.map { .init($0, .total, line: kept.count) }
        }
        continue
      }
      if let year, days.contains(row), let heading = text.heading(nil, isFrench: true), heading.year == nil,
        let month = heading.month, let day = heading.day
      {
        line[place].text = "\(MonthName.shortName(month)) \(day) \(year)"
      }
      kept.append(line)
    }
    lines = kept
    return true
  }
}
