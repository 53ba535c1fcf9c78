/// Takes XML apart as it comes, in portions of any size, in memory for one tag.
///
/// It reads files that programs write, also slightly wrong ones, and never refuses one as a whole: a tag that cannot
/// be understood is handed over as damage with its line, and reading goes on with the next. A `DOCTYPE` is passed
/// over up to the first `]>` without being understood, so that no entity of its own can mean anything: of entities,
/// only the five that XML itself knows and numbered characters are put in. Control characters are dropped. `>` may
/// stand in an attribute. Whether tags are nested well is the caller's to see.
public struct XMLScanner: Sendable {
  /// A tag longer than this is damage.
  public static let longestTag = 1 << 20

  /// What is being passed over, or read.
  enum Mode: Hashable, Sendable {
    case content
    /// Up to and with these bytes.
    case skipping([UInt8])
    case doctype(DoctypePlace)
    case characterData
    /// Up to the next `<`, behind a damaged tag.
    case lost
  }

  /// Bytes that could not be used yet.
  private var held: [UInt8] = []
  private var mode = Mode.content
  private var isAtStart = true
  private var doctype: [UInt8] = []
  private var attributes: [XMLAttribute] = []
  /// Of the first byte not used yet, from 1.
  public private(set) var line = 1

  public init() {}

  /// Takes the next bytes of a file.
  /// - Parameters:
  ///   - isLast: whether the file ends with them.
  ///   - take: gets what was found, in the order of the file.
  public mutating func scan<Failure: Error>(
    _ portion: [UInt8], isLast: Bool, _ take: (XMLEvent) throws(Failure) -> Void
  ) throws(Failure) {
    var bytes = portion
    if !held.isEmpty {
      bytes = held
      bytes += portion
      held = []
    }
    var at = 0
    if isAtStart {
      guard bytes.count >= 3 || isLast else {
        held = bytes
        return
      }
      isAtStart = false
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    }
    while at < bytes.count {
      let (start, before) = (at, mode)
      switch mode {
      case .content: at = try content(bytes, at, isLast, take)
      case .skipping(let end): at = skip(bytes, at, to: end, isLast)
      case .doctype(let place): at = try passDoctype(bytes, at, place, take)
      case .characterData: at = try characterData(bytes, at, isLast, take)
      case .lost: at = passLost(bytes, at)
      }
      if at == start, mode == before { break }
    }
    if at < bytes.count { held = at == 0 ? bytes : Array(bytes[at...]) }
    if isLast { try finish(take) }
  }

  private mutating func finish<Failure: Error>(
    _ take: (XMLEvent) throws(Failure) -> Void
  ) throws(Failure) {
    if !held.isEmpty || (mode != .content && mode != .lost) {
      held = []
      try take(.damage(XMLDamage(line: line, reason: .endsInside)))
    }
  }

  // MARK: Content

  private mutating func content<Failure: Error>(
    _ bytes: [UInt8], _ start: Int, _ isLast: Bool, _ take: (XMLEvent) throws(Failure) -> Void
  ) throws(Failure) -> Int {
    if bytes[start] != UInt8(ascii: "<") {
      var end = XMLLexer.next(UInt8(ascii: "<"), in: bytes, from: start)
      // An entity may be cut in two.
      if end == bytes.count, !isLast { end = XMLText.wholeEnd(bytes, start) }
      guard end > start else { return start }
      try take(.text(XMLText(bytes: bytes, range: start..<end, isVerbatim: false, line: line)))
      line += XMLLexer.lineFeeds(bytes, start..<end)
      return end
    }
    guard start + 1 < bytes.count else { return start }
    if bytes[start + 1] == UInt8(ascii: "!") || bytes[start + 1] == UInt8(ascii: "?") {
      return open(bytes, start, isLast)
    }
    var lexer = XMLLexer(line: line)
    attributes.removeAll(keepingCapacity: true)
    switch lexer.tag(in: bytes, from: start, &attributes) {
    case .whole(let end):
      try deliver(bytes, start..<end, lexer, take)
      line = lexer.line
      return end
    case .unfinished:
      guard bytes.count - start > Self.longestTag else { return start }
      try take(.damage(XMLDamage(line: line, reason: .tooLong)))
      mode = .lost
      return start + 1
    case .damaged:
      try take(.damage(XMLDamage(line: line, reason: .brokenTag, wasOpen: lexer.leftOpen)))
      mode = .lost
      return start + 1
    }
  }

