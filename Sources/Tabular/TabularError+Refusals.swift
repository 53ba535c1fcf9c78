import Diagnostics

/// Why a file is not read, each reason in words that say what to do.
extension TabularError {
  static func notText(_ signature: FileSignature, file: String) -> TabularError {
    let hint: String
    switch signature {
    case .spreadsheet("numbers"):
      hint = "in Numbers choose File > Export To > CSV, one file for each table, then read those"
    case .spreadsheet:
      hint =
        "save it as Flat XML ODF Spreadsheet (.fods), all tabs in one file, and read that: \(flatCommand(file))"
        + "\n  or each tab as CSV, and read the files it writes: \(sheetCommand(file))"
    case .text:
      hint = "save the sheet as CSV again and choose the character set UTF-8 (Unicode)"
    case .image, .document, .archive, .unknownBinary:
      hint = "name the weekly sheet saved as CSV"
    }
    return TabularError(
      .notText, at: Location(file: file), "this is \(signature.name), not a CSV file", hint: hint)
  }

  static func invalidByte(
    _ invalid: InvalidByte, _ encoding: TextEncoding, at location: Location
  ) -> TabularError {
    let digits = String(invalid.byte, radix: 16, uppercase: true)
    let place = "byte \(invalid.offset + 1) of the file, 0x\(digits.count == 1 ? "0" + digits : digits),"
    guard invalid.byte != 0 else {
      return TabularError(
        .invalidByte, at: location, "\(place) is no text; the file is damaged, or not a CSV file",
        hint: "save the sheet as CSV again and choose the character set UTF-8 (Unicode)")
    }
    guard encoding == .utf8 else {
      return TabularError(
        .invalidByte, at: location, "\(place) means nothing in \(encoding.rawValue)",
        hint: "save the sheet as CSV again and choose the character set UTF-8 (Unicode)")
    }
    return TabularError(
      .notUTF8, at: location, "\(place) is not UTF-8 text",
      hint: "save the sheet as CSV again and choose the character set UTF-8 (Unicode)")
  }

  static func unclosedQuote(at location: Location) -> TabularError {
    TabularError(
      .unclosedQuote, at: location,
      "the quotation mark that opens this cell is never closed; the file may be cut off",
      hint: "close the quote or export the sheet again; nothing was read from it")
  }

  static func emptyFile(hasBytes: Bool, file: String) -> TabularError {
    TabularError(
      .emptyFile, at: Location(file: file),
      hasBytes ? "the file has nothing but empty cells" : "the file is empty",
      hint: "export the sheet again; if it is a tab of a workbook, save that tab as CSV")
  }

  /// The LibreOffice command that writes the workbook as one flat file.
  static func flatCommand(_ file: String) -> String {
    "soffice --headless --convert-to fods \(shellQuoted(file))"
  }

  private static func shellQuoted(_ file: String) -> String { "'\(file.replacing("'", with: "'\\''"))'" }

  /// The LibreOffice command that writes one CSV for each tab: comma, double quote, UTF-8, every cell as
  /// shown on screen, all sheets (the last number, -1), each named `FILE-TAB.csv`. The name is quoted for a
  /// POSIX shell.
  /// Source: the CSV filter options of LibreOffice 7.2 and later, tokens 1 to 12.
  static func sheetCommand(_ file: String) -> String {
    let filter = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,true,false,false,-1"
    return "soffice --headless --convert-to '\(filter)' \(shellQuoted(file))"
  }
}
