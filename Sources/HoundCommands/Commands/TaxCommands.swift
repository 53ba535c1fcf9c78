import Civil
import Diagnostics
import Hikes
import Quantities
import Tabular

extension CommandSpec {
  static let close = CommandSpec(
    name: "close", group: "Money", summary: "keep a period as it was reported to the tax office",
    discussion: """
      Records the figures of a month, quarter or year when you have filed it. From then on they never change: what \
      the book learns later stands as an adjustment in the first open period, with the payment that caused it.
      """,
    arguments: [ArgumentSpec("PERIOD", .word, "2025-04, 2025-Q2 or 2025")],
    options: [
      OptionSpec(
        "--basis", "WHICH", choices: HSTReturn.Basis.allCases.map(\.rawValue),
        "the day that counts; else tax-point"), .date, .dryRun,
    ],
    examples: [("hound close 2025-Q2", "the second quarter is filed")], formats: ["table", "json"]
  ) { (invocation) throws(CommandFailure) in
    _ = try invocation.openBook()
    var stored = try invocation.bookForChange()
    let day = try invocation.day(stored.book)
    let span = try invocation.span(invocation.arguments[0])
    let basis = invocation.value("--basis").flatMap { HSTReturn.Basis(rawValue: $0) } ?? .taxPoint
    let report = PeriodClosing.close(span, basis: basis, of: stored.book, asOf: day)
    guard let (book, period) = report.value else { throw CommandFailure(.refused, report.diagnostics) }
    let isNew = book.closed != stored.book.closed
    stored.book = book
    if isNew, !invocation.has("--dry-run") {
      try invocation.save(
        stored, exports: try invocation.exports(stored, asOf: day), label: "close \(period.period)")
    }
    let ledger = Ledger(book, asOf: day)
    let rows = HSTReturn(ledger, basis: basis, by: span.period).rows.filter { $0.periodStart == span.first }
    let lines = ReturnLines(rows, book.rules)
    switch invocation.format {
    case "json":
      try invocation.show([
        "period": .text(period.period), "basis": .text(basis.rawValue),
        "net_cents": .integer(period.net.cents),
        "hst_cents": .integer(period.hst.cents), "closed_on": .optional(period.closedOn?.description),
        "return_lines": [
          "101": .integer(lines.line101.cents), "103": .integer(lines.line103.cents),
          "105": .integer(lines.line105.cents),
        ], "diagnostics": .diagnostics(report.diagnostics),
      ])
    default:
      invocation.print(
        [
          "\(period.period), \(span.first) to \(span.last): \(period.net.dollars) of sales, \(period.hst.dollars) HST.",
          "  Line 101  \(lines.line101)", "  Line 103  \(lines.line103)",
          "  Line 105  \(lines.line105)  (input tax credits are not included)",
          isNew
            ? "It is closed: these figures stand."
            : "Sales and HST stand as they were closed; the lines are by the settings of today.",
        ].filter { !$0.isEmpty }
          + (basis == .taxPoint ? HSTSummarySheet.unpaid(ledger, in: span) : [])
          + [
            invocation.has("--dry-run") ? "Nothing was written (--dry-run)." : ""
          ].filter { !$0.isEmpty })
    }
    invocation.report(report.diagnostics)
    return .done
  }

  static let reconcile = CommandSpec(
    name: "reconcile", group: "Money", summary: "your own totals against the book, with each difference",
    discussion: """
      Holds the week totals, the month, the HST and the year so far of a sheet against the book. What parts them is \
      named line by line and adds up: hikes that were due in another month, days of the next month in the tab, \
      another rate, rounding, cells that were changed since.
      """,
    arguments: [ArgumentSpec("SHEET", .files, "the weekly sheet, as CSV")],
    options: [
      OptionSpec("--month", "YYYY-MM", "the month of the sheet, where neither title nor name says it"),
      OptionSpec("--year", "YYYY", "the year, where only the month is named"), .date,
    ],
    examples: [("hound reconcile december-2025.csv --month 2025-12", "December's totals against the book")],
    formats: ["table", "csv", "json"]
  ) { (invocation) throws(CommandFailure) in
    let stored = try invocation.openBook()
    let book = stored.book
    let day = try invocation.day(book)
    let input = try InputFile(invocation.arguments[0], invocation.environment, as: .sheet)
    let hints = SheetHints(
      month: try invocation.month("--month"), year: try invocation.year("--year"), asOf: day)
    guard let reading = WeeklySheetReader.read(input.table, hints: hints) else { throw input.noWeek }
    guard reading.isDated else { throw CommandFailure(.refused, reading.diagnostics) }
    let ledger = Ledger(book, asOf: day)
    let reconciliation = Reconciliation(reading, book, ledger)
    switch invocation.format {
    case "json":
      try invocation.show(ReconciliationSheet.json(reconciliation, diagnostics: ledger.diagnostics))
    case "csv": invocation.show(ReconciliationSheet.grid(reconciliation))
    default: invocation.print(ReconciliationSheet.text(reconciliation))
    }
    invocation.report(ledger.diagnostics)
    return invocation.status(ledger.diagnostics)
  }

