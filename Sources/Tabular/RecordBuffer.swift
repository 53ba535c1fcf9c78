/// One record as the scanner found it: where its fields stand in the bytes that were read with it.
///
/// Nothing is copied to hand it over. Kept longer than the call that got it, it keeps those bytes as they were.
public struct RecordBuffer: Sendable {
  /// The fields' bytes, unescaped, and others between them that mean nothing; see ``range(_:)``.
  public internal(set) var bytes: [UInt8] = []
  /// The fields of this record and of those read with it.
  @usableFromInline var places: [FieldPlace] = []
  @usableFromInline var firstField = 0
  @usableFromInline var head = RecordHead()
  /// Whether it was read as RFC 4180 has it, so that each field in quotes tells whether it needs them.
  @usableFromInline var isRFC4180 = false

  public init() {}

  @inlinable public var count: Int { head.fieldsEnd - firstField }
  /// The 1-based line of the file on which the record begins.
  @inlinable public var line: Int { head.line }
  /// How many quotes inside quoted fields were neither escaped nor the end of their field.
  @inlinable public var strayQuotes: Int { head.strayQuotes }
  /// How many quotes were written twice or after a backslash inside quoted fields.
  @inlinable public var escapedQuotes: Int { head.escapedQuotes }
  /// Where the record stands in the text that was scanned, its line end included.
  @inlinable public var extent: Range<Int> { head.start..<head.end }
  /// Whether a field of it holds a line break.
  @inlinable public var hasBreaks: Bool { head.signs.contains(.breaks) }

  /// Where a field, counted from 0, stands in ``bytes``.
  @inlinable public func range(_ index: Int) -> Range<Int> {
    let place = places[firstField + index]
    return place.start..<place.end
  }

  /// Whether a field, counted from 0, stood in quotes.
  @inlinable public func isQuoted(_ index: Int) -> Bool { places[firstField + index].isQuoted }

  /// The bytes of a field, counted from 0.
  @inlinable public func field(_ index: Int) -> ArraySlice<UInt8> { bytes[range(index)] }

  /// A field as text; its bytes have been validated as UTF-8 before.
  @inlinable public func text(_ index: Int) -> String {
    let range = range(index)
    return range.isEmpty ? "" : String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether no field holds anything but spaces.
  public var isBlank: Bool { (0..<count).allSatisfy(isBlank) }

  /// Whether a field, counted from 0, holds nothing but white space, no-break spaces included.
  public func isBlank(_ index: Int) -> Bool {
    let field = field(index)
    let isPlain = field.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    // A letter or a digit settles it without a text being made.
    return isPlain || (field.allSatisfy { $0 <= 0x20 || $0 >= 0x80 } && Field(text(index)).isBlank)
  }

  /// The same, to keep.
  var record: Record {
    Record((0..<count).map { Field(text($0), isQuoted: isQuoted($0)) }, line: line)
  }
}
