/// Records to RFC 4180 bytes with minimal quoting.
public struct RecordWriter: Sendable {
  /// What was written, and past ``count`` room for more.
  var storage: [UInt8]
  /// How many bytes were written and not handed over.
  public internal(set) var count: Int
  let lineEnd: [UInt8]
  private let formulas: FormulaGuard
  /// How much room is made at first: as much as was last handed over.
  var usual = 1 << 12
  /// Whether the record that is being written has a field.
  private var hasField = false

  /// - Parameters:
  ///   - marked: begins with the UTF-8 mark, for files that people open in a spreadsheet program.
  ///   - lineEnd: LF for the book's tables, CRLF as RFC 4180 has it for exports.
  public init(marked: Bool = false, lineEnd: String = "\n", formulas: FormulaGuard = .full) {
    storage = marked ? byteOrderMark : []
    count = storage.count
    self.lineEnd = Array(lineEnd.utf8)
    self.formulas = formulas
  }

  /// One that has written the names of a table's columns.
  /// - Parameter marked: for people's programs: the UTF-8 mark and CRLF. Pipes get neither mark nor CR.
  public static func table(_ columns: [String], marked: Bool) -> RecordWriter {
    var writer = RecordWriter(marked: marked, lineEnd: marked ? "\r\n" : "\n")
    writer.write(columns)
    return writer
  }

  /// What was written and not handed over.
  public var bytes: [UInt8] { storage.count == count ? storage : Array(storage[..<count]) }

  /// Adds one record. A record without fields cannot be told from one with an empty field.
  /// - Parameter quoted: the fields that stand in quotes whether they need them or not.
  public mutating func write(_ fields: [String], quoted: [Bool] = []) {
    for place in fields.indices {
      if place < quoted.count && quoted[place] {
        putGuarded(fields[place], isForced: true)
      } else {
        put(fields[place])
      }
    }
    endRecord()
  }

  /// Adds a field to the record that is being written.
  @usableFromInline
  mutating func put(_ field: String) {
    if field.isEmpty {
      makeRoom(1)
      return beginField()
    }
    let isDone = field.utf8.withContiguousStorageIfAvailable { putPlainly($0) } ?? false
    if !isDone { putGuarded(field, isForced: false) }
  }

  /// Adds a field in UTF-8.
  mutating func put(_ field: UnsafeBufferPointer<UInt8>) {
    if !putPlainly(field) { putGuarded(String(decoding: field, as: UTF8.self), isForced: false) }
  }

  /// Adds a field in UTF-8 that needs neither quotes nor a guard.
  mutating func put(figure: UnsafeBufferPointer<UInt8>) {
    makeRoom(figure.count + 1)
    beginField()
    storage.withUnsafeMutableBufferPointer { room in
      for place in figure.indices { room[count + place] = figure[place] }
    }
    count += figure.count
  }

  /// Adds a field in UTF-8 that begins with a letter, a digit or a `$`, as most do: nobody takes such a one for a formula.
  /// - Returns: false for any other, of which nothing was added.
  private mutating func putPlainly(_ field: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = field.first else {
      putUnguarded(field)
      return true
    }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "$"):
      putUnguarded(field)
      return true
    default: return false
    }
  }

  /// Adds a field in UTF-8 as it is, in quotes where it needs them or is to have them.
  mutating func putUnguarded(_ field: UnsafeBufferPointer<UInt8>, isForced: Bool = false) {
    makeRoom(2 * field.count + 3)
    beginField()
    let start = count
    let isInQuotes = isForced || (field.first == byteOrderMark[0] && field.starts(with: byteOrderMark))
    count = storage.withUnsafeMutableBufferPointer { room in
      let isPlain = Self.copy(field, into: room, at: start) && !isInQuotes
      return isPlain ? start + field.count : Self.putQuoted(field, into: room, at: start)
    }
  }

  /// - Returns: whether the field can stand so, without quotes.
  private static func copy(
    _ field: UnsafeBufferPointer<UInt8>, into room: UnsafeMutableBufferPointer<UInt8>, at start: Int
  ) -> Bool {
    let source = UnsafeRawBufferPointer(field)
    let target = UnsafeMutableRawBufferPointer(room)
    let special = SpecialBytes.rfc4180
    var marks: UInt64 = 0
    var place = 0
    while place + 8 <= field.count {
      let word = source.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      target.storeBytes(of: word, toByteOffset: start + place, as: UInt64.self)
      marks |= special.marks(word)
      place += 8
    }
    // The last bytes once more with some before them, so that they make a whole word too.
    if place < field.count, field.count >= 8 {
      let word = source.loadUnaligned(fromByteOffset: field.count - 8, as: UInt64.self)
      target.storeBytes(of: word, toByteOffset: start + field.count - 8, as: UInt64.self)
      return marks | special.marks(word) == 0
    }
    var isPlain = marks == 0
    while place < field.count {
      let byte = field[place]
      room[start + place] = byte
      // What needs quotes stands before the hyphen in ASCII, as few others do.
      if byte < UInt8(ascii: "-"), needsQuotes(byte) { isPlain = false }
      place += 1
    }
    return isPlain
  }

  /// - Returns: where the field ends.
  private static func putQuoted(
    _ field: UnsafeBufferPointer<UInt8>, into room: UnsafeMutableBufferPointer<UInt8>, at start: Int
  ) -> Int {
    let quote = UInt8(ascii: "\"")
    var end = start
    func put(_ byte: UInt8) {
      room[end] = byte
      end += 1
    }
    put(quote)
    for byte in field {
      if byte == quote { put(quote) }
      put(byte)
    }
    put(quote)
    return end
  }

  private static func needsQuotes(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == lineFeed || byte == carriageReturn
  }

  private mutating func putGuarded(_ field: String, isForced: Bool) {
    var text = formulas.guarded(field)
    text.withUTF8 { putUnguarded($0, isForced: isForced) }
  }

  /// There must be room for a byte.
  private mutating func beginField() {
    if hasField {
      storage[count] = UInt8(ascii: ",")
      count += 1
    }
    hasField = true
  }

  /// Makes room at once for so many bytes more.
  public mutating func reserve(_ bytes: Int) { storage.reserveCapacity(count + bytes) }

  /// Makes sure that so many bytes more can be written.
  mutating func makeRoom(_ room: Int) {
    guard storage.count - count < room else { return }
    // What was reserved is used before anything is moved.
    let reserved = storage.capacity - storage.count
    let more = max(room, storage.count, usual)
    let zeros = reserved >= room ? min(more, reserved) : more
    storage.append(contentsOf: repeatElement(0, count: zeros))
  }

  /// Ends the record that is being written.
  @usableFromInline
  mutating func endRecord() {
    makeRoom(lineEnd.count)
    for byte in lineEnd {
      storage[count] = byte
      count += 1
    }
    hasField = false
  }

  /// One field as it stands in a record, with no guard.
  static func quoted(_ field: String) -> String {
    var writer = RecordWriter(formulas: .none)
    writer.put(field)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
