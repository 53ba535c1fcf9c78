import Civil
import Quantities
import Testing

@testable import Hikes

struct WeeklyPaymentsTests {
  private func rates(_ rows: String) throws -> [String: Money?] {
    let reading = try SheetText.read(
      "Week of June 7 2010,,,,,,\nDog,Mon,Tue,Wed,Thu,Fri,Paid\n\(rows)", file: "june.csv")
    let book = SheetText.convert([reading]).book
    return Dictionary(uniqueKeysWithValues: book.dogs.map { ($0.name, $0.rate) })
  }

  @Test func `a week's money beside marks is the price of its hikes together`() throws {
    let rates = try rates("Rex,x,,x,,x,60\nBo,x,x,,,,40\nZip,,x,,x,,20\nAda,x,,,,,25\n")
    // Half of Zip's week is paid for: what the others pay says what its hikes cost.
    #expect(
      rates == [
        "Rex": Money(cents: 2000), "Bo": Money(cents: 2000), "Zip": Money(cents: 2000),
        "Ada": Money(cents: 2500),
      ])
  }

  private static let friday = """
    Week of June 7 2010,,,,,,
    Dog,Mon,Tue,Wed,Thu,Fri
    Bingo,x,,x,,66
    Cosmo,,x,,x,44
    Della,x,x,x,x,110
    Felix,x,,,,22
    Iris,x,,x,,132
    """

  @Test func `a week's money on one of its days is the price of its hikes together`() throws {
    let book = SheetText.convert([try SheetText.read(Self.friday, file: "june.csv")]).book
    #expect(Set(book.dogs.map(\.rate)) == [Money(cents: 2200)])
    // What was paid is what its hikes are charged, the second week of Iris is a credit.
    let charged = book.hikes.filter { $0.dog.text == "della" }.compactMap(\.charge).reduce(.zero, +)
    #expect(charged == Money(cents: 11_000))
    // A hike that is paid and others that are not are no such weeks.
    let owing = Self.friday.split(separator: "\n").map { $0.replacing(/[0-9]+$/, with: "25") }
    let other = SheetText.convert([try SheetText.read(owing.joined(separator: "\n"), file: "june.csv")]).book
    #expect(Set(other.dogs.map(\.rate)) == [Money(cents: 2500)])
  }

  @Test func `who pays for the marks of the week owes nothing and has no credit`() throws {
    let reading = try SheetText.read(
      "Week of June 7 2010,,,,,,\nDog,Mon,Tue,Wed,Thu,Fri,Paid\nRex,x,,x,,x,60\nBo,x,x,,,,40\n")
    let book = SheetText.convert([reading]).book
    let charged = book.hikes.compactMap(\.charge).reduce(.zero, +)
    #expect(charged == Money(cents: 10_000) && charged == book.payments.map(\.amount).reduce(.zero, +))
  }

  @Test func `a sum that the marks do not divide says nothing of the price`() throws {
    #expect(try rates("Rex,x,,x,,x,50\nBo,x,x,,,,45\n")["Rex"] == .some(nil))
  }
}
