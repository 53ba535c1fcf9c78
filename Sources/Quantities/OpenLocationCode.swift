/// A place as an Open Location Code ("plus code"), by the public specification: `87PRPPJV+R8` in full, `PPJV+R8` short,
/// which means the nearest such place to some other one.
struct OpenLocationCode: Hashable, Sendable {
  private static let alphabet = Array("23456789CFGHJMPQRVWX".utf8)
  /// Digits in pairs, latitude and longitude; each pair parts the one before it into 20 by 20.
  private static let pairDigits = 10
  /// What follows them parts the square into 5 rows of 4.
  private static let allDigits = 15
  /// The finest step in ten-millionths of a ten-millionth… of a degree: 1/(8000·5⁵) north, 1/(8000·4⁵) east.
  private static let north = 8000 * 3125
  private static let east = 8000 * 1024

  /// Digit values before the separator and after it; zeros of padding are not among them.
  private let digits: [Int]
  /// How many digits a short code has left out: 0, 2, 4, 6 or 8.
  private let missing: Int

  var isShort: Bool { missing > 0 }

  /// Nil for what is no code. Case does not matter; digits beyond the fifteenth are checked and count for nothing.
  init?(_ text: some StringProtocol) {
    let bytes = text.utf8.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) ? $0 - 32 : $0 }
    guard let separator = bytes.firstIndex(of: UInt8(ascii: "+")), separator <= 8, separator % 2 == 0,
      bytes.lastIndex(of: UInt8(ascii: "+")) == separator
    else { return nil }
    let head = bytes[..<separator]
    let tail = bytes[(separator + 1)...]
    let padding = head.firstIndex(of: UInt8(ascii: "0")) ?? separator
    // Padding fills a full code up to its separator, in pairs, and nothing follows it.
    if padding < separator {
      guard separator == 8, padding > 0, padding % 2 == 0, tail.isEmpty,
        head[padding...].allSatisfy({ $0 == UInt8(ascii: "0") })
      else { return nil }
    }
    guard tail.count != 1, separator + tail.count >= 2 else { return nil }
    var values: [Int] = []
    for byte in head[..<padding] + tail {
      guard let value = Self.alphabet.firstIndex(of: byte) else { return nil }
      values.append(value)
    }
    missing = 8 - separator
    digits = Array(values.prefix(max(0, Self.allDigits - missing)))
    // The first pair counts in steps of 20 degrees and may not leave the globe.
    if missing == 0, values[0] >= 9 || values[1] >= 18 { return nil }
  }

  /// A code among other words: with four digits at least before its plus, since `+44` is a number.
  init?(word: Substring) {
    var word = word
    while let last = word.last, ",.;)".contains(last) { word.removeLast() }
    guard word.prefix(while: { $0 != "+" }).utf8.count >= 4 else { return nil }
    self.init(word)
  }

  private init(digits: [Int]) {
    self.digits = digits
    missing = 0
  }

  /// The middle of the square that a full code names; a short one has none.
  var center: Coordinates? {
    guard !isShort else { return nil }
    let area = area
    return Coordinates(
      latitudeE7: Self.e7(2 * area.south + area.high, Self.north) - 900_000_000,
      longitudeE7: Self.e7(2 * area.west + area.wide, Self.east) - 1_800_000_000)
  }

  /// The full code whose middle is nearest to a place; itself where it is full.
  func recovered(near place: Coordinates) -> OpenLocationCode {
    guard isShort else { return self }
    let reference = Self.digits(of: place)
    let candidate = OpenLocationCode(digits: Array(reference.prefix(missing)) + digits)
    // The step of the last digit pair that was left out.
    let step = (0..<(missing / 2)).reduce(400) { step, _ in step / 20 }
    let whole = missing <= 4
    let north = whole ? step * Self.north : Self.north / (missing == 6 ? 20 : 400)
    let east = whole ? step * Self.east : Self.east / (missing == 6 ? 20 : 400)
    var area = candidate.area
    let here = (
      north: Self.steps(place.latitudeE7 + 900_000_000, Self.north),
      east: Self.steps(place.longitudeE7 + 1_800_000_000, Self.east)
    )
    let (middleNorth, middleEast) = (2 * area.south + area.high, 2 * area.west + area.wide)
    // Half a step away or more: the square of the same name next door is nearer, if it is on the globe.
    if 2 * here.north + north < middleNorth, area.south - north >= 0 {
      area.south -= north
    } else if 2 * here.north - north > middleNorth, area.south + north < 180 * Self.north {
      area.south += north
    }
    if 2 * here.east + east < middleEast {
      area.west -= east
    } else if 2 * here.east - east > middleEast {
      area.west += east
    }
    return OpenLocationCode(
      digits: Self.digits(area.south, area.west).prefix(candidate.digits.count).map(\.self))
  }

  /// The square, in the finest steps from the South Pole and from 180° west.
  private var area: (south: Int, west: Int, high: Int, wide: Int) {
    var (south, west, high, wide) = (0, 0, 400 * Self.north, 400 * Self.east)
    for (place, digit) in digits.enumerated() {
      if place >= Self.pairDigits {
        high /= 5
        wide /= 4
        south += digit / 4 * high
        west += digit % 4 * wide
      } else if place % 2 == 0 {
        high /= 20
        south += digit * high
      } else {
        wide /= 20
        west += digit * wide
      }
    }
    return (south, west, high, wide)
  }

  private static func digits(of place: Coordinates) -> [Int] {
    let south = min(steps(place.latitudeE7 + 900_000_000, north), 180 * north - 1)
    return digits(south, steps(place.longitudeE7 + 1_800_000_000, east))
  }

  private static func digits(_ south: Int, _ west: Int) -> [Int] {
    var found: [Int] = []
    let around = 360 * east
    var (south, west) = (south, (west % around + around) % around)
    var (high, wide) = (400 * north, 400 * east)
    for _ in 0..<5 {
      high /= 20
      wide /= 20
      found += [south / high, west / wide]
      south %= high
      west %= wide
    }
    for _ in 0..<5 {
      high /= 5
      wide /= 4
      found.append(south / high * 4 + west / wide)
      south %= high
      west %= wide
    }
    return found
  }

  private static func steps(_ e7: Int, _ perDegree: Int) -> Int { e7 * (perDegree / 1000) / 10_000 }

  /// Half steps to ten-millionths of a degree, to the nearest.
  private static func e7(_ halfSteps: Int, _ perDegree: Int) -> Int {
    (halfSteps * 5_000 + perDegree / 2000) / (perDegree / 1000)
  }
}

extension OpenLocationCode: CustomStringConvertible {
  /// In full where it is full, padded to its separator.
  var description: String {
    let letters = digits.map { String(UnicodeScalar(Self.alphabet[$0])) }
    let head = letters.prefix(8 - missing).joined()
    return head + String(repeating: "0", count: 8 - missing - head.utf8.count) + "+"
      + letters.dropFirst(8 - missing).joined()
  }
}
