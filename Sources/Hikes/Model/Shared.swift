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
