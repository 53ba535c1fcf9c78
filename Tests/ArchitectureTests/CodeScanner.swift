/// Blanks what is not code, so that a word in a sentence breaks no rule. Code inside `\( )` stays.
struct CodeScanner {
  private let source: [UInt8]
  private var place = 0
  private var result: [UInt8] = []

  private init(_ text: String) { source = Array(text.utf8) }

  /// As many lines as before, each as long as before in bytes.
  static func blanked(_ text: String) -> String {
    var scanner = CodeScanner(text)
    scanner.code(insideInterpolation: false)
    return String(decoding: scanner.result, as: UTF8.self)
  }

  private mutating func code(insideInterpolation: Bool) {
    var depth = 1
    while place < source.count {
      if stands("//") {
        while place < source.count, source[place] != UInt8(ascii: "\n") { blank() }
      } else if stands("/*") {
        comment()
      } else if let hashes = stringStart() {
        string(hashes: hashes)
      } else {
        if insideInterpolation, source[place] == UInt8(ascii: "(") { depth += 1 }
        if insideInterpolation, source[place] == UInt8(ascii: ")") { depth -= 1 }
        keep()
        if depth == 0 { return }
      }
    }
  }

  private mutating func comment() {
    var depth = 0
    repeat {
      if stands("/*") {
        depth += 1
        blank(2)
      } else if stands("*/") {
        depth -= 1
        blank(2)
      } else {
        blank()
      }
    } while depth > 0 && place < source.count
  }

  /// How many `#` stand before the quote that begins here; nil where no literal begins.
  private func stringStart() -> Int? {
    var end = place
    while end < source.count, source[end] == UInt8(ascii: "#") { end += 1 }
    return end < source.count && source[end] == UInt8(ascii: "\"") ? end - place : nil
  }

  private mutating func string(hashes: Int) {
    let fence = String(repeating: "#", count: hashes)
    blank(hashes)
    let quotes = stands("\"\"\"") ? "\"\"\"" : "\""
    blank(quotes.utf8.count)
    while place < source.count {
      if stands(quotes + fence) {
        blank(quotes.utf8.count + hashes)
        return
      }
      if stands("\\" + fence + "(") {
        blank(2 + hashes)
        code(insideInterpolation: true)
      } else if stands("\\" + fence) {
        blank(2 + hashes)
      } else {
        blank()
      }
    }
  }

  private func stands(_ text: String) -> Bool { source[place...].starts(with: text.utf8) }

  private mutating func keep() {
    result.append(source[place])
    place += 1
  }

  private mutating func blank(_ count: Int = 1) {
    for _ in 0..<count where place < source.count {
      result.append(source[place] == UInt8(ascii: "\n") ? source[place] : UInt8(ascii: " "))
      place += 1
    }
  }
}
