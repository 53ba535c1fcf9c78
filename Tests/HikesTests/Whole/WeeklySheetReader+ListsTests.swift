import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// Tables and totals of hers around the weeks, which are none of their dogs.
struct WeeklySheetReaderListsTests {
  /// Two weeks with a total that is right, and what stands below them.
  private func weeks(above lines: String) throws -> SheetReading {
    try SheetText.read(
      "Week of Nov 3 2025\nDog,Mon,Tue,Wed,Thu,Fri\nPip,25,,25,,\nHazel,,30,25,,\nTotal,25,30,50,,\n\n"
        + "Week of Nov 10 2025\nDog,Mon,Tue,Wed,Thu,Fri\nPip,25,,25,,\nHazel,,30,25,,\nTotal,25,30,50,,\n\n"
        + lines)
  }

  @Test(arguments: [
    "Accounts receivable\nClient,Current,30 days,60 days\nZinck,$40\nCorkum,,$20\nHume,$22,,$44\n",
    "Bank deposits\n12-Nov,$480\n26-Nov,$615\n", "Brought forward Jan-Oct,\"$9,214.00\"\n",
    "Carried forward,,,,,210\n", "Tarifs\n1 marche,$20\n2 chiens,$30\n",
  ])
  func `a list with a name that tells what it is is not asked about`(lines: String) throws {
    let reading = try weeks(above: lines)
    #expect(reading.paid == Money(cents: 21_000))
    #expect(reading.dogs.map(\.label) == ["Pip", "Hazel"])
    #expect(!reading.cells.contains { $0.question != nil })
  }

  @Test(arguments: ["October 2025 - new prices", "Prices went up today", "expenses", "mileage", "Summary"])
  func `a title above the first week is none of a list, whatever words are in it`(title: String) throws {
    let week = "Dog,Mon 6,Tue 7,Wed 8,Thu 9,Fri 10\nPip,25,,25,,\nHazel,,30,,,\n\n"
    let next = "Dog,Mon 13,Tue 14,Wed 15,Thu 16,Fri 17\nPip,25,,25,,\n"
    let reading = try SheetText.read("\(title)\n\(week)\(next)", month: "2025-10")
    #expect(reading.paid.cents == 13000)
    let between = try SheetText.read("October 2025\n\(week)\(title)\n\(next)", month: "2025-10")
    #expect(between.paid.cents == 13000)
  }

  @Test func `a table that nothing names is asked about where the total above is right without it`() throws {
    let reading = try weeks(above: "Have not paid me yet\nnow,older,oldest\nZinck,40\nCorkum,,20\n")
    #expect(reading.paid == Money(cents: 21_000))
    #expect(reading["B15"]?.question != nil && reading["C16"]?.question != nil)
    #expect(!reading.diagnostics.contains { $0.code == .totalDiffers })
  }

  @Test(arguments: [
    "Rover,30,,,,\nFinn,,30,,,\nTotal,30,30,,,\n", "Rover,30,,,,\nFinn,,30,,,\nTotal,55,60,50,,\n",
    "Afternoon pack\nRover,30,,,,\nFinn,,30,,,\n",
  ])
  func `more dogs below a total are the week's where a total or a heading has them`(lines: String) throws {
    let reading = try weeks(above: lines)
    #expect(reading.paid == Money(cents: 27_000))
    #expect(reading["B13"]?.kind == .payment || reading["B14"]?.kind == .payment)
  }

  @Test func `a total in the name of a person is one`() throws {
    let reading = try weeks(above: "Total M. Zwicker,$210.00\n")
    #expect(reading.paid == Money(cents: 21_000))
    #expect(reading["B13"]?.kind == .total)
  }

  @Test func `the total of one week beside another leaves the other's dogs alone`() throws {
    let reading = try SheetText.read(
      "Week of Jun 7 2021,,,,,,Week of Jun 14 2021\nDog,Mon,Tue,Wed,Thu,,Dog,Mon,Tue,Wed,Thu\n"
        + "Pip,25,,25,,,Pip,25,,25,\nHazel,25,25,,,,Hazel,25,25,,\nTotal,50,25,25,,,Finn,,25,,\n"
        + ",,,,,,Total,50,50,25,\n")
    #expect(reading.paid == Money(cents: 10_000 + 12_500))
    #expect(reading["I5"]?.dog == "Finn" && reading["I5"]?.kind == .payment)
    #expect(reading["B5"]?.kind == .total && reading["H6"]?.kind == .total)
  }

