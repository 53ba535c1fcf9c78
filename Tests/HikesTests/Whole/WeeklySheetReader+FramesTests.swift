import Civil
import Quantities
import Testing

@testable import Hikes

/// Titles, headings and lines beside the dogs in other words than most have.
struct WeeklySheetReaderFramesTests {
  private func mondays(_ reading: SheetReading) -> [String] {
    reading.weeks.map { $0.monday?.description ?? "none" }
  }

  private static let heads = [
    "Dog,Mon (Jack Lake),Tue - McNabs,Wed / Uplands,Thu: Bluff trail,Fri Long Lake,Info",
    "Name of dog,Mon,Tue,Wed,Thu,Fri,Notes / misc", "Four-legged,Day 1,Day 2,Day 3,Day 4,Day 5,Notes",
    "Dog,3 Mo,4 Tu,5 We,6 Th,7 Fr,fyi", "Pup,Mo/,Tu/,We/,Th/,Fr/,fyi",
    "Who,3-Nov M,4-Nov T,5-Nov W,6-Nov R,7-Nov F,Memo", "Doggo,Mon,Tue,Wed,Thu,Fri,wk sub-tot.\n,3,4,5,6,7,",
    "Client dog,Mon,Tue,Wed,Thu - van in shop,Fri,\n,03,04,05,06,07,",
    ",3,4,5,6,7,\nClient dog,Mon,Tue,Wed,Thu,Fri,Notes / misc",
    "Dog,Mon HOLIDAY,Tue,Wed,Thu,Fri,\n,3,4,5,6,7,",
  ]

  @Test(arguments: heads)
  func `days are headed by what else there was to say`(head: String) throws {
    let reading = try SheetText.read("Week of Nov 3 2025\n\(head)\nPip,25,,25,,,\nOtto,,25,,25,25,wet\n")
    #expect(mondays(reading) == ["2025-11-03"] && reading.paid == Money(cents: 12_500))
    #expect(reading.dogs.map(\.label) == ["Pip", "Otto"] && reading.cells.allSatisfy { !$0.needsReview })
  }

  @Test func `a row of a dog whose words begin with days is none of headings`() throws {
    let reading = try SheetText.read(
      SheetText.week("Pip,25,,25,,", "Max,mon away,tue sick,wed vet,thu off,", "Rex,,25,,25,"))
    #expect(reading.dogs.map(\.label) == ["Pip", "Max", "Rex"])
  }

  @Test func `days by ordinals need no name`() throws {
    let reading = try SheetText.read(
      "(Week of the 3rd–7th of Nov. ’25)\n,3rd,4th,5th,6th,7th,Comments\nPip,25,,25,,,\nOtto,,25,,25,25,wet\n"
    )
    #expect(mondays(reading) == ["2025-11-03"] && reading["F4"]?.date == SheetText.date("2025-11-07"))
  }

  @Test(arguments: LayoutFinder.ofDays.examples + LayoutFinder.notesOfDays.examples)
  func `a row that tells of the days is no dog`(name: String) throws {
    let reading = try SheetText.read(
      SheetText.week("\(name),Bluff,fog,sun,lake,hot", "Pip,25,,25,,", "Otto,,25,,,"))
    #expect(reading.dogs.map(\.label) == ["Pip", "Otto"] && reading["B2"]?.kind == .note)
    let dog = try SheetText.read(SheetText.week("\(name),$25,,sick,,", "Pip,$25,,$25,,"))
    #expect(dog.dogs.count == 2)
  }

