import Civil
import Diagnostics
public import Tabular

/// Reads records back from the sheet that ``RecordSheet`` writes, one after another.
public struct RecordSheetReader: Sendable {
  static let columns = ["type", "source", "device", "manual", "start", "end", "unit", "value", "line"]

  private let file: String
  /// Where each column stands, by its name; nil before the header has come.
  private var places: [String: Int]?
  /// Records so far, the header counted.
  private var number = 0
  public private(set) var read = 0
  public private(set) var other = 0

  public init(file: String) { self.file = file }

  /// Takes the next record of the sheet.
  /// - Throws: `not-a-health-export`.
  public mutating func read(_ record: RecordBuffer, _ take: (HealthRecord) -> Void) throws(StepsError) {
    number += 1
    if record.isBlank { return }
    guard let places else {
      try readHeader(record)
      return
    }
    read += 1
    var parts: [String: String] = [:]
    for (name, place) in places where place < record.count {
      let text = FormulaGuard.full.unguarded(record.text(place))
      // The name of a source may begin or end with a space.
      parts[name] = name == "source" ? text : text.trimmingSpaces
    }
    guard let kind = Self.kind(parts["type"] ?? "") else {
      other += 1
      return
    }
    var bytes: [UInt8] = []
    func field(_ name: String) -> HealthRecord.Field {
      let start = bytes.count
      bytes += (parts[name] ?? "").utf8
      return HealthRecord.Field(range: start..<bytes.count, isPlain: true)
    }
    let (source, device, unit) = (field("source"), field("device"), field("unit"))
    let (start, end, value) = (field("start"), field("end"), field("value"))
    let manual = (parts["manual"] ?? "").lowercased()
    take(
      HealthRecord(
        bytes: bytes, kind: kind, source: source, device: device, unit: unit, start: start, end: end,
        value: value, isManual: ["1", "true", "yes", "wahr", "waar"].contains(manual), place: number))
  }

  private mutating func readHeader(_ record: RecordBuffer) throws(StepsError) {
    var found: [String: Int] = [:]
    for place in 0..<record.count {
      let name = record.text(place).folded
      if found[name] == nil { found[name] = place }
    }
    for needed in ["type", "source", "start", "end", "unit", "value"] where found[needed] == nil {
      throw notASheet("the column “\(needed)” is missing")
    }
    places = found
  }

  /// Ends the sheet.
  public func finish() throws(StepsError) {
    if places == nil { throw notASheet("there is nothing in it") }
  }

  private func notASheet(_ reason: String) -> StepsError {
    StepsError(
      Diagnostic(
        .error, .notAHealthExport, at: Location(file: file, place: .record(max(1, number))),
        "this is neither an export of Apple Health nor a sheet of its records: \(reason)",
        hint: "name export.xml, or a sheet made by hound steps records"))
  }

  /// `steps` or `distance`; the export's own words will do.
  private static func kind(_ text: String) -> StepKind? {
    switch text.folded {
    case "steps", "hkquantitytypeidentifierstepcount": .steps
    case "distance", "hkquantitytypeidentifierdistancewalkingrunning": .distance
    default: nil
    }
  }
}
