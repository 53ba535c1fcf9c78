/// Reads JSON (RFC 8259) from bytes that stand in memory, value by value, so that a long list needs room for one
/// element at a time. A mark before the first byte is passed over. What is no JSON is refused, never mended.
public struct JSONParser {
  private let bytes: ArraySlice<UInt8>
  private var at: Int
  private var depth = 0

  /// Deeper nesting is refused, so that no file can exhaust the stack.
  public static let deepest = 512

  public init(_ bytes: some Collection<UInt8>) { self.init(Array(bytes)[...]) }

  /// Without a copy: the lines of a long file are slices of it.
  public init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    at = bytes.startIndex + (bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
  }

  /// The next value and nothing after it but blanks.
  public mutating func document() throws(JSONFault) -> JSONTree {
    let tree = try value()
    try end()
    return tree
  }

  /// Hands over the elements of a list one after another, with the bytes each took; false without reading
  /// anything where the next value is no list. What follows the list is refused.
  public mutating func elements(_ take: (JSONTree, Range<Int>) -> Void) throws(JSONFault) -> Bool {
    skipBlanks()
    guard peek == UInt8(ascii: "[") else { return false }
    at += 1
    skipBlanks()
    if peek == UInt8(ascii: "]") {
      at += 1
    } else {
      repeat {
        skipBlanks()
        let start = at
        let element = try value()
        take(element, start..<at)
      } while try !separator(UInt8(ascii: "]"))
    }
    try end()
    return true
  }

  /// The bytes of a range that ``elements(_:)`` gave.
  public func text(_ range: Range<Int>) -> ArraySlice<UInt8> { bytes[range] }

  private var peek: UInt8? { at < bytes.endIndex ? bytes[at] : nil }

  private func fault(_ reason: String, at place: Int? = nil) -> JSONFault {
    let offset = min(place ?? at, bytes.endIndex)
    let line = 1 + bytes[..<offset].reduce(0) { $0 + ($1 == lineFeed ? 1 : 0) }
    return JSONFault(offset: offset - bytes.startIndex, line: line, reason: reason)
  }

