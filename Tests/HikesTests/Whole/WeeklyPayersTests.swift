import Quantities
import Testing

@testable import Hikes

/// Dogs that pay once for all hikes of a week.
struct WeeklyPayersTests {
  private func rate(of bear: String) throws -> String? {
    let weeks = ["4", "11", "18", "25"].map { monday in
      let first = Int(monday) ?? 0
      return """
        Dog,Mon \(first),Tue \(first + 1),Wed \(first + 2),Thu \(first + 3),Fri \(first + 4)
        Bear,\(bear),,,,
        Max,20,,20,,
        Luna,,20,,20,
        Rex,20,,,,20
        Otis,,,20,,
        """
    }
    let reading = try SheetText.read(weeks.joined(separator: "\n\n"), month: "2024-03")
    let inference = ScheduleInference([reading]) { _, label in DogID(naming: label) }
    return inference.inferences(for: DogID("bear")).first { $0.subject == .rate }?.value
  }

  @Test func `three times what a hike costs others are three hikes`() throws {
    #expect(try rate(of: "60") == "20.00")
    #expect(try rate(of: "100") == "20.00")
  }

  @Test(arguments: [("40", "40.00"), ("30", "30.00"), ("50", "50.00")])
  func `twice as much, or no multiple, may be the price of this one`(paid: String, price: String) throws {
    #expect(try rate(of: paid) == price)
  }
}
