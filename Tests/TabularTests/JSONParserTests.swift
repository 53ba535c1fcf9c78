import Tabular
import TestSupport
import Testing

@Suite struct JSONParserTests {
  @Test(arguments: [
    #""\u00e9\ud83d\ude00\/""#: "é😀/", #""a\tb\n\\""#: "a\tb\n\\", "\"\u{FEFF}x\"": "\u{FEFF}x",
  ])
  func `a text is read with its escapes`(text: String, value: String) throws {
    #expect(try JSONTree(Array(text.utf8)) == .text(value))
  }

  @Test(arguments: [
    ("", 0, 1), ("{", 1, 1), ("[1,]", 3, 1), ("[1 2]", 3, 1), (#"{"a" 1}"#, 5, 1), ("{a:1}", 1, 1),
    ("01", 0, 1),
    ("1.", 2, 1), ("-", 0, 1), ("1e", 2, 1), ("nul", 0, 1), ("[\n\n\"a", 3, 3), (#""\x""#, 1, 1),
    ("[1] 2", 4, 1),
    (#""\ud800""#, 1, 1), ("\"a\nb\"", 2, 1), (#"{"a":1,}"#, 7, 1), ("NaN", 0, 1), ("'a'", 0, 1),
  ])
  func `what is no JSON is refused with its place`(text: String, offset: Int, line: Int) {
    let fault = #expect(throws: JSONFault.self) { try JSONTree(Array(text.utf8)) }
    #expect(fault?.offset == offset)
    #expect(fault?.line == line)
    #expect(fault?.reason.isEmpty == false)
  }

  @Test func `bytes that are no text are refused`() {
    #expect(throws: JSONFault.self) { try JSONTree([0x22, 0xC3, 0x22]) }
  }

  @Test func `deep nesting is refused before the stack is spent`() throws {
    let deep = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(throws: Never.self) { try JSONTree(Array(deep.utf8)) }
    #expect(throws: JSONFault.self) { try JSONTree(Array(("[" + deep + "]").utf8)) }
    #expect(throws: JSONFault.self) { try JSONTree([UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)) }
  }

  @Test func `a list is handed over element by element with the bytes of each`() throws {
    var parser = JSONParser(Array("\u{FEFF} [ {\"a\":1} ,2, \"x\" ] ".utf8))
    var found: [String] = []
    var ranges: [Range<Int>] = []
    let isList = try parser.elements { _, range in ranges.append(range) }
    #expect(isList)
    for range in ranges { found.append(String(decoding: parser.text(range), as: UTF8.self)) }
    #expect(found == ["{\"a\":1}", "2", "\"x\""])
    var object = JSONParser(Array("{}".utf8))
    #expect(try object.elements { _, _ in } == false)
    #expect(try object.document() == .object([]))
  }

  @Test func `no bytes make it crash or hang`() {
    var random = SplitMix64(seed: 77)
    let sample = Array(#"[{"a":[1,2.5e3,"\u00e9x"],"b":null},true,false]"#.utf8)
    for _ in 0..<2000 {
      var bytes = sample
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      if let tree = try? JSONTree(bytes) { #expect(throws: Never.self) { try JSONTree(tree.encoded()) } }
    }
  }
}
