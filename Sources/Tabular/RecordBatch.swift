/// Where a field stands in the bytes read with it.
@usableFromInline
struct FieldPlace: Sendable {
  @usableFromInline var start: Int
  /// Four times the end, one more for a field in quotes, and two for one that needs them.
  @usableFromInline var packed: Int

  /// - Parameter needsQuotes: whether a delimiter, a line break or an escaped quote was seen in it.
  @inline(__always)
  init(_ start: Int, _ end: Int, isQuoted: Bool, needsQuotes: Bool = false) {
    self.start = start
    packed = end &<< 2 | (needsQuotes ? 2 : 0) | (isQuoted ? 1 : 0)
  }

  @inlinable var end: Int { packed &>> 2 }
  @inlinable var isQuoted: Bool { packed & 1 == 1 }
  var needsQuotes: Bool { packed & 2 == 2 }

  static let none = FieldPlace(0, 0, isQuoted: false)

  mutating func move(by distance: Int) {
    start -= distance
    packed -= distance &<< 2
  }
}

/// What was seen in a record, as the bits of one byte, which costs the scanner less than a flag for each.
@usableFromInline
struct RecordSigns: OptionSet, Sendable {
  @usableFromInline let rawValue: UInt8

  @inlinable
  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line break in a field.
  @usableFromInline static var breaks: RecordSigns { RecordSigns(rawValue: 1) }
  /// A field that began with a quote.
  static var quotes: RecordSigns { RecordSigns(rawValue: 2) }
  /// A quote that neither began a field nor stood in one that had begun with a quote.
  static var loneQuotes: RecordSigns { RecordSigns(rawValue: 4) }
  /// Of the field in quotes that is being read: what no field may hold without them.
  static var quotable: RecordSigns { RecordSigns(rawValue: 8) }
}

/// What is known of a record beside its fields.
@usableFromInline
struct RecordHead: Sendable {
  /// Past its last field, in the fields of the batch.
  @usableFromInline var fieldsEnd = 0
  @usableFromInline var line = 1
  /// Its extent in the text.
  @usableFromInline var start = 0
  @usableFromInline var end = 0
  @usableFromInline var strayQuotes = 0
  @usableFromInline var escapedQuotes = 0
  @usableFromInline var signs: RecordSigns = []

  @inlinable
  init() {}
}

/// The records that were read from one piece of text, and the one that goes on in the next.
@usableFromInline
struct RecordBatch: Sendable {
  /// The bytes of the text and the places of the fields in them.
  @usableFromInline var records = RecordBuffer()
  @usableFromInline var heads: [RecordHead] = []
  @usableFromInline var count = 0
  /// How many bytes hold text; past them stand ``slack`` others, so that a block may be read at any place.
  var filled = 0
  var fieldCount = 0

  static let slack = 64
  private static let padding = [UInt8](repeating: 0, count: slack)
  private static let usualFields = 1024
  private static let usualRecords = 256

  init() {}

  var fieldsLeft: Int { records.places.count - fieldCount }

  /// Adds text behind what is there.
  mutating func load(_ text: ArraySlice<UInt8>) {
    if records.places.isEmpty {
      let fields = min(Self.usualFields, text.count + Self.slack)
      records.places = Array(repeating: .none, count: fields + Self.slack)
      heads = Array(repeating: RecordHead(), count: min(Self.usualRecords, text.count) + Self.slack)
    }
    records.bytes.removeLast(records.bytes.count - filled)
    records.bytes.append(contentsOf: text)
    filled = records.bytes.count
    records.bytes.append(contentsOf: Self.padding)
  }

  /// Forgets the records; the fields of the one that goes on are now the first.
  mutating func forgetRecords() {
    guard count > 0 else { return makeRoom() }
    let gone = heads[count - 1].fieldsEnd
    for index in gone..<fieldCount { records.places[index - gone] = records.places[index] }
    fieldCount -= gone
    count = 0
    makeRoom()
  }

  private mutating func makeRoom() {
    guard fieldsLeft < Self.slack, !records.places.isEmpty else { return }
    records.places += Array(repeating: .none, count: records.places.count)
  }

  /// Forgets the text before a place. No record may be there, only the one that goes on.
  mutating func forgetText(before place: Int) {
    records.bytes.removeSubrange(..<place)
    filled -= place
    for index in 0..<fieldCount { records.places[index].move(by: place) }
  }

  /// Swaps the arrays, so that whoever changes them all at once holds them by themselves.
  mutating func exchange(_ bytes: inout [UInt8], _ places: inout [FieldPlace], _ heads: inout [RecordHead]) {
    swap(&bytes, &records.bytes)
    swap(&places, &records.places)
    swap(&heads, &self.heads)
  }
}
