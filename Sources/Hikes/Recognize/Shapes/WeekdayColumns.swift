import Civil
import Diagnostics
import Tabular

/// A month whose columns are grouped by weekday, all Mondays before all Tuesdays: `MONDAYS,,,,TUESDAYS` above `3,10,17,24,4,11`.
struct WeekdayColumns {
  private(set) var lines: [RearrangedSheet.Line] = []
  private(set) var beside: [RearrangedSheet.Aside] = []

  /// Nil where no row names the weekdays with the numbers of their days in the row below, or these fall on others in the month.
  init?(_ sheet: SheetCells, _ month: YearMonth?) {
    guard let month,
      let head = (1..<max(sheet.rowCount, 1)).prefix(9).first(where: { Self.weekdays(sheet[row: $0]) != nil }
      ),
      let weekdays = Self.weekdays(sheet[row: head])
    else { return nil }
    var dates: [CivilDate: Int] = [:]
    var weekday: Weekday?
    for column in sheet.columns(of: head + 1) {
      weekday = weekdays[column] ?? weekday
      guard let date = Self.date(sheet[head + 1, column], month) else {
        if sheet[head + 1, column].dayNumber != nil { return nil }
        continue
      }
      guard date.weekday == weekday, dates.updateValue(column, forKey: date) == nil else { return nil }
    }
    guard let first = dates.values.min(), let last = dates.values.max(), first > 1,
      dates.count > weekdays.count
    else { return nil }
    let end = (head + 2..<sheet.rowCount + 1).first { sheet.isBlank($0) } ?? sheet.rowCount + 1
    for row in 1..<head { lines.append(RearrangedSheet.plain(sheet.table[row: row], row)) }
    for row in [head, head + 1] {
      for column in sheet.columns(of: row) where !sheet[row, column].isBlank {
        beside.append(.init(row, column, .header))
      }
    }
    // What else is known of a dog stands beside its first week.
    let behind = Array(last + 1..<max(sheet.table.width + 1, last + 1))
    for (number, monday) in Set(dates.keys.map(\.monday)).sorted().enumerated() {
      let days = (0..<7).map { monday.adding(days: $0) }.filter { $0.weekday <= .friday || dates[$0] != nil }
      let others = number == 0 ? behind : []
      func title(_ column: Int) -> String {
        let own = sheet[head + 1, column]
        return own.isBlank ? sheet[head, column].raw : own.raw
      }
      lines.append(
        (1..<first).map { (title($0), nil) } + days.map { ($0.description, nil) }
          + others.map { (title($0), nil) })
      for row in head + 2..<end {
        func cell(_ column: Int, isHere: Bool = true) -> (text: String, origin: CellReference?) {
          (sheet[row, column].raw, isHere ? CellReference(row: row, column: column) : nil)
        }
        lines.append(
          (1..<first).map { cell($0, isHere: number == 0) }
            + days.map { day in dates[day].map { cell($0) } ?? ("", nil) }
            // What the whole month comes to is no sum of its first week.
            + (SummaryLabel.isSum(sheet[row: row].first) ? [] : others.map { cell($0) }))
      }
      lines.append([])
    }
    for row in end..<sheet.rowCount + 1 { lines.append(RearrangedSheet.plain(sheet.table[row: row], row)) }
  }

  /// The date of a column by its number in the month or in full.
  private static func date(_ text: CellText, _ month: YearMonth) -> CivilDate? {
    let heading = text.isBlank ? nil : text.heading(.dayFirst, isFrench: false)
    guard let day = text.dayNumber ?? heading?.day else { return nil }
    let named = heading?.month ?? month.month
    // A month of its own may be the one before or behind that of the title.
    let year = month.year + (named == 1 && month.month == 12 ? 1 : named == 12 && month.month == 1 ? -1 : 0)
    return CivilDate(year: heading?.year ?? year, month: named, day: day)
  }

  /// The weekdays that a row names, by their columns; nil unless it names several, each once, with columns between them.
  private static func weekdays(_ row: SheetRow) -> [Int: Weekday]? {
    guard (3...12).contains(row.filledCount) else { return nil }
    var found: [Int: Weekday] = [:]
    for (place, text) in row.cells.enumerated() where !text.isBlank && text.role == nil && !text.isDogLabel {
      guard let weekday = weekday(text.folded) else { return nil }
      found[place + 1] = weekday
    }
    let columns = found.keys.sorted()
    return found.count >= 3 && Set(found.values).count == found.count
      && zip(columns, columns.dropFirst()).allSatisfy { $1 - $0 > 1 } ? found : nil
  }

  /// `MONDAYS` is several Mondays.
  private static func weekday(_ text: String) -> Weekday? {
    Weekday(name: text) ?? (text.hasSuffix("s") ? Weekday(name: String(text.dropLast())) : nil)
  }
}