  @Test func `a title may be filled in like a form`() throws {
    let week =
      "Trail:,Uplands,,,,\n\nDog's Name,Monday,Tuesday,Wednesday,Thursday,Friday\nPip,25,,25,,\nOtto,,25,,,\n\n"
    let reading = try SheetText.read(
      "Week of:,\"August 8, 2022\",,Hiker:,Jo,\n\(week)Week of:,\"August 15, 2022\",,Hiker:,Jo,\n\(week)")
    #expect(
      mondays(reading) == ["2022-08-08", "2022-08-15"] && reading.dogs.map(\.label) == ["Pip", "Otto"])
  }

  @Test func `weeks to date below the dogs are no dog`() throws {
    let reading = try SheetText.read(SheetText.week("Pip,25,,25,,", "Otto,,25,,,", "MONTH TO DATE,302,,,,"))
    #expect(reading.dogs.map(\.label) == ["Pip", "Otto"] && reading["B4"]?.kind == .total)
  }

  @Test func `a goal may stand in the column of the weeks`() throws {
    let rows = "Pip,25,,25,,\n,Otto,25,25,,,\n,Rex,25,,25,,\n,how many,3,1,2,,\nGoal,,,,,,\n\n"
    let reading = try SheetText.read(
      "Week of,Dogs,Mon,Tue,Wed,Thu,Fri\nMay 2 - May 6 2005,\(rows)May 9 - May 13,\(rows)")
    #expect(
      mondays(reading) == ["2005-05-02", "2005-05-09"])
    #expect(reading.dogs.map(\.label) == ["Pip", "Otto", "Rex"] && reading.paid == Money(cents: 30_000))
  }

  @Test func `a grid across may name its days by letters below the owners`() throws {
    let week = "M,,22,25\nT,22,25,\nW,,22,\nTh,22,Away,25\nF,,,\nin all,44,69,50\n"
    let reading = try SheetText.read(
      ",Ginger,Shadow,Bear\nbelongs to,Keddy,Schnare,Levy\nper hike,22,25,25\n- wk of May 7 2012 -,,,\n\(week)- wk of May 14 2012 -,,,\n\(week)"
    )
    #expect(mondays(reading) == ["2012-05-07", "2012-05-14"])
    #expect(
      reading.dogs.map(\.label) == ["Ginger", "Shadow", "Bear"] && reading.paid == Money(cents: 32_600))
  }

  @Test func `letters of days may have their money beside them`() throws {
    let reading = try SheetText.read(
      "Aug 5-9 2024\nDog,Mo,$,Tu,$,We,$,Th,$,Fr,$,Remarks\nPip,x,CA$23.00,,,x,CA$23.00,,,,,\nOtto,,,,,,,x,CA$20.00,,,wet\n"
    )
    #expect(reading.paid == Money(cents: 6600) && reading["G3"]?.date == SheetText.date("2024-08-07"))
  }

  @Test func `a week may say when it begins and ends in cells of their own`() throws {
    let week = "Dog,Mon,Tue,Wed,Thu,Fri\nPip,25,,25,,\nOtto,,25,,,\n\n"
    let reading = try SheetText.read(
      "From:,Mon Mar 2 2015,To:,Fri Mar 6 2015,,\n\(week)From:,Mon Mar 9 2015,To:,Fri Mar 13 2015,,\n\(week)")
    #expect(mondays(reading) == ["2015-03-02", "2015-03-09"] && reading.cells.allSatisfy { !$0.needsReview })
  }

  @Test func `a second crew is of the same week, whatever else stands below both`() throws {
    let reading = try SheetText.read(
      """
      "Dec 6-10, 2021"
      Heather's crew
      Dog,M,T,W,Th,F,Remarks
      Dixie,22,22,22,,22
      Bruno,,,22
      Boomer,22,,22
      Made,44,22,66,,22,154
      less Tyler's wages,,,,,,60
      Tyler's crew
      Dog,M,T,W,Th,F,Remarks
      Tilly,,22,22,,22
      Pixie,22,,,,22
      Pepper,,22,,22
      Made,22,44,22,22,44,154
      less Tyler's wages,,,,,,60
      """)
    #expect(mondays(reading) == ["2021-12-06", "2021-12-06"])
    #expect(reading.paid == Money(cents: 30_800) && !reading.dogs.contains { $0.label.contains("wages") })
  }

  @Test func `a sum below what was not understood is a sum still`() throws {
    let reading = try SheetText.read(
      SheetText.week("Pip,25,25,25,,", "Otto,25,10 of 25,25,25,", "Rex,25,25,,25,", "Sam,75,60,50,50,"))
    #expect(reading.dogs.map(\.label) == ["Pip", "Otto", "Rex"] && reading["B5"]?.kind == .total)
  }

  @Test(arguments: ["B", "m"])
  func `a letter by itself parts the dogs`(letter: String) throws {
    let reading = try SheetText.read(SheetText.week("\(letter),,,,,", "Bear,25,,25,,", "Boomer,,25,,,"))
    #expect(reading.dogs.map(\.label) == ["Bear", "Boomer"])
  }

  @Test(arguments: ["Civic #", "Lbs", "Stop", "x rate"])
  func `figures under a heading of something else are no money`(heading: String) throws {
    let reading = try SheetText.read(
      "Week of Nov 3 2025\nDog,\(heading),Mon,Tue,Wed,Thu,Fri\nPip,42,25,,25,,\nOtto,24,,25,,25,\n")
    #expect(reading.paid == Money(cents: 10_000) && reading.cells.allSatisfy { !$0.needsReview })
  }

  @Test func `sums may stand amid days that are called by letters`() throws {
    let reading = try SheetText.read(
      "November 2025\nDog,M 3,T 4,W 5,M-W,Th 6,F 7,Wk\nPip,18,,18,36,,18,54\nOtto,,18,,18,18,,36\n")
    #expect(mondays(reading) == ["2025-11-03"] && reading["F3"] == nil)
    #expect(
      reading["G3"]?.date == SheetText.date("2025-11-07")
        && reading["F4"]?.date == SheetText.date("2025-11-06"))
  }

  @Test func `a title may be torn over many cells`() throws {
    let week = "Dog,Mon,Tue,Wed,Thu,Fri,Total\nToby,,,24,24,24,72\nHobbes,,24,,,,24\nTotal,0,24,24,24,24,96\n"
    let reading = try SheetText.read(
      "WEEK OF,July,9,to,13,2012,\n\(week)\nWEEK OF,July,16,to,20,2012,\n\(week)")
    #expect(mondays(reading) == ["2012-07-09", "2012-07-16"])
    #expect(reading.dogs.map(\.label) == ["Toby", "Hobbes"] && reading.cells.allSatisfy { !$0.needsReview })
  }

  @Test func `the weather in degrees and a driver called Sam are told of the days`() throws {
    let reading = try SheetText.read(
      SheetText.week("Weather,fog,sun,8,-12,rain", "Driver,Sam,Jo,Sam,Jo,Sam", "Pip,28,,28,,", "Otto,,28,,,"),
      month: "2025-11")
    #expect(reading.weeks.count == 1 && reading.dogs.map(\.label) == ["Pip", "Otto"])
    #expect(reading.cells.allSatisfy { !$0.needsReview } && reading.paid == Money(cents: 8400))
  }

  @Test func `figures below the sums are no dog's`() throws {
    let week = SheetText.week("Pip,30,,30,,", "Otto,27,27,,,", "Rex,30,27,27,,", "Day's take,87,54,57,0,0")
    let reading = try SheetText.read("\(week)\nHoped for,900,,,,,\nShort by,6,,,,,\n", month: "2025-11")
    #expect(reading.dogs.map(\.label) == ["Pip", "Otto", "Rex"] && reading["B6"]?.kind == .total)
    let late = try SheetText.read("\(week)\nZoe,30,,,,,\n", month: "2025-11")
    #expect(late.dogs.map(\.label).contains("Zoe") && late["B6"]?.kind == .payment)
  }

  @Test func `other years' months below the weeks are none of them`() throws {
    let week = SheetText.week("Pip,30,,30,,", "April,30,,,,", "May,,30,,,", "June,30,27,27,,")
    let reading = try SheetText.read(
      "\(week)\n\nFor comparison,2015,,\nJuly,\"$2,029.00\",,\nAugust,\"$1,285.00\",,\n")
    #expect(reading.dogs.map(\.label) == ["Pip", "April", "May", "June"] && reading["B8"]?.kind == .total)
  }

  @Test func `a sum may stand in one cell with its name`() throws {
    let reading = try SheetText.read(SheetText.week("Pip,30,,30,,", "Otto,27,27,,,", "Week: $114,,,,,"))
    #expect(reading["A4"]?.kind == .total && reading.dogs.count == 2)
  }

  @Test func `subtotals of two gangs and what both come to are sums`() throws {
    let reading = try SheetText.read(
      """
      "Week: June 1st-5th, 2020"
      Dog,Mon,Tue,Wed,Thu,Fri,Week
      MORNING GANG,,,,,,
      Koda,,$30,$30,,,$60
      Baxter,$30,,$30,,$30,$90
      subtot. a.m.,$30,$30,$60,$0,$30,$150
      AFTERNOON GANG,,,,,,
      Duke,$30,,$30,$30,,$90
      Oscar,$30,$30,,,,$60
      subtot. p.m.,$60,$30,$30,$30,$0,$150
      BOTH GANGS,$90,$60,$90,$30,$30,$300
      """)
    #expect(reading.dogs.map(\.label) == ["Koda", "Baxter", "Duke", "Oscar"])
    #expect(reading.paid == Money(cents: 30_000) && reading["B11"]?.kind == .total)
  }

  @Test func `the parts of a week and the whole may stand below its dogs`() throws {
    let reading = try SheetText.read(
      SheetText.week(
        "Pip,25,,25,,", "Otto,,30,,30,", "Cash,30,,,30,", "cash,75,,,,", "e-trans,95,,,,", "week,170,,,,"))
    #expect(reading.dogs.map(\.label) == ["Pip", "Otto", "Cash"] && reading.paid == Money(cents: 17_000))
    #expect(reading["B5"]?.kind == .total && reading["B7"]?.kind == .total)
  }

  @Test func `a row right below the heading may add up the dogs below it`() throws {
    let reading = try SheetText.read(
      "Week of Nov 3 2025\nDog,Mon,Tue,Wed,Thu,Fri\nTake,60,50,60,25,55\nPip,30,,30,,30\nOtto,30,25,,25,\nRex,,25,30,,25\n"
    )
    #expect(reading.dogs.map(\.label) == ["Pip", "Otto", "Rex"] && reading["B3"]?.kind == .total)
  }

  @Test func `a key of two columns explains the letters of the days`() throws {
    let reading = try SheetText.read(
      "Week of Nov 3 2025\nDog,Rate,Mon,Tue,Wed,Thu,Fri\nZoe,25,P,,A,,P\nElla,25,,P,,S,\n\nP,paid\nA,away\nS,sick\n"
    )
    #expect(reading.dogs.map(\.label) == ["Zoe", "Ella"] && reading["E3"]?.status == .away)
    #expect(reading["F4"]?.status == .sick && reading["C3"]?.kind == .payment)
  }
}
