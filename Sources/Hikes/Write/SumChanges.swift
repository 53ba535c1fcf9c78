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

  private let book: Book
  /// Of all blocks of the week.
  private var ofWeek = Money.zero

  init(_ book: Book) { self.book = book }

  mutating func add(_ money: Money, _ date: CivilDate, _ dog: String) {
    isAny = true
    whole += money
    days[date, default: .zero] += money
    dogs[dog, default: .zero] += money
  }

  /// - Parameter isOwn: whether they are of the block itself, and not of another one of its week.
  mutating func add(_ changes: SumChanges, isOwn: Bool) {
    guard changes.isAny else { return }
    ofWeek += changes.whole
    guard isOwn else { return }
    isAny = true
    days.merge(changes.days, uniquingKeysWith: +)
    whole += changes.whole
    dogs.merge(changes.dogs, uniquingKeysWith: +)
  }

  /// The totals of the week, its days and its dogs as they are now.
  /// - Parameter blocks: of the week, `week` among them.
  func texts(_ totals: [StatedTotal], _ week: SheetWeek, of blocks: [SheetWeek]) -> [(
    cell: CellReference, text: String
  )] {
    let hasTax = totals.contains { $0.label.measure == .tax }
    let paid = blocks.map(\.paid).reduce(.zero, +)
    return totals.compactMap { total in
      let isOfHikes = total.label.measure == .subtotal || total.label.measure == .total && !hasTax
      if isOfHikes, blocks.count > 1, total.dog == nil, total.money == paid, total.money != week.paid {
        return ofWeek == .zero ? nil : (total.cell, (paid + ofWeek).dollars)
      }
      guard isAny else { return nil }
      // A sum of the week may stand under its last day, and by itself.
      let isAlone = totals.count { $0.dog == nil && $0.cell.row == total.cell.row } == 1
      let isOfWeek = total.date == nil || isAlone && total.money == week.paid
      if total.dog != nil || !isOfWeek {
        let change = total.dog.map { dogs[$0] ?? .zero } ?? total.date.flatMap { days[$0] } ?? .zero
        return isOfHikes && change != .zero ? (total.cell, (total.money + change).dollars) : nil
      }
      return money(of: total, week.paid + whole, hasTax, week.monday).map { (total.cell, $0.dollars) }
    }
  }

  private func money(
    of total: StatedTotal, _ subtotal: Money, _ hasTax: Bool, _ monday: CivilDate?
  ) -> Money? {
    let rate = monday.flatMap { book.taxes.rate(in: book.rules.province, on: $0.adding(days: 4)) }
    let isInside = book.rules.prices == .includeHST
    let tax = rate.map { isInside ? $0.taxInside(gross: subtotal) : $0.tax(onNet: subtotal) }
    switch total.label.measure {
    case .subtotal: return subtotal
    case .tax: return tax
    case .total: return hasTax && !isInside ? tax.map { subtotal + $0 } : subtotal
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
