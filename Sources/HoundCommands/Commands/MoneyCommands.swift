import Bookkeeping
import Civil
import Diagnostics
import Documents
import Hikes
import Quantities
import Tabular

extension CommandSpec {
  static let ledger = CommandSpec(
    name: "ledger", group: "Money", summary: "every payment with its HST, and where it was read",
    discussion: """
      One line for each payment: the days that decide its tax, the amounts before and with HST, and the cell it \
      came from. For plain-text bookkeeping there are hledger and beancount: HST collected has an account of its \
      own, and money for hikes to come is income on their day.
      """,
    options: [.from, .to, .date, .strict],
    examples: [
      ("hound ledger --format csv -o ledger.csv", "the whole ledger for the accountant"),
      ("hound ledger --format hledger -o hikes.journal", "the same as a journal"),
    ],
    formats: ["table", "csv", "json", "hledger", "beancount"]
  ) { (invocation) throws(CommandFailure) in
    let stored = try invocation.openBook()
    let book = stored.book
    let day = try invocation.day(book)
    let from = try invocation.date("--from", asOf: day)
    let to = try invocation.date("--to", asOf: day)
    let whole = Ledger(book, asOf: day)
    let ledger = whole.between(from, to)
    let raw = stored.rawCells
    switch invocation.format {
    case "json":
      try invocation.show(PaymentLedgerSheet.json(ledger, book, raw: raw, diagnostics: ledger.diagnostics))
    case "csv": invocation.show(PaymentLedgerSheet.grid(ledger, book, raw: raw))
    case "hledger", "beancount":
      if let form = JournalText.Form(rawValue: invocation.format) {
        invocation.print(JournalText.lines(Journal(ledger), form))
      }
    default:
      var grid = Grid(["hike day", "dog", "tax point", "net", "HST", "gross", "from"])
      for line in ledger.lines {
        grid.append([
          .text(line.hikeDate?.description ?? ""), .text(line.dog.map { book.label($0) } ?? ""),
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
    if from == nil, to == nil { invocation.tieOut(stored, whole, asOf: day) }
    invocation.report(ledger.diagnostics)
    return invocation.status(ledger.diagnostics)
  }

  static let hst = CommandSpec(
    name: "hst", group: "Money", summary: "HST by month, by the day it arose and the day of the hike",
    discussion: """
      HST belongs to the day on which a payment was made or due, whichever came first; your sheet does not say when \
      it was paid, so it counts as due two weeks before the hike. Both ways of counting are shown side by side; the \
      first is the one for the tax office. Tax that you paid yourself (input tax credits) is not in it.
      """,
    options: [
      OptionSpec(
        "--basis", "WHICH", choices: HSTReturn.Basis.allCases.map(\.rawValue),
        "the day that counts; else tax-point"),
      OptionSpec("--year", "YYYY", "only this year"),
      OptionSpec(
        "--by", "SPAN", choices: TaxPeriod.allCases.map(\.rawValue), "month, quarter or year; else month"),
      OptionSpec("--explain", "PERIOD", "line by line why 2025-04, 2025-Q2 or 2025 is what it is"),
      .date, .strict,
    ],
    examples: [
      ("hound hst --year 2025", "the year, month by month"),
      ("hound hst --by quarter --format csv -o hst.csv", "the quarters, for the accountant"),
      ("hound hst --explain 2025-04", "every payment of April 2025, and why it is there"),
    ], formats: ["table", "csv", "json"]
  ) { (invocation) throws(CommandFailure) in
    let stored = try invocation.openBook()
    let book = stored.book
    let day = try invocation.day(book)
    let ledger = Ledger(book, asOf: day)
    let basis = invocation.value("--basis").flatMap { HSTReturn.Basis(rawValue: $0) }
    if let word = invocation.value("--explain") {
      try explain(try invocation.span(word), basis ?? .taxPoint, ledger, book, invocation)
    } else {
      try summarize(basis, ledger, stored, invocation)
      invocation.tieOut(stored, ledger, asOf: day)
    }
    invocation.report(ledger.diagnostics)
    return invocation.status(ledger.diagnostics)
  }

  private static func summarize(
    _ basis: HSTReturn.Basis?, _ ledger: Ledger, _ stored: StoredBook, _ invocation: Invocation
  ) throws(CommandFailure) {
    let rules = stored.book.rules
    let period = invocation.value("--by").flatMap { TaxPeriod(rawValue: $0) } ?? .month
    let year = try invocation.year("--year")
    let summary = HSTReturn(ledger, basis: basis ?? .taxPoint, year: year, by: period)
    switch invocation.format {
    case "json":
      try invocation.show(HSTSummarySheet.json(summary, ledger, rules, diagnostics: ledger.diagnostics))
    case "csv": invocation.show(HSTSummarySheet.grid(summary, rules))
    default:
      if basis == nil {
        let other = HSTReturn(ledger, basis: .hike, year: year, by: period)
        invocation.print(HSTSummarySheet.text(taxPoint: summary, hike: other, rules))
      } else {
        invocation.show(HSTSummarySheet.grid(summary, rules))
        invocation.print(HSTSummarySheet.adjustments(summary))
      }
      invocation.print(HSTSummarySheet.unpaid(ledger, in: year.flatMap { TaxSpan("\($0)") }))
    }
  }

  private static func explain(
    _ span: TaxSpan, _ basis: HSTReturn.Basis, _ ledger: Ledger, _ book: Book, _ invocation: Invocation
  ) throws(CommandFailure) {
    let explanation = HSTExplanation(ledger, span, basis: basis, book.rules)
    switch invocation.format {
    case "json": try invocation.show(explanation.json(diagnostics: ledger.diagnostics))
    case "csv": invocation.show(explanation.grid)
    default: invocation.print(explanation.text(book, width: invocation.environment.columns))
    }
  }

  static let revenue = CommandSpec(
    name: "revenue", group: "Money", summary: "what was earned, by week, month, dog and so on",
    discussion:
      "Earned counts by the day of the hike. No line adds up other lines, so the file can be imported as it is.",
    options: [
      OptionSpec(
        "--by", "WHAT", choices: Revenue.Grouping.allCases.map(\.rawValue),
        "the span, dog, client or weekday; else both month and dog"), .date, .open,
    ],
    examples: [
      ("hound revenue --format csv -o revenue.csv", "each dog in each month, for the accountant"),
      ("hound revenue --by weekday", "the busiest days"),
      ("hound revenue -o earned.html", "a page to look at: months as bars, and who owes"),
    ],
    formats: ["table", "csv", "json", "html"]
  ) { (invocation) throws(CommandFailure) in
    let stored = try invocation.openBook()
    let day = try invocation.day(stored.book)
    let ledger = Ledger(stored.book, asOf: day)
    let grouping = invocation.value("--by").flatMap { Revenue.Grouping(rawValue: $0) } ?? .monthAndDog
    switch invocation.format {
    case "json": try invocation.show(RevenueSheet.json(ledger, by: grouping, diagnostics: ledger.diagnostics))
    case "html":
      let accounts = AccountStanding.all(stored.book, ledger, asOf: day)
      let page = RevenuePage.page(ledger, by: grouping, accounts: accounts, stored.book, asOf: day)
      try invocation.deliver(page.bytes, as: "revenue-\(day).html")
    default: invocation.show(RevenueSheet.grid(ledger, by: grouping))
    }
    invocation.tellNotHiked(stored.book, ledger, asOf: day)
    invocation.tieOut(stored, ledger, asOf: day)
    invocation.report(ledger.diagnostics)
    return invocation.status(ledger.diagnostics)
  }
}

extension StoredBook {
  /// The cells of the kept sheets as they were typed.
  var rawCells: RawCells { RawCells(tables: sheets.compactMap(\.table)) }
}
