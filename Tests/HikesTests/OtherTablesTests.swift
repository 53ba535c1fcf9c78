import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// What stands below the dogs of a week and is none of it.
struct OtherTablesTests {
  @Test func `another table of the dogs below the week is no hike`() throws {
    let reading = try SheetText.read(
      SheetText.week(
        "Rolo,20,,20,,,", "Dakota,20,20,,,,", "Total,40,20,20,0,0,80", ",,,,,,", "BOARDING,,,,,,",
        "Dog,In,Out,Nights,Per night,Total,", "Dakota,Dec 9,Dec 12,3,$35,$105,"))
    #expect(reading.dogs.map(\.label) == ["Rolo", "Dakota"])
    #expect(reading.paid == Money(cents: 8000))
    #expect(reading["E8"]?.question != nil && reading["F8"]?.question != nil)
  }

  @Test func `her expenses below the week are hers, and the next week is read`() throws {
    let reading = try SheetText.read(
      [
        "Dog Name,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,Notes", "Shadow,20,,20,,20,", "Income,20,0,20,0,20,60",
        ",,,,,,",
        "Expenses,,,,,,", "Gas,45.00,,,,,", "Poop bags,12.99,,,,,", "Net,2.01,,,,,", ",,,,,,",
        "Dog Name,Mon 10,Tue 11,Wed 12,Thu 13,Fri 14,Notes", "Shadow,20,,,,,",
      ].joined(separator: "\n"))
    #expect(reading.dogs.map(\.label) == ["Shadow"])
    #expect(reading.paid == Money(cents: 8000))
    #expect(reading["B7"]?.kind == .total)
  }

  @Test func `the sum of a group is no dog`() throws {
    let reading = try SheetText.read(
      SheetText.week(
        "AM PACK,,,,,,", "Fern,25,,25,,,", "AM total,25,,25,,,50", "PM PACK,,,,,,", "Gidget,,25,,25,,",
        "Total PM,,25,,25,,50", "TOTAL,25,25,25,25,,100"))
    #expect(reading.dogs.map(\.label) == ["Fern", "Gidget"])
    #expect(reading.paid == Money(cents: 10_000))
    #expect(reading.diagnostics.map(\.code) == [.undatedWeek])
  }

  @Test func `headings that are all misspelt name their days`() throws {
    let reading = try SheetText.read(
      "august 8 to 12\ndogs,Munday,Tuseday,Wensday,Thrusday,Firday,notes\nRocky,20,,20,,20,\n", year: 2011)
    #expect(
      reading.cells.filter { $0.kind == .payment }.compactMap(\.date?.weekday) == [
        .monday, .wednesday, .friday,
      ])
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2011-08-08")])
  }

  @Test func `a title may say which days follow the names`() throws {
    let reading = try SheetText.read(
      "\"Week of Nov 9, 2015 (Mon-Fri)\",,,,,,\nHazelnut,$25,,$25,,$25,\nMaple,$25,$25,,,away,\nBirch,,$25,,,$25,shy\n"
    )
    #expect(reading.dogs.map(\.label) == ["Hazelnut", "Maple", "Birch"])
    #expect(reading["F2"]?.date == SheetText.date("2015-11-13") && reading["G4"]?.kind == .note)
    #expect(reading.paid == Money(cents: 17_500))
  }

  @Test func `rows with other separators are named, each`() throws {
    let reading = try SheetText.read(
      SheetText.week(
        "Baxter,$20,,$20,,,", "Nikki,,$20,,,,", "Rex,$20,$20,,$20,,", "Week of Apr 14 2008;;;;;;",
        "Nikki;;$20;;$20;;", "Keesha;away;away;;;;"))
    #expect(reading.dogs.map(\.label) == ["Baxter", "Nikki", "Rex"])
    #expect(["A5", "A6", "A7"].allSatisfy { reading[$0]?.question != nil })
  }

  @Test func `a ditto mark is asked about, with the amount above it`() throws {
    let reading = try SheetText.read(SheetText.week("Snoopy,$15,,,,,", "Woodstock,\"\"\"\",,,,,"))
    #expect(reading["B3"]?.question?.choices.first == .paid(Money(cents: 1500)))
  }

  @Test func `a column of HST and a total with it are not held against the days`() throws {
    let reading = try SheetText.read(
      "Dog Name,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,HST 14%,Total\nBear,30,,30,,30,$12.60,$102.60\n")
    #expect(reading["G2"]?.kind == .total && reading["H2"]?.kind == .total)
    #expect(reading.diagnostics.map(\.code) == [.undatedWeek] && reading.stated.isEmpty)
  }

  @Test(arguments: [
    ("Wk of Mar 2/09", "2009-03-02"), ("Week of March 2 '09", "2009-03-02"),
    ("Week of 2 Mar 09", "2009-03-02"),
    ("Week of Nov 3/25", "2025-11-03"), ("Week of Nov 3-7 2025", "2025-11-03"),
  ])
  func `a year of two figures dates a week`(title: String, monday: String) throws {
    let reading = try SheetText.read("\(title)\nDog,Mon,Tue,Wed,Thu,Fri,Notes\nAlfie,25,,25,,,\n")
    #expect(reading.weeks.map(\.monday) == [SheetText.date(monday)])
  }
}
