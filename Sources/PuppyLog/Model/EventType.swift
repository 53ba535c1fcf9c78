/// What a line of the log is about. The app's own words; one that is not known is kept as it is.
public struct EventType: Hashable, Sendable {
  /// As written: `plassen`.
  public let name: String

  public init(_ name: String) { self.name = name }

  public static let eating = EventType("eten")
  public static let drinking = EventType("drinken")
  public static let pee = EventType("plassen")
  public static let poop = EventType("poepen")
  public static let sleep = EventType("slapen")
  public static let waking = EventType("ontwaken")
  public static let walk = EventType("uitlaten")
  public static let garden = EventType("tuin")
  public static let training = EventType("training")
  public static let crate = EventType("bench")
  public static let social = EventType("sociaal")
  public static let milestone = EventType("milestone")
  public static let behavior = EventType("gedrag")
  public static let weight = EventType("gewicht")
  public static let moment = EventType("moment")
  public static let medicine = EventType("medicatie")
  public static let coverageGap = EventType("coverageGap")

  /// The fourteen of the first app, then three later ones.
  public static let known: [EventType] = [
    eating, drinking, pee, poop, sleep, waking, walk, garden, training, crate, social, milestone, behavior,
    weight, moment, medicine, coverageGap,
  ]
  private static let knownSet = Set(known)

  public var isKnown: Bool { Self.knownSet.contains(self) }
  /// Pee and poop, which are nothing without a place.
  public var isPotty: Bool { self == .pee || self == .poop }
  /// Opens a sleep.
  public var opensSleep: Bool { self == .sleep || self == .crate }

  /// Where two things happen at one moment: waking first, then the crate, then sleep, then all others alike, so
  /// that the order of the lines in a file decides nothing.
  var rank: Int {
    switch self {
    case .waking: 0
    case .crate: 1
    case .sleep: 2
    default: 3
    }
  }
}

/// Where something happened: `buiten`, `binnen`, or any other word.
public struct Spot: Hashable, Sendable {
  public let name: String

  public init(_ name: String) { self.name = name }

  public static let outdoor = Spot("buiten")
  public static let indoor = Spot("binnen")
}
