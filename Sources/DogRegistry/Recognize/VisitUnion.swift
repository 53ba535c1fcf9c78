import Diagnostics
import Tabular

/// What a registry holds and what comes to it, as one list of visits. Nothing that stands is lost: a visit that
/// comes again replaces the one that stands only where it was changed later in the app, and what was deleted stays
/// deleted.
public struct VisitUnion: Sendable {
  public private(set) var file: VisitFile

  public init(_ standing: VisitFile, _ coming: VisitFile) {
    var places: [VisitID: Int] = [:]
    for (place, visit) in standing.visits.enumerated() { places[visit.id] = place }
    let numbers = Set(standing.recordNumbers)
    var unread: Set<JSONTree> = []
    for number in 1..<max(1, standing.records.count + 1) where !numbers.contains(number) {
      unread.insert(standing.records[record: number])
    }
    var visits = standing.visits
    var replaced: [Int: JSONTree] = [:]
    var added: [JSONTree] = []
    var recordNumbers = standing.recordNumbers
    var findings: [Diagnostic] = []
    var comingPlaces: [Int: Int] = [:]
    for (place, number) in coming.recordNumbers.enumerated() { comingPlaces[number] = place }
    for number in 1..<max(1, coming.records.count + 1) {
      let record = coming.records[record: number]
      guard let place = comingPlaces[number] else {
        if unread.insert(record).inserted { added.append(record) }
        continue
      }
      let visit = coming.visits[place]
      guard let former = places[visit.id] else {
        visits.append(visit)
        added.append(record)
        recordNumbers.append(standing.records.count + added.count)
        continue
      }
      let formerNumber = standing.recordNumbers[former]
      let formerRecord = standing.records[record: formerNumber]
      if formerRecord.means(record) { continue }
      if let newer = record["updatedAt"]?.moment, let older = formerRecord["updatedAt"]?.moment, older < newer
      {
        var later = visit
        later.isDeleted = visit.isDeleted || standing.visits[former].isDeleted
        visits[former] = later
        replaced[formerNumber] = later.isDeleted == visit.isDeleted ? record : record.deleted(true)
      } else {
        findings.append(
          Diagnostic(
            .note, .visitDiffers, at: Location(file: coming.name, place: .record(number)),
            "the visit of \(visit.name.text.trimmingSpaces) stands otherwise in the registry, and stays so",
            hint: "correct it in visits.csv if the file is right"))
      }
    }
    var records = RecordStore()
    for number in 1..<max(1, standing.records.count + 1) {
      records.append(replaced[number] ?? standing.records[record: number])
    }
    for record in added { records.append(record) }
    // What is told of a record that comes again is told once.
    let told = Set(coming.diagnostics.map(Self.words))
    file = VisitFile(
      form: .folder, name: coming.name, visits: visits, records: records, recordNumbers: recordNumbers,
      diagnostics: coming.diagnostics + findings
        + standing.diagnostics.filter { !told.contains(Self.words($0)) })
  }

  private static func words(_ finding: Diagnostic) -> [String] { [finding.code.name, finding.message] }
}

extension JSONTree {
  /// The record marked as deleted or not, in the form in which it says so; a new mark stands last.
  func deleted(_ isDeleted: Bool) -> JSONTree {
    guard case .object(var members) = self else { return self }
    let key = LegacyKey.isDeleted.rawValue
    let last = members.lastIndex { $0.key == key }
    if let last {
      let isNumber = members[last].value.number != nil
      members[last].value = isNumber ? .number(isDeleted ? "1" : "0") : .bool(isDeleted)
    } else {
      members.append(JSONMember(key, .bool(isDeleted)))
    }
    return .object(members)
  }
}
