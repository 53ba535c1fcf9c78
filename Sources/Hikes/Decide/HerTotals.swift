public import Bookkeeping
import Civil
public import Diagnostics
import Quantities

/// Whether the amounts of her sheet are before or including HST, and how that is known.
public struct PricesConclusion: Hashable, Sendable {
  public let prices: PriceBasis
  /// A sentence for the summary.
  public let evidence: String
  public let isAssumed: Bool

  public init(_ prices: PriceBasis, _ evidence: String, isAssumed: Bool) {
    self.prices = prices
    self.evidence = evidence
    self.isAssumed = isAssumed
  }
}

/// Her own arithmetic, done again: every figure that differs is named, none is changed.
struct HerTotals {
  let taxes: TaxTable
  let province: Province
  private(set) var diagnostics: [Diagnostic] = []
  /// Of the latest tab with an HST line.
  var prices: PricesConclusion?
  /// Of each sheet with an HST line, by its file.
  var pricesOfSheets: [String: PricesConclusion] = [:]
  /// From which row of a sheet on its prices are other ones than above it, by its file.
  private(set) var pricesFromRow: [String: (row: Int, prices: PriceBasis)] = [:]
  /// What she wrote for the year so far at the end of a tab.
  private var yearToDate: [YearMonth: (subtotal: Money, tax: Money)] = [:]

  init(taxes: TaxTable, province: Province) {
    self.taxes = taxes
    self.province = province
  }

  /// Takes the year to date from sheets that were checked when they were read.
  mutating func learn(_ readings: [SheetReading]) {
    var copies = readings
    check(&copies)
    diagnostics = []
  }

  /// Checks the sheets in the order of their tabs and writes what was found beside each total cell.
  mutating func check(_ readings: inout [SheetReading]) {
    let order = readings.indices.sorted {
      (readings[$0].months.first?.description ?? "") < (readings[$1].months.first?.description ?? "")
    }
    for index in order { check(&readings[index]) }
  }

  private mutating func check(_ reading: inout SheetReading) {
    for total in reading.stated where total.label.scope == .week { checkWeek(total, &reading) }
    // A month's summary adds up the weeks since the one before it and those below it that have none of their
    // own; in a file of one tab that is the whole file.
    let summaries = reading.stated.filter {
      $0.label.scope == .month && $0.label.measure == .subtotal && $0.label.tax != .takenOut
    }
    let taxed = Tab.ofWeeks(in: reading)
    for tab in taxed { checkTax(tab, &reading) }
    let ofWeeks = Set(taxed.flatMap(\.cells))
    for tab in Tab.all(in: reading, summaries: summaries, except: ofWeeks) { checkMonth(tab, &reading) }
    concludeByColumns(reading)
    concludeByWords(reading)
    findChange(reading)
  }

  /// `From here on prices incl. HST` amid the weeks.
  private mutating func findChange(_ reading: SheetReading) {
    let paid = reading.cells.filter { $0.kind == .payment }.map(\.cell.row)
    guard let first = paid.min(), let last = paid.max() else { return }
    for cell in reading.cells where cell.dog == nil && (first..<last).contains(cell.cell.row) {
      guard PriceWords.isChange(cell.raw), let basis = PriceWords.basis(of: cell.raw) else { continue }
      pricesFromRow[reading.file] = (cell.cell.row, basis)
    }
  }

  mutating func compare(
    _ total: StatedTotal, _ computed: Money, _ what: String, _ reading: inout SheetReading, hint: String
  ) {
    guard let index = reading.cells.firstIndex(where: { $0.cell == total.cell }) else { return }
    reading.cells[index].amount = total.money
    if total.money == computed {
      reading.cells[index].reason = "\(what): \(computed), as written"
      return
    }
    let difference = total.money - computed
    reading.cells[index].reason = "\(what): \(computed), \(difference) less than written"
    if difference.cents < 0 {
      reading.cells[index].reason = "\(what): \(computed), \(-difference) more than written"
    }
    diagnostics.append(
      Diagnostic(
        .warning, .totalDiffers, at: reading.location(of: total.cell),
        "\(total.money.dollars) is written, \(what) is \(computed.dollars): a difference of \(difference.dollars)",
        hint: hint, excerpt: reading.excerpt(of: total.cell)))
  }

