import Civil
import Tabular

@testable import DogRegistry

/// A visit for a test: a day in January 2026, and what matters in the case.
struct VisitDraft {
  var day: Int
  var name: String
  var owner: String?
  var phone: String?
  var sex: Visit.Sex?
  var neutered: Bool?
  var age: Int?
  var id: String?
  var hours: Int?
  var isDeleted = false

  init(
    _ day: Int, _ name: String, owner: String? = nil, phone: String? = nil, sex: Visit.Sex? = nil,
    neutered: Bool? = nil, age: Int? = nil, id: String? = nil, hours: Int? = 8, isDeleted: Bool = false
  ) {
    self.day = day
    self.name = name
    self.owner = owner
    self.phone = phone
    self.sex = sex
    self.neutered = neutered
    self.age = age
    self.id = id
    self.hours = hours
    self.isDeleted = isDeleted
  }

  static let start = Instant.epoch.adding(seconds: 1_767_258_000)

  static func moment(day: Int, hour: Int = 0) -> Instant {
    start.adding(seconds: (day - 1) * 86_400 + hour * 3600)
  }

  static let clock = RegistryClock(now: moment(day: 28, hour: 4), zone: .utc)

  func visit(_ number: Int) -> Visit {
    var visit = Visit(
      id: VisitID(id ?? "visit-\(number < 10 ? "0" : "")\(number)"), record: number, name: Self.folded(name),
      arrival: Self.moment(day: day))
    visit.owner = owner.map(Self.folded)
    visit.phoneText = phone
    visit.phone = phone.flatMap { PhoneNumber($0) }
    visit.sex = sex
    visit.isNeutered = neutered
    visit.age = age
    visit.departure = hours.map { Self.moment(day: day, hour: $0) }
    visit.isDeleted = isDeleted
    return visit
  }

  static func folded(_ text: String) -> FoldedName { FoldedName(text, folded: text.compatibilityFolded) }
}

extension Registry {
  /// The dogs of some visits, which are called `visit-01`, `visit-02` and so on; a dog is called after its first.
  init(_ drafts: [VisitDraft], _ decisions: [VisitDecision] = []) {
    self.init(
      drafts.enumerated().map { $1.visit($0 + 1) }, decisions, clock: VisitDraft.clock,
      identify: { DogID("dog of " + $0.text) })
  }

  /// Each dog's visits, by their numbers.
  var told: [[String]] { dogs.map { $0.visits.map { String($0.id.text.suffix(2)) } } }
  var heldIDs: [String] { held.map { String($0.visit.id.text.suffix(2)) } }
}
