import Diagnostics

/// Bytes of a whole file to a ``Table``.
public enum RecordReader {
  /// Reads RFC 4180 text in UTF-8, with or without mark, with any line ends.
  /// - Throws: `not-text`, `not-utf8`, `unclosed-quote`, each with its place. An empty file is an empty table.
  public static func table(
    _ bytes: [UInt8], file: String, dialect: Dialect = .rfc4180
  ) throws(TabularError) -> Table {
    if let signature = FileSignature(bytes) { throw refusal(signature, file: file) }
    let text = bytes.dropFirst(bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0)
    try validate(text, file: file)
    var records: [Record] = []
    var openCells: (quote: CellReference, row: Int)?
    var scanner = RecordScanner(dialect)
    let take = { (buffer: RecordBuffer) in
      let fields = (0..<buffer.count).map { Field(buffer.text($0), isQuoted: buffer.fields[$0].isQuoted) }
      records.append(Record(fields, line: buffer.line))
    }
    scanner.scan(text, take)
    if scanner.finish(take) != nil, let last = records.last {
      openCells = (CellReference(row: records.count, column: last.fields.count), records.count)
    }
    if let openCells {
      throw TabularError(
        .unclosedQuote, at: Location(file: file, cell: openCells.quote),
        "the quotation mark that opens this cell is never closed; the file may be cut off",
        hint: "close the quote or export the sheet again; nothing was read from it")
    }
    return Table(file: file, records: records)
  }

  private static func validate(_ text: ArraySlice<UInt8>, file: String) throws(TabularError) {
    guard let bad = firstInvalidUTF8(text) else { return }
    let before = text[text.startIndex..<bad]
    let line = 1 + before.count { $0 == UInt8(ascii: "\n") }
    throw TabularError(
      .notUTF8, at: Location(file: file),
      "line \(line), byte \(bad + 1): 0x\(String(text[bad], radix: 16, uppercase: true)) is not UTF-8 text",
      hint: "save the sheet as CSV again and choose the character set UTF-8 (Unicode)")
  }

  private static func refusal(_ signature: FileSignature, file: String) -> TabularError {
    let hint: String
    if case .spreadsheet(let kind) = signature, kind != "numbers" {
      hint = "save each tab as CSV with this one command, then read the files it writes: \(sheetCommand(file))"
    } else if case .spreadsheet = signature {
      hint = "in Numbers choose File > Export To > CSV, one file for each table, then read those"
    } else {
      hint = "name the weekly sheet saved as CSV"
    }
    return TabularError(.notText, at: Location(file: file), "this is \(signature.name), not a CSV file", hint: hint)
  }

  /// The LibreOffice command that writes one CSV for each tab: comma, double quote, UTF-8, every cell as
  /// shown on screen, all sheets (the last number, -1), each named `FILE-TAB.csv`.
  /// Source: the CSV filter options of LibreOffice 7.2 and later, tokens 1 to 12.
  static func sheetCommand(_ file: String) -> String {
    let filter = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,true,false,false,-1"
    return "soffice --headless --convert-to '\(filter)' '\(file)'"
  }

  /// Index of the first byte that no UTF-8 sequence explains (RFC 3629: no overlong forms, no surrogates).
  static func firstInvalidUTF8(_ bytes: ArraySlice<UInt8>) -> Int? {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let lead = bytes[index]
      if lead < 0x80 {
        index += 1
        continue
      }
      let length: Int
      var low: UInt8 = 0x80
      var high: UInt8 = 0xBF
      switch lead {
      case 0xC2...0xDF: length = 2
      case 0xE0:
        length = 3
        low = 0xA0
      case 0xED:
        length = 3
        high = 0x9F
      case 0xE1...0xEF: length = 3
      case 0xF0:
        length = 4
        low = 0x90
      case 0xF4:
        length = 4
        high = 0x8F
      case 0xF1...0xF3: length = 4
      default: return index
      }
      guard index + length <= bytes.endIndex, (low...high).contains(bytes[index + 1]) else { return index }
      for offset in stride(from: 2, to: length, by: 1) where !(0x80...0xBF).contains(bytes[index + offset]) {
        return index
      }
      index += length
    }
    return nil
  }
}

/// The UTF-8 mark with which files for spreadsheet programs begin.
public let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