  static let settings = CommandSpec(
    name: "settings", group: "The book", summary: "show the book's settings, or change one",
    discussion: """
      Another default_rate holds from today on, or from the day of --date; hikes before it keep the old one.
      """,
    arguments: [
      ArgumentSpec("KEY", .word, isOptional: true, "which one; without it, all"),
      ArgumentSpec("VALUE", .word, isOptional: true, "what it shall be; “” for its default"),
    ], options: [.date, .dryRun],
    examples: [
      ("hound settings", "all of them, with what they mean"),
      ("hound settings default_rate 30", "the rate of a hike"),
    ], formats: ["table", "csv", "json"]
  ) { (invocation) throws(CommandFailure) in
    var stored = try invocation.openBook()
    let rows = SettingsSchema.listed(stored.book.rules)
    guard let key = invocation.arguments.first else {
      var grid = Grid(["key", "value", "meaning"])
      for row in rows { grid.append([.text(row.key), .text(row.value), .text(row.doc)]) }
      if invocation.format == "json" {
        try invocation.show([
          "rows": .array(
            rows.map { ["key": .text($0.key), "value": .text($0.value), "meaning": .text($0.doc)] }),
          "diagnostics": .array([]),
        ])
      } else {
        invocation.show(grid)
      }
      return .done
    }
    guard let old = rows.first(where: { $0.key == key }) else {
      let near = Lookup.nearest(key, among: rows.map(\.key))
      throw CommandFailure(
        .usage,
        [
          Diagnostic(
            .error, .unknownSetting, "“\(key)” is no setting",
            hint: near.isEmpty
              ? "hound settings lists them all" : "did you mean \(TextLayout.alternatives(near))?")
        ])
    }
    guard invocation.arguments.count > 1 else {
      invocation.print(try lines(of: key, old.value, stored.book, invocation))
      return .done
    }
    stored = try invocation.bookForChange()
    let before = stored.book
    let value = invocation.arguments[1]
    guard SettingsSchema.set(key, to: value, in: &stored.book.rules) else {
      throw CommandFailure(
        .refused,
        [
          Diagnostic(
            .error, .unreadableField, "“\(value)” is no \(key)", hint: "write \(SettingsSchema.expected(key))"
          )
        ])
    }
    let day = try invocation.day(before)
    let isDated = stored.book.keepPast(of: before, from: day)
    let now = SettingsSchema.listed(stored.book.rules).first { $0.key == key }?.value ?? value
    if now != old.value, !invocation.has("--dry-run") {
      try invocation.save(
        stored, exports: try invocation.exports(stored, asOf: day), label: "settings \(key) \(value)")
    }
    invocation.print([now == old.value ? "\(key) is \(now) already." : "\(key): \(old.value) → \(now)"])
    if isDated {
      invocation.print(["It holds from \(day.shortText) \(day.year) on; the days before keep \(old.value)."])
    }
    if invocation.has("--dry-run") { invocation.print(["Nothing was written (--dry-run)."]) }
    return .done
  }

  /// What a setting is on the day, and from when on another value is to hold.
  private static func lines(
    of key: String, _ value: String, _ book: Book, _ invocation: Invocation
  ) throws(CommandFailure) -> [String] {
    let day = try invocation.day(book)
    let ahead = book.earlier.rows.filter { $0.subject == .defaultRate && $0.until >= day }
    guard key == "default_rate", let term = ahead.min(by: { $0.until < $1.until }),
      case .money(let rate?) = term.was
    else { return [value] }
    let first = term.until.adding(days: 1)
    return ["\(rate)", "\(value) from \(first.shortText) \(first.year) on"]
  }
}
