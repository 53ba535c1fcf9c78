import Civil
import Tabular

/// `visits.csv`: a row for each record, with everything the app had written in it.
///
/// The columns without a line in front may be edited. Those with one hold the rest as JSON: `_keys` which keys the
/// record has and in what order, a letter for each that the app knows; `_written` what an editable cell cannot say
/// to the letter; `_raw` a record that fits no columns; and a column for each other key.
struct VisitSheet {
  static let identity = ["visit_id", "dog_id", "joined_by"]
  static let derived = ["name", "owner"]
  static let mechanical = ["_no", "_keys", "_written", "_raw", "_check", "_dog"]
  /// The keys that have a column of their own behind the others.
  static let hidden = LegacyKey.allCases.filter { VisitColumn.byKey[$0] == nil && $0 != .id }
  /// One letter for each key that the app knows, in its order.
  static let letters: [LegacyKey: Character] = Dictionary(
    uniqueKeysWithValues: zip(LegacyKey.allCases, "abcdefghijklmnopqrstuvwxyzABC"))

  /// Keys that the app does not know, as they were met.
  private var strange: [String: Int] = [:]
  private var strangeNames: [String] = []
  private var rows: [[String]] = []
  private let zone: ZoneRules

  init(zone: ZoneRules) { self.zone = zone }

  /// What is known of a record beside what it says.
  struct Finding {
    let id: VisitID
    let dog: DogID?
    let reason: JoinReason?
  }

  mutating func append(_ record: JSONTree, number: Int, _ finding: Finding?) {
    let visible = VisitColumn.allCases.count
    var row = Array(
      repeating: "",
      count: Self.identity.count + visible + Self.derived.count + Self.mechanical.count
        + Self.hidden.count)
    row[0] = finding?.id.text ?? ""
    row[1] = finding?.dog?.text ?? ""
    row[2] = finding?.reason?.rawValue ?? ""
    let mechanics = Self.identity.count + visible + Self.derived.count
    row[mechanics] = String(number)
    row[mechanics + 5] = row[1]
    defer { rows.append(row) }
    let members = record.members ?? []
    let isPlain = record.members != nil && Set(members.map(\.key)).count == members.count
    if !isPlain { row[mechanics + 3] = Self.text(record) }
    var keys = ""
    var written: [JSONMember] = []
    for member in members {
      guard let key = LegacyKey.named[member.key] else {
        keys += Self.text(.text(member.key))
        if isPlain { place(member, &row, &written) }
        continue
      }
      keys.append(Self.letters[key] ?? "?")
      if key == .name { row[Self.identity.count + visible] = member.value.writtenText ?? "" }
      if key == .ownerName { row[Self.identity.count + visible + 1] = member.value.writtenText ?? "" }
      if let column = VisitColumn.byKey[key] {
        let cell = column.shown(member.value, zone)
        if let place = VisitColumn.allCases.firstIndex(of: column) { row[Self.identity.count + place] = cell }
        if column.value(cell, zone) != member.value || member.value.text.map(VisitColumn.isFragile) == true {
          written.append(member)
        }
      } else if key == .id {
        if member.value != .text(row[0]) { written.append(member) }
      } else if let place = Self.hidden.firstIndex(of: key) {
        if Self.survives(member.value) {
          row[mechanics + Self.mechanical.count + place] = Self.text(member.value)
        } else {
          written.append(member)
        }
      }
    }
    guard isPlain else { return }
    row[mechanics + 1] = ":" + keys
    if !written.isEmpty { row[mechanics + 2] = Self.text(.object(written)) }
  }

  private mutating func place(_ member: JSONMember, _ row: inout [String], _ written: inout [JSONMember]) {
    guard Self.survives(member.value), !Self.header(strange: []).contains("_" + member.key) else {
      return written.append(member)
    }
    let place = strange[member.key] ?? strangeNames.count
    if strange.updateValue(place, forKey: member.key) == nil { strangeNames.append(member.key) }
    let column = Self.header(strange: []).count + place
    while row.count <= column { row.append("") }
    row[column] = Self.text(member.value)
  }

  /// Whether a spreadsheet program hands a cell of this JSON back as it is; long numbers and fractions it rounds.
  private static func survives(_ value: JSONTree) -> Bool {
    guard case .number(let text) = value else { return true }
    return text.utf8.count <= 10 && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func text(_ tree: JSONTree) -> String { String(decoding: tree.encoded(), as: UTF8.self) }

  static func header(strange: [String]) -> [String] {
    identity + VisitColumn.allCases.map(\.rawValue) + derived + mechanical + hidden.map { "_" + $0.rawValue }
      + strange.map { "_" + $0 }
  }

  var bytes: [UInt8] {
    var writer = RecordWriter()
    let header = Self.header(strange: strangeNames)
    writer.write(header)
    let first = Self.firstMechanical
    for var row in rows {
      var check = RowCheck()
      for place in first..<row.count { check.take(header[place], row[place]) }
      row[first + 4] = check.text
      writer.write(row + Array(repeating: "", count: header.count - row.count))
    }
    return writer.bytes
  }

  private static let firstMechanical = identity.count + VisitColumn.allCases.count + derived.count

  /// What the columns that are not for editing say of a record, by their names.
  static func mechanics(_ record: JSONTree, number: Int, _ id: VisitID, _ zone: ZoneRules) -> [String: String]
  {
    var sheet = VisitSheet(zone: zone)
    sheet.append(record, number: number, Finding(id: id, dog: nil, reason: nil))
    let header = header(strange: sheet.strangeNames)
    var cells: [String: String] = [:]
    for place in firstMechanical..<sheet.rows[0].count { cells[header[place]] = sheet.rows[0][place] }
    return cells
  }
}
