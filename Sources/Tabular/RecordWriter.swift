/// Records to RFC 4180 bytes with minimal quoting.
public struct RecordWriter: Sendable {
  /// What was written, and past ``count`` room for more.
  var storage: [UInt8]
  /// How many bytes were written and not handed over.
  public internal(set) var count: Int
  let lineEnd: [UInt8]
  private let formulas: FormulaGuard

  /// - Parameters:
  ///   - marked: begins with the UTF-8 mark, for files that people open in a spreadsheet program.
  ///   - lineEnd: LF for the book's tables, CRLF as RFC 4180 has it for exports.
  public init(marked: Bool = false, lineEnd: String = "\n", formulas: FormulaGuard = .full) {
    storage = marked ? byteOrderMark : []
    count = storage.count
    self.lineEnd = Array(lineEnd.utf8)
    self.formulas = formulas
  }

  /// What was written and not handed over.
  public var bytes: [UInt8] { Array(storage[..<count]) }

  /// Adds one record. A record without fields cannot be told from one with an empty field.
  /// - Parameter quoted: the fields that stand in quotes whether they need them or not.
  public mutating func write(_ fields: [String], quoted: [Bool] = []) {
    storage.removeLast(storage.count - count)
    for (place, field) in fields.enumerated() {
      if place > 0 { storage.append(UInt8(ascii: ",")) }
      let isForced = place < quoted.count && quoted[place]
      storage.append(
        contentsOf: Self.quoted(formulas.guarded(field), delimiter: UInt8(ascii: ","), isForced: isForced)
          .utf8)
    }
    storage.append(contentsOf: lineEnd)
    count = storage.count
  }

  /// The field, in quotes where it holds a delimiter, a quote or a line break, or begins with what a reader
  /// would take for the mark of the file.
  static func quoted(_ text: String, delimiter: UInt8, isForced: Bool = false) -> String {
    let needs =
      isForced
      || text.utf8.contains {
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
