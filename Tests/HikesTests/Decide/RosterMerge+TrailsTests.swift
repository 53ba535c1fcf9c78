import Diagnostics
import Hikes
import Testing

struct RosterMergeTrailsTests {
  private func rows() throws -> [TrailRow] {
    TrailReader.read(
      try DayBook.table([
        "Trail,Region,Latitude,Longitude,Active,Notes",
        "Sandy Lake Park,Bedford,44.73651,-63.69506,yes,off leash",
        "Saunders Beach,Bedford,44.71408,-63.68415,no,",
      ])
    ).value
  }

  @Test func `new trails come whole, and a second time nothing changes`() throws {
    var book = Book()
    let first = RosterMerge.apply(trails: try rows(), to: &book)
    #expect(book.trails.map(\.id.text) == ["sandy-lake-park", "saunders-beach"])
    #expect(book.trails.map(\.isActive) == [true, false] && book.trails[0].notes == "off leash")
    #expect(first.diagnostics.isEmpty && !first.changes.isEmpty)
    let known = book.trails
    #expect(RosterMerge.apply(trails: try rows(), to: &book) == RosterOutcome())
    #expect(book.trails == known)
  }

  @Test func `a known trail is filled in and never overwritten`() throws {
    var book = DayBook.book(
      [],
      trails: [
        DayBook.trail("Sandy Lake Park", ""),
        DayBook.trail("Saunders Beach", "Sackville", at: DayBook.place(1, 1)),
      ])
    let outcome = RosterMerge.apply(trails: try rows(), to: &book)
    #expect(book.trails[0].region == "Bedford" && book.trails[0].place.latitude == "44.73651")
    #expect(book.trails[1].region == "Sackville" && book.trails[1].isActive)
    #expect(outcome.diagnostics.map(\.code) == [.rosterDiffers, .rosterDiffers, .rosterDiffers])
  }
}
