import Bookkeeping
import Civil
import Documents
import Hikes
import Quantities
import Testing

struct RevenuePageTests {
  private static func page(_ payments: [Payment], by grouping: Revenue.Grouping) -> String {
    let book = MoneyBook.book(payments)
    let ledger = Ledger(book, asOf: MoneyBook.asOf)
    let accounts = AccountStanding.all(book, ledger, asOf: MoneyBook.asOf)
    return String(
      decoding: RevenuePage.page(ledger, by: grouping, accounts: accounts, book, asOf: MoneyBook.asOf).bytes,
      as: UTF8.self)
  }

  @Test func `the page has a bar for every month, its figures beside it, and the sum`() {
    let html = Self.page(RevenueTests.payments, by: .monthAndDog)
    for text in ["November 2025", "December 2025", "January 2026", "CA$28.50", "25.00 + 3.50 HST, 2 hikes"] {
      #expect(html.contains(text))
    }
    // 65.00 before HST at 14 %; the widest bar is January's 34.20.
    #expect(html.contains("CA$65.00") && html.contains("CA$74.10"))
    #expect(html.contains("width:87.7%") && html.contains("width:12.2%"))
  }

  @Test func `owners and dogs go by their names, never by ids`() {
    let html = Self.page(RevenueTests.payments, by: .client)
    #expect(html.contains("Grace Boudreau") && html.contains("no owner named"))
    #expect(Self.page(RevenueTests.payments, by: .dog).contains("Pip (Grace Boudreau)"))
  }

  @Test(arguments: Revenue.Grouping.allCases)
  func `an empty book says so, whatever is asked`(grouping: Revenue.Grouping) {
    let html = Self.page([], by: grouping)
    #expect(html.contains("No money came in yet.") && html.contains("Nothing is owed."))
    #expect(!html.contains("http:") && !html.contains("https:"))
  }

  @Test func `money given back draws no bar to the left`() {
    let html = Self.page([MoneyBook.payment("c", -2500, hike: "2025-12-10")], by: .month)
    #expect(html.contains("-CA$28.50") && !html.contains("width:-"))
  }
}
