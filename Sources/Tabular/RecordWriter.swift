/// Records to RFC 4180 bytes with minimal quoting.
public struct RecordWriter: Sendable {
  public internal(set) var bytes: [UInt8]
  let lineEnd: String
  private let formulas: FormulaGuard

  /// - Parameters:
  ///   - marked: begins with the UTF-8 mark, for files that people open in a spreadsheet program.
  ///   - lineEnd: LF for the book's tables, CRLF as RFC 4180 has it for exports.
  public init(marked: Bool = false, lineEnd: String = "\n", formulas: FormulaGuard = .full) {
    bytes = marked ? byteOrderMark : []
    self.lineEnd = lineEnd
    self.formulas = formulas
  }

  /// Adds one record. A record without fields cannot be told from one with an empty field.
  public mutating func write(_ fields: [String]) {
    var isFirst = true
    for field in fields {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      bytes.append(contentsOf: Self.quoted(formulas.guarded(field), delimiter: UInt8(ascii: ",")).utf8)
    }
    bytes.append(contentsOf: lineEnd.utf8)
  }

  /// The field, in quotes where it holds a delimiter, a quote or a line break, or begins with what a reader
  /// would take for the mark of the file.
  static func quoted(_ text: String, delimiter: UInt8) -> String {
    let needs = text.utf8.contains {
      $0 == delimiter || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
    }
    guard needs || text.utf8.starts(with: byteOrderMark) else { return text }
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { result.unicodeScalars.append(scalar) }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }
}
