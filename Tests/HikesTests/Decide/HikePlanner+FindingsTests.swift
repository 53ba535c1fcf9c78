import Civil
import Diagnostics
import Hikes
import Testing

struct HikePlannerFindingsTests {
  private func codes(_ book: Book) -> Set<String> {
    Set(HikePlanner(book).plan(DayBook.tuesday).diagnostics.map(\.code.name))
  }

  @Test func `every code of a plan is raised by some day`() {
    let here = DayBook.place(10, 10)
    var raised: Set<String> = []
    // Foes, one of them without a place, where the other hike is full of a wish.
    let foes =
      (1...7).map { DayBook.dog("x\($0)", at: here, client: "x") } + [DayBook.dog("z", notWith: ["x1"])]
    var small = DayBook.book(foes)
    small.rules.hikesPerDay = 1
    raised.formUnion(codes(small))
    raised.formUnion(
      codes(DayBook.book((10...26).map { DayBook.dog("d\($0)", at: here, client: "c\($0 % 3)", hike: 1) })))
    raised.formUnion(
      codes(DayBook.book((10...26).map { DayBook.dog("d\($0)", at: here, client: "c\($0)", hike: 1) })))
    raised.formUnion(codes(DayBook.book([DayBook.dog("a")], trails: [DayBook.trail("Lost", "Bedford")])))
    raised.formUnion(codes(DayBook.book((1...9).map { DayBook.dog("d\($0)", at: here, client: "c") })))
    var retired = DayBook.book([DayBook.dog("a"), DayBook.dog("b", at: here)])
    retired.dogs[0].isActive = false
    retired.exceptions = [ScheduleException(dog: DogID("a"), date: DayBook.tuesday, .added)]
    raised.formUnion(codes(retired))
    // A kept order that came to have nine dogs, with a table of distances that lacks the way from home.
    var kept = DayBook.book((1...9).map { DayBook.dog("d\($0)", at: DayBook.place($0 * 100, 1)) })
    kept.orders = (1...9).map { KeptSeat(date: DayBook.tuesday, hike: 1, position: $0, dog: DogID("d\($0)")) }
    kept.distances = [DrivenLeg(from: "d1", to: "d2", metres: 10)]
    raised.formUnion(codes(kept))
    var late = DayBook.book([DayBook.dog("a", at: here)])
    late.dogs[0].readyFrom = TimeOfDay("10:00")
    raised.formUnion(codes(late))
    let codes: [DiagnosticCode] = [
      .dogWithoutPlace, .dayNotRouted, .dogUnplaced, .dayImpossible, .hikeWishUnmet, .foesTogether,
      .dogPassedOver,
      .trailWithoutPlace, .orderKept, .orderMisfit, .drivesEstimated, .longWait,
    ]
    #expect(raised == Set(codes.map(\.name)))
  }

  @Test func `each code has an explanation, and each finding a hint`() {
    #expect(DiagnosticCode.planCodes.allSatisfy { $0.explanation.count > 60 })
    let plan = HikePlanner(DayBook.book([DayBook.dog("a")])).plan(DayBook.tuesday)
    #expect(plan.diagnostics.allSatisfy { !$0.hint.isEmpty && !$0.message.isEmpty })
  }

  @Test func `a dog that no hike takes is an error, a dog without a place a warning`() {
    let plan = HikePlanner(
      DayBook.book((10...26).map { DayBook.dog("d\($0)", at: $0 == 10 ? nil : DayBook.place($0, 1)) })
    ).plan(DayBook.tuesday)
    #expect(plan.diagnostics.map(\.code) == [.dogUnplaced, .dogWithoutPlace])
    #expect(plan.diagnostics.map(\.severity) == [.error, .warning])
  }
}
