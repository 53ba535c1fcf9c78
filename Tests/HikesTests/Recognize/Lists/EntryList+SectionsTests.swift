import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

struct EntryListSectionsTests {
  @Test func `what stands under a line that says so is still owed`() throws {
    let reading = try SheetText.read(
      """
      PAID,,
      Dog,Hike date,Amount
      Rolo,"Aug 4, 2025",25.00
      Inky,"Aug 5, 2025",25.00
      Rolo,"Aug 6, 2025",25.00
      Total paid,,75.00
      ,,
      STILL OWING,,
      Dog,Hike date,Amount
      Inky,"Aug 12, 2025",25.00
      Mitts,"Aug 13, 2025",30.00
      Total owing,,55.00
      """)
    #expect(reading.paid == Money(cents: 7500))
    #expect(reading["C10"]?.status == .unpaid && reading["C10"]?.dog == "Inky")
    #expect(reading["C12"]?.kind == .total)
  }

  @Test func `each of two lists side by side has its own days`() throws {
    let reading = try SheetText.read(
      """
      MORNING,,,,AFTERNOON,,
      Date,Dog,Paid,,Date,Dog,Paid
      2025-12-01,Kobe,$25,,2025-12-01,Roxy,$30
      2025-12-02,Thor,$30,,2025-12-03,Roxy,sick
      2025-12-03,Kobe,$25,,2025-12-04,Ginny,$25
      ,Total,$80,,,Total,$55
      """)
    #expect(reading["G5"]?.date == SheetText.date("2025-12-04") && reading.paid == Money(cents: 13500))
    #expect(reading["G4"]?.status == .sick && reading["G4"]?.date == SheetText.date("2025-12-03"))
  }

  @Test func `a list of owners may stand below that of the days`() throws {
    let reading = try SheetText.read(
      """
      When,Pup,$$
      Mon Nov 17 2025,Maggie,$25
      Tue Nov 18 2025,Axel,$30
      Wed Nov 19 2025,Maggie,$25
      ,,
      Clients,,
      Pup,Owner,Phone
      Maggie,Sue Crouse,902-555-0101
      Axel,Dan Fancy,902-555-0118
      """)
    #expect(reading.paid == Money(cents: 8000) && reading.dogs.map(\.label) == ["Maggie", "Axel"])
    #expect(reading["C8"]?.kind == .attribute)
  }

  @Test(arguments: ["2026-04-06T09:00:00-03:00", "2026-04-06T09:00:00Z", "2026-04-06T09:00:00+00:00"])
  func `a day may have its hour and its zone`(day: String) throws {
    let reading = try SheetText.read(
      """
      id,starts_at,service,pet,price
      B1,\(day),Hike,Kiki,25.00
      B2,\(day.replacing("04-06", with: "04-07")),Hike,Lando,30.00
      B3,\(day.replacing("04-06", with: "04-08")),Hike,Maple,25.00
      """)
    #expect(reading.paid == Money(cents: 8000))
    #expect(reading["E2"]?.date == SheetText.date("2026-04-06"))
  }

  @Test func `what a week came to may stand where its days do`() throws {
    let reading = try SheetText.read(
      """
      NOVEMBER 2025 - hikes paid,,,
      Day,$,Who,How
      Mon 3,25,Rufus,cash
      ,30,Tank,etr
      Tues 4,25,Juno,cash
      week,80,,
      Mon 10,25,Rufus,cash
      ,25,Juno,etr
      week,50,,
      """)
    #expect(reading["B6"]?.kind == .total && reading.paid == Money(cents: 13000))
    #expect(reading.cells.allSatisfy { $0.question == nil })
  }

  @Test func `in brackets behind a name stands what it paid`() throws {
    let reading = try SheetText.read(
      """
      "Journal des randonnées, mars 2026",,
      lundi 2 mars,Praline (25 $),Nougat (30 $)
      mardi 3 mars,Réglisse (25 $),Tartine (malade)
      mercredi 4 mars,Praline (n'a pas payé),Nougat (30 $)
      """)
    #expect(reading.paid == Money(cents: 11000))
    #expect(reading["C3"]?.status == .sick && reading["B4"]?.status == .unpaid)
  }

  @Test(arguments: ["for Mitzi's hike", "Mitzi - I paid twice, sorry", "Mitzi sent back"])
  func `a dog is named among what its owner wrote`(text: String) {
    #expect(EntryList.namedAmong(text) == "Mitzi")
  }

  @Test(arguments: ["AM", "PM"])
  func `an hour beside a dog tells its two hikes of a day apart`(first: String) throws {
    let second = first == "AM" ? "PM" : "AM"
    let reading = try SheetText.read(
      """
      Dog,Date,Hike,Amount
      Indy,2025-11-18,\(first),25
      Indy,2025-11-18,\(second),25
      Indy,2025-11-21,AM,25
      Rex,2025-11-21,AM,25
      """)
    #expect(reading.paid == Money(cents: 10000) && reading.cells.allSatisfy { !$0.isDuplicate })
  }

  @Test func `other lists may stand below a gap`() throws {
    let reading = try SheetText.read(
      """
      "Week of July 21, 2025",,,
      Dog,Day,Paid,Notes
      Olive,Mon,$25,
      Butter,Tue,$30,
      Olive,Wed,$25,
      Total,,$80,
      ,,,
      Shopping list,,,
      peanut butter,,$6,
      olive oil (paws),,$9,
      honey,,$8,
      ,,,
      Helpers (hours),,,
      Sophie,,4,
      """)
    #expect(reading.paid == Money(cents: 8000) && reading.dogs.map(\.label) == ["Olive", "Butter"])
    #expect(reading["C5"]?.date == SheetText.date("2025-07-23"))
  }

  @Test func `a list that goes on below one of owners loses nothing`() throws {
    let reading = try SheetText.read(
      """
      When,Pup,Paid
      Mon Nov 17 2025,Maggie,25
      Tue Nov 18 2025,Axel,30
      Wed Nov 19 2025,Maggie,25
      Thu Nov 20 2025,Axel,30
      ,,
      Pup,Owner,Phone
      Maggie,Sue Crouse,902-555-0101
      ,,
      When,Pup,Paid
      Mon Nov 24 2025,Maggie,25
      Tue Nov 25 2025,Axel,30
      """)
    #expect(reading.paid == Money(cents: 16500) && reading["C12"]?.date == SheetText.date("2025-11-25"))
  }
}
