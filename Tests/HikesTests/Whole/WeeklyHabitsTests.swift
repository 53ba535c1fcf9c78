import Bookkeeping
import Civil
import Diagnostics
import Quantities
import Tabular
import Testing

@testable import Hikes

/// What stands in and beside weekly sheets that was found in those of others.
struct WeeklyHabitsTests {
  @Test func `a key may name a price by a letter and a figure, and a letter may begin a span`() throws {
    let reading = try SheetText.read(
      """
      Key: P = paid $25
      P3 = paid $30 (long hike)
      A = away

      Week of April 21 2008
      Dog,M,T,W,Th,F
      Rags,P,,P,,
      Buster,P,P,P3,P,P
      Mitzi,A til Thu,,,,P
      """)
    #expect(reading["D8"]?.amount == Money(cents: 3000))
    #expect(reading["B9"]?.status == .away)
    #expect(reading.cells.allSatisfy { $0.question == nil })
  }

  @Test(arguments: WeeklySheetReader.payees.words)
  func `those whom she paid are no dogs`(label: String) throws {
    let reading = try SheetText.read(
      """
      July 2019
      Dog Name,Mon 8,Tue 9,Wed 10,Thu 11,Fri 12
      Gracie,$25.00,,$25.00,$25.00,
      Ruby,$25.00,,$25.00,,
      Clover,$25.00,,,$25.00,

      \(label),Mon,Tue,Wed,Thu,Fri
      Jess,$60.00,,$60.00,,$60.00
      Tyler,,$50.00,,$50.00,
      """)
    #expect(Set(reading.dogs.map(\.name)) == ["Gracie", "Ruby", "Clover"])
    #expect(reading.paid == Money(cents: 17_500) && reading["B8"]?.kind == .total)
  }

  @Test func `what marks for paid come to beside the days is a sum`() throws {
    let reading = try SheetText.read(
      """
      Legend:,"P = came and paid","U = came, not paid"
      Week of May 6 2019
      Name,Fee,Mon 6,Tue 7,Wed 8,Thu 9,Fri 10,Paid,Unpaid
      Biscuit,$25,,P,,,P,$50,
      Shadow,$30,,,U,P,,$30,$30
      Roxy,$25,P,,,P,P,$75,
      """)
    #expect(reading["H4"]?.kind == .total && reading["H5"]?.kind == .total)
    #expect(reading.cells.allSatisfy { $0.question == nil })
  }

  @Test func `a price of an earlier year is no price of now`() throws {
    let reading = try SheetText.read(
      """
      March 2022
      Dog,rate 2021,rate 2022,Mon 7,Tue 8,Wed 9,Thu 10,Fri 11
      Chester,22.00,25.00,$25,,,,$25
      Tank,27.00,30.00,,$30,$30,,
      """)
    #expect(reading["B3"]?.kind == .attribute)
    #expect(reading.dogs.first { $0.name == "Tank" }?.rate == Money(cents: 3000))
  }

  @Test func `what a week comes to may stand in its title`() throws {
    let reading = try SheetText.read(
      """
      Week of 6/23/2014,,,,,$69.00
      Dog,M,T,W,Th,F
      Axl,$23.00,,$23.00,,
      Bo,,$23.00,,,

      Week of 6/16/2014,,,,,$46.00
      Dog,M,T,W,Th,F
      Axl,$11.50,,$11.50,,
      Bo,,$23.00,,,
      """)
    #expect(reading["F1"]?.kind == .total && reading["F6"]?.kind == .total)
  }

  @Test func `a row that slid to the left is moved back where its number says so`() throws {
    let reading = try SheetText.read(
      """
      "Week of Oct 19, 2020"
      Dog,Owner,Phone,Mon,Tue,Wed,Thu,Fri,Total
      Alba,Wile,902-555-0161,$25,,$25,,$25,$75
      Bruce,Mader,902-555-0162,,$25,,$25,,$50
      Cupid,Seaboyer,902-555-0163,$25,,$25,$25,$25,$100
      Ezra,902-555-0164,,,$25,,$25,$50,
      """)
    #expect(reading["E6"]?.date == SheetText.date("2020-10-21") && reading["H6"]?.kind == .total)
    #expect(reading.dogs.first { $0.name == "Ezra" }?.phone == "902-555-0164")
    #expect(reading.paid == Money(cents: 27_500))
  }

  @Test func `a quotation mark too many swallows no rows of a ragged sheet`() throws {
    let text = """
      Week of May 25 2009
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Bambi,,$20,,$20
      Caesar,$20,$20,$20,$20,,away Fri
      Dolly,$20,,,,$20,"new harness
      Elmer,,,$20
      Fanny,,$20,,$20,,owner says "no ball"
      Gypsy,$20,,$20
      """
    let table = try RecordReader.sheet(Array(text.utf8), file: "sheet.csv")
    #expect(table.findings.map(\.code) == [.unclosedQuote] && table.records.count == 8)
    let hints = SheetHints(month: nil, year: nil, asOf: SheetText.asOf)
    let reading = try #require(WeeklySheetReader.read(table, hints: hints))
    #expect(reading.dogs.count == 6 && reading.paid == Money(cents: 26_000))
  }