  private mutating func checkWeek(_ total: StatedTotal, _ reading: inout SheetReading) {
    guard let week = total.week else { return }
    let rows = reading.weeks[week].block.rows
    let columns = Set(reading.weeks[week].block.days.map(\.column))
    let monday = reading.weeks[week].monday
    // A day may have two columns, its morning and its afternoon.
    let offset = reading.weeks[week].block.day(at: total.cell.column)?.offset
    let isOfHalf =
      !reading.isRearranged && total.date != nil
      && reading.weeks[week].block.days.count { $0.offset == offset } > 1
    let cells = reading.cells.filter { cell in
      let isOfWeek =
        reading.isRearranged
        ? cell.week == monday : rows.contains(cell.cell.row) && columns.contains(cell.cell.column)
      return isOfWeek && (!isOfHalf || cell.cell.column == total.cell.column)
        && (total.date.map { cell.date == $0 } ?? true) && (total.dog.map { cell.dog == $0 } ?? true)
    }
    var computed = Self.sum(cells)
    if computed != total.money { computed += Self.unwritten(cells, in: reading) }
    if let rate = monday.flatMap({ taxes.rate(in: province, on: $0) }), computed != .zero,
      total.money == computed + rate.tax(onNet: computed)
    {
      let reason = "the sum of the cells: \(computed), with \(rate.percentText) % HST as written"
      if total.label.tax == .on { conclude(.plusHST, total, computed, reading) }
      return explain(total, reason, &reading)
    }
    if total.label.tax == .on, total.money == computed, computed > .zero {
      conclude(.includeHST, total, computed, reading)
    }
    let owed = Self.owed(cells)
    if owed > .zero, total.money == computed + owed {
      return explain(
        total, "the sum of the cells: \(computed), and \(owed) that is owed, as written", &reading)
    }
    let role = reading.weeks[week].block.columns[total.cell.column]
    if role == .tax, !reading.isRearranged, let rate = monday.flatMap({ taxes.rate(in: province, on: $0) }),
      abs((total.money - rate.tax(onNet: computed)).cents) <= 5
    {
      return explain(total, "\(rate.percentText) % HST of \(computed), as written", &reading)
    }
    let isWider = computed != total.money && addsUpMore(total, rows, monday, reading)
    compare(
      total, isWider ? total.money : computed, "the sum of the cells", &reading,
      hint: "the book follows the cells; correct the total in the sheet, or the cell that is wrong")
  }

  /// Whether a total is right for more than its own block: for the whole row of a dog, the pages of one week, or the
  /// weeks side by side.
  private func addsUpMore(
    _ total: StatedTotal, _ rows: Range<Int>, _ monday: CivilDate?, _ reading: SheetReading
  ) -> Bool {
    let cells = reading.cells.filter { !$0.isDuplicate }
    // One line may add up all weeks of a calendar, and one figure under a day the whole week.
    if let dog = total.dog, Self.sum(cells.filter { $0.dog == dog }) == total.money { return true }
    if total.date != nil, monday != nil, Self.sum(cells.filter { $0.week == monday }) == total.money {
      return true
    }
    guard !reading.isRearranged else { return false }
    if let dog = total.dog {
      let row = cells.filter { $0.cell.row == total.cell.row && $0.dog == dog }
      return [Self.sum(row), Self.sum(row) + Self.unwritten(row, in: reading)].contains(total.money)
    }
    let pages = cells.filter { cell in
      monday != nil && cell.week == monday && (total.date.map { cell.date == $0 } ?? true)
    }
    if Self.sum(pages) == total.money { return true }
    return total.date == nil && Self.sum(cells.filter { rows.contains($0.cell.row) }) == total.money
  }

  static func sum(_ cells: [CellReading]) -> Money {
    cells.filter { $0.kind == .payment }.compactMap(\.amount).reduce(.zero, +)
  }

  /// The amounts of cells whose hike was not paid, or of which it is asked.
  private static func owed(_ cells: [CellReading]) -> Money {
    cells.filter { $0.kind == .scheduled || $0.needsReview && $0.kind != .payment }.compactMap {
      AmountGrammar.read($0.raw.folded).money
    }.reduce(.zero, +)
  }

  /// What the cells come to that say paid and no amount, each at what its dog pays most often.
  private static func unwritten(_ cells: [CellReading], in reading: SheetReading) -> Money {
    cells.reduce(.zero) { sum, cell in
      guard cell.kind == .payment, cell.amount == nil, !cell.isDuplicate else { return sum }
      var counts: [Money: Int] = [:]
      for index in reading.cells.indices where reading.cells[index].dog == cell.dog {
        if let amount = reading.cells[index].countedAmount { counts[amount, default: 0] += 1 }
      }
      let usual = counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
      return sum + (usual ?? reading.usualAmount)
    }
  }

