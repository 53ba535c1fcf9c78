import Civil
import Documents
import Quantities
import Testing

@Suite struct WorkbookFormTests {
  @Test(arguments: [
    ("CA$1,230.00", 123_000, true), ("$25", 2500, true), ("25.00", 2500, true), ("1230", 123_000, true),
    ("-CA$25.00", -2500, true), ("$1,230", 123_000, true), ("CA$30.00 ", 3000, false), ("$ 25", 2500, false),
    ("25.5", 2550, false), ("$25 late", 2500, false), ("25.50", 2500, false),
    ("CA$1,230.00", 1_230_00 + 1, false),
  ])
  func `money has a form only where the form writes it to the letter`(text: String, cents: Int, isForm: Bool)
  {
    let money = Money(cents: cents)
    let form = MoneyForm.of(text, money)
    #expect((form != nil) == isForm)
    if let form { #expect(form.text(money) == text) }
  }

  @Test func `no money may be shown as nothing`() {
    #expect(MoneyForm.dollars.text(.zero) == "CA$0.00")
    #expect(MoneyForm.dollars.hidingZero.text(.zero) == "")
    #expect(MoneyForm.dollars.hidingZero.text(Money(cents: 5)) == "CA$0.05")
  }

  @Test(arguments: [
    ("Mon 8", DateForm.weekdayAndDay), ("Mon Dec 8", .weekdayMonthDay), ("2025-12-08", .iso), ("Tue 8", nil),
    ("Monday", nil), ("mon 8", nil),
  ])
  func `a day has a form only where the form writes it to the letter`(text: String, form: DateForm?) throws {
    let date = try #require(CivilDate(iso: "2025-12-08"))
    #expect(DateForm.of(text, date) == form)
  }

  @Test func `what a cell shows follows from its value and its form`() throws {
    #expect(WorkbookCell(.rate(TaxRate(basisPoints: 1450))).shown == "14.5%")
    #expect(WorkbookCell(.time(try #require(TimeOfDay("9:05")))).shown == "09:05")
    #expect(WorkbookCell(.money(Money(cents: 3000))).shown == "CA$30.00")
    #expect(WorkbookCell(.whole(8)).shown == "8")
    #expect(WorkbookCell.text("") == .empty)
  }
}
