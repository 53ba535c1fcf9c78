import Diagnostics
import Testing

@testable import Tabular

struct PastedPartsTests {
  private func texts(_ text: String) throws -> [[String]] {
    try RecordReader.sheet(Array(text.utf8), file: "s.csv").records.map { $0.fields.map(\.text) }
  }

  private static let commas =
    "Dog,Mon,Tue,Wed,Notes\nPip,25,,25,\nRex,25,30,25,\"a; b; c; d; e\"\nLou,,25,,\n"
  private static let semicolons =
    "Dog;Mon;Tue;Wed;Notes\nPip;25,00;;25,00;\nRex;25,00;30,00;25,00;x, y\nLou;;25,00 $;;\n"

  @Test(arguments: [true, false])
  func `rows with another delimiter are cut at theirs`(isCommaFirst: Bool) throws {
    let parts = isCommaFirst ? [Self.commas, Self.semicolons] : [Self.semicolons, Self.commas]
    let rows = try texts(parts.joined(separator: "\n"))
    #expect(rows.contains(["Rex", "25,00", "30,00", "25,00", "x, y"]))
    #expect(rows.contains(["Rex", "25", "30", "25", "a; b; c; d; e"]))
    #expect(rows.contains(["Lou", "", "25,00 $", "", ""]))
    #expect(rows.filter { $0.count == 5 }.count == 8)
  }

  @Test func `the place where it begins is named, and every row keeps its number`() throws {
    let table = try RecordReader.sheet(
      Array((Self.commas + "\r\n" + Self.semicolons + Self.commas).utf8), file: "s.csv")
    #expect(table.findings.map(\.code) == [.otherDelimiter, .otherDelimiter])
    #expect(table.findings.map(\.location?.description) == ["s.csv:A6", "s.csv:A10"])
    #expect(table.records.map(\.line) == Array(1...13))
  }

  @Test(arguments: [
    // One row by itself, or two, may be anything.
    commas + "Pip;25,00;;25,00;\n" + commas, commas + "Pip;25;;25;\nRex;25;;25;\n",
    // Decimal commas make no rows.
    semicolons + "Kim;25,00;25,00;25,00;\nTom;25,00;25,00;25,00;25,00\n",
    // A cell over lines is a cell.
    commas + "Kim,25,,,\"a;b;c;d;e\nf;g;h;i;j\nk;l;m;n;o\"\n",
  ])
  func `others are left to the main table`(text: String) throws {
    #expect(try RecordReader.sheet(Array(text.utf8), file: "s.csv").findings.isEmpty)
  }

  @Test(arguments: ["\r\n", "\r"])
  func `any line end will do`(end: String) throws {
    let rows = try texts((Self.commas + Self.semicolons).replacing("\n", with: end))
    #expect(rows.count == 8 && rows.allSatisfy { $0.count == 5 })
  }

  @Test func `a title between such rows is of their part`() throws {
    let rows = try texts(
      Self.commas + "Dog|Mon|Tue|Wed\nPip|25||25\n\nWeek of Nov 10, 2025\nDog|Mon|Tue|Wed\nPip|25||\n")
    #expect(rows[7] == ["Week of Nov 10, 2025"] && rows[9] == ["Pip", "25", "", ""])
  }

  @Test func `a title in quotes among the rows with another delimiter is not an open quote`() throws {
    let rows = try texts(
      "\"Week of Aug 13, 2007\",,,,\n" + Self.commas + "Week of Aug 20, 2007;;;;\n" + Self.semicolons
        + "Max;25,00;25,00;;\n")
    #expect(rows.first == ["Week of Aug 13, 2007", "", "", "", ""])
    #expect(rows.contains(["Week of Aug 20, 2007", "", "", "", ""]))
    #expect(rows.contains(["Rex", "25", "30", "25", "a; b; c; d; e"]))
    #expect(rows.contains(["Rex", "25,00", "30,00", "25,00", "x, y"]))
  }

  @Test func `lines that are quoted as a whole are read inside of their quotes`() throws {
    let table = try RecordReader.sheet(
      Array(
        "\"\"\"Week of Mar 13, 2006\"\",,,\"\n\"Dog,Mon,Tue,Notes\"\n\n\"Pip,$25,,\"\"shy, slow\"\"\"\n\"Lou,,$25,\"\n\n"
          .utf8), file: "s.csv")
    #expect(
      table.records.map { $0.fields.map(\.text) } == [
        ["Week of Mar 13, 2006", "", "", ""], ["Dog", "Mon", "Tue", "Notes"], [""],
        ["Pip", "$25", "", "shy, slow"], ["Lou", "", "$25", ""], [""],
      ])
    #expect(table.findings.map(\.code) == [.quotedLines])
    #expect(try texts("\"call Kim, Tom, Lou\"\n\"not, today\"\n\"milk\"\n").map(\.count) == [1, 1, 1])
  }
}
