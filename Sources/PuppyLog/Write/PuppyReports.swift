public import Diagnostics
public import Tabular

import Civil

/// The JSON reports of `hound puppy`.
public enum PuppyReports {
  public static func json(_ stats: PuppyStats, diagnostics: [Diagnostic]) -> JSONValue {
    let log = stats.log
    return [
      "files": .integer(log.fileCount), "lines": .integer(log.lineCount), "events": .integer(log.eventCount),
      "by_type": .object(
        Dictionary(log.byType.map { ($0.key.name, .integer($0.value)) }) { first, _ in first }),
      "gaps": [
        "day": json(GapFigures(stats.gaps.day)), "all": json(GapFigures(stats.gaps.all)),
        "dropped": .integer(stats.gaps.dropped),
      ],
      "streak": [
        "current": .integer(stats.streak.current), "best": .integer(stats.streak.best),
        "best_from": .optional(stats.streak.bestFrom?.description),
        "best_to": .optional(stats.streak.bestTo?.description), "on_fire": .bool(stats.streak.isOnFire),
      ],
      "days": .array(stats.days.map(json)), "nights": .array(stats.rest.nights.map(json)),
      "naps": naps(stats), "sessions": .array(stats.sessions.map { json($0, log.clock) }),
      "patterns": .object(
        Dictionary(stats.patterns.map { ($0.cause.rawValue, json($0)) }) { first, _ in first }),
      "weight": json(stats.weight), "now": .text(log.localNow.description),
      "zone": .optional(log.clock.zone?.name), "diagnostics": .diagnostics(diagnostics),
    ]
  }

  private static func json(_ gaps: GapFigures) -> JSONValue {
    [
      "count": .integer(gaps.count), "min": .integer(gaps.min), "max": .integer(gaps.max),
      "sum": .integer(gaps.sum), "mean": .integer(gaps.mean), "median": .integer(gaps.median),
      "outdoor": .integer(gaps.outdoor), "indoor": .integer(gaps.indoor),
      "outdoor_pct": .integer(gaps.outdoorPercent),
    ]
  }

  private static func json(_ day: DayFigures) -> JSONValue {
    [
      "date": .text(day.date.description), "day_number": .optional(day.dayNumber),
      "age_weeks": .optional(day.ageInWeeks), "events": .integer(day.events),
      "pee_outdoor": .integer(day.peeOutdoor), "pee_indoor": .integer(day.peeIndoor),
      "poop_outdoor": .integer(day.poopOutdoor), "poop_indoor": .integer(day.poopIndoor),
      "outdoor_pct": .optional(day.outdoorPercent), "meals": .integer(day.meals),
      "meals_expected": .optional(day.mealsExpected), "drinks": .integer(day.drinks),
      "walks": .integer(day.walks), "walk_min": .integer(day.walkMinutes),
      "walks_timed": .integer(day.walksTimed), "exercise_limit_min": .optional(day.exerciseLimit),
      "gap_count": .integer(day.gaps.count), "gap_mean": .integer(day.gaps.mean),
      "gap_median": .integer(day.gaps.median), "streak": .integer(day.streak),
      "sleep_min": .integer(day.sleepMinutes), "sleep_app_min": .integer(day.sleepAppMinutes),
    ]
  }

  private static func json(_ night: NightSleep) -> JSONValue {
    [
      "date": .text(night.date.description), "minutes": .integer(night.minutes),
      "pieces": .integer(night.pieces), "longest": .integer(night.longest), "open": .bool(night.isOpen),
    ]
  }

  private static func naps(_ stats: PuppyStats) -> JSONValue {
    let naps = stats.rest.naps
    let minutes = stats.rest.napMinutes
    let limit = stats.log.profile.shortestTriggeringNap
    return [
      "count": .integer(naps.count), "minutes": .integer(minutes),
      "mean": .integer(naps.isEmpty ? 0 : minutes / naps.count),
      "short": .integer(naps.count { ($0.minutes ?? 0) < limit }),
    ]
  }

  private static func json(_ session: SleepSession, _ clock: WallClock) -> JSONValue {
    [
      "start": .text(clock.local(session.start).description),
      "end": .optional(session.end.map { clock.local($0, own: session.own).description }),
      "minutes": .optional(session.minutes), "start_type": .text(session.startType.name),
    ]
  }

  private static func json(_ pattern: PottyPattern) -> JSONValue {
    func json(_ count: PottyPattern.Count) -> JSONValue {
      [
        "outdoor": .integer(count.outdoor), "indoor": .integer(count.indoor),
        "outdoor_pct": .optional(count.outdoorPercent),
      ]
    }
    return ["app": json(pattern.app), "bridge": json(pattern.bridge)]
  }

  private static func json(_ weight: WeightReport) -> JSONValue {
    [
      "date": .optional(weight.date?.description), "last_g": .optional(weight.last),
      "change_g": .optional(weight.change), "reference_g": .optional(weight.reference),
      "low_g": .optional(weight.low), "high_g": .optional(weight.high),
      "deviation_bp": .optional(weight.deviation),
    ]
  }
}
