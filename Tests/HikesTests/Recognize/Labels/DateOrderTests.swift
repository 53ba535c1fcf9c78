import Tabular
import Testing

@testable import Hikes

struct DateOrderTests {
  private func order(_ text: String) throws -> DateOrder? { DateOrder.order(of: try SheetText.table(text)) }

  @Test(arguments: [
    ("Dog,3/11,4/11,5/11,6/11,7/11", DateOrder.dayFirst), ("Dog,11/3,11/4,11/5,11/6,11/7", .monthFirst),
    ("Week of 17/11/2025", .dayFirst), ("Week of 11/17/2025", .monthFirst),
    ("Week of 03/11/2025\nDog,Mon,Tue\nWeek of 10/11/2025\nDog,Mon", .dayFirst),
    ("Dog,03.11.2025,04.11.2025", .dayFirst), ("Dog,Mon 3/11/2025", .dayFirst),
    ("Dog,30/11,1/12,2/12", .dayFirst),
  ])
  func `the calendar decides which number is the month`(text: String, order: DateOrder) throws {
    #expect(try self.order(text) == order)
  }

  @Test(arguments: ["Dog,Mon,Tue", "Dog,5/5", "Pip,$25/30", "Week of 6/7", "gate 3-7"])
  func `where nothing decides, it is left open`(text: String) throws {
    #expect(try order(text) == nil)
  }
}
