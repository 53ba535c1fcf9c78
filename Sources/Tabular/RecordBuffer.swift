/// One record's unescaped bytes, valid until the scanner goes on.
public struct RecordBuffer: Sendable {
  /// The fields' bytes, one after the other.
  public internal(set) var bytes: [UInt8] = []
  /// Where each field ends in `bytes`, and whether it stood in quotes.
  public internal(set) var fields: [(end: Int, isQuoted: Bool)] = []
  /// The 1-based line of the file on which the record begins.
  public internal(set) var line = 1
  /// How many quotes inside quoted fields were neither escaped nor the end of their field.
  public internal(set) var strayQuotes = 0
  /// How many quotes were written twice or after a backslash inside quoted fields.
  public internal(set) var escapedQuotes = 0
  /// Where the record stands in the text that was scanned, its line end included.
  public internal(set) var extent = 0..<0
  /// Whether a field of it holds a line break.
  public internal(set) var hasBreaks = false

  public init() {}

  public var count: Int { fields.count }

  /// Where a field, counted from 0, stands in `bytes`.
  public func range(_ index: Int) -> Range<Int> {
    (index == 0 ? 0 : fields[index - 1].end)..<fields[index].end
  }

  /// A field as text; its bytes have been validated as UTF-8 before.
  public func text(_ index: Int) -> String { String(decoding: bytes[range(index)], as: UTF8.self) }

  /// Whether no field holds anything but spaces.
  var isBlank: Bool {
    bytes.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } || record.isBlank
  }

  /// The same, to keep.
  var record: Record {
    Record(fields.indices.map { Field(text($0), isQuoted: fields[$0].isQuoted) }, line: line)
  }

  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    fields.removeAll(keepingCapacity: true)
    strayQuotes = 0
    escapedQuotes = 0
    hasBreaks = false
  }
}
