public import Civil
import Documents

/// The runs that are to come and those of today, for a calendar, each with an alarm at its start.
public enum RunCalendar {
  /// - Parameter stamp: when the file is written.
  public static func bytes(_ board: RunDashboard, stamp: Instant, _ clock: ShownClock) -> [UInt8] {
    let zone: ZoneRules =
      switch clock {
      case .zone(let rules): rules
      case .own: .utc
      }
    let runs = board.runs.filter { $0.date >= board.today && $0.progress.state != .cancelled }
    return CalendarFile(name: "School runs", zone: zone, events: runs.map { event($0, stamp, clock) }).bytes
  }

  private static func event(_ summary: RunSummary, _ stamp: Instant, _ clock: ShownClock) -> CalendarEvent {
    let run = summary.run
    // The file's own id makes it what it is.
    var event = CalendarEvent(
      uid: "\(run.key)@school-run.hound", sequence: 0, stamp: stamp,
      start: .local(shown(summary.times.start, run, clock)),
      end: .local(shown(summary.times.end, run, clock)),
      summary: RunReports.name(run))
    event.description = run.stops.enumerated().map { place, stop in
      let child = stop.child.map { " (\($0.name))" } ?? ""
      let task =
        stop.task.isBlankName
        ? "" : ": \(stop.task.split(whereSeparator: \.isNewline).joined(separator: " "))"
      return "\(summary.times.stops[place].arrive.time) \(stop.name)\(child)\(task)"
    }.joined(separator: "\n")
    event.location = run.stops.first?.name ?? ""
    if summary.progress.state != .completed {
      event.alarms = [
        CalendarAlarm(text: "\(RunReports.name(run)): first \(run.stops.first?.name ?? "nothing")")
      ]
    }
    return event
  }

  /// Where every time is told on its own clock, the calendar tells it by Greenwich.
  private static func shown(_ local: LocalTime, _ run: SchoolRun, _ clock: ShownClock) -> LocalTime {
    switch clock {
    case .zone: local
    case .own: local.instant(run.scheduledTime.offset ?? .utc).local(.utc)
    }
  }
}
