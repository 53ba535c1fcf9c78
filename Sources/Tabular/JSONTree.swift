/// A JSON value as it was written: members in their order, doubled keys too, numbers as their text.
///
/// Where ``JSONValue`` is for reports, this is for files that go back to whoever made them.
public enum JSONTree: Hashable, Sendable {
  case null
  case bool(Bool)
  /// As written: `792442200`, `1.50`, `1e3`.
  case number(String)
  case text(String)
  case array([JSONTree])
  case object([JSONMember])
}

/// One key of an object with its value.
public struct JSONMember: Hashable, Sendable {
  public let key: String
  public var value: JSONTree

  public init(_ key: String, _ value: JSONTree) {
    self.key = key
    self.value = value
  }
}

/// Why bytes are no JSON (RFC 8259), and where.
public struct JSONFault: Error, Hashable, Sendable {
  /// From the first byte that was given, 0 for it.
  public let offset: Int
  /// 1 for the first line.
  public let line: Int
  /// Completes "it is not JSON: ".
  public let reason: String
}

extension JSONTree {
  /// The one value that the bytes hold, blanks around it allowed. Linear in the length.
  public init(_ bytes: some Collection<UInt8>) throws(JSONFault) {
    var parser = JSONParser(bytes)
    self = try parser.document()
  }

  /// The same without a copy of the bytes.
  public init(_ bytes: ArraySlice<UInt8>) throws(JSONFault) {
    var parser = JSONParser(bytes)
    self = try parser.document()
  }

  /// The value of a key, the last of doubled ones; nil where this is no object or has no such key.
  public subscript(key: String) -> JSONTree? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }

  public var isNull: Bool { self == .null }

  public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  public var elements: [JSONTree]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  public var members: [JSONMember]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// A number's text.
  public var number: String? {
    if case .number(let text) = self { text } else { nil }
  }

  /// A number without a fraction, however it is written (`12`, `12.0`, `1.2e1`); nil beyond 64 bits.
  public var integer: Int? {
    guard case .number(let text) = self else { return nil }
    if let whole = Int(text) { return whole }
    guard let value = Double(text), let whole = Int(exactly: value), abs(value) < 9_007_199_254_740_992 else {
      return nil
    }
    return whole
  }

  /// Equal in every value: numbers by what they say (`1.0` is `1`), members in any order.
  public func means(_ other: JSONTree) -> Bool {
    switch (self, other) {
    case (.number(let left), .number(let right)):
      return left == right || (Double(left) != nil && Double(left) == Double(right))
    case (.array(let left), .array(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { $0.means($1) }
    case (.object(let left), .object(let right)):
      guard left.count == right.count else { return false }
      return left.allSatisfy { member in
        right.last { $0.key == member.key }?.value.means(member.value) ?? false
      }
    default: return self == other
    }
  }
}
