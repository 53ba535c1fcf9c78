import Civil
import Diagnostics
import Quantities
import Tabular
import TestSupport
import Testing

@Suite struct RecordSchemaReadingTests {
  @Test func `columns may come in any order, and a missing one is empty`() throws {
    let reading = try Pup.schema.read("Fee, PUP \n12.50,rex\n,luna\n")
    #expect(reading.findings.isEmpty)
    #expect(reading.rows.rows == [Pup(id: "rex", fee: Money(cents: 1250)), Pup(id: "luna")])
    #expect(reading.rows.entries.map(\.rowNumber) == [2, 3])
  }

  @Test(arguments: [
    "\u{FEFF}pup,name\r\nrex,Rex\r\n", "\n , \npup,name\n\nrex,Rex\n,\n", "'pup,name\rrex,Rex",
  ])
  func `mark, line ends and blank records are passed over`(text: String) throws {
    let reading = try Pup.list.read(text.replacing("'pup", with: "pup"))
    #expect(reading.findings.isEmpty)
    #expect(reading.rows.rows == [Pup(id: "rex", name: "Rex")])
  }

  @Test(arguments: ["", "\n\n", " ,\u{A0}\n"])
  func `a table with nothing in it has no rows and no findings`(text: String) throws {
    let reading = try Pup.schema.read(text)
    #expect(reading.rows.rows.isEmpty)
    #expect(reading.findings.isEmpty)
  }

  @Test func `a table without its key column is not read`() throws {
    let reading = try Pup.schema.read("\nname,fee\nRex,x\n")
    #expect(reading.rows.rows.isEmpty)
    #expect(
      reading.findings == [
        """
        pups.csv:A2: error[missing-column]: the column “pup” is missing
          hint: put it back; the columns are pup, name, born, fee, coat, friends
        """
      ])
    let report = try Pup.schema.read(Array("name\n".utf8), file: "pups.csv")
    #expect(report.diagnostics.map(\.code) == [.missingColumn])
  }

  @Test func `nor is one without a column that may not be empty, for its values would be guessed`() throws {
    let strict = RecordSchema<Pup>(
      "strict", keys: ["name"], blank: { Pup() },
      [.init("name", \.name, .text, ""), .init("coat", \.coat, .word, ""), .init("fee", \.fee, .money, "")])
    let report = try strict.read(Array("name\nRex\n".utf8), file: "strict.csv")
    #expect(report.value.rows.isEmpty)
    #expect(report.diagnostics.map(\.code) == [.missingColumn, .missingColumn])
    #expect(
      report.diagnostics.map(\.message) == ["the column “coat” is missing", "the column “fee” is missing"])
  }

  @Test func `the second row with a key is an error at its key`() throws {
    let sheet = try MarkedSheet("name,pup\nRex,rex\nLuna,luna\nOther,‹1› rex\nThird,bo\n")
    let report = try Pup.schema.read(sheet.bytes, file: "pups.csv")
    #expect(report.value.rows.map(\.name) == ["Rex", "Luna", "Third"])
    #expect(report.diagnostics.map(\.code) == [.duplicateKey])
    #expect(report.diagnostics[0].location == Location(file: "pups.csv", cell: sheet.cell))
    #expect(report.diagnostics[0].message == "“rex” stands in row 2 already")
  }

  @Test func `rows without a key may be alike`() throws {
    let reading = try Pup.list.read("pup,name\nrex,Rex\nrex,Rex\n")
    #expect(reading.rows.rows.count == 2)
    #expect(reading.findings.isEmpty)
  }

  @Test(arguments: [
    "pup,born,name\nrex,‹1›20 Nov,Rex\nluna,2026-11-20,Luna\n",
    "note,pup,born\n\"a\nb\",luna,2026-11-20\n,rex,‹1›2026-02-30\n",
    "pup,x,fee\nluna,,\n\nrex,\"a,b\",‹1›$2O\n", "pup,coat\nrex,‹1›curly\nluna,\n",
    "pup,name\n‹1›,Rex\nluna,\n",
  ])
  func `a field that cannot be read is named by its cell, and its row is left out`(text: String) throws {
    let sheet = try MarkedSheet(text)
    let report = try Pup.schema.read(sheet.bytes, file: "pups.csv")
    #expect(report.value.rows.map(\.id) == ["luna"])
    #expect(report.diagnostics.map(\.code) == [.unreadableField])
    #expect(report.diagnostics[0].location == Location(file: "pups.csv", cell: sheet.cell))
  }

  @Test func `the finding shows the line, a caret, and what to write`() throws {
    let reading = try Pup.schema.read("pup,name,fee,born\nrex,\"Rex, the king\",$2O,\n,Luna,25,soon\n")
    #expect(
      reading.findings == [
        """
        pups.csv:C2: error[unreadable-field]: “$2O” is no fee
          2 | rex,"Rex, the king",$2O,
            |                     ^~~
          hint: write an amount such as 25.00, or nothing
        """,
        """
        pups.csv:A3: error[unreadable-field]: “pup” is empty
          3 | ,Luna,25,soon
            | ^
          hint: write a name that no other row has
        """,
        """
        pups.csv:D3: error[unreadable-field]: “soon” is no born
          3 | ,Luna,25,soon
            |          ^~~~
          hint: write a date such as 2026-11-20, or nothing
        """,
      ])
  }

  @Test func `a file that cannot be read at all is thrown`() {
    let error = #expect(throws: TabularError.self) { try Pup.schema.read("pup,name\nrex,\"Rex\n") }
    #expect(error?.code == .unclosedQuote)
    #expect(error?.location.description == "pups.csv:B2")
  }

  /// Seed 46.
  @Test func `every record is a row or is named by a finding`() throws {
    var random = SplitMix64(seed: 46)
    let ids = ["", "rex", "luna", "bo"]
    let days = ["", "2026-11-20", "2026-13-01", " "]
    for _ in 0..<500 {
      var writer = RecordWriter(formulas: .none)
      writer.write(["pup", "born", "name"])
      var filled: Set<Int> = []
      for row in 2..<Int.random(in: 3...8, using: &random) {
        let fields = [ids, days, ["", "x", "\n"]].map { $0[Int.random(in: $0.indices, using: &random)] }
        writer.write(fields)
        if !fields.allSatisfy({ Field($0).isBlank }) { filled.insert(row) }
      }
      let report = try Pup.schema.read(writer.bytes, file: "pups.csv")
      let read = report.value.entries.map(\.rowNumber)
      let named = Set(report.diagnostics.compactMap { $0.location?.cell?.row })
      #expect(Set(read).isDisjoint(with: named))
      #expect(Set(read).union(named) == filled)
    }
  }
}
