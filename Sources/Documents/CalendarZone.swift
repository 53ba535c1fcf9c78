import Civil

/// The clocks of a zone for the time that a calendar speaks of: VTIMEZONE.
///
/// Where the clocks change by the same rule every year, two lines with that rule say it for ever. Elsewhere each
/// change stands there by itself.
struct CalendarZone {
  /// The clocks change, from one period to another.
  private struct Change {
    let local: LocalTime
    let from: UTCOffset
    let to: ZonePeriod
  }

  let lines: [String]

  init(_ zone: ZoneRules, from first: LocalTime, to last: LocalTime, isEndless: Bool) {
    let begin = zone.instant(first)
    // So many years hold every way in which dates fall on weekdays.
    let changes = zone.changes(
      from: begin.adding(seconds: -400 * 86_400), to: begin.adding(seconds: 29 * 365 * 86_400)
    )
    .map { change in
      let before = zone.offset(at: Instant.epoch.adding(seconds: change.seconds - 1))
      let moment = Instant.epoch.adding(seconds: change.seconds)
      return (moment: moment, change: Change(local: moment.local(before), from: before, to: change.period))
    }
    var body: [String] = []
    let groups = Dictionary(grouping: changes.map(\.change)) { "\($0.to.isDaylight) \($0.to.abbreviation)" }
    let rules = groups.sorted { $0.key < $1.key }.map { ($0.value, Self.rule($0.value)) }
    if changes.count >= 56, rules.count == 2, rules.allSatisfy({ $0.1 != nil }) {
      for (group, rule) in rules {
        if let earliest = group.first { body += Self.observance(earliest, rule: rule) }
      }
    } else {
      let end = zone.instant(last).adding(seconds: (isEndless ? 29 * 365 : 366) * 86_400)
      let stated = changes.filter { $0.moment < end }
      if stated.first.map({ $0.moment > begin }) ?? true {
        let period = zone.period(at: begin)
        body += Self.observance(
          Change(local: Instant.epoch.local(.utc), from: period.offset, to: period), rule: nil)
      }
      for change in stated { body += Self.observance(change.change, rule: nil) }
    }
    lines = ["BEGIN:VTIMEZONE", "TZID:" + zone.name] + body + ["END:VTIMEZONE"]
  }

  private static func observance(_ change: Change, rule: String?) -> [String] {
    let kind = change.to.isDaylight ? "DAYLIGHT" : "STANDARD"
    return [
      "BEGIN:" + kind, "DTSTART:" + ContentLine.time(change.local),
      "TZOFFSETFROM:" + ContentLine.offset(change.from), "TZOFFSETTO:" + ContentLine.offset(change.to.offset),
      "TZNAME:" + ContentLine.escaped(change.to.abbreviation),
    ] + (rule.map { ["RRULE:" + $0] } ?? []) + ["END:" + kind]
  }

  /// One day of the year that all these changes fall on: `FREQ=YEARLY;BYMONTH=3;BYDAY=2SU`. Nil where there is none.
  private static func rule(_ changes: [Change]) -> String? {
    guard let first = changes.first,
      changes.allSatisfy({
        $0.local.date.month == first.local.date.month && $0.local.secondOfDay == first.local.secondOfDay
          && $0.local.date.weekday == first.local.date.weekday && $0.from == first.from && $0.to == first.to
      }),
      zip(changes, changes.dropFirst()).allSatisfy({ $1.local.date.year == $0.local.date.year + 1 })
    else { return nil }
    let weeks = Set(changes.map { ($0.local.date.day - 1) / 7 + 1 })
    let isLast = changes.allSatisfy { $0.local.date.day + 7 > $0.local.date.yearMonth.dayCount }
    guard isLast || weeks.count == 1, let week = weeks.first else { return nil }
    let date = first.local.date
    return "FREQ=YEARLY;BYMONTH=\(date.month);BYDAY=\(isLast ? -1 : week)\(ContentLine.day(date.weekday))"
  }
}
