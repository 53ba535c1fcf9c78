import Diagnostics
import Hikes
import Quantities
import TestSupport
import Testing

struct RosterMergeTests {
  static func rows(_ lines: String...) throws -> [RosterRow] {
    RosterReader.read(try DayBook.table(lines)).value
  }

  static let header = "Dog,Owner,Phone,Email,Address,Latitude,Longitude,Region,Rate,Notes"

  /// Seed 451: 500 rosters over few names, so that namesakes, partial rows and contradictions abound.
  @Test func `applying a list a second time changes nothing`() throws {
    var random = SplitMix64(seed: 451)
    for round in 0..<500 {
      func pick(_ choices: [String]) -> String { choices.randomElement(using: &random) ?? "" }
      let lines = (0..<Int.random(in: 1...7, using: &random)).map { _ in
        let place = pick([",", "44.71,-63.66", "44.72,-63.67"])
        return [
          pick(["Finn", "finn ", "Pip", "Bea"]), pick(["", "Ada Purdy", "Purdy", "Eve Hatt"]),
          pick(["", "902-555-0101", "(902) 555 0101", "902-555-0102"]), pick(["", "a@example.ca"]),
          pick(["", "1 Elm Row", "2 Elm Row"]), place, pick(["", "Bedford", "Sackville"]),
          pick(["", "25", "30"]),
          pick(["", "bites", "gate"]),
        ].joined(separator: ",")
      }
      let rows = RosterReader.read(try DayBook.table([Self.header] + lines)).value
      var book = DayBook.book(
        Bool.random(using: &random) ? [DayBook.dog("finn"), DayBook.dog("pip", client: "ada")] : [],
        clients: [
          DayBook.client("ada", owner: pick(["Purdy", "Ada Purdy", ""]), phone: pick(["", "902 555 0101"]))
        ])
      let isPlaces = Bool.random(using: &random)
      func apply() -> RosterOutcome {
        isPlaces ? RosterMerge.apply(places: rows, to: &book) : RosterMerge.apply(roster: rows, to: &book)
      }
      _ = apply()
      let (dogs, clients) = (book.dogs, book.clients)
      let second = apply()
      #expect(second.changes.isEmpty, "round \(round): \(second.changes.map(\.text)) \(lines)")
      #expect(book.dogs == dogs && book.clients == clients, "round \(round)")
    }
  }

  @Test func `what differs is kept, and both are named`() throws {
    var book = DayBook.book(
      [DayBook.dog("pip", client: "ada", region: "Sackville")],
      clients: [DayBook.client("ada", owner: "Ada Purdy", phone: "902-555-0199", address: "1 Elm Row")])
    let outcome = RosterMerge.apply(
      roster: try Self.rows(Self.header, "Pip,Ada Purdy,902-555-0101,,9 Oak Row,,,Bedford,,"), to: &book)
    #expect(outcome.changes.isEmpty)
    #expect(outcome.diagnostics.map(\.code) == [.rosterDiffers, .rosterDiffers, .rosterDiffers])
    #expect(outcome.diagnostics.compactMap { $0.location?.cell?.description } == ["C2", "E2", "H2"])
    #expect(outcome.diagnostics[0].message.contains("“902-555-0199” in the book and “902-555-0101” here"))
    #expect(book.clients[0].phone == "902-555-0199" && book.dogs[0].region == "Sackville")
  }

  @Test func `a phone number spelled in another way is the same`() throws {
    var book = DayBook.book(
      [DayBook.dog("pip", client: "ada")],
      clients: [DayBook.client("ada", owner: "Ada Purdy", phone: "+1 (902) 555-0101")])
    let outcome = RosterMerge.apply(
      roster: try Self.rows("Dog,Owner,Phone", "Pip,ada purdy,902.555.0101"), to: &book)
    #expect(outcome == RosterOutcome())
  }

  @Test func `a change says what was and what is`() throws {
    var book = DayBook.book([DayBook.dog("pip")])
    let outcome = RosterMerge.apply(roster: try Self.rows("Dog,Owner,Rate", "Pip,Ada Purdy,30"), to: &book)
    #expect(
      outcome.changes.map(\.text) == ["Ada Purdy: new client", "Pip: owner Ada Purdy", "Pip: rate 30.00"])
    #expect(outcome.changes.map { "\($0.location)" } == ["roster.csv:B2", "roster.csv:B2", "roster.csv:C2"])
  }
}
