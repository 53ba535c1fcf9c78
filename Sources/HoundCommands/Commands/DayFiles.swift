import Civil
import Diagnostics
import Documents
import Hikes
import Store

extension OptionSpec {
  static let days = OptionSpec("--days", "NUMBER", "so many days from the one of --date, for ics")
  static let open = OptionSpec(flag: "--open", "open the written file")
}

extension Invocation {
  /// The forms of a day that other programs open.
  static let dayFiles = ["html", "svg", "ics", "gpx", "geojson"]

  /// Writes the day in one of these forms.
  func showFile(_ plan: DayPlan, _ planner: HikePlanner, _ book: Book) throws(CommandFailure) {
    let bytes: [UInt8]
    switch format {
    case "svg": bytes = PickupMap.map(plan, book).file
    case "gpx": bytes = PickupRoute.gpx(plan, book).bytes
    case "geojson": bytes = PickupRoute.geoJSON(plan, book).bytes
    case "ics": bytes = try calendar(plan, planner, book)
    default: bytes = PickupPage.page(plan, book).bytes
    }
    try deliver(bytes, as: "pickup-\(plan.date).\(format)")
  }

  private func calendar(_ plan: DayPlan, _ planner: HikePlanner, _ book: Book) throws(CommandFailure)
    -> [UInt8]
  {
    let days = try number("--days", in: 1...366) ?? 1
    let more = (1..<days).map { planner.plan(plan.date.adding(days: $0)) }
    let zone = environment.zone(book.rules.timeZone)
    if zone == nil {
      report([
        Diagnostic(
          .warning, .unknownTimeZone,
          "the time zone “\(book.rules.timeZone)” is unknown here; the times in the calendar hold wherever it is read",
          hint: "correct time_zone in settings.csv, for example America/Halifax, or install tzdata")
      ])
    }
    let sequence: Int
    do { sequence = try folder.lastBatch() } catch { throw CommandFailure(error) }
    // The day, not the moment: two files of one day are the same to the byte.
    let today = environment.today(book.rules.timeZone) ?? environment.today("UTC") ?? plan.date
    return PickupCalendar.file(
      [plan] + more, book, zone: zone, sequence: sequence,
      stamp: LocalTime(date: today, time: .midnight).instant(.utc)
    ).bytes
  }

  /// Bytes for another program: into the file of `-o`, through a pipe, or, on a terminal that could only show noise,
  /// into the book's `exports/` under a name of their own, whose path is printed.
  func deliver(_ bytes: [UInt8], as name: String) throws(CommandFailure) {
    guard outputFile == nil, environment.isOutputTerminal || has("--open") else {
      write(bytes)
      if has("--open"), let file = outputFile { environment.open(environment.path(file)) }
      return
    }
    let place = environment.path(bookFolder + "/exports")
    do throws(StoreError) {
      try Files.makeFolder(place, isPrivate: true)
      try Files.writeAtomically(bytes, to: "\(place)/\(name)", isPrivate: true)
    } catch {
      throw CommandFailure(error)
    }
    self.print(["\(bookFolder)/exports/\(name)"])
    if has("--open") { environment.open("\(place)/\(name)") }
  }

  /// The whole number of an option; nil where it is not given.
  func number(_ option: String, in range: ClosedRange<Int>) throws(CommandFailure) -> Int? {
    guard let text = value(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw CommandFailure.usage(
        "“\(text)” is no number from \(range.lowerBound) to \(range.upperBound)",
        hint: "write \(option) \(min(14, range.upperBound))")
    }
    return number
  }
}
