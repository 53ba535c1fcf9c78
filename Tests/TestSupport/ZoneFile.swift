/// Compiled time zones as RFC 8536 lays them out, so that tests need none of the system's.
public enum ZoneFile {
  /// A zone that goes by one rule in all years, `AST4ADT,M3.2.0,M11.1.0`.
  public static func ruled(_ rule: String) -> [UInt8] {
    bytes(transitions: [], periods: [(0, false, 0)], letters: "UTC\0", rule: rule)
  }

  /// The zones that samples name; nil for any other.
  public static func sample(_ name: String) -> [UInt8]? {
    switch name {
    case "America/Halifax": ruled("AST4ADT,M3.2.0,M11.1.0")
    case "Europe/Amsterdam": ruled("CET-1CEST,M3.5.0,M10.5.0/3")
    case "Europe/London": ruled("GMT0BST,M3.5.0/1,M10.5.0")
    default: nil
    }
  }

  /// An empty block of 32 bits, one of 64 bits, and the rule for later years.
  public static func bytes(
    transitions: [(Int, UInt8)], periods: [(Int, Bool, UInt8)], letters: String, rule: String
  ) -> [UInt8] {
    head(0, 1, 1) + [0, 0, 0, 0, 0, 0, 0] + head(transitions.count, periods.count, letters.utf8.count)
      + transitions.flatMap { word($0.0, 8) } + transitions.map(\.1)
      + periods.flatMap { word($0.0, 4) + [$0.1 ? 1 : 0, $0.2] } + Array(letters.utf8)
      + Array("\n\(rule)\n".utf8)
  }

  private static func head(_ times: Int, _ kinds: Int, _ letters: Int) -> [UInt8] {
    Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15)
      + [0, 0, 0, times, kinds, letters].flatMap { word($0, 4) }
  }

  private static func word(_ value: Int, _ size: Int) -> [UInt8] {
    stride(from: (size - 1) * 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
