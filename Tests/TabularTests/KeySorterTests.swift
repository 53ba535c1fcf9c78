import TestSupport
import Testing

@testable import Tabular

@Suite struct KeySorterTests {
  private static func order(_ keys: [[String]]) -> [Int] {
    var sorter = KeySorter(count: keys.count)
    for key in keys {
      for part in key { sorter.append(part) }
      sorter.endKey()
    }
    return sorter.order { keys[$0] }
  }

  @Test func `keys that rise already need no order`() {
    #expect(Self.order([]).isEmpty)
    #expect(Self.order([["a"], ["a"], ["a", "b"], ["b"]]).isEmpty)
  }

  @Test func `any keys come in the order of their texts, equal ones as they came`() {
    var random = SplitMix64(seed: 42)
    let pieces = [
      "", "a", "b", "2025-12-08-bella", "2025-12-08-bella-", "é", "e\u{301}", "z", "\u{0}", "10", "9",
    ]
    for _ in 0..<500 {
      let keys = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        (0..<Int.random(in: 1...2, using: &random)).map { _ in
          (0..<Int.random(in: 0...3, using: &random)).map { _ in
            pieces[Int.random(in: pieces.indices, using: &random)]
          }.joined()
        }
      }
      let plain = keys.enumerated().sorted { $0.element.lexicographicallyPrecedes($1.element) }.map(\.offset)
      let order = Self.order(keys)
      #expect(order == (plain == Array(keys.indices) ? [] : plain))
    }
  }
}
