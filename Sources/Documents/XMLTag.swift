/// A tag with its attributes, where they stand in the bytes that were read with it.
public struct XMLTag: Sendable {
  /// The tag's, and what was read around it.
  public let bytes: [UInt8]
  /// Where its name stands.
  public let name: Range<Int>
  public let attributes: [XMLAttribute]
  /// `<name/>`: nothing is inside and no end follows.
  public let isEmpty: Bool
  /// On which it begins, from 1.
  public let line: Int

  /// Whether it has this name, prefix included.
  public func isNamed(_ name: [UInt8]) -> Bool { bytes[self.name].elementsEqual(name) }

  /// Its name, prefix included.
  public var nameText: String { String(decoding: bytes[name], as: UTF8.self) }

  /// The value of an attribute; nil where it has none of that name.
  public subscript(name: String) -> String? {
    attributes.first { bytes[$0.name].elementsEqual(name.utf8) }.map(text)
  }

  /// An attribute's value as it is meant.
  public func text(_ attribute: XMLAttribute) -> String {
    attribute.isPlain
      ? String(decoding: bytes[attribute.value], as: UTF8.self)
      : XMLText.decoded(bytes[attribute.value], isAttribute: true)
  }
}

/// Where an attribute stands in the bytes of its tag.
public struct XMLAttribute: Hashable, Sendable {
  public let name: Range<Int>
  /// Between the quotes, as written.
  public let value: Range<Int>
  /// Whether the value means what is written: no entity, no line end, no control character.
  public let isPlain: Bool
}

/// Finds the parts of one tag.
struct XMLLexer {
  enum Result: Hashable {
    /// It ends before this place.
    case whole(Int)
    /// The bytes end inside it.
    case unfinished
    case damaged
  }

  /// Of the first byte not read yet.
  var line: Int
  var name = 0..<0
  var isClosing = false
  var isEmpty = false
  var hasControls = false
  /// Whether a damaged tag lacks the slash of an empty one.
  var leftOpen = false

  init(line: Int) { self.line = line }

  /// Reads the tag that begins at `start` with a `<`.
  mutating func tag(in bytes: [UInt8], from start: Int, _ attributes: inout [XMLAttribute]) -> Result {
    bytes.withUnsafeBufferPointer { tag($0, start, &attributes) }
  }

  private mutating func tag(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ attributes: inout [XMLAttribute]
  ) -> Result {
    let count = bytes.count
    var at = start + 1
    if at < count, bytes[at] == UInt8(ascii: "/") {
      isClosing = true
      at += 1
    }
    name = word(bytes, &at)
    if at == count { return .unfinished }
    if name.isEmpty { return damage(bytes, at) }
    while true {
      blanks(bytes, &at)
      guard at < count else { return .unfinished }
      switch bytes[at] {
      case UInt8(ascii: ">"): return .whole(at + 1)
      case UInt8(ascii: "/"):
        guard at + 1 < count else { return .unfinished }
        guard bytes[at + 1] == UInt8(ascii: ">") else { return damage(bytes, at) }
        isEmpty = true
        return .whole(at + 2)
      default: break
      }
      let name = word(bytes, &at)
      blanks(bytes, &at)
      guard at < count else { return .unfinished }
      guard !name.isEmpty, bytes[at] == UInt8(ascii: "=") else { return damage(bytes, at) }
      at += 1
      blanks(bytes, &at)
      guard at < count else { return .unfinished }
      let quote = bytes[at]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return damage(bytes, at) }
      let value = at + 1
      guard let end = close(bytes, value, quote) else { return damage(bytes, value) }
      guard end.at < count else { return .unfinished }
      attributes.append(XMLAttribute(name: name, value: value..<end.at, isPlain: end.isPlain))
      at = end.at + 1
      if at < count, !Self.mayFollowValue(bytes[at]) { return damage(bytes, at) }
    }
  }

  /// The closing quote; nil where a `<` comes before it, which no value may hold.
  private mutating func close(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ quote: UInt8
  ) -> (at: Int, isPlain: Bool)? {
    var at = start
    var isPlain = true
    while at < bytes.count {
      let byte = bytes[at]
      if byte == quote { return (at, isPlain) }
      if byte < 0x40 {
        if byte == UInt8(ascii: "<") { return nil }
        if byte == UInt8(ascii: "&") { isPlain = false }
        if byte < 0x20 {
          isPlain = false
          if byte == UInt8(ascii: "\n") { line += 1 }
        }
      }
      at += 1
    }
    return (at, isPlain)
  }

  private mutating func word(_ bytes: UnsafeBufferPointer<UInt8>, _ at: inout Int) -> Range<Int> {
    let start = at
    while at < bytes.count {
      let byte = bytes[at]
      if byte <= 0x3E {
        if XMLText.isDropped(byte) {
          hasControls = true
        } else if byte <= 0x20 || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "=")
          || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "\"")
        {
          break
        }
      }
      at += 1
    }
    return start..<at
  }

  private mutating func blanks(_ bytes: UnsafeBufferPointer<UInt8>, _ at: inout Int) {
    while at < bytes.count, bytes[at] <= 0x20 {
      if bytes[at] == UInt8(ascii: "\n") { line += 1 }
      if XMLText.isDropped(bytes[at]) { hasControls = true }
      at += 1
    }
  }

  private static func mayFollowValue(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
  }

  /// A damaged tag ends, as far as anybody can tell, at the next `<`.
  private mutating func damage(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Result {
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "<") { end += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    leftOpen =
      !isClosing && !(end >= 2 && bytes[end - 1] == UInt8(ascii: ">") && bytes[end - 2] == UInt8(ascii: "/"))
    return .damaged
  }

  // MARK: Searching

  /// The place of the next such byte, or the end.
  static func next(_ byte: UInt8, in bytes: [UInt8], from start: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var at = start
      while at < bytes.count, bytes[at] != byte { at += 1 }
      return at
    }
  }

  static func lineFeeds(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for at in range where bytes[at] == UInt8(ascii: "\n") { count += 1 }
      return count
    }
  }
}
