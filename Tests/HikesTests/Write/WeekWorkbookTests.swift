import Civil
import Diagnostics
import Documents
import Quantities
import Tabular
import Testing

@testable import Hikes

@Suite struct WeekWorkbookTests {
  private func book() throws -> (Book, SheetReading) {
    let reading = try SheetText.read(WeeklySheetReaderTests.december, file: "december.csv", month: "2025-12")
    var book = SheetText.convert([reading]).book
    book.clients = [DayBook.client("bo", owner: "Bo Reid", phone: "902-555-0102", address: "3 Invented Row")]
    if let pip = book.dogs.firstIndex(where: { $0.id.text == "pip-gr" }) {
      book.dogs[pip].client = ClientID("bo")
      book.dogs[pip].place = DayBook.place(20, 30)
    }
    return (book, reading)
  }

  private func workbook(_ day: String = "2025-12-09") throws -> Workbook {
    let (book, reading) = try book()
    let weekly = WeeklySheet(book, readings: [reading])
    return WeekWorkbook(
      weekly, rows: weekly.week(SheetText.date("2025-12-08")), month: SheetText.month("2025-12"),
      asOf: SheetText.date(day)
    ).workbook
  }

  private func table(_ name: String, _ workbook: Workbook) throws -> Table {
    let sheet = try #require(workbook.sheets.first { $0.name == name })
    let records = sheet.texts.enumerated().map { index, row in
      Record(row.map { Field($0) }, line: index + 1)
    }
    return Table(file: "week.fods/\(name)", records: records)
  }

  @Test func `there are seven sheets, and each is known for what it is`() throws {
    let workbook = try workbook()
    #expect(
      workbook.sheets.map(\.name) == ["Week", "Today", "Month", "Roster", "Payments", "HST", "Review"])
    let kinds = try workbook.sheets.map { InputKind(try table($0.name, workbook)) }
    #expect(kinds == [.sheet, .pickup, .figures, .roster, .payments, .figures, .review])
    #expect(workbook.sheets.dropFirst().allSatisfy { $0.frozenRows == 1 && $0.headingRows == 1 })
  }

  @Test func `what the sheets say, read again, changes nothing`() throws {
    let (book, _) = try book()
    let workbook = try workbook()
    var copy = book
    let roster = RosterReader.read(try table("Roster", workbook))
    #expect(RosterMerge.apply(roster: roster.value, to: &copy).diagnostics.isEmpty)
    #expect(copy.dogs == book.dogs && copy.clients == book.clients && copy.review == book.review)
    let payments = PaymentReader.read(try table("Payments", workbook), asOf: SheetText.asOf)
    #expect(payments.value.count == 7)
    #expect(payments.value.allSatisfy { book.says($0) })
    #expect(payments.diagnostics.map(\.code) == [.figuresLeft])
    let orders = DayOrder.read(PickupReader.read(try table("Today", workbook)).value, book)
    #expect(orders.map(\.isChanged) == [false])
  }

  @Test func `a day without hikes says so`() throws {
    let today = try #require(try workbook("2025-12-13").sheets.first { $0.name == "Today" })
    #expect(today.texts.joined().contains("no hikes on Saturday, December 13, 2025"))
  }

  @Test func `the month adds up by formulas`() throws {
    let month = try #require(try workbook().sheets.first { $0.name == "Month" })
    #expect(month.rows.count == 25)
    #expect(month.texts[0] == ["December 2025"] + FiguresReader.monthColumns)
    #expect(month.texts[2] == ["Tue Dec 2", "1", "Pip GR", "", "1", "CA$30.00"])
    #expect(month.rows[24][5].formula == "SUM([.F2:.F24])")
    #expect(month.rows[24][5].value == .money(Money(cents: 20000)))
    let moved = try #require(month.texts.first { $0[0] == "Thu Dec 11" })
    #expect(moved[3] == "Pip moved to Fri Dec 12")
    #expect(month.texts.first { $0[0] == "Fri Dec 12" }?[3] == "Pip from Thu Dec 11")
  }

  @Test func `the HST adds up by formulas, each month with its rate`() throws {
    let tax = try #require(try workbook().sheets.first { $0.name == "HST" })
    #expect(tax.texts.map { $0[0] } == ["Month", "November 2025", "December 2025", "Total 2025"])
    #expect(tax.rows[1][5].formula == "[.D2]+[.E2]")
    #expect(tax.rows[3].map(\.formula).suffix(3) == ["SUM([.D2:.D3])", "SUM([.E2:.E3])", "SUM([.F2:.F3])"])
    #expect(tax.rows[1][1].value == .rate(TaxRate(basisPoints: 1400)))
  }

  @Test func `what waits for her yes is in a column of its own, and its answers are offered`() throws {
    let workbook = try workbook()
    let roster = try #require(workbook.sheets.first { $0.name == "Roster" })
    let olive = try #require(roster.texts.first { $0[0] == "Olive" })
    #expect(olive[6] == "" && olive[8].contains("rate CA$30.00?"))
    let review = try #require(workbook.sheets.first { $0.name == "Review" })
    #expect(review.rows.dropFirst().allSatisfy { $0.last?.choices.isEmpty == false })
  }

  @Test func `each tab is stamped with what it held`() throws {
    let workbook = try workbook()
    for sheet in workbook.sheets {
      let stamp = workbook.properties.first { $0.name == WorkbookStamp.name(of: sheet.name) }
      #expect(stamp?.value == WorkbookStamp.value(of: sheet.texts.map { $0 + ["", ""] } + [[]]))
      #expect(stamp?.value != WorkbookStamp.value(of: sheet.texts + [["more"]]))
    }
  }
}
