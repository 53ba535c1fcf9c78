/// What a record of the export counts.
public enum StepKind: UInt8, CaseIterable, Sendable, Comparable {
  case steps
  /// Walked or run, in metres.
  case distance

  public static func < (left: StepKind, right: StepKind) -> Bool { left.rawValue < right.rawValue }

  /// As reports and sheets write it.
  public var name: String {
    switch self {
    case .steps: "steps"
    case .distance: "distance"
    }
  }
}

/// In what a record counts. One of each is so many thousandths of a step or a metre.
public enum StepUnit: UInt8, CaseIterable, Sendable {
  case count
  case metre
  case kilometre
  case mile

  public init?(_ text: some Collection<UInt8>, of kind: StepKind) {
    for unit in Self.allCases where unit.kind == kind && text.elementsEqual(unit.text.utf8) {
      self = unit
      return
    }
    return nil
  }

  var kind: StepKind { self == .count ? .steps : .distance }

  public var text: String {
    switch self {
    case .count: "count"
    case .metre: "m"
    case .kilometre: "km"
    case .mile: "mi"
    }
  }

  var thousandths: UInt128 {
    switch self {
    case .count, .metre: 1_000
    case .kilometre: 1_000_000
    case .mile: 1_609_344
    }
  }
}

/// Who counted, from the least to be believed on.
public enum SampleRank: UInt8, Sendable, Comparable {
  case other
  case phone
  case watch
  case manual

  public static func < (left: SampleRank, right: SampleRank) -> Bool { left.rawValue < right.rawValue }
}

/// A record of the export that can be counted, packed for millions of them.
public struct StepSample: Hashable, Sendable {
  /// Since 1970 in Greenwich.
  public let start: Int
  /// Not before the start.
  public let end: Int
  /// The value's digits without the point.
  public let digits: UInt64
  /// Counted from 0 in the order of the file.
  public let number: Int
  /// By the list of sources.
  public let source: UInt32
  /// How far the clock that wrote the start is ahead of Greenwich, in seconds.
  public let offset: Int32
  public let kind: StepKind
  public let unit: StepUnit
  /// How many of the digits stand after the point, 18 at most.
  public let decimals: UInt8
  public let rank: SampleRank

  public init(
    start: Int, end: Int, offset: Int32, kind: StepKind, unit: StepUnit, digits: UInt64, decimals: UInt8,
    source: UInt32, rank: SampleRank, number: Int
  ) {
    self.start = start
    self.end = end
    self.offset = offset
    self.kind = kind
    self.unit = unit
    self.digits = digits
    self.decimals = decimals
    self.source = source
    self.rank = rank
    self.number = number
  }

  /// In steps or metres, exact to 21 places: `amount` ÷ 10²¹.
  public var amount: UInt128 {
    UInt128(digits) * unit.thousandths * PowerOfTen.all[18 - Int(min(decimals, 18))]
  }

  /// How long it took, in seconds.
  var length: Int { end - start }

  /// Whether both tell the same thing: a record that was written twice.
  public func repeats(_ other: StepSample) -> Bool {
    kind == other.kind && source == other.source && start == other.start && end == other.end
      && amount == other.amount
  }

  /// By kind, start, end, source and value, then as they stand in the file: repeats are neighbours.
  public static func isEarlier(_ left: StepSample, _ right: StepSample) -> Bool {
    if left.kind != right.kind { return left.kind < right.kind }
    if left.start != right.start { return left.start < right.start }
    if left.end != right.end { return left.end < right.end }
    if left.source != right.source { return left.source < right.source }
    if left.digits != right.digits || left.decimals != right.decimals || left.unit != right.unit {
      let (one, other) = (left.amount, right.amount)
      if one != other { return one < other }
    }
    return left.number < right.number
  }
}

enum PowerOfTen {
  /// 10⁰ to 10²¹.
  static let all: [UInt128] = (0...21).map { count in (0..<count).reduce(1) { power, _ in power * 10 } }
}
