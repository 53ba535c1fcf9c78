import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// What a program or a slip of the mouse put into a sheet.
struct WeeklySheetReaderFilledTests {
  private func read(_ rows: String...) throws -> SheetReading {
    try SheetText.read(SheetText.week(rows), month: "2025-11")
  }

  @Test func `amounts that go up by a dollar are asked about, downwards and to the right`() throws {
    let down = try read("Pip,24,,,,,", "Otto,25,24,,,,", "Rex,26,,24,,,", "Max,27,,,24,,", "Bo,28,,,,24,")
    #expect(["B3", "B4", "B5", "B6"].allSatisfy { down[$0]?.question != nil })
    #expect(down["B2"]?.question == nil && down["C3"]?.question == nil)
    let across = try read("Pip,25,26,27,28,29,", "Otto,25,,25,,25,")
    #expect(across["F2"]?.question?.choices.contains(.paid(Money(cents: 2500))) ?? false)
    let plain = try read("Pip,25,26,27,,,", "Otto,25,,25,,25,")
    #expect(plain.cells.allSatisfy { $0.question == nil })
  }

  @Test func `a row that was pasted twice is counted once where the total counts it once`() throws {
    let rows = ["Pip,,25,25,,25,", "Pip,,25,25,,25,", "Otto,25,,,,25,"]
    let once = try read(rows[0], rows[1], rows[2], "Total,25,25,25,0,50,")
    #expect(once.paid == Money(cents: 12_500) && once.dogs.map(\.label) == ["Pip", "Otto"])
    #expect(once["C3"]?.isDuplicate ?? false)
    #expect(once.diagnostics.contains { $0.code == .sameNameTwice })
    let twice = try read(rows[0], rows[1], rows[2], "Total,25,50,50,0,75,")
    #expect(twice.paid == Money(cents: 20_000) && twice.dogs.count == 3)
  }

  @Test func `a name that a phone corrected in one week is the dog that stands there else`() throws {
    let names = [
      ["Nibs", "Teddy", "Rorie", "Bo", "Hanz", "Fritzi"], ["Ribs", "Ready", "Rorie", "Bo", "Hanz", "Fritzi"],
    ]
    let weeks = [0, 1, 0].enumerated().map { number, version in
      "Week of Oct \(8 + 7 * number) 2018\nDog,Mon,Tue,Wed\n"
        + names[version].map { "\($0),25,,25\n" }.joined()
    }
    let reading = try SheetText.read(weeks.joined(separator: "\n"))
    #expect(reading.dogs.map(\.name) == names[0])
    let other = try SheetText.read((weeks.prefix(2)).joined(separator: "\n"))
    #expect(other.dogs.count == 8)
  }

  @Test func `names whose accents became question marks are those spelled in full`() throws {
    let reading = try SheetText.read(
      "Week of Nov 3 2025\nDog,Mon,Tue\nZoé,25,\nGisèle,,25\n\nWeek of Nov 10 2025\nDog,Mon,Tue\nZo?,25,\nGis?le,,25\n"
    )
    #expect(reading.dogs.map(\.name) == ["Zoé", "Gisèle"])
  }

  @Test func `a column of money behind each week alone is what it came to`() throws {
    let head = "M,T,W,Th,F,$"
    let reading = try SheetText.read(
      "MARCH 2017\n,6th to 10th,,,,,,,13th to 17th\nDog,\(head),,\(head),,\(head)\nPip,26,,26,,,52,,26,,,,,26,,,26,,,,26\nOtto,,28,,,,28,,,28,,28,,56,,,,28,,,28\nRex,26,,,,,26,,26,,,,,26,,26,,,,,26\n"
    )
    #expect(reading["G4"]?.kind != .payment && reading.paid == Money(cents: 29_400))
  }

  @Test func `dogs whose names became dates are dogs`() throws {
    let week = "Dog,Mon,Tue,Wed\nArchie,25,,25\n2-May,25,25,\nTRUE,,25,\n10:30,25,,\n"
    let reading = try SheetText.read("Week of Jan 7 2019\n\(week)\nWeek of Jan 14 2019\n\(week)")
    #expect(reading.dogs.map(\.name) == ["Archie", "2-May", "TRUE", "10:30"])
    #expect(reading.paid == Money(cents: 30_000) && reading.weeks.count == 2)
  }

