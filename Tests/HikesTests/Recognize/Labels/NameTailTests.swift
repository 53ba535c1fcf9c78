import Civil
import Quantities
import Testing

@testable import Hikes

/// What stands behind the name of a dog in its own cell.
struct NameTailTests {
  private static let week = "Week of Apr 8 2013\nDog,Mon,Tue,Wed,Thu,Fri\n"

  @Test(
    arguments: [
      ("Jasper - Lynn Hart 902-555-0111", "Lynn Hart", "902-555-0111"),
      ("Jasper (Lynn Hart) 902-555-0111", "Lynn Hart", "902-555-0111"),
      ("Jasper (Lynn Hart 902-555-0111)", "Lynn Hart", "902-555-0111"),
      ("Jasper - L. Hart (902) 555-0111", "L. Hart", "(902) 555-0111"),
      ("Jasper 902-555-0111", "", "902-555-0111"),
    ])
  func `before a telephone number an owner stands for sure`(cell: String, owner: String, phone: String) throws
  {
    let reading = try SheetText.read(Self.week + "Kiki,,25,,25,\n\(cell),25,,25,,25\n")
    let dog = try #require(reading.dogs.last)
    #expect(dog.label == "Jasper" && dog.owner == owner && dog.phone == phone)
  }

  @Test func `without one, owners are known where most names have one`() throws {
    let rows = "Bailey (Gaudet),25,,25,,\nGus (Theriault),,30,,,\nBear - Isnor,,,25,,25\nMoe,,,25,,\n"
    let reading = try SheetText.read(Self.week + rows)
    #expect(reading.dogs.map(\.label) == ["Bailey", "Gus", "Bear", "Moe"])
    #expect(reading.dogs.map(\.owner) == ["Gaudet", "Theriault", "Isnor", ""])
  }

  @Test(arguments: [
    // Areas, hikes, kinds of dogs, few of many, and owners before their dogs.
    ["Rex (Bedford)", "Lou (Bedford)", "Bo (Bedford)", "Max (Sackville)", "Gus (Sackville)"],
    ["Rex (AM)", "Lou (PM)", "Bo (AM)", "Max (PM)"], ["Rex (Lab)", "Lou (Husky Mix)", "Bo (Poodle)"],
    ["Rex (Hart)", "Lou", "Bo", "Max", "Gus"], ["Hart (Jasper)", "Gaudet (Bailey)", "Isnor (Bear)"],
  ])
  func `what else stands there is no owner`(names: [String]) throws {
    let reading = try SheetText.read(Self.week + names.map { "\($0),25,,25,,\n" }.joined())
    #expect(reading.dogs.allSatisfy { $0.owner.isEmpty })
  }

  @Test func `two dogs of one name stay apart by whose they are`() throws {
    let reading = try SheetText.read(
      Self.week + "Max (Hart),25,,25,,\nMax (Gaudet),,30,,,\nBear (Isnor),,,25,,25\n")
    #expect(reading.dogs.map(\.label) == ["Max (Hart)", "Max (Gaudet)", "Bear"])
    #expect(reading.dogs.map(\.owner) == ["Hart", "Gaudet", "Isnor"])
  }
}
