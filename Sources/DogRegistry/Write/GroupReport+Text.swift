import Civil
public import Tabular

extension GroupReport {
  /// What a person reads: no ids.
  public static func shown(_ registry: Registry) -> Grid { shown(registry.dogs, registry.clock) }

  public static func shown(_ dogs: [DogEntry], _ clock: RegistryClock) -> Grid {
    var grid = Grid(["dog", "owner", "visits", "booked", "last", "found by"])
    for dog in dogs {
      func day(_ instant: Instant?) -> GridValue { .text(instant.map { clock.day($0).description } ?? "") }
      let name = dog.name.text.collapsingSpaces
      grid.append([
        .text(dog.isDeleted ? "\(name) (deleted)" : name), .text(dog.owner?.text.collapsingSpaces ?? ""),
        .number(String(dog.visitCount)),
        dog.bookings > 0 ? .number(String(dog.bookings)) : .empty, day(dog.lastVisit),
        .text(reasons(dog)),
      ])
    }
    return grid
  }

  /// How the visits after the first were found to be the dog's: `owner+phone 12, name-only 1`.
  private static func reasons(_ dog: DogEntry) -> String {
    JoinReason.allCases.filter { $0 != .first }.compactMap { reason in
      let count = dog.reasons.count { $0 == reason }
      return count > 0 ? "\(reason.rawValue) \(count)" : nil
    }.joined(separator: ", ")
  }

  /// The lines after the table: what is unclear, and the sum.
  public static func closing(_ registry: Registry) -> [String] {
    var lines = [""]
    if !registry.held.isEmpty || !registry.conflicts.isEmpty {
      lines += ["To be decided:"] + RegistryQuestions(registry).lines.map { "  " + $0 } + [""]
    }
    let visits = registry.dogs.reduce(0) { $0 + $1.visits.count } + registry.held.count
    lines.append(
      "\(visits) visits of \(registry.dogs.count) dogs, \(registry.held.count) held, \(registry.conflicts.count) conflicts; the app would have made \(registry.appGroups) dogs"
    )
    return lines
  }
}