  private mutating func checkMonth(_ tab: Tab, _ reading: inout SheetReading) {
    let cells = tab.weeks.map { reading.weeks[$0].paid }.reduce(.zero, +)
    let day = tab.lastDay(reading)
    let rate = day.flatMap { taxes.rate(in: province, on: $0) }
    var subtotal = cells
    if let stated = tab[.month, .subtotal] {
      let hers = tab.statedWeeks(reading)
      let follows =
        hers == stated.money && hers != cells ? " (it follows from a week total that differs)" : ""
      compare(
        stated, cells, "the sum of the tab's weeks" + tab.spill(reading) + follows, &reading,
        hint: "the book follows the cells; correct the total in the sheet, or the cell that is wrong")
      subtotal = stated.money
    }
    checkTax(tab, of: subtotal, &reading)
    checkTaxed(tab, of: subtotal, rate, &reading)
    checkYear(tab, subtotal, rate, day, &reading)
  }

  private mutating func checkYear(
    _ tab: Tab, _ subtotal: Money, _ rate: TaxRate?, _ day: CivilDate?, _ reading: inout SheetReading
  ) {
    guard let month = tab.month(reading) else { return }
    let earlier =
      month.month == 1 ? (subtotal: Money.zero, tax: Money.zero) : yearToDate[month.adding(months: -1)]
    let fix = "correct it in the sheet; every later year-to-date line builds on it"
    let monthTax = tab[.month, .tax]?.money
    if let stated = tab[.year, .subtotal] {
      if let earlier {
        compare(stated, earlier.subtotal + subtotal, "the year so far and this month", &reading, hint: fix)
      } else {
        explain(stated, "not checked: the tabs of the months before are not here", &reading)
      }
    }
    if let stated = tab[.year, .tax], let written = tab[.year, .subtotal] {
      if let earlier, let monthTax {
        compare(stated, earlier.tax + monthTax, "the year's HST so far and this month's", &reading, hint: fix)
      } else {
        explain(
          stated, mix(written.money, stated.money, day) ?? "not checked: the months before are not here",
          &reading)
      }
      if let total = tab[.year, .total] {
        compare(
          total, written.money + stated.money, "the year's subtotal and HST together", &reading, hint: fix)
      }
    }
    // The year goes on from what the lines should have said, so that one slip is named once.
    let base = earlier?.subtotal ?? tab[.year, .subtotal].map { $0.money - subtotal }
    let baseTax = earlier?.tax ?? tab[.year, .tax].flatMap { stated in monthTax.map { stated.money - $0 } }
    if let base, let baseTax { yearToDate[month] = (base + subtotal, baseTax + (monthTax ?? .zero)) }
  }

  /// How much of the year's subtotal was taxed at the year's first rate, if its HST is a mix of two rates.
  private func mix(_ subtotal: Money, _ tax: Money, _ day: CivilDate?) -> String? {
    guard let day, let start = CivilDate(year: day.year, month: 1, day: 1),
      let first = taxes.rate(in: province, on: start), let last = taxes.rate(in: province, on: day)
    else { return nil }
    guard first != last else {
      let all = last.tax(onNet: subtotal)
      return all == tax ? "\(last.percentText) % of the whole year so far" : nil
    }
    let gap = first.basisPoints - last.basisPoints
    let excess = tax.cents * 10_000 - subtotal.cents * last.basisPoints
    guard excess >= 0, excess % gap == 0 || excess / gap <= subtotal.cents else { return nil }
    let early = Money(cents: (excess + gap / 2) / gap)
    return "a mix: \(first.percentText) % of \(early) and \(last.percentText) % of \(subtotal - early)"
  }

  func explain(_ total: StatedTotal, _ reason: String, _ reading: inout SheetReading) {
    guard let index = reading.cells.firstIndex(where: { $0.cell == total.cell }) else { return }
    reading.cells[index].amount = total.money
    reading.cells[index].reason = reason
  }

  func rateStart(_ day: CivilDate?) -> String {
    guard let day else { return "" }
    let past = taxes.entries.filter { $0.province == province && $0.from <= day }
    // An entry may repeat the rate before it.
    return past.reversed().prefix { $0.rate == past.last?.rate }.last?.from.description ?? ""
  }
}

extension DiagnosticCode {
  public static let totalDiffers = DiagnosticCode(
    "total-differs",
    """
    One of your own totals is not what its cells add up to. Hound never changes your figures and never follows a \
    total: the book is made from the cells. The difference is named so that you can correct the total or the cell.
    """)
}
