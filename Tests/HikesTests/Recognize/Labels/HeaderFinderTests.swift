import Civil
import Tabular
import Testing

@testable import Hikes

struct HeaderFinderTests {
  private func blocks(_ line: String) throws -> [WeekBlock] {
    HeaderFinder.blocks(SheetRow(try SheetText.table(line)[row: 1]), row: 1)
  }

  @Test(arguments: [
    ("Dog Name,Mon 1,Tue 2,Wed 3,Thu 4,Fri 5,Notes", "2 3 4 5 6"),
    ("DOG NAME,Mon 1,Tues 2,Wed 3,Thurs 4,Fri 5", "2 3 4 5 6"),
    ("Dog Name,Mon 29,Tue 30,Wed 31,,,Notes", "2 3 4 5 6"),
    ("Dog Name,,,Wed 1,Thu 2,Fri 3,Notes", "2 3 4 5 6"),
    ("Dog Name,Mon 31,,,,,Notes", "2 3 4 5 6"), ("Dog Name,Mon 29,Tue 30", "2 3"),
    (",Mon,Tue,Wed,Thu,Fri", "2 3 4 5 6"),
    ("Dog,Owner,Mon,Tue,Wed,Thu,Fri,Total", "3 4 5 6 7"), ("Dog Name,Notes,Mon,Tue,Wed,Thu,Fri", "3 4 5 6 7"),
    ("Dog Name,Mon 1,,Wed 3,Thu 4,Fri 5,Notes", "2 3 4 5 6"),
  ])
  func `the days of a week are found, unnamed ones too`(line: String, columns: String) throws {
    let found = try blocks(line)
    #expect(found.count == 1)
    #expect(found.first?.days.map { String($0.column) }.joined(separator: " ") == columns)
    let weekdays = found.first?.days.map(\.weekday) ?? []
    #expect(weekdays == Array(Weekday.workdays.prefix(weekdays.count)))
  }

  @Test func `weeks side by side are blocks of one row`() throws {
    let found = try blocks("Dog,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,Notes,Mon 10,Tue 11,Wed 12,Thu 13,Fri 14,Notes")
    #expect(found.map { $0.days.map(\.column) } == [[2, 3, 4, 5, 6], [8, 9, 10, 11, 12]])
    #expect(found.map { $0.column(.notes) } == [7, 13])
  }

  @Test(arguments: [
    "Day,Sam,Tess,Hugo", "Dog,Sam,Tess,Hugo,Total", "Pip,$25,,,,away Mon", "Mon,$25", "away Mon and Tue,,",
    "Sunday,,$25", "Monday",
  ])
  func `a day's name in a row of a dog makes no header`(line: String) throws {
    #expect(try blocks(line).isEmpty)
  }

  @Test(arguments: [
    ("Dog,2025-12-08,2025-12-09,2025-12-10", "Sam,25,,"), ("Dog,Mon 8,Tue 9,Wed 10", "Max,25,,25"),
    ("Pup,M,T,W,Th,F", "Bill,,30,,,30"), ("Dog,Mon,Tue,Wed,Thu,Fri", "Tip,8,,10,,"),
    ("Who,Mon,Tue,Wed,Thu,Fri", "Rex,,30,,,30"),
    ("Dog,Mon,Tue,Wed,Thu,Fri,Notes", "Chip,,25,,,,"), ("Dog,Mon,Tue,Wed,Thu,Fri", "Chip,25,,25,,25"),
  ])
  func `the first dog is no second row of the heading, whatever it is called and paid`(
    heading: String, dog: String
  ) throws {
    let sheet = SheetCells(try SheetText.table("\(heading)\n\(dog)"))
    #expect(HeaderFinder.merged(sheet[row: 1], sheet[row: 2]) == nil)
  }

  @Test(arguments: [
    ("MON,TUE,WED,THU,FRI", "8,9,10,11,12"), ("Dog,Mon,Tue,Wed", "Date,8,9,10"),
    (",8,9,10", "Dog,Mon,Tue,Wed"),
    ("Dog,Mon,Tue", ",30,1"),
  ])
  func `days and their numbers one below the other are one heading`(upper: String, lower: String) throws {
    let sheet = SheetCells(try SheetText.table("\(upper)\n\(lower)"))
    #expect(HeaderFinder.merged(sheet[row: 1], sheet[row: 2]) != nil)
  }
}
