/// A day of the proleptic Gregorian calendar, with no time of day and no time zone.
///
/// Dates that are read lie in the years 1 to 9999. Arithmetic is exact and may leave that range; it never
/// wraps or clamps.
public struct CivilDate: Hashable, Sendable {
  public let year: Int
  /// 1 to 12.
  public let month: Int
  /// 1 to 31.
  public let day: Int

  /// Nil unless the day exists and the year is 1 to 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard let yearMonth = YearMonth(year: year, month: month), day >= 1, day <= yearMonth.dayCount else {
      return nil
    }
    self.init(unchecked: year, month, day)
  }

  /// Reads exactly `YYYY-MM-DD`: ten ASCII characters, nothing before or after.
  public init?(iso text: some StringProtocol) {
    guard let fields = DigitText.hyphenated(text, widths: [4, 2, 2]) else { return nil }
    self.init(year: fields[0], month: fields[1], day: fields[2])
  }

  /// For callers in this module that have already established that the day exists.
  init(unchecked year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  public var yearMonth: YearMonth { YearMonth(unchecked: year, month) }
}

extension CivilDate: Comparable {
  /// Earlier is less.
  public static func < (left: CivilDate, right: CivilDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension CivilDate: CustomStringConvertible {
  /// ISO 8601: `2025-12-08`.
  public var description: String { "\(yearMonth)-\(DigitText.padded(day, to: 2))" }

  /// `Mon Dec 8`.
  public var shortText: String { "\(weekday.shortName) \(MonthName.shortName(month)) \(day)" }

  /// `Monday, December 8, 2025`.
  public var longText: String { "\(weekday.fullName), \(MonthName.fullName(month)) \(day), \(year)" }
}
