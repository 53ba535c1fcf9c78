import Civil
import Diagnostics
import Quantities
import Tabular
import Testing

@testable import Hikes

/// Slips of a hand or a program that must not go unseen.
struct WeeklySheetReaderSlipsTests {
  private static let head = "Dog,Mon,Tue,Wed,Thu,Fri\n"

  @Test(arguments: ["Jan 5, 2025", "Jan 5 2025"])
  func `in January the old year is put right by the week above`(title: String) throws {
    let reading = try SheetText.read(
      "\"Week of Dec 29, 2025\"\n\(Self.head)Bella,25,,25,,\n\"Week of \(title)\"\n\(Self.head)Bella,25,,25,,\n"
    )
    #expect(reading.weeks.map(\.monday?.description) == ["2025-12-29", "2026-01-05"])
    #expect(reading.diagnostics.map(\.code) == [.headerDayMismatch])
    #expect(reading.diagnostics.first?.location?.description == "sheet.csv:A4")
  }

  @Test func `weeks in another order keep their years`() throws {
    let reading = try SheetText.read(
      "\"Week of Dec 29, 2025\"\n\(Self.head)Bella,25,,25,,\n\"Week of Jan 6, 2025\"\n\(Self.head)Bella,25,,25,,\n"
    )
    #expect(reading.weeks.map(\.monday?.description) == ["2025-12-29", "2025-01-06"])
  }

  @Test func `the cents of an amount that was cut at its comma are asked about`() throws {
    let reading = try SheetText.read("Week of Nov 3 2025\n\(Self.head)Bella,,25,00 $,,\nMax,25,,25,,\n")
    #expect(reading["D3"]?.kind == .unrecognised && reading["D3"]?.question != nil)
  }

  @Test func `a list of one fortnight tells the order of its dates`() throws {
    let reading = try SheetText.read(
      "Date,Dog,Amount\n03/04/2019,Bella,25\n04/04/2019,Max,25\n08/04/2019,Bella,25\n")
    #expect(reading["C4"]?.date == SheetText.date("2019-04-08"))
  }

  @Test func `March is no mardi where a year stands beside it`() throws {
    let reading = try SheetText.read(
      "Date,Dog,Amount\n4 Mar 2019,Bella,$25\n5 Mar 2019,Max,$25\n6 Mar 2019,Lou,$30\n")
    #expect(reading["C2"]?.date == SheetText.date("2019-03-04"))
  }

  @Test func `the numbers of days since 1900 may head a week`() throws {
    let reading = try SheetText.read(
      "Dog,Rate,39209,39210,39211,39212,39213\nBella,17,17,,17,,17\nMax,17,,17,,17,\n")
    #expect(reading.weeks.map(\.monday?.description) == ["2007-05-07"])
    #expect(reading["B2"]?.kind == .attribute)
  }

  @Test func `counts below a week head no other`() throws {
    let reading = try SheetText.read(
      "Week of July 6 2020\nDog,Mon 6,Tue 7,Wed 8,Thu 9,Fri 10\nBella,$25,,$25,,\nCooper,,,4/10,5/10,6/10\nLuna,$30,$30,,,$30\n"
    )
    #expect(reading.weeks.count == 1 && reading.dogs.map(\.label) == ["Bella", "Cooper", "Luna"])
  }

  @Test func `dates below a week may head the next without a label`() throws {
    let reading = try SheetText.read(
      "Dog,3-Nov,4-Nov,5-Nov,6-Nov,7-Nov\nBella,25,,25,,\nMax,,25,,,\nWeek 2,10-Nov,11-Nov,12-Nov,13-Nov,14-Nov\nBella,25,,,,\nMax,25,,,,\n",
      year: 2025)
    #expect(reading.weeks.map(\.monday?.description) == ["2025-11-03", "2025-11-10"])
  }

