import Bookkeeping
import Civil
import Diagnostics
import Quantities

/// By how much the sums of a week change.
struct SumChanges {
  private(set) var whole = Money.zero
  private(set) var isAny = false
  private var days: [CivilDate: Money] = [:]
  private var dogs: [String: Money] = [:]

  mutating func add(_ money: Money, _ date: CivilDate, _ dog: String) {
    isAny = true
    whole += money
    days[date, default: .zero] += money
    dogs[dog, default: .zero] += money
  }

  /// The totals of the week, its days and its dogs as they are now.
  func texts(_ totals: [StatedTotal], _ week: SheetWeek, _ book: Book) -> [(
    cell: CellReference, text: String
  )] {
    let subtotal = week.paid + whole
    let rate = week.monday.flatMap { book.taxes.rate(in: book.rules.province, on: $0.adding(days: 4)) }
    let isInside = book.rules.prices == .includeHST
    let tax = rate.map { isInside ? $0.taxInside(gross: subtotal) : $0.tax(onNet: subtotal) }
    let hasTax = totals.contains { $0.label.measure == .tax }
    return totals.compactMap { total in
      if let change = total.dog.map({ dogs[$0] }) ?? total.date.map({ days[$0] }) {
        let isOfHikes = total.label.measure == .subtotal || total.label.measure == .total && !hasTax
        guard isOfHikes, let change, change != .zero else { return nil }
        return (total.cell, (total.money + change).dollars)
      }
      let money: Money? =
        switch total.label.measure {
        case .subtotal: subtotal
        case .tax: tax
        case .total: total.money == week.paid || isInside ? subtotal : tax.map { subtotal + $0 }
        }
      return money.map { (total.cell, $0.dollars) }
    }
  }
}

/// The month's summary, added up anew where a cell under it changed.
struct SummaryOverlay {
  private(set) var texts: [(cell: CellReference, text: String)] = []

  init(_ sheet: WeeklySheet, _ reading: SheetReading, _ weeks: [Int], _ delta: Money) {
    guard delta != .zero else { return }
    let summaries = reading.stated.filter { $0.label.scope == .month && $0.label.measure == .subtotal }
    for tab in Tab.all(in: reading, summaries: summaries) where !Set(tab.weeks).isDisjoint(with: weeks) {
      let rate = tab.lastDay(reading).flatMap { sheet.book.taxes.rate(in: sheet.book.rules.province, on: $0) }
      let isInside = sheet.book.rules.prices == .includeHST
      let subtotal = tab.weeks.map { reading.weeks[$0].paid }.reduce(.zero, +) + delta
      let tax = rate.map { isInside ? $0.taxInside(gross: subtotal) : $0.tax(onNet: subtotal) } ?? .zero
      let old = tab[.month, .subtotal]?.money ?? subtotal - delta
      let oldTax = tab[.month, .tax]?.money ?? tax
      let year = (tab[.year, .subtotal]?.money ?? .zero) + subtotal - old
      let yearTax = (tab[.year, .tax]?.money ?? .zero) + tax - oldTax
      put(tab[.month, .subtotal], subtotal)
      put(tab[.month, .tax], tax)
      put(tab[.month, .total], isInside ? subtotal : subtotal + tax)
      put(tab[.year, .subtotal], year)
      put(tab[.year, .tax], yearTax)
      put(tab[.year, .total], isInside ? year : year + yearTax)
    }
  }

  private mutating func put(_ total: StatedTotal?, _ money: Money) {
    if let total, total.money != money { texts.append((total.cell, money.dollars)) }
  }
}
