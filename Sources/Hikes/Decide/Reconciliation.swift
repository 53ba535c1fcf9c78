import Bookkeeping
import Civil
public import Diagnostics
public import Quantities

/// Her own figures of one sheet held against the book: week by week, the month, its HST, the year so far. What parts
/// the two is said line by line, and adds up.
public struct Reconciliation: Sendable {
  /// One step from her figure to the book's.
  public struct Step: Hashable, Sendable {
    public let text: String
    public let amount: Money
    /// The payments that make it; empty for arithmetic.
    public let payments: [PaymentID]
  }

  public struct Figure: Hashable, Sendable {
    /// `Week of Dec 1 2025`, `December 2025`, `HST of December 2025`.
    public let label: String
    public let cell: CellReference
    public let hers: Money
    public let book: Money
    public let steps: [Step]

    public var difference: Money { book - hers }
    /// What no step explains; nothing, in a book that is sound.
    public var unexplained: Money { difference - steps.map(\.amount).reduce(.zero, +) }
  }

  public let file: String
  public private(set) var figures: [Figure] = []
  /// The money of the sheet's cells, and what the book holds for the same dogs and days.
  public let cells: Money
  public let booked: Money

  private let lines: [Day: [LedgerLine]]
  private let all: [LedgerLine]
  private let book: Book

  typealias Day = SheetMemory.Day

  /// One cell of money with the book's lines for its dog and day.
  struct Pair {
    let day: Day
    let label: String
    let written: Money
    let lines: [LedgerLine]
    var booked: Money { lines.map(\.payment.amount).reduce(.zero, +) }
  }

  /// - Parameter reading: a dated sheet.
  public init(_ reading: SheetReading, _ book: Book, _ ledger: Ledger) {
    file = reading.file
    self.book = book
    all = ledger.lines
    lines = Dictionary(
      grouping: ledger.lines.filter { $0.payment.dog != nil && $0.hikeDate != nil },
      by: { Day(dog: $0.payment.dog ?? DogID(""), date: $0.hikeDate ?? $0.serviceDate) })
    var map = DogMap()
    var copy = book
    map.take([reading], into: &copy)
    var written: [Day: (label: String, money: Money)] = [:]
    for cell in reading.cells {
      guard let money = cell.countedAmount, let name = cell.dog, let dog = map[name], let date = cell.date
      else { continue }
      written[Day(dog: dog, date: date), default: (name, .zero)].money += money
    }
    let found = lines
    let moves = MovedMoney(book.exceptions)
    let pairs = written.map { day, cell in
      // What was paid for a day from which the dog was moved here.
      let moved = moves.origins(of: day).filter { written[$0] == nil }.flatMap { found[$0] ?? [] }
      return Pair(day: day, label: cell.label, written: cell.money, lines: (found[day] ?? []) + moved)
    }.sorted { ($0.day.date, $0.day.dog) < ($1.day.date, $1.day.dog) }
    cells = pairs.map(\.written).reduce(.zero, +)
    booked = pairs.map(\.booked).reduce(.zero, +)
    weeks(reading, pairs)
    let summaries = reading.stated.filter { $0.label.scope == .month && $0.label.measure == .subtotal }
    for tab in Tab.all(in: reading, summaries: summaries) { month(tab, reading, pairs) }
  }

  // MARK: Weeks

  private mutating func weeks(_ reading: SheetReading, _ pairs: [Pair]) {
    for total in reading.stated where total.label.scope == .week && total.date == nil && total.dog == nil {
      guard let monday = total.week.flatMap({ reading.weeks[$0].monday }) else { continue }
      let days = Week(containing: monday)
      let own = pairs.filter { days.contains($0.day.date) }
      let extra = all.filter { line in
        line.servedDate.map(days.contains) ?? false && !own.contains { $0.lines.contains(line) }
      }
      let sum = own.map(\.written).reduce(.zero, +)
      figures.append(
        Figure(
          label: days.title, cell: total.cell, hers: total.money,
          book: (own.flatMap(\.lines) + extra).map(\.payment.amount).reduce(.zero, +),
          steps: slip(total.money, sum) + changed(own) + beside(extra)))
    }
  }

  private func slip(_ hers: Money, _ cells: Money) -> [Step] {
    hers == cells
      ? [] : [Step(text: "the cells add up to \(cells)", amount: cells - hers, payments: [])]
  }

  /// Cells whose payment in the book is another.
  private func changed(_ pairs: [Pair]) -> [Step] {
    pairs.filter { $0.booked != $0.written }.map { pair in
      Step(
        text:
          "\(pair.label), \(pair.day.date.shortText): \(pair.written) in the sheet, \(pair.booked) in the book",
        amount: pair.booked - pair.written, payments: pair.lines.map(\.id))
    }
  }

  /// Payments of the same days that stand in no cell of this sheet.
  private func beside(_ lines: [LedgerLine]) -> [Step] {
    lines.map { line in
      Step(
        text:
          "\(line.dog.map { book.label($0) } ?? line.id.text), \(line.serviceDate.shortText): only in the book",
        amount: line.payment.amount, payments: [line.id])
    }
  }

  // MARK: The month and the year

