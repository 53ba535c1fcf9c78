/// An exact fraction, always in lowest terms.
public struct Ratio: Hashable, Sendable {
  public let numerator: Int128
  /// Above 0.
  public let denominator: Int128

  public init(_ numerator: Int128, _ denominator: Int128 = 1) {
    let sign: Int128 = denominator < 0 ? -1 : 1
    let common = Self.gcd(numerator.magnitude, denominator.magnitude)
    self.numerator = sign * numerator / max(1, Int128(common))
    self.denominator = sign * denominator / max(1, Int128(common))
  }

  /// Reads `25`, `4.5`, at most six digits before the point and six behind; a comma may stand for the point.
  public init?(_ text: some StringProtocol) {
    let halves = text.utf8.split(maxSplits: 1, omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",")
    }
    guard let whole = halves.first, (1...6).contains(whole.count) else { return nil }
    let fraction = halves.count == 2 ? Array(halves[1]) : []
    guard halves.count == 1 || (1...6).contains(fraction.count) else { return nil }
    var number: Int128 = 0
    for byte in Array(whole) + fraction {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      number = number * 10 + Int128(byte - UInt8(ascii: "0"))
    }
    self.init(number, fraction.reduce(1) { power, _ in power * 10 })
  }

  private static func gcd(_ left: UInt128, _ right: UInt128) -> UInt128 {
    var (left, right) = (left, right)
    while right != 0 { (left, right) = (right, left % right) }
    return left
  }

  public static func * (left: Ratio, right: Ratio) -> Ratio {
    // Crosswise first, so that the products stay small.
    let one = Ratio(left.numerator, right.denominator)
    let other = Ratio(right.numerator, left.denominator)
    return Ratio(one.numerator * other.numerator, one.denominator * other.denominator)
  }

  public static func / (left: Ratio, right: Ratio) -> Ratio {
    left * Ratio(right.denominator, right.numerator)
  }

  public static func + (left: Ratio, right: Ratio) -> Ratio {
    Ratio(
      left.numerator * right.denominator + right.numerator * left.denominator,
      left.denominator * right.denominator)
  }

  func clamped(_ least: Ratio, _ most: Ratio) -> Ratio { self < least ? least : most < self ? most : self }

  /// Toward zero; beyond 64 bits the last number there is.
  public var truncated: Int { Int(clamping: numerator / denominator) }

  /// Half up, for what is not negative.
  public var roundedHalfUp: Int { Int(clamping: (numerator * 2 + denominator) / (denominator * 2)) }
}

extension Ratio: Comparable {
  public static func < (left: Ratio, right: Ratio) -> Bool {
    left.numerator * right.denominator < right.numerator * left.denominator
  }
}

extension Ratio: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(Int128(value)) }
}
