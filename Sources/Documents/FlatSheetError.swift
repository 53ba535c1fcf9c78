public import Diagnostics

/// Why a flat OpenDocument file cannot be read.
public struct FlatSheetError: Error, Hashable, Sendable {
  public let code: DiagnosticCode
  public let location: Location
  /// What is wrong.
  public let detail: String
  /// One thing to do about it.
  public let hint: String

  /// The same as a finding, for a report.
  public var diagnostic: Diagnostic { Diagnostic(.error, code, at: location, detail, hint: hint) }

  static func damaged(_ file: String, line: Int, _ detail: String) -> FlatSheetError {
    FlatSheetError(
      code: .damagedWorkbook, location: Location(file: file, line: line), detail: detail,
      hint: "open it in LibreOffice and save it again; nothing was read from it")
  }

  static func noSheet(_ file: String, _ kind: String) -> FlatSheetError {
    FlatSheetError(
      code: .notASpreadsheet, location: Location(file: file), detail: "this is \(kind), not a spreadsheet",
      hint: "name the spreadsheet, saved as Flat XML ODF Spreadsheet (.fods) or as CSV")
  }

  static func huge(_ file: String, tab: String) -> FlatSheetError {
    FlatSheetError(
      code: .hugeWorkbook, location: Location(file: file),
      detail: "the tab “\(tab)” has more cells than any sheet of dogs: something is repeated over and over",
      hint: "delete the rows and columns beyond your own in LibreOffice and save it again")
  }
}

extension DiagnosticCode {
  public static let damagedWorkbook = DiagnosticCode(
    "damaged-workbook",
    """
    The file is a flat OpenDocument spreadsheet that is cut off or damaged. What is left could be read as something \
    it never said, so nothing was read. Open it in LibreOffice and save it again, or take it from a backup.
    """)
  public static let notASpreadsheet = DiagnosticCode(
    "not-a-spreadsheet",
    "The file is a flat OpenDocument file of another kind: a text, a drawing or a presentation. It has no cells."
  )
  public static let hugeWorkbook = DiagnosticCode(
    "huge-workbook",
    """
    A tab of the spreadsheet says that what it holds is repeated far beyond what any sheet needs, most often because \
    whole columns were filled by mistake. It is not read, for it would fill the computer's memory.
    """)

  /// What reading a flat OpenDocument file can report.
  public static let documentCodes: [DiagnosticCode] = [.damagedWorkbook, .notASpreadsheet, .hugeWorkbook]
}
