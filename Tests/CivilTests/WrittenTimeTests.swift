import Civil
import Testing

@Suite struct WrittenTimeTests {
  @Test(arguments: [
    ("2026-03-27T03:54+01:00", "2026-03-27T02:54:00Z", 0),
    ("2026-03-27T03:54:09Z", "2026-03-27T03:54:09Z", 0),
    ("2026-03-27T03:54:09.25-0330", "2026-03-27T07:24:09Z", 250_000_000),
    ("2026-04-27 09:00:30 +0200", "2026-04-27T07:00:30Z", 0),
    ("2026-03-27T03:54:09.1234567891+01:00", "2026-03-27T02:54:09Z", 123_456_789),
  ])
  func `text is read with its place`(text: String, instant: String, nanosecond: Int) throws {
    let time = try #require(WrittenTime(text))
    #expect(time.instant.description == instant)
    #expect(time.instant.nanosecond == nanosecond)
    #expect(time.text == text)
    #expect(time.offset != nil)
  }

  @Test(arguments: [
    "", "2026-03-27", "2026-03-27T03:54", "2026-02-29T03:54Z", "2026-03-27T24:00Z", "2026-03-27T03:60Z",
    "2026-03-27T03:54:60Z", "2026-03-27T03:54:09.Z", "2026-03-27t03:54Z", "2026-03-27T3:54Z",
    "0000-01-01T00:00Z",
    "2026-03-27T03:54+25:00", "2026-03-27T03:54Zx", "９026-03-27T03:54Z", "2026-03-27T03:54:",
  ])
  func `text that is no time is refused`(text: String) { #expect(WrittenTime(text) == nil) }

  @Test(arguments: [
    ("0", "2001-01-01T00:00:00Z", 0), ("792442200", "2026-02-10T18:50:00Z", 0),
    ("799574100.5", "2026-05-04T07:55:00Z", 500_000_000), ("-0.25", "2000-12-31T23:59:59Z", 750_000_000),
    ("7.924422e8", "2026-02-10T18:50:00Z", 0), ("7924422000e-1", "2026-02-10T18:50:00Z", 0),
    ("5e-1", "2001-01-01T00:00:00Z", 500_000_000),
  ])
  func `a number counts seconds since 2001`(number: String, instant: String, nanosecond: Int) throws {
    let time = try #require(WrittenTime(secondsSince2001: number))
    #expect(time.instant.description == instant)
    #expect(time.instant.nanosecond == nanosecond)
    #expect(time.text == number)
    #expect(time.offset == nil)
  }

  @Test(arguments: ["", "-", "1.", "abc", "1e", "1e999", "9999999999999999999999", "1_000", "NaN"])
  func `a number that is no moment is refused`(number: String) {
    #expect(WrittenTime(secondsSince2001: number) == nil)
  }
}
