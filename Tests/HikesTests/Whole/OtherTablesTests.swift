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
    ("Nov 3-7/25", "2025-11-03"), ("Oct 27 - 31/25", "2025-10-27"), ("Nov 3-7 '25", "2025-11-03"),
    ("Nov 3-7 25", "2025-11-03"),
  ])
  func `a year of two figures dates a week`(title: String, monday: String) throws {
    let reading = try SheetText.read("\(title)\nDog,Mon,Tue,Wed,Thu,Fri,Notes\nAlfie,25,,25,,,\n")
    #expect(reading.weeks.map(\.monday) == [SheetText.date(monday)])
  }

  @Test func `a row that adds up two lists of one week is no dog`() throws {
    let reading = try SheetText.read(
      """
      Week of Nov 7 2022,,,,,,
      SARA,Mon,Tue,Wed,Thu,Fri,Notes
      Bella,25,,25,,,
      Max,25,25,,,,
      Sara total,50,25,25,0,0,100
      MIKE,Mon,Tue,Wed,Thu,Fri,Notes
      Rosie,,30,,30,,
      Gus,30,30,,,,
      Mike total,30,60,0,30,0,120
      Both,80,85,25,30,0,220
      """)
    #expect(reading.dogs.map(\.label) == ["Bella", "Max", "Rosie", "Gus"])
    #expect(reading.paid == Money(cents: 22_000))
  }

  @Test func `a list of rates below the week is no hike, and a legend beside the dogs is used`() throws {
    let reading = try SheetText.read(
      """
      Week of June 2 2008,,,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,Notes,,Legend
      Pip,x,,x,,,,,"x = hiked, pays at month end"
      Rex,,x,,A,,,,A = away
      Lou,,,12,,,,,
      ,,,,,,,,
      Rates,,,,,,,,
      1 dog,$12,,,,,,,
      """)
    #expect(reading.dogs.map(\.label) == ["Pip", "Rex", "Lou"])
    #expect(reading.paid == Money(cents: 1200))
    #expect(reading["E4"]?.status == .away)
  }

  @Test func `months side by side are named once above their columns`() throws {
    let reading = try SheetText.read(
      """
      ,October 2013,,,,,,November 2013,,,,
      Dog,Mon 7,Tue 8,Wed 9,Thu 10,Fri 11,,Mon 4,Tue 5,Wed 6,Thu 7,Fri 8
      Pip,18,,,,18,,18,,,,
      ,,,,,,,,,,,
      Dog,Mon 14,Tue 15,Wed 16,Thu 17,Fri 18,,Mon 11,Tue 12,Wed 13,Thu 14,Fri 15
      Pip,18,,,,,,,18,,,
      """)
    let mondays = ["2013-10-07", "2013-11-04", "2013-10-14", "2013-11-11"].map(SheetText.date)
    #expect(reading.weeks.map(\.monday) == mondays)
  }

  @Test func `a page's number beside the title is none of it`() throws {
    let reading = try SheetText.read(
      "Hikes - September 2014,,,Page 1 of 3\nDog,Mon 8,Tue 9,Wed 10\nPip,18,,18\nHikes - September 2014,,,Page 2 of 3\nDog,Mon 15,Tue 16,Wed 17\nPip,18,,\n"
    )
    #expect(reading.weeks.map(\.monday) == ["2014-09-08", "2014-09-15"].map(SheetText.date))
    #expect(reading.dogs.map(\.label) == ["Pip"])
  }

  @Test func `a month of working weeks may begin amid a week`() throws {
    let reading = try SheetText.read(
      "March 2018\n,Th,F,M,T,W,Th,F,M,T\nDog,1,2,5,6,7,8,9,12,13\nPip,18,,18,,,,18,,18\nRex,,18,,18,,,,18,\n")
    #expect(
      reading.cells.filter { $0.kind == .payment && $0.dog == "Pip" }.compactMap(\.date)
        == ["2018-03-01", "2018-03-05", "2018-03-09", "2018-03-13"].map(SheetText.date))
  }

  @Test func `a row of labels below the days is a heading too`() throws {
    let reading = try SheetText.read(
      "Week of Jan 8 2018\n,Mon 8,,Tue 9,,Wed 10,\nDog,$,how,$,how,$,how\nPip,18,e-t,,,18,c\nRex,away,,,,,\n")
    #expect(reading.dogs.map(\.label) == ["Pip", "Rex"])
    #expect(reading["B3"]?.kind == .header && reading["A3"]?.kind == .header)
    #expect(reading.paid == Money(cents: 3600))
  }

  @Test func `figures above the weeks under headings of totals are hers`() throws {
    let reading = try SheetText.read(
      "SUMMARY 2024,,,,,,\nMonth,Subtotal,HST,Total,,,\nJanuary,\"$2,725.00\",$408.75,\"$3,133.75\",,,\nWeek of Mar 18 2024,,,,,,\nDog,Mon,Tue,Wed,Thu,Fri,Notes\nPip,25,,25,,,\n"
    )
    #expect(["B3", "C3", "D3"].allSatisfy { reading[$0]?.kind == .total && reading[$0]?.question == nil })
  }

  @Test func `a dog whose owner is named in some weeks only is one dog, and so is one under its new name`()
    throws
  {
    let reading = try SheetText.read(
      """
      Week of Nov 3 2025
      Dog,Mon,Tue,Wed,Thu,Fri
      Pip,25,,,,
      Cocoa,25,,,,
      Week of Nov 10 2025
      Dog,Owner,Mon,Tue,Wed,Thu,Fri
      Pip,Smith,25,,,,
      Coco (was Cocoa),Roy,,25,,,
      Week of Nov 17 2025
      Dog,Mon,Tue,Wed,Thu,Fri
      Pip,25,,,,
      """)
    #expect(reading.dogs.map(\.label) == ["Pip", "Cocoa"])
    #expect(reading.dogs.map(\.owner) == ["Smith", "Roy"])
  }

  @Test func `two dogs of one name in a week stay two, with an owner or without`() throws {
    let reading = try SheetText.read(
      "Week of Nov 3 2025\nDog,Owner,Mon,Tue,Wed,Thu,Fri\nMax,,25,,,,\nMax,Roy,,25,,,\nMax,Smith,,,25,,\n")
    #expect(reading.dogs.count == 3)
  }

  @Test func `a dog in the lists of two groups hikes twice, and is one dog`() throws {
    let reading = try SheetText.read(
      SheetText.week("AM PACK,,,,,,", "Ranger,25,25,,,,", "PM PACK,,,,,,", "Ranger,,25,25,,,"),
      month: "2025-11")
    #expect(reading.dogs.map(\.label) == ["Ranger"])
    #expect(reading.diagnostics.map(\.code) == [.sameNameTwice])
    #expect(reading["C5"]?.isFromNotes == true && reading["D5"]?.isFromNotes == false)
    let conversion = SheetText.convert([reading])
    #expect(conversion.book.payments.map(\.amount.cents).reduce(0, +) == 10_000)
  }

  @Test func `dogs of one name in two places stay two`() throws {
    let reading = try SheetText.read(
      SheetText.week("Bedford,,,,,,", "Max,25,,,,,", "Sackville,,,,,,", "Max,,25,,,,"), month: "2025-11")
    #expect(reading.dogs.map(\.label) == ["Max", "Max (2)"])
  }

  @Test func `a month named later ends what was said of the columns above`() throws {
    let days = "Dog,Mon 3,Tue 4,Wed 5,,Mon 10,Tue 11,Wed 12"
    let reading = try SheetText.read(
      "November 2025\n\(days)\nPip,18,,,,,18,\n\nDecember 2025\nDog,Mon 1,Tue 2,Wed 3\nPip,18,,\n\nDog,Mon 8,Tue 9,Wed 10,,Mon 15,Tue 16,Wed 17\nPip,18,,,,18,,\n"
    )
    #expect(
      reading.weeks.map(\.monday)
        == ["2025-11-03", "2025-11-10", "2025-12-01", "2025-12-08", "2025-12-15"].map(SheetText.date))
  }

  @Test func `months side by side count their weeks each by itself`() throws {
    let days = "Dog,Mon,Tue,Wed,Thu,Fri,,Mon,Tue,Wed,Thu,Fri"
    let reading = try SheetText.read(
      ",June 2025,,,,,,September 2025\n,Week 1,,,,,,Week 1\n\(days)\nPip,18,,,,,,18,,,,\n\n,Week 2,,,,,,Week 2\n\(days)\nPip,,18,,,,,,18,,,\n"
    )
    #expect(
      reading.weeks.map(\.monday)
        == ["2025-06-02", "2025-09-01", "2025-06-09", "2025-09-08"].map(SheetText.date))
  }

  @Test func `a week without a heading is read where five columns follow the names`() throws {
    let reading = try SheetText.read(
      "Week of Nov 3 2025\nHazelnut,25,,25,,25,\nAcorn,,25,,25,,shy\nMaple,25,25,,,away,\nTotal,50,50,25,25,25,\n"
    )
    #expect(reading.dogs.map(\.label) == ["Hazelnut", "Acorn", "Maple"])
    #expect(reading.paid == Money(cents: 17_500))
    #expect(
      LayoutFinder.layout(
        SheetCells(try SheetText.table("Week of Nov 3 2025\nPip,25,50\nRex,25,\nMax,30,\n"))) == nil)
    let turned = "Week of Nov 3 2025\n,Pip,Rex,Max,Lou,Kit\nMon,25,25,,25,25\nTue,25,,25,25,25\n"
    #expect(LayoutFinder.layout(SheetCells(try SheetText.table(turned))) == nil)
  }

  @Test(arguments: LayoutFinder.otherDogs.examples)
  func `dogs that hike no more or not yet are none of the week`(line: String) throws {
    let week = SheetText.week("Pip,25,,25,,", "Total,25,,25,,", ",,,,,", line, "Buttons,moved Sept,,,,")
    let reading = try SheetText.read(
      week + "\nMo (Mrs. Fox),,902-555-0171,wants Tues/Thurs,,\n", month: "2025-11")
    #expect(reading.dogs.map(\.label) == ["Pip"] && !reading.cells.contains { $0.question != nil })
    // Where one of them paid, it was on a hike.
    #expect(try SheetText.read(week + "\nRex,25,,,,\n").dogs.map(\.label) == ["Pip", "Rex"])
  }
}
