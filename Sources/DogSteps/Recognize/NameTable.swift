/// Numbers for names as bytes, in the order in which they come; made for a few names that come millions of times.
struct NameTable: Sendable {
  private(set) var names: [[UInt8]] = []
  private var numbers: [[UInt8]: Int] = [:]
  /// The numbers asked for last.
  private var recent: [Int] = []

  /// - Returns: the number, and whether the name is new.
  mutating func number(of bytes: [UInt8], _ range: Range<Int>) -> (number: Int, isNew: Bool) {
    for (place, number) in recent.enumerated() where Self.equal(names[number], bytes, range) {
      if place > 0 { recent.swapAt(place, place - 1) }
      return (number, false)
    }
    let name = Array(bytes[range])
    let known = numbers[name]
    let number = known ?? names.count
    if known == nil {
      names.append(name)
      numbers[name] = number
    }
    if recent.count == 8 { recent.removeLast() }
    recent.insert(number, at: 0)
    return (number, known == nil)
  }

  /// Eight bytes at a time.
  private static func equal(_ name: [UInt8], _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard name.count == range.count else { return false }
    return name.withUnsafeBytes { left in
      bytes.withUnsafeBytes { right in
        var at = 0
        while at + 8 <= left.count {
          let one = left.loadUnaligned(fromByteOffset: at, as: UInt64.self)
          if one != right.loadUnaligned(fromByteOffset: range.lowerBound + at, as: UInt64.self) {
            return false
          }
          at += 8
        }
        while at < left.count {
          if left[at] != right[range.lowerBound + at] { return false }
          at += 1
        }
        return true
      }
    }
  }
}
