import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// Titles that contradict the weeks around them, or name several weeks at once.
struct WeekDatingSequenceTests {
  private func read(_ titles: [String], head: String = "Dog,Mon,Tue,Wed", above: String = "") throws
    -> SheetReading
  {
    let weeks = titles.enumerated().map { number, title in
      "\(title)\n\(head)\nPip,25,,\(number % 2 == 0 ? "25" : "")\nOtto,,25,\n"
    }
    return try SheetText.read(above + weeks.joined(separator: "\n"))
  }

  @Test(arguments: [
    ["Week of Nov 3 2025", "Week of Nov 10 2052", "Week of Nov 17 2025", "Week of Nov 24 2025"],
    ["Week of Nov 3 2025", "Week of Nov 10 2025", "Week of Nov 17 2015", "Week of Nov 24 2025"],
    ["Week of Nov 3 2025", "Week of Nov 10 2025", "Week of Nov 17 2025", "Week of Oct 24 2025"],
    ["2025-03-11", "2025-10-11", "17/11/2025", "24/11/2025"],
    ["Week of Nov 3 2025", "Week of Nov 4 2025", "Week of Nov 5 2025", "Week of Nov 6 2025"],
  ])
  func `a slip in a title gives way to the weeks around it, and is named`(titles: [String]) throws {
    let reading = try read(titles)
    #expect(
      reading.weeks.map { $0.monday?.description } == [
        "2025-11-03", "2025-11-10", "2025-11-17", "2025-11-24",
      ])
    let slips = reading.diagnostics.filter { $0.code == .headerDayMismatch }
    #expect(!slips.isEmpty && slips.count < 4)
  }

  @Test func `a day that its month does not have is the next one, and named`() throws {
    let reading = try read(["Week of June 24 2013", "Week of June 31 2013"])
    #expect(reading.weeks.map { $0.monday?.description } == ["2013-06-24", "2013-07-01"])
    #expect(reading.diagnostics.contains { $0.code == .headerDayMismatch })
  }

  @Test func `dates that were counted from 1904 on are four years and a day off`() throws {
    func week(_ days: [String]) -> String { "Dog,\(days.joined(separator: ","))\nPip,25,,25\nOtto,,25,\n" }
    let reading = try SheetText.read(
      [
        ["2010-11-01", "2010-11-02", "2010-11-03"], ["2006-11-07", "2006-11-08", "2006-11-09"],
        ["2010-11-15", "2010-11-16", "2010-11-17"],
      ].map(week).joined(separator: "\n"))
    #expect(
      reading["B6"]?.date == SheetText.date("2010-11-08")
        && reading["C7"]?.date == SheetText.date("2010-11-09"))
    #expect(reading.diagnostics.contains { $0.code == .headerDayMismatch })
  }

  @Test func `weeks that nothing else dates are those in the name of the file`() throws {
    let weeks = "Dog,Mon,Tue,Wed\nPip,25,,25\nOtto,,25,\n\nDog,Mon,Tue,Wed\nPip,25,,\nOtto,,25,25\n"
    let reading = try SheetText.read(weeks, file: "hikes-apr-7-to-18-2008.csv")
    #expect(reading.weeks.map { $0.monday?.description } == ["2008-04-07", "2008-04-14"])
    #expect(SheetTitle.fileSpan("hikes-apr-28-to-may-9-2008.csv")?.last == SheetText.date("2008-05-09"))
    #expect(SheetTitle.fileSpan("hikes-2008.csv") == nil)
  }

  @Test func `a week may be named in the row of its first dog`() throws {
    let reading = try SheetText.read(
      "Dog,M,T,W,T,F,\nNico,22,,,,22,week of Oct 6 2003\nRocco,,18,,18,,\nWally,18,,18,,,\n")
    #expect(reading.weeks.map { $0.monday?.description } == ["2003-10-06"])
  }

  @Test func `headings one day off those of the other weeks give way to the title`() throws {
    let rows = "Pip,25,,25,,\nOtto,,25,,25,\n"
    let weeks = ["Mon,Tue,Wed,Thu,Fri", "Sun,Mon,Tue,Wed,Thu", "Mon,Tue,Wed,Thu,Fri"].enumerated().map {
      "Week of Monday May \(4 + 7 * $0) 2020\nDog,\($1)\n\(rows)"
    }
    let reading = try SheetText.read(weeks.joined(separator: "\n"))
    #expect(
      reading["B8"]?.date == SheetText.date("2020-05-11")
        && reading["E9"]?.date == SheetText.date("2020-05-14"))
    #expect(reading.diagnostics.contains { $0.code == .headerDayMismatch })
  }

  @Test func `a week with the number of the one above it is the next where its cells are others`() throws {
    let weeks = [
      "Pip,25,,25\nOtto,,25,\nRex,25,,", "Pip,,25,\nOtto,25,,25\nRex,,25,", "Pip,25,25,\nOtto,,,25\nRex,,,25",
    ]
    let reading = try SheetText.read(
      "November 2010\n"
        + zip([1, 2, 2], weeks).map { "Week \($0)\nDog,Mon,Tue,Wed\n\($1)\n" }.joined(separator: "\n"))
    #expect(reading.weeks.map { $0.monday?.description } == ["2010-11-01", "2010-11-08", "2010-11-15"])
  }

  @Test func `titles that are what they say stay`() throws {
    let titles = ["Week of Nov 3 2025", "Week of Nov 10 2025", "Week of Dec 8 2025"]
    #expect(
      try read(titles).weeks.map { $0.monday?.description } == ["2025-11-03", "2025-11-10", "2025-12-08"])
  }

  @Test func `headings that forgot the leap day give way to a title in its place`() throws {
    let reading = try SheetText.read(
      """
      Week of Feb 20 2012
      Dog,Mon 20,Tue 21,Wed 22,Thu 23,Fri 24
      Pip,25,,,25,
      Otto,25,,,,25

      Week of Feb 27 2012
      Dog,Mon 27,Tue 28,Wed 1,Thu 2,Fri 3
      Pip,25,,,,25
      Otto,25,,25,,

      Week of Mar 5 2012
      Dog,Mon 5,Tue 6,Wed 7,Thu 8,Fri 9
      Pip,25,,25,,
      Otto,,25,25,,
      """)
    #expect(reading["D8"]?.date == nil)
    #expect(reading["D9"]?.date == SheetText.date("2012-02-29"))
  }

  @Test(arguments: ["January 2018: 8-12, 15-19, 22-26", "Weeks of Jan 8, 15 and 22 2018"])
  func `one title may name the weeks below it`(title: String) throws {
    let reading = try read(["", "", ""], above: "\"\(title)\"\n")
    #expect(reading.weeks.map { $0.monday?.description } == ["2018-01-08", "2018-01-15", "2018-01-22"])
  }

  @Test func `weeks in a title go on into the next month and year`() {
    let weeks = WeekDating.weeks(in: PartialDate.words("December 2017: 18-22, 25-29, 1-5"))
    #expect(weeks?.map(\.day) == [18, 25, 1] && weeks?.map(\.year) == [2017, 2017, 2018])
    #expect(WeekDating.weeks(in: PartialDate.words("Jan 8-12 & 15-19"))?.map(\.day) == [8, 15])
    for text in ["Jan 8, 12 and 22", "Monday February 2 to Friday February 6/09"] {
      #expect(WeekDating.weeks(in: PartialDate.words(text)) == nil)
    }
  }

  /// Three weeks, the newest on top.
  private static func newestFirst(_ titles: [String], _ heading: String = "Dog,Mon,Tue,Wed,Thu,Fri") -> String
  {
    titles.map { "\($0)\n\(heading)\nRex,25,,25,,\nBo,,25,,,25\n" }.joined(separator: "\n")
  }

  @Test(arguments: [
    ["Week of Jul 23, 2012", "Week of Jul 16, 2012", "Week of Jul 9, 2021", "Week of Jul 2, 2012"],
    ["Sept 22-26", "Sept 15-19", "Sept 8-12", "Sept 1-5 2014"],
  ])
  func `with the newest week on top the older ones below date those above`(titles: [String]) throws {
    let reading = try SheetText.read(Self.newestFirst(titles))
    let mondays = reading.weeks.compactMap(\.monday)
    #expect(mondays.count == 4 && zip(mondays, mondays.dropFirst()).allSatisfy { $0.days(until: $1) == -7 })
    #expect(mondays.last?.year == (titles[3].contains("2014") ? 2014 : 2012))
  }

  @Test func `a heading copied upwards gives way to the title as one copied downwards does`() throws {
    let days = [
      "Mon Nov 17,Tue Nov 18,Wed Nov 19", "Mon Nov 3,Tue Nov 4,Wed Nov 5", "Mon Nov 3,Tue Nov 4,Wed Nov 5",
    ]
    let text = zip(["Nov 17", "Nov 10", "Nov 3"], days).map {
      "Week of \($0), 2025\nDog,\($1)\nRex,25,,25\nBo,,25,\n"
    }
    let reading = try SheetText.read(text.joined(separator: "\n"))
    #expect(reading.weeks.compactMap { $0.monday?.day } == [17, 10, 3])
    #expect(reading.paid == Money(cents: 22_500))
  }

  @Test(arguments: ["Week of Sat Dec 17 2011", "Dec 17-23 2011"])
  func `a week from Saturday on has its weekend in the days before its Monday`(title: String) throws {
    let days = "Dog,Sat,Sun,Mon,Tue,Wed,Thu,Fri"
    let reading = try SheetText.read(
      "\(title)\n\(days)\nRex,22,,22,22,,,\nBo,22,22,22,,,,\nKi,,22,,22,22,,\n")
    #expect(
      reading["B3"]?.date == SheetText.date("2011-12-17")
        && reading["C4"]?.date == SheetText.date("2011-12-18"))
    #expect(reading["D3"]?.date == SheetText.date("2011-12-19"))
  }

  @Test func `a week without a date lies between two that leave just one`() throws {
    func weeks(_ heads: [String]) throws -> [String?] {
      let text = heads.map { "\($0)\nPip,25,,25,,\nOtto,,25,,,\n" }.joined(separator: "\n")
      return try SheetText.read("November 2025\n" + text).weeks.map { $0.monday?.description }
    }
    let (first, plain) = ("Dog,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7", "Dog,Mon,Tue,Wed,Thu,Fri")
    #expect(
      try weeks([first, plain, "Dog,Mon 17,Tue 18,Wed 19,Thu 20,Fri 21"]) == [
        "2025-11-03", "2025-11-10", "2025-11-17",
      ])
    #expect(
      try weeks([first, plain, plain, "Dog,Mon 24,Tue 25,Wed 26,Thu 27,Fri 28"]) == [
        "2025-11-03", "2025-11-10", "2025-11-17", "2025-11-24",
      ])
    #expect(try weeks([first, plain, "Dog,Mon 24,Tue 25,Wed 26,Thu 27,Fri 28"])[1] == nil)
  }
}
