public import Civil
public import Quantities

/// When something begins or ends.
public enum CalendarTime: Sendable, Hashable {
  /// The whole day.
  case day(CivilDate)
  /// By the clocks of the calendar's zone.
  case local(LocalTime)

  var local: LocalTime? { if case .local(let time) = self { time } else { nil } }

  /// The moment, for counting from it: a day begins at midnight.
  func instant(_ zone: ZoneRules?) -> Instant {
    let local =
      switch self {
      case .day(let date): LocalTime(date: date, time: .midnight)
      case .local(let time): time
      }
    return zone?.instant(local) ?? local.instant(.utc)
  }
}

/// One entry of a calendar.
public struct CalendarEvent: Sendable {
  /// The same for the same thing in every file, so that importing again updates it.
  public var uid: String
  /// Higher where the thing has changed since.
  public var sequence: Int
  /// When this was written down.
  public var stamp: Instant
  public var start: CalendarTime
  /// Nil where nobody knows.
  public var end: CalendarTime?
  public var summary: String
  public var description = ""
  public var location = ""
  public var coordinates: Coordinates?
  /// Whether it takes the person's time.
  public var isBusy = true
  /// Nil for what happens once.
  public var repeats: CalendarRepetition?
  /// The last day on which it happens again; nil for no end.
  public var lastDay: CivilDate?
  public var alarms: [CalendarAlarm] = []

  public init(
    uid: String, sequence: Int, stamp: Instant, start: CalendarTime, end: CalendarTime? = nil, summary: String
  ) {
    self.uid = uid
    self.sequence = sequence
    self.stamp = stamp
    self.start = start
    self.end = end
    self.summary = summary
  }

  func lines(_ zone: ZoneRules?) -> [String] {
    var lines = [
      "BEGIN:VEVENT", "UID:" + ContentLine.escaped(uid), "SEQUENCE:\(sequence)",
      "DTSTAMP:\(ContentLine.time(stamp.local(.utc)))Z", "DTSTART" + Self.value(start, zone),
    ]
    if let end { lines.append("DTEND" + Self.value(end, zone)) }
    if let repeats { lines.append("RRULE:" + repeats.rule + (lastDay.map { until($0, zone) } ?? "")) }
    lines.append("SUMMARY:" + ContentLine.escaped(summary))
    if !description.isEmpty { lines.append("DESCRIPTION:" + ContentLine.escaped(description)) }
    if !location.isEmpty { lines.append("LOCATION:" + ContentLine.escaped(location)) }
    if let coordinates { lines.append("GEO:\(coordinates.latitudeText);\(coordinates.longitudeText)") }
    lines.append("TRANSP:" + (isBusy ? "OPAQUE" : "TRANSPARENT"))
    for alarm in alarms { lines += alarm.lines(start, zone) }
    return lines + ["END:VEVENT"]
  }

  /// In the form of the start, as RFC 5545 wants it: a day, a moment in Greenwich, or a time wherever it is read.
  private func until(_ day: CivilDate, _ zone: ZoneRules?) -> String {
    guard let start = start.local else { return ";UNTIL=" + ContentLine.date(day) }
    let last = LocalTime(date: day, time: start.time)
    guard let zone else { return ";UNTIL=" + ContentLine.time(last) }
    return ";UNTIL=\(ContentLine.time(zone.instant(last).local(.utc)))Z"
  }

  private static func value(_ time: CalendarTime, _ zone: ZoneRules?) -> String {
    switch time {
    case .day(let date): ";VALUE=DATE:" + ContentLine.date(date)
    case .local(let time):
      switch zone?.name {
      case nil: ":" + ContentLine.time(time)
      case "UTC": ":\(ContentLine.time(time))Z"
      case let name?: ";TZID=\(name):" + ContentLine.time(time)
      }
    }
  }
}

/// When a thing happens again.
public enum CalendarRepetition: Sendable, Hashable {
  case daily
  /// On these days; on none is on the day of its start.
  case weekly(Set<Weekday>)

  var rule: String {
    switch self {
    case .daily: "FREQ=DAILY"
    case .weekly(let days):
      "FREQ=WEEKLY"
        + (days.isEmpty ? "" : ";BYDAY=" + days.sorted().map(ContentLine.day).joined(separator: ","))
    }
  }
}

/// What rings, and says something.
public struct CalendarAlarm: Sendable, Hashable {
  /// Nil for the moment at which the event begins.
  public let at: LocalTime?
  public let text: String

  public init(at: LocalTime? = nil, text: String) {
    self.at = at
    self.text = text
  }

  /// As a distance from the event's start, which every program understands, unlike a moment of its own. The distance
  /// is the real one, also on a day on which the clocks change in between.
  func lines(_ start: CalendarTime, _ zone: ZoneRules?) -> [String] {
    let begin = start.instant(zone)
    let ring = at.map { CalendarTime.local($0).instant(zone) } ?? begin
    return [
      "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:" + ContentLine.duration(begin.seconds(until: ring)),
      "DESCRIPTION:" + ContentLine.escaped(text), "END:VALARM",
    ]
  }
}
