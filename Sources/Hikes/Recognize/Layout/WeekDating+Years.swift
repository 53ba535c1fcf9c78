import Civil
import Tabular

/// The year of a date that does not say it.
extension WeekDating {
  /// The year of a date that has none: that of its sheet, or the one beside it where the date lies across New Year from
  /// the month of the tab, `January 2019` above `Week of Dec 31`, or begins the first week of a year.
  func year(of date: PartialDate, beside year: Int, _ context: Context, _ tab: YearMonth?) -> Int {
    var found = year
    if let tab {
      // A week of the tab reaches into the month beside it, and no further.
      if date.month == 12, tab.month == 1 { found = tab.year - 1 }
      if date.month == 1, tab.month == 12 { found = tab.year + 1 }
    } else if context.last == nil, date.month == 12, date.date(inYear: year)?.weekday != .monday,
      let monday = date.date(inYear: year - 1), monday.weekday == .monday,
      monday.adding(days: 4).year == year
    {
      found = year - 1
    }
    // Weeks stand in order: a sheet named by its first month alone goes on to its last.
    guard let last = context.last, let other = date.date(inYear: found), other.monday < last else {
      return found
    }
    return year
  }

  /// The year in which the sheet was printed, as a line above its first week says: where its days are dated beside their
  /// names, which tell whether it was the year before.
  static func yearOfPrinting(_ sheet: SheetCells, _ layout: WeeklySheetLayout) -> Int? {
    let dated =
      layout.blocks.first?.days.count { $0.heading?.weekday != nil && $0.heading?.month != nil } ?? 0
    guard dated >= 3 else { return nil }
    return (1..<max(layout.blocks.first?.headerRow ?? 1, 1)).lazy.flatMap { sheet[row: $0].filled }
      .compactMap { SheetTitle.yearOfPrinting($0) }.first
  }

  /// The year in the last line of all, by itself or with its month, below weeks none of whose titles says one: `sept 2014`.
  static func yearBelow(_ sheet: SheetCells, _ layout: WeeklySheetLayout) -> Int? {
    let end = layout.blocks.map { layout.dogRows(of: $0).last ?? 0 }.max() ?? 0
    guard sheet.rowCount > end, case let last = sheet[row: sheet.rowCount], last.filledCount == 1 else {
      return nil
    }
    switch last.first?.title(nil) {
    case .month(_, let year): return year
    case .year(let year): return year
    default: return nil
    }
  }

  /// The only week that fits in the year of two figures that the file's name may say, `wks-sept14`: where days have
  /// numbers, they are its proof.
  func inYearOfFile(_ week: DatedWeek) -> DatedWeek? {
    guard hints.year == nil, shortYearOfFile != nil, week.candidates.count == 1
    else { return nil }
    var week = week
    week.monday = week.candidates[0]
    week.reason = "the only week that fits in the year at the end of the file's name"
    return week
  }

  /// The only week with the day numbers of a block in the season and year that a title names: `Hikes Fall 2014` above `Mon 3`.
  func inSeason(_ block: WeekBlock, _ context: Context) -> DatedWeek? {
    guard let year = context.year, block.days.contains(where: { $0.heading?.day != nil }),
      block.days.allSatisfy({ $0.heading?.month == nil }),
      let rule = Self.seasons.first(where: { rule in
        titleTexts.contains { $0.words.contains(where: rule.set.contains) }
      })
    else { return nil }
    let found = Set(
      rule.meaning.flatMap { month in
        YearMonth(year: year, month: month).map { Self.mondays(in: $0, block) } ?? []
      }
    ).filter { monday in context.last.map { $0 < monday } ?? true }
    guard found.count == 1, let monday = found.first else { return nil }
    return DatedWeek(monday: monday, reason: "the only week with its day numbers in that season of \(year)")
  }

  /// The lines above the first week.
  private var titleTexts: [CellText] {
    (1..<max(layout.blocks.first?.headerRow ?? 1, 1)).flatMap { sheet[row: $0].filled }
  }

  /// The months of a season that is named with its year.
  static let seasons: [WordRule<ClosedRange<Int>>] = [
    WordRule(9...12, "fall, autumn, automne, herbst", like: "Hikes Fall 2014"),
    WordRule(3...6, "spring, printemps", like: "Spring 2015"),
    WordRule(6...9, "summer, été, sommer", like: "Summer 2015"),
    WordRule(1...3, "winter, hiver", like: "Winter 2015"),
  ]

  /// Those that may be meant where nothing says.
  func years() -> [Int] {
    if let year = hints.year ?? shortYearOfFile { return [year] }
    return Array((hints.asOf.year - 12)...(hints.asOf.year + 1))
  }

  /// The year of two figures in the name of the file. In `Week Jul 20.csv` over `Mon 20` it is a day.
  private var shortYearOfFile: Int? {
    let year = SheetTitle.shortYear(ofFile: sheet.table.file)
    let days = layout.blocks.lazy.flatMap(\.days).compactMap { $0.heading?.day }
    return year.flatMap { days.contains($0 % 100) ? nil : $0 }
  }

  /// The month and year under which each block stands. The year that a title says is its own; `--year` is for those that
  /// say none.
  static func months(
    _ titles: [[SheetTitle]], _ blocks: [WeekBlock], _ hints: SheetHints, _ fileYear: Int?
  ) -> [(month: Int?, year: Int?)] {
    var titled: (month: Int, year: Int?)?
    var titledYear: Int?
    var span: (first: Int, month: Int?)?
    return zip(titles, blocks).map { titles, block in
      for title in titles {
        switch title {
        case .month(let month, let year): titled = (month, year)
        case .year, .week, .weekEnding, .weekNumber: titledYear = title.year ?? titledYear
        case .years(let first, let month):
          (span, titledYear) = ((first, month), nil)
          if !titles.contains(where: \.isMonth) { titled = nil }
        case .days: break
        }
      }
      let given = hints.month?.year ?? titled?.year
      guard let span else { return (titled?.month, given ?? titledYear ?? hints.year ?? fileYear) }
      let month =
        titles.last { $0.weekMonth != nil }?.weekMonth
        ?? block.days.lazy.compactMap { $0.heading?.month }.first ?? titled?.month
      let year = month.flatMap { SheetTitle.year(of: $0, inYearsFrom: span.first, begun: span.month) }
      return (titled?.month, given ?? hints.year ?? year)
    }
  }
}
