extension Markup {
  /// A whole XML 1.0 file: declaration, this element, one line end. Elements that hold only elements are indented.
  public var xmlFile: [UInt8] {
    var writer = MarkupWriter(syntax: .xml)
    writer.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    writer.write(self, depth: 0)
    writer.append("\n")
    return writer.bytes
  }

  /// As it stands within an HTML page.
  public var html: String {
    var writer = MarkupWriter(syntax: .html)
    writer.write(self, depth: 0)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// Writes a tree in one of the two spellings.
struct MarkupWriter {
  enum Syntax {
    case html
    case xml
  }

  let syntax: Syntax
  private(set) var bytes: [UInt8] = []

  init(syntax: Syntax) { self.syntax = syntax }

  mutating func append(_ text: String) { bytes += text.utf8 }

  mutating func write(_ markup: Markup, depth: Int) {
    switch markup.content {
    case .text(let text): escape(text, inAttribute: false)
    case .element(let name, let attributes, let children):
      append("<\(name)")
      for attribute in attributes {
        append(" \(attribute.name)=\"")
        escape(attribute.value, inAttribute: true)
        append("\"")
      }
      switch syntax {
      case .xml: finishXML(name, children, depth)
      case .html: finishHTML(name, children)
      }
    }
  }

  private mutating func finishXML(_ name: String, _ children: [Markup], _ depth: Int) {
    guard !children.isEmpty else { return append("/>") }
    append(">")
    // Space between elements means nothing only where no text stands beside them.
    let isIndented = children.allSatisfy { if case .element = $0.content { true } else { false } }
    for child in children {
      if isIndented { append("\n" + String(repeating: " ", count: depth + 1)) }
      write(child, depth: depth + 1)
    }
    if isIndented { append("\n" + String(repeating: " ", count: depth)) }
    append("</\(name)>")
  }

  private mutating func finishHTML(_ name: String, _ children: [Markup]) {
    append(">")
    if Self.isVoid(name) { return }
    if name == "style" || name == "script" {
      // Not escaped in HTML; only the end of the element may not stand in it.
      append(children.map(\.plainText).joined().replacing("</", with: "<\\/"))
    } else {
      for child in children { write(child, depth: 0) }
    }
    append("</\(name)>")
    if Self.breaksLine(name) { append("\n") }
  }

  /// Elements of HTML that never have an end tag.
  private static func isVoid(_ name: String) -> Bool {
    ["br", "hr", "img", "input", "link", "meta", "col", "wbr", "source"].contains(name)
  }

  /// Space after these does not show, so that the page can be read as text and compared line by line.
  private static func breaksLine(_ name: String) -> Bool {
    [
      "article", "body", "div", "dl", "footer", "h1", "h2", "h3", "head", "header", "li", "main", "nav", "ol",
      "p", "script", "section", "style", "svg", "table", "tbody", "thead", "title", "tr", "ul",
    ].contains(name)
  }

  /// Characters that XML 1.0 cannot hold (control characters, two noncharacters) become U+FFFD, to be seen.
  private mutating func escape(_ text: String, inAttribute: Bool) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"" where inAttribute: append("&quot;")
      case "\n" where inAttribute: append("&#10;")
      case "\r": append("&#13;")
      case "\t" where inAttribute: append("&#9;")
      case "\t", "\n": append(String(scalar))
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{FFFE}", "\u{FFFF}": append("\u{FFFD}")
      default: bytes += UTF8.encode(scalar).map(Array.init) ?? []
      }
    }
  }
}
