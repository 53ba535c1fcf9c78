import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

struct SheetMemoryTests {
  private func memory(_ texts: String...) throws -> SheetMemory {
    let readings = try texts.map { try SheetText.read($0, month: "2025-11") }
    var book = Book()
    var dogs = DogMap()
    dogs.take(readings, into: &book)
    return SheetMemory(readings, dogs: dogs)
  }

  private func day(_ dog: String, _ date: String) -> SheetMemory.Day {
    SheetMemory.Day(dog: DogID(dog), date: SheetText.date(date))
  }

  @Test func `cells are known by dog and day, notes by dog and week`() throws {
    let memory = try memory(SheetText.week("Pip,25,away,,,,shy"))
    #expect(memory.cells[day("pip", "2025-11-03")]?.amount?.cents == 2500)
    #expect(memory.cells[day("pip", "2025-11-04")]?.spoken == "away")
    #expect(memory.notes[day("pip", "2025-11-03")]?.raw == "shy")
    #expect(memory.cells[day("pip", "2025-11-05")] == nil)
  }

  @Test func `a later reading replaces the weeks that it holds, and no other`() throws {
    let other = "Dog Name,Mon 10,Tue 11,Wed 12,Thu 13,Fri 14,Notes\nPip,30"
    let memory = try memory(SheetText.week("Pip,25,25"), other, SheetText.week("Pip,26"))
    #expect(memory.cells[day("pip", "2025-11-03")]?.amount?.cents == 2600)
    #expect(memory.cells[day("pip", "2025-11-04")] == nil)
    #expect(memory.cells[day("pip", "2025-11-10")]?.amount?.cents == 3000)
  }
}
