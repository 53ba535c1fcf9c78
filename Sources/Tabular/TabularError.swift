public import Diagnostics

/// Why a file cannot be read as records at all.
public struct TabularError: Error, Hashable, Sendable {
  public let code: DiagnosticCode
  public let location: Location
  /// What is wrong.
  public let detail: String
  /// One thing to do about it.
  public let hint: String

  public init(_ code: DiagnosticCode, at location: Location, _ detail: String, hint: String) {
    self.code = code
    self.location = location
    self.detail = detail
    self.hint = hint
  }

  /// The same as a finding, for a report.
  public var diagnostic: Diagnostic { Diagnostic(.error, code, at: location, detail, hint: hint) }
}

extension DiagnosticCode {
  public static let notText = DiagnosticCode(
    "not-text",
    """
    The file is a picture, a document, an archive or a program's own format. Hound reads comma-separated text. \
    A spreadsheet file holds several tabs and formulas that no reader but its own program gets right, so it is \
    saved as CSV first: one file for each tab.
    """)
  public static let notUTF8 = DiagnosticCode(
    "not-utf8",
    """
    Some bytes are not UTF-8, the encoding in which the file was to be read. Replacing them would lose letters \
    without a word, so nothing was read. Save the sheet again as CSV with the character set UTF-8.
    """)
  public static let invalidByte = DiagnosticCode(
    "invalid-byte",
    """
    The file is in an older encoding, told by its letters, but holds a byte that means nothing in it. Replacing \
    it would lose a letter without a word, so nothing was read. Save the sheet again as CSV with the character \
    set UTF-8, or say what the encoding is: hound csv --encoding.
    """)
  public static let unclosedQuote = DiagnosticCode(
    "unclosed-quote",
    """
    A field opens with a quotation mark that is never closed, so everything after it would be one field. The \
    file may be cut off, or a mark was typed into a cell. The place named is where the quote opens.
    """)
  public static let emptyFile = DiagnosticCode(
    "empty-file", "The file has no bytes, or nothing but empty cells: there is nothing to read in it.")

  public static let outsideTable = DiagnosticCode(
    "outside-table",
    """
    A file holds more than one table, or titles and notes around it, and the table alone was asked for. What was \
    left out is listed with its place; without --table every record is kept. It is also said where --skip leaves out \
    more lines than there are.
    """)
  public static let noSuchTable = DiagnosticCode(
    "no-such-table",
    "A table of a file was asked for by its number, and the file has not so many. Nothing was written.")

  public static let drawnColumns = DiagnosticCode(
    "drawn-columns",
    """
    The file is a table typed in a text program, its columns drawn with spaces and not parted by a comma or a tab. \
    A column begins where every line has a gap, so that an empty cell keeps its place; a line that writes across the \
    columns is one cell.
    """)
  public static let otherDelimiter = DiagnosticCode(
    "other-delimiter",
    """
    Rows with another separator than the rest follow each other, as where a file with semicolons was pasted below one \
    with commas. Each part was read by its own. A single such row stays one cell, and is named.
    """)
  public static let quotedLines = DiagnosticCode(
    "quoted-lines",
    """
    A program put each line of the file into quotation marks as a whole, so that every row is a single cell. The cells \
    inside the quotation marks were read.
    """)

  /// What reading records can report.
  public static let tabularCodes: [DiagnosticCode] =
    [.notText, .notUTF8, .invalidByte, .unclosedQuote, .emptyFile] + schemaCodes
    + [.outsideTable, .noSuchTable, .mojibake, .drawnColumns, .otherDelimiter, .quotedLines]
}
