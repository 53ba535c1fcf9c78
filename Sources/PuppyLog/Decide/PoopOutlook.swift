import Civil

/// How many poops a day may bring, and whether one is due.
public struct PoopOutlook: Sendable {
  public enum Urgency: String, CaseIterable, Sendable { case hidden, info, gentle, attention, good }

  public let today: Int
  /// Nil where the puppy's age is not known and its own days are too few.
  public let low: Int?
  public let high: Int?
  /// Minutes of daytime since the last one.
  public let daytimeGap: Int?
  public let medianGap: Int?
  public let urgency: Urgency

  init(_ log: Logbook) {
    let poops = log.entries(.poop)
    let today = poops.count { $0.local.date == log.today }
    let range = Self.range(log)
    let steps = DaytimeSteps(log.clock)
    let gap = poops.last.map { steps.minutes(from: $0, to: log.now.instant) }
    let median = Median(zip(poops, poops.dropFirst()).map { steps.minutes(from: $0, to: $1.instant) })
    self.today = today
    (low, high) = (range?.low, range?.high)
    daytimeGap = gap
    medianGap = median?.truncated
    urgency = Self.urgency(
      log, today: today, low: range?.low ?? 0, gap: gap, median: median,
      hasWalked: Self.endedWalk(log, poops.last?.instant))
  }

  private static func urgency(
    _ log: Logbook, today: Int, low: Int, gap: Int?, median: Median?, hasWalked: Bool
  ) -> Urgency {
    let hour = log.localNow.hour
    if hour >= 23 || hour < 6 { return .hidden }
    if hour < 9, today == 0 { return .info }
    if hasWalked, today < low { return .gentle }
    if let gap, let median {
      if gap >= median.doubled { return .attention }
      // 1.5 × the median, without a fraction.
      if gap * 4 >= median.doubled * 3 { return .gentle }
    }
    if let gap, gap >= 480 { return .attention }
    if hour >= 18, today < low { return .info }
    if hour >= 10, today == 0 { return .info }
    return .good
  }

  /// By age, moved by what the last fourteen days showed where three of them have events.
  private static func range(_ log: Logbook) -> (low: Int, high: Int)? {
    var counts: [CivilDate: Int] = [:]
    let first = log.today.adding(days: -14)
    for entry in log.used where entry.local.date >= first && entry.local.date < log.today {
      counts[entry.local.date, default: 0] += entry.event.type == .poop ? 1 : 0
    }
    let usual = log.profile.ageInWeeks(log.today).map(byAge)
    guard counts.count >= 3, let median = Median(Array(counts.values)) else { return usual }
    let low = max(usual?.low ?? 0, median.truncated - 1)
    return (low, max(low, median.roundedHalfUp + 1))
  }

  private static func byAge(_ weeks: Int) -> (low: Int, high: Int) {
    switch weeks {
    case ..<8: (4, 6)
    case ..<12: (3, 5)
    case ..<26: (2, 4)
    case ..<52: (2, 3)
    default: (1, 2)
    }
  }

  /// Whether the last walk, half an hour where no length is written, ended within half an hour and brought none.
  private static func endedWalk(_ log: Logbook, _ lastPoop: Instant?) -> Bool {
    guard let walk = log.used.last(where: { $0.event.type == .walk }) else { return false }
    let end = walk.instant.adding(minutes: walk.event.minutes ?? 30)
    guard end <= log.now.instant, end.minutes(until: log.now.instant) <= 30 else { return false }
    return lastPoop.map { $0 < walk.instant } ?? true
  }
}
