import Civil
import Hikes
import Quantities
import Testing

struct HikePlannerHikesTests {
  @Test func `metres and times add up from home over the stops to the trail`() throws {
    let home = DayBook.place(0, 0)
    let near = DayBook.place(1000, 0)
    let far = DayBook.place(3000, 0)
    let dogs = [
      DayBook.dog("a", at: near, client: "x"), DayBook.dog("b", at: near, client: "x"),
      DayBook.dog("c", at: far),
    ]
    var book = DayBook.book(dogs, trails: [DayBook.trail("Top", "Bedford", at: DayBook.place(4000, 0))])
    book.rules.home = home
    let hike = try #require(HikePlanner(book, hikes: 1).plan(DayBook.tuesday).hikes.first)
    #expect(hike.stops.map { DayBook.ids($0.dogs) } == [["a", "b"], ["c"]])
    // A hundredth of a degree north is 1112 m, by road 1.3 times that.
    #expect(hike.stops.map(\.metresFromPrevious.value) == [1446, 2891])
    #expect(hike.metresToTrail?.value == 1446)
    #expect(hike.metres.value == 1446 + 2891 + 1446)
    // 40 km/h: 2 min 10 s, then 4 min for two dogs at one door, then 4 min 20 s.
    #expect(hike.stops.map(\.eta?.description) == ["09:02", "09:11"])
    #expect(hike.departure?.description == "09:00")
  }

  /// R99.
  @Test func `without a home the way begins at the first stop`() throws {
    let book = DayBook.book([
      DayBook.dog("a", at: DayBook.place(1000, 0)), DayBook.dog("b", at: DayBook.place(2000, 0)),
    ])
    let hike = try #require(HikePlanner(book, hikes: 1).plan(DayBook.tuesday).hikes.first)
    #expect(hike.stops.map(\.metresFromPrevious.value) == [0, 1446])
    #expect(hike.stops.first?.eta?.description == "09:00")
    #expect(hike.trail == nil && hike.trailReason == "no trail in the book" && hike.metresToTrail == nil)
  }

  @Test func `a hike without a departure, or a van that stands still, has no times`() throws {
    var book = DayBook.book([DayBook.dog("a", at: DayBook.place(1000, 0))])
    book.rules.departures = []
    #expect(HikePlanner(book).plan(DayBook.tuesday).hikes.first?.stops.first?.eta == nil)
    book.rules.departures = ["09:00"]
    book.rules.speed = 0
    #expect(HikePlanner(book).plan(DayBook.tuesday).hikes.first?.stops.first?.eta == nil)
  }
}
