import Diagnostics
import DogSteps
import Tabular
import Testing

@Suite struct BreedTableReaderTests {
  private static let header = "name,leg_cm,weight_kg,body,energy,puppy,adult,senior,description"

  private func read(_ rows: String..., header: String = header) throws -> Report<BreedTable> {
    let text = ([header] + rows).joined(separator: "\n")
    return BreedTableReader.read(try RecordReader.table(Array(text.utf8), file: "breeds.csv"))
  }

  @Test func `S031 a breed is found by its name in any case, and the mixed one is the mean of all`() throws {
    let table = try read("Brak,20,10,athletic,low,1.2,1,1,x", "Setter,30,20,heavy,veryHigh,1,1,1.1,y").value
    #expect(table["BRAK"]?.name == "Brak")
    #expect(table["Poodle"] == nil)
    let mixed = try #require(table["mixed breed"])
    #expect(mixed.leg == 25)
    #expect(mixed.weight == 15)
    #expect(mixed.puppy == Ratio(11, 10))
    #expect(mixed.body == .athletic)
    #expect(mixed.energy == .moderate)
    #expect(table.listed.map(\.name) == ["Brak", "Mixed", "Setter"])
    #expect(BreedTable([])["Mixed"] == nil)
  }

  @Test func `a table's own row for the mixed breed goes before the mean`() throws {
    let table = try read("Brak,20,10,athletic,low,1,1,1,", "Mixed,22,18,compact,high,1,1,1,z").value
    #expect(table["Mixed Breed"]?.body == .compact)
    #expect(table.listed.count == 2)
  }

  @Test(arguments: [
    (",20,10,athletic,low,1,1,1,", "breeds.csv:A2"), ("A,0,10,athletic,low,1,1,1,", "breeds.csv:B2"),
    ("A,20,ten,athletic,low,1,1,1,", "breeds.csv:C2"), ("A,20,10,round,low,1,1,1,", "breeds.csv:D2"),
    ("A,20,10,heavy,lazy,1,1,1,", "breeds.csv:E2"), ("A,20,10,heavy,low,-1,1,1,", "breeds.csv:F2"),
  ])
  func `a row that cannot be understood is named with its cell`(row: String, place: String) throws {
    let report = try read(row)
    #expect(report.value.breeds.isEmpty)
    #expect(report.diagnostics.map(\.code.name) == ["bad-breed-row"])
    #expect(report.diagnostics.first?.location?.description == place)
  }

  @Test func `columns may come in any order, with other words for veryHigh, and factors may be left out`()
    throws
  {
    let report = try read(
      "very high,Athletic,4.5,10,Brak", header: "Energy,BODY,weight_kg,leg_cm,name")
    #expect(report.diagnostics.isEmpty)
    #expect(report.value.breeds.first?.energy == .veryHigh)
    #expect(report.value.breeds.first?.senior == 1)
  }

  @Test func `a missing column and a doubled name are named`() throws {
    #expect(try read(header: "name,leg_cm").diagnostics.map(\.code.name) == ["bad-breed-row"])
    let doubled = try read("A,20,10,heavy,low,1,1,1,", "a,30,10,heavy,low,1,1,1,")
    #expect(doubled.diagnostics.count == 1)
    #expect(doubled.value["A"]?.leg == 20)
  }
}
