import Bookkeeping
import Civil
import Diagnostics
import Quantities
import Tabular
import Testing

@testable import Hikes

@Suite struct EarlierTermsTests {
  private static func day(_ text: String) -> CivilDate { MoneyBook.date(text) }
  private let rate = EarlierTerm.Subject.rate(DogID("luna"))

  private func money(_ cents: Int?) -> EarlierTerm.Value { .money(cents.map { Money(cents: $0) }) }

  @Test func `what held is told until its last day, and nothing of what holds now`() {
    var terms = EarlierTerms()
    terms.change(rate, from: money(2500), to: money(3000), on: Self.day("2025-06-02"))
    terms.change(rate, from: money(3000), to: money(nil), on: Self.day("2025-09-01"))
    #expect(terms.value(rate, on: Self.day("2019-01-01")) == money(2500))
    #expect(terms.value(rate, on: Self.day("2025-06-01")) == money(2500))
    #expect(terms.value(rate, on: Self.day("2025-06-02")) == money(3000))
    #expect(terms.value(rate, on: Self.day("2025-08-31")) == money(3000))
    #expect(terms.value(rate, on: Self.day("2025-09-01")) == nil)
    #expect(terms.value(.defaultRate, on: Self.day("2019-01-01")) == nil)
    #expect(terms.hasChanged(rate, before: Self.day("2025-06-02")))
    #expect(!terms.hasChanged(rate, before: Self.day("2025-06-01")))
  }

  @Test func `a change and its opposite on one day leave nothing`() {
    var terms = EarlierTerms()
    terms.change(rate, from: money(2500), to: money(3000), on: Self.day("2025-06-02"))
    terms.change(rate, from: money(3000), to: money(3500), on: Self.day("2025-06-02"))
    #expect(terms.rows == [EarlierTerm(rate, until: Self.day("2025-06-01"), was: money(2500))])
    terms.change(rate, from: money(3500), to: money(2500), on: Self.day("2025-06-02"))
    #expect(terms == EarlierTerms())
  }

  @Test func `a change from an earlier day on goes over later ones and leaves the days before`() {
    var terms = EarlierTerms()
    terms.change(rate, from: money(2000), to: money(2500), on: Self.day("2025-01-06"))
    terms.change(rate, from: money(2500), to: money(3000), on: Self.day("2025-06-02"))
    terms.change(rate, from: money(3000), to: money(3500), on: Self.day("2025-03-03"))
    #expect(
      terms.rows == [
        EarlierTerm(rate, until: Self.day("2025-01-05"), was: money(2000)),
        EarlierTerm(rate, until: Self.day("2025-03-02"), was: money(2500)),
      ])
  }

  @Test func `lines of the table are read, written and named where they say nothing`() {
    let table = """
      dog,client,what,until,was,why
      ,,default_rate,2025-12-31,25.00,new year
      ,ada,active,2025-12-31,yes,
      luna,,active,2025-11-30,no,
      luna,,client,2025-11-30,ada,
      luna,,every_weeks,2025-11-30,2,
      luna,,mon,2025-11-30,yes,
      luna,,rate,2025-11-30,,
      luna,ada,mon,2025-10-31,yes,
      luna,,default_rate,2025-10-31,25,
      luna,,rate,2025-10-31,cheap,

      """
    let report = StoredBook.read(["earlier.csv": Array(table.utf8)])
    #expect(report.diagnostics.map { $0.location?.description } == (9...11).map { "earlier.csv:E\($0)" })
    #expect(report.diagnostics.allSatisfy { $0.code == .unreadableField && !$0.hint.isEmpty })
    let book = report.value.book
    #expect(book.earlier.rows.count == 7)
    let then = book.asScheduled(Dog(id: DogID("luna")), on: Self.day("2025-11-30"))
    #expect(then.regularDays == [.monday] && then.everyWeeks == 2 && !then.isActive)
    #expect(then.client == ClientID("ada"))
    let rows = BookSchemas.earlier.write(book.earlier.rows.map { EarlierRow($0) })
    let again = StoredBook.read(["earlier.csv": rows])
    #expect(again.diagnostics.isEmpty && again.value.book.earlier == book.earlier)
  }

  @Test func `a line about nobody, and two about one day, are found`() {
    let files = [
      "dogs.csv": "dog\nluna\n", "clients.csv": "client\nada\n",
      "earlier.csv": "dog,client,what,until,was\n,bo,active,2025-12-01,yes\npip,,mon,2025-12-01,yes\n",
    ]
    let stored = StoredBook.read(files.mapValues { Array($0.utf8) })
    #expect(
      BookCheck.findings(stored.value).map { "\($0.location?.description ?? "") \($0.code.name)" } == [
        "earlier.csv:B2 unknown-client", "earlier.csv:A3 unknown-dog",
      ])
    let twice = "dog,client,what,until,was\nluna,,mon,2025-12-01,yes\nluna,,mon,2025-12-01,\n"
    #expect(
      StoredBook.read(["earlier.csv": Array(twice.utf8)]).diagnostics.map(\.location?.description) == [
        "earlier.csv:A3"
      ])
  }
}
