import Civil
import Diagnostics
import Testing

@testable import Hikes

struct WeekDatingYearsTests {
  private func mondays(_ text: String, file: String = "sheet.csv") throws -> [String] {
    try SheetText.read(text, file: file).weeks.map { $0.monday?.description ?? "–" }
  }

  private static let rows = "Dog,Mon,Tue,Wed,Thu,Fri\nPip,25,,25,,\n\n"

  @Test func `a number in a file's name that is one of its days is no year`() throws {
    let text = "Dog,Mon 20,Tue 21,Wed 22,Thu 23,Fri 24\nPip,25,,25,,\n"
    #expect(try mondays(text, file: "Week Jul 20.csv") == ["–"])
    #expect(
      try mondays(
        text.replacing("Mon 20,Tue 21,Wed 22,Thu 23,Fri 24", with: "Mon 6,Tue 7,Wed 8,Thu 9,Fri 10"),
        file: "hikes jul20.csv") == ["2020-07-06"])
  }

  @Test func `the year that a title says is its own, whatever year is given for the others`() throws {
    let text = "November 2022\nDog,Mon 7,Tue 8,Wed 9\nPip,25,,25\n"
    #expect(try SheetText.read(text, year: 2023).weeks.map { $0.monday?.description } == ["2022-11-07"])
    #expect(
      try SheetText.read("Dog,Mon 9,Tue 10,Wed 11\nPip,25,,25\n", file: "Jan.csv", year: 2023).weeks.map {
        $0.monday?.description
      } == ["2023-01-09"])
  }

  @Test(arguments: ["January 2019\n", "Jan 2019\n", "2019\n"])
  func `a week of December above those of January lies in the year before`(title: String) throws {
    #expect(
      try mondays(
        "\(title)Week of Dec 31\n\(Self.rows)Week of Jan 7\n\(Self.rows)February 2019\nWeek of Feb 4\n\(Self.rows)"
      )
        == ["2018-12-31", "2019-01-07", "2019-02-04"])
  }

  @Test func `its headings may say the days`() throws {
    #expect(
      try mondays("January 2025\nWeek of Dec 30\nDog,Mon 30,Tue 31,Wed 1,Thu 2,Fri 3\nPip,25,,25,,\n")
        == ["2024-12-30"])
    #expect(
      try mondays("January 2019\nDog,Dec 31,Jan 1,Jan 2,Jan 3,Jan 4\nPip,25,,25,,\n") == ["2018-12-31"])
  }

  @Test func `a December goes on into the next year, and stays its own where weeks led to it`() throws {
    #expect(
      try mondays(
        "December 2024\nWeek of Dec 23\n\(Self.rows)Week of Dec 30\n\(Self.rows)Week of Jan 6\n\(Self.rows)")
        == ["2024-12-23", "2024-12-30", "2025-01-06"])
    let year = ["Jan 7", "Apr 1", "Jul 1", "Sep 30", "Dec 2"].map { "Week of \($0)\n\(Self.rows)" }.joined()
    #expect(try mondays("January 2019\n" + year).last == "2019-12-02")
  }

  @Test func `the week across New Year may stand in both tabs`() throws {
    #expect(
      try mondays(
        "December 2019\nWeek of Dec 30\n\(Self.rows)January 2020\nWeek of Dec 30\n\(Self.rows)Week of Jan 6\n\(Self.rows)"
      )
        == ["2019-12-30", "2019-12-30", "2020-01-06"])
  }

  @Test func `a year may stand beside the days`() throws {
    #expect(
      try mondays("Dog,Jan 5th,Jan 6th,Jan 7th,Jan 8th,Jan 9th,2015\nPip,25,,25,,,late\n") == ["2015-01-05"])
  }

  @Test func `a title with the old year gives way to the day numbers and the name of the file`() throws {
    let rows = "Dog,Mon 21,Tue 22,Wed 23,Thu 24,Fri 25\nPip,25,,25,,\n"
    let text = "Week of Jan 21 2018\n\(rows)"
    #expect(try mondays(text, file: "january-2019.csv") == ["2019-01-21"])
    #expect(try mondays(text) == ["2019-01-21"])
    #expect(try mondays(text, file: "january-2017.csv") == ["–"])
    let reading = try SheetText.read(text, file: "january-2019.csv")
    #expect(reading.diagnostics.contains { $0.message.contains("2018") && $0.message.contains("2019") })
    // In October nobody types the year that is over.
    #expect(try mondays("Week of Oct 21 2018\n\(rows)") == ["–"])
  }
}
