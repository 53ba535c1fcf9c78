public import Bookkeeping
public import Civil
public import Quantities

/// What one payment adds to a return: as the ledger has it, as it was reported, or as a correction of a report.
public struct ReturnEntry: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Of an open period.
    case line
    /// Of a closed one, as it was reported.
    case reported
    /// What a closed period should have said beside what it said, in the first open period.
    case adjustment
  }

  public let kind: Kind
  public let payment: PaymentID
  /// The day under which it counts.
  public let date: CivilDate
  public let rate: TaxRate
  public let amount: Money
  public let prices: PriceBasis
  public let taxed: TaxedAmount
  public let isAssumed: Bool
  /// The closed period: the one that it was reported in, or the one that it corrects.
  public let period: String
  /// Of an adjustment: what the book learned since.
  public let cause: String

  /// Every entry of a ledger, by day, then kind and payment. Their sum is the ledger's, closed periods or not.
  static func all(_ ledger: Ledger, _ basis: HSTReturn.Basis) -> [ReturnEntry] {
    let now = ledger.lines.indices.map { ReturnEntry(ledger.lines[$0], basis) }
    let closed = ledger.closed.filter { $0.basis == basis && $0.span != nil }
    // A ledger's lines stand by day already, and mostly by payment as well.
    guard !closed.isEmpty else { return isInOrder(now) ? now : now.sorted(by: precedes) }
    return Closing(closed, ledger, basis, now).entries.sorted(by: precedes)
  }

  /// The entries of some payments: those of a closed period that it was reported without stand in the first open one.
  public static func all(
    of payments: Set<PaymentID>, _ ledger: Ledger, _ basis: HSTReturn.Basis
  ) -> [ReturnEntry] {
    all(ledger, basis).filter { payments.contains($0.payment) }
  }

  /// All of a ledger one by one: the figures of the lines of a ledger without closed periods, as they stand, else the entries.
  static func forEach(
    _ ledger: Ledger, _ basis: HSTReturn.Basis, line: (Figures) -> Void, entry: (ReturnEntry) -> Void
  ) {
    if ledger.closed.contains(where: { $0.basis == basis && $0.span != nil }) {
      all(ledger, basis).forEach(entry)
    } else {
      for index in ledger.lines.indices { line(Figures(ledger.lines[index], basis)) }
    }
  }

  /// What of an entry is added up: no text is among it, so that a line of a ledger is asked for it in no time.
  struct Figures {
    let date: CivilDate
    let rate: TaxRate
    let amount: Money
    let prices: PriceBasis
    let taxed: TaxedAmount
    let isAssumed: Bool
    let isAdjustment: Bool
  }

  var figures: Figures {
    Figures(
      date: date, rate: rate, amount: amount, prices: prices, taxed: taxed, isAssumed: isAssumed,
      isAdjustment: kind == .adjustment)
  }

  private static func isInOrder(_ entries: [ReturnEntry]) -> Bool {
    entries.indices.dropFirst().allSatisfy { place in
      let (before, date) = (entries[place - 1].date, entries[place].date)
      // Nearly always the day tells it, or the payment does, and no entry is copied.
      if before != date { return before < date }
      return entries[place - 1].kind == entries[place].kind
        && entries[place - 1].payment < entries[place].payment
        || !precedes(entries[place], entries[place - 1])
    }
  }

  private static func precedes(_ left: ReturnEntry, _ right: ReturnEntry) -> Bool {
    if left.date != right.date { return left.date < right.date }
    if left.kind != right.kind { return left.kind.rawValue < right.kind.rawValue }
    return (left.payment, left.rate) < (right.payment, right.rate)
  }
}

extension ReturnEntry.Figures {
  /// Put into the loops over a ledger, which then copy no line.
  @inline(__always)
  init(_ line: LedgerLine, _ basis: HSTReturn.Basis) {
    let assessment = line.assessment(basis)
    date = assessment.date
    rate = assessment.rate
    amount = line.amount
    prices = line.prices
    taxed = assessment.taxed
    isAssumed = line.taxPoint.basis != .recorded
    isAdjustment = false
  }
}

extension ReturnEntry {
  init(_ line: LedgerLine, _ basis: HSTReturn.Basis) {
    let figures = Figures(line, basis)
    kind = .line
    payment = line.id
    date = figures.date
    rate = figures.rate
    amount = figures.amount
    prices = figures.prices
    taxed = figures.taxed
    isAssumed = figures.isAssumed
    period = ""
    cause = ""
  }

  init(_ line: ReportedLine) {
    kind = .reported
    payment = line.payment
    date = line.date
    rate = line.rate
    amount = line.amount
    prices = line.prices
    taxed = TaxedAmount(net: line.net, hst: line.hst)
    isAssumed = line.isAssumed
    period = line.period
    cause = ""
  }

  func asReported(in period: String, _ basis: HSTReturn.Basis) -> ReportedLine {
    ReportedLine(
      period: period, basis: basis, payment: payment, date: date, rate: rate, amount: amount, prices: prices,
      net: taxed.net, hst: taxed.hst, isAssumed: isAssumed, isAdjustment: kind == .adjustment)
  }
}
