import Bookkeeping
import Civil
import Diagnostics
import Hikes
import Quantities
import Tabular

extension CommandSpec {
  static let ledger = CommandSpec(
    name: "ledger", group: "Money", summary: "every payment with its HST, and where it was read",
    discussion:
      "One line for each payment: the days that decide its tax, the amounts before and with HST, and the cell it came from.",
    options: [.date, .strict],
    examples: [("hound ledger --format csv -o ledger.csv", "the whole ledger for the accountant")],
    formats: ["table", "csv", "json"]
  ) { (invocation) throws(CommandFailure) in
    let stored = try invocation.openBook()
    let ledger = Ledger(stored.book, asOf: try invocation.day(stored.book))
    let raw = stored.rawCells
    switch invocation.format {
    case "json":
      try invocation.show(
        PaymentLedgerSheet.json(ledger, stored.book, raw: raw, diagnostics: ledger.diagnostics))
    case "csv": invocation.show(PaymentLedgerSheet.grid(ledger, stored.book, raw: raw))
    default:
      var grid = Grid(["hike day", "dog", "tax point", "net", "HST", "gross", "from"])
      for line in ledger.lines {
        grid.append([
          .text(line.hikeDate?.description ?? ""), .text(line.dog.map { stored.book.label($0) } ?? ""),
          .text(line.taxPoint.date.description), .number(line.taxed.net.description),
          .number(line.taxed.hst.description), .number(line.taxed.gross.description),
          .text(line.payment.source),
        ])
      }
      let total = ledger.total
      invocation.show(grid)
      invocation.print([
        "",
        "\(ledger.lines.count) payments: \(total.net.dollars) before HST, \(total.hst.dollars) HST, \(total.gross.dollars) in all",
      ])
    }
    invocation.report(ledger.diagnostics)
    return invocation.status(ledger.diagnostics)
  }

  static let hst = CommandSpec(
    name: "hst", group: "Money", summary: "HST by month, by the day it arose and the day of the hike",
    discussion: """
      HST belongs to the day on which a payment was made or due, whichever came first; your sheet does not say when \
      it was paid, so it counts as due two weeks before the hike. Both ways of counting are shown side by side; the \
      first is the one for the tax office.
      """,
    options: [
      OptionSpec(
        "--basis", "WHICH", choices: HSTReturn.Basis.allCases.map(\.rawValue),
        "the day that counts; else tax-point"),
      OptionSpec("--year", "YYYY", "only this year"),
      OptionSpec(
        "--by", "SPAN", choices: TaxPeriod.allCases.map(\.rawValue), "month, quarter or year; else month"),
      .date, .strict,
    ],
    examples: [
      ("hound hst --year 2025", "the year, month by month"),
      ("hound hst --by quarter --format csv -o hst.csv", "the quarters, for the accountant"),
    ], formats: ["table", "csv", "json"]
  ) { (invocation) throws(CommandFailure) in
    let stored = try invocation.openBook()
    let book = stored.book
    let ledger = Ledger(book, asOf: try invocation.day(book))
    let basis = invocation.value("--basis").flatMap { HSTReturn.Basis(rawValue: $0) }
    let period = invocation.value("--by").flatMap { TaxPeriod(rawValue: $0) } ?? .month
    let year = try invocation.year("--year")
    let summary = HSTReturn(ledger, basis: basis ?? .taxPoint, year: year, by: period)
    switch invocation.format {
    case "json":
      try invocation.show(HSTSummarySheet.json(summary, ledger, book.rules, diagnostics: ledger.diagnostics))
    case "csv": invocation.show(HSTSummarySheet.grid(summary, book.rules))
    default:
      if basis == nil {
        let other = HSTReturn(ledger, basis: .hike, year: year, by: period)
        invocation.print(HSTSummarySheet.text(taxPoint: summary, hike: other, book.rules))
      } else {
        invocation.show(HSTSummarySheet.grid(summary, book.rules))
      }
    }
    invocation.report(ledger.diagnostics)
    return invocation.status(ledger.diagnostics)
  }

  static let revenue = CommandSpec(
    name: "revenue", group: "Money", summary: "what was earned, by month and by dog",
    discussion:
      "Earned counts by the day of the hike. No line adds up other lines, so the file can be imported as it is.",
    options: [
      OptionSpec("--by", "WHAT", choices: ["month", "dog", "both"], "month, dog, or both; else both"), .date,
    ],
    examples: [("hound revenue --format csv -o revenue.csv", "each dog in each month, for the accountant")],
    formats: ["table", "csv"]
  ) { (invocation) throws(CommandFailure) in
    let stored = try invocation.openBook()
    let ledger = Ledger(stored.book, asOf: try invocation.day(stored.book))
    let grouping: Revenue.Grouping =
      switch invocation.value("--by") {
      case "month": .month
      case "dog": .dog
      default: .monthAndDog
      }
    invocation.show(RevenueSheet.grid(ledger, by: grouping))
    invocation.report(ledger.diagnostics)
    return invocation.status(ledger.diagnostics)
  }
}

extension StoredBook {
  /// The text of every cell of the kept sheets, by `file.csv!B5`.
  var rawCells: [String: String] {
    var cells: [String: String] = [:]
    for sheet in sheets {
      guard let table = sheet.table else { continue }
      for (row, record) in table.records.enumerated() {
        for (column, field) in record.fields.enumerated() where !field.isBlank {
          cells["\(sheet.file)!\(CellReference(row: row + 1, column: column + 1))"] = field.text
        }
      }
    }
    return cells
  }
}
