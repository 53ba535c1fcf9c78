/// One angle of a pair as it was written: up to three numbers and what says where they point.
struct WrittenAngle: Sendable {
  let axis: CoordinateToken.Axis?
  let isSigned: Bool
  /// Ten-millionths of a degree, rounded half away from zero.
  let e7: Int

  /// Weighs the tokens of one angle: degrees, or degrees and minutes, or all three, in that order.
  init(_ tokens: [CoordinateToken]) throws(CoordinatesError) {
    var numbers: [DecimalText] = []
    var axes: [CoordinateToken.Axis] = []
    var hemisphere: Bool?
    for token in tokens {
      switch token {
      case .number(let number):
        numbers.append(number)
      case .unit(let rank):
        guard rank == numbers.count - 1 else {
          throw .unreadable("the degree, minute and second signs are not where they belong")
        }
      case .hemisphere(let axis, let negative):
        guard hemisphere == nil else { throw .ambiguous("one number has two of the letters N, S, E, W") }
        hemisphere = negative
        axes.append(axis)
      case .label(let axis):
        axes.append(axis)
      case .separator:
        break
      }
    }
    guard Set(axes.map { $0 == .latitude }).count <= 1 else {
      throw .ambiguous("one number is marked both as latitude and as longitude")
    }
    guard let degrees = numbers.first, numbers.count <= 3 else {
      throw .ambiguous("the numbers do not fall into a latitude and a longitude")
    }
    guard hemisphere == nil || degrees.sign != .minus else {
      throw .ambiguous("a number has a minus and a letter as well, so write one of the two")
    }
    axis = axes.first
    isSigned = degrees.sign != .none || hemisphere != nil
    let magnitude = try Self.magnitude(numbers)
    e7 = (hemisphere ?? (degrees.sign == .minus)) ? -magnitude : magnitude
  }

  /// Degrees, minutes and seconds as exact integers in ten-billionths of a second of arc, rounded once.
  /// Digits behind the tenth cannot move that rounding: every half-way point has at most ten.
  private static func magnitude(_ numbers: [DecimalText]) throws(CoordinatesError) -> Int {
    guard numbers.dropLast().allSatisfy(\.isWhole), numbers.dropFirst().allSatisfy({ $0.sign == .none })
    else {
      throw .unreadable("only the last of degrees, minutes and seconds has decimals")
    }
    guard numbers.dropFirst().allSatisfy({ $0.whole < 60 }) else {
      throw .outOfRange("minutes and seconds stay below 60")
    }
    guard numbers[0].whole <= 180 else {
      throw .outOfRange("\(numbers[0].whole) degrees is no place on Earth")
    }
    let weights = [3600, 60, 1]
    let arc = zip(numbers, weights).reduce(0) { $0 + $1.0.truncatedMagnitude(places: 10) * $1.1 }
    let unit = 3_600_000
    return (arc + unit / 2) / unit
  }
}
