public import Civil
public import Diagnostics
import Tabular

/// What the folder of `registry migrate` holds, read: its visits, and what was decided of them.
public struct RegistryFolder: Sendable {
  public let file: VisitFile
  /// `decisions.csv` and, after it, what was filled in on `review.csv`.
  public let decisions: [VisitDecision]
  /// Whose each visit was when the folder was written.
  public let formerDogs: [VisitID: String]
  /// Whether records stand in it that cannot be read, so that writing it anew would lose them.
  public let isSpoilt: Bool

  public static let visitsName = "visits.csv"
  public static let decisionsName = "decisions.csv"
  static let reviewName = "review.csv"

  /// The files that are read; all others are reckoned from them.
  public static let names = [visitsName, decisionsName, reviewName]

  public init(_ contents: [String: [UInt8]], name: String, zone: ZoneRules) throws(RegistryError) {
    guard let bytes = contents[Self.visitsName] else {
      throw VisitFile.refusal(name, "the folder has no visits.csv")
    }
    var reader = VisitTableReader(file: Self.visitsName, zone: zone)
    try reader.read(bytes)
    var findings = reader.diagnostics
    var decisions: [VisitDecision] = []
    if let bytes = contents[Self.decisionsName] {
      let report = try DecisionReader.read(bytes, name: Self.decisionsName)
      decisions = report.value
      findings += report.diagnostics
    }
    if let bytes = contents[Self.reviewName] {
      let report = try ReviewReader.read(bytes, name: Self.reviewName)
      decisions += report.value
      findings += report.diagnostics
    }
    file = VisitFile(
      form: .folder, name: Self.visitsName, visits: reader.visits, records: reader.records,
      recordNumbers: reader.recordNumbers, diagnostics: findings)
    self.decisions = decisions
    formerDogs = reader.formerDogs
    isSpoilt = reader.isSpoilt
  }

  /// Cells of `dog_id` that say something else than what follows from the visits and the decisions.
  public func strayEdits(_ registry: Registry) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    func compare(_ visit: Visit, _ dog: String) {
      guard let former = formerDogs[visit.id], !former.isEmpty || !dog.isEmpty, former != dog else { return }
      findings.append(
        Diagnostic(
          .warning, .derivedEdit, at: Location(file: file.name, place: .record(visit.record)),
          "“dog_id” of the visit of \(visit.name.text.trimmingSpaces) is not what follows from the visits",
          hint: "decide it in review.csv or decisions.csv, then give hound registry migrate again"))
    }
    for dog in registry.dogs { for visit in dog.visits { compare(visit, dog.id.text) } }
    for held in registry.held { compare(held.visit, "") }
    return findings
  }
}
