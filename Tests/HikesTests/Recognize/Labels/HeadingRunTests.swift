import Civil
import Quantities
import Tabular
import Testing

@testable import Hikes

struct HeadingRunTests {
  @Test(arguments: [
    ("Dog,M,T,W,Th,F", "0 1 2 3 4"), ("Dog,M,T,W,T,F,S,S", "0 1 2 3 4 5 6"), ("Chien,L,M,M,J,V", "0 1 2 3 4"),
    ("Dog,3,4,5,6,7", "0 1 2 3 4"), ("Dog,29,30,31,1,2", "0 1 2 3 4"), ("Dog,Nov 3,Nov 4,Nov 5", "0 1 2"),
    ("Dog,3/11,4/11,5/11,6/11,7/11", "0 1 2 3 4"), ("Chien,lun.,mar.,mer.,jeu.,ven.", "0 1 2 3 4"),
    ("Dog,Sun 2,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,Sat 8", "-1 0 1 2 3 4 5"), ("Dog,Sat,Sun", "5 6"),
    ("Dog,Mar 3,Mar 4,Mar 5,Mar 6,Mar 7", "0 1 2 3 4"),
    ("Dog,M (3),T (4),W (5),Th (6),F (7)", "0 1 2 3 4"), ("Dog,M: 3,T: 4,W: 5,Th: 6,F: 7", "0 1 2 3 4"),
    ("Dog,M the 3rd,T the 4th,W the 5th,Th the 6th,F the 7th", "0 1 2 3 4"),
    ("Dog,3.11 Mo,4.11 Di,5.11 Mi,6.11 Do,7.11 Fr", "0 1 2 3 4"),
    ("Dog,16/4,17/4,#####,#####,#####", "0 1 2 3 4"), ("Dog,M0n,Tue,VVed,Thu,Fri", "0 1 2 3 4"),
    ("Dog,Nov 6 (M),Nov 7 (Tu),Nov 8 (W),Nov 9 (Th),Nov 10 (F)", "0 1 2 3 4"),
    ("Dog,Mon (3 dogs),Tue (4 dogs),Wed (1 dog)", "0 1 2"),
    ("Dog,Mon 10,Tue 11,Wed 12,Tue 13,Fri 14", "0 1 2 3 4"),
    ("Dog,Sum of Mon,Sum of Tue,Sum of Wed", "0 1 2"), ("Dog,Mon #3,Tue #4,Wed #5", "0 1 2"),
    ("Dog,Mon,Tue,$25,Thu,Fri", "0 1 2 3 4"), ("Dog,M,W,F", "0 2 4"),
    (",M,W,F", "0 2 4"),
    ("Dog,T,Th,Notes", "1 3"),
    ("Pup,Owner,Mo 3,Tu 4,We 5", "0 1 2"), ("Nom,L,M,V", "0 1 4"),
    ("Dog,Mon,Tie,We'd,Thu,Fro", "0 1 2 3 4"), ("Dog,Mon,Tue,Tue,Thu,Fri", "0 1 2 3 4"),
    ("Dog,Mon Nov 3,Mon Nov 3,Mon Nov 3,Mon Nov 3,Mon Nov 3", "0 1 2 3 4"),
  ])
  func `headings are days counted from the Monday`(line: String, offsets: String) throws {
    let blocks = HeaderFinder.blocks(SheetRow(try SheetText.table(line)[row: 1]), row: 1, order: .dayFirst)
    #expect(blocks.count == 1)
    #expect(blocks.first?.days.map { String($0.offset) }.joined(separator: " ") == offsets)
  }

  @Test(arguments: [
    "Dog,Fri Jun 17,Thu Jun 16,Wed Jun 15,Fri Jun 10,Thu Jun 9,Wed Jun 8", "Dog,3,4,5,6,7,10,11,12,13,14",
    "Dog,M,T,W,Th,F,M,T,W,Th,F", "Dog,Mon,Tue,Wed,Mon,Tue,Wed", "Dog,M,T,W,Th,,M,T,W,Th,F",
  ])
  func `a second week begins where the days start over`(line: String) throws {
    #expect(HeaderFinder.blocks(SheetRow(try SheetText.table(line)[row: 1]), row: 1).count == 2)
  }

