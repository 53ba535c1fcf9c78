import Civil
import Diagnostics
import DogSteps
import Testing

@Suite struct ReminderReaderTests {
  private func read(_ text: String) throws -> Report<[StepReminder]> {
    try ReminderReader.read(Array(text.utf8), name: "reminders.json", .own)
  }

  @Test func `S040 of a time only hour and minute count, and 1 is Sunday`() throws {
    let report = try read(
      #"[{"id":"a","time":"2020-01-01T07:30:59+02:00","isEnabled":true,"title":"x","repeatDays":[7,1,2]}]"#)
    let reminder = try #require(report.value.first)
    #expect("\(reminder.time)" == "07:30")
    #expect(reminder.days == [.sunday, .monday, .saturday])
    #expect(report.diagnostics.isEmpty)
  }

  @Test func `what cannot be read is a bad-reminder, and no list is not-reminders`() throws {
    let report = try read(#"[{"id":"a","title":"no time"},5,{"time":0,"repeatDays":[0,8,"x",3]}]"#)
    #expect(report.diagnostics.map(\.code.name) == Array(repeating: "bad-reminder", count: 5))
    #expect(report.value.map(\.days) == [[.tuesday]])
    #expect(throws: StepsError.self) { try read("{}") }
    #expect(#expect(throws: StepsError.self) { try read("[") }?.diagnostic.code.name == "not-reminders")
  }

  @Test func `S040 a calendar has those that are on, each from its next time`() throws {
    let report = try read(
      #"[{"id":"a","time":"2020-01-01T07:30:00Z","title":"Up; out","repeatDays":[2,4]},"#
        + #"{"id":"b","time":"2020-01-01T07:30:00Z","isEnabled":false,"title":"off"}]"#)
    let now = LocalTime(
      date: try #require(CivilDate(iso: "2026-05-04")), time: try #require(TimeOfDay("08:00")))
    let zone = try #require(ZoneRules(name: "America/Halifax", rule: "AST4ADT,M3.2.0,M11.1.0"))
    let stamp = now.instant(.utc)
    func lines(_ areTasks: Bool) -> [String] {
      let bytes = ReminderCalendar.bytes(report.value, now: now, zone: zone, areTasks: areTasks, stamp: stamp)
      return String(decoding: bytes, as: UTF8.self).split(separator: "\r\n").map(String.init)
    }
    // May 4 is a Monday, but half past seven is over.
    #expect(lines(false).contains("DTSTART;TZID=America/Halifax:20260506T073000"))
    #expect(lines(false).contains("RRULE:FREQ=WEEKLY;BYDAY=MO,WE"))
    #expect(lines(false).contains("SUMMARY:Up\\; out"))
    #expect(lines(false).count { $0 == "BEGIN:VEVENT" } == 1)
    #expect(lines(true).count { $0 == "BEGIN:VTODO" } == 1)
  }
}
