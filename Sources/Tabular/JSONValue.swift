#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A JSON value whose objects are written with sorted keys, so that the same value gives the same bytes.
public indirect enum JSONValue: Hashable, Sendable, Encodable {
  case null
  case bool(Bool)
  case integer(Int)
  /// For degrees only: everything else that is counted is whole.
  case decimal(Double)
  case text(String)
  case array([JSONValue])
  case object([String: JSONValue])

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .integer(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .decimal(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .text(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .array(let values):
      var container = encoder.singleValueContainer()
      try container.encode(values)
    case .object(let members):
      var container = encoder.singleValueContainer()
      try container.encode(members)
    }
  }

  /// UTF-8 text, indented, keys sorted, one line end after it.
  public func encoded() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
  }

  /// A text, or null where there is none.
  public static func optional(_ text: String?) -> JSONValue { text.map { .text($0) } ?? .null }
  public static func optional(_ number: Int?) -> JSONValue { number.map { .integer($0) } ?? .null }
}

extension JSONValue: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self = .text(value) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}
