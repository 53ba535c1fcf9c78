import Civil
import Diagnostics
import Hikes
import Store
import Tabular

/// The files that stand in a book's `exports/` after a conversion, an import or an answered question.
struct Exports {
  let stored: StoredBook
  let readings: [SheetReading]
  /// The day of the pickup sheet and of the week; nil: the last one in the sheets.
  let day: CivilDate?

  /// A name and bytes.
  typealias File = (name: String, bytes: [UInt8])

  /// With the mark, for people's programs.
  func files() throws(CommandFailure) -> [File] {
    try files(AccountingReport(readings: [], diagnostics: []), ahead: nil, beside: {}).exports
  }

  /// The same, and something else that is made beside the ledger and what is made of it, which takes longest.
  /// - Parameters:
  ///   - report: its account of every cell is among them where it is of any sheet.
  ///   - ahead: gets what is long as soon as it is made.
  /// Money's tables have a description of their columns beside them, for programs that read data typed.
  func files<Other: Sendable>(
    _ report: AccountingReport, ahead: FilesAhead?, beside makeOther: @Sendable () -> Other
  ) throws(CommandFailure) -> (exports: [File], other: Other, ledger: Ledger) {
    let book = stored.book
    let ((ledger, ofLedger), (other, fromSheets)) = Concurrently.both {
      let ledger = Ledger(book, asOf: nil)
      let lines = PaymentLedgerSheet.csv(ledger, book, raw: RawCells(readings), marked: true)
      ahead?.write(BookFolder.change(of: ("ledger.csv", lines)))
      return (ledger, [("ledger.csv", lines)] + Self.summaries(of: ledger, book))
    } _: {
      let other = makeOther()
      let fromSheets = self.ofSheets(report)
      for file in fromSheets { ahead?.write(BookFolder.change(of: file)) }
      return (other, fromSheets)
    }
    var files = ofLedger
    files.append(("review.csv", ReviewSheet.grid(book).csv(marked: true)))
    files.append(("places.csv", PlacesSheet.grid(book).csv(marked: true)))
    var set = [
      ("ledger.csv", PaymentLedgerSheet.columns), ("hst.csv", HSTSummarySheet.columns),
      ("revenue.csv", RevenueSheet.columns(by: .monthAndDog)), ("controls.csv", ControlSheet.columns),
    ]
    if !report.readings.isEmpty { set.append(("accounting.csv", AccountingReport.columns)) }
    files.append(("datapackage.json", try Invocation.encoded(DataPackage.json(set))))
    return (files + fromSheets, other, ledger)
  }

  /// What is made of the ledger beside its lines.
  private static func summaries(of ledger: Ledger, _ book: Book) -> [File] {
    let reports = ControlTotals.Reports(ledger)
    var hst = HSTSummarySheet.grid(reports.byTaxPoint, book.rules)
    for row in HSTSummarySheet.grid(reports.byHike, book.rules).rows { hst.append(row) }
    return [
      ("hst.csv", hst.csv(marked: true)),
      ("revenue.csv", RevenueSheet.grid(reports.revenue).csv(marked: true)),
      ("controls.csv", ControlSheet.grid(ControlTotals(book, ledger, reports)).csv(marked: true)),
    ]
  }

  /// What needs no ledger: the account of every cell, the week, the pickups.
  private func ofSheets(_ report: AccountingReport) -> [File] {
    let book = stored.book
    var files: [File] = []
    if !report.readings.isEmpty { files.append(("accounting.csv", report.csv(marked: true))) }
    if let day = day ?? lastHikeDay {
      let week = WeeklySheet(book, readings: readings).week(day.monday)
      files.append(("week.csv", WeeklySheet.csv(week, marked: true)))
      files.append(("pickup.csv", PickupSheet.grid(HikePlanner(book).plan(day), book).csv(marked: true)))
    }
    return files
  }

  var lastHikeDay: CivilDate? { stored.book.hikes.map(\.date).max() }
}
