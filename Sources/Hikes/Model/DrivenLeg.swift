/// What it takes to drive from one place to another, as a map or a routing service says. Directed.
public struct DrivenLeg: Hashable, Sendable {
  /// `home`, a dog's id or a trail's id.
  public var from: String
  public var to: String
  /// Nil where the file does not say.
  public var metres: Int?
  public var seconds: Int?

  public static let home = "home"

  public init(from: String, to: String, metres: Int? = nil, seconds: Int? = nil) {
    self.from = from
    self.to = to
    self.metres = metres
    self.seconds = seconds
  }
}
