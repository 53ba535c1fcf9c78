public import Civil
public import Diagnostics
public import Tabular

/// What a list of visits is written in.
public enum RegistryForm: String, Sendable {
  case legacyJSON = "legacy-json"
  case backupCSV = "backup-csv"
  case historyCSV = "history-csv"
  /// The folder that `registry migrate` writes.
  case folder
}

/// What is to become of visits that a person named.
public enum VisitMark: Sendable { case deleted, standing, purged }

/// Why nothing was read.
public struct RegistryError: Error, Sendable, Equatable {
  public let diagnostic: Diagnostic
}

/// One file of visits, read: what can be reckoned with, and every record as it was written.
public struct VisitFile: Sendable {
  public let form: RegistryForm
  public let name: String
  /// Those with an arrival, in the order of the records.
  public internal(set) var visits: [Visit]
  /// All of them, also those that cannot be reckoned with.
  public internal(set) var records: RecordStore
  /// The number of each visit's record in ``records``, as the visits come.
  public internal(set) var recordNumbers: [Int]
  public internal(set) var diagnostics: [Diagnostic]

  /// Reads whatever the app writes.
  /// - Parameters:
  ///   - zone: in which the times of the app's CSV files are told.
  ///   - order: of day and month in them.
  ///   - repairingText: puts texts right that were UTF-8 and read as Windows-1252.
  public init(
    _ bytes: [UInt8], name: String, zone: ZoneRules, order: AppClock.Order, repairingText: Bool = false
  ) throws(RegistryError) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let first = bytes[start...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    switch first {
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      self = try LegacyReader.read(bytes, name: name, repairingText: repairingText)
    default:
      self = try AppSheetReader.read(
        bytes, name: name, zone: zone, order: order, repairingText: repairingText)
    }
  }

  init(
    form: RegistryForm, name: String, visits: [Visit], records: RecordStore, recordNumbers: [Int],
    diagnostics: [Diagnostic]
  ) {
    self.form = form
    self.name = name
    self.visits = visits
    self.records = records
    self.recordNumbers = recordNumbers
    self.diagnostics = diagnostics.sorted()
  }

  /// The records of some visits.
  public func records(of visits: Set<VisitID>) -> [VisitID: JSONTree] {
    var found: [VisitID: JSONTree] = [:]
    for (place, visit) in self.visits.enumerated() where visits.contains(visit.id) {
      found[visit.id] = records[record: recordNumbers[place]]
    }
    return found
  }

  /// The same file with visits marked as deleted or not, or taken out.
  public func marking(_ visits: Set<VisitID>, _ mark: VisitMark) -> VisitFile {
    var changed = self
    changed.visits = []
    changed.recordNumbers = []
    changed.records = RecordStore()
    var places: [Int: Int] = [:]
    for (place, number) in recordNumbers.enumerated() { places[number] = place }
    for number in 1..<max(1, records.count + 1) {
      let record = records[record: number]
      guard let place = places[number] else {
        changed.records.append(record)
        continue
      }
      var visit = self.visits[place]
      let isMeant = visits.contains(visit.id)
      if isMeant, mark == .purged { continue }
      let isDeleted = isMeant ? mark == .deleted : visit.isDeleted
      changed.records.append(isDeleted == visit.isDeleted ? record : record.deleted(isDeleted))
      visit.isDeleted = isDeleted
      changed.visits.append(visit)
      changed.recordNumbers.append(changed.records.count)
    }
    return changed
  }

  static func refusal(_ name: String, _ message: String, line: Int? = nil) -> RegistryError {
    RegistryError(
      diagnostic: Diagnostic(
        .error, .notARegistry, at: Location(file: name, place: line.map { .line($0) }), message,
        hint:
          "name the app's list of visits (JSON), its backup or history (CSV), or a folder that migrate wrote"
      ))
  }
}

/// Tells visits with the same id apart, so that none hides behind another.
struct VisitIDs {
  private var taken: [VisitID: Int] = [:]

  /// The id to use, and whether the wanted one was taken.
  /// - Parameter again: the id of the so manieth visit that wants it.
  mutating func claim(_ wanted: VisitID, again: (Int) -> VisitID) -> (id: VisitID, isRepeated: Bool) {
    let count = (taken[wanted] ?? 0) + 1
    taken[wanted] = count
    guard count > 1 else { return (wanted, false) }
    let id = again(count)
    taken[id, default: 0] += 1
    return (id, true)
  }

  static func repeated(_ file: String, _ record: Int, _ what: String) -> Diagnostic {
    Diagnostic(
      .warning, .duplicateVisit, at: Location(file: file, place: .record(record)), what,
      hint: "delete one of the two if it was entered twice")
  }
}
