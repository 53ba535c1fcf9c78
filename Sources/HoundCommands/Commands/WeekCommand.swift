import Civil
import Diagnostics
import Documents
import Hikes
import Store
import Tabular

extension CommandSpec {
  static let week = CommandSpec(
    name: "week", group: "The day and the week", summary: "the weekly sheet, in your own layout",
    discussion: """
      On the screen a week to look at; as csv the sheet itself, laid out as the latest one you gave, to open, to \
      edit and to paste back. A cell under which nothing changed goes out as you typed it. What you then change in \
      its days and notes is taken over by `hound import`; dates, names and totals stay as they are. As fods it is a \
      workbook for LibreOffice: the week with today, the month, the roster, the payments, the HST and the questions, \
      each on a sheet of its own that prints on letter paper. As html a page whose days open to their dogs.
      """,
    options: [
      OptionSpec("--month", "YYYY-MM", "the whole tab of a month"),
      OptionSpec("--weeks", "NUMBER", "so many weeks, from the one of --date"),
      OptionSpec("--like", "FILE", "lay it out as this sheet"), .date, .open,
    ],
    examples: [
      ("hound week", "this week on the screen"),
      ("hound week --month 2025-12 --format csv -o december.csv", "December as a sheet"),
      ("hound week -o week.fods", "this week and all that belongs to it as a workbook"),
    ], formats: ["table", "csv", "fods", "html", "json"]
  ) { (invocation) throws(CommandFailure) in
    let isSheet = ["csv", "fods"].contains(invocation.format)
    // A workbook holds the money of the year; all else asks for its weeks alone.
    var stored =
      try
      (invocation.format == "fods"
      ? invocation.openBook() : invocation.openBookForDays(withSheets: isSheet))
    let day = try invocation.day(stored.book)
    let month = try invocation.month("--month")
    let mondays = try invocation.mondays(from: day, month)
    var days = (mondays.first ?? day.monday)...(mondays.last ?? day.monday).adding(days: 6)
    // The tab of a month may begin or end with a week of the next one.
    if let month { days = month.first.adding(days: -14)...month.last.adding(days: 14) }
    var readings =
      isSheet ? stored.sheets.readings(of: days, month == nil ? mondays : [], in: stored.book, asOf: day) : []
    if let path = invocation.value("--like") {
      let like = try InputFile(path, invocation.environment, as: .sheet)
      if let reading = WeeklySheetReader.read(like.table, hints: SheetHints(asOf: day)) {
        readings.append(reading)
      }
    }
    if month != nil {
      let asked = days
      for span in readings.compactMap(\.span) where span.overlaps(asked) {
        days = min(days.lowerBound, span.lowerBound)...max(days.upperBound, span.upperBound.adding(days: 6))
      }
    }
    // A week of hers may begin on the Sunday before.
    days = days.lowerBound.adding(days: -1)...days.upperBound
    invocation.report(
      stored.readHistory(of: days, standingFrom: invocation.format == "html" ? days.lowerBound : nil))
    switch invocation.format {
    case "csv", "fods":
      let sheet = WeeklySheet(stored.book, readings: readings)
      let rows =
        month.map { sheet.month($0) } ?? Array(mondays.map { sheet.week($0) }.joined(separator: [[]]))
      guard invocation.format == "fods" else {
        let bytes = WeeklySheet.csv(rows, marked: invocation.outputFile != nil)
        invocation.write(bytes)
        invocation.keepExport(bytes)
        return .done
      }
      let workbook = WeekWorkbook(sheet, rows: rows, month: month ?? day.yearMonth, asOf: day).workbook
      try invocation.deliver(workbook.flatFile, as: "week-\(mondays.first ?? day.monday).fods")
      invocation.keepExport(WeeklySheet.csv(rows, marked: false))
    case "html":
      let today = try invocation.today(stored.book)
      let page = WeekPage.page(
        stored.book, mondays: mondays, today: today, cleared: clearedDays(stored, mondays, asOf: today))
      try invocation.deliver(page.bytes, as: "week-\(mondays.first?.description ?? "").html")
    case "json":
      let weeks = mondays.map { WeekReport(stored.book, monday: $0).json }
      if weeks.count == 1 {
        try invocation.show(weeks[0])
      } else {
        try invocation.show(.object(["weeks": .array(weeks)]))
      }
    default:
      let cleared = clearedDays(stored, mondays, asOf: try invocation.today(stored.book))
      for monday in mondays {
        invocation.print(
          WeekReport(stored.book, monday: monday, cleared: cleared).lines(
            width: invocation.environment.columns) + [""])
      }
    }
    return .done
  }
}

/// Which days of some weeks are paid though no money names them. Of the history only the dogs are read of which that is
/// the question.
private func clearedDays(_ stored: StoredBook, _ mondays: [CivilDate], asOf today: CivilDate) -> ClearedDays {
  guard let first = mondays.first, let last = mondays.last else { return .none }
  let days = first...last.adding(days: 4)
  let dogs = ClearedDays.households(withoutMoney: stored.book, in: days)
  return dogs.isEmpty ? .none : ClearedDays(stored.book(withHistoryOf: dogs), in: days, asOf: today)
}

extension Invocation {
  /// The Mondays that are asked for: of a month, or so many from a day on.
  func mondays(from day: CivilDate, _ month: YearMonth?) throws(CommandFailure) -> [CivilDate] {
    if let month {
      return stride(from: month.first.monday.dayNumber, through: month.last.dayNumber, by: 7)
        .map { CivilDate(dayNumber: $0) }.filter { monday in
          Week(containing: monday).workdays.contains { month.contains($0) }
        }
    }
    guard let text = value("--weeks") else { return [day.monday] }
    guard let count = Int(text), (1...53).contains(count) else {
      throw CommandFailure.usage("“\(text)” is no number of weeks", hint: "write --weeks 4")
    }
    return (0..<count).map { day.monday.adding(days: 7 * $0) }
  }

  /// Keeps what a week held when it was written out, so that an edited copy says what was changed in it. A book on a
  /// disk that can only be read does without.
  func keepExport(_ bytes: [UInt8]) {
    // Once it stands where it was to go: what was never written out cannot come back edited.
    outcome.afterwards {
      guard !environment.hasLostOutput() else { return }
      do throws(StoreError) {
        try folder.keepExport(bytes, path: outputFile.map(environment.path))
      } catch {
        report([
          Diagnostic(
            .note, .exportNotKept, at: Location(file: error.path),
            "what was written out could not be kept: \(error.detail)",
            hint: "an edited copy of it will be compared with your sheets alone")
        ])
      }
    }
  }
}

extension DiagnosticCode {
  static let exportNotKept = DiagnosticCode(
    "export-not-kept",
    """
    The book keeps each week that it writes out, to know later which cells of it were edited. It could not be written \
    this time, on a disk that can only be read say; the week itself was written.
    """)
}