  @Test(arguments: ["no dog park", "no treats please", "heat sensitive", "rain coat in bag", "no"])
  func `a note of what a dog has not or wears is no absence`(note: String) throws {
    let reading = try SheetText.read(
      "Week of Nov 3 2025\nDog,Mon,Tue,Wed,Thu,Fri,Notes\nBella,25,,25,,,\(note)\n")
    #expect(reading["G3"]?.status == nil)
  }

  @Test(arguments: [("No", CellStatus.off), ("rain", .cancelled), ("Heat!", .cancelled)])
  func `in a day's cell they say why the dog was not there`(text: String, status: CellStatus) {
    #expect(CellMark(text) == .status(.whole(status)))
  }

  @Test func `a dog in the morning and in the afternoon is one`() throws {
    let reading = try SheetText.read(
      "Walk,Dog,Mon Oct 1,Tue Oct 2,Wed Oct 3,Thu Oct 4,Fri Oct 5\nAM,Bella,25,,25,,\nAM,Luna,25,,25,,\nPM,Luna,25,25,,25,\nPM,Max,25,,,,25\n",
      year: 2018)
    #expect(reading.dogs.map(\.label) == ["Bella", "Luna", "Max"])
    #expect(reading.paid == Money(cents: 22_500) && reading["C4"]?.isFromNotes == true)
  }

  @Test func `the last day may stand first`() throws {
    let reading = try SheetText.read(
      "2015\nDog,24-Apr,20-Apr,21-Apr,22-Apr,23-Apr\nBella,$25,,$25,,$25\nMax,25,$25,,25,\n")
    #expect(reading["B3"]?.date == SheetText.date("2015-04-24"))
    #expect(reading["C4"]?.date == SheetText.date("2015-04-20"))
  }

  @Test func `strips with a gap between them are read each by itself`() throws {
    let reading = try SheetText.read(
      """
      March 2011,,,,,,,,
      Dog,Mon 7,Tue 8,Wed 9,,April 2011,,,
      Bella,20,,20,,Dog,Mon 4,Tue 5,Wed 6
      Max,,20,,,Bella,20,,20
      ,,,,,Max,,20,
      Dog,Mon 14,Tue 15,Wed 16,,,,,
      Bella,20,,20,,Dog,Mon 11,Tue 12,Wed 13
      Max,,20,,,Bella,20,,20
      ,,,,,Max,,20,
      """)
    #expect(reading.paid == Money(cents: 24_000))
    #expect(!reading.cells.contains { $0.question != nil })
  }

  @Test func `a card may name its dog behind a label`() throws {
    let card = "Date,Amount\n\"Apr 6, 2009\",$18\n\"Apr 13, 2009\",$18\n"
    let reading = try SheetText.read("Dog:,Bella,Owner:,X\n\(card)\nDog:,Max,Owner:,Y\n\(card)")
    #expect(reading.dogs.map(\.label).sorted() == ["Bella", "Max"] && reading.paid == Money(cents: 7200))
  }

  @Test(arguments: ["Km driven", "Sue's share (40%)"])
  func `other figures below the total are no dog's`(label: String) throws {
    let reading = try SheetText.read(
      "Week of Sep 6 2021\n\(Self.head)Bella,30,,30,,\nMax,,30,,30,\nTotal,30,30,30,30,0\n\(label),43,57,20,31,45\n"
    )
    #expect(reading.dogs.map(\.label) == ["Bella", "Max"] && reading.paid == Money(cents: 12_000))
  }

  @Test func `a dog under its new name is one, whichever way it is said`() throws {
    let weeks = ["Belle", "Belle (now Lady)", "Lady"].enumerated().map { number, name in
      "Week of Nov \(3 + number * 7) 2025\n\(Self.head)\(name),$30,,$30,,\nRex,25,,,,\n\n"
    }
    #expect(try SheetText.read(weeks.joined()).dogs.map(\.label) == ["Belle", "Rex"])
  }

  @Test func `credit beside being away is asked about`() {
    #expect(CellMark("away-25 cr") == .unreadableAmount)
  }
}
