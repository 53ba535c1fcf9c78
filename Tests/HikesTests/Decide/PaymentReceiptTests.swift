import Bookkeeping
import Civil
import Documents
import Diagnostics
import Hikes
import Quantities
import Testing

struct PaymentReceiptTests {
  private func receipt(_ payments: [Payment], _ change: (inout BusinessRules) -> Void = { _ in }) throws
    -> (PaymentReceipt, Book)
  {
    var book = MoneyBook.book(payments)
    change(&book.rules)
    let ledger = Ledger(book, asOf: MoneyBook.asOf)
    return (try #require(PaymentReceipt.named(payments[0].receiptName, ledger, book.rules)), book)
  }

  @Test(arguments: [
    (9_999, PaymentReceipt.Band.small), (10_000, .middle), (49_999, .middle), (50_000, .large),
    (-50_000, .large),
  ])
  func `the law asks for more from a hundred and from five hundred dollars on`(
    cents: Int, band: PaymentReceipt.Band
  ) { #expect(PaymentReceipt.Band(gross: Money(cents: cents)) == band) }

  @Test func `rows of one receipt stand on one page, with the tax of each rate`() throws {
    var payments = [
      MoneyBook.payment("a", 6000, hike: "2025-03-31", paid: "2025-03-31"),
      MoneyBook.payment("b", 6000, dog: "pip", hike: "2025-04-20", paid: "2025-04-02"),
    ]
    for index in payments.indices { payments[index].receipt = "R1" }
    let (page, book) = try receipt(payments)
    #expect(page.taxes.map { "\($0.rate) \($0.taxed.hst)" } == ["14% 8.40", "15% 9.00"])
    let text = ReceiptPage.text(page, book)
    #expect(text[0] == "Receipt R1")
    #expect(text.contains("To: Grace Boudreau"))
    #expect(text.contains { $0.hasPrefix("HST 15 % on 60.00") && $0.hasSuffix(" 9.00") })
    #expect(text.contains { $0.hasPrefix("Paid, HST included") && $0.hasSuffix("CA$137.40") })
    #expect(page.diagnostics.map(\.code) == [.receiptIncomplete, .receiptIncomplete])
    let whole = try receipt(payments) {
      $0.business = "Happy <Hound>"
      $0.registrationNumber = "123456789RT0001"
    }
    #expect(whole.0.diagnostics.isEmpty)
    let html = String(decoding: ReceiptPage.page(whole.0, whole.1).bytes, as: UTF8.self)
    #expect(html.contains("Happy &lt;Hound&gt;"))
    #expect(html.contains("123456789RT0001"))
    #expect(!html.contains("http:") && !html.contains("https:"))
  }

  @Test func `money back is a credit note`() throws {
    let (page, book) = try receipt([MoneyBook.payment("a", -2500, paid: "2025-12-08")])
    #expect(ReceiptPage.text(page, book)[0] == "Credit note a")
    #expect(page.isCreditNote)
  }

  @Test func `money back has a credit note of its own, and the receipt names it`() throws {
    var back = MoneyBook.payment("p-back", -2500, hike: "2025-12-08", paid: "2025-12-09", due: "2025-12-09")
    back.receipt = "p"
    let (page, book) = try receipt([
      MoneyBook.payment("p", 2500, hike: "2025-12-08", paid: "2025-12-01"), back,
    ])
    #expect(page.total.net == Money(cents: 2500) && page.creditNotes == ["p-back"])
    let ledger = Ledger(book, asOf: MoneyBook.asOf)
    let note = try #require(
      PaymentReceipt.latest(of: DogID("luna"), on: nil, by: MoneyBook.asOf, ledger, book.rules))
    #expect(note.isCreditNote && note.number == "p-back" && note.reverses == "p")
    #expect(ReceiptPage.text(note, book).contains("It gives back money of receipt p."))
    #expect(PaymentReceipt.named("p-back", ledger, book.rules)?.isCreditNote == true)
  }
}