  @Test func `a list beside the weeks or above them is not asked about`() throws {
    let beside = try SheetText.read(
      "Week of Oct 4 2021,,,,,,,,Rates\nDog,Mon,Tue,Wed,Thu,Fri,Notes,,Small,$25.00\n"
        + "Pip,25,,25,,,,,Big,$30.00\nHazel,,25,,,,,,,\nFinn,25,,,,,,,HST,\nRex,,25,,,,,,Sales,$1375.00\n")
    #expect(beside.paid == Money(cents: 12_500))
    #expect(!beside.cells.contains { $0.question != nil })
    let above = try SheetText.read(
      "Prices,,,Call\nGroup walk,$20,,Vet\nBig dogs,$25,,\n\nApril 16-20 2018\nDog,Mon,Tue,Wed,Thu,Fri\n"
        + "Pip,20,,20,,\nHazel,,20,,,\n")
    #expect(above.paid == Money(cents: 6000))
    #expect(!above.cells.contains { $0.question != nil })
  }

  @Test func `money beside a dog in such a list is asked about`() throws {
    let reading = try SheetText.read(
      "Week of Oct 4 2021,,,,,,,,Who owes\nDog,Mon,Tue,Wed,Thu,Fri,Notes,,Pip,$25.00\n"
        + "Pip,25,,25,,,,,,\nHazel,,25,,,,,,,\n")
    #expect(reading["J2"]?.question != nil)
  }

  @Test(arguments: [
    "made this wk,105,,,,\n", "$$$,,105,,,\n", "so far this yr,,,,,900\n",
    "October in all,,,,,900\n", "All 3 weeks,900,,,,\n", "2025 altogether,900,,,,\n", "Earned,25,30,50,,\n",
  ])
  func `a sum is one under whatever name`(line: String) throws {
    let reading = try SheetText.read(
      "Week of Nov 3 2025\nDog,Mon,Tue,Wed,Thu,Fri\nPip,25,,25,,\nHazel,,30,25,,\n\(line)\nWeek of Nov 10 2025\n"
        + "Dog,Mon,Tue,Wed,Thu,Fri\nPip,25,,25,,\n")
    #expect(reading.paid == Money(cents: 15_500))
    #expect(reading.dogs.map(\.label) == ["Pip", "Hazel"])
    #expect(!reading.cells.contains { $0.question != nil })
  }

  @Test func `a sum under a name of its own is one where it is so in several weeks, else it is asked about`()
    throws
  {
    let week = { (day: Int) in
      "Week of Nov \(day) 2025\nDog,Mon,Tue,Wed,Thu,Fri\nPip,25,,25,,\nHazel,,30,25,,\nBoth,,,,,105\n\n"
    }
    let twice = try SheetText.read(week(3) + week(10))
    #expect(twice.paid == Money(cents: 21_000) && twice.dogs.map(\.label) == ["Pip", "Hazel"])
    #expect(!twice.cells.contains { $0.question != nil })
    let once = try SheetText.read(week(3))
    #expect(once["F5"]?.kind == .payment)
    #expect(once["F5"]?.question?.choices == [.paid(Money(cents: 10_500)), .justANote])
  }

  @Test func `a dog that pays for a month at once is no sum`() throws {
    let reading = try SheetText.read(
      "Week of Nov 3 2025\nDog,Mon,Tue,Wed,Thu,Fri\nPip,25,,25,,\nHazel,,25,25,,\nFinn,100,,,,\n\n"
        + "Week of Nov 10 2025\nDog,Mon,Tue,Wed,Thu,Fri\nPip,25,,25,,\nFinn,25,,25,,\n")
    #expect(reading["B5"]?.kind == .payment && reading["B5"]?.dog == "Finn")
  }

