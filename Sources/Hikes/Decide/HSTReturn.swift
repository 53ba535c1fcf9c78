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

  /// Corrections of periods that were closed, standing in the first open one.
  public let adjustments: [ReturnEntry]

  /// - Parameter year: only periods that begin in it; nil for all. No period reaches across a year's end.
  public init(_ ledger: Ledger, basis: Basis, year: Int? = nil, by period: TaxPeriod = .month) {
    self.basis = basis
    self.period = period
    var groups: [Key: Gathering] = [:]
    var adjustments: [ReturnEntry] = []
    // By day they stand in order, so that most belong where the one before does.
    var (latest, gathering) = (nil as Key?, Gathering())
    func isAsked(_ date: CivilDate) -> Bool { year.map { date.year == $0 } ?? true }
    func add(_ figures: ReturnEntry.Figures) {
      guard isAsked(figures.date) else { return }
      if latest?.holds(figures) != true {
        if let latest { groups[latest] = gathering }
        let key = Key(figures, period)
        (latest, gathering) = (key, groups[key] ?? Gathering())
      }
      gathering.add(figures)
    }
    ReturnEntry.forEach(ledger, basis, line: add) { entry in
      add(entry.figures)
      if entry.kind == .adjustment, isAsked(entry.date) { adjustments.append(entry) }
    }
    self.adjustments = adjustments
    if let latest { groups[latest] = gathering }
    rows = groups.map { key, gathering in
      Row(
        periodStart: key.start, periodEnd: key.end, rate: key.rate,
        sums: gathering.sums(rate: key.rate))
    }.sorted { ($0.periodStart, $0.rate) < ($1.periodStart, $1.rate) }
  }

  public var total: Sums { rows.map(\.sums).reduce(Sums(), +) }

  private struct Key: Hashable {
    let start: CivilDate
    /// Inclusive.
    let end: CivilDate
    let rate: TaxRate

    init(_ figures: ReturnEntry.Figures, _ period: TaxPeriod) {
      start = period.first(containing: figures.date)
      end = period.last(containing: figures.date)
      rate = figures.rate
    }

    func holds(_ figures: ReturnEntry.Figures) -> Bool {
      start <= figures.date && figures.date <= end && rate == figures.rate
    }
  }

  /// The entries of one period and rate, as they come.
  private struct Gathering {
    private var sums = Sums()
    private var plain = (plusHST: Money.zero, includeHST: Money.zero)

    mutating func add(_ entry: ReturnEntry.Figures) {
      if !entry.isAdjustment { sums.count += 1 }
      sums.taxed += entry.taxed
      if entry.isAssumed { sums.assumed += entry.taxed.gross }
      switch entry.prices {
      case .plusHST: plain.plusHST += entry.amount
      case .includeHST: plain.includeHST += entry.amount
      }
    }

    func sums(rate: TaxRate) -> Sums {
      var whole = sums
      // A sum of cents does not depend on the order of its terms.
      whole.hstOnTotal += TaxedAmount(amount: plain.plusHST, prices: .plusHST, rate: rate).hst
      whole.hstOnTotal += TaxedAmount(amount: plain.includeHST, prices: .includeHST, rate: rate).hst
      return whole
    }
  }
}

extension LedgerLine {
  /// The line as either basis sees it. Put into the loops over a ledger, which then copy no line.
  @inline(__always)
  public func assessment(_ basis: HSTReturn.Basis) -> TaxAssessment {
    switch basis {
    case .taxPoint: atTaxPoint
    case .hike: onHikeDay
    }
  }
}
