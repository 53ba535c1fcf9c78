public import Civil

/// A month, quarter or year that somebody names: `2025-04`, `2025-Q2`, `2025`.
public struct TaxSpan: Hashable, Sendable {
  public let period: TaxPeriod
  public let first: CivilDate
  /// Inclusive.
  public let last: CivilDate

  public init?(_ text: some StringProtocol) {
    let word = text.uppercased()
    let day: CivilDate?
    if let month = YearMonth(word) {
      period = .month
      day = month.first
    } else if let year = CivilDate(iso: "\(word)-01-01") {
      period = .year
      day = year
    } else {
      let parts = word.split(separator: "-Q", omittingEmptySubsequences: false)
      guard parts.count == 2, let quarter = Int(parts[1]), (1...4).contains(quarter), parts[1].count == 1,
        let year = CivilDate(iso: "\(parts[0])-01-01")
      else { return nil }
      period = .quarter
      day = year.yearMonth.adding(months: 3 * (quarter - 1)).first
    }
    guard let day else { return nil }
    first = period.first(containing: day)
    last = period.last(containing: day)
  }

  public var label: String { period.label(containing: first) }

  public func contains(_ date: CivilDate) -> Bool { first <= date && date <= last }
  public func overlaps(_ other: TaxSpan) -> Bool { first <= other.last && other.first <= last }
}