  @Test func `what goes back on the day of a hike is booked beside what was paid`() throws {
    let reading = try SheetText.read(
      """
      Date,Dog,Amount
      2025-04-07,Luna,$30.00
      2025-04-08,Max,$25.00
      2025-04-09,Luna,$30.00
      2025-04-09,Luna,-$30.00
      2025-04-10,Max,$25.00
      """)
    let conversion = SheetText.convert([reading])
    #expect(conversion.book.payments.reduce(Money.zero) { $0 + $1.amount } == Money(cents: 8000))
    #expect(conversion.diagnostics.allSatisfy { $0.code != .amountConflict })
  }

  @Test func `a count behind a month of days is no money of a day after it`() throws {
    let days = (0..<30).map { ["T", "W", "T", "F", "S", "S", "M"][$0 % 7] }.joined(separator: ",")
    let numbers = (1...30).map(String.init).joined(separator: ",")
    let paid = (0..<30).map { $0 % 7 == 1 ? "25" : "" }.joined(separator: ",")
    let reading = try SheetText.read(
      """
      HABIT TRACKER,NOVEMBER,2022
      ,\(days),,
      HABITS,\(numbers),GOAL,ACHIEVED
      Daisy,\(paid),13,10
      Rex,\(paid),9,5
      """)
    #expect(reading.paid == Money(cents: 25_000))
    #expect(reading["AF4"].map { $0.kind != .payment } ?? false)
  }

  @Test func `counts of a card that became dates head no days amid a week`() throws {
    let reading = try SheetText.read(
      """
      Dog Name,Mon 20,Tue 21,Wed 22,Thu 23,Fri 24,Notes
      Dory,,,30,,30,
      Dublin,06-Oct,,07-Oct,,08-Oct,
      Duke,25,,25,,25,

      Dog Name,Mon 27,Tue 28,Wed 29,Thu 30,Fri 31,Notes
      Dory,,,30,,30,
      Dublin,25,,25,,,
      Duke,25,,25,,25,
      """, month: "2025-10")
    #expect(reading.weeks.count == 2)
    #expect(reading["B4"]?.date == SheetText.date("2025-10-20"))
    #expect(reading["B3"].map { $0.dog == "Dublin" && $0.needsReview } ?? false)
    #expect(reading.paid == Money(cents: 32_000))
  }

  @Test(arguments: ["13-Feb (storm)", "Thu 13-Feb (no hikes)"])
  func `words in brackets behind the date of a heading leave it a day`(heading: String) throws {
    let reading = try SheetText.read(
      """
      Dog,10-Feb,11-Feb,12-Feb,\(heading),14-Feb,Notes
      Bailey,$25,,$25,,$25,
      Juno,,$30,,,$30,
      """, year: 2020)
    #expect(reading["E2"] == nil && reading["F3"]?.date == SheetText.date("2020-02-14"))
    #expect(reading.cells.allSatisfy { $0.question == nil })
  }

  @Test func `a week that is parted into two tables is one`() throws {
    let reading = try SheetText.read(
      """
      "Week of Sept 13, 2021",,,
      Table 1,,,
      Dog Name,Mon 13,Tue 14,Wed 15
      Bailey,$25,,$25
      Juno,,$30,
      ,,,
      Table 1-1,,,
      Dog Name,Thu 16,Fri 17,Notes
      Bailey,,$25,
      Juno,$30,,
      """)
    #expect(reading["C9"]?.date == SheetText.date("2021-09-17"))
    #expect(reading.paid == Money(cents: 13_500) && reading.cells.allSatisfy { $0.question == nil })
  }

  @Test func `an owner merged over several dogs is that of each`() throws {
    let reading = try SheetText.read(
      """
      "Week of Nov 6, 2023",,,,,,,
      Owner,Phone,Dog,Mon,Tue,Wed,Thu,Fri
      Hirtle,902-555-0112,Biscuit,$25,,$25,,$25
      ,,Waffle,$25,,$25,,$25
      Comeau,902-555-0121,Juno,,,$25,,$25
      """)
    #expect(reading.dogs.map(\.owner) == ["Hirtle", "Hirtle", "Comeau"])
    #expect(reading.dogs.map(\.phone) == ["902-555-0112", "902-555-0112", "902-555-0121"])
  }

