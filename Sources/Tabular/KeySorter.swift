/// The keys of a table's rows, and the order in which they rise.
///
/// Most are told apart by their first 24 bytes, the parts one behind the other, compared as three numbers; ASCII alone,
/// for other texts do not sort by their bytes.
@usableFromInline
struct KeySorter {
  private struct Head {
    var words: (UInt64, UInt64, UInt64) = (0, 0, 0)
    var isPlain = true
    let place: Int

    /// Puts the next byte of the key behind so many others.
    mutating func put(_ byte: UInt8, behind count: Int) {
      let shift = UInt64(56 - count % 8 * 8)
      switch count {
      case ..<8: words.0 |= UInt64(byte) << shift
      case ..<16: words.1 |= UInt64(byte) << shift
      case ..<24: words.2 |= UInt64(byte) << shift
      default: break
      }
    }
  }

  private var heads: [Head] = []
  /// The head that is being put together, how many bytes it has, and of how many parts.
  private var head = Head(place: 0)
  private var count = 0
  private var parts = 0

  @usableFromInline
  init(count: Int) { heads.reserveCapacity(count) }

  /// Adds a part to the key that is being put together.
  @usableFromInline
  mutating func append(_ part: String) {
    // A part that ends is less than one that goes on, as if a zero followed it. One with a NUL byte is left to the keys.
    if parts > 0 { count += 1 }
    var (head, count, part) = (head, count, part)
    part.withUTF8 { bytes in
      for byte in bytes {
        if byte == 0 || byte >= 0x80 { head.isPlain = false }
        head.put(byte, behind: count)
        count += 1
      }
    }
    (self.head, self.count) = (head, count)
    parts += 1
  }

  /// Ends the key that is being put together.
  @usableFromInline
  mutating func endKey() {
    heads.append(head)
    head = Head(place: heads.count)
    (count, parts) = (0, 0)
  }

  /// The places of the keys, counted from 0, as they rise; of equal ones the first stands first. Empty where they rise
  /// as they came.
  /// - Parameter key: the key of a place, for those that their heads do not tell apart.
  @usableFromInline
  func order(_ key: (Int) -> [String]) -> [Int] {
    func precedes(_ left: Head, _ right: Head) -> Bool {
      if left.isPlain, right.isPlain, left.words != right.words { return left.words < right.words }
      return key(left.place).lexicographicallyPrecedes(key(right.place))
    }
    let isRising = zip(heads, heads.dropFirst()).allSatisfy { !precedes($1, $0) }
    return isRising ? [] : heads.sorted(by: precedes).map(\.place)
  }
}
