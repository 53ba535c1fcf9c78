import Tabular
import TestSupport
import Testing

@Suite struct JSONTreeTests {
  private func tree(_ text: String) throws -> JSONTree { try JSONTree(Array(text.utf8)) }

  @Test func `members keep their order and numbers their text`() throws {
    let text = #"{"b":1.50,"a":[null,true,"é\"",-0,1e3],"b":{}}"#
    let read = try tree(text)
    #expect(String(decoding: read.encoded(), as: UTF8.self) == text)
    #expect(read.members?.map(\.key) == ["b", "a", "b"])
    #expect(read["b"] == .object([]))
    #expect(read["a"]?.elements?.last?.integer == 1000)
  }

  @Test func `an indented text has a line for each value`() throws {
    let text = """
      {
       "a": [
        1,
        {}
       ],
       "b": []
      }
      """
    #expect(String(decoding: try tree(text).encoded(.indented(1)), as: UTF8.self) == text)
  }

  @Test func `values mean the same whatever their order and spelling`() throws {
    #expect(try tree(#"{"a":1.0,"b":[2]}"#).means(try tree(#"{"b":[2e0],"a":1}"#)))
    #expect(try !tree(#"{"a":1}"#).means(try tree(#"{"a":1,"b":null}"#)))
    #expect(try !tree("[1,2]").means(try tree("[2,1]")))
  }

  @Test func `only whole numbers are whole`() throws {
    #expect(try tree("12.0").integer == 12)
    #expect(try tree("12.5").integer == nil)
    #expect(try tree("1e99").integer == nil)
    #expect(try tree("9007199254740993").integer == 9_007_199_254_740_993)
  }

  @Test func `any tree is written and read back equal`() throws {
    var random = SplitMix64(seed: 40)
    func make(_ depth: Int) -> JSONTree {
      switch Int.random(in: 0..<(depth > 3 ? 4 : 6), using: &random) {
      case 0: return .null
      case 1: return .bool(Bool.random(using: &random))
      case 2:
        return .number(
          "\(Int.random(in: -999...999, using: &random)).\(Int.random(in: 0...99, using: &random))")
      case 3:
        let scalars = (0..<6).map { _ in
          Unicode.Scalar(UInt32.random(in: 0..<0xD800, using: &random)) ?? "x"
        }
        return .text(String(String.UnicodeScalarView(scalars)))
      case 4: return .array((0..<Int.random(in: 0...3, using: &random)).map { _ in make(depth + 1) })
      default:
        return .object(
          (0..<Int.random(in: 0...3, using: &random)).map { JSONMember("k\($0)", make(depth + 1)) })
      }
    }
    for _ in 0..<500 {
      let made = make(0)
      #expect(try JSONTree(made.encoded()) == made)
      #expect(try JSONTree(made.encoded(.indented(2))) == made)
    }
  }
}
