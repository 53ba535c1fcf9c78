import Civil
import Testing

@Suite struct YearMonthTests {
  @Test(arguments: [
    ("2025-12", 31), ("2025-02", 28), ("2024-02", 29), ("1900-02", 28), ("2000-02", 29), ("2025-04", 30),
  ])
  func `a month knows its first and last day`(text: String, length: Int) throws {
    let month = try #require(YearMonth(text))
    #expect(month.description == text)
    #expect(month.first.description == "\(text)-01")
    #expect(month.last.description == "\(text)-\(length)")
    #expect(month.last.adding(days: 1) == month.adding(months: 1).first)
    #expect(month.days.count == length)
    #expect(month.days.allSatisfy(month.contains))
    #expect(!month.contains(month.first.adding(days: -1)) && !month.contains(month.last.adding(days: 1)))
  }

  @Test(arguments: [
    "", "2025", "2025-1", "2025-13", "2025-00", "0000-01", "2025-12-01", "202512", "2025-12 ",
  ])
  func `only an exact month is read`(text: String) {
    #expect(YearMonth(text) == nil)
  }

  @Test(arguments: [
    ("2025-12", 1, "2026-01"), ("2025-01", -1, "2024-12"), ("2025-06", 0, "2025-06"),
    ("2025-06", 30, "2027-12"),
    ("2025-06", -30, "2022-12"), ("0001-01", -1, "0000-12"), ("0001-01", -13, "-0001-12"),
    ("9999-12", 1, "10000-01"),
  ])
  func `months are counted across years`(text: String, months: Int, expected: String) throws {
    let month = try #require(YearMonth(text))
    #expect(month.adding(months: months).description == expected)
    #expect(month.adding(months: months).adding(months: -months) == month)
  }

  @Test func `a title is what a statement says`() throws {
    #expect(try #require(YearMonth(year: 2025, month: 12)).title == "December 2025")
    #expect(YearMonth(year: 2025, month: 13) == nil)
    #expect(YearMonth(year: 10_000, month: 1) == nil)
  }

  @Test func `months are ordered in time`() {
    let texts = ["2024-12", "2025-01", "2025-02"]
    #expect(texts.reversed().compactMap { YearMonth($0) }.sorted().map(\.description) == texts)
  }
}
