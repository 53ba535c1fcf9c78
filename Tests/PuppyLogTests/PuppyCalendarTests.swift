import Civil
import Diagnostics
import Tabular
import Testing

@testable import PuppyLog

@Suite struct PuppyCalendarTests {
  private func text(_ json: String, from: String = "2026-03-27", zone: ZoneRules? = PuppyDiary.amsterdam)
    throws -> String
  {
    let profile = try #require(ProfileFile(Array(json.utf8))).profile
    #expect(profile.diagnostics == [])
    let day = try #require(CivilDate(iso: from))
    let bytes = PuppyCalendar.bytes(profile.value, from: day, zone: zone, stamp: Instant.epoch, .english)
    return String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
  }

  @Test func `S017 a meal rings as long before as the settings say`() throws {
    let text = try text(
      #"{"name":"Pip","mealSchedule":{"portions":[{"id":"M1","label":"lunch","amount":"70 g","targetTime":"11:00"}]},"notificationSettings":{"meal":{"minutesBefore":10}}}"#
    )
    #expect(text.contains("UID:M1@puppy.hound\n"))
    #expect(text.contains("DTSTART;TZID=Europe/Amsterdam:20260327T110000\n"))
    #expect(text.contains("RRULE:FREQ=DAILY\n"))
    #expect(text.contains("SUMMARY:Pip – meal: lunch\n"))
    #expect(text.contains("TRIGGER:-PT10M\n"))
    #expect(text.contains("BEGIN:VTIMEZONE\n"))
  }

  @Test func `S017 what is switched off does not ring`() throws {
    let portions = #""mealSchedule":{"portions":[{"id":"M1","targetTime":"11:00"}]}"#
    for settings in [#"{"isEnabled":false}"#, #"{"isEnabled":true,"meal":{"isEnabled":false}}"#] {
      #expect(try !text("{\(portions),\"notificationSettings\":\(settings)}").contains("BEGIN:VEVENT"))
    }
  }

  @Test func `S017 a medicine comes on its weekdays, 0 is Sunday, until its end`() throws {
    func medicine(_ more: String) throws -> String {
      try text(
        #"{"medicationSchedule":{"medications":[{"name":"drop","times":[{"id":"T","targetTime":"08:00"}],\#(more)}]}}"#
      )
    }
    // The 27th is a Friday.
    let weekly = try medicine(#""recurrence":"weekly","daysOfWeek":[0,3],"endDate":"2026-04-05""#)
    #expect(weekly.contains("DTSTART;TZID=Europe/Amsterdam:20260329T080000\n"))
    #expect(weekly.contains("RRULE:FREQ=WEEKLY;BYDAY=WE,SU;UNTIL=20260405T060000Z\n"))
    #expect(try medicine(#""recurrence":"daily","daysOfWeek":[0]"#).contains("RRULE:FREQ=DAILY\n"))
    let own = try medicine(#""recurrence":"weekly","startDate":"2026-03-21""#)
    #expect(own.contains("RRULE:FREQ=WEEKLY;BYDAY=SA\n"))
    #expect(own.contains("DTSTART;TZID=Europe/Amsterdam:20260328T080000\n"))
    #expect(try !medicine(#""endDate":"2026-03-26""#).contains("BEGIN:VEVENT"))
    #expect(try !medicine(#""isActive":false"#).contains("BEGIN:VEVENT"))
    #expect(try medicine(#""startDate":"2026-05-01""#).contains(":20260501T080000\n"))
  }

  @Test func `S017 24:00 is the first minute of the next day`() throws {
    let text = try text(
      #"{"walkSchedule":{"walks":[{"id":"W","label":"","targetTime":"24:00"}]}}"#, zone: nil)
    #expect(text.contains("DTSTART:20260328T000000\n"))
  }

  @Test func `two puppies without ids do not overwrite each other`() throws {
    func uid(_ name: String) throws -> String {
      try text(#"{"name":"\#(name)","mealSchedule":{"portions":[{"targetTime":"11:00"}]}}"#)
        .split(separator: "\n").filter { $0.hasPrefix("UID") }.joined()
    }
    #expect(try uid("Pip") != uid("Bo"))
    #expect(try uid("Pip") == uid("Pip"))
  }
}
