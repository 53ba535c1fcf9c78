import Testing

@testable import Hikes

struct SummaryLabelTests {
  @Test(arguments: [
    ("Week Total", SummaryLabel.Scope.week, SummaryLabel.Measure.total), ("Weekly total:", .week, .total),
    ("Week's Total", .week, .total), ("TOTAL", .week, .total), ("Total for the week", .week, .total),
    ("Wk Total", .week, .total), ("Week Total CA$25.00", .week, .total),
    ("Month Subtotal", .month, .subtotal),
    ("Month Sub-Total ", .month, .subtotal), ("+HST", .month, .tax), ("HST 14%", .month, .tax),
    ("Month Total", .month, .total), ("YTD Subtotal", .year, .subtotal), ("Year-End HST", .year, .tax),
    ("Year-End Total", .year, .total), ("YTD", .year, .subtotal),
  ])
  func `her totals are known by name`(text: String, scope: SummaryLabel.Scope, measure: SummaryLabel.Measure)
  {
    let label = SummaryLabel(text)
    #expect(label?.scope == scope)
    #expect(label?.measure == measure)
  }

  @Test(arguments: [
    "", "Pip", "Totally Max", "Bella total sweetheart", "Week of Nov 3", "CA$745.00", "Weekend Max", "14",
  ])
  func `a dog or a sentence is no total`(text: String) {
    #expect(SummaryLabel(text) == nil)
  }
}
