public import Bookkeeping
public import Civil
public import Quantities

/// The ledger summed by period and rate, the way a return asks for it. Only periods that have lines appear.
public struct HSTReturn: Hashable, Sendable {
  /// Which day sets both period and rate.
  public enum Basis: String, CaseIterable, Hashable, Sendable {
    /// The earlier of paid and due: what the tax office asks.
    case taxPoint = "tax-point"
    /// The day of the hike: how the sheet's months are read.
    case hike
  }

  /// What some lines of one rate come to.
  public struct Sums: Hashable, Sendable {
    /// Payments; a correction of a closed period is none.
    public var count = 0
    /// Tax rounded line by line, then added: what was charged.
    public var taxed = TaxedAmount.zero
    /// Tax reckoned once on the sum of the amounts; amounts before tax and with tax inside each on their own.
    public var hstOnTotal = Money.zero
    /// The gross of lines whose tax point is not a recorded day.
    public var assumed = Money.zero

    /// Sum of the lines' tax less tax on the total; roundings alone, half a cent or less for each of them.
    public var roundingDifference: Money { taxed.hst - hstOnTotal }

    static func + (left: Sums, right: Sums) -> Sums {
      Sums(
        count: left.count + right.count, taxed: left.taxed + right.taxed,
        hstOnTotal: left.hstOnTotal + right.hstOnTotal, assumed: left.assumed + right.assumed)
    }
  }

  /// One period and one rate.
  public struct Row: Hashable, Sendable {
    public let periodStart: CivilDate
    /// The last day, inclusive.
    public let periodEnd: CivilDate
    public let rate: TaxRate
    public let sums: Sums

    public var count: Int { sums.count }
    public var taxed: TaxedAmount { sums.taxed }
    public var hstOnTotal: Money { sums.hstOnTotal }
    public var roundingDifference: Money { sums.roundingDifference }
    public var assumed: Money { sums.assumed }
  }

  public let basis: Basis
  public let period: TaxPeriod
  /// By period, then rate.
  public let rows: [Row]

  /// What the rows are made of, in the order of their days.
  public let entries: [ReturnEntry]

  /// - Parameter year: only periods that begin in it; nil for all. No period reaches across a year's end.
  public init(_ ledger: Ledger, basis: Basis, year: Int? = nil, by period: TaxPeriod = .month) {
    self.basis = basis
    self.period = period
    entries = ReturnEntry.all(ledger, basis).filter { year == nil || $0.date.year == year }
    let groups = Dictionary(grouping: entries) {
      Key(start: period.first(containing: $0.date), rate: $0.rate)
    }
    rows = groups.map { key, members in
      Row(
        periodStart: key.start, periodEnd: period.last(containing: key.start), rate: key.rate,
        sums: Self.sums(of: members, rate: key.rate))
    }.sorted { ($0.periodStart, $0.rate) < ($1.periodStart, $1.rate) }
  }

  public var total: Sums { rows.map(\.sums).reduce(Sums(), +) }

  /// Corrections of periods that were closed, standing in the first open one.
  public var adjustments: [ReturnEntry] { entries.filter { $0.kind == .adjustment } }

  private struct Key: Hashable {
    let start: CivilDate
    let rate: TaxRate
  }

  static func sums(of members: [ReturnEntry], rate: TaxRate) -> Sums {
    var sums = Sums()
    var plain: [PriceBasis: Money] = [:]
    for entry in members {
      if entry.kind != .adjustment { sums.count += 1 }
      sums.taxed += entry.taxed
      if entry.isAssumed { sums.assumed += entry.taxed.gross }
      plain[entry.prices, default: .zero] += entry.amount
    }
    // A sum of cents does not depend on the order of its terms.
    for (prices, amount) in plain {
      sums.hstOnTotal += TaxedAmount(amount: amount, prices: prices, rate: rate).hst
    }
    return sums
  }
}

extension LedgerLine {
  /// The line as either basis sees it.
  public func assessment(_ basis: HSTReturn.Basis) -> TaxAssessment {
    switch basis {
    case .taxPoint: atTaxPoint
    case .hike: onHikeDay
    }
  }
}