  @Test func `the rest of a torn row is asked about and names no dog`() throws {
    let reading = try read("Pip,25.00,,25.00,,,", "25.00,,75.00,,,,", "Otto,,25.00,,,25.00,")
    #expect(reading.dogs.map(\.label) == ["Pip", "Otto"])
    #expect(reading["A3"]?.question != nil && reading["C3"]?.question != nil)
  }

  @Test func `years before the days and sums of other weeks beside them are not asked about`() throws {
    let years = try SheetText.read(
      "Week of Feb 1 2010\nDog,Client since,Mon,Tue,Wed\nBailey,2008,20,,20\nElsa,2004,,20,\n")
    #expect(years.cells.allSatisfy { $0.question == nil } && years.paid == Money(cents: 6000))
    let strip = try SheetText.read(
      "Sept 2019\ndog,Mon 9,Tue 10,Wed 11,,Mon 16,Tue 17,Wed 18,,wk of 9,wk of 16\nClover,28,,28,,28,,,,56,28\nDigby,,28,,,,28,28,,28,56\n"
    )
    #expect(strip["J3"]?.kind == .total && strip["K4"]?.kind == .total && strip.paid == Money(cents: 16_800))
  }

  @Test func `what each week came to, below them, is a list of sums`() throws {
    let reading = try SheetText.read(
      "Dog,Owner,Mon Oct 27,Tue Oct 28,Wed Oct 29\nPip,Roy,28,,28\nOtto,Kay,,30,\n\nSummary,,,,\nOct 27 - Oct 31,$86,,,\n",
      year: 2025)
    #expect(reading.dogs.map(\.name) == ["Pip", "Otto"] && reading["B6"]?.kind == .total)
  }

  @Test(arguments: ["HikeRate", "hike_rate", "Fee $", "How much"])
  func `a heading as a program or a person writes it is the price`(label: String) throws {
    let reading = try SheetText.read(
      "Week of Nov 3 2025\nDogName,OwnerName,\(label),Mon,Tue,WeekTotal\nPip,Roy,25,25,,25\nOtto,Kay,30,,30,30\n"
    )
    #expect(reading.paid == Money(cents: 5500) && reading.cells.allSatisfy { $0.question == nil })
    #expect(reading.dogs.first?.rate == Money(cents: 2500) && reading.dogs.first?.owner == "Roy")
  }

  @Test func `formulas and worked out sums beside the days are totals`() throws {
    let reading = try read("Pip,28,,28,,,2 x 28 = 56", "Otto,,30,,,,1 x 30 = 30", "Rex,,28,,,28,2 x 28 = 56")
    #expect(["G2", "G3", "G4"].allSatisfy { reading[$0]?.kind == .total } || reading["G2"]?.kind == .note)
    let formulas = try SheetText.read(
      "Week of Nov 3 2025\nDog,Mon,Tue,Sum up\nPip,25,,=SUM(B3:C3)\nOtto,,25,=SUM(B4:C4)\n")
    #expect(formulas["D3"]?.kind == .total && formulas["D4"]?.kind == .total)
  }

  @Test func `a dog above the first heading is of the torn week, be it in no other`() throws {
    let reading = try SheetText.read(
      "Finn,,25,25,,25\nSadie,25,,,,25\nGus,,,25,25,\n\nWeek of May 15 2023\nDog,Mon,Tue,Wed,Thu,Fri\nSadie,25,,,,\nGus,,25,,,\n"
    )
    #expect(reading.dogs.map(\.label).contains("Finn") && reading["C1"]?.kind == .payment)
    #expect(reading["C1"]?.date == SheetText.date("2023-05-09") && reading["C1"]?.needsReview == true)
  }

  @Test func `a formula of a text says what it shows`() throws {
    let reading = try SheetText.read(SheetText.week("Pip,25,\"=\"\"away\"\"\",,,,"))
    #expect(reading.cells.contains { $0.status == .away })
  }

  @Test func `a column of codes or of what is left holds no money`() throws {
    let reading = try SheetText.read(
      "Week of May 6 2019\nDog,Gate,2018 paid,Mon,Tue,Wed,Left\nPip,2530,$775.00,25,,25,7\nMax,3000,$850.00,,25,,6\nBea,2530,$900.00,25,,,3\n"
    )
    #expect(reading.paid == Money(cents: 10_000) && reading.cells.allSatisfy { $0.question == nil })
  }

