import Diagnostics
import Tabular
import Testing

@testable import PuppyLog

@Suite struct ExactDecimalTests {
  @Test(arguments: [
    ("0.75", 90, 67), ("0.1", 30, 3), ("1", 7, 7), ("0.7", 90, 63), ("-0.5", 3, -1), ("1.005", 1000, 1005),
  ])
  func `a product is exact and truncated`(text: String, factor: Int, product: Int) throws {
    #expect(try #require(ExactDecimal(text)).truncated(times: factor) == product)
  }

  @Test(arguments: [("4.5005", 4501), ("4.5004", 4500), ("0.0005", 1), ("12", 12_000)])
  func `a product is rounded half up`(text: String, product: Int) throws {
    #expect(try #require(ExactDecimal(text)).rounded(times: 1000) == product)
  }

  @Test(arguments: ["", "-", ".", "1.", ".5", "1e3", "1,5", "1234567890", "0.123456789", "NaN"])
  func `anything else is none`(text: String) { #expect(ExactDecimal(text) == nil) }

  @Test func `what does not fit gives nothing`() throws {
    #expect(try #require(ExactDecimal("999999999.99999999")).truncated(times: .max) == nil)
    #expect(try #require(ExactDecimal("-1")).rounded(times: 1000) == nil)
  }

  @Test(arguments: [("24:00", 1440), ("7:05", 425), ("00:00", 0), ("23:59", 1439)])
  func `a minute of a plan may be 24:00`(text: String, minutes: Int) throws {
    let minute = try #require(DayMinute(text))
    #expect(minute.minutes == minutes)
    #expect(DayMinute(minute.description) == minute)
    #expect(DayMinute("24:01") == nil)
  }

  @Test func `a median is truncated or rounded up`() {
    #expect(Median([]) == nil)
    #expect(Median([3, 1])?.truncated == 2)
    #expect(Median([1, 2])?.truncated == 1)
    #expect(Median([1, 2])?.roundedHalfUp == 2)
    #expect(Median([5, 1, 2])?.truncated == 2)
  }
}
