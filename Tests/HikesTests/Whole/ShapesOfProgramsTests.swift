import Civil
import Diagnostics
import Quantities
import Tabular
import Testing

@testable import Hikes

/// What calendars, cash books, scanners and databases make of hikes.
struct ShapesOfProgramsTests {
  @Test(arguments: EntryList.details.words)
  func `a cash book has its dogs beside what came in, and what went out is none's`(head: String) throws {
    let reading = try SheetText.read(
      """
      Cash book February 2009
      Date,\(head),In,Out,Balance
      Feb 1,Balance forward,,,112.00
      Feb 2,Bella,20.00,,132.00
      ,Max,20.00,,152.00
      ,gas,,35.50,116.50
      Feb 4,Bella,20.00,,136.50
      ,Max - away,,,
      ,Lady (Mon + Wed),40.00,,176.50
      Feb 5,Max,20.00,,196.50
      Feb 6,Bella,20.00,,216.50
      ,deposit to bank,,200.00,16.50
      """)
    #expect(Set(reading.dogs.map(\.label)) == ["Bella", "Max", "Lady"])
    #expect(reading.paid == Money(cents: 14_000) && reading["B8"]?.status == .away)
    #expect(reading["E9"]?.kind == .total && !reading.cells.contains(where: \.needsReview))
  }

  @Test(arguments: EntryList.subjects.words, ["Start Date", "Start", "Begins"])
  func `of a calendar the hikes are read, and errands are none`(subject: String, start: String) throws {
    let reading = try SheetText.read(
      """
      \(subject),\(start),All Day,Description
      Hike - Max,11/9/2020,FALSE,25 pd
      Hike - Luna,11/9/2020,FALSE,$30 etransfer
      Dentist,11/10/2020,FALSE,bring $140
      Hike - Max,11/10/2020,FALSE,25 cash
      CANCELLED: Hike - Luna,11/12/2020,FALSE,limping
      Hike - Luna,11/13/2020,FALSE,
      """)
    #expect(Set(reading.dogs.map(\.label)) == ["Max", "Luna"] && reading.paid == Money(cents: 8000))
    #expect(reading["A6"]?.status == .cancelled && reading["D4"]?.kind == .note)
    #expect(reading["A7"]?.kind == .scheduled && reading["A7"]?.date == SheetText.date("2020-11-13"))
  }

  @Test(arguments: [
    ("M0n l2", "Mon 12"), ("Week of May l9, 2Ol4", "Week of May 19, 2014"), ("Tue 2O", "Tue 20"),
  ])
  func `letters that a scanner took for figures of dates are read as those`(text: String, meant: String) {
    #expect(MendedSheet.unscannedDate(text) == meant)
  }

  @Test(arguments: ["Mon 12", "l5", "Bella l2", "May be", "2Ol4"])
  func `what a scanner did not spoil stays`(text: String) {
    #expect(MendedSheet.unscannedDate(text) == nil)
  }

  @Test func `a scanned sheet is read`() throws {
    let reading = try SheetText.read(
      """
      Week of May l2 2Ol4,,,,,,
      D0g,M0n l2,Tue l3,Wed l4,Thu l5,Fri l6,T0tal
      Bella,$25,,$25,,$25,$75
      Gus,,$25,,$25,,$50
      """)
    #expect(reading["D3"]?.date == SheetText.date("2014-05-14") && reading["G3"]?.kind == .total)
    #expect(reading.paid == Money(cents: 12_500))
  }

  @Test(arguments: MendedSheet.inCents.words.map { "All amounts \($0)" } + [""])
  func `amounts in whole cents are dollars, and that is said`(title: String) throws {
    let reading = try SheetText.read(
      """
      Week of Oct 7 2019,,,,,,\(title)
      Dog,Mon 7,Tue 8,Wed 9,Thu 10,Fri 11,Total
      Bella,2500,,2500,,2500,7500
      Max,,2500,,2500,,5000
      Luna,3000,,3000,,3000,9000
      """)
    #expect(reading.paid == Money(cents: 21_500) && reading["G3"]?.kind == .total)
    #expect(reading.diagnostics.map(\.code) == [.amountsInCents])
  }

  @Test func `amounts of a thousand dollars with their sign are none in cents`() throws {
    let reading = try SheetText.read(
      "Week of Oct 7 2019\nDog,Mon 7,Tue 8,Wed 9,Thu 10,Fri 11\nBella,$2500,,25,,25\nMax,,25,,25,\n")
    #expect(!reading.diagnostics.contains { $0.code == .amountsInCents })
  }

  @Test func `headings amid rows that were sorted head them`() throws {
    let reading = try SheetText.read(
      """
      Bella,10-Sep,20,,20,,20
      Bella,17-Sep,20,,20,,
      Daisy,10-Sep,20,,away,,
      Daisy,17-Sep,20,,20,,
      Dog,Week of,Mon,Tue,Wed,Thu,Fri
      Dog,Week of,Mon,Tue,Wed,Thu,Fri
      Luna,10-Sep,25,,25,,25
      Luna,17-Sep,25,,25,,25
      Walks Sept 2012,,,,,,
      """)
    #expect(reading.weeks.map(\.monday?.description) == ["2012-09-10", "2012-09-17"])
    #expect(reading["C2"]?.date == SheetText.date("2012-09-17") && reading.dogs.count == 3)
  }

  @Test func `a payment that a list has twice is counted once, and named`() throws {
    let reading = try SheetText.read(
      """
      Date,Dog,Amount
      2022-11-14,Nora,25
      2022-11-15,Bruno,25
      2022-11-15,Bruno,25
      2022-11-16,Nora,25
      """)
    let conversion = SheetText.convert([reading])
    #expect(conversion.booked.cents == 7500)
    #expect(conversion.diagnostics.map(\.code).contains(.repeatedPayment))
  }

  @Test(arguments: EntryList.errands.words)
  func `what is to be done is no dog`(word: String) {
    #expect(EntryList.parts("\(word) poop bags 12.99") == nil)
  }

  @Test(arguments: LayoutFinder.letters.words)
  func `whose letter it is says nothing of a dog`(end: String) {
    #expect(CellText("On Sat, Sep 13, 2025 Heather \(end)").isPageMark)
  }
}
