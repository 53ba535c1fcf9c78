import Civil
import Quantities
import Testing

@testable import Hikes

/// What stands around the weeks and explains them: keys, prices, debts.
struct `WeeklySheetReader+KeysTests` {
  @Test func `signs that are drawn may be explained at the foot`() throws {
    let reading = try SheetText.read(
      """
      Apr 16 - 20 2018,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri
      Argo,,,25,,25
      Clover,,o,o,,
      Noodle,,#,#,,#

      "o  rode along, no charge",,,,,
      #  25 paid through the app,,,,,
      """)
    #expect(reading["C4"]?.kind == .scheduled && reading["C5"]?.amount?.cents == 2500)
    #expect(reading.paid.cents == 12_500)
  }

  @Test func `a list of prices above the weeks is of no dog`() throws {
    let reading = try SheetText.read(
      "SUMMER 2010,,\nSingle dog,$22,\nSecond dog same house,$15,\n\nAug 16,,\nDog,Mon,Tue\nIndie,$22,\nMoose,,$22\n"
    )
    #expect(reading["B2"]?.kind == .note && reading["B3"]?.kind == .note)
    #expect(reading.cells.allSatisfy { !$0.needsReview } && reading.paid.cents == 4400)
  }

  @Test func `old debts stand beside the days`() throws {
    let reading = try SheetText.read(
      "Oct 3 2011\nDog,old debt,Mon,Tue,Wed,still owing\nJuno,,20.00,20.00,,\nSkye,40.00,20.00,,20.00,20.00\n"
    )
    #expect(reading.paid.cents == 8000 && reading.cells.allSatisfy { !$0.needsReview })
  }

  @Test func `a key may stand in one cell, parted by spaces`() throws {
    let reading = try SheetText.read(
      "Key:   / hiked    0 stayed home\n\nJune 5 2006\nDog,Mon,Tue,Wed,Collected\nRoxy,/,,/,$60\nBaxter,,0,/,$25\nOtto,/,,,$30\n"
    )
    #expect(reading["B5"]?.kind == .scheduled && reading["C6"]?.kind == .status)
    #expect(reading.paid.cents == 11_500)
  }

  @Test func `a week that lost its heading and kept its title is certain`() throws {
    let dogs = "Marley,$30,,$30,,\nWally,,$25,,,\n"
    let reading = try SheetText.read(
      "\"Mon. May 3, 2010\"\n\(dogs)\n\"Mon. May 10, 2010\"\nDog,Mon,Tue,Wed,Thu,Fri\n\(dogs)")
    #expect(reading.paid.cents == 17_000 && reading.cells.allSatisfy { !$0.needsReview })
  }

  @Test func `an entry of a key may have a comma in it`() throws {
    let reading = try SheetText.read(
      """
      2016,Mon 4 Jan,Tue 5 Jan,Wed 6 Jan
      Ripley,L,L,S
      Flynn,,L,
      Total $,30,60,20

      "L = long hike, paid $30"
      "S = short loop, paid $20"
      """)
    #expect(reading.paid.cents == 11_000 && reading["D2"]?.amount?.cents == 2000)
    let marks = try SheetText.read(
      "x = came along; money goes under Paid\nDog,Mon 4 Jan 2016,Tue 5 Jan,Wed 6 Jan,Paid\nRufus,x,,x,$50\nRoxy,,x,,$25\n"
    )
    #expect(marks["B3"]?.kind == .scheduled && marks.paid.cents == 7500)
  }

  @Test func `a sign in a line by itself may be the key of it`() throws {
    let reading = try SheetText.read(
      SheetText.week("Ziggy,,25,25,~,,", "Banjo,30,,30,,~,", "Pip,25,,,,,", "", "~ = cancelled,,,,,,"))
    #expect(reading["E2"]?.status == .cancelled && reading["F3"]?.status == .cancelled)
  }

  @Test func `each day may say who went and who paid`() throws {
    let reading = try SheetText.read(
      """
      Feb 5/24,Monday,,Tuesday,,Wednesday,
      ,went,paid,went,paid,went,paid
      Hershey,x,28,,,x,
      Buster,x,28,x,28,x,28
      Ellie,x,28,x,28,,
      total,,84,,56,,28
      """)
    #expect(reading.paid.cents == 16_800 && reading.dogs.map(\.label) == ["Hershey", "Buster", "Ellie"])
    #expect(reading["F3"]?.kind == .scheduled && reading["F3"]?.date == SheetText.date("2024-02-07"))
  }

  @Test func `a key may say what a sign means`() throws {
    let reading = try SheetText.read(
      "Hikes of Feb 6 2006,,,/ means walked but nothing paid yet\nDog,mo,tu,we,th,fr\nScout,$21,,/,,\nJem,,$21,,/,\n"
    )
    #expect(reading["D3"]?.kind == .scheduled && reading.paid.cents == 4200)
  }

