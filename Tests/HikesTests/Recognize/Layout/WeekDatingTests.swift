import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

struct WeekDatingTests {
  private static let header = "Dog Name,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,Notes\nPip,25"

  private func mondays(_ text: String, file: String = "sheet.csv", month: String? = nil, year: Int? = nil)
    throws -> [String]
  {
    try SheetText.read(text, file: file, month: month, year: year).weeks.map { $0.monday?.description ?? "–" }
  }

  @Test(arguments: [
    "Week of Nov 3, 2025,,,,,\n", "\"Week of Nov 3, 2025\",,,,,\n", "Week of Nov 3 2025\n",
    "\"Nov 3 - 7, 2025\"\n",
    "Week of November 3rd 2025\n\n\n", "November 2025\n", "Happy Hound\nNov 2025\n\n",
    "November 2025\nWeek of Nov 3\n",
  ])
  func `a title dates the block below it`(title: String) throws {
    #expect(try mondays(title + Self.header) == ["2025-11-03"])
  }

  @Test(arguments: [
    "Week of Nov 3 2025,,,,,,,Week of Nov 10 2025", "Week of Nov 3, 2025,,,,,,Week of Nov 10, 2025",
    "\"Week of Nov 3, 2025\",,,,,,,\"Week of Nov 10, 2025\"", "Week of Nov 3,,,,,,,Week of Nov 10, 2025",
  ])
  func `weeks side by side have each its title`(titles: String) throws {
    let header = "Dog,Mon,Tue,Wed,Thu,Fri,Notes,Mon,Tue,Wed,Thu,Fri,Notes\nPip,25,,,,,,,30"
    let reading = try SheetText.read(titles + "\n" + header, year: 2025)
    #expect(reading.weeks.map(\.monday?.description) == ["2025-11-03", "2025-11-10"])
    #expect(reading["I3"]?.date == SheetText.date("2025-11-11"))
  }

  @Test(arguments: ["Week 1", "Week 2"])
  func `a week's number counts from the month's first working day`(title: String) throws {
    let text = "November 2025\n\(title)\nDog,Mon,Tue,Wed,Thu,Fri\nPip,25"
    #expect(try mondays(text) == [title == "Week 1" ? "2025-11-03" : "2025-11-10"])
  }

  @Test(arguments: ["11-november-2025.csv", "Hikes Nov 2025 (1).csv", "2025-11.csv"])
  func `the file's name dates the day numbers`(file: String) throws {
    #expect(try mondays(Self.header, file: file) == ["2025-11-03"])
  }

  @Test func `the month that was given stands above titles and names`() throws {
    #expect(
      try mondays("June 2024\n" + Self.header, file: "may-2023.csv", month: "2025-11") == ["2025-11-03"])
    #expect(try mondays(Self.header, file: "november.csv", year: 2025) == ["2025-11-03"])
  }

  @Test func `without any month all that fit are offered, none is taken`() throws {
    let reading = try SheetText.read(Self.header)
    #expect(reading.isDated == false)
    #expect(
      reading.weeks[0].candidates.map(\.description) == [
        "2025-02-03", "2025-03-03", "2025-11-03", "2026-08-03",
      ])
    let finding = try #require(reading.diagnostics.first)
    #expect(finding.code == .undatedWeek)
    #expect(finding.severity == .error)
    #expect(finding.message.contains("November 2025 (Monday 2025-11-03)"))
    #expect(reading["B2"]?.needsReview == true)
    #expect(reading["B2"]?.date == nil)
    #expect(reading["B2"]?.amount?.cents == 2500)
    #expect(reading["B2"]?.reason.contains("2025-11-03") == true)
  }

  @Test func `a month without its year offers the years that fit`() throws {
    let reading = try SheetText.read("November\n" + Self.header)
    #expect(reading.weeks[0].monday == nil)
    #expect(reading.weeks[0].candidates.map(\.description) == ["2014-11-03", "2025-11-03"])
    #expect(reading.diagnostics.map(\.code) == [.undatedWeek])
  }

  @Test func `a month in which the numbers fall on other weekdays is refused`() throws {
    let reading = try SheetText.read(Self.header, month: "2025-12")
    #expect(reading.weeks[0].monday == nil)
    #expect(
      reading.diagnostics.first?.message.contains("do not fall on these weekdays in December 2025") == true)
  }

  @Test func `a title that contradicts the day numbers dates nothing`() throws {
    let reading = try SheetText.read("Week of Nov 10 2025\n" + Self.header)
    #expect(reading.weeks[0].monday == nil)
    #expect(reading.diagnostics.map(\.code) == [.undatedWeek])
  }

  @Test func `one mistyped heading is warned of and the week stands`() throws {
    let (text, cells) = SheetText.marked("Dog Name,Mon 1,Tue 2,Wed 3,‹1›Thu 5,Fri 5,Notes\nPip,,,,CA$25.00")
    let reading = try SheetText.read(text, month: "2025-12")
    #expect(reading.weeks.map(\.monday?.description) == ["2025-12-01"])
    #expect(reading.diagnostics.map(\.code) == [.headerDayMismatch])
    #expect(reading.diagnostics.first?.location?.cell?.description == cells[0])
    #expect(reading["E2"]?.date == SheetText.date("2025-12-04"))
  }

  @Test func `a short first week has unnamed days of the month before`() throws {
    let text = "Dog Name,,,Wed 1,Thu 2,Fri 3,Notes\nPip,CA$25.00,,CA$30.00"
    let reading = try SheetText.read(text, month: "2025-10")
    #expect(reading.weeks.map(\.monday?.description) == ["2025-09-29"])
    #expect(reading["B2"]?.date == SheetText.date("2025-09-29"))
    #expect(reading["D2"]?.date == SheetText.date("2025-10-01"))
    #expect(reading.diagnostics == [])
  }

  /// February 2023 and March 2023 have the same day numbers on the same weekdays.
  @Test func `numbers that fit twice are settled by the order of the weeks`() throws {
    let weeks = [
      "Mon 6,Tue 7,Wed 8,Thu 9,Fri 10", "Mon 27,Tue 28,Wed 1,Thu 2,Fri 3", "Mon 6,Tue 7,Wed 8,Thu 9,Fri 10",
      "Mon 13,Tue 14,Wed 15,Thu 16,Fri 17",
    ]
    let text = weeks.map { "Dog Name,\($0),Notes\nPip,CA$25.00\n" }.joined(separator: "\n")
    #expect(try mondays(text, month: "2023-02") == ["2023-02-06", "2023-02-27", "2023-03-06", "2023-03-13"])
    let titled = "Week of Feb 6 2023\n" + text
    #expect(try mondays(titled).first == "2023-02-06")
    #expect(SheetText.convert([try SheetText.read(text, month: "2023-02")]).booked.cents == 10_000)
  }

  @Test func `a week without a title follows the titled one above it, in its year`() throws {
    let text =
      "Week of Feb 27 2023\nDog,Mon 27,Tue 28,Wed 1,Thu 2,Fri 3\nPip,25\n\nDog,Mon 6,Tue 7,Wed 8,Thu 9,Fri 10\nPip,25"
    #expect(try mondays(text) == ["2023-02-27", "2023-03-06"])
  }

  @Test func `the same block twice is not two weeks`() throws {
    let reading = try SheetText.read(Self.header + "\n\n" + Self.header, month: "2025-11")
    #expect(reading.weeks.map(\.monday?.description) == ["2025-11-03", "2025-11-03"])
    let conversion = SheetText.convert([reading])
    #expect(conversion.booked.cents == 2500)
    #expect(conversion.readings[0]["B5"]?.isDuplicate == true)
  }
}
