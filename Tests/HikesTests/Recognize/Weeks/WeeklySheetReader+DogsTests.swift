import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

struct WeeklySheetReaderDogsTests {
  private func read(_ rows: String...) throws -> SheetReading {
    try SheetText.read(
      (["Dog Name,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,Notes"] + rows).joined(separator: "\n"), month: "2025-11")
  }

  @Test(arguments: [
    "April", "Sunday", "May", "Mon", "August", "Total Recall", "Pip GR", "Zoë ", "O'Malley", "2Pac", "Notes",
  ])
  func `a dog may have any name`(name: String) throws {
    let reading = try read("Max,25", "\(name),,CA$30.00", "", "Luna,25", "Week Total,,,,,,CA$80.00")
    #expect(reading["A3"]?.kind == .dog)
    #expect(reading["C3"]?.dog == name.split(separator: " ").joined(separator: " "))
    #expect(reading["C3"]?.amount?.cents == 3000)
    #expect(reading["B5"]?.amount?.cents == 2500)
    #expect(reading.paid.cents == 8000)
  }

  @Test func `a dog's row between blank rows belongs to the week`() throws {
    let reading = try read("Max,25", ",,,,,,", "", "Luna,,25", "", "", "Week Total,,,,,,CA$50.00")
    #expect(reading["C5"]?.dog == "Luna")
    #expect(reading.paid.cents == 5000)
  }

  @Test func `two dogs that differ by a suffix are two`() throws {
    let reading = try read("Pip,25", "Pip GR,,25", "pip ,,,25")
    #expect(reading.dogs.map(\.label).prefix(2) == ["Pip", "Pip GR"])
    #expect(reading["B2"]?.dog == "Pip")
    #expect(reading["C3"]?.dog == "Pip GR")
  }

  @Test func `a name that stands twice in one week is two dogs, and warned of`() throws {
    let (text, cells) = SheetText.marked(SheetText.week("Pip,CA$25.00", "Max,25", "‹1›Pip,,CA$30.00"))
    let reading = try SheetText.read(text, month: "2025-11")
    #expect(reading.diagnostics.map(\.code) == [.sameNameTwice])
    #expect(reading.diagnostics.first?.location?.cell?.description == cells[0])
    #expect(reading["B2"]?.dog == "Pip")
    #expect(reading["C4"]?.dog == "Pip (2)")
    #expect(reading.paid.cents == 8000)
  }

  @Test func `an owner's column tells two of a name apart`() throws {
    let text = "Dog,Owner,Mon 3,Tue 4,Wed 5\nPip,Smith,25\nPip,Boudreau,,30"
    let reading = try SheetText.read(text, month: "2025-11")
    #expect(reading.diagnostics == [])
    #expect(reading["C2"]?.dog == "Pip")
    #expect(reading["D3"]?.dog == "Pip (Boudreau)")
  }

  @Test func `a row without a name above other dogs is no sum of one dog above it`() throws {
    let reading = try SheetText.read(
      "Dog,Mon 3,Tue 4,Wed 5\nVince,25,,25\nWilma,,25,\n,25,,25\nXena,30,,\nTotal,80,25,50\n",
      month: "2025-11")
    #expect(["B4", "D4"].allSatisfy { reading[$0]?.kind == .unrecognised && reading[$0]?.question != nil })
    #expect(reading.diagnostics.filter { $0.code == .moneyWithoutDog }.count == 2)
  }

  @Test func `money in a row without a name is named and in no account`() throws {
    let (text, cells) = SheetText.marked(SheetText.week("Pip,25", ",‹1›CA$25.00,,,,", "Max,25"))
    let reading = try SheetText.read(text, month: "2025-11")
    #expect(reading.diagnostics.map(\.code) == [.moneyWithoutDog])
    #expect(reading.diagnostics.first?.location?.cell?.description == cells[0])
    #expect(reading["B3"]?.kind == .unrecognised)
    #expect(reading["B3"]?.needsReview == true)
    #expect(reading.paid.cents == 5000)
  }

  @Test func `a slip of the keyboard is no amount and is not booked`() throws {
    let (text, cells) = SheetText.marked(SheetText.week("Pip,25", "Max,,‹1›$2O,,,"))
    let reading = try SheetText.read(text, month: "2025-11")
    #expect(reading.diagnostics.map(\.code) == [.unreadableAmount])
    #expect(reading.diagnostics.first?.location?.cell?.description == cells[0])
    #expect(reading["C3"]?.needsReview == true)
    #expect(reading["C3"]?.amount == nil)
  }

  @Test func `many marks are hikes, unpaid and not asked about`() throws {
    let reading = try read("Pip,x,x,x", "Max,x,,X ", "Luna,25")
    let marks = reading.cells.filter { $0.raw.lowercased().hasPrefix("x") }
    #expect(marks.count == 5)
    #expect(marks.allSatisfy { $0.kind == .scheduled && !$0.needsReview && $0.amount == nil })
  }

