import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// Dogs that are called as sums and expenses are, and rows that are called as dogs are.
struct DogsCalledAsSumsTests {
  @Test(arguments: ["Total", "Sum", "Tax", "Gas", "Vet", "Rent", "Deposit", "Walker"])
  func `what her sums count is a dog, whatever it is called`(name: String) throws {
    let reading = try SheetText.read(
      """
      Week of Oct 6 2025,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri
      Rex,25,,25,,25
      \(name),25,25,,30,
      Luna,30,,30,,
      Bo,,25,,25,
      Day total,80,50,55,55,25
      """)
    #expect(reading.dogs.map(\.label) == ["Rex", name, "Luna", "Bo"])
    #expect(reading.paid == Money(cents: 26500) && reading["A7"]?.kind == .total)
  }

  @Test(arguments: ["Gas", "Vet"])
  func `what her sums do not count is none`(name: String) throws {
    let reading = try SheetText.read(
      """
      Week of Oct 6 2025,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri
      Rex,25,,25,,25
      Luna,30,,30,,
      \(name),25,25,,30,
      Bo,,25,,25,
      Day total,55,25,55,25,25
      """)
    #expect(reading.dogs.map(\.label) == ["Rex", "Luna", "Bo"] && reading.paid == Money(cents: 18500))
  }

  @Test func `the sum of a group of one is no dog, though her total counts it again`() throws {
    let reading = try SheetText.read(
      """
      Week of Oct 6 2025,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri
      Rex,25,,25,,25
      Town total,25,,25,,25
      Luna,30,,30,,
      Bo,,25,,25,
      Lake total,30,25,30,25,0
      All,80,25,80,25,50
      """)
    #expect(reading.dogs.map(\.label) == ["Rex", "Luna", "Bo"] && reading.paid == Money(cents: 18500))
  }

  @Test func `of two such rows the one is a dog that her sums count`() throws {
    let reading = try SheetText.read(
      """
      Week of Oct 6 2025,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri
      Rex,25,,25,,25
      Gas,25,,25,,
      Luna,30,,30,,
      Vet,,30,,,25
      Bo,,25,,25,
      Day total,55,55,55,25,50
      """)
    #expect(reading.dogs.map(\.label) == ["Rex", "Luna", "Vet", "Bo"])
  }

  @Test(arguments: [("Max", 30), ("Lowest", 25)])
  func `below the sums the most and the least of each day are no dogs`(name: String, figure: Int) throws {
    let reading = try SheetText.read(
      """
      Week of August 18 2025,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri
      Max,30,25,30,,25
      Sam,25,30,,25,
      Rex,25,,25,30,30
      ,,,,,
      Total,80,55,55,55,55
      \(name),\(figure),\(figure),\(figure),\(figure),\(figure)
      """)
    #expect(reading.dogs.map(\.label) == ["Max", "Sam", "Rex"])
    #expect(reading.paid == Money(cents: 30000))
  }

  @Test func `below the sums wages are no dog's`() throws {
    let reading = try SheetText.read(
      SheetText.week("Pip,25,,25,,", "Rex,,30,,30,", "Total,25,30,25,30,", "Wages Kim,30,,,30,"))
    #expect(reading.dogs.map(\.label) == ["Pip", "Rex"] && reading.paid == Money(cents: 11000))
  }

  @Test(arguments: [("Town van", "Lake van"), ("Blue van", "Red van")])
  func `below the sum of one group the next one begins`(first: String, second: String) throws {
    let reading = try SheetText.read(
      """
      "Week of January 19, 2026",,,,,
      Dog,Mon,Tue,Wed,Thu,Fri
      \(first),,,,,
      Red,25,,25,,25
      Amber,,25,,25,
      \(first) total,25,25,25,25,25
      ,,,,,
      \(second),,,,,
      Blue,25,25,,,
      Ginger,,30,,30,
      \(second) total,25,55,0,30,0
      """)
    #expect(reading.dogs.map(\.label) == ["Red", "Amber", "Blue", "Ginger"])
    #expect(reading.paid == Money(cents: 23500))
  }

  @Test func `the title of a week may say that a holiday is in it`() throws {
    let reading = try SheetText.read(
      """
      "April 14 - 18, 2025 (Easter week)",,,,,
      Dog,Mon 14,Tue 15,Wed 16,Thu 17,Good Friday 18
      Easter,25,,25,25,
      Bunny,,30,,30,
      Noel,25,,away,away,
      """)
    #expect(reading["B3"]?.date == SheetText.date("2025-04-14") && reading.paid == Money(cents: 16000))
    #expect(reading.dogs.map(\.label) == ["Easter", "Bunny", "Noel"])
  }
}
