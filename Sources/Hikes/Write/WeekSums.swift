import Bookkeeping
import Civil
import Diagnostics
import Documents
import Quantities
import Tabular

/// Her totals as formulas: each where the formula comes to what stands there, as typed elsewhere.
struct WeekSums {
  private(set) var sums: [(cell: CellReference, sum: WorkbookCell)] = []
  private let cells: [[WorkbookCell]]
  private let reading: SheetReading

  /// - Parameter cells: the sheet without its sums.
  init(_ reading: SheetReading, _ book: Book, _ cells: [[WorkbookCell]]) {
    self.cells = cells
    self.reading = reading
    for total in reading.stated where total.label.scope == .week { addWeekly(total) }
    for index in reading.weeks.indices { addEmpty(index) }
    let summaries = reading.stated.filter { $0.label.scope == .month && $0.label.measure == .subtotal }
    for tab in Tab.all(in: reading, summaries: summaries) { add(tab, book) }
    // What no formula comes to is a figure all the same.
    for total in reading.stated where !sums.contains(where: { $0.cell == total.cell }) {
      put(total, formula: nil, comesTo: total.money)
    }
  }

  // MARK: Of a week

  private mutating func addWeekly(_ total: StatedTotal) {
    guard let week = total.week, reading.weeks.indices.contains(week) else { return }
    let block = reading.weeks[week].block
    let columns = block.days.map(\.column).sorted()
    guard let first = columns.first, let last = columns.last else { return }
    let range: CellRange
    if total.dog != nil {
      range = CellRange(rows: total.cell.row...total.cell.row, columns: first...last)
    } else {
      guard block.headerRow + 1 < total.cell.row else { return }
      let rows = (block.headerRow + 1)...(total.cell.row - 1)
      range = CellRange(
        rows: rows, columns: total.date == nil ? first...last : total.cell.column...total.cell.column)
    }
    guard !range.contains(total.cell) else { return }
    put(total, formula: "SUM(\(range))", comesTo: money(in: range))
  }

  /// A week's total that is empty because nothing is paid yet: reckoned, and shown once it is something.
  private mutating func addEmpty(_ index: Int) {
    let block = reading.weeks[index].block
    guard !reading.stated.contains(where: { $0.week == index && $0.label.scope == .week && $0.dog == nil }),
      let label = reading.cells.first(where: { cell in
        block.rows.contains(cell.cell.row) && cell.kind == .total
          && SummaryLabel(cell.raw)?.scope == .week
      }),
      let first = block.days.map(\.column).min(), let last = block.days.map(\.column).max()
    else { return }
    let known = reading.stated.first { $0.label.scope == .week && $0.date == nil && $0.dog == nil }
    let width = reading.table[row: block.headerRow].fields.count
    let cell = CellReference(row: label.cell.row, column: known?.cell.column ?? width)
    guard cell.row > block.headerRow + 1, cell.column <= (cells.first?.count ?? 0),
      cells[cell.row - 1][cell.column - 1].value == .empty
    else { return }
    let range = CellRange(rows: (block.headerRow + 1)...(cell.row - 1), columns: first...last)
    guard money(in: range) == .zero, !range.contains(cell) else { return }
    sums.append(
      (
        cell,
        WorkbookCell(
          .money(.zero), form: .money(MoneyForm.dollars.hidingZero), look: Self.look, formula: "SUM(\(range))"
        )
      ))
  }

  // MARK: Of a month

  private mutating func add(_ tab: Tab, _ book: Book) {
    let weeks = sums.filter { sum in
      reading.stated.contains { total in
        total.cell == sum.cell && total.label.scope == .week && total.date == nil && total.dog == nil
          && (total.week.map { tab.weeks.contains($0) } ?? false)
      }
    }
    if let subtotal = tab[.month, .subtotal], !weeks.isEmpty {
      let sum = weeks.compactMap { Self.money($0.sum) }.reduce(.zero, +)
      put(subtotal, formula: weeks.map { "[.\($0.cell)]" }.joined(separator: "+"), comesTo: sum)
    }
    let rate = tab.lastDay(reading).flatMap { book.taxes.rate(in: book.rules.province, on: $0) }
    if let subtotal = tab[.month, .subtotal], let tax = tab[.month, .tax], let rate {
      put(
        tax, formula: "ROUND([.\(subtotal.cell)]*\(rate.basisPoints)/10000;2)",
        comesTo: rate.tax(onNet: subtotal.money))
    }
    for scope in [SummaryLabel.Scope.month, .year] {
      guard let subtotal = tab[scope, .subtotal], let tax = tab[scope, .tax], let total = tab[scope, .total]
      else { continue }
      put(
        total, formula: "[.\(subtotal.cell)]+[.\(tax.cell)]", comesTo: subtotal.money + tax.money)
    }
  }

  // MARK: Putting

  private static let look = WorkbookLook.with {
    $0.isBold = true
    $0.isSum = true
    $0.side = .right
  }

  /// A figure that does not come to what she wrote stays a figure; one that is written otherwise stays text.
  private mutating func put(_ total: StatedTotal, formula: String?, comesTo sum: Money) {
    let raw = cells[total.cell.row - 1][total.cell.column - 1].shown
    guard sum == total.money, let form = MoneyForm.of(raw, total.money),
      !sums.contains(where: { $0.cell == total.cell })
    else { return }
    sums.append(
      (
        total.cell,
        WorkbookCell(.money(total.money), form: .money(form), look: Self.look, formula: formula)
      ))
  }

  private static func money(_ cell: WorkbookCell) -> Money? {
    if case .money(let money) = cell.value { money } else { nil }
  }

  /// What the program's own sum of a range would be: that of its numbers.
  private func money(in range: CellRange) -> Money {
    range.rows.reduce(.zero) { sum, row in
      range.columns.reduce(sum) { sum, column in
        guard cells.indices.contains(row - 1), cells[row - 1].indices.contains(column - 1) else { return sum }
        return sum + (Self.money(cells[row - 1][column - 1]) ?? .zero)
      }
    }
  }
}

/// Some cells side by side, written as a formula names them.
private struct CellRange: CustomStringConvertible {
  let rows: ClosedRange<Int>
  let columns: ClosedRange<Int>

  func contains(_ cell: CellReference) -> Bool { rows.contains(cell.row) && columns.contains(cell.column) }

  var description: String {
    let first = CellReference(row: rows.lowerBound, column: columns.lowerBound)
    let last = CellReference(row: rows.upperBound, column: columns.upperBound)
    return "[.\(first):.\(last)]"
  }
}
