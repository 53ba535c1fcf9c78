import Civil
import Tabular

/// Dates that stand where those of no other sheet do.
extension MendedSheet {
  /// Each week's dates in a row of their own below its dogs, `,Nov.,8th,9th,10th,11th,12th`: moved to its heading. That they
  /// belong to the dogs above them shows where the first heading has none above it and the last row of dates no heading below.
  mutating func raiseDates(_ sheet: SheetCells) -> Bool {
    let rows = 1..<sheet.rowCount + 1
    let heads = rows.filter { Self.namesBareDays(sheet[row: $0]) }
    let dates = rows.filter { Self.isOfDates(sheet[row: $0]) }
    guard !heads.isEmpty, heads.count == dates.count else { return false }
    let ends = heads.dropFirst() + [sheet.rowCount + 1]
    let isPaired = zip(zip(heads, ends), dates).allSatisfy { week, dates in
      let (head, end) = week
      let columns = sheet.columns(of: head).filter { sheet[head, $0].namesDay }
      return dates > head + 2 && dates < end && !sheet.isBlank(head + 1) && !sheet.isBlank(dates - 1)
        && sheet.columns(of: dates).filter { Self.day(sheet[dates, $0]) != nil }.allSatisfy(columns.contains)
        // What is paid by a dog stands below its own heading.
        && (head + 1..<dates).contains { row in columns.contains { sheet[row, $0].mark.isAmount } }
    }
    guard isPaired else { return false }
    // From the last one up, so that the places of those above stay what they are.
    for (head, dates) in zip(heads, dates).reversed() {
      let line = lines.remove(at: dates - 1)
      lines.insert(line, at: head - 1)
    }
    return true
  }

  /// Whether a row has three or more days of the week, none with its date.
  static func namesBareDays(_ row: SheetRow) -> Bool {
    let days = row.cells.filter(\.namesDay)
    return days.count >= 3 && days.allSatisfy { !$0.hasNumber }
  }

  /// Whether a row has four or more days of the month, one behind the other, and no other figure: `,8th,9th,10th,11th,12th`.
  static func isOfDates(_ row: SheetRow) -> Bool {
    // A row that is called after the dogs is a heading.
    guard row.cells.count(where: \.hasNumber) >= 4, !row.cells.contains(where: \.isDogLabel) else {
      return false
    }
    let figures = row.cells.filter(\.hasNumber)
    let days = figures.compactMap(day)
    return days.count == figures.count
      && zip(days, days.dropFirst()).allSatisfy { $1 == $0 + 1 || $1 == 1 && $0 >= 28 }
  }

  /// The day of the month that a text says without that of the week: `8th`, `Nov 8`.
  private static func day(_ text: CellText) -> Int? {
    guard text.hasNumber, !text.namesDay else { return nil }
    return text.dayNumber ?? text.heading(.dayFirst, isFrench: true)?.day
  }
}
