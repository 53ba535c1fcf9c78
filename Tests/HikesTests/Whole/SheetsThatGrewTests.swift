import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// What comes into a sheet as the years go by: vans, a column for cheques, marks for amounts, a calendar copied below.
struct SheetsThatGrewTests {
  private func isQuiet(_ reading: SheetReading) -> Bool { reading.cells.allSatisfy { $0.question == nil } }

  // MARK: Groups

  @Test func `a sum with the name of the group above it is one, be it of one dog a day`() throws {
    let reading = try SheetText.read(
      """
      "Week of May 22, 2023",,,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,Total,Notes
      VAN 1 - Heather,,,,,,,
      Duke,,,,,,,Away
      Teddy,Away,$25,$25,$25,,$75,
      Koda,$25,,,,$25,$50,
      Van 1,$25,$25,$25,$25,$25,$125,
      VAN 2 - Josh,,,,,,,
      Otis,$25,,,,$25,$50,
      Moose,$30,,sick,,$30,$60,
      Van 2,$55,$0,$0,$0,$55,$110,
      ALL VANS,$80,$25,$25,$25,$80,$235,
      """)
    #expect(reading.dogs.map(\.name) == ["Duke", "Teddy", "Koda", "Otis", "Moose"])
    #expect(reading.paid == Money(cents: 23_500) && reading["B7"]?.kind == .total && isQuiet(reading))
  }

  @Test func `a list of what was spent may begin beside the heading of a group`() throws {
    let reading = try SheetText.read(
      """
      "Week of Apr 29, 2019",,,,,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,Notes,,Expenses,
      Lake group,,,,,,,,gas,$61.00
      Maddie,,,$30,,$30,,,vet kit,$38.50
      Sam,,,,,$25,,,,
      Woods group,,,,,,,,,
      Jasper,,,,$25,,,,,
      """)
    #expect(reading.dogs.map(\.name) == ["Maddie", "Sam", "Jasper"] && reading.paid == Money(cents: 11_000))
  }

  // MARK: Below the weeks

  @Test func `the numbers of a calendar below the weeks are no money`() throws {
    let reading = try SheetText.read(
      """
      "Week of Dec 19, 2011",,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Bella,$20,,$20,,$20,
      Max,,$20,,$20,,
      Total,$20,$20,$20,$20,$20,
      ,,,,,,
      ,January 2012 (next year!),,,,,,
      ,S,M,T,W,T,F,S
      ,1,2,3,4,5,6,7
      ,8,9,10,11,12,13,14
      ,15,16,17,18,19,20,21
      ,22,23,24,25,26,27,28
      ,29,30,31,,,,
      """)
    #expect(reading.paid == Money(cents: 10_000) && isQuiet(reading))
    #expect(reading["B10"]?.kind == .note && reading["D13"]?.kind == .note)
  }

  @Test(arguments: ["October summary", "Oct recap", "October overview"])
  func `a month and what is told of it head a table of sums`(title: String) throws {
    let reading = try SheetText.read(
      """
      "Week of Oct 25, 2010",,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Duke,$25,,$25,,,
      Otis,,,$25,,$25,
      Total,$25,0,$50,0,$25,
      ,,,,,,
      \(title),,,,,,
      Hikes,"$100",,,,,
      HST 15%,$15.00,,,,,
      """)
    #expect(reading.dogs.map(\.name) == ["Duke", "Otis"] && reading.paid == Money(cents: 10_000))
  }

  @Test func `a row may say what a column beside the days came to`() throws {
    let reading = try SheetText.read(
      """
      "Jul 21 - 25, 2014",,,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,Boarding (not hikes),Notes
      Rufus,$30.00,$30.00,,$30.00,,,
      Rex,,,,Away,,$80.00,
      Duke,$25.00,,,,,$120.00,
      Hikes,$55.00,$30.00,,$30.00,,,
      Boarding this week,$200.00,,,,,,
      """)
    #expect(reading.dogs.map(\.name) == ["Rufus", "Rex", "Duke"] && reading.paid == Money(cents: 11_500))
    #expect(reading["B7"]?.kind == .total && reading["B7"]?.question == nil)
  }

