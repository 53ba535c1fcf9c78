import Diagnostics
import Quantities
import Testing

@testable import Hikes

struct AssumedNamesTests {
  private static func week(_ title: String, _ name: String, others: [String] = []) throws -> SheetReading {
    let rows = (["\(name),25,25,,,,", "Rex,30,,30,,,", "Bella,25,,25,,,"] + others).joined(separator: "\n")
    return try SheetText.read(
      "Week of \(title) 2025,,,,,,\nDog,Mon,Tue,Wed,Thu,Fri,Notes\n\(rows)\n", file: "\(title).csv")
  }

  private func names(_ readings: [SheetReading]) -> [String] {
    SheetText.convert(readings).book.dogs.map(\.name).sorted()
  }

  @Test(arguments: ["Maggy", "Magie", "Magige", "Maggies"])
  func `a name that is nearly one of the weeks around it is that dog`(slip: String) throws {
    let readings = [
      try Self.week("Oct 27", "Maggie"), try Self.week("Nov 3", slip), try Self.week("Nov 10", "Maggie"),
    ]
    let done = SheetText.convert(readings)
    #expect(done.book.dogs.map(\.name).sorted() == ["Bella", "Maggie", "Rex"])
    #expect(done.book.payments.filter { $0.dog?.text == "maggie" }.count == 6)
    #expect(done.diagnostics.filter { $0.code == .assumedName }.map(\.location?.file) == ["Nov 3.csv"])
    let cell = done.readings[1]["A3"]
    #expect(cell?.confidence == .inferred)
    #expect(done.readings[1]["B3"]?.dog == "Maggie")
  }

  @Test func `so is one in a sheet that comes later`() throws {
    let before = [try Self.week("Oct 27", "Maggie"), try Self.week("Nov 3", "Maggie")]
    let book = SheetText.convert(before).book
    let later = Conversion(
      [try Self.week("Nov 10", "Maggy")], into: book, previous: before, prices: nil, asOf: SheetText.asOf)
    #expect(later.book.dogs.count == 3)
    // And it stays so when the sheets are read once more.
    let again = Conversion(
      [try Self.week("Nov 10", "Maggy")], into: later.book, previous: before, prices: nil,
      asOf: SheetText.asOf)
    #expect(again.book.payments == later.book.payments)
  }

  @Test func `a dog that stands beside the other is a dog`() throws {
    let readings = [
      try Self.week("Oct 27", "Maggie"), try Self.week("Nov 3", "Maggy", others: ["Maggie,,,,25,,"]),
      try Self.week("Nov 10", "Maggie"),
    ]
    #expect(names(readings) == ["Bella", "Maggie", "Maggy", "Rex"])
  }

  @Test func `a dog of two weeks is a dog, and so is a short name after one week`() throws {
    let weeks = [
      try Self.week("Oct 27", "Maggie"), try Self.week("Nov 3", "Maggy"), try Self.week("Nov 10", "Maggy"),
      try Self.week("Nov 17", "Maggie"),
    ]
    #expect(names(weeks) == ["Bella", "Maggie", "Maggy", "Rex"])
    #expect(names(Array(weeks.prefix(2))) == ["Bella", "Maggie", "Maggy", "Rex"])
  }

  @Test func `of two weeks the first one has a long name right`() throws {
    let weeks = [try Self.week("Oct 27", "Butterscotch"), try Self.week("Nov 3", "Buterscotch")]
    #expect(names(weeks) == ["Bella", "Butterscotch", "Rex"])
    #expect(names(weeks.reversed()) == ["Bella", "Butterscotch", "Rex"])
  }

  @Test func `what one sheet found of its own slips holds for the others`() throws {
    let weeks = ["Oct 20", "Oct 27", "Nov 3"].enumerated().map { index, title in
      "Week of \(title) 2025\nDog,Mon,Tue,Wed,Thu,Fri,Notes\n\(index == 2 ? "Ribs" : "Nibs"),25,,,,,\nRex,30,,30,,,\nBella,,25,25,,,\n"
    }
    let month = try SheetText.read(weeks.joined(separator: "\n"), file: "october.csv")
    #expect(month.assumedNames == ["ribs": "Nibs"])
    let alone = try SheetText.read(weeks[2], file: "week.csv")
    #expect(names([month, alone]) == ["Bella", "Nibs", "Rex"])
  }
}
