import Civil
import Diagnostics
import Hikes
import Tabular

/// The files that stand in a book's `exports/` after a conversion, an import or an answered question.
struct Exports {
  let stored: StoredBook
  let asOf: CivilDate
  let readings: [SheetReading]
  /// The day of the pickup sheet and of the week; nil: the last one in the sheets.
  let day: CivilDate?

  /// Each a name and its bytes, with the mark, for people's programs.
  /// - Parameter report: its account of every cell is among them where it is of any sheet.
  /// Money's tables have a description of their columns beside them, for programs that read data typed.
  func files(_ report: AccountingReport) throws(CommandFailure) -> [(name: String, bytes: [UInt8])] {
    let book = stored.book
    let ledger = Ledger(book, asOf: asOf)
    let raw = RawCells(readings)
    let reports = ControlTotals.Reports(ledger)
    var hst = HSTSummarySheet.grid(reports.byTaxPoint, book.rules)
    for row in HSTSummarySheet.grid(reports.byHike, book.rules).rows { hst.append(row) }
    var files: [(name: String, bytes: [UInt8])] = [
      ("ledger.csv", PaymentLedgerSheet.grid(ledger, book, raw: raw).csv(marked: true)),
      ("hst.csv", hst.csv(marked: true)),
      ("revenue.csv", RevenueSheet.grid(reports.revenue).csv(marked: true)),
      ("controls.csv", ControlSheet.grid(ControlTotals(book, ledger, reports)).csv(marked: true)),
      ("review.csv", ReviewSheet.grid(book).csv(marked: true)),
      ("places.csv", PlacesSheet.grid(book).csv(marked: true)),
    ]
    var set = [
      ("ledger.csv", PaymentLedgerSheet.columns), ("hst.csv", HSTSummarySheet.columns),
      ("revenue.csv", RevenueSheet.columns(by: .monthAndDog)), ("controls.csv", ControlSheet.columns),
    ]
    if !report.readings.isEmpty {
      files.append(("accounting.csv", report.grid.csv(marked: true)))
      set.append(("accounting.csv", AccountingReport.columns))
    }
    files.append(("datapackage.json", try Invocation.encoded(DataPackage.json(set))))
    if let day = day ?? lastHikeDay {
      let week = WeeklySheet(book, readings: readings).week(day.monday)
      files.append(("week.csv", WeeklySheet.csv(week, marked: true)))
      files.append(("pickup.csv", PickupSheet.grid(HikePlanner(book).plan(day), book).csv(marked: true)))
    }
    return files
  }

  var lastHikeDay: CivilDate? { stored.book.hikes.map(\.date).max() }
}
