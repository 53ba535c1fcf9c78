import Diagnostics
import Tabular
import Testing

@Suite struct SchemaRowsTests {
  @Test func `a value that was read knows its cell, however its column is spelled`() throws {
    let rows = try Pup.schema.read("vet,Name,pup\n\n,Rex,rex\n").rows
    let entry = try #require(rows.entries.first)
    #expect(rows.location(entry, column: "name").description == "pups.csv:B3")
    #expect(rows.location(entry, column: "pup").description == "pups.csv:C3")
    #expect(rows.location(entry, column: "born").description == "pups.csv:A3", "the file lacks it")
  }

  @Test func `rows that no file holds go by the name they would have`() throws {
    let rows = SchemaRows([Pup(id: "rex"), Pup(id: "bo")], file: "pups.csv")
    #expect(rows.rows.map(\.id) == ["rex", "bo"])
    #expect(rows.entries.map(\.rowNumber) == [0, 0])
    #expect(rows.location(try #require(rows.entries.first), column: "name").description == "pups.csv:A1")
    #expect(Pup.schema.write(rows.rows, over: rows) == Pup.schema.write(rows.rows))
  }
}
