import Civil
import Store
import Tabular

extension RunSheetReader {
  /// One run from its rows.
  mutating func run(_ group: Group, _ children: inout RunChildren) -> JSONTree {
    let first = group.rows[0]
    let base = group.rows.lazy.map { $0["_run"] }.first { !$0.isEmpty }.flatMap { Self.tree($0) }
    if first.isHiddenOnly, let base { return base }
    var tree = base ?? .object([])
    let id =
      group.isNew
      ? Self.derivedID("run", [first["run_name"], first["date"], first["start"]]) : first["run_id"]
    put("id", id, in: &tree)
    put("name", first["run_name"], in: &tree)
    time(first, &tree)
    let stops = self.stops(group, id, &children)
    if !stops.isEmpty || tree["stops"] == nil || tree["stops"]?.isNull == true {
      tree.set("stops", .array(stops))
    }
    if base == nil {
      tree.set("isCompleted", .bool(false))
      if let made = tree["scheduledTime"] { tree.set("createdAt", made) }
    }
    return tree
  }

  /// A text that the cell changed, or that was never there.
  private func put(_ key: String, _ text: String, in tree: inout JSONTree) {
    if (tree[key]?.text ?? (tree[key] == nil ? nil : "")) != text { tree.set(key, .text(text)) }
  }

  /// The day and the time, each written anew only where its cell says another.
  private mutating func time(_ row: Row, _ tree: inout JSONTree) {
    let zone = row["zone"].trimmingSpaces
    let rules = zone.isEmpty ? nil : zones(zone)
    if !zone.isEmpty, rules == nil {
      return fault(
        row, "zone", "“\(zone)” is no time zone of this computer", hint: "write America/Halifax, say")
    }
    guard let date = CivilDate(iso: row["date"].trimmingSpaces) else {
      return fault(row, "date", "“\(row["date"])” is no date", hint: "write it as 2026-03-12")
    }
    guard let start = TimeOfDay(RunSheetShape.plainTime(row["start"].trimmingSpaces)) else {
      return fault(row, "start", "“\(row["start"])” is no time", hint: "write it as 15:05")
    }
    let clock: ShownClock = rules.map { .zone($0) } ?? .own
    let day = Self.written(tree["scheduledDate"])
    let time = Self.written(tree["scheduledTime"])
    if let day, clock.local(day).date == date {
    } else {
      let old = day.map { clock.local($0) } ?? LocalTime(date: date, time: start)
      let moved = LocalTime(date: date, secondOfDay: old.secondOfDay) ?? old
      tree.set("scheduledDate", Self.rewritten(moved, like: day, rules))
    }
    if let time, clock.local(time).time == start {
    } else {
      let made = time.map { clock.local($0).date } ?? date
      tree.set("scheduledTime", Self.rewritten(LocalTime(date: made, time: start), like: time, rules))
    }
  }

  static func written(_ tree: JSONTree?) -> WrittenTime? {
    switch tree {
    case .number(let number): WrittenTime(secondsSince2001: number)
    case .text(let text): WrittenTime(text)
    default: nil
    }
  }

  /// A new moment in the form of the old one: a number, or text with `Z` or the distance that holds then.
  private static func rewritten(_ local: LocalTime, like old: WrittenTime?, _ rules: ZoneRules?) -> JSONTree {
    let instant = rules?.instant(local) ?? local.instant(old?.offset ?? .utc)
    guard let old, let offset = old.offset else {
      return .number("\(instant.seconds - Instant.secondsBefore2001)")
    }
    if old.text.hasSuffix("Z") { return .text("\(instant)") }
    let there = rules?.offset(at: instant) ?? offset
    return .text("\(instant.local(there).withSeconds)\(there)")
  }

