import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// Lists whose days are said once, or stand behind each dog, and codes for hikes that nothing explains.
struct RunningDaysTests {
  private func isQuiet(_ reading: SheetReading) -> Bool { reading.cells.allSatisfy { $0.question == nil } }

  // MARK: Days that are carried on

  @Test func `a day stands beside its first dog alone, below the title of the week`() throws {
    let reading = try SheetText.read(
      """
      "Week of June 3, 2024",,
      Monday,Juniper,25
      ,Rufus,25
      Tuesday,Poppy,25
      ,Nova,away
      Wednesday,Juniper,25
      ,Thor,30
      Thursday,Rufus,25
      Friday,Juniper,25
      ,Thor,30
      ,week,210
      """)
    #expect(reading.paid == Money(cents: 21_000) && isQuiet(reading))
    #expect(reading["C3"]?.dog == "Rufus" && reading["C3"]?.date == SheetText.date("2024-06-03"))
    #expect(reading["C5"]?.kind == .status && reading["C11"]?.kind == .total)
  }

  @Test func `the number of a day stands before the dog, below the title of the month`() throws {
    let reading = try SheetText.read(
      """
      January 2009,,
      26,Tilly,18
      29,Rufus,18
      ,total January,36
      ,,
      February 2009,,
      2,Tilly,18
      5,Rufus,18
      12,Rufus,18
      23,Tilly,18
      ,total February,72
      """)
    #expect(reading.paid == Money(cents: 10_800) && reading["C7"]?.date == SheetText.date("2009-02-02"))
  }

  @Test func `lines of a route or of a sign-in sheet stand under its day`() throws {
    let routes = try SheetText.read(
      """
      ROUTE,Mon Sep 18 2017,van,Timberlea,,
      Stop,Time,Dog,Address,Access,Paid
      1,8:10,Biscuit,25 Larkspur Crt,key 12,25
      2,8:22,Bandit,118 Gannet Rd,gate 2530,25
      ,,,,in envelope,50
      ,,,,,
      ROUTE,Tue Sep 19 2017,van,Hammonds Plains,,
      Stop,Time,Dog,Address,Access,Paid
      1,8:10,Bandit,118 Gannet Rd,gate 2530,25
      2,8:22,Bear,7 Tern Lane,side door,25
      3,8:30,Biscuit,25 Larkspur Crt,key 12,sick
      ,,,,in envelope,50
      """)
    #expect(routes.paid == Money(cents: 10_000) && routes.dogs.count == 3 && isQuiet(routes))
    #expect(routes["F10"]?.date == SheetText.date("2017-09-19") && routes["F5"]?.kind == .total)
    let signed = try SheetText.read(
      """
      SIGN IN - Long Lake lot - summer 2007,,,,
      Monday 9 July,,,,
      Dog,In,Out,Paid,By
      Tilly,9:05,11:10,15.00,cash
      Angus,9:10,11:17,15.00,chq 014
      Tuesday 10 July,,,,
      Dog,In,Out,Paid,By
      Angus,9:05,11:10,15.00,cash
      Tilly,9:10,11:17,15.00,cash
      """)
    #expect(signed.paid == Money(cents: 6000) && signed["D8"]?.dog == "Angus")
    #expect(signed["B4"]?.kind == .attribute && signed["D9"]?.date == SheetText.date("2007-07-10"))
  }

  @Test func `the day may be a line among the tasks of a program`() throws {
    let reading = try SheetText.read(
      """
      TYPE,CONTENT,PRIORITY,DONE,COMMENT
      section,"Monday, May 26, 2025",,,
      task,Tilly,4,yes,$25
      task,Dexter,4,yes,$30
      section,"Tuesday, May 27, 2025",,,
      task,Tilly,4,yes,$25
      task,Mocha,4,no,sick
      section,"Wednesday, May 28, 2025",,,
      task,Mocha,4,yes,$25
      task,Dexter,4,yes,$30
      """)
    #expect(reading.paid == Money(cents: 13_500) && reading["E7"]?.kind == .status && isQuiet(reading))
  }