  @Test(arguments: ["Pip,25,26,27", "Pip,M,T", "Total,3,4,5"])
  func `numbers without a heading of dogs are no days`(line: String) throws {
    #expect(HeaderFinder.blocks(SheetRow(try SheetText.table(line)[row: 1]), row: 1).isEmpty)
  }

  @Test(arguments: [
    "Hund,Mo,Di,Mi,Do,Fr", "Dog,Mo 3,Di 4,Mi 5,Do 6,Fr 7", "Dog,Mo 3.11.,Di 4.11.,Mi 5.11.,Do 6.11.,Fr 7.11.",
    "Chien / Dog,Lun/Mon 3,Mar/Tue 4,Mer/Wed 5,Jeu/Thu 6,Ven/Fri 7",
  ])
  func `days may be named in German and in two languages`(line: String) throws {
    let row = SheetRow(try SheetText.table(line)[row: 1])
    let blocks = HeaderFinder.blocks(row, row: 1, order: .dayFirst)
    #expect(blocks.map { $0.days.map(\.offset) } == [[0, 1, 2, 3, 4]])
    #expect(blocks.first?.isUnlabelled == false)
  }

  @Test(arguments: [
    "Pack,Mon 8 Long Lake,Tue 9 Duncan Cove,Wed 10 Bluff,mid week,Thu 11 Crystal Cr.,Fri 12 Shubie,$",
    "Dog,Mon 22 Victoria Day,Tue 23,Wed 24,note,Thu 25,Fri 26",
    "Dog,Mon 29 Bluff,Tue 30,Wed 31,-,Thu 1,Fri 2",
  ])
  func `the heading of a day may name its trail or its holiday`(line: String) throws {
    let blocks = HeaderFinder.blocks(SheetRow(try SheetText.table(line)[row: 1]), row: 1)
    #expect(blocks.map { $0.days.map(\.column) } == [[2, 3, 4, 6, 7]])
    #expect(blocks.first?.days.map(\.offset) == [0, 1, 2, 3, 4])
  }

  @Test(arguments: [
    "Max,Mon 3 away,Tue 4 away,Wed 5 sick", "Max,Mon 8 vet,Tue 12 home,Wed 10 vet", "Max,Mon 8 vet,Tue 9 vet",
  ])
  func `days with what happened to a dog are no headings`(line: String) throws {
    #expect(HeaderFinder.blocks(SheetRow(try SheetText.table(line)[row: 1]), row: 1).isEmpty)
  }

  @Test func `nor are they amid a week`() throws {
    let text = SheetText.week("Bella,25,,25,,,", "Max,Mon 3 away,Tue 4 vet,Wed 5 sick,,,", "Rex,25,,,,25,")
    let reading = try SheetText.read(text, year: 2025)
    #expect(reading.weeks.count == 1 && reading.dogs.map(\.label) == ["Bella", "Max", "Rex"])
  }

  @Test(arguments: [
    "Dog,M 3/2,Tu 3/3,W 3/4,Th 3/5,F 3/6", "Dog,2-Mar,Tu,W,Th,F", "Dog,2-Mar,Tue,Wed,Thu,Fri",
    "Dog,Mon,Tue,Wed,Thu,Fri\n,42065,42066,42067,42068,42069",
  ])
  func `dates may stand behind letters, over the first day alone or in numbers of a program`(head: String)
    throws
  {
    let reading = try SheetText.read(head + "\nPip,25,,25,,\nRex,,25,,,25\n", year: 2015)
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2015-03-02")])
    #expect(reading.paid.cents == 10_000)
  }

