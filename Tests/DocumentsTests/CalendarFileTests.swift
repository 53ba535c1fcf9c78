import Civil
import Testing

@testable import Documents

@Suite struct CalendarFileTests {
  private func date(_ text: String) throws -> CivilDate { try #require(CivilDate(iso: text)) }

  private func event(_ day: String, _ time: String) throws -> CalendarEvent {
    var event = CalendarEvent(
      uid: "a@hound", sequence: 7,
      stamp: LocalTime(date: try date("2026-01-02"), time: .midnight).instant(.utc),
      start: .local(LocalTime(date: try date(day), time: try #require(TimeOfDay(time)))),
      summary: "Hike 1, at; noon")
    event.description = "Luna\nMoss"
    event.location = "Sandy Lake"
    event.coordinates = try place(0, 0)
    event.alarms = [
      CalendarAlarm(at: LocalTime(date: try date(day), time: try #require(TimeOfDay("07:00"))), text: "Up")
    ]
    return event
  }

  private let halifax = ZoneRules(name: "America/Halifax", rule: "AST4ADT,M3.2.0,M11.1.0")

  @Test func `a calendar is written as the standard has it`() throws {
    var event = try event("2026-03-08", "09:00")
    event.end = .local(LocalTime(date: try date("2026-03-08"), time: try #require(TimeOfDay("10:05"))))
    let file = CalendarFile(name: "Hikes", zone: halifax, events: [event])
    #expect(
      text(file.bytes).replacing("\r\n", with: "\n") == """
        BEGIN:VCALENDAR
        VERSION:2.0
        PRODID:-//Hound//hound//EN
        CALSCALE:GREGORIAN
        NAME:Hikes
        X-WR-CALNAME:Hikes
        X-WR-TIMEZONE:America/Halifax
        BEGIN:VTIMEZONE
        TZID:America/Halifax
        BEGIN:STANDARD
        DTSTART:20251102T020000
        TZOFFSETFROM:-0300
        TZOFFSETTO:-0400
        TZNAME:AST
        RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
        END:STANDARD
        BEGIN:DAYLIGHT
        DTSTART:20250309T020000
        TZOFFSETFROM:-0400
        TZOFFSETTO:-0300
        TZNAME:ADT
        RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
        END:DAYLIGHT
        END:VTIMEZONE
        BEGIN:VEVENT
        UID:a@hound
        SEQUENCE:7
        DTSTAMP:20260102T000000Z
        DTSTART;TZID=America/Halifax:20260308T090000
        DTEND;TZID=America/Halifax:20260308T100500
        SUMMARY:Hike 1\\, at\\; noon
        DESCRIPTION:Luna\\nMoss
        LOCATION:Sandy Lake
        GEO:44.70000;-63.70000
        TRANSP:OPAQUE
        BEGIN:VALARM
        ACTION:DISPLAY
        TRIGGER:-PT2H
        DESCRIPTION:Up
        END:VALARM
        END:VEVENT
        END:VCALENDAR

        """)
  }

  /// At 02:00 on March 8 it is 03:00: from midnight to nine are eight hours.
  @Test func `an alarm before the change of clocks rings at its hour`() throws {
    var event = try event("2026-03-08", "09:00")
    event.alarms = [CalendarAlarm(at: LocalTime(date: try date("2026-03-08"), time: .midnight), text: "Up")]
    #expect(text(CalendarFile(name: "", zone: halifax, events: [event]).bytes).contains("TRIGGER:-PT8H\r\n"))
  }

  @Test func `without a known zone times hold wherever they are read, in Greenwich they are marked`() throws {
    let events = [try event("2026-03-08", "09:00")]
    let floating = text(CalendarFile(name: "", zone: nil, events: events).bytes)
    #expect(floating.contains("DTSTART:20260308T090000\r\n") && !floating.contains("VTIMEZONE"))
    #expect(
      text(CalendarFile(name: "", zone: .utc, events: events).bytes).contains("DTSTART:20260308T090000Z\r\n"))
  }

  @Test func `whole days and repetitions`() throws {
    var event = try event("2026-03-09", "09:00")
    event.start = .day(try date("2026-03-09"))
    event.repeats = .weekly([.monday, .friday])
    event.alarms = [CalendarAlarm(text: "now")]
    let written = text(CalendarFile(name: "", zone: halifax, events: [event]).bytes)
    #expect(written.contains("DTSTART;VALUE=DATE:20260309\r\n"))
    #expect(written.contains("RRULE:FREQ=WEEKLY;BYDAY=MO,FR\r\n") && written.contains("TRIGGER:PT0S\r\n"))
  }

  @Test func `a repetition ends in the form of its start`() throws {
    var event = try event("2026-03-02", "09:00")
    event.repeats = .daily
    event.lastDay = try date("2026-03-09")
    func rule(_ zone: ZoneRules?) -> String {
      let lines = text(CalendarFile(name: "", zone: zone, events: [event]).bytes).split(separator: "\r\n")
      return lines.filter { $0.hasPrefix("RRULE:FREQ=DAILY") }.joined()
    }
    // The clocks changed the day before.
    #expect(rule(halifax) == "RRULE:FREQ=DAILY;UNTIL=20260309T120000Z")
    #expect(rule(nil) == "RRULE:FREQ=DAILY;UNTIL=20260309T090000")
    event.start = .day(try date("2026-03-02"))
    event.end = nil
    #expect(rule(halifax) == "RRULE:FREQ=DAILY;UNTIL=20260309")
  }

  @Test func `a zone that never changes, and one without a yearly rule, state what holds`() throws {
    let events = [try event("2026-03-08", "09:00")]
    let fixed = try #require(ZoneRules(name: "Etc/Fixed", rule: "<-03>3"))
    let written = text(CalendarFile(name: "", zone: fixed, events: events).bytes)
    #expect(written.contains("DTSTART:19700101T000000\r\nTZOFFSETFROM:-0300\r\nTZOFFSETTO:-0300\r\n"))
    let last = try #require(ZoneRules(name: "Europe/Rome", rule: "CET-1CEST,M3.5.0,M10.5.0/3"))
    let rome = text(CalendarFile(name: "", zone: last, events: events).bytes)
    #expect(rome.contains("RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU") && rome.contains("BYMONTH=10;BYDAY=-1SU"))
  }
}
