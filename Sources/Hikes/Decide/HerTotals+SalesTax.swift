import Bookkeeping
import Civil
import Diagnostics
import Quantities

/// The lines of HST below her weeks and months.
extension HerTotals {
  /// The HST of the weeks right above it.
  mutating func checkTax(_ tab: Tab, _ reading: inout SheetReading) {
    checkTax(tab, of: tab.weeks.map { reading.weeks[$0].paid }.reduce(.zero, +), &reading)
  }

  mutating func checkTax(_ tab: Tab, of subtotal: Money, _ reading: inout SheetReading) {
    let day = tab.lastDay(reading)
    guard let rate = day.flatMap({ taxes.rate(in: province, on: $0) }) else { return }
    let ofDays = tab.ofDays(.tax, in: reading)
    if !ofDays.isEmpty {
      concludePrices(ofDays, rate, reading)
      for stated in ofDays {
        let paid = Self.paid(above: stated, in: reading)
        let rate = Self.day(of: stated, in: reading).flatMap { taxes.rate(in: province, on: $0) } ?? rate
        compareTax(stated, rate.tax(onNet: paid), of: paid, rate, day, &reading)
      }
      for stated in tab.ofDays(.total, in: reading) {
        let tax = ofDays.first { $0.cell.column == stated.cell.column }?.money ?? .zero
        compare(
          stated, Self.paid(above: stated, in: reading) + tax, "the day and its HST together", &reading,
          hint: "correct the total in the sheet")
      }
    } else if let stated = tab[.month, .tax], subtotal.cents > 0, stated.money.cents * 2 > subtotal.cents {
      // "HST incl.,211.60" is the sum with the tax on it.
      compare(
        stated, subtotal + rate.tax(onNet: subtotal), "\(subtotal.dollars) with \(rate.percentText) % HST",
        &reading, hint: "correct the total in the sheet")
      conclude(.plusHST, stated, subtotal, reading)
    } else if let stated = tab[.month, .tax] {
      // `Month total,3565.00`, `HST 15 %,534.75`, `Grand total,4099.75`: the last has the tax on it, and not the first.
      let isBelow = reading.cells.contains {
        $0.kind == .total && $0.cell.row > stated.cell.row
          && AmountGrammar.read($0.raw.folded).money == subtotal + stated.money
      }
      let total = tab[.month, .total].flatMap { isBelow && $0.money == subtotal ? nil : $0 }
      concludePrices(total, tab, subtotal, stated, rate, reading)
      pricesOfSheets[reading.file] = prices
      let isInside = prices?.prices == .includeHST
      let computed = isInside ? rate.taxInside(gross: subtotal) : rate.tax(onNet: subtotal)
      compareTax(stated, computed, of: subtotal, isInside: isInside, rate, day, &reading)
      if let net = tab.net {
        compare(
          net, isInside ? subtotal - computed : subtotal, "the sum without HST", &reading,
          hint: "correct it in the sheet, or the cell that is wrong")
      }
      if let total {
        compare(
          total, isInside ? subtotal : subtotal + stated.money, "subtotal and HST together", &reading,
          hint: "correct the month's total in the sheet")
      }
    }
  }

  /// From a line of HST under every day.
  private mutating func concludePrices(_ lines: [StatedTotal], _ rate: TaxRate, _ reading: SheetReading) {
    let days = lines.map { line -> (tax: Money, paid: Money, rate: TaxRate) in
      let day = Self.day(of: line, in: reading)
      let rate = day.flatMap { taxes.rate(in: province, on: $0) } ?? rate
      return (tax: line.money, paid: Self.paid(above: line, in: reading), rate: rate)
    }.filter { $0.paid > .zero }
    func isNear(_ tax: (TaxRate, Money) -> Money) -> Bool {
      days.count { abs(($0.tax - tax($0.rate, $0.paid)).cents) <= 2 } * 2 > days.count
    }
    guard let first = lines.first else { return }
    if isNear({ $0.tax(onNet: $1) }) {
      conclude(.plusHST, first, days.map(\.paid).reduce(.zero, +), reading)
    } else if isNear({ $0.taxInside(gross: $1) }) {
      conclude(.includeHST, first, days.map(\.paid).reduce(.zero, +), reading)
    }
  }

  private mutating func compareTax(
    _ stated: StatedTotal, _ computed: Money, of amount: Money, isInside: Bool = false, _ rate: TaxRate,
    _ day: CivilDate?, _ reading: inout SheetReading
  ) {
    compare(
      stated, computed, "\(rate.percentText) % \(isInside ? "inside" : "of") \(amount.dollars)", &reading,
      hint: "the rate is \(rate.percentText) % since \(rateStart(day)); hound hst shows what is owed")
  }

