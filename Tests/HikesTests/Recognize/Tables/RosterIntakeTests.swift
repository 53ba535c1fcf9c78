import Quantities
import Tabular
import Testing

@testable import Hikes

struct RosterIntakeTests {
  private func intake(_ lines: String...) throws -> RosterIntake {
    let table = try DayBook.table(lines)
    return RosterIntake(table, try #require(RosterColumns.dogs(in: table)))
  }

  @Test func `rows are those below the header that hold anything`() throws {
    #expect(try intake("Roster", "Dog,Owner", "", "Pip,Ada", " , ", "Bea,").rows == [4, 6])
  }

  @Test(arguments: [
    ("44.71,-63.66,", "44.71000, -63.66000"), (",,\"44.71, -63.66\"", "44.71000, -63.66000"),
    ("\"44.71, -63.66\",,", "44.71000, -63.66000"), ("44°42.6'N,63°39.6'W,", "44.71000, -63.66000"),
    (",,", nil),
    ("44.72,-63.67,\"44.71, -63.66\"", "44.71000, -63.66000"),
  ])
  func `a place is read from one cell or two`(cells: String, expected: String?) throws {
    var intake = try intake("Dog,Latitude,Longitude,Place", "Pip,\(cells)")
    #expect(intake.coordinates(2)?.description == expected)
    #expect(intake.log.isEmpty)
  }

  @Test(arguments: [("25", 2500), ("CA$30.00", 3000), ("", nil), ("zero", nil), ("0", nil)])
  func `a rate is an amount above zero`(text: String, cents: Int?) throws {
    var intake = try intake("Dog,Rate", "Pip,\(text)")
    #expect(intake.rate(2)?.cents == cents)
    #expect(intake.log.isEmpty == (cents != nil || text.isEmpty))
  }
}
