public import Civil
public import Diagnostics
import Tabular

/// What the folder of `registry migrate` holds, read: its visits, and what was decided of them.
public struct RegistryFolder: Sendable {
  public let file: VisitFile
  /// `decisions.csv` and, after it, what was filled in on `review.csv`.
  public let decisions: [VisitDecision]
  /// Whether records stand in it that cannot be read, so that writing it anew would lose them.
  public let isSpoilt: Bool

  public static let visitsName = "visits.csv"
  public static let decisionsName = "decisions.csv"
  static let reviewName = "review.csv"

  /// The files that are read; all others are reckoned from them.
  public static let names = [visitsName, decisionsName, reviewName]

  /// - Parameter written: what the folder was last written with.
  public init(
    _ contents: [String: [UInt8]], name: String, zone: ZoneRules,
    written: WrittenRecords = WrittenRecords { nil }
  ) throws(RegistryError) {
    guard let bytes = contents[Self.visitsName] else {
      throw VisitFile.refusal(name, "the folder has no visits.csv")
    }
    var reader = VisitTableReader(file: Self.visitsName, zone: zone, written: written)
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
    isSpoilt = reader.isSpoilt
  }

  /// A table that is reckoned from the visits was changed since it was written.
  public static func edited(_ name: String) -> Diagnostic {
    Diagnostic(
      .warning, .derivedEdit, at: Location(file: name),
      "the table was changed by hand; it is reckoned from visits.csv, so the change is not taken over",
      hint: "correct visits.csv or the app, or decide whose a visit is in review.csv")
  }
}