  @Test func `his and her weeks beside each other are dated by their titles`() throws {
    let reading = try SheetText.read(
      "\"LUC - week of Aug 10, 2015\",,,,,,,\"JANET - week of Aug 10, 2015\"\nDog,Mon,Tue,Wed,Thu,Fri,,Dog,Mon,Tue,Wed,Thu,Fri\n"
        + "Pip,25,25,,25,,,Zoé,25,25,,25,\nLuc made,,,,,75,,Janet made,,,,,75\n\n"
        + "\"LUC - week of Aug 17, 2015\",,,,,,,\"JANET - week of Aug 17, 2015\"\nDog,Mon,Tue,Wed,Thu,Fri,,Dog,Mon,Tue,Wed,Thu,Fri\n"
        + "Pip,25,25,,25,,,Zoé,25,25,,25,\nLuc made,,,,,75,,Janet made,,,,,75\n")
    #expect(
      reading.weeks.map(\.monday?.description) == ["2015-08-10", "2015-08-10", "2015-08-17", "2015-08-17"])
    #expect(reading.paid == Money(cents: 30_000))
    #expect(reading.dogs.map(\.label) == ["Pip", "Zoé"])
  }

  @Test func `months beside each other whose days bear the same numbers stay two`() throws {
    let days = { (number: Int) in
      (0..<5).map { "\(["Mon", "Tue", "Wed", "Thu", "Fri"][$0]) \(number + $0)" }.joined(separator: ",")
    }
    let weeks = [4, 11].map { "Dog,\(days($0)),,Dog,\(days($0))\nPip,26,,,,,,Pip,26,,,,\n\n" }.joined()
    let reading = try SheetText.read("FEBRUARY 2019,,,,,,,MARCH 2019\n" + weeks, year: 2019)
    #expect(
      reading.weeks.map(\.monday?.description) == ["2019-02-04", "2019-03-04", "2019-02-11", "2019-03-11"])
    #expect(!reading.cells.contains { $0.isDuplicate })
  }

  @Test func `the total may stand beside the title of its week`() throws {
    let week = { (day: Int) in
      "week of nov \(day)/09,,,,,made this wk,$50\ndog,mon,tues,wens,thurs,fri,what happend\nPip,,,$25,,$25,\n\n"
    }
    let reading = try SheetText.read(week(23) + week(16) + week(9))
    #expect(reading.weeks.map(\.monday?.description) == ["2009-11-23", "2009-11-16", "2009-11-09"])
    #expect(reading.dogs.map(\.label) == ["Pip"] && reading.paid == Money(cents: 15_000))
  }

  @Test func `a heading over two rows may have the number of its week above the month`() throws {
    let reading = try SheetText.read(
      "DOG WALKS - OCTOBER 2009\n\nWeek 40,Mon,Tue,Wed,Thu,Fri\nOctober,5,6,7,8,9\nPip,18,,18,,\nHazel,,18,,,\n"
    )
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2009-10-05")])
    #expect(reading.paid == Money(cents: 5400) && reading.dogs.map(\.label) == ["Pip", "Hazel"])
  }

  @Test func `a stroke may be explained too`() throws {
    let reading = try SheetText.read(
      "/ = present (walked)   O = absent\n\nWeek of Sept. 12 2016\nPupil,Mon,Tue,Wed,Thu,Fri\nPip,/,,/,O,\nHazel,,/,/,,\n"
    )
    #expect(reading["B5"]?.kind == .scheduled && reading["E5"]?.status == .away)
  }

  @Test func `what became of a hike is not what it cost`() throws {
    let reading = try SheetText.read(
      "Visit ID,Date,Client,Pet,Service,Status,Price\n10403,\"Jan 6, 2020\",Priya,Moose,Walk,Completed,32.50\n"
        + "10406,\"Jan 7, 2020\",Kim,Mochi,Walk,Completed,28.75\n10409,\"Jan 8, 2020\",Amy,Nacho,Walk,Cancelled,\n"
        + "10412,\"Jan 9, 2020\",Priya,Moose,Walk,Completed,32.50\n")
    #expect(reading.paid == Money(cents: 9375))
    #expect(reading["F4"]?.status == .cancelled && reading["F4"]?.dog == "Nacho")
    #expect(!reading.cells.contains { $0.question != nil })
  }

  @Test func `a row amid the dogs that adds up the days is no dog`() throws {
    let reading = try SheetText.read(
      "May 2010\n\n,Mon 3,,Tue 4,,Wed 5,\nDog,$,note,$,note,$,note\nPip,25,,25,,25,\nHazel,20,,,cancelled,20,\nFinn,25,muddy,25,,,\n"
        + "Earl makes it,70,,50,,45,\nShirley makes it,165,,,,,\n\n")
    #expect(reading.paid == Money(cents: 16_500))
    #expect(reading.dogs.map(\.label) == ["Pip", "Hazel", "Finn"])
    #expect(reading["E6"]?.status == .cancelled && reading["E6"]?.date == SheetText.date("2010-05-04"))
  }

  @Test func `her words may stand in a row below the dog`() throws {
    let reading = try SheetText.read(
      "Week of February 1 2016\nDog,Mon,Tue,Wed,Thu,Fri,Total\nPip,$27.50,,$27.50,,,$55.00\nremarks,,,muddy,,,\n"
        + "Lady,,$20,,,,$20\nremarks,sick,,,,,\nMax,$20,,,,$20,$40\n")
    #expect(reading.dogs.map(\.label) == ["Pip", "Lady", "Max"])
    #expect(reading["B6"]?.dog == "Lady" && reading["B6"]?.status == .sick)
  }

  @Test func `a table below a row that adds up the dogs under its own name is asked about`() throws {
    let reading = try SheetText.read(
      "Week of Nov 3 2025\nDog,Mon,Tue,Wed,Thu,Fri\nPip,25,,25,,\nHazel,25,30,25,,\nRex,,30,,,\nEarl's count,50,60,50,,\n\n"
        + "Ash Wednesday supper\nhead,one,two\n6,$14,$84\n")
    #expect(reading.paid == Money(cents: 16_000))
    #expect(reading.dogs.map(\.label) == ["Pip", "Hazel", "Rex"])
  }

  @Test func `a list may have a column for each way of paying, and March may stand between numbers`() throws {
    let reading = try SheetText.read(
      "Date,Dog,cash,e-tr,chq\n07MAR11,Pip,15,,\n07MAR11,Hazel,,18,\n08MAR11,Pip,,,15\n09MAR11,Hazel,AWAY,,\n"
    )
    #expect(reading.paid == Money(cents: 4800))
    #expect(reading["D3"]?.date == SheetText.date("2011-03-07") && reading["D3"]?.dog == "Hazel")
    #expect(reading["C5"]?.status == .away)
  }

  @Test func `a colour that was typed in says what the legend says of it`() throws {
    let reading = try SheetText.read(
      "green = paid\nyellow = away\n\nWeek of Nov 3 2025\nDog,Mon,Tue,Wed,Thu,Fri\nPip,20 green,,$20 green,yellow,\nHazel,,20,,,\n"
    )
    #expect(reading.paid == Money(cents: 6000))
    #expect(reading["E6"]?.status == .away)
    #expect(!reading.cells.contains { $0.question != nil })
  }

  @Test func `a line by itself above the next heading names what follows`() throws {
    let reading = try weeks(above: "BACKUP\nDog,Nov 10,Nov 11,Nov 12,Nov 13,Nov 14\nPip,25,,25,,\n")
    #expect(reading.dogs.map(\.label) == ["Pip", "Hazel"])
    #expect(reading["A13"]?.kind == .title)
  }

  @Test func `totals and months may have a slip`() throws {
    let reading = try SheetText.read(
      "Week of Febuary 7 2011\nDog,Mon,Tues,Weds,Thurs,Fri\nPip,$20,,$20,,\nHazel,,$25,$2o,,\nTotl,$20,$25,$40,,\n"
    )
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2011-02-07")])
    #expect(reading.dogs.map(\.label) == ["Pip", "Hazel"])
    #expect(reading["B5"]?.kind == .total)
  }

  @Test func `a heading may have slips in three of its days`() throws {
    let reading = try SheetText.read(
      "Jan 9 - 13 2023\ndoggos,mon,tuse,wensday,thrus,fri,notes\nPip,25,,25,,25,\nHazel,,25,,25,,\n\n"
        + "Jan 16 - 20 2023\ndoggos,mon,tues,wed,thur,firday,notes\nPip,25,,25,,25,\nHazel,,25,,25,,\n")
    #expect(reading.weeks.map(\.monday?.description) == ["2023-01-09", "2023-01-16"])
    #expect(reading["E3"]?.kind == nil && reading["E4"]?.date == SheetText.date("2023-01-12"))
    #expect(!reading.cells.contains { $0.question != nil })
  }

  @Test func `a week may be titled by its first day alone`() throws {
    let reading = try SheetText.read(
      "November 2020\n\nWeek of 9\nDog,Mon,Tue,Wed,Thu,Fri\nPip,25,,25,,25\n\nWeek of the 30th\n"
        + "Dog,Mon,Tue,Wed,Thu,Fri\nPip,25,,25,,25\n\nWeek ending the 20th\nDog,Mon,Tue,Wed,Thu,Fri\nPip,,,25,,\n"
    )
    #expect(reading.weeks.map(\.monday?.description) == ["2020-11-09", "2020-11-30", "2020-11-16"])
  }

  @Test func `days down the side may have such titles`() throws {
    let reading = try SheetText.read(
      "Novembre 2020\nSemaine du 9\nJour,Ti-Loup,Gaspard,Total\nLundi 9 novembre,20,25,45\nMardi 10 novembre,,25,25\n"
        + "Mercredi 11 novembre,20,malade,20\nTotal,40,50,90\n\nSemaine du 16\nJour,Ti-Loup,Prince,Total\n"
        + "Lundi 16 novembre,20,25,45\nMardi 17 novembre,,25,25\nMercredi 18 novembre,20,,20\nTotal,40,50,90\n"
    )
    #expect(reading.dogs.map(\.label).sorted() == ["Gaspard", "Prince", "Ti-Loup"])
    #expect(reading.paid == Money(cents: 18_000))
    #expect(!reading.cells.contains { $0.question != nil })
  }

  @Test(arguments: [0, 1, 2])
  func `a card may tell of its dog below the name`(told: Int) throws {
    let lines = ["", "Owner:,Amy\n", "Owner:,Amy\nPhone:,902-555-0118\n"][told]
    let card =
      "Week of,Mon,Tue,Wed,Thu,Fri,Total\n\"Mar 7, 2022\",$25,,$25,,,$50\n\"Mar 14, 2022\",$25,,Away,,$25,$50\nTotal,,,,,,$100\n\n"
    let reading = try SheetText.read(
      "Dog:,Pip\n\(lines)\(card)Dog:,Hazel\n\(lines)\(card)Dog:,Finn\n\(lines)\(card)")
    #expect(reading.dogs.map(\.label).sorted() == ["Finn", "Hazel", "Pip"])
    #expect(reading.weeks.map(\.monday?.description) == ["2022-03-07", "2022-03-14"])
    #expect(reading.paid == Money(cents: 3 * 10_000))
    #expect(told == 0 || reading["B2"]?.kind == .attribute && reading["B2"]?.dog == "Pip")
    #expect(!reading.cells.contains { $0.question != nil })
  }

  @Test func `a number that hikes cost here is money, whatever stands behind it`() throws {
    let reading = try SheetText.read(
      "Week of Nov 3 2025\nDog,Mon,Tue,Wed,Thu,Fri\nPip,22,22 rest later,22,,\nHazel,22,,20 min late,22 Nov vet,\n"
    )
    #expect(reading["C3"]?.kind == .unrecognised)
    #expect(reading["C3"]?.question?.choices.first == .paid(Money(cents: 2200)))
    #expect(reading["D4"]?.question == nil && reading["E4"]?.question == nil)
  }
}
