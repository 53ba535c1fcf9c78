import Tabular

/// A line in the cell `_raw`: as it is, or byte for byte in hexadecimal digits where a cell could not hold it.
enum RawText {
  private static let mark = "hex:"

  static func written(_ content: ArraySlice<UInt8>) -> String {
    if let text = String(validating: content, as: UTF8.self), !text.hasPrefix(mark), !text.isEmpty,
      FormulaGuard.full.guarded(text) == text, text.utf8.count <= 30_000,
      text.unicodeScalars.allSatisfy({ $0 == "\t" || $0.properties.generalCategory != .control }),
      !text.unicodeScalars.contains("\u{FEFF}"), text.first == "{" || text.first == "["
    {
      return text
    }
    let digits = Array("0123456789abcdef")
    return mark + content.reduce(into: "") { $0 += "\(digits[Int($1 >> 4)])\(digits[Int($1 & 15)])" }
  }

  /// Nil for hexadecimal digits that are none.
  static func read(_ text: String) -> [UInt8]? {
    guard text.hasPrefix(mark) else { return Array(text.utf8) }
    let digits = text.dropFirst(mark.count).map(\.hexDigitValue)
    guard digits.count % 2 == 0 else { return nil }
    var bytes: [UInt8] = []
    for place in stride(from: 0, to: digits.count, by: 2) {
      guard let high = digits[place], let low = digits[place + 1] else { return nil }
      bytes.append(UInt8(high * 16 + low))
    }
    return bytes
  }
}
