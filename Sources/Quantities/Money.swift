/// An amount of Canadian dollars in whole cents. Arithmetic is exact and traps on overflow, which begins
/// beyond ninety quadrillion dollars; amounts that are read stay far below.
public struct Money: Hashable, Sendable {
  public let cents: Int

  public init(cents: Int) {
    self.cents = cents
  }

  /// Reads `25`, `25.00` or `-25.00`: no plus sign, no grouping, no currency, and either no decimals or two.
  /// At most twelve digits before the point.
  public init?(plain text: some StringProtocol) {
    var value = 0
    var (digits, decimals) = (0, -1)
    var isNegative = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if decimals >= 0 { decimals += 1 } else { digits += 1 }
        guard digits <= 12, decimals <= 2 else { return nil }
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
      case UInt8(ascii: ".") where decimals < 0 && digits > 0: decimals = 0
      case UInt8(ascii: "-") where digits == 0 && decimals < 0 && !isNegative: isNegative = true
      default: return nil
      }
    }
    guard digits > 0, decimals == 2 || decimals < 0 else { return nil }
    cents = (isNegative ? -1 : 1) * (decimals == 2 ? value : value * 100)
  }

  /// The same amount without its sign.
  public var magnitude: Money { cents < 0 ? -self : self }

  public static prefix func - (money: Money) -> Money { Money(cents: -money.cents) }

  public static func * (money: Money, count: Int) -> Money { Money(cents: money.cents * count) }
}

extension Money: AdditiveArithmetic {
  public static let zero = Money(cents: 0)

  public static func + (left: Money, right: Money) -> Money { Money(cents: left.cents + right.cents) }

  public static func - (left: Money, right: Money) -> Money { Money(cents: left.cents - right.cents) }
}

extension Money: Comparable {
  public static func < (left: Money, right: Money) -> Bool { left.cents < right.cents }
}

extension Money: CustomStringConvertible {
  /// `-25.00`: what ``init(plain:)`` reads.
  public var description: String { cents < 0 ? "-" + plainMagnitude : plainMagnitude }

  /// `CA$1,234.50`, `-CA$25.00`: for people.
  public var dollars: String {
    var text = plainMagnitude.suffix(3)
    var whole = plainMagnitude.dropLast(3)
    while whole.utf8.count > 3 {
      text = ",\(whole.suffix(3))\(text)"
      whole = whole.dropLast(3)
    }
    return "\(sign)CA$\(whole)\(text)"
  }

  private var sign: String { cents < 0 ? "-" : "" }

  private var plainMagnitude: String {
    let (whole, rest) = cents.magnitude.quotientAndRemainder(dividingBy: 100)
    return rest < 10 ? "\(whole).0\(rest)" : "\(whole).\(rest)"
  }
}
