/// A place on Earth (WGS 84) in ten-millionths of a degree, about a centimetre.
public struct Coordinates: Hashable, Sendable {
  /// North is positive; within ±900000000.
  public let latitudeE7: Int
  /// East is positive; within ±1800000000.
  public let longitudeE7: Int

  /// Nil out of range, and for (0, 0): that spot in the Gulf of Guinea is what an unset position looks like.
  public init?(latitudeE7: Int, longitudeE7: Int) {
    guard (-900_000_000...900_000_000).contains(latitudeE7),
      (-1_800_000_000...1_800_000_000).contains(longitudeE7), (latitudeE7, longitudeE7) != (0, 0)
    else { return nil }
    self.latitudeE7 = latitudeE7
    self.longitudeE7 = longitudeE7
  }

  /// Reads two decimal degrees such as `44.73212` and `-63.65676`: an ASCII sign, digits, perhaps a point and
  /// digits, nothing else. Digits behind the seventh are rounded, half away from zero.
  public init?(latitude: some StringProtocol, longitude: some StringProtocol) {
    guard let latitudeE7 = Self.e7(latitude), let longitudeE7 = Self.e7(longitude) else { return nil }
    self.init(latitudeE7: latitudeE7, longitudeE7: longitudeE7)
  }

  /// `44.73212`: five to seven decimals, what ``init(latitude:longitude:)`` reads.
  public var latitudeText: String { Self.text(latitudeE7) }

  /// `-63.65676`: five to seven decimals.
  public var longitudeText: String { Self.text(longitudeE7) }

  private static func e7(_ text: some StringProtocol) -> Int? {
    guard let decimal = DecimalText(text), decimal.whole <= 180 else { return nil }
    let magnitude = (decimal.truncatedMagnitude(places: 8) + 5) / 10
    return decimal.sign == .minus ? -magnitude : magnitude
  }

  private static func text(_ e7: Int) -> String {
    (e7 < 0 ? "-" : "") + DecimalText.text(ofMagnitude: e7.magnitude, places: 7, atLeast: 5)
  }
}

extension Coordinates: CustomStringConvertible {
  /// `44.73212, -63.65676`: what map programs copy and what ``read(_:near:)`` takes.
  public var description: String { "\(latitudeText), \(longitudeText)" }
}
