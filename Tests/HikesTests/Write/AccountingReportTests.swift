import Civil
import Diagnostics
import Quantities
import Tabular
import Testing

@testable import Hikes

struct AccountingReportTests {
  private func report(_ text: String = WeeklySheetReaderTests.december, month: String = "2025-12") throws
    -> AccountingReport
  {
    let conversion = SheetText.convert([try SheetText.read(text, file: "december.csv", month: month)])
    return AccountingReport(
      readings: conversion.readings, changes: conversion.changes, inferences: conversion.inferences,
      booked: conversion.booked,
      diagnostics: conversion.diagnostics + conversion.readings.flatMap(\.diagnostics))
  }

  @Test func `the last line counts everything and finds nothing missing`() throws {
    #expect(
      try report().line
        == "65 cells: 8 payments CA$230.00, 1 not paid, 6 statuses, 3 notes, 10 names, 18 totals, 19 headings, "
        + "1 to be answered, 0 unaccounted; book CA$230.00 = sheet CA$230.00")
  }

  @Test func `there is a row for every cell, in sheet order`() throws {
    let report = try report()
    #expect(report.grid.columns == AccountingReport.columns)
    #expect(report.grid.rows.count == 65)
    let cells = report.grid.rows.compactMap { CellReference($0[1].plain) }
    #expect(cells == cells.sorted())
    let row = try #require(report.grid.rows.first { $0[1] == "B6" })
    #expect(row[5] == "payment")
    #expect(row[6] == "Olive")
    #expect(row[7].plain == "2025-12-01")
    #expect(row[8].plain == "30.00")
    #expect(row[13] == "2025-12-01-olive")
    for marked in [false, true] { #expect(report.csv(marked: marked) == report.grid.csv(marked: marked)) }
  }

  @Test func `the JSON has the totals by dog and month`() throws {
    guard case .object(let json) = try report().json else {
      Issue.record("no object")
      return
    }
    #expect(json["outcome"] == "imported")
    #expect(json["weeks"] == .array(["2025-12-01", "2025-12-08", "2025-12-29"]))
    #expect(
      json["totals"]
        == .object([
          "overall_cents": .integer(23_000),
          "by_dog": .object([
            "Olive": .integer(9000), "Pip": .integer(5000), "Pip GR": .integer(6000), "Quill": .integer(3000),
          ]),
          "by_month": .object(["2025-12": .integer(20_000), "2026-01": .integer(3000)]),
        ]))
    #expect(
      json["hikes_by_dog"]
        == .object(["Olive": .integer(4), "Pip": .integer(2), "Pip GR": .integer(2), "Quill": .integer(1)]))
    #expect(json["warnings"] == .array([]))
  }

  @Test func `a question shows its choices in the reason`() throws {
    let row = try #require(try report().grid.rows.first { $0[1] == "F18" })
    #expect(row[11] == "yes")
    #expect(row[15].plain.hasSuffix("choices: cancelled; hiked, not paid; just a note"))
  }

  @Test func `money back and marks count as the law says`() throws {
    let report = try report(SheetText.week("Pip,-CA$25.00,?,owes", "Max,CA$25.00"), month: "2025-11")
    guard case .object(let json) = report.json else { return }
    #expect(json["hikes_by_dog"] == .object(["Pip": .integer(1), "Max": .integer(1)]))
  }

  @Test func `a refused file says why`() {
    guard
      case .object(let json) = AccountingReport(readings: [], diagnostics: [], refusal: "a bank statement")
        .json
    else { return }
    #expect(json["outcome"] == "refused")
    #expect(json["message"] == "a bank statement")
    #expect(json["cells"] == .array([]))
  }

  @Test func `an undated sheet is reported all the same`() throws {
    let reading = try SheetText.read(SheetText.week("Pip,25"))
    let report = AccountingReport(readings: [reading], diagnostics: reading.diagnostics)
    guard case .object(let json) = report.json, case .array(let warnings) = json["warnings"] else { return }
    #expect(json["outcome"] == "imported")
    #expect(report.unaccounted == 0)
    #expect(warnings.count == 1)
  }
}
