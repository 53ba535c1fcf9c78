public import Civil

/// How often a dog was fed, given medicine and let out during a visit.
public struct CareTally: Hashable, Sendable {
  public var feeding = 0
  public var medication = 0
  public var potty = 0

  public init() {}

  /// One entry of a list: its type in the form in which types are compared, and its moment.
  public struct Entry: Hashable, Sendable {
    public let type: String
    public let at: Instant

    public init(type: String, at: Instant) {
      self.type = type
      self.at = at
    }
  }

  /// Entries of one type within so many seconds of one before are one: a finger that tapped twice.
  static let oneTap = 5

  /// How many things happened: entries of one visit and one list, in any order, repeated taps once.
  public static func count(_ entries: [Entry]) -> Int {
    guard entries.count > 1 else { return entries.count }
    var count = 0
    var last: [String: Instant] = [:]
    for entry in entries.sorted(by: { $0.at < $1.at }) {
      let isRepeated = last[entry.type].map { entry.at <= $0.adding(seconds: oneTap) } ?? false
      if !isRepeated { count += 1 }
      last[entry.type] = entry.at
    }
    return count
  }

  static func + (left: CareTally, right: CareTally) -> CareTally {
    var sum = left
    sum.feeding += right.feeding
    sum.medication += right.medication
    sum.potty += right.potty
    return sum
  }
}

/// What a potty record may say; the app writes it in any case.
public enum PottyType: String, Sendable, CaseIterable {
  case pee, poop, both, nothing
}
