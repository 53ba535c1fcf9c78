import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// Names with a slip, and dogs that share one.
struct `WeeklySheetReader+NamesakesTests` {
  private func sheet(_ weeks: [[String]]) -> String {
    weeks.enumerated().map { number, dogs in
      let days = (0..<3).map { ["Mon", "Tue", "Wed"][$0] + " \(3 + number * 7 + $0)" }.joined(separator: ",")
      return "Dog,\(days)\n" + dogs.map { "\($0),25,,25\n" }.joined()
    }.joined(separator: "\n")
  }

  @Test(arguments: [
    [["Murphy", "Opal"], ["Murhpy", "Opal"], ["Murphy", "Opal"]],
    [["Marmaduke", "Opal"], ["Marmeduke", "Opal"]],
    [["Charlotte", "Opal"], ["Charlotte", "Opal"], ["Charlote", "Opal"]],
  ])
  func `a dog that is missing in one week is the one nearly called so, and that is told`(weeks: [[String]])
    throws
  {
    let reading = try SheetText.read(sheet(weeks), month: "2025-11")
    #expect(reading.dogs.map(\.label) == weeks[0])
    #expect(reading.diagnostics.map(\.code) == [.assumedName])
    let assumed = reading.cells.filter { $0.kind == .dog && $0.confidence == .inferred }
    #expect(assumed.count == 1 && assumed.allSatisfy { $0.reason == "taken for \(weeks[0][0])" })
  }

  @Test(arguments: [
    [["Bella", "Opal"], ["Belle", "Opal"]],
    [["Murphy", "Opal"], ["Murphy", "Murhpy"], ["Murphy", "Opal"]],
    [["Murphy", "Opal"], ["Murhpy", "Opal"], ["Opal"]],
    [["Bailey", "Opal"], ["Hailey", "Opal"], ["Bailey", "Opal"]],
  ])
  func `elsewhere a name that is nearly another's is a dog of its own`(weeks: [[String]]) throws {
    let reading = try SheetText.read(sheet(weeks), month: "2025-11")
    #expect(reading.dogs.count == Set(weeks.joined()).count)
  }

  @Test func `a name with other signs is the same without a word, and one with other letters is told once`()
    throws
  {
    let reading = try SheetText.read(
      sheet([["Mr. Wiggles", "Maggie"], ["Mr Wiggles", "Maggy"], ["MR WIGGLES", "maggy"]]), month: "2025-11")
    #expect(reading.dogs.map(\.label) == ["Mr. Wiggles", "Maggie"])
    #expect(reading.diagnostics.map(\.code) == [.assumedName])
    #expect(reading.cells.count { $0.reason == "taken for Maggie" } == 2)
  }

  @Test func `a colour may tell two dogs apart`() throws {
    let reading = try SheetText.read(
      """
      Dog,colour,Mon 3,Tue 4,Wed 5
      Buddy,blk,$20,,$20
      Buddy,yel,,$20,
      Toby,tan,$20,$20,$20

      Dog,colour,Mon 10,Tue 11,Wed 12
      Buddy,yel,,$20,
      Buddy,blk,$20,,$20
      Toby,tan,$20,$20,$20
      """, month: "2025-11")
    #expect(reading.dogs.map(\.label) == ["Buddy blk", "Buddy yel", "Toby"])
    #expect(reading["C8"]?.dog == "Buddy blk" || reading["C9"]?.dog == "Buddy blk")
    #expect(!reading.diagnostics.contains { $0.code == .sameNameTwice })
  }

  @Test func `a colour tells two dogs apart in weeks side by side, each in its own column`() throws {
    let reading = try SheetText.read(
      """
      Dog,colour,Mon 3,Tue 4,Wed 5,Notes,,Dog,colour,Mon 10,Tue 11,Wed 12,Notes
      Buddy,blk,$20,,$20,,,Buddy,yel,,$20,,
      Buddy,yel,,$20,,,,Buddy,blk,$20,,$20,
      Toby,tan,$20,$20,$20,,,Toby,tan,$20,,,
      """, month: "2025-11")
    #expect(reading.dogs.map(\.label) == ["Buddy blk", "Buddy yel", "Toby"])
    #expect(reading["K2"]?.dog == "Buddy yel" && reading["J3"]?.dog == "Buddy blk")
  }

  @Test(arguments: ["refund Luna", "Luna refund", "LUNA - credited"])
  func `money in a line of refunds is the dog's, and asked about where no sign says that it went back`(
    name: String
  )
    throws
  {
    let reading = try SheetText.read(
      "Dog,Mon 3,Tue 4,Wed 5\nLuna,30,30,\n\(name),30,-30,\nRex,25,,25\n", month: "2025-11")
    #expect(reading.dogs.map(\.label) == ["Luna", "Rex"])
    #expect(
      reading["B3"]?.question?.choices.first == .paid(Money(cents: -3000)) && reading["B3"]?.amount == nil)
    #expect(reading["C3"]?.amount == Money(cents: -3000) && reading["C3"]?.question == nil)
    #expect(reading.paid == Money(cents: 8000))
  }

  @Test func `a dog called Credit is one where no other word of it is a dog's name`() throws {
    let reading = try SheetText.read(
      "Dog,Mon 3,Tue 4,Wed 5\nLuna,30,30,\nCredit Duke,30,,\nRex,25,,25\n", month: "2025-11")
    #expect(reading.dogs.count == 3 && reading["B3"]?.amount == Money(cents: 3000))
  }

  @Test func `dogs may be numbered in the cells of their names`() throws {
    let reading = try SheetText.read(
      "Dog,Mon 3,Tue 4,Wed 5\n1. Scout,30,,30\n2. Hazel,,25,\n3. Fern,30,,\n\nDog,Mon 10,Tue 11,Wed 12\nFern,30,,\nHazel,,25,\nScout,,,30\n",
      month: "2025-11")
    #expect(reading.dogs.map(\.label) == ["Scout", "Hazel", "Fern"])
  }

  @Test func `a new name may stand behind the old one without brackets`() throws {
    let reading = try SheetText.read(
      sheet([["Boomer", "Opal"], ["Boomer now Atlas", "Opal"], ["Atlas", "Opal"]]), month: "2025-11")
    #expect(reading.dogs.map(\.label) == ["Boomer", "Opal"])
  }
}
