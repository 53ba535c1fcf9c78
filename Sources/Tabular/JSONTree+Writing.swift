extension JSONTree {
  /// UTF-8 without a line end after it. Only what must be is escaped; keys stay in their order.
  public func encoded(_ layout: JSONLayout = .compact) -> [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes, layout, level: 0)
    return bytes
  }

  private func write(to bytes: inout [UInt8], _ layout: JSONLayout, level: Int) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .number(let text): bytes += text.utf8
    case .text(let text): Self.write(text, to: &bytes, layout)
    case .array(let elements):
      Self.list("[", "]", elements, to: &bytes, layout, level) { element, bytes in
        element.write(to: &bytes, layout, level: level + 1)
      }
    case .object(let members):
      Self.list("{", "}", members, to: &bytes, layout, level) { member, bytes in
        Self.write(member.key, to: &bytes, layout)
        bytes += layout.colon.utf8
        member.value.write(to: &bytes, layout, level: level + 1)
      }
    }
  }

  private static func list<Element>(
    _ open: String, _ close: String, _ elements: [Element], to bytes: inout [UInt8], _ layout: JSONLayout,
    _ level: Int, _ write: (Element, inout [UInt8]) -> Void
  ) {
    func newLine(_ level: Int) {
      guard let indent = layout.indent else { return }
      bytes.append(lineFeed)
      bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent * level))
    }
    bytes += open.utf8
    // Apple's encoder leaves an empty line between the brackets of an empty list.
    if elements.isEmpty, layout.opensEmpty {
      bytes.append(lineFeed)
      newLine(level)
    }
    for (place, element) in elements.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: ",")) }
      newLine(level + 1)
      write(element, &bytes)
    }
    if !elements.isEmpty { newLine(level) }
    bytes += close.utf8
  }

  private static func write(_ text: String, to bytes: inout [UInt8], _ layout: JSONLayout) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), backslash:
        bytes.append(backslash)
        bytes.append(byte)
      case UInt8(ascii: "/") where layout.escapesSlashes: bytes += "\\/".utf8
      case 0x08: bytes += "\\b".utf8
      case 0x0C: bytes += "\\f".utf8
      case lineFeed: bytes += "\\n".utf8
      case carriageReturn: bytes += "\\r".utf8
      case UInt8(ascii: "\t"): bytes += "\\t".utf8
      case ..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        bytes += "\\u00".utf8
        bytes.append(digits[Int(byte >> 4)])
        bytes.append(digits[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