  @Test(arguments: [
    ("Legend: x = hiked, not paid", true), ("X: came", true), ("x marks", false),
  ])
  func `a legend says what a single mark means`(legend: String, isHike: Bool) throws {
    let above = try SheetText.read(
      legend.replacing(",", with: ";") + "\n" + SheetText.week("Pip,25,x"), month: "2025-11")
    #expect((above["C3"]?.kind == .scheduled) == isHike)
    #expect(above["C3"]?.needsReview == !isHike)
    let below = try SheetText.read(SheetText.week("Pip,25,x", "", "\"\(legend)\""), month: "2025-11")
    #expect(below["C2"]?.needsReview == !isHike)
  }

  @Test func `a legend that says no hike settles the mark as well`() throws {
    let reading = try SheetText.read("x = no hike\n" + SheetText.week("Pip,25,x"), month: "2025-11")
    #expect(reading["C3"]?.status == .off)
    #expect(reading["C3"]?.needsReview == false)
  }

  @Test func `pd is paid, the amount left open`() throws {
    let cell = try #require(try read("Pip,pd")["B2"])
    #expect(cell.kind == .payment)
    #expect(cell.amount == nil)
    #expect(cell.confidence == .inferred)
  }

  @Test(arguments: [("-CA$25.00", -2500), ("(25.00)", -2500), ("CA$50", 5000)])
  func `refunds and payments for several weeks are money`(text: String, cents: Int) throws {
    #expect(try read("Pip,\(text)").paid.cents == cents)
  }

  @Test(arguments: [
    ("-", CellReading.Kind.ignored), ("n/a", .ignored), ("?", .scheduled), ("asked Sue", .note),
    ("owes", .scheduled),
  ])
  func `other cells are what they are`(text: String, kind: CellReading.Kind) throws {
    #expect(try read("Pip,25,\(text)")["C2"]?.kind == kind)
  }

  @Test func `switched without money elsewhere asks for the day`() throws {
    let cell = try #require(try read("Pip,,,switched")["D2"])
    #expect(cell.movedTo == nil)
    #expect(
      cell.question?.choices.map(\.text) == [
        "moved to Mon", "moved to Tue", "moved to Thu", "moved to Fri", "cancelled",
      ])
  }

  @Test func `switched with money on several days asks which`() throws {
    let cell = try #require(try read("Pip,25,switched,25")["C2"])
    #expect(cell.question?.choices.map(\.text) == ["moved to Mon", "moved to Wed", "cancelled"])
  }

  @Test func `moved to a day needs no money`() throws {
    let cell = try #require(try read("Pip,,,moved to Fri")["D2"])
    #expect(cell.movedTo == SheetText.date("2025-11-07"))
    #expect(cell.needsReview == false)
  }

  @Test(arguments: ["Off,This,,Week", "away,all,week", "Off,,this ,week,"])
  func `words across the row are one phrase`(cells: String) throws {
    let reading = try read("Pip,\(cells)")
    let words = reading.cells.filter { $0.dog == "Pip" && $0.kind == .status }
    #expect(words.count == 3)
    #expect(words.allSatisfy { $0.days.count == 5 })
  }

  @Test func `two words that are statuses by themselves stay two`() throws {
    let reading = try read("Pip,away,grooming")
    #expect(reading["B2"]?.status == .away)
    #expect(reading["C2"]?.status == .grooming)
  }

  @Test func `what a dog paid may be a word in the line below its hikes`() throws {
    let reading = try SheetText.read(
      """
      Week of 2026-03-16,,,,,,,
      Dog,,Mon,Tue,Wed,Thu,Fri,Week
      Juniper,Hike,x,,x,,x,
      ,Paid,25,,25,,25,75
      Mango,Hike,,,x,,,
      ,Paid,,,owes,,,
      Nova,Hike,vet,,x,,x,
      ,Paid,,,50,,,50
      """)
    #expect(
      reading.dogs.map(\.label) == ["Juniper", "Mango", "Nova"] && reading.paid == Money(cents: 12_500))
    #expect(reading["E6"]?.status == .unpaid && reading["E6"]?.dog == "Mango")
    #expect(reading["C7"]?.status == .vet && reading["E8"]?.dog == "Nova")
  }

  @Test func `a row called after its group adds it up, with a slip`() throws {
    let reading = try SheetText.read(
      """
      "Week of Jan 12, 2026",,,,,,
      Dog,M,T,W,Th,F,Total
      VAN 1 - Carla,,,,,,
      Ace,25,,25,,25,75
      Birdie,,30,,30,,60
      Van 1,25,30,25,30,25,135
      VAN 2 - Reg,,,,,,
      Duke,30,,30,,30,90
      Ember,,25,,25,,50
      Frankie,25,,25,,25,75
      Ginger,,25,,25,,50
      Van 2,55,50,55,45,55,265
      """)
    #expect(reading.dogs.map(\.label) == ["Ace", "Birdie", "Duke", "Ember", "Frankie", "Ginger"])
    #expect(reading.paid == Money(cents: 40_000) && reading["E12"]?.kind == .total)
  }

  @Test func `what follows on an expense below the totals is one`() throws {
    let reading = try SheetText.read(
      SheetText.week(
        "Pip,25,,25,,", "Otto,,25,,25,", "Total,25,25,25,25,", "gas,,60.00,,,", "treats (Costco),,25.00,,,"))
    #expect(reading.dogs.map(\.label) == ["Pip", "Otto"] && reading.paid == Money(cents: 10_000))
  }
}
