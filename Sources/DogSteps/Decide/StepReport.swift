public import Civil

/// One day of the dog.
public struct DogDay: Hashable, Sendable {
  public let counted: CountedDay
  public let dogSteps: Int
  public let goal: Int
  public let progress: Int
  public let level: ActivityLevel
  public let confidence: EstimateConfidence
  /// Percent above or below the mean of up to seven days with data before, truncated; nil where there is none.
  public let compared: Int?

  public var date: CivilDate { counted.date }
  public var isMet: Bool { dogSteps >= goal }
}

/// A week or a month of the dog.
public struct DogPeriod: Hashable, Sendable {
  public enum Trend: String, Sendable { case up, down, stable }

  /// The Monday, or the first of the month.
  public let start: CivilDate
  public let dogSteps: Int
  public let humanSteps: Int
  public let metres: Int
  public let activeMinutes: Int
  public let daysWithData: Int
  /// Of the calendar.
  public let days: Int
  public let daysMet: Int
  /// Of a week beside the week before; nil where that has no data.
  public let trend: Trend?

  public var meanWithData: Int { dogSteps / max(1, daysWithData) }
  public var meanOfAll: Int { dogSteps / days }
}

/// The dog's days with their weeks and months.
public struct StepReport: Sendable {
  public let estimate: DogEstimate
  public let days: [DogDay]
  public let weeks: [DogPeriod]
  public let months: [DogPeriod]
  /// Days one after another with dog steps, up to the last.
  public let streak: Int

  /// - Parameters:
  ///   - counted: in order.
  ///   - last: the last day that is looked at; nil for the last there is.
  public init(_ counted: [CountedDay], _ estimate: DogEstimate, through last: CivilDate? = nil) {
    self.estimate = estimate
    var days: [DogDay] = []
    for day in counted where last.map({ day.date <= $0 }) ?? true {
      days.append(Self.day(day, estimate, before: days.suffix(7)))
    }
    self.days = days
    weeks = Self.weeks(days)
    months = Self.periods(days, from: \.date.yearMonth.first) { $0.yearMonth.dayCount }
    streak = Self.streak(
      Set(days.filter { $0.dogSteps > 0 }.map(\.date)), endingOn: last ?? days.last?.date)
  }

  private static func day(
    _ counted: CountedDay, _ estimate: DogEstimate, before: ArraySlice<DogDay>
  ) -> DogDay {
    let steps = estimate.steps(counted.steps)
    let sum = before.reduce(0) { $0 + $1.dogSteps }
    let compared =
      sum > 0
      ? Ratio((Int128(steps) * Int128(before.count) - Int128(sum)) * 100, Int128(sum)).truncated : nil
    return DogDay(
      counted: counted, dogSteps: steps, goal: estimate.goal, progress: estimate.progress(steps),
      level: estimate.level(steps),
      confidence: estimate.confidence(human: counted.steps, metres: counted.metres), compared: compared)
  }

  private static func weeks(_ days: [DogDay]) -> [DogPeriod] {
    var weeks = periods(days, from: \.date.monday) { _ in 7 }
    for place in weeks.indices.dropFirst().reversed()
    where weeks[place - 1].start.adding(days: 7) == weeks[place].start {
      let change = weeks[place].meanWithData - weeks[place - 1].meanWithData
      weeks[place] = weeks[place].with(change > 500 ? .up : change < -500 ? .down : .stable)
    }
    return weeks
  }

  private static func periods(
    _ days: [DogDay], from start: (DogDay) -> CivilDate, _ length: (CivilDate) -> Int
  ) -> [DogPeriod] {
    var groups: [(start: CivilDate, days: [DogDay])] = []
    for day in days {
      let first = start(day)
      if groups.last?.start != first { groups.append((first, [])) }
      groups[groups.count - 1].days.append(day)
    }
    return groups.map { start, days in
      func sum(_ value: (DogDay) -> Int) -> Int { days.reduce(0) { $0 + value($1) } }
      return DogPeriod(
        start: start, dogSteps: sum(\.dogSteps), humanSteps: sum(\.counted.steps),
        metres: sum(\.counted.metres), activeMinutes: sum(\.counted.activeMinutes), daysWithData: days.count,
        days: length(start), daysMet: days.count { $0.isMet }, trend: nil)
    }
  }

  /// How many days in a row are among these, up to one.
  static func streak(_ days: Set<CivilDate>, endingOn last: CivilDate?) -> Int {
    guard var day = last else { return 0 }
    var count = 0
    while days.contains(day) {
      count += 1
      day = day.adding(days: -1)
    }
    return count
  }
}

extension DogPeriod {
  func with(_ trend: Trend) -> DogPeriod {
    DogPeriod(
      start: start, dogSteps: dogSteps, humanSteps: humanSteps, metres: metres, activeMinutes: activeMinutes,
      daysWithData: daysWithData, days: days, daysMet: daysMet, trend: trend)
  }
}

/// Why it is time to go out.
public enum StepNudge: String, Sendable {
  case noData = "no-data"
  case behind
  case noWalk = "no-walk"
  case slowStart = "slow-start"

  /// - Parameters:
  ///   - steps: the dog's of the day so far; nil where nothing was counted.
  ///   - hour: 0 to 23, by the clock of the day.
  public init?(steps: Int?, goal: Int, hour: Int) {
    let count = steps ?? 0
    if steps == nil, hour >= 12 {
      self = .noData
    } else if hour >= 18, count * 100 < goal * 60 {
      self = .behind
    } else if hour >= 17, count == 0 {
      self = .noWalk
    } else if hour >= 14, count * 100 < goal * 30 {
      self = .slowStart
    } else {
      return nil
    }
  }
}
