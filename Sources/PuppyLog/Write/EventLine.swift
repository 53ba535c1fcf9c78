public import Civil

import Tabular

/// A new line of the log.
public struct EventLine: Sendable {
  public let time: WrittenTime
  public let type: EventType
  public let spot: Spot?
  /// Further keys in order, numbers as they are typed.
  public let others: [(key: String, value: String)]

  public init(time: WrittenTime, type: EventType, spot: Spot?, others: [(key: String, value: String)]) {
    self.time = time
    self.type = type
    self.spot = spot
    self.others = others
  }

  /// Without its end.
  public var bytes: [UInt8] {
    var members = [JSONMember("time", .text(time.text)), JSONMember("type", .text(type.name))]
    if let spot { members.append(JSONMember("location", .text(spot.name))) }
    for (key, value) in others { members.append(JSONMember(key, EventColumns.typed(value, in: key))) }
    return JSONTree.object(members).encoded()
  }

  /// A file with the line after all others.
  public func appended(to file: [UInt8]) -> [UInt8] {
    var bytes = file
    if let last = bytes.last, last != 0x0A { bytes.append(0x0A) }
    return bytes + self.bytes + [0x0A]
  }
}
