public import Civil
public import Diagnostics
public import Store
import Tabular

/// Who is in the house and who is booked, kept beside a registry so that the question need not read ten years of
/// visits. It holds only while the tables are the ones it was made of, which their stamps tell; it can always be
/// made again.
public struct HouseIndex: Sendable {
  public static let name = ".hound/house.json"
  /// The tables on which the answer rests.
  public static let sources = RegistryFolder.names

  public let visits: [(visit: Visit, dog: DogID?)]
  public let findings: [Diagnostic]

  /// Visits this long past are in no answer.
  private static let reach = 3 * 86_400
  /// The clock may be set back this far.
  private static let slack = 86_400
  private static let mostFindings = 1000

  /// Nil where more is to be said of the tables than belongs into a summary.
  public static func bytes(
    _ list: VisitList, _ findings: [Diagnostic], stamps: [FileStamp?]
  ) -> [UInt8]? {
    guard findings.count <= mostFindings else { return nil }
    let past = list.clock.now.adding(seconds: -reach)
    let near = list.visits.filter { listed in
      listed.visit.arrival > past || listed.visit.departure.map { $0 > past } ?? true
    }
    return JSONTree.object([
      JSONMember("since", moment(list.clock.now)), JSONMember("stamps", .array(stamps.map(stamp))),
      JSONMember("visits", .array(near.map(visit))), JSONMember("findings", .array(findings.map(finding))),
    ]).encoded()
  }

  /// Nil where it does not hold: made of other tables, or for a later time than now.
  public init?(_ bytes: [UInt8], stamps: [FileStamp?], now: Instant) {
    let tree: JSONTree
    do throws(JSONFault) { tree = try JSONTree(bytes) } catch { return nil }
    guard tree["stamps"] == .array(stamps.map(Self.stamp)), let since = Self.instant(tree["since"]),
      since.adding(seconds: -Self.slack) <= now, let visits = tree["visits"]?.elements,
      let findings = tree["findings"]?.elements
    else { return nil }
    var read: [(visit: Visit, dog: DogID?)] = []
    for element in visits {
      guard let visit = Self.visit(element) else { return nil }
      read.append((visit, element["dog"]?.text.map { DogID($0) }))
    }
    self.visits = read
    var known: [Diagnostic] = []
    for element in findings {
      guard let finding = Self.finding(element) else { return nil }
      known.append(finding)
    }
    self.findings = known
  }

  // MARK: Both ways

  private static func stamp(_ stamp: FileStamp?) -> JSONTree {
    guard let stamp else { return .null }
    return .array([.integer(stamp.size), .integer(stamp.seconds), .integer(stamp.nanosecond)])
  }

  private static func moment(_ instant: Instant?) -> JSONTree {
    guard let instant else { return .null }
    return .array([.integer(instant.seconds), .integer(instant.nanosecond)])
  }

  private static func instant(_ tree: JSONTree?) -> Instant? {
    guard let parts = tree?.elements, parts.count == 2, let seconds = parts[0].integer,
      let nanosecond = parts[1].integer
    else { return nil }
    return Instant(seconds: seconds, nanosecond: nanosecond)
  }

  private static func visit(_ listed: ListedVisit) -> JSONTree {
    let visit = listed.visit
    return .object([
      JSONMember("id", .text(visit.id.text)), JSONMember("dog", .optional(listed.dog?.text)),
      JSONMember("name", .text(visit.name.text)), JSONMember("owner", .optional(visit.owner?.text)),
      JSONMember("arrival", moment(visit.arrival)), JSONMember("departure", moment(visit.departure)),
      JSONMember("timed", .bool(visit.isArrivalTimeSet)), JSONMember("boarding", .bool(visit.isBoarding)),
      JSONMember("boarding_end", moment(visit.boardingEnd)), JSONMember("record", .integer(visit.record)),
      JSONMember("phone", .optional(visit.phoneText)), JSONMember("allergies", .optional(visit.allergies)),
      JSONMember("walk", .optional(visit.needsWalking)), JSONMember("walking", .optional(visit.walkingNotes)),
      JSONMember("special", .optional(visit.specialInstructions)),
      JSONMember("notes", .optional(visit.notes)),
      JSONMember("fed", .optional(visit.isFed)),
      JSONMember("medicines", .array(visit.medications.map(medicine))),
    ])
  }

  private static func visit(_ tree: JSONTree) -> Visit? {
    guard let id = tree["id"]?.text, let name = tree["name"]?.text, let arrival = instant(tree["arrival"]),
      let record = tree["record"]?.integer, let isTimed = tree["timed"]?.bool,
      let isBoarding = tree["boarding"]?.bool
    else { return nil }
    var visit = Visit(
      id: VisitID(id), record: record, name: FoldedName(name, folded: name.compatibilityFolded),
      arrival: arrival)
    visit.owner = tree["owner"]?.writtenName
    visit.departure = instant(tree["departure"])
    visit.isArrivalTimeSet = isTimed
    visit.isBoarding = isBoarding
    visit.boardingEnd = instant(tree["boarding_end"])
    visit.phoneText = tree["phone"]?.text
    visit.allergies = tree["allergies"]?.text
    visit.needsWalking = tree["walk"]?.bool
    visit.walkingNotes = tree["walking"]?.text
    visit.specialInstructions = tree["special"]?.text
    visit.notes = tree["notes"]?.text
    visit.isFed = tree["fed"]?.bool
    visit.medications = (tree["medicines"]?.elements ?? []).compactMap { medicine($0, arrival) }
    return visit
  }

  private static func medicine(_ medicine: Medication) -> JSONTree {
    .array([.text(medicine.name.text), .text(medicine.type), .bool(medicine.isActive)])
  }

  private static func medicine(_ tree: JSONTree, _ arrival: Instant) -> Medication? {
    guard let parts = tree.elements, parts.count == 3, let name = parts[0].writtenName,
      let type = parts[1].text, let isActive = parts[2].bool
    else { return nil }
    return Medication(name: name, type: type, isActive: isActive, since: arrival)
  }

  private static func finding(_ finding: Diagnostic) -> JSONTree {
    var record: Int?
    var cell: String?
    switch finding.location?.place {
    case .record(let number): record = number
    case .cell(let reference): cell = reference.description
    default: break
    }
    return .object([
      JSONMember("severity", .text(finding.severity.rawValue)), JSONMember("code", .text(finding.code.name)),
      JSONMember("file", .optional(finding.location?.file)), JSONMember("record", .optional(record)),
      JSONMember("cell", .optional(cell)), JSONMember("message", .text(finding.message)),
      JSONMember("hint", .text(finding.hint)),
    ])
  }

  private static func finding(_ tree: JSONTree) -> Diagnostic? {
    let codes = DiagnosticCode.dogRegistryCodes + DiagnosticCode.tabularCodes
    guard let severity = tree["severity"]?.text.flatMap({ Severity(rawValue: $0) }),
      let code = codes.first(where: { $0.name == tree["code"]?.text }), let message = tree["message"]?.text,
      let hint = tree["hint"]?.text
    else { return nil }
    var place: Location.Place?
    if let record = tree["record"]?.integer { place = .record(record) }
    if let cell = tree["cell"]?.text.flatMap({ CellReference($0) }) { place = .cell(cell) }
    let location = tree["file"]?.text.map { Location(file: $0, place: place) }
    return Diagnostic(severity, code, at: location, message, hint: hint)
  }
}
