import Civil
import Testing

@testable import DogRegistry

struct VisitListTests {
  private func list(_ drafts: [VisitDraft], _ change: (inout Visit, Int) -> Void = { _, _ in }) -> VisitList {
    var visits = drafts.enumerated().map { $1.visit($0 + 1) }
    for place in visits.indices { change(&visits[place], place) }
    return VisitList(visits.map { ($0, nil) }, clock: VisitDraft.clock)
  }

  private func numbers(_ visits: [ListedVisit]) -> [Int] { visits.map(\.visit.record) }

  @Test func `S097 who is here, who left today, who is booked, and S098 no deleted visit anywhere`() throws {
    let list = list([
      VisitDraft(25, "a", hours: nil), VisitDraft(28, "b", hours: 2), VisitDraft(28, "c", hours: 6),
      VisitDraft(29, "d"), VisitDraft(28, "e", hours: nil, isDeleted: true), VisitDraft(20, "f"),
    ])
    #expect(numbers(list.present) == [1, 3])
    #expect(numbers(list.departedToday) == [2])
    #expect(numbers(list.bookings) == [4])
    let today = try #require(CivilDate(iso: "2026-01-28"))
    #expect(numbers(list.arrived(on: today)) == [2, 3])
    #expect(numbers(list.inHouse(on: today)) == [1, 2, 3])
  }

  @Test func `S096 a dog without departure stays as long as was agreed, and at least until today`() throws {
    let list = list([VisitDraft(25, "a", hours: nil), VisitDraft(25, "b", hours: nil)]) { visit, place in
      visit.isBoarding = true
      visit.boardingEnd = place == 0 ? VisitDraft.moment(day: 31) : VisitDraft.moment(day: 26)
    }
    let later = try #require(CivilDate(iso: "2026-01-31"))
    #expect(numbers(list.inHouse(on: later)) == [1])
    #expect(numbers(list.inHouse(on: later.adding(days: 1))) == [])
    #expect(list.visits.map(\.service) == [.boarding, .daycare])
  }

  @Test(arguments: [
    (nil as Int?, ""), (0, "0m"), (45, "45m"), (60, "1h 0m"), (3210, "2d 5h 30m"), (1440, "1d 0h 0m"),
  ])
  func `a stay is told in days, hours and minutes`(minutes: Int?, text: String) {
    let visit = VisitDraft(28, "a", hours: nil).visit(1)
    let now = visit.arrival.adding(seconds: minutes.map { $0 * 60 + 59 } ?? -1)
    let listed = ListedVisit(visit, dog: nil, clock: RegistryClock(now: now, zone: .utc))
    #expect(listed.stay == minutes)
    #expect(listed.stayText == text)
  }
}
