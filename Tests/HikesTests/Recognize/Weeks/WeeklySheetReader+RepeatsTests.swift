import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// Rows that say once more what stands elsewhere, and other ways to write down what came in.
struct WeeklySheetReaderRepeatsTests {
  private func money(_ reading: SheetReading) -> Int {
    reading.weeks.reduce(Money.zero) { $0 + $1.paid }.cents
  }

  private func kinds(_ reading: SheetReading, _ cells: String) -> Set<CellReading.Kind?> {
    Set(cells.split(separator: " ").map { reading[String($0)]?.kind })
  }

  @Test func `sums that are carried to the next page are no dog`() throws {
    let text = """
      Week of October 17 2005
      Dog,Mon,Tue,Wed,Thu,Fri
      Rex,18.00,18.00,18.00,,
      Ida,20.00,20.00,,20.00,
      Fern,20.00,,20.00,20.00,
      Page 1 down,58.00,38.00,38.00,40.00,

      Week of October 17 2005 (cont'd)
      Dog,Mon,Tue,Wed,Thu,Fri
      From page 1,58.00,38.00,38.00,40.00,
      Luna,,,20.00,,20.00
      Gus,,18.00,,,
      TOTAL,58.00,56.00,58.00,40.00,20.00
      """
    let reading = try SheetText.read(text)
    #expect(reading.dogs.map(\.name) == ["Rex", "Ida", "Fern", "Luna", "Gus"])
    #expect(kinds(reading, "B6 B10 C10 B13") == [.total] && money(reading) == 23_200)
  }

  @Test func `a dog that pays what all paid the week before is a dog`() throws {
    func week(_ day: Int, _ rows: String) -> String {
      "Week of Feb \(day) 2012\nDog,Mon,Tue,Wed,Thu,Fri\n\(rows)\n\n"
    }
    let text =
      week(6, "Rex,50,,50,,\nIda,,,,,\nTotal,50,,50,,")
      + week(13, "Rex,50,,50,,\nIda,,25,,25,\nFern,25,,25,,25")
    #expect(try money(SheetText.read(text)) == 32_500)
  }

  @Test func `a sum that is wrong is known by the name it has in other weeks`() throws {
    func week(_ day: Int, _ sums: String) -> String {
      "Week of Feb \(day) 2012\nDog,Mon,Tue,Wed,Thu,Fri\nRex,,,,,75\nIda,,50,,,50\nFern,,25,,25,\n\(sums)\n\n"
    }
    let text = week(6, "In,,75,,25,225") + week(13, "In,,75,,25,125") + week(20, "In,,75,,25,125")
    let reading = try SheetText.read(text)
    #expect(reading.dogs.map(\.name) == ["Rex", "Ida", "Fern"] && money(reading) == 67_500)
    #expect(kinds(reading, "F6 F13") == [.total])
  }

  @Test(arguments: ["# of pups", "How many", "came"])
  func `a row that counts the dogs of each day is no dog`(name: String) throws {
    let text = SheetText.week(
      "Rex,$30,,$30,,,", "Ida,$25,,$25,,$25,", "Fern,,$25,$25,,away,", "\(name),2,1,3,0,1,7")
    let reading = try SheetText.read(text)
    #expect(reading.dogs.map(\.name) == ["Rex", "Ida", "Fern"] && money(reading) == 18_500)
    #expect(kinds(reading, "B5 D5 G5") == [.total])
  }

  @Test func `a dog with as many hikes as two others is a dog`() throws {
    let text =
      "Dog,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,Hikes\nIda,1,1,,,,2\nFern,1,1,,,,2\nGus,,,,,,\nRex,2,2,,,,4\n"
    let reading = try SheetText.read(text, month: "2025-11")
    #expect(reading.dogs.map(\.name) == ["Ida", "Fern", "Gus", "Rex"] && reading["B5"]?.kind == .scheduled)
  }

  @Test func `behind each day may stand a column for its money`() throws {
    let text = """
      week of feb 8 2010,,,,,,,,,,
      v = walked with us    $ col = what they handed over,,,,,,,,,,
      Dog,mon,$,tue,$,wed,$,thu,$,fri,$
      Rex,,,v,30,,,,,v,30
      Ida,v,,,,,,,,v,25
      Fern,v,30,v,30,v,,v,30,v,30
      Luna,,,v,25,,,v,25,,
      """
    let reading = try SheetText.read(text)
    #expect(money(reading) == 25_500)
    #expect(reading["E4"]?.date == SheetText.date("2010-02-09") && reading["B5"]?.kind == .scheduled)
    let days = Set(reading.cells.filter { $0.dog == "Fern" }.compactMap(\.date))
    #expect(days.count == 5)
  }