  /// - Parameter stated: the total of the month with its tax.
  private mutating func concludePrices(
    _ stated: StatedTotal?, _ tab: Tab, _ subtotal: Money, _ tax: StatedTotal, _ rate: TaxRate,
    _ reading: SheetReading
  ) {
    let line = "HST line" + (tab.month(reading).map { " of \($0.title)" } ?? "")
    let total = stated?.money
    let added = rate.tax(onNet: subtotal)
    let inside = rate.taxInside(gross: subtotal)
    // Her words say it, unless her own sum says otherwise.
    let isSaid = tax.label.tax == .inside || tab.net != nil
    let isReckoned = abs((tax.money - inside).cents) <= 2 && abs((tax.money - added).cents) > 2
    let isInside = (isSaid || isReckoned) && total != subtotal + tax.money
    if isInside || (total == subtotal && total != nil) {
      prices = PricesConclusion(
        .includeHST, "your \(line) (\(tax.money.dollars)) is inside \(subtotal.dollars)", isAssumed: false)
    } else {
      prices = PricesConclusion(
        .plusHST, "your \(line) adds \(tax.money.dollars) to \(subtotal.dollars)", isAssumed: false)
    }
  }

  /// A total with HST in a tab that has no line of the HST alone: what it comes to says where the HST is.
  mutating func checkTaxed(_ tab: Tab, of subtotal: Money, _ rate: TaxRate?, _ reading: inout SheetReading) {
    guard tab[.month, .tax] == nil, let rate, subtotal > .zero else { return }
    if let net = tab.net {
      let isInside = net.money != subtotal
      compare(
        net, isInside ? subtotal - rate.taxInside(gross: subtotal) : subtotal, "the sum without HST",
        &reading,
        hint: "correct it in the sheet, or the cell that is wrong")
      if isInside { conclude(.includeHST, net, subtotal, reading) }
    }
    guard let total = tab[.month, .total], total.label.tax == .on else { return }
    let isInside = total.money == subtotal
    compare(
      total, isInside ? subtotal : subtotal + rate.tax(onNet: subtotal),
      isInside ? "the sum of the cells" : "\(subtotal.dollars) with \(rate.percentText) % HST", &reading,
      hint: "correct the total in the sheet, or the cell that is wrong")
    if isInside || total.money == subtotal + rate.tax(onNet: subtotal) {
      conclude(isInside ? .includeHST : .plusHST, total, subtotal, reading)
    }
  }

  /// From a total that names HST, in a sheet without a line of it.
  mutating func conclude(
    _ basis: PriceBasis, _ total: StatedTotal, _ subtotal: Money, _ reading: SheetReading
  ) {
    guard pricesOfSheets[reading.file] == nil else { return }
    let label = reading.cells.first { $0.cell.row == total.cell.row }?.spoken ?? ""
    prices = PricesConclusion(
      basis, "your “\(label)” of \(total.money.dollars) beside cells of \(subtotal.dollars) says so",
      isAssumed: false)
    pricesOfSheets[reading.file] = prices
  }

  /// From a column of HST beside the dogs, the tax alone or what they paid with it.
  mutating func concludeByColumns(_ reading: SheetReading) {
    guard pricesOfSheets[reading.file] == nil, !reading.isRearranged else { return }
    var (onTop, inside) = (0, 0)
    for week in reading.weeks {
      guard let column = week.block.column(.tax), let monday = week.monday,
        let rate = taxes.rate(in: province, on: monday)
      else { continue }
      let rows = Set(week.dogRows.map(\.row))
      for cell in reading.cells where cell.cell.column == column && rows.contains(cell.cell.row) {
        guard case .amount(let stated) = AmountGrammar.read(cell.raw.folded) else { continue }
        let paid = Self.sum(
          reading.cells.filter {
            $0.cell.row == cell.cell.row && week.block.day(at: $0.cell.column) != nil && !$0.isDuplicate
          })
        guard paid > .zero else { continue }
        func isNear(_ money: Money) -> Bool { abs((stated.money - money).cents) <= 2 }
        let added = rate.tax(onNet: paid)
        if isNear(added) || isNear(paid + added) {
          onTop += 1
        } else if isNear(rate.taxInside(gross: paid)) {
          inside += 1
        }
      }
    }
    guard max(onTop, inside) >= 2, onTop != inside else { return }
    prices = PricesConclusion(
      onTop > inside ? .plusHST : .includeHST, "as your column of HST comes to", isAssumed: false)
    pricesOfSheets[reading.file] = prices
  }

  /// From what stands above or below the weeks, `all prices incl. HST`, in a sheet whose figures do not say it.
  mutating func concludeByWords(_ reading: SheetReading) {
    guard pricesOfSheets[reading.file] == nil else { return }
    for cell in reading.cells where cell.dog == nil {
      switch cell.kind {
      case .title, .header, .note, .total, .ignored: break
      default: continue
      }
      guard let basis = PriceWords.basis(of: cell.raw) else { continue }
      prices = PricesConclusion(
        basis, "as “\(cell.spoken)” in \(cell.cell) says", isAssumed: false)
      pricesOfSheets[reading.file] = prices
      return
    }
  }

  private static func day(of stated: StatedTotal, in reading: SheetReading) -> CivilDate? {
    guard let week = stated.week.map({ reading.weeks[$0] }), let monday = week.monday else { return nil }
    return week.block.day(at: stated.cell.column)?.date(monday)
  }

  /// What was paid for the day under which a figure stands.
  private static func paid(above stated: StatedTotal, in reading: SheetReading) -> Money {
    guard let rows = stated.week.map({ reading.weeks[$0].block.rows }) else { return .zero }
    return sum(reading.cells.filter { $0.cell.column == stated.cell.column && rows.contains($0.cell.row) })
  }
}
