/// Where the scanner is: in what kind of field, and what it must remember of it. Places are indices in the bytes
/// of the batch.
struct ScanCursor: Sendable {
  enum State {
    case outside
    case inside
    /// Right after a quote inside quotes, which may end the field.
    case afterQuote
  }

  var state = State.outside
  /// The next byte.
  var at = 0
  var line = 1
  var recordStart = 0
  var recordLine = 1
  var strayQuotes = 0
  var escapedQuotes = 0
  var signs: RecordSigns = []
  /// Of the field, without its quote.
  var start = 0
  /// The quote after which ``State/afterQuote`` stands.
  var quotePlace = 0
  /// The line on which the field opened its quote.
  var quoteLine = 1
  /// Inside quotes: what stands before this place is where it belongs, what follows moves left by `shift`.
  var runStart = 0
  /// How many bytes of the field were left out.
  var shift = 0
  /// Where the careful path puts the next byte of the field.
  var end = 0
  /// A backslash has begun something; the next byte tells what.
  var holdsBackslash = false
  /// A delimiter of two bytes has begun; the state is that before it.
  var holdsDelimiter = false
  /// The last carriage return, which a line feed right after it belongs to.
  var carriageReturn = -2

  /// Begins the next record.
  @inline(__always)
  mutating func beginRecord(_ place: Int) {
    recordStart = place
    recordLine = line
    strayQuotes = 0
    escapedQuotes = 0
    signs = []
    start = place
    end = place
    state = .outside
  }

  /// The text before a place is forgotten.
  mutating func move(by distance: Int) {
    at -= distance
    recordStart -= distance
    start -= distance
    quotePlace -= distance
    runStart -= distance
    end -= distance
    carriageReturn -= distance
  }

  /// What is known of the record that ends before a place.
  /// - Parameter origin: the place in the text of the batch's first byte.
  @inline(__always)
  func head(fieldsEnd: Int, end: Int, origin: Int) -> RecordHead {
    var head = RecordHead()
    head.fieldsEnd = fieldsEnd
    head.line = recordLine
    head.start = origin + recordStart
    head.end = origin + end
    head.strayQuotes = strayQuotes
    head.escapedQuotes = escapedQuotes
    head.signs = signs
    return head
  }
}
