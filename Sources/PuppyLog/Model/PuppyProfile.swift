public import Civil

/// What the app was told about the puppy; what is absent in the file has the default of the app.
public struct PuppyProfile: Sendable {
  public var name: String?
  public var birth: CivilDate?
  public var home: CivilDate?
  /// As in the file and in a growth table: `small`, `medium`, `large`, `extraLarge`.
  public var size: String?
  public var mealsPerDay: Int?
  public var portions: [Portion] = []
  public var walks: [FixedTime] = []
  public var medicines: [Medicine] = []
  public var reminders = Reminders()
  public var minutesPerMonthOfAge = 5
  public var shortestTriggeringNap = 15
  /// 22: a night begins at 22:00.
  public var bedtimeHour = 22
  public var afterMeal = ExactDecimal.threeQuarters
  public var afterSleep = ExactDecimal.threeQuarters
  public var usualGap = 90

  public init() {}

  public struct Portion: Sendable {
    public let id: String
    public let label: String
    public let amount: String?
    /// Nil where none is written, or none that is a time.
    public let target: DayMinute?

    public init(id: String, label: String, amount: String? = nil, target: DayMinute?) {
      self.id = id
      self.label = label
      self.amount = amount
      self.target = target
    }
  }

  public struct FixedTime: Sendable {
    public let id: String
    public let label: String
    public let target: DayMinute

    public init(id: String, label: String, target: DayMinute) {
      self.id = id
      self.label = label
      self.target = target
    }
  }

  public struct Medicine: Sendable {
    public let name: String
    public let instructions: String?
    /// Empty: every day.
    public let days: [Weekday]
    public let times: [FixedTime]
    public let from: CivilDate?
    public let until: CivilDate?

    public init(
      name: String, instructions: String?, days: [Weekday], times: [FixedTime], from: CivilDate?,
      until: CivilDate?
    ) {
      self.name = name
      self.instructions = instructions
      self.days = days
      self.times = times
      self.from = from
      self.until = until
    }
  }

  /// How long before a fixed time to speak up; nil: not at all.
  public struct Reminders: Sendable {
    public var meal: Int? = 0
    public var walk: Int? = 0
    public var medicine: Int? = 0

    public init() {}
  }

  /// 6 on the fifth day after the puppy came home; nil without that day.
  public func dayNumber(_ date: CivilDate) -> Int? { home.map { $0.days(until: date) + 1 } }

  /// Whole weeks, toward zero.
  public func ageInWeeks(_ date: CivilDate) -> Int? { birth.map { $0.days(until: date) / 7 } }

  /// Whole months of the calendar.
  public func ageInMonths(_ date: CivilDate) -> Int? {
    birth.map { birth in
      (date.year - birth.year) * 12 + date.month - birth.month - (date.day < birth.day ? 1 : 0)
    }
  }

  public func exerciseLimit(_ date: CivilDate) -> Int? {
    ageInMonths(date).map { max(0, $0) * minutesPerMonthOfAge }
  }
}