  private mutating func skipBlanks() {
    while at < bytes.endIndex {
      switch bytes[at] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), lineFeed, carriageReturn: at += 1
      default: return
      }
    }
  }

  private mutating func end() throws(JSONFault) {
    skipBlanks()
    if at < bytes.endIndex { throw fault("something follows the value") }
  }

  private mutating func value() throws(JSONFault) -> JSONTree {
    skipBlanks()
    switch peek {
    case nil: throw fault("it ends where a value should stand")
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func word(_ word: String, _ tree: JSONTree) throws(JSONFault) -> JSONTree {
    guard bytes[at...].starts(with: word.utf8) else { throw fault("a value cannot begin like this") }
    at += word.utf8.count
    return tree
  }

  private mutating func descend() throws(JSONFault) {
    depth += 1
    if depth > Self.deepest { throw fault("it is nested more than \(Self.deepest) deep") }
    at += 1
    skipBlanks()
  }

  private mutating func array() throws(JSONFault) -> JSONTree {
    try descend()
    defer { depth -= 1 }
    var elements: [JSONTree] = []
    if peek == UInt8(ascii: "]") {
      at += 1
      return .array([])
    }
    repeat { elements.append(try value()) } while try !separator(UInt8(ascii: "]"))
    return .array(elements)
  }

  private mutating func object() throws(JSONFault) -> JSONTree {
    try descend()
    defer { depth -= 1 }
    var members: [JSONMember] = []
    if peek == UInt8(ascii: "}") {
      at += 1
      return .object([])
    }
    repeat {
      skipBlanks()
      guard peek == UInt8(ascii: "\"") else { throw fault("a key in quotes should stand here") }
      let key = try text()
      skipBlanks()
      guard peek == UInt8(ascii: ":") else { throw fault("a colon should follow the key") }
      at += 1
      members.append(JSONMember(key, try value()))
    } while try !separator(UInt8(ascii: "}"))
    return .object(members)
  }

  /// Takes a comma, or the end of the list.
  /// - Returns: whether it was the end.
  private mutating func separator(_ close: UInt8) throws(JSONFault) -> Bool {
    skipBlanks()
    guard let byte = peek else { throw fault("it ends inside a list or an object") }
    guard byte == close || byte == UInt8(ascii: ",") else { throw fault("a comma should stand here") }
    at += 1
    return byte == close
  }

  private mutating func number() throws(JSONFault) -> JSONTree {
    let start = at
    if peek == UInt8(ascii: "-") { at += 1 }
    let whole = digits()
    guard whole > 0 else { throw fault("a value cannot begin like this", at: start) }
    guard whole == 1 || bytes[at - whole] != UInt8(ascii: "0") else {
      throw fault("a number cannot begin with 0", at: start)
    }
    if peek == UInt8(ascii: ".") {
      at += 1
      guard digits() > 0 else { throw fault("a digit should follow the point") }
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      at += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { at += 1 }
      guard digits() > 0 else { throw fault("a digit should follow the exponent") }
    }
    return .number(String(decoding: bytes[start..<at], as: UTF8.self))
  }

  private mutating func digits() -> Int {
    let start = at
    while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { at += 1 }
    return at - start
  }

  private mutating func text() throws(JSONFault) -> String {
    let open = at
    at += 1
    let start = at
    while let byte = peek, byte != UInt8(ascii: "\""), byte != backslash, byte >= 0x20 { at += 1 }
    if peek == UInt8(ascii: "\"") {
      defer { at += 1 }
      return try checked(bytes[start..<at], from: open)
    }
    var read = Array(bytes[start..<at])
    while let byte = peek {
      at += 1
      switch byte {
      case UInt8(ascii: "\""): return try checked(read[...], from: open)
      case backslash: try escape(into: &read)
      case ..<0x20: throw fault("a bare control character stands inside a text", at: at - 1)
      default: read.append(byte)
      }
    }
    throw fault("a text is never closed", at: open)
  }

  private func checked(_ text: ArraySlice<UInt8>, from open: Int) throws(JSONFault) -> String {
    // Most texts are ASCII, and the check of the others costs several times as much.
    if text.allSatisfy({ $0 < 0x80 }) { return String(decoding: text, as: UTF8.self) }
    guard let text = String(validating: text, as: UTF8.self) else {
      throw fault("a text is not UTF-8", at: open)
    }
    return text
  }

  private mutating func escape(into read: inout [UInt8]) throws(JSONFault) {
    guard let byte = peek else { throw fault("it ends inside a text") }
    at += 1
    switch byte {
    case UInt8(ascii: "\""), backslash, UInt8(ascii: "/"): read.append(byte)
    case UInt8(ascii: "b"): read.append(0x08)
    case UInt8(ascii: "f"): read.append(0x0C)
    case UInt8(ascii: "n"): read.append(lineFeed)
    case UInt8(ascii: "r"): read.append(carriageReturn)
    case UInt8(ascii: "t"): read.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "u"):
      var unit = try hex()
      if (0xD800..<0xDC00).contains(unit), bytes[at...].starts(with: "\\u".utf8) {
        at += 2
        let low = try hex()
        guard (0xDC00..<0xE000).contains(low) else { throw fault("half a character is escaped", at: at - 6) }
        unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(unit) else { throw fault("half a character is escaped", at: at - 6) }
      read.append(contentsOf: Character(scalar).utf8)
    default: throw fault("an unknown escape", at: at - 2)
    }
  }

  private mutating func hex() throws(JSONFault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        throw fault("four hexadecimal digits should stand here")
      }
      value = value << 4 | UInt32(digit)
      at += 1
    }
    return value
  }
}
