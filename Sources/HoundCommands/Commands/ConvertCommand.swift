import Bookkeeping
import Diagnostics
import Hikes
import Store

extension CommandSpec {
  static let convert = CommandSpec(
    name: "convert", group: "Her spreadsheet", summary: "turn the weekly spreadsheet into a book, once",
    discussion: """
      Reads weekly sheets saved as CSV, and a roster and a list of trails beside them, and makes the book: \
      clients, dogs, schedules, exceptions and payments, with an account of every cell. The sheets themselves \
      are never changed; the book keeps a copy of each.

      What cannot be decided is asked in exports/review.csv and counts as read meanwhile. The month is taken from \
      --month, else from a title in the sheet, else from the file's name. On a book that is there already it does \
      what import does.
      """,
    arguments: [ArgumentSpec("FILE", .files, isRepeated: true, "weekly sheets, a roster, trails, as CSV")],
    options: [
      OptionSpec("--month", "YYYY-MM", "the month of the sheet, where neither title nor name says it"),
      OptionSpec("--year", "YYYY", "the year, where only the month is named"),
      OptionSpec(
        "--prices", "HOW", choices: ["plus-hst", "include-hst"], "whether the amounts have HST inside"),
      .date,
      .explainLayout, .dryRun, .strict,
    ],
    examples: [
      ("hound convert december-2025.csv --month 2025-12", "one tab of the spreadsheet"),
      ("hound convert sheets/*.csv roster.csv trails.csv", "a whole year, with owners and trails"),
    ], formats: ["table", "json", "csv"]
  ) { (invocation) throws(CommandFailure) in try takeFiles(invocation) }

  static let importFiles = CommandSpec(
    name: "import", group: "Her spreadsheet", summary: "take over a later sheet, answers, places or a roster",
    discussion: """
      Reads what each file is by its headings, shows what would change, and makes all of it in one step. The same \
      sheet again changes nothing; a changed cell is shown as it was and as it is; a cell that is gone is named and \
      kept.
      """,
    arguments: [ArgumentSpec("FILE", .files, isRepeated: true, "what to take over, as CSV")],
    options: [
      OptionSpec(
        "--as", "KIND", choices: InputKind.allCases.filter { $0 != .figures }.map(\.rawValue),
        "what the files are, where their headings mislead"),
      OptionSpec("--month", "YYYY-MM", "the month of the sheet, where neither title nor name says it"),
      OptionSpec("--year", "YYYY", "the year, where only the month is named"),
      OptionSpec(
        "--prices", "HOW", choices: ["plus-hst", "include-hst"], "whether the amounts have HST inside"),
      .date,
      .explainLayout, .dryRun, .strict,
    ],
    examples: [
      ("hound import book/exports/review.csv", "the answers to its questions"),
      ("hound import january-2026.csv", "the next month's sheet"),
    ], formats: ["table", "json", "csv"]
  ) { (invocation) throws(CommandFailure) in try takeFiles(invocation) }

  private static func takeFiles(_ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    var intake: Intake
    do throws(CommandFailure) {
      intake = try Intake(invocation, as: invocation.value("--as").flatMap { InputKind(rawValue: $0) })
      try intake.run(prices: invocation.value("--prices").flatMap { PriceBasis(rawValue: $0) })
    } catch {
      guard invocation.format == "json" else { throw error }
      let refusal = error.diagnostics.map { "\($0.message); \($0.hint)" }.joined(separator: "\n")
      try invocation.show(
        AccountingReport(readings: [], diagnostics: error.diagnostics, refusal: refusal).json)
      invocation.report(error.diagnostics)
      return error.status
    }
    if invocation.has("--explain-layout") {
      let lines = intake.readings.flatMap { LayoutEvidence($0).lines + [""] }
      // A table or an object on standard output stays one.
      if ["json", "csv"].contains(invocation.format) {
        invocation.environment.writeError(Array((lines.joined(separator: "\n") + "\n").utf8))
      } else {
        invocation.print(lines)
      }
    }
    let report = intake.report
    let hasErrors = report.diagnostics.contains { $0.severity == .error }
    // A review sheet with one wrong answer still gives its other answers; an undated sheet makes no book.
    let isSaved = intake.isDated && !invocation.has("--dry-run") && intake.changesAnything
    var summary: [String]?
    if isSaved {
      invocation.environment.progress("adding up the ledger and laying out the sheets")
      let exports = Exports(
        stored: intake.stored, readings: intake.keptReadings,
        day: invocation.has("--date") ? intake.asOf : nil)
      let (stored, done) = (intake.stored, intake)
      let ahead = try invocation.writingAhead()
      for sheet in stored.changesOfSheets { ahead?.write(sheet) }
      let files = try exports.files(report, ahead: ahead) {
        let tables = stored.files()
        for table in tables { ahead?.write(stored.change(of: table)) }
        return tables
      }
      invocation.environment.leave([files.ledger])
      invocation.environment.progress(
        "writing the book and \(files.exports.count { $0.name.hasSuffix(".csv") }) sheets beside it")
      // The disk is waited for while the summary is put together; it is said once everything stands.
      let (saving, lines) = Concurrently.both {
        Result { () throws(CommandFailure) in
          try invocation.save(
            stored, tables: files.other, exports: files.exports, label: done.label, ahead: ahead)
        }
      } _: {
        invocation.format == "table" ? IntakeSummary(done, report, isSaved: true).lines : []
      }
      try saving.get()
      summary = lines
    }
    switch invocation.format {
    case "json": try invocation.show(report.json)
    case "csv": invocation.write(invocation.csv(report.grid))
    default: invocation.print(summary ?? IntakeSummary(intake, report, isSaved: false).lines)
    }
    invocation.report(report.diagnostics.filter { $0.severity > .note })
    invocation.environment.leave(intake.remains)
    return hasErrors ? .refused : .done
  }
}