  @Test func `weeks side by side may call their dogs anything`() throws {
    let reading = try SheetText.read(
      "\"June 4 to 8, 2012\",,,,,,,June 11 to 15\nWho,M,T,W,T,F,,Who,M,T,W,T,F\nPip,,,,,25,,Otto,25,,,25,\nOtto,,25,,25,,,Pip,,,25,,\n"
    )
    #expect(reading.dogs.map(\.label) == ["Pip", "Otto"] && reading["I3"]?.dog == "Otto")
    #expect(reading["I3"]?.date == SheetText.date("2012-06-11"))
  }

  @Test(arguments: LegendReader.means.examples)
  func `a word may stand for the sign of a key`(text: String) {
    #expect(Array(LegendReader([text]).meanings.values) == [.mark])
  }

  @Test func `figures may be codes that are explained below the week`() throws {
    let reading = try SheetText.read(
      "Week of Nov 3 2025\nDog,Mon,Tue,Wed,Thu,Fri\nPip,2,,2,,\nHazel,,1,,3,\nTaffy,9,9,1,,\nTotal,25,25,50,0,0\n\n"
        + "1 = $25 cash\n2 = $25 e-transfer\n\"3 = hiked, owes\"\n9 = away\n")
    #expect(reading.paid == Money(cents: 10_000))
    #expect(reading["B3"]?.method == "e-transfer" && reading["C4"]?.method == "cash")
    #expect(reading["B5"]?.kind == .status && reading["C5"]?.kind == .status)
    #expect(!reading.cells.contains { $0.question != nil })
  }

  @Test(arguments: [
    ("- ate a mitten", CellReading.Kind.note), ("- am hike", .header), ("- small dogs -", .header),
  ])
  func `a sentence behind a dash is of the dog above and no heading`(text: String, kind: CellReading.Kind)
    throws
  {
    let reading = try SheetText.read(
      "Week of Nov 3 2025\nDog,Mon,Tue,Wed,Thu,Fri\nPip,25,,25,,\n\(text)\nHazel,,30,,30,\n")
    #expect(reading["A4"]?.kind == kind)
    #expect(reading.dogs.map(\.label) == ["Pip", "Hazel"])
  }

  @Test func `a key in two sentences, and a price behind a comma`() throws {
    let stars = try SheetText.read(
      "* = paid. no star = still owed\nWeek of Sept 12 2022\nDog,Mon,Tue,Wed\nAlfie,22*,,22\nBandit,,22 *,22\n"
    )
    #expect(stars.paid.cents == 4400 && stars["D4"]?.status == .unpaid)
    let prices = try SheetText.read(
      "x = hiked,\"• = paid that day, $12\"\nWeek of Oct 4 2004\nDog,Mon,Tue,Wed\nMalle,•,,•\nCoco,x,x,\n")
    #expect(prices.paid.cents == 2400)
  }

  @Test func `how a row was paid says that it was`() throws {
    let reading = try SheetText.read(
      "Week of Oct 19 2020\nDog,M,T,W,R,F,Due,Paid?\nTibby,22,,22,,22,66,Y\nMoss,,22,,22,,44,e-t\nQuincy,,22,,,,22,N\n"
    )
    #expect(reading.paid.cents == 11_000 && reading["C5"]?.status == .unpaid)
  }

  @Test func `streets above the dogs, their houses, and the numbers of weeks are no money and no dogs`()
    throws
  {
    let reading = try SheetText.read(
      """
      March 2025
      1
      #,House,Dog,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7
      ,,Larry Uteck Blvd,,,,,
      1,24,Bean,25,,25,,
      ,,Kearney Lake Rd,,,,,
      2,25,Jasper,25,,25,,25

      2
      #,House,Dog,Mon 10,Tue 11,Wed 12,Thu 13,Fri 14
      ,,Kearney Lake Rd,,,,,
      1,25,Jasper,25,,,,
      2,24,Bean,25,,25,,
      """)
    #expect(reading.dogs.map(\.name) == ["Bean", "Jasper"] && reading.paid.cents == 20_000)
    #expect(reading.cells.allSatisfy { !$0.needsReview })
  }

  @Test func `the moment at which a row was saved is none of its week`() throws {
    let reading = try SheetText.read(
      """
      id,dog_name,week_start,mon,tue,wed,thu,fri,notes,created_at
      411,Rocco,2023-01-30,25.00,NULL,25.00,NULL,25.00,NULL,2023-02-04 06:15:22
      412,Fern,2023-01-30,25.00,NULL,25.00,NULL,NULL,NULL,2023-02-04 07:16:22
      413,Dash,2023-01-30,NULL,30.00,NULL,UNPAID,NULL,,2023-02-04 08:10:22
      """)
    #expect(reading.paid.cents == 15_500 && reading.cells.allSatisfy { !$0.needsReview })
  }

  @Test func `a key in two columns, and its sign before another amount`() throws {
    let reading = try SheetText.read(
      """
      Feb 9 - 13 2026
      Dog,Mon,Tue,Wed,Thu,Fri
      Argus,C,,E,,C
      Elvis,,,C 30,,E
      Fable,E 50,E,,,

      C,cash 25
      E,e-transfer 25
      """)
    #expect(reading.paid.cents == 20_500 && reading.cells.allSatisfy { !$0.needsReview })
    #expect(reading["D4"]?.method == "cash" && reading["A7"]?.kind == .note)
  }
}
