public import Civil
public import Diagnostics
public import Tabular

/// Lists of visits as JSON and as tables.
public enum VisitReport {
  public static func present(_ list: VisitList, _ findings: [Diagnostic]) -> JSONTree {
    .object([
      JSONMember("now", .local(list.clock.now, list.clock)),
      JSONMember("present", array(list.present, list.clock)),
      JSONMember("departed_today", array(list.departedToday, list.clock)),
      JSONMember("bookings", array(list.bookings, list.clock)),
      JSONMember("diagnostics", JSONTree(JSONValue.diagnostics(findings))),
    ])
  }

  /// - Parameter date: the day that was asked for; nil for all visits.
  public static func visits(
    _ visits: [ListedVisit], on date: CivilDate?, _ clock: RegistryClock, _ findings: [Diagnostic]
  ) -> JSONTree {
    .object([
      JSONMember("date", .optional(date?.description)), JSONMember("visits", array(visits, clock)),
      JSONMember("diagnostics", JSONTree(JSONValue.diagnostics(findings))),
    ])
  }

  public static func array(_ visits: [ListedVisit], _ clock: RegistryClock) -> JSONTree {
    .array(
      visits.map { listed in
        .object([
          JSONMember("visit_id", .text(listed.visit.id.text)),
          JSONMember("dog_id", .optional(listed.dog?.text)),
          JSONMember("name", .text(listed.visit.name.text)),
          JSONMember("arrival", .local(listed.visit.arrival, clock)),
          JSONMember("departure", .local(listed.visit.departure, clock)),
          JSONMember("service", .text(listed.service.rawValue)),
          JSONMember("stay_min", .optional(listed.stay)), JSONMember("stay", .text(listed.stayText)),
          JSONMember("owner", .optional(listed.visit.owner?.text)),
          JSONMember("phone", .optional(listed.visit.phoneText)),
          JSONMember("needs_walking", .optional(listed.visit.needsWalking)),
          JSONMember("walking_notes", .optional(listed.visit.walkingNotes)),
          JSONMember("daycare_fed", .optional(listed.visit.isFed)),
          JSONMember("allergies", .optional(listed.visit.allergies)),
          JSONMember("special_instructions", .optional(listed.visit.specialInstructions)),
          JSONMember("notes", .optional(listed.visit.notes)),
          JSONMember("medications", .array(listed.visit.activeMedicines.map { .text($0) })),
        ])
      })
  }

  /// The same as columns.
  public static func grid(_ visits: [ListedVisit], _ clock: RegistryClock) -> Grid {
    var grid = Grid([
      "visit_id", "dog_id", "name", "owner", "arrival", "departure", "service", "stay_min", "stay",
    ])
    for listed in visits {
      let visit = listed.visit
      grid.append([
        .text(visit.id.text), .text(listed.dog?.text ?? ""), .text(visit.name.text.trimmingSpaces),
        .text(visit.owner?.text ?? ""), .text(local(visit.arrival, clock)),
        .text(visit.departure.map { local($0, clock) } ?? ""), .text(listed.service.rawValue),
        listed.stay.map { .number(String($0)) } ?? .empty, .text(listed.stayText),
      ])
    }
    return grid
  }

  /// What a person reads: no ids, the day only where it is not today's.
  public static func shown(_ visits: [ListedVisit], _ clock: RegistryClock) -> Grid {
    var grid = Grid(["dog", "owner", "came", "left", "service", "stay"])
    for listed in visits {
      let visit = listed.visit
      grid.append(
        [
          .text(visit.name.text.collapsingSpaces), .text((visit.owner?.text ?? "").collapsingSpaces),
          .text(told(visit.arrival, clock, hasTime: visit.isArrivalTimeSet)),
          .text(visit.departure.map { told($0, clock) } ?? ""), .text(listed.service.rawValue),
          .text(listed.stayText),
        ])
    }
    return grid
  }

  /// A line for each dog of which there is something to know.
  public static func reminders(_ visits: [ListedVisit]) -> [String] {
    visits.compactMap { listed in
      let told = listed.visit.remindersTold.collapsingSpaces
      return told.isEmpty ? nil : "  \(listed.visit.name.text.collapsingSpaces): \(told)"
    }
  }

  static func local(_ instant: Instant, _ clock: RegistryClock) -> String {
    clock.zone.local(instant).description
  }

  /// `08:00` today, `Mon Mar 2 08:00` this year, `2025-03-02 08:00` before.
  static func told(_ instant: Instant, _ clock: RegistryClock, hasTime: Bool = true) -> String {
    let local = clock.zone.local(instant)
    let time = hasTime ? local.time.description : "time open"
    if local.date == clock.today { return time }
    return dated(instant, clock, time)
  }

  /// `Mon Mar 2 08:00` this year, `2025-03-02 08:00` before.
  static func dated(_ instant: Instant, _ clock: RegistryClock, _ time: String? = nil) -> String {
    let local = clock.zone.local(instant)
    let time = time ?? local.time.description
    let day = local.date.year == clock.today.year ? local.date.shortText : local.date.description
    return "\(day) \(time)"
  }
}
