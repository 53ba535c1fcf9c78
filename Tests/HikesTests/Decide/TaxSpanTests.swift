import Civil
import Hikes
import Testing

struct TaxSpanTests {
  @Test(arguments: [
    ("2025-04", "2025-04", "2025-04-01", "2025-04-30"), ("2025-Q2", "2025-Q2", "2025-04-01", "2025-06-30"),
    ("2024-q1", "2024-Q1", "2024-01-01", "2024-03-31"), ("2025", "2025", "2025-01-01", "2025-12-31"),
  ])
  func `a month, a quarter and a year are read`(text: String, label: String, first: String, last: String)
    throws
  {
    let span = try #require(TaxSpan(text))
    #expect(span.label == label)
    #expect("\(span.first) \(span.last)" == "\(first) \(last)")
    #expect(span.contains(span.first) && span.contains(span.last))
    #expect(!span.contains(span.last.adding(days: 1)))
  }

  @Test(arguments: [
    "", "2025-13", "2025-Q5", "2025-Q0", "2025-Q", "2025-Q11", "april", "25", "2025-4", "-Q1",
  ])
  func `anything else is no period`(text: String) { #expect(TaxSpan(text) == nil) }
}
