import Diagnostics
import Hikes
import Testing

struct RosterChangeTests {
  @Test func `a change is told with what there was and what there is`() throws {
    var book = DayBook.book([DayBook.dog("pip")])
    book.dogs[0].place.latitude = "91"
    let rows = try RosterMergeTests.rows("Dog,Latitude,Longitude", "Pip,44.71,-63.66", "Moss,,")
    let texts = RosterMerge.apply(roster: rows, to: &book).changes.map(\.text)
    #expect(texts == ["Pip: place 91,  → 44.71000, -63.66000", "Moss: new dog"])
  }
}