  @Test func `what a bank lists is no such list`() throws {
    let table = try SheetText.table(
      """
      Date,Description,Withdrawals,Deposits,Balance
      Nov 3 2025,SHELL,25.00,,400.00
      ,SOBEYS,30.00,,370.00
      Nov 4 2025,SHELL,25.00,,345.00
      ,SOBEYS,30.00,,315.00
      Nov 5 2025,SHELL,25.00,,290.00
      """)
    #expect(!EntryList.recognizes(table))
  }

  // MARK: Days behind each dog

  @Test(arguments: [
    "Biscuit,May 21 $18,May 23 $18,May 28 sick\nWren,May 22 $20,May 24 $20\n",
    "Biscuit,May 21,18,May 23,18,May 28,sick\nWren,May 22,20,May 24,20\n",
    "Biscuit,May 21,May 23,May 28\n,18,18,sick\nWren,May 22,May 24,\n,20,20,\n",
  ])
  func `the days of a dog stand behind it with what they held`(lines: String) throws {
    let reading = try SheetText.read("Hikes May 2012\n" + lines)
    #expect(reading.dogs.map(\.name) == ["Biscuit", "Wren"] && reading.paid == Money(cents: 7600))
    let sick = reading.cells.first { $0.kind == .status }
    #expect(sick?.dog == "Biscuit" && sick?.date == SheetText.date("2012-05-28") && isQuiet(reading))
  }

  // MARK: Codes

  @Test(arguments: ["FD,HD", "AM,PM", "JT,KM", "2,1", "AM/PM,AM"])
  func `codes that come again mean hikes where all money stands beside the days`(codes: String) throws {
    let own = codes.split(separator: ",")
    let reading = try SheetText.read(
      """
      "Week of Monday, August 17, 2020",,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,Amount received
      Mabel,\(own[0]),,\(own[1]),,\(own[0]),$78.00
      Nash,,\(own[0]),,\(own[0]),,$52.00
      Rigby,,,\(own[1]),,,
      """)
    #expect(reading["B3"]?.kind == .scheduled && reading["D5"]?.kind == .scheduled)
    #expect(reading.paid == Money(cents: 13_000) && reading["G3"]?.kind == .payment && isQuiet(reading))
  }

  // MARK: Words

  @Test(arguments: EntryList.hikesOf.examples)
  func `a receipt names its dog by what was hiked`(label: String) throws {
    let receipts = [
      ("Oct 18 2004", "Mocha"), ("Oct 19 2004", "Bandit"), ("Oct 20 2004", "Mocha"),
      ("Oct 21 2004", "Bandit"),
    ]
    .map { "Receipt No.,311\nDate:,\($0)\nReceived from:,Dana Levy\n\(label),\($1)\nAmount:,$15.00\n,\n" }
    let reading = try SheetText.read(receipts.joined())
    #expect(reading.paid == Money(cents: 6000) && Set(reading.dogs.map(\.name)) == ["Mocha", "Bandit"])
  }

  @Test func `weeks of a table may leave some out`() throws {
    let reading = try SheetText.read(
      """
      Takings by week 2010,,,
      Week of,Bentley,Chloe,Week total
      Sep 13,$54,$36,$90
      Sep 20,$54,$36,$90
      Oct 4,$54,$18,$72
      """)
    #expect(reading.paid == Money(cents: 25_200))
    #expect(reading["B5"]?.date.map(\.monday) == SheetText.date("2010-10-04"))
  }

  @Test func `a debt is of its dog, and words behind the money are remarks`() throws {
    let reading = try SheetText.read(
      """
      May 2021,,
      Monday May 3,,
      Biscuit,25,
      Kona,30,rolled in something dead
      Juno,owes 25,
      Tuesday May 4,,
      Kona,30,
      Juno,25,new pickup: 14 Elm Court
      Biscuit,at the vet,
      Wednesday May 5,,
      Biscuit,25,
      Juno,50,paid for Mon too
      Kona,sick,ate a sock
      """)
    #expect(reading["B5"]?.status == .unpaid && reading["B5"]?.dog == "Juno")
    #expect(["C4", "C8", "C12", "C13"].allSatisfy { reading[$0]?.kind == .note })
    #expect(reading.paid == Money(cents: 18_500))
  }
}
