import Civil
import Testing

@testable import DogRegistry

struct AppClockTests {
  @Test(arguments: [
    ("01/05/26 at 8:00 AM", "2026-01-05", "08:00"), ("01/05/26 at 12:30 AM", "2026-01-05", "00:30"),
    ("01/05/26 at 12:00\u{202F}PM", "2026-01-05", "12:00"), ("02/04/26 09:00", "2026-02-04", "09:00"),
    ("01/07/26 - No arrival time set", "2026-01-07", nil), ("02/04/26", "2026-02-04", nil),
    ("2026-02-04 09:00", "2026-02-04", "09:00"), ("2/4/2026, 9:00:05 p.m.", "2026-02-04", "21:00"),
  ])
  func `days and times are read as the app writes them`(text: String, day: String, time: String?) throws {
    let reading = try #require(AppClock.read(text, .mdy))
    #expect(reading.date.description == day)
    #expect(reading.time?.description == time)
  }

  @Test func `the day may come first`() {
    #expect(AppClock.read("13/05/26 08:00", .mdy) == nil)
    #expect(AppClock.read("13/05/26 08:00", .dmy)?.date.description == "2026-05-13")
  }

  @Test(arguments: [
    "", "soon", "01/05", "01/05/26 at", "01/05/26 at 13:00 PM", "01/05/26 25:00", "1/1/1", "0x/01/26",
  ])
  func `what is no time is none`(text: String) {
    // A day with a word after it that says nothing is the day.
    #expect(AppClock.read(text, .mdy) == (text == "01/05/26 at" ? AppClock.read("01/05/26", .mdy) : nil))
  }
}
