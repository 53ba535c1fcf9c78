public import Diagnostics
public import Tabular

import Civil

extension PuppyReports {
  public static func json(_ outlook: PuppyOutlook, diagnostics: [Diagnostic]) -> JSONValue {
    let log = outlook.log
    let potty = outlook.potty
    let poop = outlook.poop
    return [
      "potty": [
        "state": .text(potty.state.rawValue), "base_min": .integer(potty.base),
        "expected_min": .optional(potty.expected), "since_min": .optional(potty.since),
        "remaining_min": .optional(potty.remaining), "trigger": .optional(potty.trigger?.rawValue),
        "trigger_min": .optional(potty.triggerMinutes),
        "last_pee": .optional(potty.lastPee?.local.description),
        "location": .optional(potty.lastPee?.event.spot?.name),
      ],
      "poop": [
        "today": .integer(poop.today), "low": .optional(poop.low), "high": .optional(poop.high),
        "daytime_gap_min": .optional(poop.daytimeGap), "median_gap_min": .optional(poop.medianGap),
        "urgency": .text(poop.urgency.rawValue),
      ],
      "since": .object(
        Dictionary(
          outlook.since.map {
            ($0.type.name, ["time": .text($0.at.description), "min": .integer($0.minutes)])
          }
        ) { first, _ in first }),
      "awake_min": .optional(outlook.awake), "asleep_min": .optional(outlook.asleep),
      "now": .text(log.localNow.description), "zone": .optional(log.clock.zone?.name),
      "diagnostics": .diagnostics(diagnostics),
    ]
  }

  public static func json(_ day: DayView, diagnostics: [Diagnostic]) -> JSONValue {
    [
      "date": .text(day.date.description), "day_number": .optional(day.dayNumber),
      "age_weeks": .optional(day.ageInWeeks), "timeline": .array(day.timeline.map(json)),
      "meals": .array(day.meals.map(json)), "silence_min": .optional(day.silence),
      "prompt": .optional(day.prompt?.rawValue), "now": .text(day.log.localNow.description),
      "zone": .optional(day.log.clock.zone?.name), "diagnostics": .diagnostics(diagnostics),
    ]
  }

  private static func json(_ entry: Logbook.Entry) -> JSONValue {
    [
      "time": .text(entry.local.time.description), "type": .text(entry.event.type.name),
      "location": .optional(entry.event.spot?.name), "note": .optional(entry.event.note),
      "duration_min": .optional(entry.event.minutes), "file": .text(entry.event.file),
      "line": .integer(entry.event.line),
    ]
  }

  private static func json(_ meal: MealPlan.Meal) -> JSONValue {
    [
      "label": .text(meal.portion.label), "target": .optional(meal.portion.target?.description),
      "logged": .optional(meal.logged?.time.description), "state": .optional(meal.state?.rawValue),
    ]
  }
}
