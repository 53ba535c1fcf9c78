import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// A dog may be called what a heading, a day or a cell says elsewhere.
struct DogsCalledAnythingTests {
  @Test(arguments: ["May", "Chip", "Rufus"])
  func `with the counts of its card a dog may be called as a heading is`(name: String) throws {
    let reading = try SheetText.read(
      """
      MAY 2004,,,,,
      card = 10 walks for $180,,,,,
      May 3-7,Mon,Tues,Wed,Thurs,Fri
      \(name),3/10,,4/10,,5/10
      Clyde,9/10,,10/10,,1/10 new card $180
      Hobbes,,1/10 new card $180,,2/10,
      """)
    #expect(reading.dogs.map(\.label) == [name, "Clyde", "Hobbes"])
    #expect(reading.paid == Money(cents: 36000) && reading["D4"]?.date == SheetText.date("2004-05-05"))
  }

  @Test func `dates below the names of days are those of the days all the same`() throws {
    let reading = try SheetText.read(
      """
      ,Mon,Tue,Wed,Thu,Fri
      Dog,3/11/2025,4/11/2025,5/11/2025,6/11/2025,7/11/2025
      Rex,25,,25,,25
      """)
    #expect(reading["D3"]?.date == SheetText.date("2025-11-05") && reading.dogs.map(\.label) == ["Rex"])
  }

  @Test(arguments: ["Storm", "Noel", "Skip"])
  func `beside what it paid a dog may be called as a day off is`(name: String) throws {
    let pairs = try SheetText.read(
      """
      "Week of November 18, 2013"
      Mon Nov 18,\(name),$25,Jib,$30,Halyard,$25
      Tue Nov 19,Skipper,$25,Jib,$30,Kedge,unpaid
      Wed Nov 20,\(name),$25,Jib,away,Fender,$30
      """)
    #expect(pairs["B2"]?.dog == name && pairs.paid == Money(cents: 19000))
    let above = try SheetText.read(
      """
      Week of 6 March 2006
      Monday 6,\(name),Corky,Elsa
      paid,owes,$22.00,$22.00
      Tuesday 7,Barkley,Dusty,Elsa
      paid,$20.00,$20.00,$22.00
      """)
    #expect(above["B2"]?.dog == name && above["B3"]?.status == .unpaid && above.paid.cents == 10600)
  }

  @Test(arguments: ["Bill", "Noel", "Tip"])
  func `at the head of its weeks a dog may be called so`(name: String) throws {
    let reading = try SheetText.read(
      """
      2010 cards,,,,,
      ,,,,,
      \(name),Mon,Tue,Wed,Thu,Fri
      Jan 18,20,,,,20
      Jan 25,20,20,20,,20
      ,,,,,
      Moose,Mon,Tue,Wed,Thu,Fri
      Jan 18,22,,,,
      Jan 25,,22,,,22
      ,,,,,
      Pepper,Mon,Tue,Wed,Thu,Fri
      Jan 18,20,,,,
      Jan 25,,,20,,20
      ,,,,,
      Gus,Mon,Tue,Wed,Thu,Fri
      Jan 18,20,,,,
      Jan 25,,,20,,20
      """)
    #expect(reading.dogs.map(\.label) == [name, "Moose", "Pepper", "Gus"])
    #expect(reading["D5"]?.date == SheetText.date("2010-01-27") && reading["A3"]?.kind == .dog)
  }

  @Test(arguments: LayoutFinder.goingOn.examples)
  func `a line that goes on from the one above is no dog`(line: String) throws {
    let reading = try SheetText.read(SheetText.week("Pip,25,,25,,,allergic to chicken", line, "Rex,,25,,25,"))
    #expect(reading.dogs.map(\.label) == ["Pip", "Rex"])
  }

  @Test(arguments: ["£", "€", "$"])
  func `a heading may be the sign of any money`(sign: String) throws {
    let list = try SheetText.read(
      "When,Who,\(sign)\nMon 8 Sept 2025,Dougal,12.00\n,Ailsa,12.00\nTue 9 Sept 2025,Murdo,12.00\n,Skye,poorly\n"
    )
    #expect(list.paid == Money(cents: 3600) && list["C5"]?.status == .sick)
    let week = try SheetText.read(
      """
      w/c 5 May 2025,,,,,,
      Dug,\(sign),Mon,Tue,Wed,Thu,Fri
      Isla,12.50,,12.50,12.50,,12.50
      Mac,11.00,11.00,,11.00,,
      """)
    #expect(week["B3"]?.kind == .attribute && week.paid == Money(cents: 5950))
  }

  @Test func `numbers of receipts and what is owed after each say nothing of what came in`() throws {
    let reading = try SheetText.read(
      """
      No.,Date,From,For dog,$,Owing after
      101,3-Nov-2025,Muise,Chip,28.50,0.00
      void,4-Nov-2025,Muise,Chip,no show,0.00
      102,5-Nov-2025,Surette,Belle,28.50,28.50
      103,6-Nov-2025,Surette,Belle,28.50,0.00
      """)
    #expect(reading.paid == Money(cents: 8550) && reading.cells.allSatisfy { $0.question == nil })
  }
}
