import Civil
public import Diagnostics

/// Everything that ``hound puppy stats`` says, each part by its own rule.
public struct PuppyStats: Sendable {
  public let log: Logbook
  public let gaps: PottyGaps
  public let streak: OutdoorStreak
  /// From the first day with an event to the last, those without one between them too.
  public let days: [DayFigures]
  public let rest: Rest
  public let sessions: [SleepSession]
  public let patterns: [PottyPattern]
  public let weight: WeightReport
  /// `sleep-after-sleep` and `wake-without-sleep`.
  public let findings: [Diagnostic]

  public init(_ log: Logbook, growth: GrowthTable? = nil) {
    let coverage = CoverageSpans(log)
    let sleep = SleepReading(log.used, now: log.now.instant)
    self.log = log
    gaps = PottyGaps(log, coverage)
    streak = OutdoorStreak(log, coverage)
    sessions = sleep.sessions
    rest = Rest(sleep.sessions, log)
    patterns = PottyPattern.Cause.allCases.map { PottyPattern($0, log) }
    weight = WeightReport(log, growth)
    findings = sleep.findings
    days = Self.days(log, gaps, streak, DaySleep(sleep.sessions, log))
  }

  private static func days(
    _ log: Logbook, _ gaps: PottyGaps, _ streak: OutdoorStreak, _ sleep: DaySleep
  ) -> [DayFigures] {
    let byDay = Dictionary(grouping: log.used) { $0.local.date.dayNumber }
    let gapsByDay = Dictionary(grouping: gaps.day) { $0.end.date.dayNumber }
    guard let first = byDay.keys.min(), let last = byDay.keys.max() else { return [] }
    var days: [DayFigures] = []
    var current = 0
    for number in first...last {
      let date = CivilDate(dayNumber: number)
      let entries = byDay[number] ?? []
      current = streak.byDay[date] ?? current
      // By instant: with a zone or without, a day may begin before the last event of the one before.
      let both = (byDay[number - 1] ?? []) + entries
      days.append(
        DayFigures(
          date, entries, profile: log.profile, gaps: gapsByDay[number] ?? [], streak: current,
          sleep: sleep.minutes(date), sleepApp: DaySleep.appMinutes(date, both, log)))
    }
    return days
  }
}