  /// Hands over a tag; one that holds control characters is read again without them.
  private mutating func deliver<Failure: Error>(
    _ bytes: [UInt8], _ range: Range<Int>, _ lexer: XMLLexer, _ take: (XMLEvent) throws(Failure) -> Void
  ) throws(Failure) {
    guard lexer.hasControls else {
      try take(event(bytes, lexer))
      return
    }
    let clean = bytes[range].filter { !XMLText.isDropped($0) }
    var again = XMLLexer(line: line)
    attributes.removeAll(keepingCapacity: true)
    guard case .whole = again.tag(in: clean, from: 0, &attributes) else {
      return try take(.damage(XMLDamage(line: line, reason: .brokenTag)))
    }
    try take(event(clean, again))
  }

  private func event(_ bytes: [UInt8], _ lexer: XMLLexer) -> XMLEvent {
    let tag = XMLTag(
      bytes: bytes, name: lexer.name, attributes: attributes, isEmpty: lexer.isEmpty, line: line)
    return lexer.isClosing ? .close(tag) : .open(tag)
  }

  /// A comment, an instruction, character data or a document type.
  private mutating func open(_ bytes: [UInt8], _ start: Int, _ isLast: Bool) -> Int {
    let rest = bytes[start...]
    if bytes[start + 1] == UInt8(ascii: "?") {
      mode = .skipping(Array("?>".utf8))
      return start + 2
    }
    if rest.starts(with: "<!--".utf8) {
      mode = .skipping(Array("-->".utf8))
      return start + 4
    }
    if rest.starts(with: "<![CDATA[".utf8) {
      mode = .characterData
      return start + 9
    }
    if rest.starts(with: "<!DOCTYPE".utf8) {
      mode = .doctype(.outside)
      doctype = []
      return start + 9
    }
    // The longest of them has nine bytes.
    if rest.count < 9, !isLast { return start }
    mode = .skipping(Array(">".utf8))
    return start + 2
  }

  // MARK: What is passed over

  private mutating func skip(_ bytes: [UInt8], _ start: Int, to end: [UInt8], _ isLast: Bool) -> Int {
    var at = start
    while true {
      let found = XMLLexer.next(end[0], in: bytes, from: at)
      guard found + end.count <= bytes.count else {
        let kept = min(found, bytes.count)
        line += XMLLexer.lineFeeds(bytes, start..<kept)
        return isLast ? bytes.count : kept
      }
      if bytes[found...].starts(with: end) {
        line += XMLLexer.lineFeeds(bytes, start..<found)
        mode = .content
        return found + end.count
      }
      at = found + 1
    }
  }

  private mutating func characterData<Failure: Error>(
    _ bytes: [UInt8], _ start: Int, _ isLast: Bool, _ take: (XMLEvent) throws(Failure) -> Void
  ) throws(Failure) -> Int {
    let first = line
    let end = skip(bytes, start, to: Array("]]>".utf8), isLast)
    let text = start..<(mode == .content ? end - 3 : end)
    if !text.isEmpty { try take(.text(XMLText(bytes: bytes, range: text, isVerbatim: true, line: first))) }
    return end
  }

  private mutating func passDoctype<Failure: Error>(
    _ bytes: [UInt8], _ start: Int, _ place: DoctypePlace, _ take: (XMLEvent) throws(Failure) -> Void
  ) throws(Failure) -> Int {
    var place = place
    var at = start
    while at < bytes.count, place != .ended {
      if bytes[at] == UInt8(ascii: "\n") { line += 1 }
      place = place.after(bytes[at])
      at += 1
    }
    let room = max(0, DoctypePlace.mostKept - doctype.count)
    doctype += bytes[start..<at].prefix(room)
    if place == .ended {
      mode = .content
      try take(.doctype(String(decoding: doctype, as: UTF8.self)))
      doctype = []
    } else {
      mode = .doctype(place)
    }
    return at
  }

  private mutating func passLost(_ bytes: [UInt8], _ start: Int) -> Int {
    let end = XMLLexer.next(UInt8(ascii: "<"), in: bytes, from: start)
    line += XMLLexer.lineFeeds(bytes, start..<end)
    if end < bytes.count { mode = .content }
    return end
  }
}
