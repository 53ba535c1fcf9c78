import Tabular
import TestSupport
import Testing

@Suite struct JSONValueTests {
  private static func text(_ value: JSONValue) throws -> String {
    String(decoding: try value.encoded(), as: UTF8.self)
  }

  @Test(arguments: [
    (JSONValue.null, "null\n"), (.bool(true), "true\n"), (.bool(false), "false\n"), (.integer(0), "0\n"),
    (.integer(-25), "-25\n"), (.integer(.max), "9223372036854775807\n"),
    (.integer(.min), "-9223372036854775808\n"),
    ("a/b", "\"a/b\"\n"), ("é🐕", "\"é🐕\"\n"), ("\"\\", "\"\\\"\\\\\"\n"),
    ("a\nb\tc\rd", "\"a\\nb\\tc\\rd\"\n"),
    ("\u{8}\u{C}", "\"\\b\\f\"\n"), ("\u{1}\u{1F}", "\"\\u0001\\u001f\"\n"), ("", "\"\"\n"),
  ])
  func `each value has one spelling`(value: JSONValue, text: String) throws {
    #expect(try Self.text(value) == text)
  }

  @Test func `objects are written with sorted keys, nulls among them, and one line end at last`() throws {
    let value: JSONValue = [
      "zeta": .array([.integer(1), .null, .array([])]), "alpha": ["b": .null, "a": .bool(true)],
      "null": .null,
    ]
    #expect(
      try Self.text(value) == """
        {
          "alpha" : {
            "a" : true,
            "b" : null
          },
          "null" : null,
          "zeta" : [
            1,
            null,
            [

            ]
          ]
        }

        """)
  }

  @Test func `keys are sorted by their code points, no locale asked`() throws {
    let value: JSONValue = ["b": .null, "a10": .null, "a2": .null, "B": .null, "é": .null, "z": .null]
    let keys = try Self.text(value).split(separator: "\"").filter {
      $0.allSatisfy { $0.isLetter || $0.isNumber }
    }
    #expect(keys == ["B", "a10", "a2", "b", "z", "é"])
  }

  /// Seed 50.
  @Test func `the bytes do not depend on the order in which an object was made`() throws {
    var random = SplitMix64(seed: 50)
    for _ in 0..<500 {
      let names = Set((0..<8).map { _ in RandomText.field(using: &random) }).sorted()
      let members = names.map { ($0, JSONValue.text($0)) }
      let one = JSONValue.object(Dictionary(members) { first, _ in first })
      let other = JSONValue.object(Dictionary(members.reversed()) { first, _ in first })
      #expect(try one.encoded() == other.encoded())
    }
  }

  @Test func `what is not there is null`() {
    #expect(JSONValue.optional(nil as String?) == .null)
    #expect(JSONValue.optional("") == .text(""))
    #expect(JSONValue.optional(nil as Int?) == .null)
    #expect(JSONValue.optional(0) == .integer(0))
  }

  @Test func `of two members with one name the last one counts`() {
    #expect((["a": .integer(1), "a": .integer(2)] as JSONValue) == .object(["a": .integer(2)]))
  }
}
