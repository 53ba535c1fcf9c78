import Diagnostics
import Testing

@testable import Tabular

@Suite struct TabularErrorTests {
  @Test func `an error is a finding with place, code and hint`() {
    let error = TabularError.unclosedQuote(
      at: Location(file: "a.csv", cell: CellReference(row: 3, column: 2)))
    #expect(
      error.diagnostic.text == """
        a.csv:B3: error[unclosed-quote]: the quotation mark that opens this cell is never closed; the file may be cut off
          hint: close the quote or export the sheet again; nothing was read from it
        """)
    #expect(error.diagnostic.severity == .error)
  }

  @Test func `the catalogue names every code once`() {
    let codes = DiagnosticCode.tabularCodes
    #expect(
      codes == [
        .notText, .notUTF8, .invalidByte, .unclosedQuote, .emptyFile, .missingColumn, .duplicateKey,
        .unreadableField, .outsideTable, .noSuchTable, .mojibake, .drawnColumns, .otherDelimiter,
        .quotedLines,
      ])
    #expect(
      codes.map(\.name) == [
        "not-text", "not-utf8", "invalid-byte", "unclosed-quote", "empty-file", "missing-column",
        "duplicate-key",
        "unreadable-field", "outside-table", "no-such-table", "mojibake", "drawn-columns",
        "other-delimiter", "quoted-lines",
      ])
  }
}
