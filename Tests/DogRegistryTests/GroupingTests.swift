import Diagnostics
import TestSupport
import Testing

@testable import DogRegistry

struct GroupingTests {
  @Test func `S092 a dog is told by name with owner or telephone, and says by which`() {
    let registry = Registry([
      VisitDraft(1, "Moos", owner: "Petra Vlieg", phone: "902-555-0101"),
      VisitDraft(2, " moos ", owner: "petra  vlieg", phone: "(902) 555-0101"),
      VisitDraft(3, "MOOS", owner: "Petra Vlieg", phone: "902-555-0199"),
      VisitDraft(4, "Moos", phone: "555-0199"), VisitDraft(5, "moos"),
      VisitDraft(6, "Moos", owner: "Someone Else"),
    ])
    #expect(registry.told == [["01", "02", "03", "04"], ["06"]])
    #expect(registry.dogs[0].reasons == [.first, .ownerAndPhone, .owner, .phone])
    #expect(registry.heldIDs == ["05"])
    #expect(registry.held[0].candidates == registry.dogs.map(\.id).sorted())
  }

  @Test func `a visit with neither joins the one dog of its name, also a later one, or founds it`() {
    let registry = Registry([
      VisitDraft(1, "Rex"), VisitDraft(2, "Rex", owner: "Sam"), VisitDraft(3, "Fee"), VisitDraft(4, "fee"),
    ])
    #expect(registry.told == [["03", "04"], ["01", "02"]])
    #expect(registry.dogs[1].reasons == [.nameOnly, .first])
    #expect(registry.dogs[1].id == DogID("dog of visit-02"), "the visit that founded it")
    #expect(registry.held.isEmpty)
  }

  @Test(arguments: [
    (VisitDraft(2, "Rex", owner: "Sam", sex: .female), RegistryConflict.Kind.sex),
    (VisitDraft(2, "Rex", owner: "Sam", neutered: false), .neutered),
    (VisitDraft(2, "Rex", owner: "Sam", age: 3), .age),
  ])
  func `what contradicts makes a new dog and a conflict with the old one`(
    second: VisitDraft, kind: RegistryConflict.Kind
  ) {
    let first = VisitDraft(1, "Rex", owner: "Sam", sex: .male, neutered: true, age: 5)
    let registry = Registry([first, second])
    #expect(registry.told == [["01"], ["02"]])
    #expect(registry.conflicts.map(\.kind) == [kind])
    #expect(registry.conflicts.map(\.dog) == [DogID("dog of visit-01")])
    #expect(registry.conflicts.map(\.visit) == [VisitID("visit-02")])
  }

  @Test(arguments: [
    VisitDraft(2, "Rex", owner: "Sam", age: 4), VisitDraft(2, "Rex", owner: "Sam", age: 9),
    VisitDraft(2, "Rex", owner: "Sam", sex: .male), VisitDraft(2, "Rex", owner: "Sam"),
  ])
  func `what may be of one dog is`(second: VisitDraft) {
    let first = VisitDraft(1, "Rex", owner: "Sam", sex: .male, neutered: true, age: 5)
    #expect(Registry([first, second]).told == [["01", "02"]])
  }

  @Test func `a dog neutered later is the same dog`() {
    let registry = Registry([
      VisitDraft(1, "Rex", owner: "Sam", neutered: false), VisitDraft(2, "Rex", owner: "Sam", neutered: true),
    ])
    #expect(registry.dogs.count == 1)
  }

  @Test func `a visit that fits two dogs joins them, and each keeps its own reasons`() {
    let registry = Registry([
      VisitDraft(1, "Rex", owner: "Sam"), VisitDraft(2, "Rex", phone: "902-555-0101"),
      VisitDraft(3, "Rex", owner: "Sam", phone: "902-555-0101"),
    ])
    #expect(registry.told == [["01", "02", "03"]])
    #expect(registry.dogs[0].reasons == [.first, .first, .owner])
    #expect(registry.conflicts.isEmpty)
  }

  @Test func `two dogs that contradict each other stay two, and it is said`() {
    let registry = Registry([
      VisitDraft(1, "Rex", owner: "Sam", sex: .male),
      VisitDraft(2, "Rex", phone: "902-555-0101", sex: .female),
      VisitDraft(3, "Rex", owner: "Sam", phone: "902-555-0101"),
    ])
    #expect(registry.told == [["01", "03"], ["02"]])
    #expect(registry.conflicts.map(\.kind) == [.ambiguous])
    #expect(registry.conflicts[0].dog == DogID("dog of visit-02"))
  }

  @Test func `a nameless owner's visit that contradicts the only dog waits`() {
    let registry = Registry([
      VisitDraft(1, "Rex", owner: "Sam", sex: .male), VisitDraft(2, "Rex", sex: .female),
    ])
    #expect(registry.heldIDs == ["02"])
    #expect(registry.held[0].candidates == [DogID("dog of visit-01")])
  }

  @Test func `S099 what was decided comes first, and a visit on hold waits`() {
    let place = Location(file: "decisions.csv")
    let registry = Registry(
      [
        VisitDraft(1, "Rex", owner: "Sam"), VisitDraft(2, "Rexy", owner: "Ada"),
        VisitDraft(3, "Rex", owner: "Sam"),
        VisitDraft(4, "Rexy", owner: "Ada"),
      ],
      [
        VisitDecision(visit: VisitID("VISIT-02"), verdict: .dog(DogID("D")), reason: "", location: place),
        VisitDecision(visit: VisitID("visit-01"), verdict: .dog(DogID("d")), reason: "", location: place),
        VisitDecision(visit: VisitID("visit-03"), verdict: .hold, reason: "", location: place),
        VisitDecision(visit: VisitID("gone"), verdict: .hold, reason: "", location: place),
      ])
    #expect(registry.told == [["01", "02", "04"]])
    #expect(registry.dogs[0].reasons == [.decision, .decision, .owner])
    #expect(registry.heldIDs == ["03"])
    #expect(registry.diagnostics.map(\.code) == [.unknownVisit])
  }

