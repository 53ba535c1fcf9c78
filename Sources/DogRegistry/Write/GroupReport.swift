import Civil
public import Diagnostics
public import Tabular

/// The dogs behind a list of visits as `registry groups --format json` tells them.
public enum GroupReport {
  public static func json(_ registry: Registry, form: RegistryForm, _ findings: [Diagnostic]) -> JSONTree {
    let visits = registry.dogs.reduce(0) { $0 + $1.visits.count } + registry.held.count
    return .object([
      JSONMember("form", .text(form.rawValue)), JSONMember("records", .integer(visits)),
      JSONMember("dogs", .array(registry.dogs.map { dog($0, registry.clock) })),
      JSONMember("held", .array(registry.held.map(held))),
      JSONMember("conflicts", .array(registry.conflicts.map(conflict))),
      JSONMember("app_groups", .integer(registry.appGroups)),
      JSONMember("exact_groups", .integer(registry.exactGroups)),
      JSONMember("diagnostics", JSONTree(JSONValue.diagnostics(findings))),
    ])
  }

  public static func dog(_ dog: DogEntry, _ clock: RegistryClock) -> JSONTree {
    .object([
      JSONMember("dog_id", .text(dog.id.text)), JSONMember("name", .text(dog.name.text)),
      JSONMember("owner", .optional(dog.owner?.text)),
      JSONMember("phones", .array(dog.phones.map { .text($0.text) })),
      JSONMember("visits", .array(dog.visits.map { .text($0.id.text) })),
      JSONMember("joined_by", .array(dog.reasons.map { .text($0.rawValue) })),
      JSONMember("visit_count", .integer(dog.visitCount)), JSONMember("bookings", .integer(dog.bookings)),
      JSONMember("first_visit", .local(dog.firstVisit, clock)),
      JSONMember("last_visit", .local(dog.lastVisit, clock)),
      JSONMember("deleted", .bool(dog.isDeleted)), JSONMember("age", .optional(dog.age)),
      JSONMember("sex", .optional(dog.sex?.rawValue)), JSONMember("neutered", .optional(dog.isNeutered)),
      JSONMember("allergies", .optional(dog.allergies)),
      JSONMember("vaccinations", .array(dog.vaccinations.map { vaccination($0, clock) })),
      JSONMember("medications", .array(dog.medications.map(medication))),
      JSONMember(
        "records",
        .object([
          JSONMember("feeding", .integer(dog.care.feeding)),
          JSONMember("medication", .integer(dog.care.medication)),
          JSONMember("potty", .integer(dog.care.potty)),
        ])),
    ])
  }

  private static func vaccination(_ vaccination: Vaccination, _ clock: RegistryClock) -> JSONTree {
    .object([
      JSONMember("name", .text(vaccination.name.text)),
      JSONMember("end", .optional(vaccination.end.map { clock.day($0).description })),
      JSONMember("expired", .bool(DogEntry.isExpired(vaccination, clock))),
    ])
  }

  private static func medication(_ medication: Medication) -> JSONTree {
    .object([
      JSONMember("name", .text(medication.name.text)), JSONMember("type", .text(medication.type)),
      JSONMember("active", .bool(medication.isActive)),
    ])
  }

  private static func held(_ held: Registry.HeldVisit) -> JSONTree {
    .object([
      JSONMember("visit_id", .text(held.visit.id.text)), JSONMember("name", .text(held.visit.name.text)),
      JSONMember("candidates", .array(held.candidates.map { .text($0.text) })),
    ])
  }

  private static func conflict(_ conflict: RegistryConflict) -> JSONTree {
    .object([
      JSONMember("kind", .text(conflict.kind.rawValue)), JSONMember("dog_id", .text(conflict.dog.text)),
      JSONMember("visit_id", .text(conflict.visit.text)),
      JSONMember("other_visit_id", .optional(conflict.other?.text)),
    ])
  }
}

extension JSONTree {
  /// `2026-03-09T08:00` on the clocks that are shown.
  static func local(_ instant: Instant?, _ clock: RegistryClock) -> JSONTree {
    .optional(instant.map { clock.zone.local($0).description })
  }
}
