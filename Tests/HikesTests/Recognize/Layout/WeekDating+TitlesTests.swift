import Bookkeeping
import Civil
import Diagnostics
import Quantities
import Tabular
import Testing

@testable import Hikes

/// What titles say of the weeks below them.
struct WeekDatingTitlesTests {
  private func mondays(_ text: String, year: Int? = nil) throws -> [String] {
    try SheetText.read(text, year: year).weeks.map { $0.monday?.description ?? "none" }
  }

  private static let dogs = "Dog,Mon,Tue,Wed\nPip,25,25,\n"

  @Test func `the newest week may stand first`() throws {
    let text = ["Jan 6, 2020", "Dec 16", "Dec 9"].map { "Week of \($0)\n\(Self.dogs)" }.joined(
      separator: "\n")
    #expect(try mondays(text) == ["2020-01-06", "2019-12-16", "2019-12-09"])
  }

  @Test(arguments: ["Oct '13", "October ’13", "Oct. 2013"])
  func `a month may have its year in two figures`(title: String) throws {
    #expect(try mondays("\(title)\nDog,Mon 14 (Thanksgiving),Tue 15,Wed 16\nPip,25,25,\n") == ["2013-10-14"])
  }

  @Test func `a month as a program shortens it is that of the headings`() throws {
    #expect(
      try mondays("Mar-17\nDog,Mon 6,Tue 7,Wed 8\nPip,25,25,\n\nDog,Mon 13,Tue 14,Wed 15\nPip,25,25,\n")
        == ["2017-03-06", "2017-03-13"])
    // Where a heading is of that day it is one.
    #expect(try mondays("Mar-17\nDog,Mon 17,Tue 18,Wed 19\nPip,25,25,\n", year: 2014) == ["2014-03-17"])
  }

  @Test(arguments: SheetTitle.ordinalRules.flatMap { rule in rule.examples.map { ($0, rule.meaning) } })
  func `a week may be counted in words`(title: String, number: Int) {
    #expect(SheetTitle(title) == .weekNumber(number, year: nil, isISO: false))
  }

  @Test func `days by two letters may follow one with its date`() throws {
    let reading = try SheetText.read(
      "Sept. '09\nDog,Mon Sep 14,Tu,We,Th,Fr,Notes\nPip,18,18,,18,18,\nOtto,away,,18,,,\n")
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2009-09-14")])
    #expect(reading["F3"]?.date == SheetText.date("2009-09-18") && reading.paid == Money(cents: 9000))
  }

  @Test func `a dog may be called like a total`() throws {
    let reading = try SheetText.read(
      SheetText.week(
        "Jen's pack,,,,,", "Sum-Sum,,26,,26,", "Otto,26,26,26,,26", "Jen total,26,52,26,26,26",
        "Rob's pack,,,,,",
        "Beans,26,,26,,26", "Rob total,26,,26,,26", "Both,52,52,52,26,52"), month: "2018-11")
    #expect(reading.dogs.map(\.label) == ["Sum-Sum", "Otto", "Beans"])
    #expect(reading.paid == Money(cents: 23_400))
  }

  @Test func `what is taken off is no dog`() throws {
    let reading = try SheetText.read(
      SheetText.week(
        "Pip,25,25,,25,", "Otto,25,,25,,", "Made this week,,,,,125", "Less gas,,,,,-45", "Net,,,,,80"),
      month: "2025-11")
    #expect(reading.dogs.map(\.label) == ["Pip", "Otto"] && reading.paid == Money(cents: 12_500))
  }

  @Test func `text that speaks of money is a note`() throws {
    let reading = try SheetText.read(
      "Week of Nov 3 2025\nP = paid $25\nDog,Mon,Tue,Wed\nPip,P,P,\n\n\"Please pay by the 5th - $25/hike, thanks\"\n"
    )
    #expect(reading.paid == Money(cents: 5000) && reading.cells.allSatisfy { !$0.needsReview })
  }

  @Test func `the lines of a month's tax are understood`() throws {
    let reading = try SheetText.read(
      SheetText.week("Pip,25,25,,25,", "Otto,25,,25,,")
        + "\n\nSubtotal,125.00\nHST 15%,18.75\nTotal incl. HST,143.75\n",
      month: "2016-11")
    let done = SheetText.convert([reading])
    #expect(done.prices.prices == .plusHST && !done.prices.isAssumed)
    #expect(done.diagnostics.allSatisfy { $0.code != .totalDiffers })
  }

  @Test func `two tabs that share a week say so`() throws {
    let july = try SheetText.read(
      "Dog,Mon 29,Tue 30,Wed 31,Thu 1,Fri 2\nPip,25,,25,25,\n", file: "hikes-2024-07.csv")
    let august = try SheetText.read(
      "Dog,Mon 29,Tue 30,Wed 31,Thu 1,Fri 2\nPip,25,,25,25,\n\nDog,Mon 5,Tue 6,Wed 7,Thu 8,Fri 9\nPip,25,,,,\n",
      file: "hikes-2024-08.csv")
    let done = SheetText.convert([july, august])
    #expect(done.booked == Money(cents: 10_000))
    #expect(
      done.diagnostics.filter { $0.code == .repeatedSheet }.map(\.message) == [
        "3 of its cells say what hikes-2024-07.csv says of the same day; the money is counted once"
      ])
  }
}
