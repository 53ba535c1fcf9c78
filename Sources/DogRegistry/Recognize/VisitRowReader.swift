import Civil
import Diagnostics
import Tabular

/// One row of `visits.csv` back to the record it was made of, with what was corrected in it.
struct VisitRowReader {
  private let columns: [String: Int]
  /// The columns that are not for editing, as they stand.
  private let hidden: [(name: String, column: Int)]
  private let zone: ZoneRules

  static let letters: [Character: LegacyKey] = Dictionary(
    uniqueKeysWithValues: zip("abcdefghijklmnopqrstuvwxyzABC", LegacyKey.allCases))

  /// - Parameter header: the names of the columns, as they stand.
  init(header: [String], zone: ZoneRules) {
    var columns: [String: Int] = [:]
    for (place, name) in header.enumerated() where columns[name] == nil { columns[name] = place }
    self.columns = columns
    hidden = header.enumerated().filter { $0.element.hasPrefix("_") && columns[$0.element] == $0.offset }
      .map { ($0.element, $0.offset) }
    self.zone = zone
  }

  /// Whether the table is one that migrate wrote.
  var isWhole: Bool {
    ["visit_id", "dog_id", "arrival", "_no", "_keys"].allSatisfy { columns[$0] != nil }
  }

  func cell(_ name: String, _ fields: [String]) -> String {
    guard let column = columns[name], column < fields.count else { return "" }
    return fields[column]
  }

  /// Whether somebody edited what is not for editing. Rows without a mark, which people added, are not asked.
  func isTouched(_ fields: [String]) -> Bool {
    let mark = cell("_check", fields)
    guard !mark.isEmpty else { return false }
    var check = RowCheck()
    for (name, column) in hidden where column < fields.count && name != "_check" {
      check.take(name, fields[column])
    }
    return check.text != mark
  }

  /// The row with its columns that are not for editing put back.
  func putting(_ cells: [String: String], into fields: [String]) -> [String] {
    var fields = fields
    for (name, column) in hidden {
      while fields.count <= column { fields.append("") }
      fields[column] = cells[name] ?? ""
    }
    return fields
  }

  /// The record; nil where the columns that carry it were spoilt.
  func record(_ fields: [String]) -> JSONTree? {
    let raw = cell("_raw", fields)
    if !raw.isEmpty { return Self.tree(raw) }
    let keys = cell("_keys", fields)
    guard keys.hasPrefix(":") else { return keys.isEmpty ? added(fields) : nil }
    var written: [String: JSONTree] = [:]
    let exact = cell("_written", fields)
    if !exact.isEmpty {
      guard let members = Self.tree(exact)?.members else { return nil }
      for member in members { written[member.key] = member.value }
    }
    guard let names = Self.names(keys.dropFirst()) else { return nil }
    var members: [JSONMember] = []
    for name in names {
      guard let key = LegacyKey.named[name] else {
        guard let value = written[name] ?? Self.tree(cell("_" + name, fields)) else { return nil }
        members.append(JSONMember(name, value))
        continue
      }
      if key == .id {
        members.append(JSONMember(name, written[name] ?? .text(cell("visit_id", fields))))
      } else if let column = VisitColumn.byKey[key] {
        if let value = value(column, cell(column.rawValue, fields), written[name]) {
          members.append(JSONMember(name, value))
        }
      } else {
        guard let value = written[name] ?? Self.tree(cell("_" + name, fields)) else { return nil }
        members.append(JSONMember(name, value))
      }
    }
    // What was filled in where the app had written nothing.
    for column in VisitColumn.allCases where !names.contains(column.key.rawValue) {
      let cell = cell(column.rawValue, fields)
      if let value = column.value(cell, zone) { members.append(JSONMember(column.key.rawValue, value)) }
    }
    return .object(members)
  }

  private func value(_ column: VisitColumn, _ cell: String, _ written: JSONTree?) -> JSONTree? {
    guard let written else { return column.value(cell, zone) }
    return column.isUnchanged(cell, written, zone) ? written : column.edited(cell, from: written, zone)
  }

  /// A row that a person added.
  private func added(_ fields: [String]) -> JSONTree {
    var members: [JSONMember] = []
    for (key, name) in [(LegacyKey.id, "visit_id"), (.name, "name"), (.ownerName, "owner")] {
      let cell = cell(name, fields)
      if !cell.isEmpty { members.append(JSONMember(key.rawValue, .text(cell))) }
    }
    for column in VisitColumn.allCases {
      if let value = column.value(cell(column.rawValue, fields), zone) {
        members.append(JSONMember(column.key.rawValue, value))
      }
    }
    return .object(members)
  }

  /// `:abc"Potty Records"d` to the keys it stands for.
  private static func names(_ text: Substring) -> [String]? {
    var names: [String] = []
    var rest = text
    while let first = rest.first {
      if first != "\"" {
        guard let key = letters[first] else { return nil }
        names.append(key.rawValue)
        rest = rest.dropFirst()
        continue
      }
      var end = rest.index(after: rest.startIndex)
      var isEscaped = false
      while end < rest.endIndex, isEscaped || rest[end] != "\"" {
        isEscaped = !isEscaped && rest[end] == "\\"
        end = rest.index(after: end)
      }
      guard end < rest.endIndex, let name = tree(String(rest[...end]))?.text else { return nil }
      names.append(name)
      rest = rest[rest.index(after: end)...]
    }
    return names
  }

  /// A cell's JSON; spreadsheet programs write TRUE and FALSE.
  private static func tree(_ cell: String) -> JSONTree? {
    switch cell {
    case "TRUE": return .bool(true)
    case "FALSE": return .bool(false)
    default:
      do throws(JSONFault) { return try JSONTree(Array(cell.utf8)) } catch { return nil }
    }
  }
}
