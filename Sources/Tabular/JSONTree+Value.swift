extension JSONTree {
  /// A report's value, its keys sorted. Lists of many thousand entries are written several times as fast this way
  /// as through an encoder.
  public init(_ value: JSONValue) {
    switch value {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .integer(let number): self = .number(String(number))
    case .decimal(let number): self = .number(String(number))
    case .text(let text): self = .text(text)
    case .array(let values): self = .array(values.map { JSONTree($0) })
    case .object(let members):
      self = .object(
        members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
          .map { JSONMember($0.key, JSONTree($0.value)) })
    }
  }

  /// A text, or null where there is none.
  public static func optional(_ text: String?) -> JSONTree { text.map { .text($0) } ?? .null }
  public static func optional(_ number: Int?) -> JSONTree { number.map { .number(String($0)) } ?? .null }
  public static func optional(_ value: Bool?) -> JSONTree { value.map { .bool($0) } ?? .null }
  public static func integer(_ number: Int) -> JSONTree { .number(String(number)) }
}
