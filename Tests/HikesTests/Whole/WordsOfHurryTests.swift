import Civil
import Quantities
import Tabular
import Testing

@testable import Hikes

/// How people write when they are in a hurry.
struct WordsOfHurryTests {
  private static let head = "Week of Sept 8 2025\nDog,Mon 8,Tue 9,Wed 10,Thu 11,Fri 12,Notes\n"

  private func cell(_ text: String, _ place: String = "D6") throws -> CellReading? {
    try SheetText.read(
      Self.head + "Abe,30,,30,,30,\nBub,,30,,30,30,\nCap,30,,30,,30,\nDol,30,,\"\(text)\",,,\n")[place]
  }

  @Test(arguments: [
    "60 - this + Tues", "60 (this + Tues)", "60 today & Tues", "60 incl. what she owed",
    "60 for what she owed",
  ])
  func `money for two days is money`(text: String) throws {
    #expect(try cell(text)?.amount == Money(cents: 6000))
  }

  @Test(arguments: ["$3O", "3O.OO", "S30", "30..00", "CA$3O", "1900-01-30"])
  func `a number with slips that comes to a price is booked and asked about`(text: String) throws {
    let reading = try #require(try cell(text))
    #expect(reading.amount == Money(cents: 3000) && reading.needsReview)
  }

  @Test(arguments: [
    ("$30 -> $25", 2500), ("10 pack $225", 22_500), ("new card 225", 22_500), ("150 full week", 15_000),
  ])
  func `what was corrected, and what a card cost, is money`(text: String, cents: Int) throws {
    #expect(try cell(text)?.amount == Money(cents: cents))
  }

  @Test(
    arguments: AmountGrammar.factors.examples.map { ($0, AmountGrammar.factors.meaning) } + [
      ("30 x 2 - 5", 5500), ("2@30 + 5", 6500), ("4x30-10", 11_000), ("1x30", 3000),
    ])
  func `a price times a count is reckoned, with what was put to it or taken off`(text: String, cents: Int)
    throws
  {
    #expect(try cell(text)?.amount == Money(cents: cents))
  }

  @Test(arguments: ["30 x 20", "30x2/3", "1x25", "60-10"])
  func `what may be reckoned in two ways is asked about`(text: String) throws {
    #expect(try cell(text)?.kind == .unrecognised)
  }

  @Test(arguments: [
    ("back on the 15th", CellStatus.away), ("spa day", .grooming), ("cnx", .cancelled), ("Thanksg.", .off),
    ("school break", .away), ("dr. appt", .vet),
  ])
  func `more words for staying at home`(text: String, status: CellStatus) throws {
    #expect(try cell(text)?.status == status)
  }

