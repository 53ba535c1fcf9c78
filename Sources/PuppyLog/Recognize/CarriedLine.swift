import Civil
import Tabular

/// A line of the log as the cells of one row.
///
/// A row can be written back from its cells, from `_keys` (the keys in order, `#` behind those whose cell is JSON, `~`
/// behind those that are null) and from `_time_text`. Where that would not give the very line, or where a spreadsheet
/// program may change a cell on its way, `_raw` has the line itself.
struct CarriedLine: Sendable {
  /// By column, those that are not empty.
  let cells: [String: String]
  /// Columns whose cell a spreadsheet program would make something else of.
  let convertible: Set<String>
  /// The keys in order, for the columns of the sheet.
  let keys: [String]
  let keysText: String
  let timeText: String
  /// Empty where the cells are enough.
  let raw: String
  /// Nil for a line that is no object.
  let members: [JSONMember]?

  init(_ content: ArraySlice<UInt8>) {
    let tree = LogReader.object(LogLine(number: 1, content: content, tail: []))
    guard let tree, let members = tree.members else {
      (cells, convertible, keys, keysText, timeText, self.members) = ([:], [], [], "", "", nil)
      raw = RawText.written(content)
      return
    }
    var cells: [String: String] = [:]
    var convertible: Set<String> = []
    for member in members where member.key != "time" && EventColumns.hasColumn(member.key) {
      cells[member.key] = EventColumns.cell(member.value)
      if let text = member.value.text, EventColumns.isConvertible(text) { convertible.insert(member.key) }
    }
    let time = tree["time"]
    if let read = LogReader.time(time) {
      let local = read.instant.local(read.offset ?? .utc)
      cells["date"] = local.date.description
      cells["time"] = local.time.description
      cells["offset"] = Self.offsetText(read)
      convertible.insert("offset")
    }
    let isWhole =
      !members.isEmpty
      && members.allSatisfy { EventColumns.hasColumn($0.key) && !$0.key.utf8.contains(where: Self.isMark) }
      && Set(members.map(\.key)).count == members.count
      && !members.contains { $0.key != "time" && EventColumns.isFragile($0.value) }
      && !(time.map { Self.isFragileTime($0) } ?? false) && tree.encoded()[...] == content
    self.members = members
    self.convertible = convertible
    self.cells = cells.filter { !$0.value.isEmpty }
    keys = members.map(\.key)
    keysText =
      isWhole ? members.map { $0.key + Self.mark($0.value) }.joined(separator: ";") : ""
    timeText = time.map { EventColumns.cell($0) } ?? ""
    raw = isWhole ? "" : RawText.written(content)
  }

  /// As written behind the time: `+01:00`, `+0100`, `Z`; empty for a number.
  static func offsetText(_ time: WrittenTime) -> String {
    guard time.offset != nil else { return "" }
    if time.text.hasSuffix("Z") { return "Z" }
    let start = time.text.lastIndex { $0 == "+" || $0 == "-" }
    return start.map { String(time.text[$0...]) } ?? ""
  }

  /// What parts the keys from each other, and marks those that are no text.
  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ";") || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "~")
      || byte == UInt8(ascii: "\"")
  }

  private static func mark(_ value: JSONTree) -> String {
    if value.text != nil { return "" }
    return value.isNull ? "~" : "#"
  }

  private static func isFragileTime(_ time: JSONTree) -> Bool {
    if time.text != nil { return LogReader.time(time) == nil && EventColumns.isFragile(time) }
    return EventColumns.isFragile(time)
  }
}
