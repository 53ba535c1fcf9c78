import Bookkeeping
import Quantities
import Testing

struct PostingTests {
  @Test func `two postings are the same when account and amount are`() {
    let account = Account(.income, "hikes")
    #expect(Posting(account, Money(cents: 1)) == Posting(account, Money(cents: 1)))
    #expect(Posting(account, Money(cents: 1)) != Posting(account, Money(cents: -1)))
    #expect(Posting(account, .zero) != Posting(Account(.income, "walks"), .zero))
  }
}
