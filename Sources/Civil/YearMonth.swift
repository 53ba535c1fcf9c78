/// A calendar month of one year.
public struct YearMonth: Hashable, Sendable {
  public let year: Int
  /// 1 to 12.
  public let month: Int

  /// Nil unless the year is 1 to 9999 and the month 1 to 12.
  public init?(year: Int, month: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    self.init(unchecked: year, month)
  }

  /// Reads exactly `YYYY-MM`.
  public init?(_ text: some StringProtocol) {
    guard let digits = DigitText.hyphenated(text, widths: (4, 2, 0)) else { return nil }
    self.init(year: digits / 100, month: digits % 100)
  }

  /// For callers in this module that hold a month from 1 to 12.
  init(unchecked year: Int, _ month: Int) {
    self.year = year
    self.month = month
  }

  public var first: CivilDate { CivilDate(unchecked: year, month, 1) }
  public var last: CivilDate { CivilDate(unchecked: year, month, dayCount) }

  /// 28 to 31.
  public var dayCount: Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  /// Every date of the month, in order.
  public var days: [CivilDate] { (1...dayCount).map { CivilDate(unchecked: year, month, $0) } }

  /// Negative `months` go back. Exact beyond the year 9999 too.
  public func adding(months: Int) -> YearMonth {
    let total = year * 12 + (month - 1) + months
    let (years, rest) = total.quotientAndRemainder(dividingBy: 12)
    return rest < 0 ? YearMonth(unchecked: years - 1, rest + 13) : YearMonth(unchecked: years, rest + 1)
  }

  public func contains(_ date: CivilDate) -> Bool { date.year == year && date.month == month }

  /// `December 2025`.
  public var title: String { "\(MonthName.fullName(month)) \(year)" }
}

extension YearMonth: Comparable {
  /// Earlier is less.
  public static func < (left: YearMonth, right: YearMonth) -> Bool {
    (left.year, left.month) < (right.year, right.month)
  }
}

extension YearMonth: CustomStringConvertible {
  /// `2025-12`.
  public var description: String { "\(DigitText.padded(year, to: 4))-\(DigitText.padded(month, to: 2))" }
}
