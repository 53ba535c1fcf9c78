import Civil
import Diagnostics
import Tabular

extension WeeklySheetReader {
  /// Names the titles with a slip and the weeks that cannot be dated, and asks of each of their days which it is.
  mutating func reportDates() {
    for (week, dated) in zip(weeks, dates) {
      guard let slip = dated.slip, let monday = week.monday else { continue }
      log.append(
        Diagnostic(
          .warning, .headerDayMismatch, at: location(week.block.titleRows.last ?? week.block.headerRow, 1),
          "the \(slip); read as the week of \(monday.longText)",
          hint: "correct the title; if it is right, move the week to where it belongs"))
    }
    for (week, dated) in zip(weeks, dates) where week.monday == nil {
      let names = week.candidates.map { "\($0.yearMonth.title) (Monday \($0))" }.joined(separator: ", ")
      log.append(
        Diagnostic(
          .error, .undatedWeek, at: location(week.block.headerRow, week.block.days.first?.column ?? 1),
          "this week cannot be dated: \(dated.reason)" + (names.isEmpty ? "" : "; it would fit \(names)"),
          hint: hint(toDate: week.candidates),
          excerpt: table.excerpt(row: week.block.headerRow, column: week.block.days.first?.column ?? 1)))
      for row in week.block.rows {
        for day in week.block.days {
          cells.change(row, day.column) { reading in
            guard [.payment, .scheduled, .status].contains(reading.kind), reading.question == nil else {
              return
            }
            reading.reason = "the week is not dated" + (names.isEmpty ? "" : ": \(names)")
            reading.question = CellQuestion("Which \(day.weekday.fullName) is this?", [])
          }
        }
      }
    }
  }

  /// How to say which of some Mondays a week begins on; those of one month no month tells apart.
  private func hint(toDate candidates: [CivilDate]) -> String {
    guard let last = candidates.last else {
      return "give the month with --month 2025-12, or a title above the week such as “Week of Dec 8 2025”"
    }
    guard Set(candidates.map(\.yearMonth)).count < candidates.count else {
      return "give the right one, for example --month \(last.yearMonth)"
    }
    let title = "Week of \(MonthName.shortName(last.month)) \(last.day) \(last.year)"
    return
      "write its Monday into the title above it, for example “\(title)”; numbered weeks below are counted on from it"
  }
}
