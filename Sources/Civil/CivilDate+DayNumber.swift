extension CivilDate {
  /// The date so many days after 1970-01-01; negative numbers lie before it. Constant time.
  public init(dayNumber: Int) {
    // Counted in years that begin with March, so that a leap day is the last of its year.
    let days = dayNumber + Self.daysBefore1970 + Self.marchToYearEnd
    // 400 Gregorian years are 146 097 days: the mean year gives the year itself or a neighbor of it.
    var year = Self.floored(days * 400, by: 146_097)
    while Self.daysBefore(year: year + 1) > days { year -= 1 }
    while Self.daysBefore(year: year + 2) <= days { year += 1 }
    let rest = days - Self.daysBefore(year: year + 1)
    let month = (5 * rest + 2) / 153
    let day = rest - Self.days(ofMonths: month) + 1
    self.init(unchecked: month < 10 ? year : year + 1, month < 10 ? month + 3 : month - 9, day)
  }

  /// Days since 1970-01-01, which is 0.
  public var dayNumber: Int {
    let start = Self.daysBefore(year: month <= 2 ? year : year + 1) - Self.marchToYearEnd
    return start + Self.days(ofMonths: (month + 9) % 12) + day - 1 - Self.daysBefore1970
  }

  /// 1970-01-01 was a Thursday.
  public var weekday: Weekday {
    switch (dayNumber % 7 + 7) % 7 {
    case 0: .thursday
    case 1: .friday
    case 2: .saturday
    case 3: .sunday
    case 4: .monday
    case 5: .tuesday
    default: .wednesday
    }
  }

  /// Negative `days` go back.
  public func adding(days: Int) -> CivilDate { CivilDate(dayNumber: dayNumber + days) }

  /// Positive when `other` is later, 0 for the same day.
  public func days(until other: CivilDate) -> Int { other.dayNumber - dayNumber }

  /// The Monday that begins its ISO week, at most six days back.
  public var monday: CivilDate { adding(days: 1 - weekday.rawValue) }

  /// From March 1 to the end of the year.
  private static let marchToYearEnd = 306

  /// So many months from March 1 on: any five in a row from there are 153 days.
  private static func days(ofMonths months: Int) -> Int { (153 * months + 2) / 5 }

  /// The distance from 0001-01-01 to 1970-01-01.
  private static let daysBefore1970 = 719_162

  /// Days from 0001-01-01 to January 1 of `year`.
  private static func daysBefore(year: Int) -> Int {
    let past = year - 1
    return past * 365 + floored(past, by: 4) - floored(past, by: 100) + floored(past, by: 400)
  }

  /// Division that rounds toward the past, also before year 1.
  private static func floored(_ number: Int, by divisor: Int) -> Int {
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
