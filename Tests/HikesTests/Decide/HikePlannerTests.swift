import Civil
import Diagnostics
import Hikes
import Quantities
import TestSupport
import Testing

struct HikePlannerTests {
  private let tuesday = DayBook.tuesday

  /// `count` dogs of as many clients, scattered but always the same.
  private func dogs(_ count: Int, seed: UInt64 = 7) -> [Dog] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { number in
      let place = DayBook.place(
        Int.random(in: 0...9000, using: &random), Int.random(in: 0...9000, using: &random))
      return DayBook.dog("d\(number < 10 ? "0" : "")\(number)", at: place, client: "c\(number)")
    }
  }

  private func sizes(_ plan: DayPlan) -> [Int] { plan.shown.map { plan.dogs(in: $0).count } }

  /// R5, R6, R7, R9.
  @Test(arguments: [(1, [1]), (2, [1, 1]), (3, [1, 2]), (8, [4, 4]), (9, [4, 5]), (16, [8, 8])])
  func `a day's dogs are shared out evenly over two hikes`(count: Int, expected: [Int]) {
    let plan = HikePlanner(DayBook.book(dogs(count))).plan(tuesday)
    #expect(sizes(plan).sorted() == expected)
    #expect(plan.unplaced.isEmpty && plan.unrouted.isEmpty && plan.impossible == nil)
    #expect(plan.hikes.map(\.number) == Array(1...expected.count))
  }

  @Test func `a day without dogs has no hikes`() {
    let plan = HikePlanner(DayBook.book(dogs(4))).plan(tuesday.adding(days: 1))
    #expect(plan.hikes.isEmpty && plan.metres == .zero && plan.diagnostics.isEmpty && plan.isRouted)
  }

  /// R8.
  @Test func `the seventeenth dog and those added later are left over, the last first`() {
    var all = dogs(18)
    all[1].regularDays = []
    var book = DayBook.book(all)
    book.exceptions = [ScheduleException(dog: DogID("d01"), date: tuesday, .added)]
    let plan = HikePlanner(book).plan(tuesday)
    #expect(plan.unplaced.map(\.dog.id.text) == ["d01", "d17"])
    #expect(sizes(plan) == [8, 8])
    #expect(plan.standing.count == 18)
    let one = HikePlanner(book, hikes: 1).plan(tuesday)
    #expect(sizes(one) == [8] && one.unplaced.count == 10)
  }

  /// R101.
  @Test func `dogs without a place sit last in the smaller hike, flagged, with a search for the address`() {
    var lost = DayBook.dog("lost")
    lost.address = "1 Nowhere Row"
    lost.place.latitude = "0"
    lost.place.longitude = "0"
    let plan = HikePlanner(DayBook.book(dogs(2) + [lost, DayBook.dog("zed")])).plan(tuesday)
    #expect(plan.unrouted.map(\.dog.id.text) == ["lost", "zed"])
    #expect(plan.unrouted.map(\.hike) == [1, 2])
    #expect(
      plan.unrouted.map(\.mapSearch) == ["https://www.openstreetmap.org/search?query=1%20Nowhere%20Row", nil])
    #expect(plan.hikes.map { plan.dogs(in: $0).last?.id.text } == ["lost", "zed"])
    #expect(plan.diagnostics.map(\.code.name) == ["dog-without-place", "dog-without-place"])
  }

  @Test func `a day on which nobody has a place is listed by region, and says so`() {
    let regions = ["Sackville", "Bedford", "Sackville", "Bedford", "Bedford", "Sackville"]
    let dogs = regions.enumerated().map { DayBook.dog("d\($0.offset)", region: $0.element) }
    let plan = HikePlanner(DayBook.book(dogs, trails: [DayBook.trail("Birch", "Bedford")])).plan(tuesday)
    #expect(!plan.isRouted && plan.metres == .zero)
    #expect(plan.hikes.map { DayBook.ids(plan.dogs(in: $0)) } == [["d1", "d3", "d4"], ["d0", "d2", "d5"]])
    #expect(plan.hikes.map(\.trail?.name) == ["Birch", nil])
    #expect(plan.diagnostics.map(\.code.name).contains("day-not-routed"))
  }

  @Test func `a household too large for a hike is divided, and the day is called impossible`() {
    let here = DayBook.place(10, 10)
    let dogs = (1...9).map { DayBook.dog("d\($0)", at: here, client: "many") }
    let plan = HikePlanner(DayBook.book(dogs)).plan(tuesday)
    #expect(plan.impossible != nil && plan.hikes.isEmpty && plan.metres == .zero)
    #expect(sizes(plan).sorted() == [4, 5])
    #expect(plan.relaxed?.map(\.stops.count) == [1, 1])
    #expect(plan.unplaced.isEmpty)
    #expect(plan.diagnostics.map(\.code.name) == ["day-impossible"])
  }

  @Test func `where dividing does not help every dog is listed with the reason`() {
    let foes = ["a", "b", "c"].map { id in
      DayBook.dog(
        id, at: DayBook.place(10, id == "a" ? 1 : 20), client: id,
        notWith: ["a", "b", "c"].filter { $0 != id })
    }
    let plan = HikePlanner(DayBook.book(foes)).plan(tuesday)
    #expect(plan.impossible != nil && plan.relaxed == nil && plan.shown.isEmpty)
    #expect(DayBook.ids(plan.unplaced.map(\.dog)) == ["a", "b", "c"])
  }

  @Test func `dogs that must not meet ride apart, in a hike as wished`() {
    var four = dogs(4)
    four[0].notWith = ["d03"]
    four[0].hike = 2
    four[1].hike = 2
    let plan = HikePlanner(DayBook.book(four)).plan(tuesday)
    #expect(Set(DayBook.ids(plan.dogs(in: plan.hikes[1]))) == ["d00", "d01"])
    #expect(plan.diagnostics.isEmpty)
  }

  @Test func `a wish that cannot be kept is let go and named`() {
    var three = dogs(9)
    for index in three.indices { three[index].hike = 1 }
    let plan = HikePlanner(DayBook.book(three)).plan(tuesday)
    #expect(sizes(plan).sorted() == [4, 5])
    #expect(plan.impossible?.hasPrefix("9 dogs are wanted in hike 1") == true && plan.hikes.isEmpty)
    #expect(plan.relaxation == "not every dog rides in the hike it is wanted in, hikes of 5 + 4 dogs")
    #expect(plan.diagnostics.dropFirst().allSatisfy { $0.code == .hikeWishUnmet })
    #expect(plan.diagnostics.first?.code == .dayImpossible)
  }

  /// R102.
  @Test func `the order of the tables does not matter`() {
    let all = dogs(10)
    let plan = HikePlanner(DayBook.book(all)).plan(tuesday)
    let turned = HikePlanner(DayBook.book(all.reversed())).plan(tuesday)
    #expect(plan.hikes == turned.hikes)
  }
}
