import Civil
import Diagnostics
import Tabular

extension EventRow {
  /// The row's line. Nil where it cannot be made; the reason is among the findings then.
  mutating func line() -> [UInt8]? {
    if let content = writtenContent, let written {
      if isUntouched(written) { return content }
      guard let members = written.members else { return fresh() }
      return edited(members, written)
    }
    return number == nil || cell("_keys").isEmpty ? fresh() : rebuilt()
  }

  // MARK: With the line at hand

  private func isUntouched(_ written: CarriedLine) -> Bool {
    columns.allSatisfy { CellLikeness.isSame(cell($0), written.cells[$0] ?? "", column: $0) }
  }

  /// The columns a person may edit.
  private var columns: [String] { header.filter { !$0.hasPrefix("_") && !$0.isEmpty } }

  private mutating func edited(_ members: [JSONMember], _ written: CarriedLine) -> [UInt8]? {
    var members = members
    for column in columns where !EventColumns.clock.contains(column) {
      let before = written.cells[column] ?? ""
      let text = cell(column)
      if CellLikeness.isSame(text, before, column: column) { continue }
      set(column, EventColumns.unguarded(text), in: &members)
    }
    guard setTime(in: &members, written.cells) else { return nil }
    return JSONTree.object(members).encoded()
  }

  /// An emptied cell takes its key away; a new one goes to the end.
  private func set(_ column: String, _ text: String, in members: inout [JSONMember]) {
    guard let place = members.lastIndex(where: { $0.key == column }) else {
      if !text.isEmpty { members.append(JSONMember(column, EventColumns.typed(text, in: column))) }
      return
    }
    if text.isEmpty {
      members.remove(at: place)
    } else if members[place].value.text == nil {
      members[place].value = EventColumns.retyped(text)
    } else {
      members[place].value = .text(text)
    }
  }

  // MARK: From the cells alone

  private mutating func rebuilt() -> [UInt8]? {
    var members: [JSONMember] = []
    var known: Set<String> = []
    for part in cell("_keys").split(separator: ";").map(String.init) {
      let isNull = part.hasSuffix("~")
      let isText = !part.hasSuffix("#") && !isNull
      let key = isText ? part : String(part.dropLast())
      known.insert(key)
      if key == "time" {
        let text = cell("_time_text")
        members.append(JSONMember(key, isText ? .text(text) : isNull ? .null : EventColumns.retyped(text)))
        continue
      }
      guard header.contains(key) else {
        ignore("_keys")
        continue
      }
      let text = EventColumns.unguarded(cell(key))
      if text.isEmpty, isNull {
        members.append(JSONMember(key, .null))
      } else if !text.isEmpty {
        members.append(JSONMember(key, isText ? .text(text) : EventColumns.retyped(text)))
      }
    }
    for column in columns
    where !EventColumns.clock.contains(column) && !known.contains(column) && !cell(column).isEmpty {
      set(column, EventColumns.unguarded(cell(column)), in: &members)
    }
    guard setTime(in: &members, CarriedLine(JSONTree.object(members).encoded()[...]).cells) else {
      return nil
    }
    return JSONTree.object(members).encoded()
  }

  /// A new row: time and type first, then the columns as they stand.
  private mutating func fresh() -> [UInt8]? {
    guard !cell("type").isEmpty else {
      refuse("type", "a new row needs a type", hint: "write plassen, eten, slapen or another type")
      return nil
    }
    guard let time = newTime(seconds: nil, offset: nil) else { return nil }
    var members = [JSONMember("time", .text(time))]
    members.append(JSONMember("type", .text(EventColumns.unguarded(cell("type")))))
    for column in columns
    where !EventColumns.clock.contains(column) && column != "type" && !cell(column).isEmpty {
      set(column, EventColumns.unguarded(cell(column)), in: &members)
    }
    return JSONTree.object(members).encoded()
  }

  // MARK: Time

  /// Puts the time that the cells show into the line where they differ from what was written.
  /// - Returns: false where they show none.
  private mutating func setTime(in members: inout [JSONMember], _ before: [String: String]) -> Bool {
    let clock = ["date", "time", "offset"]
    if clock.allSatisfy({ CellLikeness.isSame(cell($0), before[$0] ?? "", column: $0) }) { return true }
    // Emptied altogether: the time that is carried stands.
    if clock.allSatisfy({ cell($0).isEmpty }) {
      ignore("date")
      return true
    }
    let place = members.lastIndex { $0.key == "time" }
    let old = place.flatMap { LogReader.time(members[$0].value) }
    let isSameMinute = CellLikeness.isSame(cell("time"), before["time"] ?? "", column: "time")
    let seconds = old.flatMap { $0.offset == nil ? nil : keptSeconds($0.text, isSameMinute: isSameMinute) }
    let keepsOffset = CellLikeness.isSame(cell("offset"), before["offset"] ?? "", column: "offset")
    // A number is shown as in Greenwich.
    let isNumber = old.map { $0.offset == nil } == true && cell("offset").isEmpty
    let offset = isNumber ? "Z" : keepsOffset ? before["offset"] : nil
    guard let text = newTime(seconds: seconds, offset: offset) else { return false }
    var value = JSONTree.text(text)
    if let old, old.offset == nil, let time = WrittenTime(text) {
      value = .number(String(time.instant.seconds - Instant.secondsBefore2001))
    }
    if let place { members[place].value = value } else { members.insert(JSONMember("time", value), at: 0) }
    return true
  }

  /// Those that were written, where the minute is the same one; none where none were. Nil: those of the cell.
  private func keptSeconds(_ text: String, isSameMinute: Bool) -> String? {
    let written = Self.secondsText(text)
    if isSameMinute { return written }
    return written.isEmpty && (ClockTime.seconds(cell("time")) ?? 0) % 60 == 0 ? "" : nil
  }

  /// What stands between the minute and the distance from Greenwich: `:07.250`, or nothing.
  private static func secondsText(_ text: String) -> String {
    String(text.dropFirst(16).prefix { $0 == ":" || $0 == "." || $0.isNumber })
  }

  private mutating func newTime(seconds: String?, offset: String?) -> String? {
    guard let date = CellLikeness.date(cell("date")) else {
      refuse("date", "“\(cell("date"))” is no date", hint: "write it like 2026-03-26")
      return nil
    }
    guard let clock = ClockTime.seconds(cell("time")) else {
      refuse("time", "“\(cell("time"))” is no time", hint: "write it like 07:05")
      return nil
    }
    let minute = TimeOfDay(minutes: clock / 60) ?? .midnight
    let behind = seconds ?? ":" + (clock % 60 < 10 ? "0" : "") + "\(clock % 60)"
    var distance = offset ?? cell("offset")
    if distance.hasPrefix("'") { distance.removeFirst() }
    if distance.isEmpty {
      if let zone, let local = LocalTime(date: date, secondOfDay: clock) {
        distance = zone.offset(at: zone.instant(local)).description
      } else {
        distance = lastOffset.isEmpty ? "Z" : lastOffset
      }
    }
    let text = "\(date)T\(minute)\(behind)\(distance)"
    guard LogReader.time(.text(text)) != nil else {
      refuse("offset", "“\(text)” is no time", hint: "write the distance from Greenwich like +01:00 or Z")
      return nil
    }
    return text
  }
}
