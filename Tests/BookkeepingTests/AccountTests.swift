import Bookkeeping
import Testing

struct AccountTests {
  @Test func `a name is its kind and its parts`() {
    #expect(Account(.assets, "bank", "etransfer").description == "assets:bank:etransfer")
    #expect(Account(.assets, "bank:etransfer") == Account(.assets, "bank", "etransfer"))
    #expect(Account(.income).description == "income")
    #expect(Account(.income, "", "hikes") == Account(.income, "hikes"))
  }

  @Test func `an account lies within itself and those above it`() {
    let bank = Account(.assets, "bank")
    #expect(bank.isWithin(bank))
    #expect(Account(.assets, "bank", "etransfer").isWithin(bank))
    #expect(bank.isWithin(Account(.assets)))
    #expect(!bank.isWithin(Account(.assets, "bank", "etransfer")))
    #expect(!Account(.assets, "bankrupt").isWithin(bank))
    #expect(!Account(.income, "bank").isWithin(bank))
  }

  @Test func `accounts sort by name with the general one first`() {
    let accounts = [
      Account(.income, "hikes"), Account(.assets, "cash"), Account(.assets, "bank", "b"),
      Account(.assets, "bank"),
    ]
    #expect(
      accounts.sorted().map(\.description)
        == ["assets:bank", "assets:bank:b", "assets:cash", "income:hikes"])
  }
}
