import Civil
import Testing

@testable import DogRegistry

struct DogEntryTests {
  private func dog(_ drafts: [VisitDraft], _ change: (inout Visit, Int) -> Void = { _, _ in }) -> DogEntry {
    var visits = drafts.enumerated().map { $1.visit($0 + 1) }
    for place in visits.indices { change(&visits[place], place) }
    return DogEntry(
      id: DogID("d"), visits: visits, reasons: visits.map { _ in .first }, clock: VisitDraft.clock)
  }

  @Test func `the newest word counts, and telephones that match stand once`() {
    let dog = dog([
      VisitDraft(1, "Moos", owner: "Petra", phone: "902-555-0101", sex: .male, age: 3),
      VisitDraft(2, "moos", phone: "555-0101"), VisitDraft(3, "MOOS", phone: "+1 902 555 0199", age: 4),
    ])
    #expect(dog.name.text == "MOOS")
    #expect(dog.owner?.text == "Petra")
    #expect(dog.phones.map(\.text) == ["+1 902 555 0199", "555-0101"])
    #expect(dog.age == 4)
    #expect(dog.sex == .male)
  }

  @Test func `deleted visits say nothing unless all are deleted; bookings are no visits yet`() {
    let some = dog([
      VisitDraft(1, "Fee", owner: "Ada"), VisitDraft(2, "Fay", age: 9, isDeleted: true),
      VisitDraft(40, "Fee"),
    ])
    #expect(some.name.text == "Fee" && some.age == nil && !some.isDeleted)
    #expect(some.visitCount == 1 && some.bookings == 1)
    #expect(some.firstVisit == VisitDraft.moment(day: 1) && some.lastVisit == some.firstVisit)
    let all = dog([VisitDraft(1, "Fee", age: 9, isDeleted: true)])
    #expect(all.isDeleted && all.age == 9 && all.visitCount == 0 && all.firstVisit == nil)
  }

  @Test func `S100 medicines and vaccinations are one list, each as it was written down last`() {
    let dog = dog([VisitDraft(1, "Moos"), VisitDraft(2, "Moos")]) { visit, place in
      let name = place == 0 ? "Rabies" : "rabies"
      visit.vaccinations = [
        Vaccination(name: VisitDraft.folded(name), end: VisitDraft.moment(day: place == 0 ? 20 : 30))
      ]
      if place == 0 {
        visit.vaccinations.append(Vaccination(name: VisitDraft.folded("Bordetella"), end: nil))
      }
      visit.medications = [
        Medication(
          name: VisitDraft.folded(place == 0 ? "Apoquel" : "apoquel"), type: "daily", isActive: place == 0,
          since: VisitDraft.moment(day: place + 1))
      ]
    }
    #expect(dog.vaccinations.map(\.name.text) == ["Bordetella", "Rabies"])
    #expect(dog.vaccinations.map { DogEntry.isExpired($0, VisitDraft.clock) } == [false, false])
    #expect(dog.medications.map(\.name.text) == ["apoquel"])
    #expect(dog.medications.map(\.isActive) == [false])
    let past = Vaccination(name: VisitDraft.folded("x"), end: VisitDraft.moment(day: 27))
    #expect(DogEntry.isExpired(past, VisitDraft.clock))
  }

  @Test func `a visit before the end of an earlier one overlaps with the one that ends last`() {
    let dog = dog([
      VisitDraft(1, "Ike", hours: 24 * 10), VisitDraft(3, "Ike"), VisitDraft(5, "Ike", isDeleted: true),
      VisitDraft(20, "Ike", hours: nil), VisitDraft(27, "Ike"), VisitDraft(40, "Ike"),
    ])
    let overlaps = dog.overlaps(VisitDraft.clock)
    #expect(overlaps.map(\.visit.text) == ["VISIT-02", "VISIT-05"])
    #expect(overlaps.map { $0.other?.text } == ["VISIT-01", "VISIT-04"])
  }
}
