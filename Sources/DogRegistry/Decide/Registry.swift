public import Diagnostics

/// The dogs behind a list of visits, and what could not be decided.
public struct Registry: Sendable {
  /// By name, then first visit, then id.
  public let dogs: [DogEntry]
  /// Visits that wait until somebody says whose they are, by id.
  public let held: [HeldVisit]
  /// By kind, visit, dog.
  public let conflicts: [RegistryConflict]
  public let clock: RegistryClock
  /// How many dogs the app itself would have made of the visits.
  public let appGroups: Int
  /// How many different spellings of name, owner and telephone there are.
  public let exactGroups: Int
  /// Of the decisions.
  public let diagnostics: [Diagnostic]

  /// A visit that no dog has yet.
  public struct HeldVisit: Sendable {
    public let visit: Visit
    /// All dogs of its name, by id.
    public let candidates: [DogID]
  }

  /// - Parameters:
  ///   - identify: makes a dog's id of its first visit's.
  ///   - joinsEqualIDs: takes what a person gave one id for one dog, even where the visits themselves would not
  ///     tell; else what was decided stands apart and can be compared.
  public init(
    _ unordered: [Visit], _ decisions: [VisitDecision], clock: RegistryClock, joinsEqualIDs: Bool = false,
    identify: @escaping (VisitID) -> DogID
  ) {
    let visits = Visit.order(unordered).map { unordered[$0] }
    self.clock = clock
    let (verdicts, kept, findings) = Self.settled(decisions, visits)
    diagnostics = findings
    let grouping = Grouping(visits, verdicts, identify: identify)
    var renamed: [DogID: DogID] = [:]
    var members: [(id: DogID, members: [Int])] = []
    for group in grouping.groups {
      let former = group.isDecided ? nil : group.members.lazy.compactMap { kept[visits[$0].id] }.first
      if let former, former != group.id { renamed[group.id] = former }
      members.append((former ?? group.id, group.members))
    }
    if joinsEqualIDs { members = Self.joined(members) }
    dogs = members.map { group in
      DogEntry(
        id: group.id, visits: group.members.map { visits[$0] },
        reasons: group.members.compactMap { grouping.reasons[$0] }, clock: clock)
    }.sorted(by: DogEntry.precedes)
    held = grouping.held.map { rank in
      let candidates = grouping.candidates(visits[rank].name).map { renamed[$0] ?? $0 }
      return HeldVisit(visit: visits[rank], candidates: candidates.sorted())
    }.sorted { $0.visit.id < $1.visit.id }
    let clashes = grouping.conflicts.map { conflict in
      RegistryConflict(
        kind: conflict.kind, dog: renamed[conflict.dog] ?? conflict.dog, visit: conflict.visit, other: nil)
    }
    conflicts = (clashes + dogs.flatMap { $0.overlaps(clock) }).sorted(by: RegistryConflict.precedes)
    appGroups = Set(visits.map(AppKey.written)).count
    exactGroups = Set(visits.map(AppKey.exact)).count
  }

  /// The last decision of each visit; those of visits that are not there are named.
  private static func settled(
    _ decisions: [VisitDecision], _ visits: [Visit]
  ) -> ([VisitID: VisitDecision.Verdict], [VisitID: DogID], [Diagnostic]) {
    guard !decisions.isEmpty else { return ([:], [:], []) }
    let known = Set(visits.map(\.id))
    var verdicts: [VisitID: VisitDecision.Verdict] = [:]
    var kept: [VisitID: DogID] = [:]
    var findings: [Diagnostic] = []
    for decision in decisions {
      if case .keepsID(let dog) = decision.verdict {
        kept[decision.visit] = dog
        continue
      }
      if !known.contains(decision.visit) {
        findings.append(
          Diagnostic(
            .warning, .unknownVisit, at: decision.location, "no visit has the id \(decision.visit)",
            hint: "copy the id from review.csv, or take the row out"))
      }
      verdicts[decision.visit] = decision.verdict
    }
    return (verdicts, kept, findings)
  }

  private static func joined(_ groups: [(id: DogID, members: [Int])]) -> [(id: DogID, members: [Int])] {
    var places: [DogID: Int] = [:]
    var joined: [(id: DogID, members: [Int])] = []
    for group in groups {
      if let place = places[group.id] {
        joined[place].members = (joined[place].members + group.members).sorted()
      } else {
        places[group.id] = joined.count
        joined.append(group)
      }
    }
    return joined
  }
}

/// The keys by which visits are told apart elsewhere, for comparison.
enum AppKey {
  /// As the app has it: the telephone counts only where there is no owner, and `a` of `b` is `a_b`.
  static func written(_ visit: Visit) -> String {
    let name = lowered(visit.name.text)
    let owner = lowered(visit.owner?.text ?? "")
    if !owner.isEmpty { return name + "_" + owner }
    let phone = lowered(visit.phoneText ?? "")
    return phone.isEmpty ? name : name + "_" + phone
  }

  /// To the letter: two ways of writing one `ë` are two.
  static func exact(_ visit: Visit) -> [[UInt8]] {
    [visit.name.text, visit.owner?.text ?? "", visit.phoneText ?? ""].map { Array($0.utf8) }
  }

  private static func lowered(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let start = scalars.firstIndex { !$0.properties.isWhitespace } ?? scalars.endIndex
    let end = scalars.lastIndex { !$0.properties.isWhitespace }.map { scalars.index(after: $0) } ?? start
    return String(scalars[start..<end]).lowercased()
  }
}
