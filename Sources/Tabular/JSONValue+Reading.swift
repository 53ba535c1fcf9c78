#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension JSONValue: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = Self.read(Bool.self, container) {
      self = .bool(value)
    } else if let value = Self.read(Int.self, container) {
      self = .integer(value)
    } else if let value = Self.read(Double.self, container) {
      self = .decimal(value)
    } else if let value = Self.read(String.self, container) {
      self = .text(value)
    } else if let value = Self.read([JSONValue].self, container) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  private static func read<Value: Decodable>(
    _ type: Value.Type, _ container: any SingleValueDecodingContainer
  ) -> Value? {
    do { return try container.decode(type) } catch { return nil }
  }

  /// Nil for bytes that are no JSON.
  public init?(reading bytes: [UInt8]) {
    do { self = try JSONDecoder().decode(JSONValue.self, from: Data(bytes)) } catch { return nil }
  }

  /// The member of an object; nil of anything else.
  public subscript(_ key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  public var items: [JSONValue]? { if case .array(let items) = self { items } else { nil } }
  public var text: String? { if case .text(let text) = self { text } else { nil } }

  /// A whole number, also one that was written as a decimal.
  public var integer: Int? {
    switch self {
    case .integer(let value): value
    case .decimal(let value) where value == value.rounded() && abs(value) < 1e15: Int(value)
    default: nil
    }
  }
}
