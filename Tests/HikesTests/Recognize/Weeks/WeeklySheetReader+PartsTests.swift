import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// Rows that part her totals or follow from them.
struct `WeeklySheetReader+PartsTests` {
  private static let dogs = [
    "Bramble,,25,,,,", "Harley,,20,,20,20,", "Waffles,20,,,20,,", "Juniper,25,25,,25,25,",
  ]

  @Test(arguments: [("Cash", "Cheques"), ("in the tin", "still in the truck")])
  func `rows that make up a total are no dogs, whatever they are called`(one: String, other: String) throws {
    let reading = try SheetText.read(
      SheetText.week(Self.dogs + ["\(one),20,45,,20,20,", "\(other),25,25,,45,25,", "Total,45,70,,65,45,"]))
    #expect(reading.dogs.map(\.label) == ["Bramble", "Harley", "Waffles", "Juniper"])
    #expect(reading.paid == Money(cents: 22_500) && reading["B7"]?.kind == .total)
  }

  @Test func `a dog that pays what two others do is one`() throws {
    let reading = try SheetText.read(
      SheetText.week("Cash,20,20,,,,", "Pip,20,20,,,,", "Otto,20,,,,,", "Total,60,40,,,,"))
    #expect(reading.dogs.map(\.label) == ["Cash", "Pip", "Otto"] && reading.paid == Money(cents: 10_000))
  }

  @Test(arguments: [
    "15% on top,6.75,10.50,,9.75,6.75,", "the gov’t,6.75,10.50,,9.75,6.75,", "HST in,2.25,3.50,,3.25,2.25,",
  ])
  func `tax on the sums of the days is no dog's money`(row: String) throws {
    let reading = try SheetText.read(SheetText.week(Self.dogs + ["before tax,45,70,,65,45,", row]))
    #expect(reading.paid == Money(cents: 22_500) && reading.dogs.count == 4)
    #expect(reading["B7"]?.kind == .total)
  }

  @Test func `what two of her rows come to follows from them`() throws {
    let reading = try SheetText.read(
      SheetText.week(
        Self.dogs + ["Total,45,70,,65,45,", "Gas,-10,-12,,-9,-8,", "to put away,35,58,,56,37,"]))
    #expect(reading.paid == Money(cents: 22_500) && reading["B8"]?.kind == .total)
  }

  @Test func `a row of all dogs is held against them`() throws {
    let reading = try SheetText.read(SheetText.week(Self.dogs + ["All dogs,45,70,,40,45,"]), month: "2025-11")
    #expect(reading.paid == Money(cents: 22_500))
    #expect(reading.stated.contains { $0.money == Money(cents: 4000) && $0.cell.description == "E6" })
  }

  @Test func `a slip in sums is one with a remark below it too`() throws {
    let reading = try SheetText.read(
      SheetText.week(Self.dogs + ["Adding up,45,70,,40,45,", ",,,,<- right? check,,"]))
    #expect(reading.paid == Money(cents: 22_500) && reading["E6"]?.kind == .total)
  }

  @Test func `figures of a year's end are no payments`() throws {
    let reading = try SheetText.read(
      SheetText.week(
        Self.dogs + ["", "By dog,,,,,,", "Bramble,\"1,025\",,,,,", "Harley,820.00,,,,,", "Otto,$440,,,,,"])
    )
    #expect(reading.dogs.count == 4 && reading.paid == Money(cents: 22_500))
  }

  @Test func `lines of who drives are no dogs`() throws {
    let reading = try SheetText.read(
      SheetText.week(
        "Jen - blue van,,,,,,", "Pip,25,,,,,", "Otto,,25,,,,", "Kyle - Subaru,,,,,,", "Rex,25,,,,,",
        "Bo,,25,,,,"))
    #expect(reading.dogs.map(\.label) == ["Pip", "Otto", "Rex", "Bo"])
    let dogs = try SheetText.read(
      SheetText.week("Bear - Hennigar,,,,,,", "Pip,25,,,,,", "Bear - Oickle,25,,,,,"))
    #expect(dogs.dogs.count == 3)
  }

