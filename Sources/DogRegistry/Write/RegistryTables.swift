import Civil
public import Diagnostics
public import Tabular

/// The tables of a registry: what `registry migrate` writes into its folder.
public struct RegistryTables: Sendable {
  /// Each a name and its bytes, sorted by name; none of them depends on when it is written but by what is now.
  public let files: [(name: String, bytes: [UInt8])]

  /// What whoever reads the tables will be told of their records.
  public let findings: [Diagnostic]

  /// Those that cannot be reckoned from others; their former bytes are worth keeping.
  public static let originals = [RegistryFolder.visitsName, RegistryFolder.decisionsName]

  /// Those that can be, and so are not read again.
  public static let derived = [
    "dogs.csv", "medications.csv", "records.csv", "scheduled.csv", "vaccinations.csv",
  ]

  /// - Parameters:
  ///   - file: all visits with their records.
  ///   - decisions: what was decided so far.
  public init(_ registry: Registry, _ file: VisitFile, _ decisions: [VisitDecision]) {
    var whose: [VisitID: (dog: DogID, reason: JoinReason)] = [:]
    for dog in registry.dogs {
      for (visit, reason) in zip(dog.visits, dog.reasons) { whose[visit.id] = (dog.id, reason) }
    }
    var visits: [Int: VisitID] = [:]
    for (number, visit) in zip(file.recordNumbers, file.visits) { visits[number] = visit.id }
    var sheet = VisitSheet(zone: registry.clock.zone)
    var parts = PartSheets(zone: registry.clock.zone)
    var reader = LegacyVisitReader(file: RegistryFolder.visitsName)
    for number in 1..<max(1, file.records.count + 1) {
      let record = file.records[record: number]
      let finding = visits[number].map { id in
        VisitSheet.Finding(id: id, dog: whose[id]?.dog, reason: whose[id]?.reason)
      }
      sheet.append(record, number: number, finding)
      if let finding { parts.append(record, finding.id, finding.dog) }
      // The heading is the first record of the table.
      if !file.diagnostics.isEmpty { _ = reader.visit(record, record: number + 1) }
    }
    findings = reader.diagnostics
    files =
      [
        ("decisions.csv", DecisionSheet.bytes(decisions, registry)),
        ("dogs.csv", DogSheet.grid(registry).csv(marked: false)),
        ("review.csv", ReviewSheet.bytes(registry)), (RegistryFolder.visitsName, sheet.bytes),
      ] + parts.files
  }
}

/// `decisions.csv`: what was decided by hand, and the ids that dogs keep whatever visits come before their first.
enum DecisionSheet {
  static func bytes(_ decisions: [VisitDecision], _ registry: Registry) -> [UInt8] {
    var rows: [DecisionReader.Row] = []
    var places: [VisitID: Int] = [:]
    for decision in decisions {
      var row = DecisionReader.Row(
        visit: decision.visit.text, dog: DecisionReader.hold, reason: decision.reason)
      switch decision.verdict {
      case .keepsID: continue
      case .hold: break
      case .dog(let dog): row.dog = dog.text
      }
      if let place = places[decision.visit] {
        rows[place] = row
      } else {
        places[decision.visit] = rows.count
        rows.append(row)
      }
    }
    var kept: [DecisionReader.Row] = []
    for dog in registry.dogs {
      // The visit that the id was made of; where a person chose the id there is none.
      guard let first = dog.visits.first(where: { RegistryIdentity.dog($0.id) == dog.id }) else { continue }
      kept.append(
        DecisionReader.Row(visit: first.id.text, dog: dog.id.text, reason: DecisionReader.keptReason))
    }
    kept.sort { $0.visit.utf8.lexicographicallyPrecedes($1.visit.utf8) }
    return DecisionReader.schema.write(rows + kept)
  }
}

/// `dogs.csv`: the dogs, all of it reckoned from their visits.
public enum DogSheet {
  static let columns = [
    "dog_id", "name", "owner", "phones", "visit_count", "bookings", "first_visit", "last_visit", "deleted",
    "age", "sex", "neutered", "allergies", "needs_walking", "walking_notes",
  ]

  static func grid(_ registry: Registry) -> Grid { grid(registry.dogs, registry.clock) }

  public static func grid(_ dogs: [DogEntry], _ clock: RegistryClock) -> Grid {
    var grid = Grid(columns)
    for dog in dogs { grid.append(fields(dog, clock).map { .text($0) }) }
    return grid
  }

  /// One dog's cells, in the order of the columns.
  static func fields(_ dog: DogEntry, _ clock: RegistryClock) -> [String] {
    func flag(_ value: Bool?) -> String { value.map { $0 ? "yes" : "no" } ?? "" }
    func local(_ instant: Instant?) -> String { instant.map { VisitReport.local($0, clock) } ?? "" }
    return [
      dog.id.text, dog.name.text, dog.owner?.text ?? "", dog.phones.map(\.text).joined(separator: "; "),
      String(dog.visitCount), String(dog.bookings), local(dog.firstVisit), local(dog.lastVisit),
      flag(dog.isDeleted), dog.age.map(String.init) ?? "", dog.sex?.rawValue ?? "", flag(dog.isNeutered),
      dog.allergies ?? "", flag(dog.needsWalking), dog.walkingNotes ?? "",
    ]
  }

  public static func json(_ dogs: [DogEntry], _ clock: RegistryClock) -> JSONTree {
    .array(dogs.map { GroupReport.dog($0, clock) })
  }
}

/// `review.csv`: the questions, with room for the answers.
enum ReviewSheet {
  static func bytes(_ registry: Registry) -> [UInt8] {
    let questions = RegistryQuestions(registry)
    var rows: [ReviewReader.Row] = []
    for held in registry.held {
      rows.append(
        ReviewReader.Row(
          visit: held.visit.id.text, name: held.visit.name.text, kind: "held",
          candidates: held.candidates.map(\.text).joined(separator: ";"), told: questions.text(held)))
    }
    for conflict in registry.conflicts {
      let own = questions.dog(of: conflict.visit)
      let candidates = [own, conflict.dog == own ? nil : conflict.dog].compactMap { $0?.text }
      rows.append(
        ReviewReader.Row(
          visit: conflict.visit.text, name: questions.name(of: conflict.visit), kind: conflict.kind.rawValue,
          candidates: candidates.joined(separator: ";"), told: questions.text(conflict)))
    }
    return ReviewReader.schema.write(rows)
  }
}
