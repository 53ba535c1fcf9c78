import Quantities
import Testing

@testable import Hikes

/// Two columns where one would do: the first one decides, in whatever order a dictionary has them.
struct TwinColumnsTests {
  @Test func `of two columns of notes the first one says what was paid`() throws {
    let reading = try SheetText.read(
      """
      Dec 1 - 5 2025
      Dog,Mon,Tue,Wed,Thu,Fri,Notes,Comments
      Luna,x,,x,,,paid 50,
      Bella,x,x,,,,paid 50,
      Max,,x,,x,,paid 50,
      Fern,x,,,,x,paid 50,
      Moss,,,x,x,,,slow today
      """)
    #expect(reading.paid == Money(cents: 20_000) && reading.cells.allSatisfy { $0.question == nil })
  }

  @Test func `of two columns of how it was paid the first one counts`() throws {
    let reading = try SheetText.read(
      """
      Dec 1 - 5 2025
      Dog,Mon,Tue,Wed,Thu,Fri,Price,How paid,Method
      Luna,x,,x,,,50,e-transfer,e-transfer
      Bella,x,x,,,,50,cash,owes
      Max,,x,,x,,50,cash,owes
      Fern,x,,,,x,50,cash,owes
      Moss,,,x,x,,50,cash,owes
      """)
    #expect(reading.paid == Money(cents: 25_000))
  }

  @Test func `of two dates before a dog the first one is that of the hike`() throws {
    let reading = try SheetText.read(
      """
      Mon Dec 1 2025,Tue Dec 2 2025,Luna,25
      ,,Bella,25
      ,,Max,25
      Wed Dec 3 2025,Thu Dec 4 2025,Luna,25
      ,,Bella,25
      ,,Max,25
      Fri Dec 5 2025,Mon Dec 8 2025,Luna,25
      ,,Bella,25
      """)
    #expect(reading["D1"]?.date == SheetText.date("2025-12-01"))
    #expect(reading["D8"]?.date == SheetText.date("2025-12-05"))
  }
}
