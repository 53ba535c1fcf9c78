/// What stands in an XML file, in the order of the file.
public enum XMLEvent: Sendable {
  /// `<name …>` or `<name …/>`.
  case open(XMLTag)
  /// `</name>`. None follows a tag that is empty.
  case close(XMLTag)
  /// Text between tags, in pieces of any size.
  case text(XMLText)
  /// The beginning of what stands between `<!DOCTYPE` and its end.
  case doctype(String)
  case damage(XMLDamage)
}

/// A place at which a file is no XML.
public struct XMLDamage: Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// A tag lacks a quote, an equals sign or its end.
    case brokenTag
    /// A tag is longer than any that a program writes.
    case tooLong
    /// The file ends inside a tag, a comment or the like.
    case endsInside
  }

  /// From 1.
  public let line: Int
  public let reason: Reason
  /// Whether the broken tag seems to have opened an element that is closed further on.
  public let wasOpen: Bool

  init(line: Int, reason: Reason, wasOpen: Bool = false) {
    self.line = line
    self.reason = reason
    self.wasOpen = wasOpen
  }
}

/// Text as it stands in a file.
public struct XMLText: Sendable {
  let bytes: [UInt8]
  let range: Range<Int>
  /// Whether `&` means nothing in it.
  let isVerbatim: Bool
  /// On which it begins, from 1.
  public let line: Int

  /// The text that is meant.
  public var string: String {
    Self.decoded(bytes[range], isVerbatim: isVerbatim, isAttribute: false)
  }

  /// What an attribute's value means, given as it is written.
  public static func meant(byAttribute value: ArraySlice<UInt8>) -> String {
    decoded(value, isAttribute: true)
  }

  /// Whether nothing but white space stands there.
  public var isBlank: Bool { bytes[range].allSatisfy { $0 <= 0x20 } }

  /// The end of the bytes, or the place before it at which an entity begins that may go on behind it.
  static func wholeEnd(_ bytes: [UInt8], _ start: Int) -> Int {
    let tail = bytes[max(start, bytes.count - longestEntity)...]
    guard let open = tail.lastIndex(of: UInt8(ascii: "&")), !tail[open...].contains(UInt8(ascii: ";")) else {
      return bytes.count
    }
    return open
  }

  /// `&#x10FFFF;`, and some zeros.
  private static let longestEntity = 13

  /// What no XML may hold: control characters but for tab and line ends.
  static func isDropped(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D
  }

  /// Entities put in, control characters left out; in an attribute, tabs and line ends are spaces.
  static func decoded(_ bytes: ArraySlice<UInt8>, isVerbatim: Bool = false, isAttribute: Bool) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var at = bytes.startIndex
    while at < bytes.endIndex {
      let byte = bytes[at]
      if byte == UInt8(ascii: "&"), !isVerbatim, let (scalar, end) = entity(bytes, at) {
        let isKept = scalar.value >= 0x20 || !isDropped(UInt8(scalar.value))
        if isKept { text.append(contentsOf: Character(scalar).utf8) }
        at = end
        continue
      }
      at += 1
      if isDropped(byte) { continue }
      text.append(isAttribute && byte < 0x20 ? UInt8(ascii: " ") : byte)
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let named: [String: Unicode.Scalar] = [
    "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'",
  ]

  /// The character that an entity stands for, and where it ends; nil for one that XML itself does not know.
  private static func entity(_ bytes: ArraySlice<UInt8>, _ start: Int) -> (Unicode.Scalar, Int)? {
    let name = bytes[(start + 1)...].prefix(longestEntity - 1).prefix { $0 != UInt8(ascii: ";") }
    guard name.endIndex < bytes.endIndex, bytes[name.endIndex] == UInt8(ascii: ";") else { return nil }
    let text = String(decoding: name, as: UTF8.self)
    let scalar: Unicode.Scalar?
    if text.hasPrefix("#x") {
      scalar = UInt32(text.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    } else if text.hasPrefix("#") {
      scalar = UInt32(text.dropFirst()).flatMap(Unicode.Scalar.init)
    } else {
      scalar = named[text]
    }
    return scalar.map { ($0, name.endIndex + 1) }
  }
}

/// How far a `DOCTYPE` has been read. Nothing in it is understood but where it ends: at the first `>`, or where it
/// has a part in square brackets, at the first `]>`.
enum DoctypePlace: Hashable, Sendable {
  case outside
  /// In a name of a file, between quotes.
  case quoted(UInt8)
  case inside
  /// Behind a `]`, and maybe blanks.
  case bracket
  case ended

  /// So much of it is handed over.
  static let mostKept = 1 << 14

  func after(_ byte: UInt8) -> DoctypePlace {
    switch (self, byte) {
    case (.outside, UInt8(ascii: "[")): .inside
    case (.outside, UInt8(ascii: ">")): .ended
    case (.outside, UInt8(ascii: "\"")), (.outside, UInt8(ascii: "'")): .quoted(byte)
    case (.quoted(let quote), _): byte == quote ? .outside : self
    case (.inside, UInt8(ascii: "]")), (.bracket, UInt8(ascii: "]")): .bracket
    case (.bracket, UInt8(ascii: ">")): .ended
    case (.bracket, ..<0x21): .bracket
    case (.bracket, _): .inside
    default: self
    }
  }
}
