public import Tabular

import Civil

/// The tables of `hound puppy`.
public enum PuppyGrids {
  /// A row a day, columns as in the JSON report.
  public static func days(_ stats: PuppyStats) -> Grid {
    var grid = Grid([
      "date", "day_number", "age_weeks", "events", "pee_outdoor", "pee_indoor", "poop_outdoor", "poop_indoor",
      "outdoor_pct", "meals", "meals_expected", "drinks", "walks", "walk_min", "walks_timed",
      "exercise_limit_min", "gap_count", "gap_mean", "gap_median", "streak", "sleep_min", "sleep_app_min",
    ])
    for day in stats.days {
      grid.append(
        [.text(day.date.description)]
          + [
            day.dayNumber, day.ageInWeeks, day.events, day.peeOutdoor, day.peeIndoor, day.poopOutdoor,
            day.poopIndoor, day.outdoorPercent, day.meals, day.mealsExpected, day.drinks, day.walks,
            day.walkMinutes, day.walksTimed, day.exerciseLimit, day.gaps.count, day.gaps.mean,
            day.gaps.median, day.streak, day.sleepMinutes, day.sleepAppMinutes,
          ].map(number))
    }
    return grid
  }

  /// The same for a screen: the columns one looks at.
  static func daysToRead(_ stats: PuppyStats, _ say: Speech) -> Grid {
    var grid = Grid([
      say("dag", "day"), say("plas", "pee"), say("poep", "poop"), say("buiten %", "outdoors %"),
      say("eten", "meals"), say("lopen", "walks"), say("tussen", "gap"), say("reeks", "streak"),
      say("slaap", "sleep"),
    ])
    for day in stats.days {
      grid.append([
        .text(DayTitle.short(day.date, say)), .number("\(day.peeOutdoor)/\(day.peeOutdoor + day.peeIndoor)"),
        .number("\(day.poopOutdoor)/\(day.poopOutdoor + day.poopIndoor)"), number(day.outdoorPercent),
        .number(day.mealsExpected.map { "\(day.meals)/\($0)" } ?? "\(day.meals)"),
        .number(day.exerciseLimit.map { "\(day.walkMinutes)/\($0)" } ?? "\(day.walkMinutes)"),
        number(day.gaps.median), number(day.streak), .number(say.duration(day.sleepMinutes)),
      ])
    }
    return grid
  }

  /// What the figures with a stroke are.
  static func legend(_ say: Speech) -> String {
    say(
      "Plas en poep: buiten van alle; eten: van gepland; lopen: minuten van de grens.",
      "Pee and poop: outdoors of all; meals: of planned; walks: minutes of the limit.")
  }

  public static func timeline(_ day: DayView) -> Grid {
    var grid = Grid(["time", "type", "location", "note", "duration_min", "file", "line"])
    for entry in day.timeline {
      grid.append([
        .text(entry.local.time.description), .text(entry.event.type.name), text(entry.event.spot?.name),
        text(entry.event.note), number(entry.event.minutes), .text(entry.event.file),
        .number("\(entry.event.line)"),
      ])
    }
    return grid
  }

  static func timelineToRead(_ day: DayView, _ say: Speech) -> Grid {
    var grid = Grid([
      say("tijd", "time"), "", say("wat", "what"), say("waar", "where"), say("notitie", "note"),
    ])
    for entry in day.timeline {
      let event = entry.event
      let notes = [event.note].compactMap(\.self) + event.particulars + event.pictures
      grid.append([
        .text(entry.local.time.description), .text(Speech.emoji(event.type)),
        .text(say.label(event.type) + (event.minutes.map { ", \($0) min" } ?? "")),
        text(event.spot.map(say.label)), text(notes.joined(separator: " · ")),
      ])
    }
    return grid
  }

  /// The types to log, most used first.
  public static func types(_ events: [PuppyEvent], _ say: Speech) -> Grid {
    let counts = Dictionary(events.map { ($0.type, 1) }, uniquingKeysWith: +)
    let types = Set(EventType.known).union(counts.keys).sorted { left, right in
      let (l, r) = (counts[left] ?? 0, counts[right] ?? 0)
      return l == r ? left.name < right.name : l > r
    }
    var grid = Grid(["", say("woord", "word"), say("wat", "what"), say("keer", "times")])
    for type in types {
      grid.append([
        .text(Speech.emoji(type)), .text(type.name), .text(say.label(type)),
        .number("\(counts[type] ?? 0)"),
      ])
    }
    return grid
  }

  private static func number(_ value: Int?) -> GridValue { value.map { .number("\($0)") } ?? .empty }
  private static func text(_ value: String?) -> GridValue {
    value.map { $0.isEmpty ? .empty : .text($0) } ?? .empty
  }
}
