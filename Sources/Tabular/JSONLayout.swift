/// How a JSON text is laid out.
public struct JSONLayout: Hashable, Sendable {
  /// Spaces for each level; nil for one line.
  public let indent: Int?
  /// Between key and value: `:`, `: ` or, as Apple's encoder has it, ` : `.
  public let colon: String
  /// `\/` for `/`, as Apple's encoder has it unless told otherwise.
  public let escapesSlashes: Bool
  /// An empty list has its brackets on lines of their own.
  public let opensEmpty: Bool
  /// A line end stands after the value.
  public let endsLine: Bool

  public init(
    indent: Int? = nil, colon: String = ":", escapesSlashes: Bool = false, opensEmpty: Bool = false,
    endsLine: Bool = false
  ) {
    self.indent = indent
    self.colon = colon
    self.escapesSlashes = escapesSlashes
    self.opensEmpty = opensEmpty
    self.endsLine = endsLine
  }

  /// `{"a":1,"b":[2]}`.
  public static let compact = JSONLayout()
  public static func indented(_ spaces: Int) -> JSONLayout { JSONLayout(indent: spaces, colon: ": ") }

  /// The layout in which a text was written, as far as its first lines show it. A text laid out by hand in
  /// several ways gets the way of its beginning.
  public init(of bytes: some Collection<UInt8>) {
    let text = Array(bytes)
    var indent: Int?
    if let first = text.firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }),
      let line = text[first...].firstIndex(of: lineFeed),
      text[(first + 1)..<line].allSatisfy({ $0 == UInt8(ascii: " ") || $0 == carriageReturn })
    {
      indent = text[(line + 1)...].prefix { $0 == UInt8(ascii: " ") }.count
    }
    self.init(
      indent: indent, colon: Self.colon(text), escapesSlashes: Self.holds("\\/", text),
      opensEmpty: Self.holds("[\n\n", text) || Self.holds("{\n\n", text), endsLine: text.last == lineFeed)
  }

  /// What stands between the end of the first key and its value.
  private static func colon(_ text: [UInt8]) -> String {
    guard let open = text.firstIndex(of: UInt8(ascii: "\"")),
      let close = text[(open + 1)...].firstIndex(of: UInt8(ascii: "\"")),
      let colon = text[close...].firstIndex(of: UInt8(ascii: ":"))
    else { return ":" }
    let before = text[(close + 1)..<colon].allSatisfy { $0 == UInt8(ascii: " ") } && colon > close + 1
    let after = text[(colon + 1)...].first == UInt8(ascii: " ")
    return (before ? " " : "") + ":" + (after ? " " : "")
  }

  private static func holds(_ piece: String, _ text: [UInt8]) -> Bool {
    let piece = Array(piece.utf8)
    guard text.count >= piece.count, let first = piece.first else { return false }
    var at = text.startIndex
    while let place = text[at...].firstIndex(of: first) {
      if text[place...].starts(with: piece) { return true }
      at = place + 1
    }
    return false
  }
}
