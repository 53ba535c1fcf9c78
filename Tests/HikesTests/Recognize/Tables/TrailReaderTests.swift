import Diagnostics
import Hikes
import Quantities
import Testing

struct TrailReaderTests {
  @Test func `a trail's row is read field by field`() throws {
    let report = TrailReader.read(
      try DayBook.table([
        "Trail,Region,Latitude,Longitude,Active,Notes",
        "Kettle Hollow Loop,Sackville,44.78620,-63.71150,yes,made up",
        "Saunders Beach,Bedford,44.71408,-63.68415,no,\"busy, in summer\"", ",,,,,left over",
      ]))
    #expect(report.value.map(\.name) == ["Kettle Hollow Loop", "Saunders Beach"])
    #expect(report.value.map(\.isActive) == [true, false])
    #expect(report.value.map(\.coordinates?.description) == ["44.78620, -63.71150", "44.71408, -63.68415"])
    #expect(report.value.last?.notes == "busy, in summer")
    #expect(
      report.diagnostics.map { "\($0.code) \($0.location?.cell?.description ?? "")" } == [
        "row-without-name A4"
      ])
  }

  @Test func `the book's own table gives ids and names`() throws {
    let report = TrailReader.read(
      try DayBook.table(["trail,name,region", "kettle,Kettle Hollow Loop,Sackville"]))
    #expect(report.value.map(\.id) == [TrailID("kettle")])
    #expect(report.value.map(\.name) == ["Kettle Hollow Loop"])
  }

  @Test func `a table without trails gives none`() throws {
    #expect(TrailReader.read(try DayBook.table(["a,b", "1,2"])).value.isEmpty)
  }
}
