import Civil
import Tabular

/// One object of the app's list, its values found by key in one pass. Of doubled keys the last one counts.
struct LegacyRecord {
  private var values: [LegacyKey: JSONTree] = [:]

  init(_ object: JSONTree) {
    for member in object.members ?? [] {
      if let key = LegacyKey.named[member.key] { values[key] = member.value }
    }
  }

  /// The value of a key; nil where it is absent or null.
  subscript(key: LegacyKey) -> JSONTree? {
    guard let value = values[key], !value.isNull else { return nil }
    return value
  }

  /// A text that is not blank, as it stands; a number's digits count as text.
  func text(_ key: LegacyKey) -> String? { self[key]?.writtenText }
}

extension JSONTree {
  /// A text that is not blank, or a number as it is written.
  var writtenText: String? {
    switch self {
    case .text(let text): text.isBlank ? nil : text
    case .number(let number): number
    default: nil
    }
  }

  /// A name in the form in which it is compared; nil for a blank one.
  var writtenName: FoldedName? {
    writtenText.map { FoldedName($0, folded: $0.compatibilityFolded) }
  }

  /// True and false, also as 1 and 0, and as words.
  var flag: Bool? {
    switch self {
    case .bool(let value): value
    case .number: integer.flatMap { $0 == 0 ? false : $0 == 1 ? true : nil }
    case .text(let text):
      switch text.trimmingSpaces.lowercased() {
      case "true", "yes", "1": true
      case "false", "no", "0": false
      default: nil
      }
    default: nil
    }
  }

  /// A whole number, also as text.
  var wholeNumber: Int? {
    switch self {
    case .number: integer
    case .text(let text): Int(text.trimmingSpaces)
    default: nil
    }
  }

  /// Seconds since 2001, or text with its distance from Greenwich.
  var moment: Instant? {
    switch self {
    case .number(let number):
      if let whole = Int(number), abs(whole) < 1 << 40 {
        Instant(seconds: whole + Instant.secondsBefore2001)
      } else {
        WrittenTime(secondsSince2001: number)?.instant
      }
    case .text(let text): WrittenTime(text.trimmingSpaces)?.instant
    default: nil
    }
  }
}

extension String {
  /// Whether there is nothing in it but white space; a plain sign at its beginning settles it.
  fileprivate var isBlank: Bool {
    guard let first = utf8.first else { return true }
    return !(0x21..<0x80).contains(first) && unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }
}
