import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// Ways of keeping a week that no list of them begins with.
struct WeeklySheetReaderOwnWaysTests {
  @Test(arguments: [
    "Mon. 11/3,Tue. 11/4,Wed. 11/5,Thu. 11/6,Fri. 11/7",
    "lun. 03/11,mar. 04/11,mer. 05/11,jeu. 06/11,ven. 07/11",
    "Montag 03.11.2025,Dienstag 04.11.2025,Mittwoch 05.11.2025,Donnerstag 06.11.2025,Freitag 07.11.2025",
    "WEDNESDAY the 5th of November 2025,Thursday the 6th of November 2025,Friday the 7th of November 2025",
    "3-Nov,,,,7-Nov",
    "M,T,W,,T,F", "Mon: 11/3,Tue: 11/4,Wed: 11/5,Thu: 11/6,Fri: 11/7",
    "Mon 9:30,Tue 10:00,Wed 9:30,Thu 1:00,Fri 8:45",
    "Mon ($),Tue ($),Wed ($),Thu ($),Fri ($)", "Nov 3,4,5,6,7",
  ])
  func `days are told by their heads`(days: String) throws {
    let reading = try SheetText.read("Week of Nov 3 2025,,,,,\nDog,\(days)\nRex,25,,25,,\nBella,25,25,25,,\n")
    #expect(reading.paid == Money(cents: 12_500) && reading.cells.allSatisfy { !$0.needsReview })
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2025-11-03")])
  }