  @Test func `S094 a dog keeps the id it once got, whatever comes before its first visit`() {
    let kept = VisitDecision(
      visit: VisitID("visit-02"), verdict: .keepsID(DogID("dog of visit-02")), reason: "",
      location: Location(file: "decisions.csv"))
    let registry = Registry([VisitDraft(1, "Rex", owner: "Sam"), VisitDraft(2, "Rex", owner: "Sam")], [kept])
    #expect(registry.dogs.map(\.id) == [DogID("dog of visit-02")])
    #expect(registry.dogs[0].reasons == [.first, .owner], "keeping an id decides nothing")
  }

  /// Visits drawn from few names, owners and telephones, so that every rule is met.
  private static func drawn(_ random: inout SplitMix64) -> [VisitDraft] {
    (0..<Int.random(in: 1...14, using: &random)).map { number in
      VisitDraft(
        Int.random(in: 1...20, using: &random), ["Rex", "rex ", "Fee"].randomElement(using: &random) ?? "",
        owner: ["Sam", "sam", "Ada", nil, nil].randomElement(using: &random) ?? nil,
        phone: ["902-555-0101", "555-0101", "902-555-0102", "12", nil].randomElement(using: &random) ?? nil,
        sex: [.male, .female, nil, nil, nil].randomElement(using: &random) ?? nil,
        neutered: [true, false, nil, nil].randomElement(using: &random) ?? nil,
        age: [2, 3, 5, nil].randomElement(using: &random) ?? nil, id: "v-\(10 + number)")
    }
  }

  @Test func `the same visits in any order give the same dogs, and no visit is lost`() {
    var random = SplitMix64(seed: 92)
    for _ in 0..<500 {
      let drafts = Self.drawn(&random)
      let registry = Registry(drafts)
      let shuffled = Registry(drafts.shuffled(using: &random))
      #expect(shuffled.dogs.map(\.id) == registry.dogs.map(\.id))
      #expect(shuffled.told == registry.told)
      #expect(shuffled.dogs.map(\.reasons) == registry.dogs.map(\.reasons))
      #expect(shuffled.heldIDs == registry.heldIDs)
      #expect(shuffled.conflicts == registry.conflicts)
      let all = registry.told.flatMap(\.self) + registry.heldIDs
      #expect(all.count == drafts.count && Set(all).count == drafts.count)
      #expect(Set(registry.dogs.map(\.id)).count == registry.dogs.count)
    }
  }

  /// Thirty lines that take every rule at its word, without any index.
  private static func plainly(_ drafts: [VisitDraft]) -> Set<Set<String>> {
    let visits = drafts.enumerated().map { $1.visit($0 + 1) }.sorted(by: Visit.precedes)
    var dogs: [[Int]] = []
    func fit(_ one: Int, _ other: Int) -> Bool {
      let (early, late) = (visits[min(one, other)], visits[max(one, other)])
      if let left = early.sex, let right = late.sex, left != right { return false }
      if early.isNeutered == true, late.isNeutered == false { return false }
      if let left = early.age, let right = late.age, right < left - 1 { return false }
      return true
    }
    func fits(_ dog: [Int], _ visit: Int) -> Bool { dog.allSatisfy { fit($0, visit) } }
    let order =
      visits.indices.filter { visits[$0].hasOwnerOrPhone }
      + visits.indices.filter { !visits[$0].hasOwnerOrPhone }
    var waiting: [Int] = []
    for rank in order {
      let visit = visits[rank]
      let named = dogs.indices.filter { dogs[$0].contains { visits[$0].name == visit.name } }
      if !visit.hasOwnerOrPhone {
        let open = named.filter { fits(dogs[$0], rank) }
        if named.isEmpty {
          dogs.append([rank])
        } else if open.count == 1 {
          dogs[open[0]].append(rank)
        } else {
          waiting.append(rank)
        }
        continue
      }
      let meant = named.filter { dog in
        fits(dogs[dog], rank)
          && dogs[dog].contains { member in
            visits[member].name == visit.name
              && (visit.owner != nil && visits[member].owner == visit.owner
                || visit.phone.map { phone in visits[member].phone.map { $0.matches(phone) } ?? false }
                  ?? false)
          }
      }
      guard let first = meant.first else {
        dogs.append([rank])
        continue
      }
      dogs[first].append(rank)
      for other in meant.dropFirst() where dogs[other].allSatisfy({ fits(dogs[first], $0) }) {
        dogs[first] += dogs[other]
        dogs[other] = []
      }
      dogs = dogs.filter { !$0.isEmpty }
    }
    return Set((dogs + waiting.map { [$0] }).map { Set($0.map { visits[$0].id.text }) })
  }

  @Test func `the lookups find what the rules say word for word`() {
    var random = SplitMix64(seed: 93)
    for _ in 0..<500 {
      let drafts = Self.drawn(&random)
      let registry = Registry(drafts)
      let found =
        registry.dogs.map { Set($0.visits.map(\.id.text)) } + registry.held.map { [$0.visit.id.text] }
      #expect(Set(found) == Self.plainly(drafts))
    }
  }
}