  // MARK: Marks for amounts

  private static let paidWeeks = """
    Week of Oct 5 2009
    Dog,Mon,Tue,Wed,Thu,Fri,Paid,Notes
    Rufus,x,,,,x,$40,
    Tess,,,,x,,$20,
    Shadow,,,,x,,,
    Jasper,x,,x,,,$40,

    """

  @Test(arguments: LegendReader.pointers.examples + LegendReader.articles.examples)
  func `a key may say where the money is, and means the hike`(key: String) throws {
    #expect(LegendReader([key]).meanings.values.allSatisfy { $0 == LegendReader.pointers.meaning })
    let reading = try SheetText.read("\"\(key)\"\n" + Self.paidWeeks)
    #expect(reading["B4"]?.kind == .scheduled && reading["G4"]?.amount == Money(cents: 4000))
    #expect(reading.paid == Money(cents: 10_000) && isQuiet(reading))
  }

  @Test func `money may stand behind the mark of each day in a column without a heading`() throws {
    let reading = try SheetText.read(
      """
      "April 15-19, 2024",,,,,,,,,,,
      Dog,Mon,,Tue,,Wed,,Thu,,Fri,,Notes
      Clover,x,$30,,,x,$30,,,x,$30,
      Ham,,,x,$25,,,x,,,,
      Dot,x,,x,,x,,x,,x,$150,pays Fridays
      Total,,$30,,$25,,$30,,$0,,$180,
      """)
    #expect(reading.paid == Money(cents: 26_500) && isQuiet(reading))
    #expect(reading["C3"]?.date == SheetText.date("2024-04-15") && reading["B3"]?.kind == .scheduled)
    #expect(reading["K5"]?.date == SheetText.date("2024-04-19"))
  }

  @Test func `the amounts under two ways to pay came in, those of one cheque as well`() throws {
    let reading = try SheetText.read(
      """
      Oct. 15 - 19 2001,,,,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,Cash,Cheque,Notes
      Nikki,x,,x,,x,$30,,
      Barkley,,x,,x,,,$20,
      Sandy,x,x,x,x,x,$50,,
      Total,,,,,,$80,$20,
      """)
    #expect(reading["H4"]?.kind == .payment && reading.paid == Money(cents: 10_000) && isQuiet(reading))
  }

  // MARK: What programs and cards add

  @Test func `an amount that a program took for a date begins no week`() throws {
    let reading = try SheetText.read(
      """
      "Week of March 6, 2017",,,,,,
      Dog,6-Mar,7-Mar,8-Mar,9-Mar,10-Mar,Notes
      Kona,$25,,$25,,$25,pulls
      Digby,,$25,,25-Jan,,
      Sable,,,,25-Jan,,
      Lupin,,$25,,away,,
      """)
    #expect(reading.weeks.count == 1 && reading["C6"]?.date == SheetText.date("2017-03-07"))
    #expect(reading["E5"]?.dog == "Sable")
  }

  @Test func `the last line of a card may be what it came to, whatever that is called`() throws {
    let cards = ["Bruno", "Jinx"].map { name in
      """
      \(name),Publicover,,,,,
      Week of,Mon,Tue,Wed,Thu,Fri,Notes
      2-May,$25,,$25,,$25,
      9-May,$25,,,,$25,
      16-May,$25,,$25,,limping,sore hip
      Paid,,,,,$175,
      ,,,,,,

      """
    }
    let reading = try SheetText.read("Dog cards - spring 2022,,,,,,\n,,,,,,\n" + cards.joined())
    #expect(reading.dogs.map(\.name) == ["Bruno", "Jinx"] && reading.paid == Money(cents: 35_000))
    #expect(reading["F8"]?.kind == .total && isQuiet(reading))
  }
}
