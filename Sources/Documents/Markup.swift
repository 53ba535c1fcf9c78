/// A piece of HTML, SVG or any other XML, as the tree that it is. Text is escaped when it is written, never before.
public struct Markup: Sendable, Equatable {
  enum Content: Sendable, Equatable {
    case element(String, [Attribute], [Markup])
    case text(String)
  }

  struct Attribute: Sendable, Equatable {
    let name: String
    let value: String
  }

  let content: Content

  /// An element. An attribute whose value is nil is left out; one that only stands there has the value `""`.
  public init(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:],
    @MarkupBuilder _ children: () -> [Markup] = { [] }
  ) {
    let present = attributes.compactMap { name, value in value.map { Attribute(name: name, value: $0) } }
    content = .element(name, present, children())
  }

  init(_ name: String, attributes: [Attribute], children: [Markup]) {
    content = .element(name, attributes, children)
  }

  private init(content: Content) { self.content = content }

  public static func text(_ text: String) -> Markup { Markup(content: .text(text)) }

  /// All the text below it, without the elements.
  public var plainText: String {
    switch content {
    case .text(let text): text
    case .element(_, _, let children): children.map(\.plainText).joined()
    }
  }
}

/// Lets the children of an element be written one below the other, with `if` and `for` between them.
@resultBuilder
public enum MarkupBuilder {
  public static func buildExpression(_ text: String) -> [Markup] { [.text(text)] }
  public static func buildExpression(_ markup: Markup) -> [Markup] { [markup] }
  public static func buildExpression(_ several: [Markup]) -> [Markup] { several }
  public static func buildBlock(_ parts: [Markup]...) -> [Markup] { parts.flatMap(\.self) }
  public static func buildOptional(_ part: [Markup]?) -> [Markup] { part ?? [] }
  public static func buildEither(first part: [Markup]) -> [Markup] { part }
  public static func buildEither(second part: [Markup]) -> [Markup] { part }
  public static func buildArray(_ parts: [[Markup]]) -> [Markup] { parts.flatMap(\.self) }
}
