import Bookkeeping
import Civil
import Diagnostics
import Quantities
import Tabular
import Testing

@testable import Hikes

/// Lists as programs and account books write them.
struct EntryListProgramsTests {
  private func dogs(_ reading: SheetReading) -> Set<String> { Set(reading.dogs.map(\.name)) }

  @Test func `pairs of a date and an amount may be numbered`() throws {
    let reading = try SheetText.read(
      """
      Dog,Owner,Date 1,Paid 1,Date 2,Paid 2,Total Paid
      Bella,Rafuse,02/01/2016,25.00,02/17/2016,25.00,50.00
      Max,Zwicker,02/03/2016,25.00,02/18/2016,30.00,55.00
      Luna,Chisholm,02/04/2016,30.00,02/19/2016,30.00,60.00
      """)
    #expect(dogs(reading) == ["Bella", "Max", "Luna"] && reading.paid == Money(cents: 16_500))
    #expect(reading["F3"]?.date == SheetText.date("2016-02-18"))
    #expect(reading.cells.allSatisfy { $0.question == nil })
  }

  @Test(arguments: ["", "#", "Hike ", "walk #"])
  func `a card of ten is paid once, and its hikes are those of its dates`(_ slot: String) throws {
    let slots = (1...10).map { "\(slot)\($0)" }.joined(separator: ",")
    let reading = try SheetText.read(
      """
      PUNCH CARDS 2018 - 10 hikes
      Card #,Dog,Owner,Bought,Paid,How,\(slots),Left
      40,Jasper,Cathy Marriott,4-Sep-18,$225.00,cash,Sep 4,Sep 10,Sep 11,,,,,,,,7
      41,Diesel,Ron Conrad,4-Sep-18,$270.00,cheque,Sep 6,Sep 7,Sep 13,Sep 14,,,,,,,6
      43,Nova,Amanda Pottie,13-Sep-18,$225.00,e-transfer,Sep 19,Sep 26,,,,,,,,,8
      44,Roxy,Dawn Gaetz,17-Sep-18,$225.00,cash,Sep 18,,,,,,,,,,9
      """)
    #expect(dogs(reading) == ["Jasper", "Diesel", "Nova", "Roxy"] && reading.paid == Money(cents: 94_500))
    #expect(reading["H3"]?.kind == .scheduled && reading["H3"]?.date == SheetText.date("2018-09-10"))
    #expect(reading.dogs.first { $0.name == "Jasper" }?.rate == Money(cents: 2250))
    #expect(reading.cells.allSatisfy { $0.question == nil })
  }

  @Test(
    arguments: [
      "Finley 3 hikes", "Group Hike (Finley) x 2", "Finley x 2", "for Finley", "Thanks! Finley",
      "Finley hikes this week",
    ])
  func `one name among words of what was done is the dog`(text: String) {
    #expect(EntryList.namedAmong(text) == "Finley")
  }

