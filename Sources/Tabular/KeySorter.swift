/// The keys of a table's rows, and the order in which they rise.
///
/// Most are told apart by the first sixteen bytes of their first part, compared as two numbers; ASCII alone, for other
/// texts do not sort by their bytes.
struct KeySorter {
  private struct Head {
    let high: UInt64
    let low: UInt64
    let isASCII: Bool
    let place: Int
  }

  private var keys: [[String]] = []
  private var heads: [Head] = []
  private var isRising = true

  mutating func append(_ key: [String]) {
    let head = Self.head(of: key.first ?? "", keys.count)
    keys.append(key)
    if let last = heads.last, precedes(head, last) { isRising = false }
    heads.append(head)
  }

  /// The places of the keys, counted from 0, as they rise; of equal ones the first stands first. Empty where they rise
  /// as they came.
  var order: [Int] { isRising ? [] : heads.sorted(by: precedes).map(\.place) }

  private func precedes(_ left: Head, _ right: Head) -> Bool {
    if left.isASCII, right.isASCII {
      if left.high != right.high { return left.high < right.high }
      if left.low != right.low { return left.low < right.low }
    }
    return keys[left.place].lexicographicallyPrecedes(keys[right.place])
  }

  private static func head(of text: String, _ place: Int) -> Head {
    var (high, low): (UInt64, UInt64) = (0, 0)
    var (count, all): (Int, UInt8) = (0, 0)
    for byte in text.utf8 {
      all |= byte
      if count < 8 { high = high << 8 | UInt64(byte) } else if count < 16 { low = low << 8 | UInt64(byte) }
      count += 1
    }
    // A text that ends is less than one that goes on, as if zeros followed it. One with a NUL byte is left to `keys`.
    high <<= UInt64(8 * max(0, 8 - count))
    low <<= UInt64(8 * min(8, max(0, 16 - count)))
    return Head(high: high, low: low, isASCII: all < 0x80 && !text.utf8.contains(0), place: place)
  }
}