  private static func weeks(_ head: String, _ rows: String...) -> String {
    "Oct 2018\nWeek of Oct 1\n\(head)\n" + rows.joined(separator: "\n") + "\n"
  }

  @Test func `ones in days without any other figure are hikes`() throws {
    let counted = Self.weeks(
      "Dog,Mon,Tue,Wed,Thu,Fri,#,Paid", "Pip,1,,1,,1,3,75.00", "Max,,1,,1,,2,50.00", "Bea,,1,,,,1,",
      "Moss,1,1,1,1,1,5,125.00")
    let plain = Self.weeks(
      "Dog,Mon,Tue,Wed,Thu,Fri,Paid", "Pip,1,,1,,1,75.00", "Max,,1,,1,,50.00", "Bea,,1,,,,",
      "Moss,1,1,1,1,1,125.00")
    for sheet in [counted, plain] {
      let reading = try SheetText.read(sheet)
      #expect(reading["B4"]?.kind == .scheduled && reading.paid == Money(cents: 25_000), "\(sheet)")
      #expect(reading.cells.allSatisfy { $0.question == nil }, "\(sheet)")
    }
  }

  @Test func `the sign of money heads what came in beside marks, or what was charged`() throws {
    let paid = try SheetText.read(
      Self.weeks(
        "Dog,Mon,Tue,Wed,Thu,Fri,$", "Pip,X,,X,,X,75", "Max,,X,,X,,50", "Bea,X,,X,,X,", "Moss,X,X,X,X,X,125"))
    #expect(paid.paid == Money(cents: 25_000) && paid["G4"]?.kind == .payment)
    let charged = try SheetText.read(
      Self.weeks(
        "Dog,Mon,Tue,Wed,Thu,Fri,$", "Pip,X,,X,,X,75", "Max,,X,,X,,50", "Bea,X,,X,,X,75", "Moss,X,X,X,X,X,125"
      ))
    #expect(charged.paid == .zero)
  }

  @Test func `money in the notes beside marks is booked on the first hike of its week`() throws {
    let reading = try SheetText.read(
      Self.weeks(
        "Dog,Mon,Tue,Wed,Thu,Fri,Notes", "Pip,X,,X,,X,paid cash $75", "Max,,X,,X,,pd 50 chq",
        "Bea,X,,X,,X,owes 75",
        "Moss,X,X,X,X,X,$125 cash"))
    #expect(reading.paid == Money(cents: 25_000))
    #expect(reading["G5"]?.date == SheetText.date("2018-10-02") && reading["G5"]?.method == "cheque")
    #expect(reading["G6"]?.kind == .note)
    let two = try SheetText.read(
      Self.weeks(
        "Dog,Mon,Tue,Wed,Thu,Fri,Notes", "Pip,X,,X,,X,paid cash $75", "Max,,X,,X,,pd 50 chq", "Bea,X,,X,,X,"))
    #expect(two.paid == .zero && two.cells.count { $0.question != nil } == 2)
  }

  private static let days = "Dog,Mon,Tue,Wed,Thu,Fri,Notes"

  @Test func `a row of remarks below the dogs is no dog`() throws {
    let reading = try SheetText.read(
      Self.weeks(Self.days, "Pip,25,,25,,,", "Max,,25,,25,,", "Notes,,icy,-15! short hike,gas $45,,"))
    #expect(reading.dogs.map(\.label) == ["Pip", "Max"] && reading.paid == Money(cents: 10_000))
    #expect(reading["D6"]?.kind == .note)
  }

  @Test func `a day of a month is no price, and half a day after noon may be one`() throws {
    let reading = try SheetText.read(
      Self.weeks(
        Self.days, "Pip,25,Feb 23,25,Feb 29,,", "Max,Feb 20,25,Feb 27,25,Mar 20,", "Bea,30 pm,25,,,,"))
    #expect(reading.paid == Money(cents: 12_500))
    #expect(reading["B6"]?.question != nil && reading.cells.count { $0.question != nil } == 1)
  }

  @Test func `two figures of a year from eighty on are of the last century`() throws {
    let reading = try SheetText.read(
      "Week starting\nDog,01-Mar-99,08-Mar-99\nSheba,60.00,60.00\nDuke,25.00,50.00\nBear,25.00,25.00\n")
    #expect(
      reading.weeks.compactMap { $0.monday?.year } == [1999, 1999] && reading.paid == Money(cents: 24_500))
  }
}
