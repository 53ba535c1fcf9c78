import Testing

@testable import DogSteps

@Suite struct HealthTimeTests {
  @Test(arguments: [
    ("2026-04-27 09:00:30 +0200", 1_777_273_230, 7200), ("2001-01-01 00:00:00 +0000", 978_307_200, 0),
    ("1969-12-31 23:30:00 -0130", 3600, -5400), ("2026-04-27T07:00:30Z", 1_777_273_230, 0),
  ])
  func `a time is read with its distance from Greenwich`(text: String, seconds: Int, offset: Int) throws {
    var time = HealthTime()
    let found = time.read(Array(text.utf8)[...])
    let read = try #require(found)
    #expect(read.seconds == seconds)
    #expect(Int(read.offset) == offset)
  }

  @Test(arguments: [
    "", "2026-04-27", "2026-04-27 09:00:30", "2026-04-31 09:00:30 +0200", "2026-04-27 24:00:00 +0200",
    "2026-04-27 09:60:30 +0200", "2026-04-27 09:00:60 +0200", "2026-04-27 09:00:30 0200 ",
    "2026-04-27 09:00:30 +2400", "2026-04-27 0a:00:30 +0200", "2026-04-27T09:00:30.5+0200",
  ])
  func `what is no time is none`(text: String) {
    var time = HealthTime()
    _ = time.read(Array("2026-04-27 09:00:30 +0200".utf8)[...])
    let found = time.read(Array(text.utf8)[...])
    #expect(found == nil)
  }

  @Test(arguments: [
    ("0", 0, 0), ("728", 728, 0), ("0.52416", 52416, 5), ("61.50", 6150, 2), ("007", 7, 0),
    ("0.017439999999999998", 17_439_999_999_999_998, 18),
  ])
  func `a value is its digits`(text: String, digits: UInt64, decimals: UInt8) throws {
    let read = try #require(HealthNumber.read(Array(text.utf8)[...]))
    #expect(read.digits == digits)
    #expect(read.decimals == decimals)
  }

  @Test(arguments: ["", ".", "1.", ".1", "-1", "+1", "1e3", "1,5", " 1", "1 ", "12345678901", "1.2.3"])
  func `what is no value is none`(text: String) {
    #expect(HealthNumber.read(Array(text.utf8)[...]) == nil)
  }
}
