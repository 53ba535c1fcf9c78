public import Civil

/// Walks and their days.
public struct WalkSummary: Sendable {
  /// By start.
  public let walks: [Walk]
  public let days: [WalkDay]
  /// Dog steps a day over the last seven days that have walks, truncated.
  public let meanWithWalks: Int
  /// Dog steps a day over the last seven days of the calendar, truncated.
  public let meanOfAll: Int
  /// Days one after another with dog steps, up to the last.
  public let streak: Int

  /// - Parameter last: the day that counts as the last; nil for that of the last walk.
  public init(_ walks: [Walk], _ clock: WalkClock, through last: CivilDate? = nil) {
    self.walks = walks.sorted(by: Walk.isEarlier)
    let groups = Dictionary(grouping: walks) { clock.local($0.start).date }
    days = groups.keys.sorted().map { date in
      let walks = groups[date] ?? []
      return WalkDay(
        date: date, walks: walks.count, dogSteps: walks.reduce(0) { $0 + $1.dogSteps },
        humanSteps: walks.reduce(0) { $0 + $1.humanSteps },
        metres: walks.reduce(Ratio(0)) { $0 + $1.metres }.roundedHalfUp,
        duration: walks.reduce(Ratio(0)) { $0 + $1.duration }.truncated)
    }
    let end = last ?? days.last?.date
    let past = days.filter { day in end.map { day.date <= $0 } ?? false }
    let lastSeven = past.suffix(7)
    meanWithWalks = lastSeven.isEmpty ? 0 : lastSeven.reduce(0) { $0 + $1.dogSteps } / lastSeven.count
    meanOfAll =
      past.filter { day in end.map { day.date > $0.adding(days: -7) } ?? false }.reduce(0) {
        $0 + $1.dogSteps
      } / 7
    streak = StepReport.streak(Set(past.filter { $0.dogSteps > 0 }.map(\.date)), endingOn: end)
  }
}