  @Test(arguments: LayoutFinder.kindsOfFile.examples)
  func `the name of a file at the head of a page is no dog`(name: String) throws {
    let reading = try SheetText.read(
      SheetText.week("Pip,25,,,,,", ",,,,,,- 1 -", "", "\(name),,,,,,05-01-03", "Otto,,25,,,,"),
      month: "2025-11")
    #expect(reading.dogs.map(\.label) == ["Pip", "Otto"] && reading.cells.allSatisfy { !$0.needsReview })
  }

  @Test func `hours of the day are told of it`() throws {
    let reading = try SheetText.read(
      SheetText.week("Pip,25,25,,,,", "Otto,,25,,,,", "Total,25,50,,,,", "Left home,8:25,7h55,,,,"))
    #expect(reading.dogs.count == 2 && reading["B5"]?.kind == .note && reading["C5"]?.kind == .note)
  }

  @Test(arguments: [
    ["each day,45,70,,65,45,", "cumul.,45,115,115,180,225,"],
    ["Should be,70,95,25,90,70,", "Got,45,70,,65,45,", "Short,25,25,25,25,25,"],
    ["by spreadsheet,20,45,,40,20,", "by calculator,45,70,,65,45,"],
    ["$ in,45,70,,65,45,", "noses,2,3,,3,2,", "avg,22.50,23.33,,21.67,22.50,"],
  ])
  func `rows that follow from each other and from the dogs are none of them`(rows: [String]) throws {
    let reading = try SheetText.read(SheetText.week(Self.dogs + rows), month: "2025-11")
    #expect(reading.dogs.map(\.label) == ["Bramble", "Harley", "Waffles", "Juniper"])
    #expect(reading.paid == Money(cents: 22_500) && reading.cells.allSatisfy { !$0.needsReview })
  }

  @Test func `the last dog is none of her rows, whatever the others come to`() throws {
    let reading = try SheetText.read(
      SheetText.week(
        Self.dogs + ["Hutch,22,,22,22,,", "by spreadsheet,45,70,,65,45,", "by calculator,67,70,22,87,45,"]))
    #expect(reading.dogs.last?.label == "Hutch" && reading.paid == Money(cents: 29_100))
  }

