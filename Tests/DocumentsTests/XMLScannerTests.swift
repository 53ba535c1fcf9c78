import Documents
import TestSupport
import Testing

@Suite struct XMLScannerTests {
  /// What was found, a word for each thing: `<a k=v>`, `<a/>`, `</a>`, text in quotes, `!` for damage.
  private func found(_ text: String, portions size: Int? = nil) -> [String] {
    var scanner = XMLScanner()
    var words: [String] = []
    var run = ""
    let take = { (event: XMLEvent) in
      if case .text(let text) = event {
        run += text.string
        return
      }
      if !run.isEmpty { words.append("“\(run)”") }
      run = ""
      switch event {
      case .open(let tag):
        let attributes = tag.attributes.map { attribute in
          " \(String(decoding: tag.bytes[attribute.name], as: UTF8.self))=\(tag.text(attribute))"
        }
        words.append("<\(tag.nameText)\(attributes.joined())\(tag.isEmpty ? "/" : "")>\(tag.line)")
      case .close(let tag): words.append("</\(tag.nameText)>")
      case .doctype(let text): words.append("doctype \(text.count)")
      case .damage(let damage): words.append("!\(damage.line) \(damage.reason)")
      case .text: break
      }
    }
    let bytes = Array(text.utf8)
    var at = 0
    while let size, bytes.count - at > size {
      scanner.scan(Array(bytes[at..<(at + size)]), isLast: false, take)
      at += size
    }
    scanner.scan(Array(bytes[at...]), isLast: true, take)
    if !run.isEmpty { words.append("“\(run)”") }
    return words
  }

  static let cases: [(String, [String])] = [
    ("<a><b x='1' y=\"2\"/></a>", ["<a>1", "<b x=1 y=2/>1", "</a>"]),
    ("<a>one &lt; two</a>", ["<a>1", "“one < two”", "</a>"]),
    // `>` may stand in an attribute, `&` is put in, a line end is a blank there.
    ("<a b=\"1>0 &amp; &#x41;&#66;\nc\"/>", ["<a b=1>0 & AB c/>1"]),
    // What is no XML character goes, in names too.
    ("<a b=\"x\u{B}y\">\u{1}z</a\u{B}>", ["<a b=xy>1", "“z”", "</a>"]),
    ("<a\n b = '1'\n/>\n<c/>", ["<a b=1/>1", "“\n”", "<c/>4"]),
    ("<?xml version='1.0'?><!-- <x> \n--><a/>", ["<a/>2"]),
    ("<a><![CDATA[1 < 2 &amp; ]] ]]></a>", ["<a>1", "“1 < 2 &amp; ]] ”", "</a>"]),
    ("\u{FEFF}<a/>", ["<a/>1"]),
    // Only the five entities that XML knows mean anything, whatever a DOCTYPE says.
    (
      "<!DOCTYPE a [<!ENTITY e \"x\"><!ENTITY f SYSTEM \"/etc/passwd\">]><a b='&e;'>&f;</a>",
      ["doctype 53", "<a b=&e;>1", "“&f;”", "</a>"]
    ),
    ("<!DOCTYPE a SYSTEM \"x>y\"><a/>", ["doctype 16", "<a/>1"]),
    // Malformed, as exports of version 12 are: what is in it is never understood.
    ("<!DOCTYPE a [\n<!ELEMENT b ((c)\n<!-- open\n]>\n<a/>", ["doctype 34", "“\n”", "<a/>5"]),
    // A broken tag costs itself and nothing else.
    ("<a><b x=\"1 y=\"2\"/>\n<c/></a>", ["<a>1", "!1 brokenTag", "<c/>2", "</a>"]),
    ("<a><b x=\"1/>\n<c y='2'/></a>", ["<a>1", "!1 brokenTag", "<c y=2/>2", "</a>"]),
    ("<a><b x/><c/></a>", ["<a>1", "!1 brokenTag", "<c/>1", "</a>"]),
    ("<a><b x=1/><c/></a>", ["<a>1", "!1 brokenTag", "<c/>1", "</a>"]),
    ("<a><><c/></a>", ["<a>1", "!1 brokenTag", "<c/>1", "</a>"]),
    ("<a>\n<b x=\"1\"", ["<a>1", "“\n”", "!2 endsInside"]),
    ("<a/><!-- never", ["<a/>1", "!1 endsInside"]),
    ("", []), ("plain", ["“plain”"]),
  ]

  @Test(arguments: cases)
  func `the parts of a file are told apart, in portions of any size`(text: String, words: [String]) {
    #expect(found(text) == words)
    for size in [1, 2, 3, 7] { #expect(found(text, portions: size) == words, "portions of \(size)") }
  }

  @Test func `a DOCTYPE of any size and a tag without end are passed in constant memory`() {
    var scanner = XMLScanner()
    var events = 0
    let entity = Array("<!ENTITY lol \"&lol;&lol;&lol;\">\n".utf8)
    scanner.scan(Array("<!DOCTYPE a [".utf8), isLast: false) { _ in events += 1 }
    for _ in 0..<10_000 { scanner.scan(entity, isLast: false) { _ in events += 1 } }
    #expect(events == 0)
    scanner.scan(Array("]><a>&lol;</a>".utf8), isLast: true) { _ in events += 1 }
    #expect(events == 4)
    #expect(scanner.line == 10_001)

    var lost = XMLScanner()
    var damage: [XMLDamage] = []
    let keep = { (event: XMLEvent) in if case .damage(let found) = event { damage.append(found) } }
    lost.scan(Array("<a b=\"".utf8), isLast: false, keep)
    for _ in 0..<40 { lost.scan(Array(repeating: UInt8(ascii: "x"), count: 1 << 16), isLast: false, keep) }
    lost.scan(Array("<c/>".utf8), isLast: true, keep)
    #expect(damage.map(\.reason) == [.tooLong])
  }

  @Test func `whatever bytes come it ends and the line is right`() {
    var random = SplitMix64(seed: 12)
    let pieces = ["<", ">", "/", "=", "\"", "'", "a", " ", "\n", "&", ";", "!", "[", "]", "-", "?", "\u{B}"]
    for _ in 0..<500 {
      let text = (0..<60).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let whole = found("<r>" + text)
      #expect(found("<r>" + text, portions: 5) == whole, "\(text)")
      var scanner = XMLScanner()
      scanner.scan(Array((text + "\n").utf8), isLast: true) { _ in }
      #expect(scanner.line <= 1 + (text + "\n").count { $0 == "\n" })
    }
  }
}
