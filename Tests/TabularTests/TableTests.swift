import Diagnostics
import Tabular
import Testing

@Suite struct TableTests {
  private static func table(_ text: String) throws -> Table {
    try RecordReader.table(Array(text.utf8), file: "a.csv")
  }

  @Test func `rows count from 1, and past the end they are empty`() throws {
    let table = try Self.table("a\nb,c,d\n")
    #expect(table.width == 3)
    #expect((0...3).map { table[row: $0].fields.count } == [0, 1, 3, 0])
    #expect(table.location(row: 2, column: 3).description == "a.csv:C2")
    #expect(Table(file: "a.csv", records: []).width == 0)
  }

  @Test(arguments: [
    ("Luna,25,,$2O,,", 4, "Luna,25,,$2O,,", "$2O"), ("Luna,25", 1, "Luna,25", "Luna"),
    ("\"a,b\",c", 2, "\"a,b\",c", "c"), ("\"a,b\",c", 1, "\"a,b\",c", "\"a,b\""),
    ("\"x\"\"y\",z", 2, "\"x\"\"y\",z", "z"),
    ("é🐕,zz", 2, "é🐕,zz", "zz"),
  ])
  func `an excerpt marks the field in its line`(text: String, column: Int, line: String, marked: String)
    throws
  {
    let excerpt = try #require(try Self.table("head\n" + text).excerpt(row: 2, column: column))
    #expect(excerpt.line == 2)
    #expect(excerpt.text == line)
    #expect(Array(excerpt.text)[excerpt.marked] == Array(marked)[...])
  }

  @Test func `an empty field is marked by one caret`() throws {
    let excerpt = try #require(try Self.table("a,,c").excerpt(row: 1, column: 2))
    #expect(excerpt.marked == 2..<3)
  }

  @Test func `no excerpt for many lines, nor where there is no field`() throws {
    let table = try Self.table("a,\"b\nc\"\nd\n")
    #expect(table.excerpt(row: 1, column: 1) == nil)
    #expect([0, 2].map { table.excerpt(row: 2, column: $0) } == [nil, nil])
    #expect(table.excerpt(row: 9, column: 1) == nil)
  }
}