  @Test func `a letter in front of a price says how it was paid`() throws {
    let text = """
      NOV 2013
      ,Mo 4,Tu 5,We 6,Th 7,Fr 8
      Rex,c26,,c26,,c26
      Ida,,,,e26,
      Fern,q26,q26,q26,,
      ,,,,cash,78
      ,,,,cheque,78

      c = cash   e = e-transfer   q = cheque
      """
    let reading = try SheetText.read(text)
    #expect(money(reading) == 18_200 && reading["B5"]?.method == "cheque")
    #expect(kinds(reading, "F6 F7") == [.total])
  }

  @Test func `a code that only looks like a price is none`() throws {
    let reading = try SheetText.read(SheetText.week("Rex,$30,,$30,,,", "Ida,$30,k12,$30,,,"))
    #expect(reading["C3"]?.kind == .note && money(reading) == 12_000)
  }

  @Test func `a table of boarding below the hikes is none of the week's`() throws {
    let text = """
      Dec 10 - 14 2018
      HIKES,Mon,Tue,Wed,Thu,Fri,Notes
      Rex,$30,,$30,,$30,
      Ida,,$30,,$30,,
      Hikes total,$30,$30,$30,$30,$30,$150
      BOARDING,nights,@,paid,,,
      Rex,2,$45,$90,,,
      Boarding total,,,$90,,,
      """
    let reading = try SheetText.read(text)
    #expect(reading.dogs.map(\.name) == ["Rex", "Ida"] && money(reading) == 15_000)
  }

  @Test func `kinds of dogs head a list, and a sum may stand alone below it`() throws {
    let text = """
      wk of Jan 12 2009,Mon,Tue,Wed,Thu,Fri
      BIG DOGS,,,,,
      Rex,,,$24,,
      Ida,$24,$24,$24,$24,$24
        sub,$24,$24,$48,$24,$24
      PUPPIES (half price),,,,,
      Fern,$12,,$12,,$12
      Gus,,$12,,,
        sub,$12,$12,$12,,$12
      = $192,,,,,
      """
    let reading = try SheetText.read(text)
    #expect(reading.dogs.map(\.name) == ["Rex", "Ida", "Fern", "Gus"] && money(reading) == 19_200)
    #expect(reading["A10"]?.kind == .total)
  }

  @Test func `a column behind dogs that stand across adds them up`() throws {
    let text = """
      Fall 2006
      ,Rex,Ida,Fern,Day
      Mon Oct 2,,20,22,42
      Tue Oct 3,20,,22,42
      Wed Oct 4,20,20,,40
      Thu Oct 5,,20,22,42
      Fri Oct 6,20,,,20
      wk,60,60,66,186
      """
    let reading = try SheetText.read(text)
    #expect(reading.dogs.map(\.name) == ["Rex", "Ida", "Fern"] && money(reading) == 18_600)
    #expect(kinds(reading, "E3 E8") == [.total])
  }

  @Test func `envelopes are added up below the dogs`() throws {
    let text = """
      Week of Sept 9 2002,,,,,,
      ,M,T,W,T,F,Env.
      Rex,x,,x,,x,54
      Ida,,x,,x,,36
      Fern,x,x,x,x,x,100
      Luna,,xx,,x,,60
      In envelopes,,,,,,250
      """
    let reading = try SheetText.read(text)
    #expect(reading.dogs.map(\.name) == ["Rex", "Ida", "Fern", "Luna"])
    #expect(kinds(reading, "G7") == [.total] && kinds(reading, "C6") == [.scheduled])
  }

  private static let recapped =
    "Week of Nov 3 2025\nDog,Mon,Tue,Wed,Thu,Fri\nPip,25,,25,,\nHazel,,30,,30,\nOlive,25,,25,,25\nTaffy,,,30,,\n"

  @Test(arguments: ["", "Total,50,30,80,30,25\n", "\n"])
  func `what each dog paid may stand once more below the week`(between: String) throws {
    let recap = "for Carol:\nPip,50,e-t\nHazel,60,cash\nOlive,75,e-t\nTaffy,30,e-t\nall,215\n"
    let reading = try SheetText.read(Self.recapped + between + recap)
    #expect(reading.paid == Money(cents: 21_500))
    #expect(reading.dogs.map(\.label) == ["Pip", "Hazel", "Olive", "Taffy"])
    #expect(!reading.cells.contains { $0.question != nil })
  }

