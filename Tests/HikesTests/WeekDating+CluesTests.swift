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
}
