public import Civil

/// Events for a calendar program: iCalendar, RFC 5545. The time zone is defined in the file.
public struct CalendarFile: Sendable {
  /// What the calendar is called where it is opened.
  public let name: String
  /// The clocks that local times are told by. Nil where nobody knows them: the times then hold wherever they are read.
  public let zone: ZoneRules?
  public let events: [CalendarEvent]

  public init(name: String, zone: ZoneRules?, events: [CalendarEvent]) {
    self.name = name
    self.zone = zone
    self.events = events
  }

  public var bytes: [UInt8] {
    var lines = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Hound//hound//EN", "CALSCALE:GREGORIAN",
      "NAME:" + ContentLine.escaped(name), "X-WR-CALNAME:" + ContentLine.escaped(name),
    ]
    let locals = events.flatMap { [$0.start, $0.end] }.compactMap { $0?.local }.sorted()
    if let zone, zone.name != "UTC", let first = locals.first, let last = locals.last {
      let isEndless = events.contains { $0.repeats != nil }
      lines.append("X-WR-TIMEZONE:" + zone.name)
      lines += CalendarZone(zone, from: first, to: last, isEndless: isEndless).lines
    }
    for event in events { lines += event.lines(zone) }
    lines.append("END:VCALENDAR")
    return lines.flatMap { ContentLine.folded($0) }
  }
}
