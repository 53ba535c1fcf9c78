import Bookkeeping
import Civil
import Quantities
import Testing

struct TaxTableTests {
  static func day(_ text: String) throws -> CivilDate { try #require(CivilDate(iso: text)) }

  @Test(
    arguments: [
      (Province.novaScotia, "2007-12-31", nil), (.novaScotia, "2008-01-01", "13"),
      (.novaScotia, "2010-06-30", "13"), (.novaScotia, "2010-07-01", "15"),
      (.novaScotia, "2025-03-31", "15"), (.novaScotia, "2025-04-01", "14"),
      (.novaScotia, "2026-07-01", "14"), (.newBrunswick, "2016-06-30", "13"),
      (.newBrunswick, "2016-07-01", "15"), (.newfoundland, "2016-07-01", "15"),
      (.princeEdwardIsland, "2013-03-31", "5"), (.princeEdwardIsland, "2013-04-01", "14"),
      (.princeEdwardIsland, "2016-10-01", "15"), (.ontario, "2010-06-30", "5"),
      (.ontario, "2010-07-01", "13"), (.britishColumbia, "2010-07-01", "12"),
      (.britishColumbia, "2013-04-01", "5"), (.quebec, "2020-01-01", "5"),
      (.nunavut, "2008-01-01", "5"), (.alberta, "1999-01-01", nil),
    ] as [(Province, String, String?)])
  func `the rate changes on its first day and not before`(
    province: Province, date: String, percent: String?
  ) throws {
    #expect(TaxTable.canada.rate(in: province, on: try Self.day(date))?.percentText == percent)
    let alone = TaxTable.canada.only(province)
    #expect(alone.rate(in: province, on: try Self.day(date))?.percentText == percent)
    #expect(Set(alone.entries.map(\.province)) == [province])
  }

  @Test func `every province has an entry for every column of the table`() {
    #expect(TaxTable.canada.entries.count == Province.allCases.count * 6)
    #expect(Set(TaxTable.canada.entries.map(\.province)) == Set(Province.allCases))
  }

  @Test func `a province named in an override uses those entries alone`() throws {
    let entry = TaxTable.Entry(
      province: .novaScotia, from: try Self.day("2027-01-01"), rate: TaxRate(basisPoints: 1350))
    let table = TaxTable.canada.overridden(by: [entry])
    #expect(table.rate(in: .novaScotia, on: try Self.day("2026-12-31")) == nil)
    #expect(table.rate(in: .novaScotia, on: try Self.day("2027-01-01"))?.basisPoints == 1350)
    #expect(table.rate(in: .ontario, on: try Self.day("2026-12-31"))?.basisPoints == 1300)
    #expect(TaxTable.canada.overridden(by: []) == .canada)
  }

  @Test func `entries may come in any order, and of two for one day the later holds`() throws {
    let first = try Self.day("2020-01-01")
    let second = try Self.day("2021-01-01")
    let table = TaxTable([
      .init(province: .yukon, from: second, rate: TaxRate(basisPoints: 700)),
      .init(province: .yukon, from: first, rate: TaxRate(basisPoints: 500)),
      .init(province: .yukon, from: first, rate: TaxRate(basisPoints: 600)),
    ])
    #expect(table.entries.map(\.rate.basisPoints) == [600, 700])
    #expect(table.rate(in: .yukon, on: second.adding(days: -1))?.basisPoints == 600)
    #expect(table.rate(in: .yukon, on: second)?.basisPoints == 700)
  }
}
