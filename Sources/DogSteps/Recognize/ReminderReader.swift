import Civil
public import Diagnostics
import Tabular

/// Reads the app's list of reminders.
public enum ReminderReader {
  /// In the order of the file. An entry that is none is named.
  /// - Throws: `not-reminders`.
  public static func read(
    _ bytes: [UInt8], name: String, _ clock: WalkClock, repairsText: Bool = false
  ) throws(StepsError) -> Report<[StepReminder]> {
    let document: JSONTree
    do {
      document = try JSONTree(bytes)
    } catch {
      throw fault("this is no JSON: \(error.reason)", Location(file: name, line: error.line))
    }
    guard let entries = document.elements else {
      throw fault("there is no list of reminders in it", Location(file: name))
    }
    var log: [Diagnostic] = []
    var reminders: [StepReminder] = []
    for (place, written) in entries.enumerated() {
      let location = Location(file: name, place: .record(place + 1))
      let entry = repairsText ? written.withoutMojibake : written
      if entry.hasMojibake { log.append(.spoilt(nil, at: location)) }
      let time = entry["time"].flatMap { time in
        time.text.flatMap { WrittenTime($0) } ?? time.number.flatMap { WrittenTime(secondsSince2001: $0) }
      }
      guard entry.members != nil, let time else {
        log.append(
          Diagnostic(
            .error, .badReminder, at: location, "a reminder has no time that can be read; it is left out",
            hint: "set its time again in the app"))
        continue
      }
      reminders.append(
        StepReminder(
          id: entry["id"]?.text ?? "\(place + 1)", title: entry["title"]?.text ?? "",
          isEnabled: entry["isEnabled"]?.bool ?? true, time: clock.local(time).time,
          days: days(entry["repeatDays"], location, &log)))
    }
    return Report(reminders, log)
  }

  private static func fault(_ message: String, _ location: Location) -> StepsError {
    StepsError(
      Diagnostic(
        .error, .notReminders, at: location, message,
        hint: "name the app's list of reminders, reminders.json, say"))
  }

  private static func days(_ tree: JSONTree?, _ location: Location, _ log: inout [Diagnostic]) -> [Weekday] {
    var found: Set<Weekday> = []
    for entry in tree?.elements ?? [] {
      if let number = entry.integer, (1...7).contains(number) {
        found.insert(StepReminder.week[number - 1])
      } else {
        log.append(
          Diagnostic(
            .warning, .badReminder, at: location,
            "“\(String(decoding: entry.encoded(), as: UTF8.self))” is no day of the week; it is left out",
            hint: "days are 1 for Sunday to 7 for Saturday"))
      }
    }
    return StepReminder.week.filter(found.contains)
  }
}
