import Civil
import Quantities
import Testing

@testable import Hikes

/// Titles over two years, and what looks like a title and dates nothing.
struct SheetTitleYearsTests {
  private func mondays(_ text: String) throws -> [String] {
    try SheetText.read(text).weeks.map { $0.monday?.description ?? "none" }
  }

  private static let dogs = "Dog,Mon,Tue,Wed\nPip,25,25,\n"

  @Test(arguments: SheetTitle.yearWords.examples)
  func `a title may be of two years`(title: String) {
    #expect(SheetTitle(title) == SheetTitle.yearWords.meaning)
  }

  @Test(arguments: [
    ("Fiscal 2008-09 (Apr 1 - Mar 31)", 2008, 4), ("Sept to June 2018/2019", 2018, 9),
    ("Hikes 2012-13", 2012, nil),
  ])
  func `it may say when they begin`(title: String, first: Int, month: Int?) {
    #expect(SheetTitle(title) == .years(first, from: month))
  }

  @Test(arguments: ["Week of 2011-12-05", "Dogs 2008-09", "Dec 29, 2018 - Jan 2, 2019", "Nov 2008/09"])
  func `a date is none of two years`(title: String) {
    if case .years? = SheetTitle(title) { Issue.record("taken for two years: \(title)") }
  }

  @Test(arguments: ["Fiscal 2008-09 (Apr 1 - Mar 31)", "Season 2008/09"])
  func `a month is of the year on whose side of the new year it lies`(title: String) throws {
    let text = ["Dec 8", "Dec 15", "Jan 5", "Jan 12"].map { "Week of \($0)\n\(Self.dogs)" }
    #expect(
      try mondays("\(title)\n\(text.joined(separator: "\n"))")
        == ["2008-12-08", "2008-12-15", "2009-01-05", "2009-01-12"])
    #expect(try mondays("\(title)\nDog,Mon Jan 5,Tue Jan 6,Wed Jan 7\nPip,25,25,\n") == ["2009-01-05"])
  }

  @Test func `a month that may be of either year is asked about`() throws {
    #expect(try mondays("Season 2008/09\nWeek of May 4\n\(Self.dogs)") == ["none"])
    #expect(try mondays("School 2008/09 Sept - June\nWeek of May 4\n\(Self.dogs)") == ["2009-05-04"])
  }

  @Test func `the month of a tab below them has its year`() throws {
    let days = "Dog,Mon 5,Tue 6,Wed 7\nPip,25,25,\n"
    #expect(try mondays("January\nHikes 2008-2009\n\(days)") == ["2009-01-05"])
    #expect(try mondays("Hikes 2008-2009\nJanuary\n\(days)") == ["2009-01-05"])
  }

  @Test func `the name of a file may be of two years`() {
    #expect(SheetTitle.fileHints("fiscal-2008-09.csv") == (nil, nil))
    #expect(SheetTitle.fileHints("hikes-2008-09.csv") == (9, 2008))
  }

  @Test(arguments: SheetTitle.printing.examples)
  func `the day on which a program wrote the sheet dates nothing`(line: String) throws {
    #expect(SheetTitle(line) == nil)
    #expect(
      try mondays("\"\(line)\"\nApril 2013\nDog,Mon 15,Tue 16,Wed 17\nPip,25,25,\n") == ["2013-04-15"])
  }

  @Test(arguments: SheetTitle.returns.examples)
  func `a day on which a dog comes back dates nothing`(line: String) throws {
    #expect(SheetTitle(line) == nil)
    #expect(SheetTitle("Week of Feb 6") == SheetTitle("Back to it, week of Feb 6"))
  }

  @Test func `a week may have been printed`() {
    #expect(SheetTitle("Printed week of Nov 3") == SheetTitle("Week of Nov 3"))
  }

  @Test func `a date under which the days do not fall gives way to a month that stands nearer`() throws {
    let days = "Dog,Mon 15,Tue 16,Wed 17\nPip,25,25,\n"
    #expect(try mondays("May 4 2013\nApril 2013\n\(days)") == ["2013-04-15"])
    #expect(try mondays("April 2013\nMay 4 2013\n\(days)") == ["none"])
  }

  @Test func `what a month came to is no title`() throws {
    let reading = try SheetText.read(
      "May 2022\n\"May 2021\",\"CA$2,415.00\"\nGoal,CA$4000.00\n\nDog,Mon 2,Tue 3,Wed 4\nPip,25,25,\n")
    #expect(reading.weeks.map { $0.monday } == [SheetText.date("2022-05-02")])
    #expect(reading["B2"]?.kind == .total && reading.cells.allSatisfy { !$0.needsReview })
  }

  @Test(arguments: [
    ("Week 1 (starts Sept 11)", 1), ("WEEK #2", 2), ("Week 12: Nov 3", 12), ("Week 2 - Nov 10", 2),
    ("Week 3 Nov", nil), ("Week 3/11", nil), ("Week 3 - 7", nil), ("Pip", nil),
  ])
  func `a week may have a number beside its date`(title: String, number: Int?) {
    #expect(SheetTitle.weekCount(CellText(title).words) == number)
  }

  @Test(arguments: ["Season 2024/25 - February", "School year 2024-2025 February"])
  func `a season may say its month behind it`(title: String) throws {
    #expect(try mondays("\(title)\nDog,Mon 10,Tue 11,Wed 12\nPip,25,25,\n") == ["2025-02-10"])
    let fall = title.replacing("February", with: "November")
    #expect(try mondays("\(fall)\nDog,Mon 18,Tue 19,Wed 20\nPip,25,25,\n") == ["2024-11-18"])
  }

  @Test(arguments: ["June 16 - new prices start: 28 / 33", "June 16 - van at garage 17 / 18"])
  func `figures of what else a title says are no year`(line: String) {
    #expect(SheetTitle(line)?.year == nil && SheetTitle(line) != nil)
    #expect(SheetTitle("June 16 - 20 / 25")?.year == 2025)
  }
}
