/// A value that is held once, however often what holds it is copied: a ledger of years copies its lines many times, and a
/// payment or a dog has two dozen fields.
final class Shared<Value: Hashable & Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension Shared: Hashable {
  static func == (left: Shared, right: Shared) -> Bool { left === right || left.value == right.value }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// A row of a table that is held once, however many name a row of it: nothing is made anew for each.
struct SharedRow<Row: Hashable & Sendable>: Sendable {
  let rows: [Row]
  let place: Int

  init(_ rows: [Row], at place: Int) {
    self.rows = rows
    self.place = place
  }

  var value: Row { rows[place] }
}

extension SharedRow: Hashable {
  static func == (left: SharedRow, right: SharedRow) -> Bool { left.value == right.value }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
