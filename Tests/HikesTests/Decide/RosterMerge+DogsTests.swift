import Diagnostics
import Hikes
import Quantities
import Testing

struct RosterMergeDogsTests {
  @Test func `a new dog comes with its owner, place and rate`() throws {
    var book = Book()
    let rows = try RosterMergeTests.rows(
      RosterMergeTests.header,
      "Dulse,Wade Mosher,902-555-0105,w@example.com,3 Capstan Rise,44.72406,-63.67783,Bedford,25,shy",
      "Chowder,Wade Mosher,902-555-0105,w@example.com,3 Capstan Rise,44.72406,-63.67783,Bedford,30,")
    #expect(RosterMerge.apply(roster: rows, to: &book).diagnostics.isEmpty)
    #expect(book.dogs.map(\.id.text) == ["dulse", "chowder"])
    #expect(book.clients.map(\.id.text) == ["wade-mosher"])
    #expect(book.dogs.map(\.client?.text) == ["wade-mosher", "wade-mosher"])
    #expect(book.clients[0].place.coordinates?.description == "44.72406, -63.67783")
    #expect(book.dogs.allSatisfy { $0.place.isEmpty && $0.address.isEmpty && $0.region == "Bedford" })
    #expect(book.dogs.map(\.rate?.cents) == [2500, 3000] && book.dogs[0].notes == "shy")
  }

  @Test func `a new dog of a known owner with another address has it for its own`() throws {
    var book = DayBook.book([], clients: [DayBook.client("ada", owner: "Ada Purdy", address: "1 Elm Row")])
    let rows = try RosterMergeTests.rows(RosterMergeTests.header, "Pip,Ada Purdy,,,9 Oak Row,44.71,-63.66,,,")
    #expect(RosterMerge.apply(roster: rows, to: &book).diagnostics.isEmpty)
    #expect(book.dogs[0].address == "9 Oak Row" && book.dogs[0].place.latitude == "44.71000")
    #expect(book.clients[0].address == "1 Elm Row" && book.clients[0].place.isEmpty)
  }

  @Test(arguments: [(true, 3000, 0), (false, 2500, 1)])
  func `a rate gives way only where it was inferred`(isInferred: Bool, cents: Int, differences: Int) throws {
    var book = DayBook.book([DayBook.dog("pip")])
    book.dogs[0].rate = Money(cents: 2500)
    book.review = [ReviewItem(item: "pip rate", value: "25.00", answer: isInferred ? "" : "yes")]
    let outcome = RosterMerge.apply(roster: try RosterMergeTests.rows("Dog,Rate", "Pip,30"), to: &book)
    #expect(book.dogs[0].rate?.cents == cents)
    #expect(outcome.diagnostics.filter { $0.code == .rosterDiffers }.count == differences)
    #expect(book.review[0].answer == (isInferred ? "30.00" : "yes"))
  }

  @Test func `a dog thought to be gone comes back, one that is marked stays`() throws {
    var book = DayBook.book([DayBook.dog("pip"), DayBook.dog("bea")])
    for index in book.dogs.indices { book.dogs[index].isActive = false }
    book.review = [ReviewItem(item: "pip active", value: "gone")]
    let outcome = RosterMerge.apply(
      roster: try RosterMergeTests.rows("Dog,Rate,Active", "Pip,,yes", "Bea,,yes", "Moss,,no"), to: &book)
    #expect(book.dogs.map(\.isActive) == [true, false, false])
    #expect(outcome.diagnostics.map(\.code) == [.rosterDiffers] && book.review[0].answer == "no")
  }

  @Test func `an empty cell takes nothing away`() throws {
    var dog = DayBook.dog("pip", at: DayBook.place(1, 1), region: "Bedford")
    dog.notes = "shy"
    dog.rate = Money(cents: 3000)
    var book = DayBook.book([dog])
    #expect(
      RosterMerge.apply(roster: try RosterMergeTests.rows(RosterMergeTests.header, "Pip,,,,,,,,,"), to: &book)
        == RosterOutcome())
    #expect(book.dogs == [dog])
  }

  @Test func `a place from a places sheet goes to the owner, or to the dog that has its own`() throws {
    var apart = DayBook.dog("apart", client: "ada")
    apart.address = "9 Oak Row"
    var book = DayBook.book(
      [
        DayBook.dog("pip", client: "ada"), DayBook.dog("bea", client: "ada"), apart,
        DayBook.dog("moss", client: "eve"),
      ],
      clients: [DayBook.client("ada", owner: "Ada Purdy"), DayBook.client("eve", owner: "Eve Hatt")])
    let rows = PlacesReader.read(
      try DayBook.table([
        "dog,owner,place", "Pip,Ada Purdy,\"44.71, -63.66\"", "Bea,Ada Purdy,\"44.72, -63.67\"",
        "Apart,Ada Purdy,\"44.73, -63.68\"", "Moss,,\"44.74, -63.69\"",
      ])
    ).value
    #expect(RosterMerge.apply(places: rows, to: &book).diagnostics.isEmpty)
    #expect(book.clients.map(\.place.latitude) == ["44.71000", ""])
    #expect(book.dogs.map(\.place.latitude) == ["", "44.72000", "44.73000", "44.74000"])
  }

  @Test func `numbers that are no place give way to a place, another place does not`() throws {
    var book = DayBook.book([DayBook.dog("pip"), DayBook.dog("bea", at: DayBook.place(1, 1))])
    book.dogs[0].place.latitude = "0"
    book.dogs[0].place.longitude = "0"
    let rows = try RosterMergeTests.rows("Dog,Latitude,Longitude", "Pip,44.71,-63.66", "Bea,44.71,-63.66")
    let outcome = RosterMerge.apply(roster: rows, to: &book)
    #expect(outcome.changes.map(\.text) == ["Pip: place 0, 0 → 44.71000, -63.66000"])
    #expect(outcome.diagnostics.map(\.code) == [.rosterDiffers])
  }

  @Test func `a phone number without an owner is named, not lost in silence`() throws {
    var book = DayBook.book([DayBook.dog("pip")])
    let outcome = RosterMerge.apply(
      roster: try RosterMergeTests.rows("Dog,Phone", "Pip,902-555-0101"), to: &book)
    #expect(
      outcome.diagnostics.map { "\($0.code) \($0.location?.cell?.description ?? "")" } == ["owner-missing B2"]
    )
  }
}