  @Test func `numbers from a Monday on need no word where the file names the month`() throws {
    let text =
      ",3,4,5,6,7\nTango,$25,,$25,,\nSaffron,,$25,,,\n,,,,,\n,10,11,12,13,14\nTango,$25,,,,\nSaffron,,$25,,,\n"
    let table = try SheetText.table(text, file: "march-2025.csv")
    let reading = try #require(
      WeeklySheetReader.read(table, hints: SheetHints(asOf: SheetText.date("2026-01-01"))))
    #expect(reading.paid == Money(cents: 12_500))
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2025-03-03"), SheetText.date("2025-03-10")])
  }

  @Test func `a week may be dated below, by its total or by the last line`() throws {
    let summed = try SheetText.read(
      "Dog,Mon,Tue,Wed,Thu,Fri\nRex,25,,25,,\nIvy,25,25,,,\nTotal w/e Fri 8 Apr 2011,50,25,25,,\n")
    #expect(summed.weeks.map(\.monday) == [SheetText.date("2011-04-04")])
    let last = try SheetText.read(
      ",mon,tues,wed,thurs,fri\nulla,30,,30,,\npoppy,,30,,,30\n^ sept 8 to 12,,,,,\n,,,,,\nsept 2014,,,,,\n")
    #expect(last.weeks.map(\.monday) == [SheetText.date("2014-09-08")])
  }

  @Test func `a month in which the days fall stands above one of a later remark`() throws {
    let reading = try SheetText.read(
      "October 2017\n# Rob: cleaned up Feb 2018\nDog,Mon 2,Tue 3,Wed 4,Thu 5,Fri 6\nAngus,,,26,,\nGracie,26,,26,,26\n"
    )
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2017-10-02")])
  }

  @Test func `what heads all weeks side by side dates none of them`() throws {
    let reading = try SheetText.read(
      """
      PICK UP LIST,,Oct 17-21 2011,,,,,Oct 24-28,,,,
      Owner,Dog,M,T,W,T,F,M,T,W,T,F
      Quinlan,Clover,25,,25,,,25,,,,25
      Lohnes,Hazel,,25,,,25,,25,,,
      """)
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2011-10-17"), SheetText.date("2011-10-24")])
    #expect(reading["H3"]?.date == SheetText.date("2011-10-24"))
  }

  @Test func `the week may stand at the end of her letterhead`() throws {
    let week =
      "Dog,Mon,Tue,Wed,Thu,Fri,Week\nArgo,25,25,,,,50\nCedar,25,,,not received,,25\nIvy,,25,25,,,50\n,,,,,,\n"
    let reading = try SheetText.read(
      "Wagging Tails 902-555-0133,,,,,Week beginning:,07-Jun-2010\n\(week)Wagging Tails 902-555-0133,,,,,Week beginning:,14-Jun-2010\n\(week)"
    )
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2010-06-07"), SheetText.date("2010-06-14")])
    #expect(reading.dogs.count == 3 && reading["E4"]?.status == .unpaid)
    #expect(reading.cells.allSatisfy { !$0.needsReview })
  }

  @Test(arguments: ["red = they owe me", "O = went out, still owes", "n = iou"])
  func `a key says what she is owed`(key: String) throws {
    #expect(LegendReader([key]).meanings.values.contains(.status(.whole(.unpaid))))
    let reading = try SheetText.read(
      "\"grn = money received, red = they owe me\"\nWeek of Nov 3 2025\nDog,Mon,Tue\nRex,20 grn,20 red\nIvy,20 grn,20 grn\n"
    )
    #expect(reading["C4"]?.kind == .scheduled && reading.paid == Money(cents: 6000))
  }

  @Test func `hikes of the morning and the afternoon may be numbered`() throws {
    let reading = try SheetText.read(
      """
      June 2012
      1 = morning hike   2 = afternoon hike
      Dog,Mon 4,Tue 5,Wed 6,Thu 7,Fri 8,$ rec'd
      Bailey,1,,1,,1,$66
      Duke,,2,,2,,$44
      """)
    #expect(reading["C5"]?.kind == .scheduled && reading.paid == Money(cents: 11_000))
  }

  @Test func `groups under headings of their own are held against their sums`() throws {
    let reading = try SheetText.read(
      """
      Week of Nov 3 2025,Mon,Tue,Wed,Thu,Fri,row
      BEDFORD,,,,,,
      Nutmeg,$25,$25,,,,$50
      Loki,$30,,$30,,,$60
      sub bedford,$55,$25,$30,$0,$0,$110
      LWR TOWN,,,,,,
      Moxie,$30,,,$30,,$60
      Tansy,$25,,$25,,,$50
      sub lwr,$55,$0,$25,$30,$0,$110
      BEAVER BANK,,,,,,
      Percy,$25,,,$25,,$50
      Monty,$25,$25,,,,$50
      sub beaver,$50,$25,$0,$25,$0,$100
      all areas,$160,$50,$55,$55,$0,$320
      """)
    #expect(reading.paid == Money(cents: 32_000) && reading.dogs.count == 6)
    #expect(reading["A6"]?.kind != .dog && reading["G3"]?.kind == .total)
  }

  @Test func `what was charged is not paid twice, and paid may stand before the days`() throws {
    let charged = try SheetText.read(
      "Week of Nov 3 2025\nDog,Mon,Tue,Amount,Paid\nRex,x,x,$50,$50\nIvy,x,,$25,\nTed,x,x,$50,$50\n")
    #expect(charged.paid == Money(cents: 10_000))
    let before = try SheetText.read(
      "Week of Nov 3 2025\nDog,Paid,Mon,Tue,Wed\nRex,$50,$25,$25,\nIvy,$25,,$25,\nTed,$75,$25,$25,$25\n")
    #expect(before.paid == Money(cents: 15_000) && before["B3"]?.kind == .total)
  }

  @Test func `an amount beside other money is money, and dates in the row of a dog head nothing`() throws {
    let apart = try SheetText.read(
      "Week of Nov 3 2025\nDog,Mon,Tue,Amount,E-transfer\nRex,x,x,$50,\nIvy,x,,,$25\nTed,x,x,$50,\n")
    #expect(apart.paid == Money(cents: 12_500))
    let dated = try SheetText.read(
      "Week of Nov 3 2025\nDog,Mon,Tue,Wed,Thu,Fri\nRex,3-Nov,,,,7-Nov\nIvy,25,,25,,\n")
    #expect(dated.weeks.count == 1 && dated.paid == Money(cents: 5000))
  }

  @Test(arguments: ["£", "€"])
  func `another currency is taken as it stands, and told`(sign: String) throws {
    let reading = try SheetText.read(
      SheetText.week("Rex,\(sign)25,,25,,", "Ivy,,\(sign)25.00,,,"), month: "2025-11")
    #expect(reading.paid == Money(cents: 7500))
    #expect(reading.diagnostics.map(\.code) == [.otherCurrency])
  }

  @Test(arguments: ["∑", "∑ both weeks", "HST 15% (went up July 1)"])
  func `a sum may have a sign or a remark`(label: String) {
    #expect(SummaryLabel(label) != nil || TallyLabel.isTally(label, weeks: 2))
  }

  @Test func `an amount at the end of a torn sheet is asked about`() throws {
    let text = "Week of Nov 3 2025,,,\nDog,Mon,Tue,Wed\nRex,$25,,$25\nIvy,,$25,$25\nTed,,$2"
    #expect(try SheetText.read(text)["C5"]?.needsReview == true)
    #expect(try SheetText.read(text + "5")["C5"]?.needsReview == false)
  }

  @Test func `one and a half hikes are worked out`() throws {
    let reading = try SheetText.read(
      SheetText.week("Rex,25,,37.50 = 1½,,", "Ivy,25,25,,,", "Ted,25,,25,,"), month: "2025-11")
    #expect(reading.paid == Money(cents: 16_250) && reading.cells.allSatisfy { !$0.needsReview })
  }

  @Test(arguments: NoteGrammar.leftIn.examples)
  func `money that was found somewhere came in`(text: String) {
    #expect(NoteGrammar.payment(CellText(text)) == Money(cents: NoteGrammar.leftIn.meaning))
    #expect(NoteGrammar.payment(CellText("$60 left")) == nil)
  }

  @Test func `the days of a month change may be numbers behind it`() throws {
    let reading = try SheetText.read(
      "Xmas 2008\ndog,Dec 29,30,31,Jan 1,2\nLexi,20,,20,,20\nDuke,,20,,,\n", year: 2008)
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2008-12-29")])
    #expect(reading["F3"]?.date == SheetText.date("2009-01-02"))
  }

  @Test func `what the days come to may stand in rows of their own`() throws {
    let reading = try SheetText.read(
      """
      Mar 3-7 2014: Hikes
      Dog,Monday,Tuesday,Wednesday,Thursday,Friday
      Clover,,,25,,25
      Mika,28,28,28,28,

      Mar 3-7 2014: Sums
      Monday,28
      Tuesday,28
      Wednesday,53
      Thursday,28
      Friday,25
      Whole week,162
      """)
    #expect(reading.paid == Money(cents: 16_200) && reading.dogs.map(\.label) == ["Clover", "Mika"])
    #expect(reading["B12"]?.kind == .total)
  }

  @Test func `the weather below the heading is no heading`() throws {
    let reading = try SheetText.read(
      """
      Nov 11 2013,Monday,Tuesday,Wednesday,Thursday,Friday
      Weather,sun,-3 and windy,-3 and windy,sun,sun
      Mitsy,,,,,$27.00
      Ziggy,,,$27.00,,
      """)
    #expect(
      reading.weeks.map(\.monday) == [SheetText.date("2013-11-11")] && reading.paid == Money(cents: 5400))
  }

  @Test(arguments: TallyLabel.spans.examples + ["free places", "dogs out", "hrs out"])
  func `a line of all weeks or of something else is no dog`(label: String) {
    #expect(TallyLabel.isTally(label, weeks: 3))
  }

  @Test(arguments: WeeklySheetReader.unstarred.examples)
  func `amounts without a star are owed where the sheet says so`(key: String) throws {
    let week =
      ",,,,,\nWeek of March 6 2006,,,,,\nDog,Mon,Tue,Wed,Thu,Fri\nBarney,20*,,20*,,20*\nCoco,,20*,,20,\n"
    let reading = try SheetText.read("\"\(key)\"" + week)
    #expect(reading["E5"]?.status == .unpaid && reading.paid == Money(cents: 8000))
    #expect(reading.cells.allSatisfy { $0.question == nil })
    #expect(try SheetText.read("hikes" + week)["E5"]?.kind == .payment)
  }

  @Test(arguments: LegendReader.herself.words)
  func `an initial beside an amount may be her own`(word: String) throws {
    let reading = try SheetText.read(
      "\"J = Jill, H = \(word)\",,,\nWeek of Oct 17 2016,,,\nDog,Mon,Tue,Wed\nGracie,25H,,25J\nMocha,,25 H,25 J\n"
    )
    #expect(reading.paid == Money(cents: 10_000) && reading.cells.allSatisfy { $0.question == nil })
  }
}
