import Civil
import Testing

@Suite struct TimeOfDayTests {
  @Test(arguments: [
    ("9:00", 540, "09:00"), ("09:00", 540, "09:00"), ("0:00", 0, "00:00"), ("23:59", 1439, "23:59"),
  ])
  func `a time is read and written`(text: String, minutes: Int, written: String) throws {
    let time = try #require(TimeOfDay(text))
    #expect(time.minutes == minutes)
    #expect(time.description == written)
    #expect(TimeOfDay(minutes: minutes) == time)
  }

  @Test(arguments: [
    "", ":", "9", "9:0", "9:60", "24:00", "009:00", "9:00:00", " 9:00", "9:00 ", "9.00", "-9:00", "9:00am",
    ":30",
  ])
  func `what is not a time is refused`(text: String) {
    #expect(TimeOfDay(text) == nil)
  }

  @Test func `every minute of the day is written and read back in order`() {
    let times = (-2...1441).compactMap { TimeOfDay(minutes: $0) }
    #expect(times.count == 1440)
    #expect(times.allSatisfy { TimeOfDay($0.description) == $0 })
    #expect(times.reversed().sorted() == times)
  }
}
