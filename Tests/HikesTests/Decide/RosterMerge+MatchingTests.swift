import Diagnostics
import Hikes
import Testing

struct RosterMergeMatchingTests {
  private func finns(_ owners: String?...) -> Book {
    let clients = ["ada": "Ada Purdy", "eve": "Eve Hatt"]
    let dogs = owners.enumerated().map { number, client in
      var dog = DayBook.dog("finn\(number)", client: client)
      dog.name = "Finn"
      return dog
    }
    return DayBook.book(
      dogs, clients: clients.keys.sorted().map { DayBook.client($0, owner: clients[$0] ?? "") })
  }

  private func apply(_ book: Book, _ lines: String...) throws -> (
    notes: [String], outcome: RosterOutcome, dogs: Int
  ) {
    var book = book
    let rows = RosterReader.read(try DayBook.table(["Dog,Owner,Phone,Notes"] + lines)).value
    let outcome = RosterMerge.apply(roster: rows, to: &book)
    return (book.dogs.map(\.notes), outcome, book.dogs.count)
  }

  /// R69.
  @Test func `of two dogs of one name the owner tells which is meant`() throws {
    let result = try apply(finns("ada", "eve"), "FINN,Eve Hatt,,hers", "Finn , ada purdy,,his")
    #expect(result.notes == ["his", "hers"] && result.outcome.diagnostics.isEmpty)
  }

  @Test func `a name two dogs share says too little alone, and nothing changes`() throws {
    let result = try apply(finns("ada", "eve"), "Finn,,,whose")
    #expect(result.notes == ["", ""] && result.outcome.changes.isEmpty)
    #expect(result.outcome.diagnostics.map(\.code) == [.ambiguousDog])
    #expect(result.outcome.diagnostics.first?.message.contains("Finn (Ada Purdy) or Finn (Eve Hatt)") == true)
  }

  @Test func `a dog without an owner is taken for the only row of its name, not for one of two`() throws {
    #expect(try apply(finns(nil), "Finn,Zoe Veinot,,one").notes == ["one"])
    let two = try apply(finns(nil), "Finn,Zoe Veinot,,one", "Finn,Eve Hatt,,two")
    #expect(two.notes == [""] && two.outcome.diagnostics.map(\.code) == [.ambiguousDog, .ambiguousDog])
  }

  @Test func `another owner's dog of the same name is a new dog only beside a row for the known one`() throws
  {
    let alone = try apply(finns("ada"), "Finn,Eve Hatt,,new")
    #expect(alone.dogs == 1 && alone.outcome.diagnostics.map(\.code) == [.ambiguousDog])
    let both = try apply(finns("ada"), "Finn,Eve Hatt,,new", "Finn,Ada Purdy,,old")
    #expect(both.notes == ["old", "new"] && both.outcome.diagnostics.isEmpty)
  }

  @Test func `a part of the owner's name is enough for a known pair`() throws {
    let result = try apply(finns("ada", "eve"), "Finn,Purdy,,his")
    #expect(result.notes == ["his", ""] && result.outcome.diagnostics.isEmpty)
  }

  @Test func `a name with its owner in brackets is the dog that is shown so`() throws {
    #expect(try apply(finns("ada", "eve"), "Finn (Eve Hatt),Eve Hatt,,hers").notes == ["", "hers"])
  }

  @Test func `two clients of one name are told apart by phone, or not at all`() throws {
    var book = finns("ada", "eve")
    for index in book.clients.indices { book.clients[index].owner = "Ada Purdy" }
    book.clients[1].phone = "902-555-0102"
    #expect(try apply(book, "Finn,Ada Purdy,9025550102,hers").notes == ["", "hers"])
    #expect(try apply(book, "Finn,Ada Purdy,,whose").outcome.diagnostics.map(\.code) == [.ambiguousOwner])
  }
}
