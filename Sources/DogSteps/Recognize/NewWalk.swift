public import Civil
public import Tabular
import Store

/// A walk that is not in the app's list yet.
public struct NewWalk: Sendable {
  /// Empty for one that is made from what the walk is.
  public var id = ""
  public let start: Instant
  /// Nil for a walk that goes on.
  public let end: Instant?
  public var humanSteps = 0
  public var metres = "0"
  public var breed = ""
  /// Dog steps for a step of a person.
  public var multiplier = Ratio(3, 2)

  public init(start: Instant, end: Instant?) {
    self.start = start
    self.end = end
  }

  /// As the app writes it.
  /// - Parameter isNumbered: whether times are seconds since 2001, else text.
  public func entry(isNumbered: Bool) -> JSONTree {
    func time(_ instant: Instant) -> JSONTree {
      isNumbered ? .number("\(instant.seconds - Instant.secondsBefore2001)") : .text("\(instant)")
    }
    let duration = end.map { start.seconds(until: $0) } ?? 0
    var members = [
      JSONMember("id", .text(id.isEmpty ? madeID : id)), JSONMember("startTime", time(start)),
    ]
    if let end { members.append(JSONMember("endTime", time(end))) }
    members += [
      JSONMember("duration", .number("\(duration)")), JSONMember("humanSteps", .number("\(humanSteps)")),
      JSONMember("estimatedDogSteps", .number("\((Ratio(Int128(humanSteps)) * multiplier).truncated)")),
      JSONMember("distanceInMeters", .number(metres)), JSONMember("breedName", .text(breed)),
      JSONMember("breedMultiplier", .number(multiplier.decimalText)),
      JSONMember("isActive", .bool(end == nil)), JSONMember("usedHealthKit", .bool(false)),
      JSONMember("dataSource", .text("manual")),
    ]
    return .object(members)
  }

  /// A digest of the walk in the form of a UUID (version 8), so that the same walk is the same in every file.
  private var madeID: String {
    var bytes = Array(
      SHA256.digest(Array("hound:walk:\(start)|\(end.map { "\($0)" } ?? "")|\(breed)".utf8)).prefix(16))
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    let digits = Array("0123456789ABCDEF")
    var text = ""
    for (place, byte) in bytes.enumerated() {
      if [4, 6, 8, 10].contains(place) { text += "-" }
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return text
  }
}

extension Ratio {
  /// With at most six places, half up, without zeros at the end: `1.5`, `2.03125`.
  public var decimalText: String {
    let millionths = (self * 1_000_000).roundedHalfUp
    var fraction = String(String(millionths % 1_000_000 + 1_000_000).dropFirst())
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return fraction.isEmpty ? "\(millionths / 1_000_000)" : "\(millionths / 1_000_000).\(fraction)"
  }
}
