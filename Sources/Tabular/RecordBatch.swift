/// Where a field stands in the bytes read with it.
@usableFromInline
struct FieldPlace: Sendable {
  @usableFromInline var start: Int
  /// Twice the end, and one more for a field in quotes.
  @usableFromInline var packed: Int

  @inline(__always)
  init(_ start: Int, _ end: Int, isQuoted: Bool) {
    self.start = start
    packed = end &<< 1 | (isQuoted ? 1 : 0)
  }

  @inlinable var end: Int { packed &>> 1 }
  @inlinable var isQuoted: Bool { packed & 1 == 1 }

  static let none = FieldPlace(0, 0, isQuoted: false)

  mutating func move(by distance: Int) {
    start -= distance
    packed -= distance &<< 1
  }
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
  @usableFromInline var hasBreaks = false

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
