import Civil
import Hikes
import Quantities
import TestSupport
import Testing

struct HikePlannerKeptTests {
  private func kept(_ count: Int) -> Book {
    var random = SplitMix64(seed: 11)
    let dogs = (0..<count).map { number in
      DayBook.dog(
        "d\(number)",
        at: DayBook.place(Int.random(in: 0...9000, using: &random), Int.random(in: 0...9000, using: &random)))
    }
    var book = DayBook.book(dogs)
    book.rules.home = DayBook.place(4000, 4000)
    book.keep(HikePlanner(book).plan(DayBook.tuesday).seats, on: DayBook.tuesday)
    return book
  }

  private func order(_ book: Book) -> [[String]] {
    let plan = HikePlanner(book).plan(DayBook.tuesday)
    return plan.hikes.map { DayBook.ids(plan.dogs(in: $0)) }
  }

  @Test(arguments: 0..<8) func `a cancellation only takes off`(gone: Int) {
    var book = kept(8)
    let before = order(book)
    book.exceptions = [ScheduleException(dog: DogID("d\(gone)"), date: DayBook.tuesday, .removed(.cancelled))]
    #expect(order(book) == before.map { $0.filter { $0 != "d\(gone)" } })
    #expect(HikePlanner(book).plan(DayBook.tuesday).kept?.gone == [DogID("d\(gone)")])
  }

  /// R24.
  @Test func `a newcomer is put where it costs least, and nobody else moves`() {
    var book = kept(7)
    let before = HikePlanner(book).plan(DayBook.tuesday)
    book.dogs.append(DayBook.dog("new", at: DayBook.place(2000, 7000)))
    let after = HikePlanner(book).plan(DayBook.tuesday)
    #expect(after.kept?.newcomers == [DogID("new")])
    let orders = after.hikes.map { DayBook.ids(after.dogs(in: $0)) }
    #expect(orders.map { $0.filter { $0 != "new" } } == before.hikes.map { DayBook.ids(before.dogs(in: $0)) })
    // Every other place for it costs as much or more.
    for hike in orders.indices {
      for index in 0...(orders[hike].filter { $0 != "new" }.count) {
        var tried = orders.map { $0.filter { $0 != "new" } }
        tried[hike].insert("new", at: index)
        var other = book
        let seats = tried.enumerated().flatMap { hike, dogs in
          dogs.enumerated().map {
            KeptSeat(date: DayBook.tuesday, hike: hike + 1, position: $0.offset + 1, dog: DogID($0.element))
          }
        }
        other.keep(seats, on: DayBook.tuesday)
        #expect(HikePlanner(other).plan(DayBook.tuesday).metres >= after.metres)
      }
    }
  }

  @Test func `who belongs to a house that has its seat joins it, and who has none is turned away`() {
    var book = kept(2)
    book.dogs[0].client = ClientID("x")
    let twin = DayBook.dog("twin", at: book.dogs[0].place, client: "x")
    book.dogs.append(twin)
    #expect(order(book).contains(["d0", "twin"]))
    book.rules.dogsPerHike = 1
    let full = HikePlanner(book).plan(DayBook.tuesday)
    #expect(DayBook.ids(full.unplaced.map(\.dog)) == ["twin"])
    #expect(order(book) == [["d0"], ["d1"]])
  }

  @Test func `a dog can be moved, and its house goes with it`() {
    let book = kept(6)
    let plan = HikePlanner(book).plan(DayBook.tuesday)
    let first = plan.seats[0]
    let moved = plan.moving(first, to: 2, hike: 2)
    #expect(moved.first { $0.dog == first.dog }.map { [$0.hike, $0.position] } == [2, 2])
    #expect(moved.count == 6 && moved.filter { $0.hike == 2 }.map(\.position) == [1, 2, 3, 4])
    #expect(
      moved.filter { $0.hike == 1 }.map(\.dog) == plan.seats.filter { $0.hike == 1 }.dropFirst().map(\.dog))
  }

  @Test func `a late order is kept and flagged`() {
    var book = kept(2)
    book.dogs[0].readyUntil = TimeOfDay("08:00")
    let plan = HikePlanner(book).plan(DayBook.tuesday)
    #expect(plan.kept?.misfits.first?.contains("too late for D0 (ready until 08:00)") == true)
    #expect(plan.hikes.flatMap(\.stops).contains { $0.isLate })
    #expect(HikePlanner(book, isAnew: true).plan(DayBook.tuesday).impossible?.contains("D0") == true)
  }

  @Test func `a pinned stop has its place and the rest is as short as can be`() {
    var book = kept(5)
    book.orders = []
    for position in 1...2 {
      let pins = [DogID("d3"): PinnedDog(hike: 2, position: position)]
      let plan = HikePlanner(book, pins: pins).plan(DayBook.tuesday)
      #expect(plan.seats.first { $0.dog == DogID("d3") }.map { [$0.hike, $0.position] } == [2, position])
    }
    let pins = [DogID("d3"): PinnedDog(hike: nil, position: 5)]
    #expect(
      HikePlanner(book, pins: pins).plan(DayBook.tuesday).impossible?.contains("D3 cannot be at the place")
        == true)
  }
}