  @Test(arguments: [
    "poop bags Dollarama", "Finley", "3 hikes", "Thanks for the hike", "Finley Marley Otis x 2",
  ])
  func `other words name no dog`(text: String) { #expect(EntryList.namedAmong(text) == nil) }

  @Test func `the dog and the amount may stand among other words`() throws {
    let reading = try SheetText.read(
      """
      From,Subject,Received,Message
      notify@payments.interac.ca,INTERAC e-Transfer: WAYNE LANGILLE sent you $50.00 (CAD),"Jun 15, 2020 3:46 AM",Scout x 2
      notify@payments.interac.ca,INTERAC e-Transfer: PAUL ZINCK sent you $30.00 (CAD),"Jun 16, 2020 2:57 AM",for Rocky
      notify@payments.interac.ca,INTERAC e-Transfer: WAYNE LANGILLE sent you $25.00 (CAD),"Jun 22, 2020 9:46 AM",Scout
      notify@payments.interac.ca,INTERAC e-Transfer: PAUL ZINCK sent you $30.00 (CAD),"Jun 23, 2020 2:57 AM",Thanks! Rocky
      notify@payments.interac.ca,INTERAC e-Transfer: DAWN GAETZ sent you $25.00 (CAD),"Jun 24, 2020 9:28 AM",Roxy x 1
      notify@payments.interac.ca,INTERAC e-Transfer: DAWN GAETZ sent you $25.00 (CAD),"Jun 30, 2020 9:28 AM",Roxy hike
      """)
    #expect(dogs(reading) == ["Scout", "Rocky", "Roxy"] && reading.paid == Money(cents: 18_500))
    #expect(reading["B2"]?.amount == Money(cents: 5000))
  }

  @Test func `a calendar's entries are a dog and what its day held`() throws {
    let reading = try SheetText.read(
      """
      Subject,Start Date,Start Time,Categories
      Stella $20,5/6/2013,8:30:00 AM,Hikes
      Piper $20,5/6/2013,8:30:00 AM,Hikes
      Piper $20,5/7/2013,8:30:00 AM,Hikes
      Biscuit 20 not paid,5/7/2013,8:30:00 AM,Hikes
      Stella $20,5/14/2013,8:30:00 AM,Hikes
      Dentist,5/15/2013,4:00:00 PM,Personal
      Biscuit $20,5/15/2013,8:30:00 AM,Hikes
      """)
    #expect(dogs(reading) == ["Stella", "Piper", "Biscuit"] && reading.paid == Money(cents: 10_000))
    #expect(reading["A5"]?.status == .unpaid && reading["A7"]?.kind != .dog)
  }

  @Test func `what went out of a cash book is of no dog`() throws {
    let reading = try SheetText.read(
      """
      CASH BOOK 2011
      Date,Details,In,Out,Balance
      Oct 3,brought forward,,,214.50
      Oct 3,Finley 2 hikes,40.00,,254.50
      Oct 4,Indie hike,25.00,,299.50
      Oct 5,Irving gas,,56.50,243.00
      Oct 10,Finley 2 hikes,40.00,,283.00
      Oct 11,Indie hike,25.00,,308.00
      Oct 12,Maple hike,20.00,,328.00
      Oct 17,Maple 2 hikes,40.00,,368.00
      """)
    #expect(dogs(reading) == ["Finley", "Indie", "Maple"] && reading.paid == Money(cents: 19_000))
    #expect(reading["D6"]?.kind == .total && reading["E8"]?.kind == .total)
  }

  @Test func `a bank's list with a column for the dog says what bounced and what was spent`() throws {
    let reading = try SheetText.read(
      """
      Account Type,Account Number,Transaction Date,Description 1,CAD$,dog
      Chequing,06313-5550123,4/4/2022,e-Transfer received,25.00,chester
      Chequing,06313-5550123,4/5/2022,Deposit,90.00,Barkley
      Chequing,06313-5550123,4/6/2022,IRVING OIL 40312,-62.40,gas
      Chequing,06313-5550123,4/8/2022,e-Transfer received,60.00,diesel
      Chequing,06313-5550123,4/11/2022,e-Transfer received,25.00,chester
      Chequing,06313-5550123,4/19/2022,e-Transfer received,75.00,who??
      Chequing,06313-5550123,4/21/2022,Item returned NSF,-90.00,Barkley bounced!
      Chequing,06313-5550123,4/22/2022,e-Transfer received,60.00,diesel
      """)
    #expect(Set(reading.dogs.map(\.label.folded)) == ["chester", "barkley", "diesel"])
    #expect(reading["E4"]?.kind == .note && reading["E7"]?.question != nil)
    #expect(reading["E8"]?.amount == Money(cents: -9000) && reading["E8"]?.dog?.folded == "barkley")
  }

  @Test func `ledgers of clients book what came in and mark what was charged`() throws {
    let reading = try SheetText.read(
      """
      Client ledger - Feb/March 2020

      Trish Hatt,902-555-0104,Dog: Juno
      Date,Description,Charge,Payment,Balance
      2/19/20,hike,30.00,,30.00
      2/20/20,hike,30.00,,60.00
      2/21/20,e-transfer,,60.00,0.00
      ,Balance owing,,,0.00

      Lorna Westhaver,902-555-0126,Dog: Oreo
      Date,Description,Charge,Payment,Balance
      2/21/20,hike,25.00,,25.00
      2/24/20,cash,,25.00,0.00
      """)
    #expect(dogs(reading) == ["Juno", "Oreo"] && reading.paid == Money(cents: 8500))
    let juno = try #require(reading.dogs.first { $0.name == "Juno" })
    #expect(juno.owner == "Trish Hatt" && juno.phone == "902-555-0104" && juno.rate == Money(cents: 3000))
    #expect(reading["B5"]?.kind == .scheduled && reading["C5"]?.kind == .total)
    #expect(reading.cells.allSatisfy { $0.question == nil })
  }

  @Test func `an invoice without a day on which it was paid is owed, where most have one`() throws {
    let list = """
      Inv #,Date,Client,Dog,Amount,Date paid
      301,03-Apr-2015,Nora Fry,Atlas,$75.00,06-Apr-2015
      302,03-Apr-2015,Lee Moss,Bean,$125.00,04-Apr-2015
      303,03-Apr-2015,Di Shaw,Comet,$60.00,
      304,10-Apr-2015,Nora Fry,Atlas,$75.00,13-Apr-2015
      """
    let reading = try SheetText.read(list)
    #expect(reading.paid == Money(cents: 27_500) && reading["E4"]?.status == .unpaid)
    // A column that she filled once says nothing of the others.
    let seldom = list.replacing(",06-Apr-2015", with: ",").replacing(",13-Apr-2015", with: ",")
    #expect(try SheetText.read(seldom).paid == Money(cents: 33_500))
  }

  @Test func `what went back for a dog is that dog's`() throws {
    let reading = try SheetText.read(
      """
      Date,Gross Sales,Fees,Net Total,Customer Name,Description
      2023-06-05,$25.00,-$0.75,$24.25,Ann Levy,1 x Hike - Basil
      2023-06-05,$50.00,-$1.40,$48.60,Cyn Park,2 x Hike - Chip
      2023-06-06,$25.00,-$0.75,$24.25,Mo Reid,1 x Hike - Dove
      2023-06-07,$25.00,-$0.75,$24.25,Ann Levy,1 x Hike - Basil
      2023-06-09,$75.00,-$2.05,$72.95,Cyn Park,3 x Hike - Chip
      2023-06-09,-$25.00,$0.00,-$25.00,Mo Reid,Refund - Dove
      """)
    #expect(reading["B7"]?.amount == Money(cents: -2500) && reading["B7"]?.dog == "Dove")
    #expect(dogs(reading) == ["Basil", "Chip", "Dove"])
  }

  @Test func `an invoice book says in a column which invoices were paid`() throws {
    let table = try SheetText.table(
      """
      Inv,Invoice date,Client,Dog,Hikes,Rate,Amount,Paid on,Ref
      25-071,2025-10-31,Amirault,Popcorn,4,25.00,100.00,2025-11-02,
      25-072,2025-10-31,Bonin,Rosco,3,30.00,90.00,2025-11-03,
      25-075,2025-11-07,Bonin,Rosco,3,30.00,90.00,,
      25-077,2025-11-07,Deveau,Tuck,1,25.00,25.00,2025-11-08,
      """)
    #expect(InputKind(table) == .sheet && !PaymentReader.recognizes(table))
    let reading = try #require(WeeklySheetReader.read(table, hints: SheetHints(asOf: SheetText.asOf)))
    #expect(reading.paid == Money(cents: 21_500) && dogs(reading) == ["Popcorn", "Rosco", "Tuck"])
    #expect(reading["G4"]?.status == .unpaid && reading["E2"]?.kind == .attribute)
    // Without the day of an invoice it is a file of payments.
    let payments = try SheetText.table("Dog,Amount,Paid on\nRosco,90.00,2025-11-03\n")
    #expect(InputKind(payments) == .payments)
  }

  @Test func `a receipt book names who paid, and the dogs behind it`() throws {
    let text = """
      Receipt No.,Date,Received from,For,Amount,Method
      1201,03/03/2025,L. Baker,Rusty,$50.00,e-transfer
      1203,05/03/2025,O. Tran,Suki,$25.00,e-transfer
      1204,11/03/2025,L. Baker,Rusty,$50.00,e-transfer
      1205,VOID,,,,
      1206,13/03/2025,O. Tran,Suki,$25.00,cash
      ,,,,$150.00,
      """
    let reading = try SheetText.read(text)
    #expect(reading.paid == Money(cents: 15_000) && dogs(reading) == ["Rusty", "Suki"])
    #expect(reading["E3"]?.date == SheetText.date("2025-03-05"))
    // Services are no dogs.
    let services = text.replacing(",Rusty,", with: ",hike,").replacing(",Suki,", with: ",hike,")
    let other = WeeklySheetReader.read(try SheetText.table(services), hints: SheetHints(asOf: SheetText.asOf))
    #expect(other?.dogs.contains { $0.name == "hike" } != true)
  }
}
