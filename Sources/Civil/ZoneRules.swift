/// How clocks go for a while in one zone: `AST`, four hours behind Greenwich.
public struct ZonePeriod: Hashable, Sendable {
  /// `AST`, `ADT`; zones without letters have their numbers, `-03`.
  public let abbreviation: String
  public let offset: UTCOffset
  public let isDaylight: Bool

  public init(abbreviation: String, offset: UTCOffset, isDaylight: Bool) {
    self.abbreviation = abbreviation
    self.offset = offset
    self.isDaylight = isDaylight
  }
}

/// The clocks of one time zone, past and to come, from the system's list of zones.
///
/// Every answer is a calculation on what was handed in: the same file gives the same answers on every machine.
public struct ZoneRules: Sendable {
  /// `America/Halifax`.
  public let name: String
  /// Before the first change that is written down.
  let first: ZonePeriod
  /// Earliest first.
  let transitions: [Transition]
  /// After the last of them; nil where the file has none.
  let rule: DaylightRule?

  /// The clocks change to another period at a moment.
  public struct Transition: Hashable, Sendable {
    /// Since 1970 in Greenwich.
    public let seconds: Int
    public let period: ZonePeriod
  }

  init(name: String, first: ZonePeriod, transitions: [Transition], rule: DaylightRule?) {
    self.name = name
    self.first = first
    self.transitions = transitions
    self.rule = rule
  }

  /// A zone that goes by one rule in all years.
  public init?(name: String, rule text: String) {
    guard let rule = DaylightRule(text) else { return nil }
    self.init(name: name, first: rule.standard, transitions: [], rule: rule)
  }

  /// Clocks that always show so much more than Greenwich's.
  public init(fixed offset: UTCOffset) {
    let period = ZonePeriod(abbreviation: "\(offset)", offset: offset, isDaylight: false)
    self.init(name: "\(offset)", first: period, transitions: [], rule: nil)
  }

  /// Greenwich, which needs no file.
  public static let utc = ZoneRules(
    name: "UTC", first: ZonePeriod(abbreviation: "UTC", offset: .utc, isDaylight: false), transitions: [],
    rule: nil)

  /// How the clocks go at a moment. Logarithmic in the changes on record.
  public func period(at instant: Instant) -> ZonePeriod {
    let seconds = instant.seconds
    guard let last = transitions.last, seconds < last.seconds else {
      return ruled(seconds) ?? transitions.last?.period ?? first
    }
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle].seconds <= seconds { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? first : transitions[low - 1].period
  }

  public func offset(at instant: Instant) -> UTCOffset { period(at: instant).offset }

  /// What the clock and the calendar there show.
  public func local(_ instant: Instant) -> LocalTime { instant.local(offset(at: instant)) }

  /// The moment that a clock there shows so. Where it does twice, in the hour that is lived again, the first;
  /// where it never does, in the hour that is left out, as far after the change as it stands after the jump's
  /// beginning (02:30 is then 03:30).
  public func instant(_ local: LocalTime) -> Instant {
    let wall = Instant.epoch.adding(seconds: local.secondsInUTC)
    let before = offset(at: wall.adding(seconds: -86_400))
    let after = offset(at: wall.adding(seconds: 86_400))
    for offset in [before, after] {
      let instant = local.instant(offset)
      if self.offset(at: instant) == offset { return instant }
    }
    return local.instant(before)
  }

  /// The changes from one moment on and before another, earliest first.
  public func changes(from start: Instant, to end: Instant) -> [Transition] {
    let known = transitions.filter { $0.seconds >= start.seconds && $0.seconds < end.seconds }
    guard let rule, let year = ruledYears(start, end) else { return known }
    let lastKnown = transitions.last?.seconds ?? Int.min
    return known
      + year.flatMap { rule.changes($0) }.filter {
        $0.seconds > lastKnown && $0.seconds >= start.seconds && $0.seconds < end.seconds
      }
  }

  private func ruledYears(_ start: Instant, _ end: Instant) -> ClosedRange<Int>? {
    let from = start.local(.utc).date.year - 1
    let to = end.local(.utc).date.year + 1
    return from <= to ? from...to : nil
  }

  /// By the rule for all other years; nil without one.
  private func ruled(_ seconds: Int) -> ZonePeriod? {
    guard let rule else { return nil }
    let year = Instant.epoch.adding(seconds: seconds).local(rule.standard.offset).date.year
    let changes = (year - 1...year + 1).flatMap { rule.changes($0) }
    return changes.last { $0.seconds <= seconds }?.period ?? rule.standard
  }
}