  @Test func `owners of another table beside the week are not those of the dogs in its rows`() throws {
    let reading = try SheetText.read(
      """
      "Week of Nov 4, 2019",,,,,,,,,SUMMARY Nov (for Brenda),,
      Dog,Mon,Tue,Wed,Thu,Fri,Notes,,,Owner,Paid,HST
      Bailey,$25,,$25,,$25,,,,Gaudet,$300.00,$45.00
      Juno,,,,$30,,,,,Comeau,$240.00,$36.00
      Otis,$25,$25,cancelled,$25,$25,,,,Verge,$500.00,$75.00
      """)
    #expect(reading.dogs.allSatisfy { $0.owner.isEmpty })
    #expect(reading.paid == Money(cents: 20_500) && reading.cells.allSatisfy { $0.question == nil })
  }

  @Test
  func `what programs write for nothing, a counted title and the number of a slip say nothing of a dog`()
    throws
  {
    let reading = try SheetText.read(
      """
      Week starting,45355,,,,,,
      Dog,45355,45356,45357,45358,45359,Dep. slip,Notes
      Juno,,30,,,30,410,NaN
      “Olive”,25,25,,25,25,410,
      ,,,,,,,
      Week starting,45362,,,,,,
      Dog,45362,45363,45364,45365,45366,Dep. slip,Notes
      Juno,,30,,,30,412,NaN
      Olive,25,25,,25,25,413,
      """)
    #expect(reading.dogs.map(\.label) == ["Juno", "Olive"])
    #expect(reading.cells.allSatisfy { $0.question == nil && !$0.needsReview })
    #expect(reading.paid == Money(cents: 32_000) && reading["H3"]?.kind == .ignored)
  }

  @Test(arguments: [true, false])
  func `without headings the column of names that dogs have is that of the dogs`(areOwnersFirst: Bool) throws
  {
    let rows = [
      ("Gaudet", "Bailey", ",25,,25"), ("Comeau", "Juno", "30,,30,"), ("Verge", "Otis", "25,25,25,25"),
      ("Hirtle", "Pepper", "25,,,"),
    ].map { owner, dog, days in (areOwnersFirst ? "\(owner),\(dog)," : "\(dog),\(owner),") + days }
    let reading = try SheetText.read(
      "hikes 2009,,,,,\n,,5-Jan,6-Jan,7-Jan,8-Jan\n" + rows.joined(separator: "\n"))
    #expect(reading.dogs.map(\.name) == ["Bailey", "Juno", "Otis", "Pepper"])
    if areOwnersFirst { #expect(reading.dogs.map(\.owner) == ["Gaudet", "Comeau", "Verge", "Hirtle"]) }
    #expect(reading.paid == Money(cents: 23_500))
  }

  @Test(
    arguments: WeeklySheetReader.inBrackets.examples + [
      "( ) = hiked but NOT paid yet", "(25) = owes me",
    ]
      + WeeklySheetReader.inBrackets.words.map { "in \($0) = not paid yet" })
  func `amounts in brackets are owed where the sheet says so`(key: String) throws {
    let week = "\nWeek of Sept 12 2011\nDog,Mon,Tue,Wed,Thu,Fri\nAbbie,25,,25,,25\nBuck,,(25),,(25),\n"
    let reading = try SheetText.read(key + week)
    #expect(reading["C5"]?.status == .unpaid && reading.paid == Money(cents: 7500))
    #expect(reading.cells.allSatisfy { $0.question == nil })
    #expect(try SheetText.read("hikes" + week)["C5"]?.status != .unpaid)
  }

  @Test func `weeks side by side have each the title over its own names`() throws {
    let reading = try SheetText.read(
      """
      "Week of Nov 4, 2019",,,,,,SUMMARY Nov,,"Week of Nov 11, 2019",,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,,,Dog,Mon,Tue,Wed,Thu,Fri
      Bailey,$25,,$25,,$25,,,Bailey,$25,,$25,,
      Juno,,,,$30,,,,Juno,,$30,,,
      """)
    #expect(reading.weeks.map(\.monday) == ["2019-11-04", "2019-11-11"].map(SheetText.date))
  }

  @Test func `a sum behind a month of working days is no money of the day after it`() throws {
    let weeks = (2...4).map { "M,T,W,T,F,Wk \($0)," }.joined()
    let reading = try SheetText.read(
      """
      March 2016,,,,,,,,,,,,,,,,,,,,,,,,,,,,
      ,T,W,T,F,Wk 1,\(weeks)M,T,W,T,Wk 5
      Dog,1,2,3,4,,7,8,9,10,11,,14,15,16,17,18,,21,22,23,24,25,,28,29,30,31,
      Bella,25,,25,,50,25,,25,,,50,25,,25,,,50,25,,25,,,50,25,,25,,50
      Max,,30,,30,60,,30,,30,,60,,30,,30,,60,,30,,30,,60,,30,,30,60
      """)
    #expect(reading.paid == Money(cents: 55_000) && reading.cells.allSatisfy { $0.question == nil })
  }
}
