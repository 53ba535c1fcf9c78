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
  public var bytes: [UInt8] { storage.count == count ? storage : Array(storage[..<count]) }

  /// Adds one record. A record without fields cannot be told from one with an empty field.
  /// - Parameter quoted: the fields that stand in quotes whether they need them or not.
  public mutating func write(_ fields: [String], quoted: [Bool] = []) {
    dropRoom()
    for place in fields.indices {
      put(fields[place], at: place, isForced: place < quoted.count && quoted[place])
    }
    endRecord()
  }

  /// Adds a field to the record that is being written.
  /// - Parameter place: counted from 0.
  @usableFromInline
  mutating func put(_ field: String, at place: Int, isForced: Bool = false) {
    beginField(at: place)
    let isDone = !isForced && field.utf8.withContiguousStorageIfAvailable { append($0) } == true
    if !isDone { append(field, isForced: isForced) }
  }

  /// The same for a field in UTF-8.
  mutating func put(_ field: UnsafeBufferPointer<UInt8>, at place: Int) {
    beginField(at: place)
    if !append(field) { append(String(decoding: field, as: UTF8.self), isForced: false) }
  }

  private mutating func beginField(at place: Int) {
    if place == 0 { dropRoom() } else { storage.append(UInt8(ascii: ",")) }
  }

  private mutating func append(_ field: String, isForced: Bool) {
    storage.append(
      contentsOf: Self.quoted(formulas.guarded(field), delimiter: UInt8(ascii: ","), isForced: isForced).utf8)
  }

  /// Adds a field that begins with a letter or a digit, as most do: nobody takes such a one for a formula or a mark.
  /// - Returns: false for any other, of which nothing was added.
  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first else { return true }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      break
    default: return false
    }
    let quote = UInt8(ascii: "\"")
    let needsQuotes = bytes.contains { byte in
      byte == UInt8(ascii: ",") || byte == quote || byte == lineFeed || byte == carriageReturn
    }
    guard needsQuotes else {
      storage.append(contentsOf: bytes)
      return true
    }
    storage.append(quote)
    for byte in bytes {
      if byte == quote { storage.append(quote) }
      storage.append(byte)
    }
    storage.append(quote)
    return true
  }

  /// Makes room at once for so many bytes more.
  mutating func reserve(_ bytes: Int) { storage.reserveCapacity(storage.count + bytes) }

  private mutating func dropRoom() {
    if storage.count > count { storage.removeLast(storage.count - count) }
  }

  /// Ends the record that is being written; one without a field must not be begun.
  @usableFromInline
  mutating func endRecord() {
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
