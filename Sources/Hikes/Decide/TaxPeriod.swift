public import Civil

/// How long the spans are into which a year is divided for the tax office.
public enum TaxPeriod: String, CaseIterable, Hashable, Sendable {
  case month
  case quarter
  case year

  /// The first day of the period in which `date` lies.
  public func first(containing date: CivilDate) -> CivilDate {
    date.yearMonth.adding(months: -monthsIntoPeriod(date)).first
  }

  /// The last day, inclusive.
  public func last(containing date: CivilDate) -> CivilDate {
    date.yearMonth.adding(months: monthCount - 1 - monthsIntoPeriod(date)).last
  }

  /// `2025-04`, `2025-Q2` or `2025`.
  public func label(containing date: CivilDate) -> String {
    switch self {
    case .month: "\(date.yearMonth)"
    case .quarter: "\(date.year)-Q\((date.month + 2) / 3)"
    case .year: "\(date.year)"
    }
  }

  private var monthCount: Int {
    switch self {
    case .month: 1
    case .quarter: 3
    case .year: 12
    }
  }

  private func monthsIntoPeriod(_ date: CivilDate) -> Int { (date.month - 1) % monthCount }
}
