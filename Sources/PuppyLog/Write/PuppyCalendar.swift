public import Civil

import Documents

/// The fixed times of a profile as a calendar: meals, walks and medicines, each ringing as long before as its
/// settings say.
public enum PuppyCalendar {
  private struct Entry {
    let uid: String
    let text: String
    let note: String
    let target: DayMinute
    let before: Int
    /// Empty: every day.
    var days: [Weekday] = []
    var from: CivilDate?
    var until: CivilDate?
  }

  /// - Parameters:
  ///   - from: the first day of what has no beginning of its own.
  ///   - stamp: when the file is written.
  public static func bytes(
    _ profile: PuppyProfile, from: CivilDate, zone: ZoneRules?, stamp: Instant, _ say: Speech
  ) -> [UInt8] {
    let name = profile.name ?? say("De pup", "The puppy")
    let events = entries(profile, say).compactMap { event($0, name, from, zone, stamp) }
    return CalendarFile(name: name, zone: zone, events: events).bytes
  }

  private static func entries(_ profile: PuppyProfile, _ say: Speech) -> [Entry] {
    var entries: [Entry] = []
    if let before = profile.reminders.meal {
      for portion in profile.portions {
        guard let target = portion.target else { continue }
        entries.append(
          Entry(
            uid: portion.id, text: [say("eten", "meal"), portion.label].joined(separator: ": "),
            note: portion.amount ?? "", target: target, before: before))
      }
    }
    if let before = profile.reminders.walk {
      for walk in profile.walks {
        entries.append(
          Entry(
            uid: walk.id, text: [say("uitlaten", "walk"), walk.label].joined(separator: ": "), note: "",
            target: walk.target, before: before))
      }
    }
    if let before = profile.reminders.medicine {
      for medicine in profile.medicines {
        for time in medicine.times {
          entries.append(
            Entry(
              uid: time.id, text: [say("medicijn", "medicine"), medicine.name].joined(separator: ": "),
              note: medicine.instructions ?? "", target: time.target, before: before, days: medicine.days,
              from: medicine.from, until: medicine.until))
        }
      }
    }
    return entries
  }

  /// Nil for what has ended.
  private static func event(
    _ entry: Entry, _ name: String, _ from: CivilDate, _ zone: ZoneRules?, _ stamp: Instant
  ) -> CalendarEvent? {
    // 24:00 is the first minute of the next day, and so are its weekdays.
    let shift = entry.target.minutes / 1440
    let days = entry.days.map { $0.later(by: shift) }
    var date = max(entry.from ?? from, from).adding(days: shift)
    while !days.isEmpty, !days.contains(date.weekday) { date = date.adding(days: 1) }
    if let until = entry.until, until.adding(days: shift) < date { return nil }
    let time = TimeOfDay(minutes: entry.target.minutes % 1440) ?? .midnight
    let start = LocalTime(date: date, time: time)
    var event = CalendarEvent(
      uid: "\(entry.uid)@puppy.hound", sequence: 0, stamp: stamp, start: .local(start),
      end: .local(start.later(minutes: 15)), summary: "\(name) – \(entry.text)")
    event.description = entry.note
    event.isBusy = false
    event.repeats = days.isEmpty ? .daily : .weekly(Set(days))
    event.lastDay = entry.until?.adding(days: shift)
    event.alarms = [CalendarAlarm(at: start.later(minutes: -entry.before), text: "\(name) – \(entry.text)")]
    return event
  }
}

extension Weekday {
  fileprivate func later(by days: Int) -> Weekday { Weekday(rawValue: (rawValue - 1 + days) % 7 + 1) ?? self }
}

extension LocalTime {
  /// By the same wall.
  fileprivate func later(minutes: Int) -> LocalTime { instant(.utc).adding(minutes: minutes).local(.utc) }
}
