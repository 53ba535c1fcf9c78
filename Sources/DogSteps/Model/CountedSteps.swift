/// What a whole export comes to.
public struct CountedSteps: Sendable {
  /// Every day on which something was counted, in order.
  public let days: [CountedDay]
  /// By name, then by kind.
  public let sources: [SourceTotal]
  public let kept: Int
  public let repeated: Int
  /// By the reason's code.
  public let rejected: [String: Int]
  /// Left out because they were before the first day asked for.
  public let earlier: Int

  public init(
    days: [CountedDay], sources: [SourceTotal], kept: Int, repeated: Int, rejected: [String: Int],
    earlier: Int
  ) {
    self.days = days
    self.sources = sources
    self.kept = kept
    self.repeated = repeated
    self.rejected = rejected
    self.earlier = earlier
  }
}
