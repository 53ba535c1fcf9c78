import Civil
import Tabular

/// The lists inside the records as tables of their own: what was fed and given, medicines, vaccinations.
///
/// They show what `visits.csv` holds; the visit keeps its own.
struct PartSheets {
  private let zone: ZoneRules
  private var care = RecordWriter()
  private var medications = Part(known: ["id", "name", "type", "notes", "isActive", "createdAt"])
  private var scheduled = Part(known: ["id"])
  private var vaccinations = Part(known: ["id", "name", "endDate"])

  private struct Part {
    var columns: [String]
    var places: [String: Int] = [:]
    var rows: [[String]] = []

    init(known: [String]) {
      columns = known
      for (place, name) in known.enumerated() { places[name] = place }
    }

    mutating func append(_ front: [String], _ element: JSONTree, _ zone: ZoneRules) {
      var row = front + Array(repeating: "", count: columns.count)
      for member in element.members ?? [] {
        if places[member.key] == nil {
          places[member.key] = columns.count
          columns.append(member.key)
          row.append("")
        }
        if let place = places[member.key] { row[2 + place] = PartSheets.shown(member, zone) }
      }
      if element.members == nil { row[2] = String(decoding: element.encoded(), as: UTF8.self) }
      rows.append(row)
    }

    var bytes: [UInt8] {
      var writer = RecordWriter()
      let header = ["dog_id", "visit_id"] + columns
      writer.write(header)
      for row in rows { writer.write(row + Array(repeating: "", count: header.count - row.count)) }
      return writer.bytes
    }
  }

  init(zone: ZoneRules) {
    self.zone = zone
    care.write(["record_id", "visit_id", "kind", "type", "at", "notes", "by"])
  }

  mutating func append(_ record: JSONTree, _ visit: VisitID, _ dog: DogID?) {
    let front = [dog?.text ?? "", visit.text]
    for member in record.members ?? [] {
      guard let key = LegacyKey.named[member.key] else { continue }
      switch key {
      case .feedingRecords: append(member.value, visit, kind: "feeding")
      case .medicationRecords: append(member.value, visit, kind: "medication")
      case .pottyRecords: append(member.value, visit, kind: "potty")
      case .vaccinations:
        for element in member.value.elements ?? [] { vaccinations.append(front, element, zone) }
      case .scheduledMedications:
        for element in member.value.elements ?? [] { scheduled.append(front, element, zone) }
      case .medications: append(medicines: member.value, front)
      default: break
      }
    }
  }

  private mutating func append(medicines value: JSONTree, _ front: [String]) {
    for element in value.elements ?? [] { medications.append(front, element, zone) }
    for name in (value.text ?? "").split(separator: ",").map(\.trimmingSpaces) where !name.isEmpty {
      medications.append(front, .object([JSONMember("name", .text(name))]), zone)
    }
  }

  private mutating func append(_ list: JSONTree, _ visit: VisitID, kind: String) {
    for element in list.elements ?? [] {
      func text(_ keys: String...) -> String {
        keys.lazy.compactMap { element[$0]?.writtenText }.first ?? ""
      }
      let at = element["timestamp"].map { Self.shown(JSONMember("timestamp", $0), zone) } ?? ""
      care.write([
        text("id"), visit.text, kind, text("type", "medicationName", "name"), at, text("notes"),
        text("recordedBy", "by"),
      ])
    }
  }

  /// Moments as a clock shows them, other values as they are written.
  private static func shown(_ member: JSONMember, _ zone: ZoneRules) -> String {
    let isMoment =
      ["timestamp", "createdAt", "updatedAt"].contains(member.key) || member.key.hasSuffix("Date")
    if isMoment, let moment = member.value.moment { return WrittenMoment.text(moment, zone) }
    switch member.value {
    case .null: return ""
    case .bool(let value): return value ? "yes" : "no"
    case .number(let text), .text(let text): return text
    default: return String(decoding: member.value.encoded(), as: UTF8.self)
    }
  }

  var files: [(name: String, bytes: [UInt8])] {
    [
      ("medications.csv", medications.bytes), ("records.csv", care.bytes), ("scheduled.csv", scheduled.bytes),
      ("vaccinations.csv", vaccinations.bytes),
    ]
  }
}
