/// How much longer the road is than the straight line, in thousandths: 1300 means 1.3 times as long.
public struct DetourFactor: Hashable, Sendable {
  /// 1000 to 10000: no road is shorter than the straight line.
  public let thousandths: Int

  /// The straight line itself.
  public static let straight = DetourFactor(checked: 1000)

  /// Nil outside 1000 to 10000.
  public init?(thousandths: Int) {
    guard (1000...10_000).contains(thousandths) else { return nil }
    self.init(checked: thousandths)
  }

  /// Reads `1.3` or `1.275`: 1 to 10, no sign, nothing finer than a thousandth.
  public init?(_ text: some StringProtocol) {
    guard let decimal = DecimalText(text), decimal.sign == .none, let thousandths = decimal.exact(places: 3)
    else {
      return nil
    }
    self.init(thousandths: thousandths)
  }

  private init(checked thousandths: Int) {
    self.thousandths = thousandths
  }
}

extension DetourFactor: CustomStringConvertible {
  /// `1.3`: what ``init(_:)`` reads.
  public var description: String {
    DecimalText.text(ofMagnitude: thousandths.magnitude, places: 3, atLeast: 0)
  }
}