  @Test(arguments: SpanWords.joints.examples)
  func `a word between two cells joins them`(cells: String) throws {
    let reading = try SheetText.read(Self.head + "Abe,30,,30,,30,\nBub,\(cells),,,\nCap,30,,30,,30,\n")
    for place in ["B4", "C4", "D4"] { #expect(reading[place]?.status == .away, "\(place)") }
  }

  @Test func `a sign of repetition below a status repeats it, below money it is asked about`() throws {
    let reading = try SheetText.read(
      Self.head + "Abe,30,,SNOW,,30,\nBub,30,,\"\"\"\",,\"\"\"\",\nCap,30,,\"\"\"\",,30,\n")
    #expect(reading["D4"]?.status == .cancelled && reading["D5"]?.status == .cancelled)
    #expect(reading["F4"]?.kind == .unrecognised)
  }

  @Test func `a row that its notes call void counts no more`() throws {
    let reading = try SheetText.read(
      Self.head + "Abe,30,,30,,,VOID - wrong days\nAbe,,30,,30,,\nBub,,30,,30,30,\n")
    #expect(reading.dogs.map(\.label) == ["Abe", "Bub"] && reading.paid == Money(cents: 15_000))
  }

  @Test func `initials tell dogs apart, and stand for an owner`() throws {
    let reading = try SheetText.read(
      Self.head + "Abe,30,,30,,,\nRosie (Tanya),,30,,30,,\nRosie M.,30,,,,,\n\n"
        + "Week of Sept 15 2025\nDog,Mon 15,Tue 16,Wed 17,Thu 18,Fri 19,Notes\nAbe,30,,30,,,\nRosie T.,,30,,30,,\nrosie m,30,,,,,\n"
    )
    #expect(reading.dogs.map(\.label).count == 3)
    #expect(reading["C10"]?.dog == reading["C4"]?.dog && reading["B11"]?.dog == reading["B5"]?.dog)
  }

  @Test(arguments: ["US$20", "20 USD", "£20"])
  func `money in another currency than the rest is asked about`(text: String) throws {
    let reading = try #require(try cell(text))
    #expect(reading.amount == Money(cents: 2000) && reading.needsReview)
  }

  @Test(arguments: [
    ("cash in envelope: $190", true), ("Gas $40", true), ("Abe: $30", false), ("Tank $30", false),
  ])
  func `a sum by itself below the week is one of her figures`(text: String, isFigure: Bool) throws {
    let reading = try SheetText.read(
      Self.head + "Abe,30,,30,,30,\nBub,,30,,30,30,\nCap,30,,30,,30,\n,,,,,,\n\(text),,,,,,\n")
    #expect((reading["A7"]?.kind == .total) == isFigure)
  }

  @Test func `where nothing but a debt stands in the column of the methods it is of its hike`() throws {
    let reading = try SheetText.read(
      """
      Date,Dog,Amt,How,Comment
      Mon Jan 6 2025,Otis,$25,cash,
      ,Bruno,$30,e-t,
      Wed Jan 8 2025,Otis,$25,cash,left his leash in van
      ,Poppy,,owes,
      Thu Jan 9 2025,Bruno,$30,e-t,
      """)
    #expect(reading["D5"]?.status == .unpaid && reading["D5"]?.date == SheetText.date("2025-01-08"))
  }

  @Test func `a holiday beside the title of a week is of its day`() throws {
    let reading = try SheetText.read(
      """
      Hikes Feb 2019,,,,,
      Dog,M,T,W,Th,F
      Feb 11-15,,,,,
      Nala,25,,25,,25
      Koda,,25,,25,
      Feb 18-22,Heritage Day,,,,
      Nala,,,25,,25
      Koda,,25,,25,
      """)
    #expect(reading.weeks.map(\.monday?.description) == ["2019-02-11", "2019-02-18"])
    #expect(reading.dogs.map(\.label) == ["Nala", "Koda"])
    #expect(reading["B6"]?.date == SheetText.date("2019-02-18") && reading["B6"]?.kind == .note)
  }

  @Test func `what closes a day stands amid the dogs with its date, and is no dog's`() throws {
    let reading = try SheetText.read(
      Self.head + ",,,SNOW DAY,,,\nAbe,30,,,,30,\nBub,,30,,30,,\nCap,30,,,,30,\n")
    #expect(reading["D3"]?.date == SheetText.date("2025-09-10") && reading["D3"]?.dog == nil)
  }

  @Test func `two dogs of a row are the same with another word between them`() throws {
    let reading = try SheetText.read(
      Self.head + "Abe,30,,30,,30,\nBill & May,50,,50,,,\n\n"
        + "Week of Sept 15 2025\nDog,Mon 15,Tue 16,Wed 17,Thu 18,Fri 19,Notes\nAbe,30,,30,,,\nBill and May,50,,,,,\n"
    )
    #expect(reading.dogs.map(\.label) == ["Abe", "Bill & May"])
  }

  @Test func `what was bought goes on the figures below the weeks and is no dog`() throws {
    let reading = try SheetText.read(
      Self.head + "Abe,30,,30,,30,\nBub,,30,,30,,\nWeek Total,,,,,,150\n,,,,,,\n"
        + "Month Total,150,,,,,\nGas,181.37,,,,,\nPoop bags,24.00,,,,,\n")
    #expect(reading.dogs.map(\.label) == ["Abe", "Bub"] && reading.paid == Money(cents: 15_000))
    #expect(reading["B9"]?.kind == .total)
  }
}