  @Test func `the first of a month follows on its last day only`() throws {
    let line = "Dog,27-Jan,28-Jan,29-Jan,Wk,1-Feb,2-Feb,3-Feb"
    let blocks = HeaderFinder.blocks(SheetRow(try SheetText.table(line)[row: 1]), row: 1, order: .dayFirst)
    #expect(blocks.map { $0.days.map(\.column) } == [[2, 3, 4], [6, 7, 8]])
  }

  @Test func `what a week comes to is no Wednesday`() throws {
    let reading = try SheetText.read(
      """
      Dog,Wed Apr 3,Thu Apr 4,Fri Apr 5,Mon Apr 8,Tue Apr 9,Week
      Koda,,$25,,$25,,$50
      Tansy,,$30,$30,,,$60
      Ursa,,$25,,$25,$25,$75
      """, year: 2019)
    #expect(reading.paid.cents == 18_500 && reading["G2"]?.kind == .total)
  }

  @Test func `a month over the dogs belongs to the letters of its days`() throws {
    let reading = try SheetText.read(
      "2017 SEASON\n\nJune,T,F,M,T,W,T,F\nDog,1,2,5,6,7,8,9\nPip,25,,25,,,,\nRex,,25,,,25,,\n")
    #expect(reading["B5"]?.date == SheetText.date("2017-06-01"))
    #expect(reading["F6"]?.date == SheetText.date("2017-06-07"))
  }

  @Test(arguments: [
    "4/7M,4/8Tu,4/9W,4/10Th,4/11F", "M Apr 7,T Apr 8,W Apr 9,Th Apr 10,F Apr 11",
    "Mo 7th,Tu 8th,We 9th,Th 10th,Fr 11th",
  ])
  func `letters may have dates in words behind them`(head: String) throws {
    let reading = try SheetText.read("April 2014\n,\(head)\nPip,25,,25,,\nRex,,25,,,25\n")
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2014-04-07")])
  }

  @Test func `ordinals head the days beside any word`() throws {
    let dogs = "Pip,25,,25,,\nRex,,25,,,25\n"
    let reading = try SheetText.read(
      "JAN '11\nwhos out,Mo 3rd,Tu 4th,We 5th,Th 6th,Fr 7th\n\(dogs)\nwhos out,10th,11th,12th,13th,14th\n\(dogs)"
    )
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2011-01-03"), SheetText.date("2011-01-10")])
    #expect(reading["A6"]?.kind == .header && reading.dogs.count == 2)
  }

  @Test func `behind the days of two rows a column may be called anything`() throws {
    let reading = try SheetText.read(
      ",Hike money,,May 2009,,,\n\n,Monday,Tuesday,Wednesday,Thursday,Friday,\n,4,5,6,7,8,misc\nRoxy,30,,,,,\nDuke,,25,,,25,pulls hard\n"
    )
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2009-05-04")] && reading["G6"]?.kind == .note)
  }

  @Test(arguments: [
    "Dog,Mon 07-09,Tue 07-10,Wed 07-11,Thu 07-12,Fri 07-13", "Dog,9.VII,10.VII,11.VII,12.VII,13.VII",
  ])
  func `dates may have a dash or Roman months`(head: String) throws {
    let reading = try SheetText.read("Hikes 2012\n\(head)\nPip,25,,25,,\nRex,,25,,,25\n")
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2012-07-09")])
  }

  @Test(arguments: DayHeading.romans.examples)
  func `a Roman month is a month`(text: String) throws {
    let heading = try #require(DayHeading(text, order: nil))
    #expect(heading.day == 6 && heading.month == 10)
  }

  @Test func `between the weeks of a month may stand what each came to`() throws {
    let reading = try SheetText.read(
      """
      September 2011
      ,M,T,W,T,F,,M,T,W,T,F,,
      Name,5,6,7,8,9,wk,12,13,14,15,16,wk,mth
      Waffles,25,,25,,,50,25,,25,,,50,100
      Vinnie,,,25,25,,50,,,25,25,,50,100
      """)
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2011-09-05"), SheetText.date("2011-09-12")])
    #expect(reading.paid.cents == 20_000 && reading["G4"]?.kind == .total)
  }
}
