import Civil
import Quantities
import Tabular
import Testing

@testable import Hikes

/// Notes that put a hike on another day, or speak of money of another kind.
struct NoteMovesTests {
  static let moves: [(text: String, from: Weekday, to: Weekday)] = [
    ("switch Fri to Thu", .friday, .thursday), ("moved from Wed to Fri", .wednesday, .friday),
    ("Wed moved to Thu", .wednesday, .thursday), ("Swapped Tues for Thurs - vet", .tuesday, .thursday),
    ("jeudi au lieu de mardi", .tuesday, .thursday),
  ]

  @Test(arguments: moves) func `a note says from which day to which`(text: String, from: Weekday, to: Weekday)
    throws
  {
    let move = try #require(NoteGrammar.move(text))
    #expect(move == (from, to))
  }

  @Test(arguments: NoteGrammar.insteads.words.dropLast(2)) func `the day before these words is the new one`(
    words: String
  ) throws {
    let move = try #require(NoteGrammar.move("Fri \(words) Thu"))
    #expect(move == (.thursday, .friday))
  }

  @Test(arguments: NoteGrammar.hiked.words, NoteGrammar.nots.words)
  func `the day that was not hiked is the old one`(verb: String, not: String) throws {
    let move = try #require(NoteGrammar.move("\(verb) Wed \(not) Tue"))
    #expect(move == (.tuesday, .wednesday))
  }

  @Test(
    arguments: [
      "Mon and Wed", "away Mon to Wed", "not Thu", "Mon Wed Fri", "owes for Mon and Wed", "Tue not Wed",
      "vet Mon, groomer Tue", "switch Fri to Fri",
    ])
  func `other notes move nothing`(text: String) { #expect(NoteGrammar.move(text) == nil) }

  @Test func `a move in the notes is an exception of the day that was left`() throws {
    let reading = try SheetText.read(
      """
      Dog,Mon 4,Tue 5,Wed 6,Thu 7,Fri 8,Notes
      Bella,25,,,25,,Wed moved to Thu
      Max,25,,25,,25,
      """, month: "2024-03")
    #expect(
      reading["G2"]?.comingStatus == .rescheduled && reading["G2"]?.movedTo == SheetText.date("2024-03-07"))
    let exceptions = SheetText.convert([reading]).book.exceptions
    #expect(exceptions.map(\.date) == [SheetText.date("2024-03-06")])
    #expect(exceptions.map(\.change) == [.moved(to: SheetText.date("2024-03-07"))])
  }

  private func note(_ text: String) throws -> CellReading? {
    let reading = try SheetText.read(
      """
      Dog,Mon 4,Tue 5,Wed 6,Thu 7,Fri 8,Notes
      Bella,15,,,,,"\(text)"
      Max,15,,15,,15,
      """, month: "2024-03")
    return reading["G2"]
  }

  @Test(arguments: NoteGrammar.bounced.examples + NoteGrammar.bounced.words.map { "chq \($0)" })
  func `what bounced is asked about`(text: String) throws {
    let money = NoteGrammar.doubtful(CellText(text), paid: Money(cents: 1500))
    #expect(money == Money(cents: NoteGrammar.bounced.meaning))
    #expect(try note(text)?.question != nil)
  }

  @Test(arguments: NoteGrammar.besides.examples + NoteGrammar.besides.words.map { "\($0) $20" })
  func `money for something else is asked about`(text: String) throws {
    #expect(NoteGrammar.doubtful(CellText(text), paid: nil) == Money(cents: NoteGrammar.besides.meaning))
    #expect(try note(text)?.question != nil)
  }

  @Test(arguments: [
    "boarding at mine", "owes for weekend 20", "boarding $20 and $25", "boarding at 15 Oak St", "back Sat 15",
  ])
  func `without one amount there is nothing to ask`(text: String) {
    #expect(NoteGrammar.doubtful(CellText(text), paid: nil) == nil)
  }
}
