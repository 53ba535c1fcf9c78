import Civil
import Hikes
import Quantities
import Testing

struct DayPlanTests {
  @Test func `the metres of a day are those of its hikes, none on an impossible one`() {
    let far = DayBook.book((1...4).map { DayBook.dog("d\($0)", at: DayBook.place(1000 * $0, 0)) })
    let plan = HikePlanner(far).plan(DayBook.tuesday)
    #expect(plan.metres.value == 2 * 1446)
    #expect(plan.metres == plan.hikes.map(\.metres).reduce(.zero, +))
    let crowd = DayBook.book((1...9).map { DayBook.dog("d\($0)", at: DayBook.place(1, 1), client: "c") })
    let impossible = HikePlanner(crowd).plan(DayBook.tuesday)
    #expect(impossible.metres == .zero && impossible.shown == impossible.relaxed)
  }

  @Test func `riders are everyone in a hike, with those without a place behind the others of theirs`() {
    let dogs = [
      DayBook.dog("a"), DayBook.dog("b", at: DayBook.place(1, 1)), DayBook.dog("c", at: DayBook.place(2, 2)),
    ]
    let plan = HikePlanner(DayBook.book(dogs)).plan(DayBook.tuesday)
    #expect(DayBook.ids(plan.riders) == ["b", "a", "c"])
  }
}
