import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// Sheets that were printed, copied on and kept with others on one page.
struct OtherTablesPagesTests {
  @Test(arguments: [
    ("Happy Hound Hikes,,,,\"Week of Nov 3, 2025\",,", "Happy Hound Hikes,,,,\"Week of Nov 10, 2025\",,"),
    ("\"Week of Nov 3, 2025\",,,,Week total:,$25,", "\"Week of Nov 10, 2025\",,,,Week total:,$50,"),
  ])
  func `a title may have more beside it`(first: String, second: String) throws {
    let head = "Dog,Mon,Tue,Wed,Thu,Fri,Notes"
    let reading = try SheetText.read(
      [first, head, "Bella,$25,,,,,", "", second, head, "Bella,$25,,$25,,,"].joined(separator: "\n"))
    #expect(reading.weeks.map(\.monday) == ["2025-11-03", "2025-11-10"].map(SheetText.date))
    #expect(reading.dogs.map(\.label) == ["Bella"])
    #expect(reading.paid == Money(cents: 7500))
    #expect(!reading.cells.contains { $0.question != nil })
  }

  @Test func `headings copied from the week above are named, and the title dates the week`() throws {
    let head = "Dog,Mon Nov 3,Tue Nov 4,Wed Nov 5,Thu Nov 6,Fri Nov 7"
    let reading = try SheetText.read(
      "Week of Nov 3 2025\n\(head)\nPip,25,,25,,\n\nWeek of Nov 10 2025\n\(head)\nPip,25,,,,\n")
    #expect(reading.weeks.map(\.monday) == ["2025-11-03", "2025-11-10"].map(SheetText.date))
    #expect(reading.diagnostics.count { $0.code == .headerDayMismatch } == 5)
  }

  @Test(arguments: [
    ("PAID!!", ""), ("paid 11/4", ""), ("e-t Nov 6", "e-transfer"), ("pd - thx", ""), ("pd by Sue", ""),
    ("chq", "cheque"), ("pd ✓", ""),
  ])
  func `a word for paid may have a tail`(text: String, method: String) {
    #expect(CellMark(text) == .paid(method: method))
  }

  @Test(arguments: ["not paid!!", "paid 2 of 3", "cash or e-t?", "by Sue"])
  func `what is not surely paid is not taken so`(text: String) {
    if case .paid = CellMark(text) { Issue.record("\(text) was taken as paid") }
  }

  @Test func `words in a second row belong to the dog above, in the days of which it says nothing`() throws {
    let reading = try SheetText.read(
      SheetText.week("Hank,,,25,25,,", ",,sick,,,,", "Ivy,30,,,,,", ",away,,,,,"), month: "2025-11")
    #expect(reading["C3"]?.dog == "Hank" && reading["C3"]?.status == .sick)
    #expect(reading["C3"]?.date == SheetText.date("2025-11-04"))
    // Ivy paid that Monday: who was away nobody can say.
    #expect(reading["B5"]?.kind == .note)
  }

  @Test func `the mark of a footnote makes no other dog`() throws {
    let reading = try SheetText.read(
      "Week of Nov 3 2025\nDog,Mon,Tue,Wed,Thu,Fri\nGus,25,,,,\nWeek of Nov 10 2025\nDog,Mon,Tue,Wed,Thu,Fri\nGus*,25,,,,\n"
    )
    #expect(reading.dogs.map(\.label) == ["Gus"])
  }

  @Test func `a renamed dog keeps its new name`() throws {
    let weeks = zip(["Nov 3", "Nov 10", "Nov 17"], ["Shadow", "Rex (was Shadow)", "Rex"]).map {
      "Week of \($0) 2025\nDog,Mon,Tue,Wed,Thu,Fri\n\($1),25,,,,\n"
    }
    #expect(try SheetText.read(weeks.joined()).dogs.map(\.label) == ["Shadow"])
  }

  @Test func `a log of payments with clients is a list, not a roster`() throws {
    let text = """
      Received,Client,Dog,Amount,Notes
      1-May-23,Tina Roy,Moose,$30.00,
      3-May-23,P. Kaur,Laddu,$25.00,
      9-May-23,P. Kaur,Laddu,$25.00,
      10-May-23,Tina Roy,Moose,$60.00,2 hikes

      """
    #expect(InputKind(try SheetText.table(text)) == .sheet)
    #expect(try SheetText.read(text).paid == Money(cents: 14_000))
  }

  @Test func `totals of weeks across a month, nothing written as 0, are hers`() throws {
    let reading = try SheetText.read(
      """
      March 2025
      Dog,M 3,T 4,W 5,T 6,F 7,Wk 1,M 10,T 11,W 12,T 13,F 14,Wk 2,Month
      Apollo,30,,30,,30,90,,,,,,0,90
      Bruno,,,,,,0,30,,30,,30,90,90
      Total,30,0,30,0,30,90,30,0,30,0,30,90,180
      """)
    #expect(reading.paid == Money(cents: 18_000))
    #expect(reading.cells.filter { $0.question != nil }.map(\.cell.description) == [])
    let conversion = SheetText.convert([reading])
    #expect(!conversion.diagnostics.contains { $0.code == .totalDiffers })
  }

  @Test func `a table of other things with the days above it is no week`() throws {
    let reading = try SheetText.read(
      """
      Week of Oct 3 2022,,,,,,
      ,Mon,Tue,Wed,Thu,Fri,Notes
      Clover,28,,28,,,
      Total,28,0,28,0,0,

      Kilometres driven,,,,,,
      ,Mon,Tue,Wed,Thu,Fri,
      Van,42,38,51,40,33,
      """)
    #expect(reading.weeks.count == 1 && reading.dogs.map(\.label) == ["Clover"])
    #expect(reading.paid == Money(cents: 5600))
  }

  @Test func `debts below the week are not received`() throws {
    let reading = try SheetText.read(
      SheetText.week(
        "Toby,25,,25,,,", "Simba,15,,,,,", "Total,40,0,25,0,0,65", ",,,,,,", "Still owing,,,,,,",
        "Toby,25,,,,,"))
    #expect(reading.weeks.count == 1 && reading.paid == Money(cents: 6500))
    #expect(reading["B7"]?.question != nil)
  }

  @Test func `one row of words without a name belongs to no dog`() throws {
    let reading = try SheetText.read(
      SheetText.week("Hank,,,25,25,,", ",,storm,,,,", "Ivy,30,,,,,"), month: "2025-11")
    #expect(reading["C3"]?.dog == nil && reading["C3"]?.kind == .note)
  }
}
