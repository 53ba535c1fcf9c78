/// A link taken apart: host, path, query and fragment, each percent-decoded after the cut.
struct MapLink: Sendable {
  /// Lowercase, without `www.`; `geo` for a geo: URI.
  let host: String
  let path: [String]
  let query: [(name: String, value: String)]
  let fragment: String

  /// Nil when the word is no link. It is one with a scheme (whatever stands before that is dropped), as a
  /// geo: URI, or when it begins with a host name and goes on with a path or query.
  init?(word: Substring) {
    var rest = word
    while let last = rest.last, ">)]\".,;".contains(last) { rest.removeLast() }
    if let scheme = Self.firstIndex(of: "://", in: rest) {
      rest = rest[scheme...].dropFirst(3)
    } else if rest.lowercased().hasPrefix("geo:") {
      rest = "geo/" + rest.dropFirst(4)
    } else if !Self.beginsWithHost(rest) {
      return nil
    }
    let (beforeFragment, fragment) = Self.cut(rest, at: "#")
    let (place, query) = Self.cut(beforeFragment, at: "?")
    let segments = place.split(separator: "/", omittingEmptySubsequences: false)
    let host = segments.first.map { $0.lowercased() } ?? ""
    self.host = host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    path = segments.dropFirst().map { Self.decoded($0) }
    self.query = query.split(separator: "&").map { field in
      let (name, value) = Self.cut(field, at: "=")
      return (Self.decoded(name).lowercased(), Self.decoded(value))
    }
    self.fragment = Self.decoded(fragment)
  }

  /// Every non-empty value of that name, in the order of the link.
  func values(_ name: String) -> [String] {
    query.filter { $0.name == name && !$0.value.isEmpty }.map(\.value)
  }

  /// `+` becomes a space; escapes are decoded twice, since links copied out of links carry `%252C`.
  static func decoded(_ text: Substring) -> String {
    var bytes = text.utf8.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
    for _ in 0..<2 { bytes = unescaped(bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func unescaped(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "%"), position + 2 < bytes.count,
        let high = Character(Unicode.Scalar(bytes[position + 1])).hexDigitValue,
        let low = Character(Unicode.Scalar(bytes[position + 2])).hexDigitValue
      {
        result.append(UInt8(high * 16 + low))
        position += 3
      } else {
        result.append(bytes[position])
        position += 1
      }
    }
    return result
  }

  private static func cut(_ text: Substring, at mark: Character) -> (Substring, Substring) {
    guard let index = text.firstIndex(of: mark) else { return (text, "") }
    return (text[..<index], text[index...].dropFirst())
  }

  private static func firstIndex(of mark: String, in text: Substring) -> Substring.Index? {
    text.indices.first { text[$0...].hasPrefix(mark) }
  }

  private static func beginsWithHost(_ text: Substring) -> Bool {
    guard let end = text.firstIndex(where: { "/?#".contains($0) }) else { return false }
    let labels = text[..<end].split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, let last = labels.last, last.utf8.count >= 2 else { return false }
    return last.allSatisfy { $0.isASCII && $0.isLetter }
      && labels.allSatisfy { label in
        !label.isEmpty && label.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      }
  }
}
