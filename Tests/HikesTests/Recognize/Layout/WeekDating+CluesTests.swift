import Civil
import Diagnostics
import Testing

@testable import Hikes

/// Titles in words of their own, and years that stand anywhere.
struct `WeekDating+CluesTests` {
  private func mondays(_ text: String, file: String = "sheet.csv") throws -> [String] {
    try SheetText.read(text, file: file).weeks.map { $0.monday?.description ?? "–" }
  }

  private static let days = "Dog,Mon,Tue,Wed,Thu,Fri\nPip,25,,25,,\nRex,,25,,,25"

  @Test(arguments: [
    ("Nov '04 pack list + money\nMon the 15th", "2004-11-15"), ("March 2016\nwk 2 (7th)", "2016-03-07"),
    ("Kate’s Dogs — Summer ’03\nWeek ending Friday Aug 15", "2003-08-11"),
    ("November 2019\nthe one that starts on the 18th", "2019-11-18"),
    ("Paw prints 2007\nOct 8 / 12", "2007-10-08"),
    ("\"Rates eff. Jan 2019: $24 one dog, $40 two\"\nNov. 4 thru 8 2019", "2019-11-04"),
  ])
  func `a week is the one that its title fits`(title: String, monday: String) throws {
    #expect(try mondays(title + "\n" + Self.days) == [monday])
  }

  @Test(arguments: [
    ("Walkies 2018 (spring)\nLast of April into May\nDog,Mon 30,Tue 01,Wed 02,Thu 03,Fri 04", "2018-04-30"),
    ("Rates from Jan 2019 $24\nNov. 4 thru 8\nDog,Mon,Tue,Wed,Thu,Fri", "2019-11-04"),
  ])
  func `months and files say the rest`(head: String, monday: String) throws {
    #expect(try mondays(head + "\nPip,25,,25,,\nRex,,25,,,25", file: "hikes-nov-2019.csv").first == monday)
  }

  @Test func `in the four weeks after the one above each number comes once`() throws {
    let text = "Week of Apr 30 2018\n\(Self.days)\n\nWk of the 7th\n\(Self.days)"
    #expect(try mondays(text) == ["2018-04-30", "2018-05-07"])
  }

  @Test(arguments: ["starting the 10th", "back on the 10th", "pack of the 10th"])
  func `lines in her own words part the weeks under one header`(line: String) throws {
    let dogs = "Pip,25,,25,,\nRex,,25,,,25\n"
    let next = line.replacing("10th", with: "17th")
    let text = "September 2012\nDog,Mon,Tue,Wed,Thu,Fri\n\(line)\n\(dogs)\(next)\n\(dogs)"
    let reading = try SheetText.read(text)
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2012-09-10"), SheetText.date("2012-09-17")])
    #expect(reading.dogs.map(\.label) == ["Pip", "Rex"])
  }

  @Test func `a year of two figures in the file's name is proven by the days`() throws {
    let text = "8th - 12th\n\(Self.days)\n\n15th - 19th\n\(Self.days)"
    #expect(try mondays(text, file: "h46-wks-sept14.csv") == ["2014-09-08", "2014-09-15"])
    #expect(try mondays(text, file: "wks-sept15.csv") == ["–", "–"])
  }

  @Test func `the old year in January is named`() throws {
    let text = "Week of Dec 26, 2005\n\(Self.days)\n\nWeek of Jan 2, 2005\n\(Self.days)"
    let reading = try SheetText.read(text, file: "hikes-2006.csv")
    #expect(reading.weeks.last?.monday == SheetText.date("2006-01-02"))
    #expect(reading.diagnostics.contains { $0.code == .headerDayMismatch })
  }

  @Test func `a remark with dates above the title of a week is not its title`() throws {
    let text =
      "Dog,Mon,Tue,Wed,Thu,Fri\n2015-06-08\nPip,25,,25,,\nRex,,25,,,25\njuly 6-17 we are away\n2015-06-15\nPip,25,,25,,\nRex,,25,,,25\n"
    #expect(try mondays(text) == ["2015-06-08", "2015-06-15"])
  }

  @Test(arguments: [
    "November 2019\n25 dogs in all", "November 2019\nround the 3rd or the 20th", "the one of the 18th",
    "November 2019\nprices from the 18th $20",
  ])
  func `a title that says more, or too little, dates nothing`(title: String) throws {
    #expect(try mondays(title + "\n" + Self.days) == ["–"])
  }

  @Test func `the days behind a named one follow it`() throws {
    let text = "Name,Mon 2,3,4,5,6,\nPip,$20,,$20,,,\nRex,,$20,,,$20,"
    #expect(try SheetText.read(text, file: "march-2009.csv")["F3"]?.date == SheetText.date("2009-03-06"))
  }

  @Test func `a week stands in the corner above days that go down`() throws {
    let text = """
      Hike grid Q1 2016
      wk Feb 29,Ziggy,Yara,Xavi
      M,$25,,$25
      T,,$25,
      W,,$25,$25
      R,$25,,
      F,,$25,$25
      """
    #expect(try SheetText.read(text)["B6"]?.date == SheetText.date("2016-03-03"))
  }

  @Test func `a week may be told from the one above it, and the first by the file`() throws {
    let text = "\(Self.days)\n\nthe week after\n\(Self.days)"
    #expect(try mondays(text, file: "week_of_2018-09-10.csv") == ["2018-09-10", "2018-09-17"])
    #expect(
      try mondays("\(Self.days)\n\nmore of them\n\(Self.days)", file: "week_of_2018-09-10.csv") == ["–", "–"])
  }

  @Test(arguments: WeekDating.followers.examples)
  func `words for the next week date it`(title: String) throws {
    let text = "Week of Nov 3 2025\n\(Self.days)\n\n\(title)\n\(Self.days)"
    #expect(try mondays(text) == ["2025-11-03", "2025-11-10"])
  }

  @Test func `the total at the foot of a week may say which it is`() throws {
    let text =
      "\(Self.days)\nTotal for week of Apr 7 2014,25,25,25,,25\n\n\(Self.days)\nTotal for week of Apr 14 2014,25,25,25,,25"
    #expect(try mondays(text) == ["2014-04-07", "2014-04-14"])
  }

  @Test func `the old year in the days of January is read as the new one`() throws {
    func week(_ head: String) -> String { "Dog,\(head)\nPip,25,,\nRex,,25,25\n" }
    let text =
      week("Mon 16/Dec/13,Tue 17/Dec/13,Wed 18/Dec/13") + "\n"
      + week("Mon 06/Jan/13,Tue 07/Jan/13,Wed 08/Jan/13")
    #expect(try mondays(text) == ["2013-12-16", "2014-01-06"])
  }
}