  @Test func `dogs of the same names that paid something else are no recap`() throws {
    let reading = try SheetText.read(Self.recapped + "Pip,25,,,,\nHazel,30,,,,\nOlive,25,,,,\nTaffy,30,,,,\n")
    #expect(reading.paid == Money(cents: 32_500))
  }

  @Test(arguments: [
    "Got,55,60,90,80,35", "=,55,60,90,80,35", "Week,75,,,,300", "Month,900,,,,", "Month,1420,,,,",
  ])
  func `a last row that is too high for a dog is her sum, be it wrong in every day`(sums: String) throws {
    let text =
      "Week of Nov 3 2025\nDog,Mon,Tue,Wed,Thu,Fri\nRex,25,,25,,\nIda,,30,30,30,\nFern,25,,25,,25\nLuna,,25,,30,\n"
    let reading = try SheetText.read(text + sums + "\n")
    #expect(
      reading.dogs.map(\.label) == ["Rex", "Ida", "Fern", "Luna"] && reading.paid == Money(cents: 27_000))
    #expect(reading["B7"]?.kind == .total && !reading.cells.contains { $0.question != nil })
    #expect(SheetText.convert([reading]).diagnostics.contains { $0.code == .totalDiffers })
  }

  @Test(arguments: [
    "Should be,60,80,85,90,95\nGot,55,80,80,80,80\nShort,5,,5,10,15\n",
    "Should be,60,85,85,90,95\nGot,50,75,80,80,80\nShort,25,25,25,25,25\n",
  ])
  func `what came in and what is short of her sums are no dogs, be a sum wrong`(sums: String) throws {
    let reading = try SheetText.read(
      "Week of Nov 3 2025\nDog,Mon,Tue,Wed,Thu,Fri\nRex,25,25,25,25,25\nIda,30,30,30,30,30\nFern,,,25,25,25\nLuna,,25,,,\n"
        + sums)
    #expect(
      reading.dogs.map(\.label) == ["Rex", "Ida", "Fern", "Luna"] && reading.paid == Money(cents: 37_500))
  }

  @Test func `the second last row has the name of her sums, too`() throws {
    let week = "Dog,Mon,Tue,Wed,Thu,Fri\nRex,22,,22,22,\nIda,22,22,,,\nFern,22,,22,,22\n"
    let reading = try SheetText.read(
      "Mar 6 to 10 2006\n" + week + "by sheet,66,22,44,22,22\nby hand,66,22,44,22,22\n\nMar 13 to 17 2006\n"
        + week
        + "by sheet,44,22,44,22,22\nby hand,66,22,44,22,22\n")
    #expect(reading.dogs.map(\.label) == ["Rex", "Ida", "Fern"] && reading.paid == Money(cents: 35_200))
  }

  @Test func `a last dog that pays more in one week than in the others is a dog`() throws {
    let week = "Dog,Mon,Tue,Wed,Thu,Fri\nRex,25,,25,,\nIda,,25,25,25,\nFern,25,,25,,25\n"
    let reading = try SheetText.read(
      "Mar 6 to 10 2006\n" + week + "Luna,50,55,75,,\n\nMar 13 to 17 2006\n" + week + "Luna,25,away,,25,\n")
    #expect(reading.dogs.map(\.label).contains("Luna") && reading["B6"]?.kind == .payment)
  }

  @Test(arguments: ["Rosie & Gus,50,50,50,50,50", "Rosie,125,,,,", "Rosie,50,,60,,"])
  func `a dog may pay for two, or a week ahead`(row: String) throws {
    let text = "Week of Nov 3 2025\nDog,Mon,Tue,Wed,Thu,Fri\nRex,25,,25,,\nIda,,25,25,25,\nFern,25,,25,,25\n"
    let reading = try SheetText.read(text + row + "\n")
    #expect(reading.dogs.count == 4 && reading["B6"]?.kind == .payment)
  }

  @Test func `a table of boarding may have two columns below a gap`() throws {
    let text = """
      Dec 9-13 2024
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Rex,$25,,$25,,$25,
      Ida,,$25,,$25,,

      BOARDING,Nights,Paid,,,,
      Ida,2 nights,$90,"Thu-Sat, paid cash",,,
      """
    let reading = try SheetText.read(text)
    #expect(reading.dogs.map(\.name) == ["Rex", "Ida"] && money(reading) == 12_500)
    #expect(reading["C7"]?.needsReview == true)
  }
}