  private mutating func month(_ tab: Tab, _ reading: SheetReading, _ pairs: [Pair]) {
    guard let month = tab.month(reading) else { return }
    let mondays = Set(tab.weeks.compactMap { reading.weeks[$0].monday })
    let own = pairs.filter { mondays.contains($0.day.date.monday) }
    let sum = own.map(\.written).reduce(.zero, +)
    let inTab = Set(own.flatMap(\.lines).map(\.id))
    let byHike = all.filter { $0.servedDate.map(month.contains) ?? false }
    let subtotal = tab[.month, .subtotal]
    if let subtotal {
      let away = own.filter { !month.contains($0.day.date) }
      let others = byHike.filter { !inTab.contains($0.id) }
      figures.append(
        Figure(
          label: month.title, cell: subtotal.cell, hers: subtotal.money,
          book: byHike.map(\.payment.amount).reduce(.zero, +),
          steps: slip(subtotal.money, sum) + changed(own)
            + grouped(away.flatMap(\.lines), sign: -1) {
              "days of \($0.yearMonth.title) in this tab"
            } + grouped(others, sign: 1) { _ in "days of this month in another tab, or only in the book" }))
    }
    if let tax = tab[.month, .tax] {
      figures.append(taxFigure(tax, month, subtotal?.money ?? sum, own, inTab))
    }
    if let year = tab[.year, .subtotal] {
      let soFar = all.filter { line in
        line.servedDate.map { $0.year == month.year && $0.yearMonth <= month } ?? false
      }
      let monthly = byHike.map(\.payment.amount).reduce(.zero, +)
      let earlier = soFar.map(\.payment.amount).reduce(.zero, +) - monthly
      let hers = subtotal?.money ?? sum
      let ofMonth = Step(
        text: "this month, as above", amount: monthly - hers, payments: [])
      let before = Step(
        text: "the months before: \(year.money - hers) in the sheet, \(earlier) in the book",
        amount: earlier - (year.money - hers), payments: [])
      figures.append(
        Figure(
          label: "\(month.year) to the end of \(month.title)", cell: year.cell, hers: year.money,
          book: soFar.map(\.payment.amount).reduce(.zero, +),
          steps: [ofMonth, before].filter { $0.amount != .zero }))
    }
  }

  /// From her HST on the tab to the HST of the month by tax point.
  private func taxFigure(
    _ tax: StatedTotal, _ month: YearMonth, _ subtotal: Money, _ own: [Pair], _ inTab: Set<PaymentID>
  ) -> Figure {
    let rate = book.taxes.rate(in: book.rules.province, on: month.last) ?? TaxRate(basisPoints: 0)
    let tabLines = own.flatMap(\.lines)
    let prices = tabLines.first?.prices ?? book.rules.prices
    func hst(_ money: Money, _ prices: PriceBasis) -> Money {
      TaxedAmount(amount: money, prices: prices, rate: rate).hst
    }
    let cells = own.map(\.written).reduce(.zero, +)
    let booked = tabLines.map(\.payment.amount).reduce(.zero, +)
    let single = tabLines.map { hst($0.payment.amount, $0.prices) }.reduce(.zero, +)
    let other = tabLines.filter { $0.rate != rate }
    let here = all.filter { month.contains($0.taxPoint.date) }
    var steps = [
      Step(
        text: "\(rate.percentText) % of \(subtotal) is \(hst(subtotal, prices))",
        amount: hst(subtotal, prices) - tax.money, payments: []),
      Step(
        text: "the cells add up to \(cells)", amount: hst(cells, prices) - hst(subtotal, prices), payments: []
      ),
      Step(
        text: "amounts that are others in the book", amount: hst(booked, prices) - hst(cells, prices),
        payments: changed(own).flatMap(\.payments)),
      Step(text: "rounded for each payment", amount: single - hst(booked, prices), payments: []),
      Step(
        text: "another rate on the day that decides",
        amount: other.map { $0.taxed.hst - hst($0.payment.amount, $0.prices) }.reduce(.zero, +),
        payments: other.map(\.id)),
    ].filter { $0.amount != .zero }
    let leaving = tabLines.filter { !month.contains($0.taxPoint.date) }
    let coming = here.filter { !inTab.contains($0.id) }
    for (lines, sign) in [(leaving, -1), (coming, 1)] {
      for (key, part) in Dictionary(
        grouping: lines, by: { sign < 0 ? $0.taxPoint.date.yearMonth : $0.serviceDate.yearMonth }
      )
      .sorted(by: { $0.key < $1.key }) {
        let what =
          sign < 0
          ? "\(part.count) of these hikes were paid or due in \(key.title)"
          : "\(part.count) hikes of \(key.title) were paid or due in this month"
        steps.append(
          Step(text: what, amount: part.map(\.taxed.hst).reduce(.zero, +) * sign, payments: part.map(\.id)))
      }
    }
    return Figure(
      label: "HST of \(month.title)", cell: tax.cell, hers: tax.money,
      book: here.map(\.taxed.hst).reduce(.zero, +), steps: steps)
  }

  private func grouped(
    _ lines: [LedgerLine], sign: Int, _ text: (CivilDate) -> String
  ) -> [Step] {
    Dictionary(grouping: lines) { text($0.serviceDate) }.sorted { $0.key < $1.key }.map { text, part in
      Step(
        text: "\(text): \(part.count)", amount: part.map(\.payment.amount).reduce(.zero, +) * sign,
        payments: part.map(\.id).sorted())
    }
  }
}
