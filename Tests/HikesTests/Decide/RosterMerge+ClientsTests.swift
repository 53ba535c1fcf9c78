import Diagnostics
import Hikes
import Testing

struct RosterMergeClientsTests {
  private func apply(_ book: inout Book, _ lines: String...) throws -> RosterOutcome {
    RosterMerge.apply(roster: RosterReader.read(try DayBook.table(lines)).value, to: &book)
  }

  @Test func `an owner is known by name, else by phone, else made with an id of its own`() throws {
    var book = DayBook.book(
      [], clients: [DayBook.client("ada-purdy", owner: "Ada Purdy", phone: "902-555-0101")])
    _ = try apply(
      &book, "Dog,Owner,Phone", "Pip,ADA  PURDY,", "Bea,,902 555 0101", "Moss,Ada-Purdy,902-555-0999")
    #expect(book.clients.map(\.id.text) == ["ada-purdy", "ada-purdy-2"])
    #expect(book.dogs.map(\.client?.text) == ["ada-purdy", "ada-purdy", "ada-purdy-2"])
  }

  @Test func `an owner known by phone keeps the name in the book`() throws {
    var book = DayBook.book([], clients: [DayBook.client("ada", owner: "Ada Purdy", phone: "902-555-0101")])
    let outcome = try apply(&book, "Dog,Owner,Phone", "Pip,Glenn Hatt,902-555-0101")
    #expect(book.clients.map(\.owner) == ["Ada Purdy"])
    #expect(outcome.diagnostics.map(\.code) == [.rosterDiffers])
  }

  @Test func `a part of a name becomes the whole name`() throws {
    var book = DayBook.book([DayBook.dog("pip", client: "p")], clients: [DayBook.client("p", owner: "Purdy")])
    let outcome = try apply(&book, "Dog,Owner,Email", "Pip,Ada Purdy,a@example.ca")
    #expect(book.clients.map(\.owner) == ["Ada Purdy"] && book.clients.map(\.email) == ["a@example.ca"])
    #expect(
      outcome.changes.map(\.text) == [
        "Ada Purdy: owner's name Purdy → Ada Purdy", "Ada Purdy: email a@example.ca",
      ])
  }
}
