/// A day of the proleptic Gregorian calendar, with no time of day and no time zone.
///
/// Dates that are read lie in the years 1 to 9999. Arithmetic is exact and may leave that range; it never
/// wraps or clamps.
public struct CivilDate: Hashable, Sendable {
  /// Year, month and day in one number, so that dates are compared and hashed as one.
  @usableFromInline let packed: Int

  @inlinable public var year: Int { packed >> 9 }
  /// 1 to 12.
  @inlinable public var month: Int { packed >> 5 & 0xF }
  /// 1 to 31.
  @inlinable public var day: Int { packed & 0x1F }

  /// Nil unless the day exists and the year is 1 to 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard let yearMonth = YearMonth(year: year, month: month), day >= 1, day <= yearMonth.dayCount else {
      return nil
    }
    self.init(unchecked: year, month, day)
  }

  /// Reads exactly `YYYY-MM-DD`: ten ASCII characters, nothing before or after.
  public init?(iso text: some StringProtocol) {
    guard let digits = DigitText.hyphenated(text, widths: (4, 2, 2)) else { return nil }
    self.init(year: digits / 10_000, month: digits / 100 % 100, day: digits % 100)
  }

  /// For callers in this module that have already established that the day exists.
  init(unchecked year: Int, _ month: Int, _ day: Int) {
    packed = year << 9 | month << 5 | day
  }

  /// A day that was taken apart before.
  init(packed: Int) { self.packed = packed }

  public var yearMonth: YearMonth { YearMonth(unchecked: year, month) }
}

extension CivilDate: Comparable {
  /// Earlier is less.
  @inlinable
  public static func < (left: CivilDate, right: CivilDate) -> Bool { left.packed < right.packed }
}

extension CivilDate: CustomStringConvertible {
  /// ISO 8601: `2025-12-08`.
  public var description: String {
    guard hasFourDigits else { return "\(yearMonth)-\(DigitText.padded(day, to: 2))" }
    return String(unsafeUninitializedCapacity: 10) { room in
      DigitText.put(year: year, month: month, day: day, into: room)
      return 10
    }
  }

  /// Calls with the bytes of ``description``, for writers that make no text of it.
  package func withUTF8(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    guard hasFourDigits else {
      var text = description
      return text.withUTF8(body)
    }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 10) { room in
      DigitText.put(year: year, month: month, day: day, into: room)
      body(UnsafeBufferPointer(room))
    }
  }

  private var hasFourDigits: Bool { (0...9999).contains(year) }

  /// `Mon Dec 8`.
  public var shortText: String { "\(weekday.shortName) \(MonthName.shortName(month)) \(day)" }

  /// `Monday, December 8, 2025`.
  public var longText: String { "\(weekday.fullName), \(MonthName.fullName(month)) \(day), \(year)" }
}
