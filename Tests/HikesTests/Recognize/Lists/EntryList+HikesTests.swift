import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

struct EntryListHikesTests {
  private func days(_ reading: SheetReading, of dog: String) -> [String] {
    reading.cells.filter { $0.dog == dog && $0.date != nil }.map { "\($0.cell) \($0.kind)" }
  }

  @Test func `all dogs of a hike may stand in one cell`() throws {
    let reading = try SheetText.read(
      """
      Date,Dogs
      Oct 6 2025,"Rex, Luna, Bo"
      Oct 7 2025,"Rex, Max"
      Oct 8 2025,Bo & Luna and Max (sick)
      Oct 9 2025,holiday - no hike
      """)
    #expect(Set(reading.dogs.map(\.label)) == ["Rex", "Luna", "Bo", "Max"])
    #expect(days(reading, of: "Rex") == ["B2 scheduled", "B3 scheduled"])
    #expect(days(reading, of: "Max") == ["B3 scheduled", "B4 status"])
    #expect(reading["B5"]?.kind == .note)
  }

  @Test func `what all dogs of a hike paid is parted among them`() throws {
    let reading = try SheetText.read(
      """
      Date,Hike,Dogs,Total
      Oct 6 2025,AM,"Rex, Luna, Bo",80
      ,PM,"Moe, Flo",50
      Oct 7 2025,AM,"Rex, Luna",50
      Oct 8 2025,AM,"Rex, Moe",50
      Oct 9 2025,AM,"Flo, Luna",50
      Total,,,280
      """)
    #expect(reading.paid == Money(cents: 28000))
    let paid = reading.cells.filter { $0.cell.description == "D2" }.map { [$0.dog: $0.amount?.cents] }
    #expect(paid == [["Rex": 2500], ["Luna": 2500], ["Bo": 3000]])
    #expect(reading["D7"]?.kind == .total && reading.cells.allSatisfy { $0.question == nil })
  }

  @Test func `what cannot be parted among the dogs of a hike is asked about`() throws {
    let reading = try SheetText.read(
      """
      Date,Dogs,Paid
      Oct 6 2025,"Rex, Luna, Bo",70
      Oct 7 2025,"Rex, Luna",50
      Oct 8 2025,"Rex, Bo",50
      Oct 9 2025,"Bo, Luna",50
      """)
    #expect(reading.paid == Money(cents: 15000))
    #expect(reading["C2"]?.question != nil && reading["B2"]?.kind == .scheduled)
  }

  @Test func `a hike that did not take place is none of its dogs'`() throws {
    let reading = try SheetText.read(
      """
      Dogs,Date,Collected,Done
      "Rex, Luna",Oct 6 2025,50,Yes
      "Rex, Bo",Oct 7 2025,50,Yes
      "Luna, Bo",Oct 8 2025,,No
      "Luna, Bo, Rex",Oct 9 2025,75,Yes
      """)
    #expect(reading.paid == Money(cents: 17500))
    #expect(reading["A4"]?.kind == .note && reading["C2"]?.date == SheetText.date("2025-10-06"))
  }

  @Test func `a hike to which no dog came parts nothing`() throws {
    let reading = try SheetText.read(
      """
      Date,Dogs,Paid
      Oct 6 2025,"Rex (sick), Luna (away)",25
      Oct 7 2025,"Rex, Luna",50
      Oct 8 2025,"Rex, Bo",50
      Oct 9 2025,"Bo, Luna",50
      """)
    #expect(reading.paid == Money(cents: 15000) && reading["C2"]?.question != nil)
    #expect(reading["B2"]?.kind == .status)
  }

  @Test func `dogs that always come together are one household`() throws {
    let reading = try SheetText.read(
      """
      Date,Dog,Paid
      Oct 6 2025,Rex & Luna,50
      Oct 7 2025,Bo & Max,50
      Oct 8 2025,Rex & Luna,50
      Oct 9 2025,Moe & Flo,50
      """)
    #expect(reading.dogs.map(\.label).contains("Rex & Luna"))
    #expect(reading.paid == Money(cents: 20000))
  }

  @Test(arguments: [
    "Mon Oct 6 2025: Rex 25,Luna 25,Bo away\nTue Oct 7: Rex 25\nWed Oct 8: Luna 25",
    "Oct 6 2025 - Rex 25 Luna 25 Bo away\nOct 7 2025 - Rex 25\nOct 8 2025 - Luna 25",
  ])
  func `a day and its dogs may stand in one cell, with what each paid`(text: String) throws {
    let reading = try SheetText.read(text + "\n")
    #expect(reading.paid == Money(cents: 10000))
    #expect(reading.cells.filter { $0.kind == .payment }.map(\.dog) == ["Rex", "Luna", "Rex", "Luna"])
    #expect(reading.cells.contains { $0.dog == "Bo" && $0.status == .away })
    #expect(reading.cells.filter { $0.dog == "Luna" }.last?.date == SheetText.date("2025-10-08"))
  }
}
