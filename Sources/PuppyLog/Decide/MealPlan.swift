public import Civil

/// The portions of a day: the n-th meal of the log ticks the n-th one.
public struct MealPlan: Sendable {
  public enum State: String, CaseIterable, Sendable { case logged, overdue, due, approaching, later }

  public struct Meal: Sendable {
    public let portion: PuppyProfile.Portion
    public let logged: LocalTime?
    /// Nil on a later day, and where the portion has no time.
    public let state: State?
  }

  public let meals: [Meal]

  init(_ date: CivilDate, _ log: Logbook) {
    let eaten = log.used.filter { $0.event.type == .eating && $0.local.date == date }.map(\.local)
    meals = log.profile.portions.enumerated().map { place, portion in
      let logged = place < eaten.count ? eaten[place] : nil
      let state = logged == nil ? Self.state(portion, date, log) : .logged
      return Meal(portion: portion, logged: logged, state: state)
    }
  }

  private static func state(_ portion: PuppyProfile.Portion, _ date: CivilDate, _ log: Logbook) -> State? {
    if date < log.today { return .overdue }
    guard date == log.today, let target = portion.target else { return nil }
    switch target.minutes - log.localNow.secondOfDay / 60 {
    case ..<0: return .overdue
    case ...5: return .due
    case ...10: return .approaching
    default: return .later
    }
  }
}
