public import Civil

/// What is due next, and how long ago everything else was.
public struct PuppyOutlook: Sendable {
  public struct Since: Sendable {
    public let type: EventType
    public let at: LocalTime
    public let minutes: Int
  }

  public let log: Logbook
  public let potty: PottyPrediction
  public let poop: PoopOutlook
  /// The last meal, drink, walk and medicine, those there were.
  public let since: [Since]
  /// Minutes; nil while the puppy sleeps, or before it ever woke.
  public let awake: Int?
  /// Minutes; nil while it is awake.
  public let asleep: Int?

  public init(_ log: Logbook) {
    self.log = log
    potty = PottyPrediction(log)
    poop = PoopOutlook(log)
    let now = log.now.instant
    since = [EventType.eating, .drinking, .walk, .medicine].compactMap { type in
      log.used.last { $0.event.type == type }.map {
        Since(type: type, at: $0.local, minutes: $0.instant.minutes(until: now))
      }
    }
    let last = SleepReading(log.used, now: now).sessions.last
    awake = last?.end.map { $0.minutes(until: now) }
    asleep = last.flatMap { $0.end == nil ? $0.start.instant.minutes(until: now) : nil }
  }
}