  @Test func `each group may be added up under one name`() throws {
    let reading = try SheetText.read(
      SheetText.week(
        "** Bedford **,,,,,,", "Toby,25,,25,,,", "Wally,25,,,25,,", "area,50,,25,25,,",
        "** Sackville **,,,,,,",
        "Hugo,,25,25,,,", "Mabel,,25,,,25,", "area,,50,25,,25,", "everybody,50,50,50,25,25,"))
    #expect(
      reading.dogs.map(\.label) == ["Toby", "Wally", "Hugo", "Mabel"] && reading.paid == Money(cents: 20_000))
  }

  @Test(arguments: [("spots left,5,5,7,2,4,", 4), ("Kelpie,12,12,12,12,12,", 5)])
  func `small counts at the head of a week are no dog`(row: String, dogs: Int) throws {
    let reading = try SheetText.read(SheetText.week([row] + Self.dogs), month: "2025-11")
    #expect(reading.dogs.count == dogs && reading["B2"]?.kind == (dogs == 4 ? .total : .payment))
  }

  @Test func `sums at the head of one week name those of the others`() throws {
    let first = ["this week,45,70,,65,45,"] + Self.dogs
    let second = ["this week,60,70,,80,45,"] + Self.dogs
    let text =
      SheetText.week(first) + "\n\n"
      + SheetText.week(second).replacing(
        "Mon 3,Tue 4,Wed 5,Thu 6,Fri 7", with: "Mon 10,Tue 11,Wed 12,Thu 13,Fri 14")
    let reading = try SheetText.read(text, month: "2025-11")
    #expect(reading.paid == Money(cents: 45_000) && reading.dogs.count == 4)
  }

  @Test(arguments: ["25,25,25,25,25,", "25,25,,25,25,"])
  func `the last dog stays one where her total left it out`(days: String) throws {
    let reading = try SheetText.read(
      SheetText.week(
        "Pip,25,25,,25,25,", "Otto,25,,25,,25,", "Rex,25,25,,25,25,", "Bo,\(days)", "Total,75,50,25,50,75,"),
      month: "2025-11")
    #expect(reading.dogs.map(\.label) == ["Pip", "Otto", "Rex", "Bo"])
    #expect(reading.paid.cents == 27_500 + days.split(separator: ",").count * 2500)
  }

  @Test func `dogs that paid ahead are no recapitulation, and half a price is no share`() throws {
    let reading = try SheetText.read(
      SheetText.week(
        Self.dogs + [
          "", "Paid ahead,,,,,,", "Bramble,400,,,,,", "Harley,300,,,,,", "Waffles,\"200.00\",,,,,",
        ]))
    #expect(reading.paid == Money(cents: 112_500))
    let half = try SheetText.read(SheetText.week(Self.dogs + ["Bo (50% off),12.50,,12.50,,,"]))
    #expect(half.dogs.count == 5)
  }

  @Test func `groups by runs may have sums of their own, be one called after a bank`() throws {
    let reading = try SheetText.read(
      SheetText.week(
        "~ Bedford run ~,,,,,,", "Harley,23,,23,,23,", "Sadie,23,23,,23,,", "sub,46,23,23,23,23,",
        "~ Beaver Bank run ~,,,,,,",
        "Zeke,,,,23,23,", "Dexter,23,,,,23,", "sub,23,0,0,23,46,", "ALL RUNS,69,23,23,46,69,"),
      month: "2025-11")
    #expect(
      reading.dogs.map(\.label) == ["Harley", "Sadie", "Zeke", "Dexter"]
        && reading.paid == Money(cents: 23_000))
    #expect(reading["B5"]?.kind == .total && reading.stated.allSatisfy { $0.label.scope == .week })
  }

  @Test func `sums with two slips are known beside right ones`() throws {
    let reading = try SheetText.read(
      SheetText.week(
        Self.dogs + ["Rex,,,20,,,", "Added up,45,60,20,65,55,", "per bank slip,45,70,20,65,45,"]),
      month: "2025-11")
    #expect(reading.dogs.count == 5 && reading.paid == Money(cents: 24_500))
  }

  @Test func `a subtotal of one group of dogs is held against that group`() throws {
    let reading = try SheetText.read(
      """
      "Week of July 8, 2024",,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      HIKE 1,,,,,,
      Bella,25,,25,,,
      Max,,30,,,,
      Sub,,,,,,$80
      HIKE 2,,,,,,
      Finn,,,,25,25,
      Gus,,25,,,,
      Sub,,,,,,$75
      Week,,,,,,$155
      """)
    #expect(reading.paid == Money(cents: 15_500) && reading["G6"]?.kind == .total)
    #expect(SheetText.convert([reading]).diagnostics.isEmpty)
  }

  @Test func `a note that only explains an amount of its row asks nothing`() throws {
    let reading = try SheetText.read(
      SheetText.week("Pip,$25+5,,,,,+5 tip", "Max,60,,,,,60 $ = Mon and Wed", "Bea,25,,,,,+10 for last Thu"))
    #expect(
      reading.cells.filter { $0.question != nil && $0.kind == .note }.map(\.raw) == ["+10 for last Thu"])
  }

  @Test func `the first dog below a heading without a name may be called as a column is`() throws {
    let reading = try SheetText.read(
      "Week of Oct 19/20,Mon,Tue,Wed,Thu,Fri,$,notes\nChip,25,,,,,25,\nMax,,25,,,,25,\n,,,,,,50,\n")
    #expect(reading.dogs.map(\.label) == ["Chip", "Max"] && reading.paid == Money(cents: 5000))
  }

  @Test(arguments: [("Tuck", "Tucker", true), ("Bella Rafuse", "Bella R.", true), ("Tina", "Tucker", false)])
  func `a name that one week has shorter is that of the others`(name: String, usual: String, isSame: Bool)
    throws
  {
    let weeks = ["Nov 3", "Nov 10", "Nov 17"].map { day in
      "Week of \(day) 2025\nDog,Mon,Tue,Wed\nPip,25,,25\n\(day == "Nov 17" ? name : usual),,25,\nMax,25,,\n"
    }
    let reading = try SheetText.read(weeks.joined(separator: "\n"))
    #expect(reading.dogs.count == (isSame ? 3 : 4))
    #expect(reading.diagnostics.contains { $0.code == .assumedName } == isSame)
  }
}
