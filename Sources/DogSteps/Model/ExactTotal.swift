/// A sum of amounts and of parts of amounts, exact.
///
/// An amount is a whole number of 10⁻²¹ steps or metres. A part of one (so many seconds of its length) leaves a
/// fraction of that behind, which is kept apart by its denominator until the sum is rounded.
struct ExactTotal: Sendable {
  private var whole: UInt128 = 0
  /// By length: what is left over, in lengths' parts of 10⁻²¹; always less than the length.
  private var rests: [Int: Int] = [:]

  mutating func add(_ amount: UInt128) { whole += amount }

  /// - Parameter length: in seconds, at most a few years.
  mutating func add(_ amount: UInt128, seconds: Int, of length: Int) {
    guard seconds < length else { return add(amount) }
    let (each, left) = amount.quotientAndRemainder(dividingBy: UInt128(length))
    whole += each * UInt128(seconds)
    let rest = Int(left) * seconds + rests[length, default: 0]
    whole += UInt128(rest / length)
    rests[length] = rest % length == 0 ? nil : rest % length
  }

  /// In whole 10⁻²¹, what is beyond dropped.
  var floored: UInt128 { whole + UInt128(Self.floor(of: rests)) }

  /// In whole steps or metres, half up.
  var rounded: Int { Self.rounded(floored) }

  static func rounded(_ amount: UInt128) -> Int {
    let one = PowerOfTen.all[21]
    return Int((amount + one / 2) / one)
  }

  /// The whole part of the sum of the fractions, exactly.
  static func floor(of rests: [Int: Int]) -> Int {
    // In 2⁻⁶⁴, each cut off, so that the sum is short by less than one for each.
    var sum: UInt128 = 0
    for (length, rest) in rests { sum += UInt128(rest) << 64 / UInt128(length) }
    let least = Int(sum >> 64)
    guard Int((sum + UInt128(rests.count)) >> 64) > least else { return least }
    var numerator = WideNumber(0)
    var denominator = WideNumber(1)
    for (length, rest) in rests {
      numerator = numerator.times(UInt32(length)).plus(denominator.times(UInt32(rest)))
      denominator = denominator.times(UInt32(length))
    }
    let isThere = !numerator.isLess(than: denominator.times(UInt32(least + 1)))
    return isThere ? least + 1 : least
  }
}

/// A whole number of any size, as far as ``ExactTotal`` needs one.
struct WideNumber: Hashable, Sendable {
  /// The lowest first, no zero at the end.
  private var limbs: [UInt32]

  init(_ number: UInt32) { limbs = number == 0 ? [] : [number] }

  func times(_ factor: UInt32) -> WideNumber {
    var product = self
    var carry: UInt64 = 0
    for place in limbs.indices {
      let value = UInt64(limbs[place]) * UInt64(factor) + carry
      product.limbs[place] = UInt32(truncatingIfNeeded: value)
      carry = value >> 32
    }
    if carry > 0 { product.limbs.append(UInt32(carry)) }
    while product.limbs.last == 0 { product.limbs.removeLast() }
    return product
  }

  func plus(_ other: WideNumber) -> WideNumber {
    var sum = WideNumber(0)
    var carry: UInt64 = 0
    for place in 0..<max(limbs.count, other.limbs.count) {
      let left = place < limbs.count ? UInt64(limbs[place]) : 0
      let value = left + (place < other.limbs.count ? UInt64(other.limbs[place]) : 0) + carry
      sum.limbs.append(UInt32(truncatingIfNeeded: value))
      carry = value >> 32
    }
    if carry > 0 { sum.limbs.append(UInt32(carry)) }
    return sum
  }

  func isLess(than other: WideNumber) -> Bool {
    if limbs.count != other.limbs.count { return limbs.count < other.limbs.count }
    return limbs.reversed().lexicographicallyPrecedes(other.limbs.reversed())
  }
}
