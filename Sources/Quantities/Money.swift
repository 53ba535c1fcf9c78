/// An amount of Canadian dollars in whole cents. Arithmetic is exact and traps on overflow, which begins
/// beyond ninety quadrillion dollars; amounts that are read stay far below.
public struct Money: Hashable, Sendable {
  public let cents: Int

  public init(cents: Int) {
    self.cents = cents
  }

  /// Reads `25`, `25.00`, `-25.00`, and `25.5` as a spreadsheet saves it: no plus sign, no grouping, no currency.
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
    guard digits > 0, decimals != 0 else { return nil }
    let unit = decimals == 2 ? 1 : decimals == 1 ? 10 : 100
    cents = (isNegative ? -1 : 1) * value * unit
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
  public var description: String { text(before: "", isGrouped: false) }

  /// `CA$1,234.50`, `-CA$25.00`: for people.
  public var dollars: String { text(before: "CA$", isGrouped: true) }

  /// Calls with the bytes of ``description``, for writers that make no text of it.
  package func withUTF8(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.room) { room in
      let start = write(into: room, before: "", isGrouped: false)
      body(UnsafeBufferPointer(rebasing: room[start...]))
    }
  }

  private func text(before sign: StaticString, isGrouped: Bool) -> String {
    String(unsafeUninitializedCapacity: Self.room) { room in
      let start = write(into: room, before: sign, isGrouped: isGrouped)
      for place in start..<Self.room { room[place - start] = room[place] }
      return Self.room - start
    }
  }

  /// Twenty digits of an `Int`, their six commas, the point, the sign and the currency.
  private static let room = 32

  /// Writes from the last digit to the first, up to the end of the room.
  /// - Returns: where the text begins.
  private func write(
    into room: UnsafeMutableBufferPointer<UInt8>, before sign: StaticString, isGrouped: Bool
  ) -> Int {
    var start = Self.room
    func put(_ byte: UInt8) {
      start -= 1
      room[start] = byte
    }
    var rest = cents.magnitude
    var digits = 0
    while rest > 0 || digits < 3 {
      if digits == 2 { put(UInt8(ascii: ".")) }
      if isGrouped, digits > 2, (digits - 2).isMultiple(of: 3) { put(UInt8(ascii: ",")) }
      put(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
      digits += 1
    }
    sign.withUTF8Buffer { for byte in $0.reversed() { put(byte) } }
    if cents < 0 { put(UInt8(ascii: "-")) }
    return start
  }
}