  private mutating func stops(_ group: Group, _ run: String, _ children: inout RunChildren) -> [JSONTree] {
    var numbered: [(number: Int, row: Row)] = []
    var last = 0
    for row in group.rows where Self.isStop(row) {
      let text = row["stop_no"].trimmingSpaces
      guard let number = text.isEmpty ? last + 1 : Self.thousandths(text) else {
        fault(
          row, "stop_no", "“\(text)” is no number", hint: "number the stops 1, 2, 3; 2.5 goes between 2 and 3"
        )
        continue
      }
      if let earlier = numbered.first(where: { $0.number == number }), !text.isEmpty {
        fault(
          row, "stop_no", "stop \(text) stands in row \(earlier.row.number) already",
          hint: "give each stop of a run its own number; 2.5 goes between 2 and 3")
        continue
      }
      last = number
      numbered.append((number, row))
    }
    let sorted = numbered.enumerated().sorted {
      ($0.element.number, $0.offset) < ($1.element.number, $1.offset)
    }
    return sorted.enumerated().map { place, entry in stop(entry.element.row, run, place, &children) }
  }

  private static func isStop(_ row: Row) -> Bool {
    ["stop_no", "stop_id", "stop_type", "stop_name", "child", "task", "minutes", "_stop"].contains {
      !row.isBlank($0)
    }
  }

  /// `2.5` is 2500.
  private static func thousandths(_ text: String) -> Int? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let whole = Int(parts[0]), (0...1_000_000).contains(whole) else {
      return nil
    }
    guard parts.count == 2 else { return whole * 1000 }
    guard let rest = Int((parts[1] + "000").prefix(3)), rest >= 0, parts[1].utf8.count <= 3 else {
      return nil
    }
    return whole * 1000 + rest
  }

  private mutating func stop(_ row: Row, _ run: String, _ place: Int, _ children: inout RunChildren)
    -> JSONTree
  {
    let base = row["_stop"].isEmpty ? nil : Self.tree(row["_stop"])
    var tree = base ?? .object([])
    let id = row["stop_id"].trimmingSpaces
    let isCopy = !id.isEmpty && !children.take(stop: id, of: run)
    put(
      "id",
      id.isEmpty || isCopy
        ? Self.derivedID("stop", [run, "\(place)", row["stop_name"], row["task"]]) : row["stop_id"],
      in: &tree)
    put("name", row["stop_name"], in: &tree)
    put("type", row["stop_type"].isBlankName && base == nil ? "Custom" : row["stop_type"], in: &tree)
    child(row, &tree, &children)
    put("task", row["task"], in: &tree)
    let minutes = row["minutes"].trimmingSpaces
    if minutes != "\(tree["estimatedMinutes"]?.integer ?? 0)" || tree["estimatedMinutes"] == nil {
      if let number = Int(minutes) {
        tree.set("estimatedMinutes", .number("\(number)"))
      } else {
        fault(row, "minutes", "“\(minutes)” is no number of minutes", hint: "write whole minutes, 10 say")
      }
    }
    for (column, key) in [("note", "note"), ("done_at", "doneAt")] {
      if (tree[key]?.text ?? "") != row[column] { tree.set(key, .text(row[column])) }
    }
    if base == nil { tree.set("isCompleted", .bool(false)) }
    return tree
  }

  /// The child of a stop: as it was, another one of the file, a new name, or nobody.
  private mutating func child(_ row: Row, _ tree: inout JSONTree, _ children: inout RunChildren) {
    let old = tree["assignedChild"]
    let name = row["child"]
    let age = row["child_age"].trimmingSpaces
    guard !age.isEmpty, Int(age) == nil else {
      let id = row["child_id"]
      if name == old?["name"]?.text ?? "", age == old?["age"]?.integer.map({ "\($0)" }) ?? "",
        id == old?["id"]?.text ?? ""
      {
        return
      }
      if name.isBlankName, id.isBlankName { return tree.remove("assignedChild") }
      tree.set("assignedChild", children.child(id: id, name: name, age: Int(age), instead: old))
      return
    }
    fault(row, "child_age", "“\(age)” is no age", hint: "write whole years, or leave it empty")
  }

  /// An id that does not change from one reading to the next: UUID version 8 of a digest.
  static func derivedID(_ kind: String, _ parts: [String]) -> String {
    var bytes = Array(
      SHA256.digest(Array((["hound", kind] + parts).joined(separator: "\u{1F}").utf8)).prefix(16))
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    let digits = Array("0123456789ABCDEF")
    var text = ""
    for (place, byte) in bytes.enumerated() {
      if [4, 6, 8, 10].contains(place) { text += "-" }
      text += "\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }
    return text
  }
}
