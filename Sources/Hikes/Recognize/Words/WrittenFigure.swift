import Tabular

/// Figures whose signs were typed, scanned or framed in ways of their own.
enum WrittenFigure {
  /// The same as most would write it: `$24. 00`, `_33_`, `28:00`, `22 00/100`, `24.00.`.
  static func mended(_ text: String) -> String {
    guard text.hasNumber, text.utf8.count <= 20 else { return text }
    var plain = text
    if let last = plain.last, last == "." || "_|]>}~".contains(last) { plain = unframed(plain) }
    if plain.hasSuffix("/100") { plain = withoutHundredths(plain) }
    if plain.holds(" ") { plain = closed(plain) }
    return plain.holds(":") || plain.holds(";") ? withPoint(plain) : plain
  }

  /// Frames that people draw around a figure, left and right.
  private static let frames: [Character: Character] = [
    "_": "_", "|": "|", "[": "]", "<": ">", "{": "}", "~": "~",
  ]

  private static func unframed(_ text: String) -> String {
    if let first = text.first, let last = text.last, frames[first] == last {
      let inside = text.dropFirst().dropLast()
      let isFigure = !inside.isEmpty && inside.allSatisfy { $0.isNumber || "$. ,".contains($0) }
      return isFigure ? String(inside).trimmingSpaces : text
    }
    // "24.00." and "$24.00."
    guard text.hasSuffix("."), text.dropLast().last?.isNumber == true else { return text }
    return String(text.dropLast())
  }

  /// `22 00/100` and `22 xx/100`, as on a cheque.
  private static func withoutHundredths(_ text: String) -> String {
    let words = text.dropLast(4).split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, String(words[0]).hasFigure, ["00", "xx", "no", "--"].contains(words[1]) else {
      return text
    }
    return String(words[0])
  }

  /// Without the spaces around the point, `$ 24 . 00`, as scanners read it too.
  private static func closed(_ text: String) -> String {
    guard let point = text.firstIndex(of: "."), text[text.index(after: point)...].firstIndex(of: ".") == nil
    else {
      return text
    }
    let (before, after) = (
      String(text[..<point]).trimmingSpaces, String(text[point...].dropFirst()).trimmingSpaces
    )
    guard after.count == 2, after.allSatisfy(\.isNumber), before.last?.isNumber == true else { return text }
    return "\(before).\(after)"
  }

  /// `28:00`, `25;00`: no day has so many hours.
  private static func withPoint(_ text: String) -> String {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == ";" }
    guard parts.count == 2, parts[1].count == 2, parts[1].allSatisfy(\.isNumber),
      let whole = Int(String(parts[0]).trimming("$ ")), (24...199).contains(whole)
    else { return text }
    return "\(parts[0]).\(parts[1])"
  }
}
