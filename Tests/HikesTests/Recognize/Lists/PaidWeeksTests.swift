import Civil
import Diagnostics
import Quantities
import Tabular
import Testing

@testable import Hikes

/// What was paid for weeks, and not for days.
struct PaidWeeksTests {
  @Test func `a column may be a week`() throws {
    let reading = try SheetText.read(
      """
      Fall 2010 - by the week
      Dog,Wk of Sep 6,Sep 13,Sep 20,Total
      Lexi,$54,,$36,$90
      Olive,$18,away,$18 + $5 tip,$41
      Poppy,,$36,,$36
      Total,$72,$36,$59,$167
      """)
    #expect(
      reading.weeks.map(\.monday) == ["2010-09-06", "2010-09-13", "2010-09-20"].map { SheetText.date($0) })
    let done = SheetText.convert([reading])
    #expect(done.booked == Money(cents: 16_700))
    #expect(reading["D4"]?.date == SheetText.date("2010-09-20"))
    #expect(reading["C4"]?.status == .away)
    #expect(reading["E3"]?.kind == .total && reading["D6"]?.kind == .total)
    #expect(reading.diagnostics.map(\.code) == [.daysNotSaid])
    #expect(done.book.dogs.allSatisfy { $0.regularDays.isEmpty })
    #expect(reading.cells.count == 23)
  }

  @Test(arguments: [
    "Dog,Sep 6,Sep 13,Sep 27", "Dog,Sep 7,Sep 14,Sep 21", "Dog,Sep 6,Sep 13", "Week,Sep 6,Sep 13,Sep 20",
  ])
  func `other columns are no weeks`(head: String) throws {
    let table = try SheetText.table("2010\n" + head + "\nLexi,$54,,$36\nOlive,$18,,$18\nPoppy,,$36,")
    #expect(PaidWeeks(table) == nil)
  }

  @Test(arguments: PaidWeeks.spans.examples)
  func `what all weeks of a dog come to stands behind them`(head: String) throws {
    let text = "2010\nDog,Sep 6,Sep 13,Sep 20,\(head)\nLexi,$54,,$36,0\nOlive,$18,,$18,0\n"
    let reading = try SheetText.read(text)
    #expect(reading["E3"]?.kind == .total && reading["E4"]?.kind == .total)
  }

  @Test(arguments: PaidWeeks.days.examples)
  func `the days of a dog may stand in words`(head: String) throws {
    let reading = try SheetText.read(
      """
      Week of April 3 2006,,,
      \(head),Comments
      Izzy,"M, W",$38,
      Biscuit,T W Th,$57,new collar
      Abby,Fri,$19,
      Total,,$114,
      """)
    #expect(SheetText.convert([reading]).booked == Money(cents: 11_400))
    #expect(reading["C4"]?.date == SheetText.date("2006-04-04"))
    #expect(reading["C5"]?.date == SheetText.date("2006-04-07"))
    #expect(reading["B3"]?.kind == .note && reading["D4"]?.kind == .note)
    #expect(reading["C6"]?.kind == .total)
    #expect(reading.diagnostics.map(\.code) == [.daysNotSaid])
  }

  @Test(arguments: [
    ("M, W", Weekday.monday), ("T W Th", .tuesday), ("mwf", .monday), ("MTWTF", .monday),
    ("Wed-Fri", .wednesday),
    ("Th/F", .thursday), ("Tu & Fr", .tuesday), ("jeudi, ven", .thursday), ("every day", nil),
    ("Mon with Rex", nil), ("", nil),
  ])
  func `the first day is found where there are only days`(text: String, day: Weekday?) {
    #expect(PaidWeeks.firstDay(of: text) == day)
  }

  @Test func `where only the year is missing, it is asked for`() throws {
    let table = try SheetText.table("Dog,Wk of Sep 6,Sep 13,Sep 20\nLexi,$54,,$36\nOlive,$18,,$18\n")
    #expect(WeeklySheetReader.lacksYear(table) && InputKind(table) == .sheet)
    #expect(
      !WeeklySheetReader.lacksYear(try SheetText.table("Dog,Wk of Sep 6,Sep 13,Sep 27\nLexi,$54,,$36\n")))
  }

  @Test func `the days of a dog may stand in numbers of the month`() throws {
    let text = """
      October 2003
      Dog,Days,# walks,Rate,Charge,Paid,Owing
      Goldie,"1, 2, 7, 8",4,$18,$72,$54,$18
      Nala,"6, 7-9",4,$20,$80,$80,
      Tilly,"3, 10",2,$18,$36,$36,
      Harley,away all month,,$18,,,
      Total,,,,$188,$170,$18
      """
    let reading = try SheetText.read(text)
    #expect(SheetText.convert([reading]).booked == Money(cents: 17_000))
    #expect(reading["F3"]?.date == SheetText.date("2003-10-01"))
    #expect(reading["F4"]?.date == SheetText.date("2003-10-06"))
    #expect(reading["B3"]?.kind == .note && reading["E3"]?.kind == .total && reading["F7"]?.kind == .total)
    #expect(reading.dogs.map(\.name).contains("Harley") && reading.diagnostics.map(\.code) == [.daysNotSaid])
    #expect(reading.cells.allSatisfy { !$0.raw.isEmpty } && reading.cells.count == 34)
  }

  @Test(arguments: [
    ("1, 2, 7", [1, 2, 7]), ("3", [3]), ("2 9 16", [2, 9, 16]), ("6, 7-9", [6, 7, 9]), ("7, 2", nil),
    ("1, 32", nil),
    ("M, W", nil), ("1-2-3", nil), ("", nil),
  ])
  func `days in numbers rise from one to the next`(text: String, days: [Int]?) {
    #expect(PaidWeeks.numbers(text) == days)
  }

  @Test func `a column that adds up the same weeks for each dog is of sums, whatever it is called`() throws {
    let reading = try SheetText.read(
      """
      "What each dog paid, week starting Monday, 2009"
      Dog,6 Apr,13 Apr,20 Apr,mid,27 Apr,4 May,both
      Bingo,20,20,20,60,20,20,100
      Carly,50,50,75,175,75,75,325
      Dusty,60,60,60,180,60,60,300
      Ellie,25,75,,100,75,75,250
      """, file: "paid-2009.csv")
    #expect(["E3", "E6", "H3", "H6"].allSatisfy { reading[$0]?.kind == .total })
    #expect(reading.paid.cents == 97_500)
  }

  @Test func `lines of a dog and a day have a column for each week`() throws {
    let reading = try SheetText.read(
      """
      Apr 2017
      Dog,Day,wk Apr 3,wk Apr 10,wk Apr 17
      Olive,Tue,,$26,$26
      Olive,Fri,,,$26
      Dexter,Thu,$26,away,
      Willow,Tue,$26,$26,$26
      """)
    #expect(reading.weeks.map { $0.monday?.description } == ["2017-04-03", "2017-04-10", "2017-04-17"])
    #expect(reading["E4"]?.date == SheetText.date("2017-04-21") && reading["E4"]?.dog == "Olive")
    #expect(reading["D5"]?.status == .away && reading.dogs.count == 3 && reading.paid.cents == 18_200)
    #expect(!reading.diagnostics.contains { $0.code == .daysNotSaid })
  }

  @Test func `weeks may be told by their first day, in the month of the title`() throws {
    let reading = try SheetText.read(
      "MAY 2023,,,,\nDog,wk of 8,wk of 15,wk of 22,May\nNacho,$25,$50,$50,$125\nWhisky,$50,,$50,$100\nTotal,$75,$50,$100,$225\n"
    )
    #expect(reading.weeks.map { $0.monday?.description } == ["2023-05-08", "2023-05-15", "2023-05-22"])
    #expect(reading.paid.cents == 22_500)
  }

  @Test func `weeks may go downwards, with the dogs across`() throws {
    let reading = try SheetText.read(
      """
      "Paid per week, fall 2025",,,,
      Week,Bear,Coal,Daisy,Total
      Oct 20-24,75 (3),50,90,215
      Oct 27-31,50 (2),away,90,140
      Nov 3-7,75,25,60,160
      Total,200,75,240,515
      """, file: "paid-2025.csv")
    #expect(reading.weeks.map { $0.monday?.description } == ["2025-10-20", "2025-10-27", "2025-11-03"])
    #expect(reading["C5"]?.dog == "Coal" && reading["C4"]?.status == .away && reading.paid.cents == 51_500)
    #expect(reading["A1"]?.kind == .title || reading["A1"]?.kind == .header)
  }

  @Test func `the days for which a week was paid may stand before the money`() throws {
    let reading = try SheetText.read(
      """
      Spring 2012,,,,
      Dog,Apr 2,Apr 9,Apr 16,Apr 23
      Louie,M 25,M 25,away,M 25
      Stella,WF 50,WF 50,,W 25
      Milo,MTuTh 75,,MTuTh 75,MTuTh 75
      Hank,60 TuW,$60 TuW,away,TuW $60
      Total,210,135,75,185
      """)
    #expect(reading.paid == Money(cents: 60_500) && reading["B4"]?.date == SheetText.date("2012-04-04"))
    #expect(reading["D5"]?.date == SheetText.date("2012-04-16") && reading["E6"]?.date?.weekday == .tuesday)
    #expect(reading.cells.allSatisfy { $0.question == nil })
  }

  @Test func `a list below the title of its week may say no day at all`() throws {
    let reading = try SheetText.read(
      """
      "Week of August 11, 2025",,,,,
      Dog,Hikes,Rate,Paid,Owes,How paid
      Nugget,3,$25,$75,,e-t
      Skye,1,$25,,$25,
      Wolf,2,$30,$60,,cash
      Total,6,,$135,$25,

      "Week of August 18, 2025",,,,,
      Dog,Hikes,Rate,Paid,Owes,How paid
      Nugget,2,$25,$50,,
      May,1,$25,$50,,incl. last week
      """)
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2025-08-11"), SheetText.date("2025-08-18")])
    #expect(reading.paid == Money(cents: 23_500) && reading["D11"]?.dog == "May")
    #expect(reading["E4"]?.kind == .scheduled && reading["E4"]?.status == .unpaid)
    #expect(reading["D6"]?.kind == .total && reading["F5"]?.dog == "Wolf")
    #expect(reading.diagnostics.contains { $0.code == .daysNotSaid })
  }

  @Test(arguments: ["Dog,Owner,Rate", "Dog,Hikes,Rate", "Owner,Paid", "Dog,Mon,Paid"])
  func `a list that says nothing of what dogs paid in a week is none`(heading: String) throws {
    let table = try SheetText.table(
      "Week of Aug 11 2025,,\n\(heading)\nNugget,3,$25\nSkye,1,$25\nWolf,2,$30\n")
    #expect(PaidWeeks(table) == nil)
  }

  @Test func `days in letters may stand behind the dogs without a heading`() throws {
    let reading = try SheetText.read(
      """
      Wk of Jan 5 2026
      Max B.,M W F,75,et
      Otto,T Th,50,et
      Remy,away,,

      Wk of Jan 12 2026
      Max B.,M W,50,et
      Otto,sick,,
      Remy,W F,60,cash
      """)
    #expect(reading.dogs.map(\.label) == ["Max B.", "Otto", "Remy"] && reading.paid == Money(cents: 23_500))
    #expect(reading["C3"]?.date == SheetText.date("2026-01-06") && reading["B8"]?.status == .sick)
    #expect(reading["C9"]?.date == SheetText.date("2026-01-14"))
  }
}
