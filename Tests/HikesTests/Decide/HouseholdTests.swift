import Testing

@testable import Hikes

struct HouseholdTests {
  private func households(_ dogs: [Dog], _ clients: [Client] = []) -> [[String]] {
    Household.all(dogs, in: DayBook.book(dogs, clients: clients)).map { $0.dogs.map(\.id.text) }
  }

  /// R103.
  @Test func `dogs of one client at one place are one stop`() {
    let here = DayBook.place(10, 10)
    let dogs = [
      DayBook.dog("dulse", at: here, client: "wade"), DayBook.dog("chowder", at: here, client: "wade"),
      DayBook.dog("clover", at: here, client: "ada"),
      DayBook.dog("apart", at: DayBook.place(90, 0), client: "wade"),
    ]
    #expect(households(dogs) == [["apart"], ["chowder", "dulse"], ["clover"]])
  }

  @Test func `dogs without a client are alone, dogs without a place go by their address`() {
    let dogs = [
      DayBook.dog("bea"), DayBook.dog("pip"), DayBook.dog("keji", client: "ada"),
      DayBook.dog("dory", client: "ada"),
    ]
    var own = DayBook.dog("moss", client: "ada")
    own.address = "5 Elsewhere Lane"
    #expect(households(dogs + [own]) == [["bea"], ["dory", "keji"], ["moss"], ["pip"]])
  }

  @Test func `one side is enough to keep two dogs apart`() {
    let one = DayBook.dog("bea", notWith: ["pip"])
    #expect(one.isFoe(of: DayBook.dog("pip")) && DayBook.dog("pip").isFoe(of: one))
    #expect(!one.isFoe(of: DayBook.dog("moss")))
  }

  @Test func `a divided household keeps its place and its origin`() {
    let book = DayBook.book([
      DayBook.dog("a", at: DayBook.place(1, 1), client: "x"),
      DayBook.dog("b", at: DayBook.place(1, 1), client: "x"),
    ])
    let whole = Household.all(book.dogs, in: book)
    #expect(whole.count == 1)
    #expect(whole[0].divided.map(\.dogs.count) == [1, 1])
    #expect(Set(whole[0].divided.map(\.origin)) == [whole[0].origin])
  }
}
