import Civil
import Quantities
import Tabular
import Testing

@testable import Hikes

struct RearrangedSheetTests {
  @Test func `days downwards are read like days across`() throws {
    let (text, cells) = SheetText.marked(
      """
      "Week of Nov 3 2025",,
      Day,Pepper,Juno
      Mon,‹1›$25,
      Tue,,‹2›$30
      Wed,‹3›away,
      Total,$25,$30
      """)
    let reading = try SheetText.read(text)
    #expect(reading[cells[0]]?.dog == "Pepper")
    #expect(reading[cells[0]]?.date == SheetText.date("2025-11-03"))
    #expect(reading[cells[1]]?.amount?.cents == 3000)
    #expect(reading[cells[1]]?.date == SheetText.date("2025-11-04"))
    #expect(reading[cells[2]]?.status == .away)
    #expect(reading["B6"]?.kind == .total)
    #expect(reading.isRearranged)
    #expect(reading.cells.count == 13)
  }

  @Test func `a list is read as the weeks it speaks of`() throws {
    let reading = try SheetText.read(
      """
      Date,Dog,Amount,Method,Notes
      2025-11-03,Pepper,$25,cash,
      2025-11-03,Juno,$30,,new harness
      2025-11-12,Pepper,25,,
      ,Juno,away,,
      """)
    #expect(reading.weeks.map { $0.monday?.description } == ["2025-11-03", "2025-11-10"])
    #expect(reading["C2"]?.dog == "Pepper")
    #expect(reading["C4"]?.date == SheetText.date("2025-11-12"))
    #expect(reading["C5"]?.status == .away)
    #expect(reading["C5"]?.date == SheetText.date("2025-11-12"))
    #expect(reading["E3"]?.kind == .note)
    #expect(reading["D2"]?.kind == .attribute)
    #expect(reading.cells.count == 18)
  }

  @Test func `the sum below a list is a total`() throws {
    let reading = try SheetText.read(
      "Date,Dog,Amount\n2025-11-03,Pepper,$25\n2025-11-04,Pepper,$25\n2025-11-04,Juno,$25\nTotal,,$75")
    #expect(reading["C5"]?.kind == .total)
    #expect(reading.paid.cents == 7500)
    #expect(reading.cells.allSatisfy { !$0.needsReview })
  }

  @Test func `the same entry twice in a list is counted once`() throws {
    let reading = try SheetText.read(
      "Date,Dog,Amount\n2025-11-03,Pepper,$25\n2025-11-03,Pepper,$25\n2025-11-04,Juno,$25")
    let settled = SheetText.convert([reading])
    #expect(settled.booked.cents == 5000)
    #expect(settled.readings[0]["C3"]?.isDuplicate == true)
  }

  @Test(arguments: [
    "Date,Description,Withdrawals,Deposits,Balance\n2025-11-03,Pet store,25.00,,100\n2025-11-04,Gas,30,,70\n2025-11-05,A,1,,2",
    "Name,Birthday,Phone\nAnn,2001-01-03,902-555-0100", "Mon,Buy milk\nTue,Call Ann\nWed,Walk",
  ])
  func `a statement, contacts and a list of things to do are no sheet`(text: String) throws {
    #expect(!WeeklySheetReader.recognizes(try SheetText.table(text)))
  }

  @Test func `what a dog came to may stand at the foot of days that go down`() throws {
    let reading = try SheetText.read(
      """
      When,,Lupin,Iggy,Otto,That day
      Monday,09-May-11,25.00,,25.00,50.00
      Tuesday,10-May-11,25.00,25.00,,50.00
      Wednesday,11-May-11,,25.00,25.00,50.00
      ,,,,,
      Per dog,,50.00,50.00,50.00,
      """)
    #expect(reading.paid.cents == 15_000 && reading["C6"]?.kind == .total)
    #expect(reading.cells.allSatisfy { !$0.needsReview })
  }

  @Test func `a sign of money may head what each day came to`() throws {
    let reading = try SheetText.read(
      "Day,Tilly,Ziggy,day $\nMon Nov 7/11,$30,$25,$55\nTue Nov 8/11,,$25,$25\nWed Nov 9/11,$30,$25,$55\n")
    #expect(reading.dogs.map(\.label) == ["Tilly", "Ziggy"] && reading.paid.cents == 13_500)
  }
}
