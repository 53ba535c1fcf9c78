import Diagnostics
import Store
import Tabular
import Testing

@testable import HoundCommands

struct CSVCommandTests {
  private static let untidy =
    "Ventes de la semaine\r\n\r\nChien;Lun;Mar\r\nZoé;25,00;20,00\r\nMax;;15,50\r\n\r\nTrail;Km\r\nLong Lake;5\r\nFrog Pond;2\r\n"

  @Test func `any dialect and encoding becomes the standard form, with every record`() throws {
    let workshop = try Workshop("csv-dialects")
    let latin = Self.untidy.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    try workshop.write(latin, "old.csv")
    let result = try workshop.run("csv old.csv")
    #expect(result.status == .done)
    #expect(
      result.output
        == "Ventes de la semaine\r\n\r\nChien,Lun,Mar\r\nZoé,\"25,00\",\"20,00\"\r\nMax,,\"15,50\"\r\n\r\nTrail,Km\r\nLong Lake,5\r\nFrog Pond,2\r\n"
    )
    #expect(result.error == "")
  }

  @Test func `the table alone is written, and the rest is listed with its place`() throws {
    let workshop = try Workshop("csv-table")
    try workshop.write(Array(Self.untidy.utf8), "old.csv")
    let first = try workshop.run("csv --table old.csv")
    #expect(first.output == "Chien,Lun,Mar\r\nZoé,\"25,00\",\"20,00\"\r\nMax,,\"15,50\"\r\n")
    #expect(first.error.contains("old.csv:A1: note[\(DiagnosticCode.outsideTable.name)]: rows 1 to 2"))
    #expect(first.error.contains("old.csv:A7: note[outside-table]: rows 7 to 9, table 2, left out: “Trail”"))
    let second = try workshop.run("csv --table 2 old.csv")
    #expect(second.output == "Trail,Km\r\nLong Lake,5\r\nFrog Pond,2\r\n")
    let third = try workshop.run("csv --table 3 old.csv")
    #expect(third.status == .refused)
    #expect(third.output == "")
    #expect(third.error.contains(DiagnosticCode.noSuchTable.name))
  }

  @Test func `inspect says what was found out and why`() throws {
    let workshop = try Workshop("csv-inspect")
    try workshop.write(Array(Self.untidy.utf8), "old.csv")
    let lines = try workshop.run("csv --inspect old.csv").output
    #expect(lines.contains("encoding   UTF-8, no mark"))
    #expect(lines.contains("delimiter  semicolon"))
    #expect(lines.contains("records have 3 fields"))
    #expect(lines.contains("line ends  9 CRLF"))
    #expect(lines.contains("table 2    rows 7 to 9"))
  }

  @Test(arguments: [
    ("--delimiter semicolon", "a,b#c|'d e'\r\n"), ("--delimiter #", "a;b,c|'d e'\r\n"),
    ("--delimiter | --quote single", "a;b#c,d e\r\n"), ("--skip 1", ""),
  ])
  func `what is said of a file is not guessed at`(options: String, output: String) throws {
    let workshop = try Workshop("csv-told-\(output.utf8.count)-\(options.utf8.count)")
    try workshop.write(Array("a;b#c|'d e'\n".utf8), "odd.csv")
    #expect(try workshop.run("csv \(options) odd.csv").output == output)
  }

  @Test(arguments: ["--delimiter long", "--quote long", "--encoding klingon", "--skip two", "--header -1"])
  func `what makes no sense is refused`(options: String) throws {
    let workshop = try Workshop("csv-usage-\(options.utf8.count)")
    try workshop.write(Array("a\n".utf8), "odd.csv")
    #expect(try workshop.run("csv \(options) odd.csv").status == .usage)
  }

  @Test func `every sample is read in the dialect it has always been read in`() throws {
    let workshop = try Workshop("csv-samples")
    for folder in ["samples", "samples/2025", "samples/legacy"] {
      for file in try Files.list("\(Workshop.package)/\(folder)") where file.hasSuffix(".csv") {
        let bytes = try workshop.read("\(folder)/\(file)")
        // One sheet came from a computer whose lists are parted by semicolons.
        let delimiter = UInt8(ascii: file.hasPrefix("73-") ? ";" : ",")
        let dialect = Dialect(delimiter: delimiter, quote: Dialect.rfc4180.quote)
        #expect(
          try RecordReader.table(bytes, file: file)
            == RecordReader.table(bytes, file: file, dialect: dialect),
          "\(file)")
      }
    }
  }

  @Test func `a bare number is the table's, and a file of that name is written with its folder`() throws {
    let workshop = try Workshop("csv-number")
    try workshop.write(Array(Self.untidy.utf8), "old.csv")
    try workshop.write(Array("a;b\n1;2\n".utf8), "2")
    #expect(try workshop.run("csv --table 2 old.csv").output == "Trail,Km\r\nLong Lake,5\r\nFrog Pond,2\r\n")
    #expect(try workshop.run("csv old.csv --table 2").output == "Trail,Km\r\nLong Lake,5\r\nFrog Pond,2\r\n")
    #expect(try workshop.run("csv --table ./2").output == "a,b\r\n1,2\r\n")
    let missed = try workshop.run("csv --table 2 ./2")
    #expect(missed.status == .refused)
    #expect(missed.error.contains("the file named 2 is written ./2"))
  }

  @Test func `a file longer than what is held comes whole into the file of -o, also onto itself`() throws {
    let workshop = try Workshop("csv-long")
    let lines = (0..<120_000).map { "Bella;\($0),50;\"a; b\"" }
    try workshop.write(Array((lines.joined(separator: "\n") + "\n").utf8), "long.csv")
    let wanted = (0..<120_000).map { "Bella,\"\($0),50\",a; b\r\n" }.joined()
    for arguments in [
      "csv long.csv -o clean.csv", "csv --table long.csv -o clean.csv", "csv clean.csv -o clean.csv",
    ] {
      #expect(try workshop.run(arguments).status == .done)
      #expect(try workshop.read("clean.csv") == Array(wanted.utf8), "\(arguments)")
    }
    #expect(try workshop.run("csv long.csv -o none/clean.csv").status == .unreadable)
  }

  @Test(arguments: ["own.csv", "./own.csv"])
  func `a file that cannot be rewritten onto itself stays whole`(target: String) throws {
    let workshop = try Workshop("csv-itself-\(target.count)")
    let bytes = Array(String(repeating: "Luna;25,00\n", count: 200_000).utf8) + [0xFF, 0x0A]
    try workshop.write(bytes, "own.csv")
    let result = try workshop.run("csv own.csv -o \(target) --encoding utf8")
    #expect(result.status == .unreadable)
    #expect(try workshop.read("own.csv") == bytes)
    try workshop.write(Array("kept\n".utf8), "other.csv")
    #expect(try workshop.run("csv own.csv -o other.csv --encoding utf8").status == .unreadable)
    #expect(try workshop.read("other.csv") == Array("kept\n".utf8))
  }
}
