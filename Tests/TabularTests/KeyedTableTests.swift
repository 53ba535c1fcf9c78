import Diagnostics
import Testing

@testable import Tabular

@Suite struct KeyedTableTests {
  private let shape = TableShape(Pup.schema)

  private func table(_ text: String) throws -> KeyedTable {
    try KeyedTable(Array(text.utf8), shape, file: "pups.csv")
  }

  @Test func `rows are found by key whatever the dialect and the order of columns`() throws {
    let plain = try table("pup,name,fee\nada,Ada,25.00\n")
    let other = try table("fee;name;pup\r\n\"25.00\";Ada;ada\r\n")
    #expect(other.rows == plain.rows)
    #expect(other.differences(from: plain, shape).isEmpty)
    #expect(try table("").rows.isEmpty)
  }

  @Test func `differences name the field, and the side without a row`() throws {
    let was = try table("pup,name,fee\nada,Ada,25.00\nrex,,\n")
    let now = try table("pup,name,fee\nada,Ada,30\nbo,Bo,\n")
    #expect(
      now.differences(from: was, shape) == [
        .init(key: ["ada"], column: "fee", was: "25.00", now: "30"),
        .init(key: ["bo"], column: "pup", was: nil, now: "bo"),
        .init(key: ["bo"], column: "name", was: nil, now: "Bo"),
        .init(key: ["rex"], column: "pup", was: "rex", now: nil),
      ])
  }

  @Test(arguments: [
    ("name\nAda\n", DiagnosticCode.missingColumn), ("pup,name\nada,Ada\nada,Ava\n", .duplicateKey),
  ])
  func `a table whose rows cannot be told apart is refused`(text: String, code: DiagnosticCode) {
    let error = #expect(throws: TabularError.self) { try table(text) }
    #expect(error?.code == code)
  }

  @Test func `what stands under no heading is not lost`() throws {
    let read = try table("pup,name,\nada,Ada,shy\n")
    #expect(String(decoding: read.bytes(), as: UTF8.self) == "pup,name,\nada,Ada,shy\n")
  }

  @Test func `a table without keys is known by all its columns`() {
    #expect(TableShape(Pup.list).keys == Pup.list.header)
    #expect(TableShape(Pup.list, keys: ["name"]).keys == ["name"])
    #expect(shape.canonical("25", column: "FEE") == "25.00")
    #expect(shape.canonical("much", column: "fee") == "much")
    #expect(shape.canonical("x", column: "vet") == "x")
  }
}
