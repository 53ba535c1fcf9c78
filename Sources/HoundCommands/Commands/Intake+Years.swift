import Civil
import Diagnostics
import Hikes
import Tabular

extension Intake {
  /// How many days before or after all other weeks the weeks of a sheet without a year may be: half a year, so that two
  /// years never both are.
  private static let reach = 183

  /// Dates the sheets that say no year by the others and the book: where one year alone puts all of a sheet's weeks among
  /// theirs or beside them, it is that one; of several one that puts none on a week that they have.
  mutating func findYears() {
    guard hints.year == nil, hints.month == nil else { return }
    var known = (previous + readings.filter(\.isDated)).flatMap { $0.weeks.compactMap(\.monday) }
    var isNew = true
    while isNew, let first = known.min(), let last = known.max() {
      isNew = false
      for index in readings.indices where !readings[index].isDated {
        let file = readings[index].file
        guard let input = inputs.first(where: { $0.name == file }),
          let found = reading(
            of: input, among: known, first.adding(days: -Self.reach)...last.adding(days: Self.reach))
        else { continue }
        diagnostics.removeAll { $0.location?.file == file }
        diagnostics += input.table.findings + found.report.diagnostics + found.reading.diagnostics
        diagnostics.append(
          Diagnostic(
            .warning, .assumedYear, at: Location(file: file),
            "it says no year; its weeks are those of \(found.year), beside the weeks of your other sheets",
            hint: "if it is another year, write it above the weeks and read the sheet again"))
        readings[index] = found.reading
        years[file] = found.year
        known += found.reading.weeks.compactMap(\.monday)
        isNew = true
      }
    }
  }

  private func reading(
    of input: InputFile, among known: [CivilDate], _ span: ClosedRange<CivilDate>
  ) -> (year: Int, reading: SheetReading, report: Report<SheetReading?>)? {
    let taken = Set(known)
    let found = (span.lowerBound.year...span.upperBound.year).compactMap { year in
      var hints = hints
      hints.year = year
      let report = Self.read(input.table, hints, bases.map(\.reading))
      return report.value.map { (year: year, reading: $0, report: report) }
    }.filter { candidate in
      let mondays = candidate.reading.weeks.compactMap(\.monday)
      return candidate.reading.isDated && mondays.allSatisfy(span.contains)
    }
    let free = found.filter { $0.reading.weeks.allSatisfy { $0.monday.map { !taken.contains($0) } ?? false } }
    let likely = free.isEmpty ? found : free
    // A week over New Year is the same by both.
    return Set(likely.map { $0.reading.weeks.map(\.monday) }).count == 1 ? likely.first : nil
  }
}
