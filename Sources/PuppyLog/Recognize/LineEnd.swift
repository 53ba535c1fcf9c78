/// What stands between two lines, in the cell `_eof`: empty for one LF.
///
/// `\n`, `\r`, `\t` and `\s` (a blank) stand for what they say, `none` for nothing at all. What stands before the first
/// line of a file comes first, closed by `>`. A file without any line is carried by the one before it: `|name:\n`.
struct LineEnd: Hashable, Sendable {
  var lead: [UInt8] = []
  var tail: [UInt8] = [0x0A]
  /// Files without any line, by name.
  var blanks: [(name: String, bytes: [UInt8])] = []

  init(lead: [UInt8] = [], tail: [UInt8] = [0x0A], blanks: [(name: String, bytes: [UInt8])] = []) {
    self.lead = lead
    self.tail = tail
    self.blanks = blanks
  }

  var text: String {
    var text = lead.isEmpty ? "" : Self.escaped(lead) + ">"
    if tail != [0x0A] || !lead.isEmpty || !blanks.isEmpty {
      text += tail.isEmpty ? "none" : Self.escaped(tail)
    }
    for blank in blanks {
      text += "|" + Self.escaped(Array(blank.name.utf8)) + ":" + Self.escaped(blank.bytes)
    }
    return text
  }

  /// Nil for anything that ``text`` never is.
  init?(_ text: String) {
    guard !text.isEmpty else { return }
    var parts = text.split(separator: "|", omittingEmptySubsequences: false)
    let own = parts.removeFirst().split(separator: ">", omittingEmptySubsequences: false)
    guard own.count <= 2, let last = own.last else { return nil }
    if own.count == 2 {
      guard let lead = Self.unescaped(own[0]) else { return nil }
      self.lead = lead
    }
    guard let tail = last == "none" ? [] : Self.unescaped(last) else { return nil }
    self.tail = tail
    guard Self.isBlank(lead), Self.isBlank(tail) else { return nil }
    for part in parts {
      let halves = part.split(separator: ":", omittingEmptySubsequences: false)
      guard halves.count == 2, let name = Self.unescaped(halves[0]), let bytes = Self.unescaped(halves[1]),
        Self.isBlank(bytes)
      else {
        return nil
      }
      blanks.append((String(decoding: name, as: UTF8.self), bytes))
    }
  }

  static func == (left: LineEnd, right: LineEnd) -> Bool { left.text == right.text }
  func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// Nothing else stands between two lines.
  private static func isBlank(_ bytes: [UInt8]) -> Bool {
    bytes.allSatisfy { $0 == 0x0A || $0 == 0x0D || $0 == 0x09 || $0 == 0x20 }
  }

  private static let letters: [(byte: UInt8, letter: Character)] = [
    (0x0A, "n"), (0x0D, "r"), (0x09, "t"), (0x20, "s"), (UInt8(ascii: "|"), "p"), (UInt8(ascii: ":"), "c"),
    (UInt8(ascii: ">"), "g"), (UInt8(ascii: "\\"), "b"),
  ]

  private static func escaped(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for byte in bytes {
      if let known = letters.first(where: { $0.byte == byte }) {
        text += "\\\(known.letter)".utf8
      } else {
        text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func unescaped(_ text: Substring) -> [UInt8]? {
    var bytes: [UInt8] = []
    var isEscape = false
    for character in text {
      if isEscape {
        guard let known = letters.first(where: { $0.letter == character }) else { return nil }
        bytes.append(known.byte)
        isEscape = false
      } else if character == "\\" {
        isEscape = true
      } else {
        bytes += character.utf8
      }
    }
    return isEscape ? nil : bytes
  }
}
