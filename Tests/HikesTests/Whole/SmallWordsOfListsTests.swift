import Civil
import Quantities
import Tabular
import Testing

@testable import Hikes

/// Words beside dates and dogs that say nothing by themselves.
struct SmallWordsOfListsTests {
  @Test(
    arguments: MendedSheet.halves.examples
      + MendedSheet.halves.words.map { "Mon Nov 03 2025 7:16:20 \($0) AST" })
  func `between an hour and its zone they are no part of the day`(text: String) {
    #expect(MendedSheet.withoutZone(text) == MendedSheet.halves.meaning)
  }

  @Test(arguments: EntryList.ticks.examples + EntryList.ticks.words.map { "\($0) Bella 25" })
  func `what is ticked was paid`(text: String) throws {
    let parts = try #require(EntryList.parts(text))
    #expect(parts == ("Bella", "25"))
  }

  @Test(arguments: EntryList.boxes.examples + EntryList.boxes.words.map { "\($0) Bella 25" })
  func `what is not ticked is owed`(text: String) throws {
    let parts = try #require(EntryList.parts(text))
    #expect(parts == ("Bella", "owes 25"))
  }

  @Test(arguments: MendedSheet.monthLabels.words, MendedSheet.yearLabels.words)
  func `the month and the year of a form are its title`(month: String, year: String) throws {
    let reading = try SheetText.read(
      """
      Attendance,,\(month):,October,\(year):,2012
      Dog,Mon 1,Tue 2,Wed 3,Thu 4,Fri 5
      Bella,25,,25,,
      Max,25,25,,,
      """)
    #expect(reading["B3"]?.date == SheetText.date("2012-10-01"))
  }

  @Test func `money beside the month of a form stays where it is`() throws {
    let reading = try SheetText.read(
      """
      Attendance,,Month:,October,Year:,2012,Deposit $40
      Dog,Mon 1,Tue 2,Wed 3,Thu 4,Fri 5
      Bella,25,,25,,
      Max,25,25,,,
      """, month: "2012-10")
    #expect(reading["G1"].map { ![.header, .title].contains($0.kind) } ?? false)
  }

  @Test(arguments: EntryList.invoiced.words, EntryList.settled.words)
  func `what was invoiced is not booked where payments have lines of their own`(
    invoice: String, payment: String
  ) throws {
    let reading = try SheetText.read(
      """
      Transaction List by Customer

      ,Date,Transaction Type,Num,Amount
      Bella
      ,01/06/2023,\(invoice),1041,75.00
      ,01/09/2023,\(payment),,75.00
      ,01/20/2023,\(payment),,25.00
      Max
      ,01/13/2023,\(invoice),1042,50.00
      ,01/16/2023,\(payment),,25.00
      ,01/17/2023,\(payment),,25.00
      """)
    #expect(reading.paid.cents == 15_000 && reading["E5"]?.kind == .total)
  }

  @Test(arguments: EntryList.paidOn.words) func `without the day of the payment none came`(heading: String)
    throws
  {
    let reading = try SheetText.read(
      """
      Dog,Price,\(heading)
      Bella,25.00,2020-06-01
      Max,25.00,
      Luna,30.00,2020-06-03
      Rex,25.00,2020-06-04
      Otis,25.00,2020-06-05
      """)
    #expect(reading.paid.cents == 10_500 && reading["B3"]?.question != nil)
  }

  @Test(arguments: EntryList.servicesBeside.examples)
  func `one name stands among them`(text: String) {
    #expect(["Scout", "Kona", "Jasper", "Dove"].contains(EntryList.namedAmong(text) ?? ""))
  }

  @Test(arguments: EntryList.servicesBeside.words)
  func `beside what was done they are no name`(word: String) {
    #expect(EntryList.namedAmong("Rex hike \(word)") == "Rex")
  }

  @Test func `beside dogs and what was collected the kind of a hike is none of them`() throws {
    let reading = try SheetText.read(
      """
      Name,Date,Collected,Done,Dogs,How
      AM hike,"May 1, 2023",CA$75.00,Yes,"Bella, Moxie, Tuck",E-transfer
      Solo,"May 1, 2023",CA$30.00,Yes,Atlas,Cash
      AM hike,"May 2, 2023",CA$50.00,Yes,"Moxie, Tuck",E-transfer
      Solo,"May 3, 2023",CA$30.00,Yes,Atlas,E-transfer
      AM hike,"May 5, 2023",,No,"Bella, Moxie",
      """)
    #expect(reading.paid == Money(cents: 18_500))
    #expect(!reading.dogs.map(\.name).contains { ["AM hike", "Solo"].contains($0) })
  }

  @Test func `of two lists side by side that with the money is read`() throws {
    let reading = try SheetText.read(
      """
      Who hiked,,,,Money in,,,
      Day,Dogs,,,Date,From,Dog,Amount
      Mon Sep 12,"Bella, Cash",,,"Sep 12, 2016",Marie Gaudet,Bella,$75
      Tue Sep 13,"Elvis, Finn",,,"Sep 14, 2016",Stan Croft,Cash,$50
      Wed Sep 14,"Bella, Cash",,,"Sep 14, 2016",Jo Hines,Elvis,$25
      Thu Sep 15,Elvis,,,"Sep 15, 2016",Jo Hines,Elvis,$25
      """)
    #expect(Set(reading.dogs.map(\.name)) == ["Bella", "Cash", "Elvis"])
    #expect(reading["H5"]?.dog == "Elvis" && reading.paid == Money(cents: 17_500))
    #expect(reading["B3"].map { !$0.needsReview } ?? false)
  }

  @Test func `a column for each seat of a van holds dogs with what they paid`() throws {
    let reading = try SheetText.read(
      """
      June 2013,,,,
      White van (Heather),,,,
      Date,Front,Left,Right,Trail
      Mon Jun 3,Bella $25,Moose $30,Pip $25,Kearney Lake
      Wed Jun 5,Bella $25,Moose $30,Pip sick,Pockwock
      ,,,,
      Blue van (Jen),,,,
      Date,Front,Left,Right,Trail
      Mon Jun 3,Archie $25,Birdie $25,,Kearney Lake
      Wed Jun 5,Archie $25,Birdie away,,Pockwock
      """)
    #expect(Set(reading.dogs.map(\.name)) == ["Bella", "Moose", "Pip", "Archie", "Birdie"])
    #expect(reading.paid == Money(cents: 21_000) && reading["D5"]?.status == .sick)
    #expect(reading.cells.allSatisfy { !$0.needsReview })
  }
}
