import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// Titles, headings and rows that stand elsewhere than in most sheets.
struct LayoutFinderBelowTests {
  private static let dogs = "Dog,Mon,Tue,Wed,Thu,Fri,Notes\nPip,$18,,$18,,,\nOtto,,$18,,$18,,wet\n"

  private func mondays(_ reading: SheetReading) -> [String] {
    reading.weeks.map { $0.monday?.description ?? "none" }
  }

  @Test func `the title of each week may stand below it beside its total`() throws {
    let reading = try SheetText.read(
      "\(Self.dogs)\"w/e Fri. Oct 8, 2004\",,,,,total,$72\n\n\(Self.dogs)w/e Fri. Oct 15,,,,,total,$72\n")
    #expect(mondays(reading) == ["2004-10-04", "2004-10-11"])
    #expect(reading["A4"]?.kind == .title && reading["G4"]?.kind == .total)
    #expect(reading.dogs.count == 2 && reading.cells.allSatisfy { !$0.needsReview })
    #expect(!SheetText.convert([reading]).diagnostics.contains { $0.code == .totalDiffers })
  }

  @Test func `it may stand there alone, before a gap`() throws {
    let reading = try SheetText.read("\(Self.dogs)Week of Oct 4 2004\n\n\(Self.dogs)Week of Oct 11\n")
    #expect(mondays(reading) == ["2004-10-04", "2004-10-11"])
  }

  @Test func `a remark with a date below each week does not date what stands above it`() throws {
    let reading = try SheetText.read("\(Self.dogs)Paid Nov 12 2004\n\n\(Self.dogs)Paid Nov 19\n")
    #expect(mondays(reading).first == "none")
  }

  @Test func `a date beside the days counts less than the title above them`() throws {
    let dogs = "Dog,Mon,Tue,Wed,Nov 10 - 14\nPip,25,25,,\n"
    #expect(mondays(try SheetText.read("Week of Nov 3 2025\n\(dogs)")) == ["2025-11-03"])
    #expect(mondays(try SheetText.read("2025 hikes\n\(dogs)")) == ["2025-11-10"])
    let due = dogs.replacing("Nov 10 - 14", with: "Due Nov 10")
    #expect(mondays(try SheetText.read("2025 hikes\n\(due)")) == ["none"])
  }

  @Test func `a title right above a heading is of what follows`() throws {
    let reading = try SheetText.read("\(Self.dogs)\nWeek of Oct 11 2004\n\(Self.dogs)\nWeek of Oct 18\n")
    #expect(mondays(reading).suffix(1) == ["2004-10-11"])
  }

  @Test func `the title may stand in the heading, above the notes`() throws {
    let reading = try SheetText.read(
      """
      Dog,M,T,W,T,F,"Sept 12 - 16, 2011"
      Pip,$20,,,,$20,2 sticks in teeth!
      Otto,,$20,,,,

      Dog,M,T,W,T,F,Sept 19 - 23
      Pip,$20,,,,$20,
      Otto,,,,,,away
      """)
    #expect(mondays(reading) == ["2011-09-12", "2011-09-19"])
    #expect(reading["G7"]?.status == .away && reading["G2"]?.kind == .note)
    #expect(reading.cells.allSatisfy { !$0.needsReview })
  }

  @Test func `a date in the first column is the title of the days behind it`() throws {
    let reading = try SheetText.read(
      "july 4 2016,mon,tues,weds,thur,fri,notes\nPip,25,,25,,,\n\njuly 11 2016,mon,tues,weds,thur,fri,notes\nPip,,25,,,,\n"
    )
    #expect(mondays(reading) == ["2016-07-04", "2016-07-11"])
    #expect(reading["B2"]?.date == SheetText.date("2016-07-04") && reading.dogs.map(\.label) == ["Pip"])
  }

  @Test func `it may stand beside the numbers of the days`() throws {
    let reading = try SheetText.read(
      ",Mon,Tue,Wed,Thur,Fri,\nApril 7/08,7,8,9,10,11,total\nPip,18,,,18,,36\nOtto,,18,,,,18\n")
    #expect(mondays(reading) == ["2008-04-07"])
    #expect(reading["G3"]?.kind == .total && reading["B2"]?.kind == .header)
  }

  @Test func `a heading may go over three rows`() throws {
    let reading = try SheetText.read(
      """
      ,OCTOBER 2012,,,,,,,,,,
      ,MON,,TUE,,WED,,THU,,FRI,,
      ,15,,16,,17,,18,,19,,
      Dog,AM,PM,AM,PM,AM,PM,AM,PM,AM,PM,Note
      Pip,20,,,,,,,,20,,
      Otto,,,,,22,22,,,,,goes twice
      """)
    #expect(mondays(reading) == ["2012-10-15"])
    #expect(reading["G6"]?.date == SheetText.date("2012-10-17") && reading.paid == Money(cents: 8400))
    #expect(reading["B4"]?.kind == .header && reading.dogs.count == 2)
  }

  @Test func `rows moved by a column keep their days`() throws {
    let week = "Dog,Mon,Tue,Wed,Total,\nPip,22,,22,44,\nOtto,,22,,22,\nRex,22,22,,44,\n"
    let moved = "Dog,Mon,Tue,Wed,Total,\n,Pip,22,,22,44\n,Otto,,22,,22\n,Rex,22,22,,44\n"
    let reading = try SheetText.read("Week of Apr 8 2013\n\(week)\nWeek of Apr 15\n\(moved)")
    #expect(mondays(reading) == ["2013-04-08", "2013-04-15"])
    #expect(reading["C9"]?.date == SheetText.date("2013-04-15") && reading["F9"]?.kind == .total)
    #expect(reading.dogs.count == 3 && reading.paid == Money(cents: 22_000))
  }

  @Test func `figures of each day below the week have headings of their own`() throws {
    let reading = try SheetText.read(
      """
      "Week of September 28, 2026",,,,,,
      Dog,Mon 28,Tue 29,Wed 30,Thu 1,Fri 2,Notes
      Harley,25,,25,,25,
      Inca,,25,,25,,
      Income,25,25,25,25,25,125
      ,,,,,,
      MILEAGE,Mon,Tue,Wed,Thu,Fri,
      start,41210,41268,41331,41377,41440,
      end,41268,41331,41377,41440,41502,
      ,,,,,,
      EXPENSES,Mon,Tue,Wed,Thu,Fri,
      Gas,62.40,,,48.15,,
      Van wash,,,,,18.00,
      """)
    #expect(mondays(reading) == ["2026-09-28"] && reading.paid == Money(cents: 12_500))
    #expect(
      reading.dogs.map(\.label) == ["Harley", "Inca"] && !reading.cells.contains { $0.question != nil })
  }

  @Test(arguments: LayoutFinder.examples.examples)
  func `the example of a form is none of its rows`(word: String) throws {
    let reading = try SheetText.read(
      """
      Week beginning:,12 Jan 2026,,,,,,,
      #,Pet name,Owner,Mon,Tue,Wed,Thu,Fri,Comments
      EX,Fluffy,J. Sample,20,,20,,,\(word)
      1,Pippa,Worth,25,,25,,25,
      2,Quest,Xu,,25,,25,,like Fluffy
      """)
    #expect(reading.dogs.map(\.label) == ["Pippa", "Quest"] && reading.paid == Money(cents: 12_500))
    #expect(reading["D3"]?.kind == .note && reading["D3"]?.reason == LayoutFinder.examples.meaning)
  }
}
