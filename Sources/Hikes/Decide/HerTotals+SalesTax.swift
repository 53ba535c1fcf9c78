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
      for stated in ofDays {
        let paid = Self.paid(above: stated, in: reading)
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
    } else if let stated = tab[.month, .tax] {
      concludePrices(tab, tab.month(reading), subtotal, stated, rate)
      pricesOfSheets[reading.file] = prices
      let isInside = prices?.prices == .includeHST
      let computed = isInside ? rate.taxInside(gross: subtotal) : rate.tax(onNet: subtotal)
      compareTax(stated, computed, of: subtotal, rate, day, &reading)
      if let total = tab[.month, .total] {
        compare(
          total, isInside ? subtotal : subtotal + stated.money, "subtotal and HST together", &reading,
          hint: "correct the month's total in the sheet")
      }
    }
  }

  private mutating func compareTax(
    _ stated: StatedTotal, _ computed: Money, of amount: Money, _ rate: TaxRate, _ day: CivilDate?,
    _ reading: inout SheetReading
  ) {
    compare(
      stated, computed, "\(rate.percentText) % of \(amount.dollars)", &reading,
      hint: "the rate is \(rate.percentText) % since \(rateStart(day)); hound hst shows what is owed")
  }

  private mutating func concludePrices(
    _ tab: Tab, _ month: YearMonth?, _ subtotal: Money, _ tax: StatedTotal, _ rate: TaxRate
  ) {
    let line = "HST line" + (month.map { " of \($0.title)" } ?? "")
    let total = tab[.month, .total]?.money
    let added = rate.tax(onNet: subtotal)
    let inside = rate.taxInside(gross: subtotal)
    let isInside =
      abs((tax.money - inside).cents) <= 2 && abs((tax.money - added).cents) > 2
      && total != subtotal + tax.money
    if isInside || (total == subtotal && total != nil) {
      prices = PricesConclusion(
        .includeHST, "your \(line) (\(tax.money.dollars)) is inside \(subtotal.dollars)", isAssumed: false)
    } else {
      prices = PricesConclusion(
        .plusHST, "your \(line) adds \(tax.money.dollars) to \(subtotal.dollars)", isAssumed: false)
    }
  }

  /// What was paid for the day under which a figure stands.
  private static func paid(above stated: StatedTotal, in reading: SheetReading) -> Money {
    guard let rows = stated.week.map({ reading.weeks[$0].block.rows }) else { return .zero }
    return sum(reading.cells.filter { $0.cell.column == stated.cell.column && rows.contains($0.cell.row) })
  }
}
