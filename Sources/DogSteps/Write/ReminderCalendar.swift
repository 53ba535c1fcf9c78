public import Civil
import Documents

/// The reminders that are on, for a calendar or a list of things to do, each with an alarm.
public enum ReminderCalendar {
  /// - Parameters:
  ///   - now: by the zone's clock: the first day of each is not before.
  ///   - areTasks: for programs of tasks.
  ///   - stamp: when the file is written.
  public static func bytes(
    _ reminders: [StepReminder], now: LocalTime, zone: ZoneRules?, areTasks: Bool, stamp: Instant
  ) -> [UInt8] {
    let events = reminders.filter(\.isEnabled).map { reminder in
      var event = CalendarEvent(
        uid: "\(reminder.id.uppercased())@steps.hound", sequence: 0, stamp: stamp,
        start: .local(reminder.next(after: now)), summary: reminder.title.isEmpty ? "Walk" : reminder.title)
      event.isTask = areTasks
      event.isBusy = false
      event.repeats =
        switch reminder.days.count {
        case 0: nil
        case 7: .daily
        default: .weekly(Set(reminder.days))
        }
      event.alarms = [CalendarAlarm(text: event.summary)]
      return event
    }
    return CalendarFile(name: "Walks", zone: zone, events: events).bytes
  }
}
