import Quantities
import Tabular

/// Columns in which she adds up the days of each dog.
extension WeeklySheetReader {
  /// The columns behind the days, without a heading or with one that says nothing, in which amounts are the sums of
  /// their rows. One in four may be a slip, which is named with her other totals.
  func sumColumns(_ index: Int) -> Set<Int> {
    let block = layout.blocks[index]
    guard let last = block.days.last?.column, let first = block.days.first?.column else { return [] }
    var found: Set<Int> = []
    let next = places[index].beside.compactMap { layout.blocks[$0].days.first?.column }
      .filter { $0 > last }.min()
    // Before the days `Paid` may be what the days of a row come to.
    let before = hasDayMoney ? (1..<first).filter { block.columns[$0] == .paid } : []
    for column in before + Array((last + 1)..<max(last + 1, min(next ?? Int.max, table.width + 1)))
    where [nil, .paid, .figure, .rate, .other].contains(block.columns[column]) && block.day(at: column) == nil
      && dogRows(index).contains(where: { !sheet[$0, column].isBlank })
    {
      let isSum = addsUpRows(column, index) || SalesTax.rates.contains { addsUpRows(column, index, tax: $0) }
      if isSum { found.insert(column) }
    }
    return found
  }

  /// Whether the figures of a column are the sums of their rows, be it with a tax on them, in per cent.
  private func addsUpRows(_ column: Int, _ index: Int, tax: Int = 0) -> Bool {
    let block = layout.blocks[index]
    var count = 0
    var right = 0
    var slips = 0
    var besideOnly = 0
    var formulas = 0
    let isSum = dogRows(index).allSatisfy { row in
      guard !sheet[row, column].isBlank else { return true }
      if sheet[row, column].isUnseen {
        formulas += sheet[row, column].raw.hasPrefix("=") ? 1 : 0
        return true
      }
      guard let amount = sum(row, column) else { return false }
      let paid = hasDayMoney ? paid(row, block.days) : paidBeside(row, before: column, block)
      if sheet[row, block.nameColumn].folded.isEmpty { return true }
      let sum = paid.reduce(.zero, +)
      // Below the days the tax stands in what they come to.
      if tax > 0, amount == sum { return true }
      func comes(to whole: Money) -> Bool { SalesTax.isGross(amount, of: whole, tax) }
      let beside = comes(to: sum) ? .zero : besideDays(row, before: column, block)
      let whole = comes(to: sum) ? [] : wholeRow(row, index)
      guard comes(to: sum) || comes(to: sum + beside) || comes(to: whole.reduce(.zero, +)) else {
        slips += 1
        return true
      }
      right += 1
      besideOnly += paid.isEmpty && beside != .zero ? 1 : 0
      let parts = max(paid.count + (beside == .zero ? 0 : 1), whole.count)
      count += parts > (hasDayMoney ? 1 : 0) ? 1 : 0
      return true
    }
    guard isSum else { return false }
    // With a tax every one of them is right.
    if tax > 0 { return count >= 2 && slips == 0 && besideOnly == 0 }
    // What stands beside the days may be the days themselves, under headings with a slip.
    if right == 0, formulas > 1 { return true }
    // `Wk 1` above a column says what it adds up.
    let least = sheet[block.headerRow, column].title(nil) == nil ? 2 : 1
    return count >= least && slips * 3 <= right && (slips == 0 || besideOnly * 3 <= right)
  }

  /// What stands in the columns of what was paid, cash and cheques apart.
  private func paidBeside(_ row: Int, before column: Int, _ block: WeekBlock) -> [Money] {
    let columns = block.columns(.paid).filter { $0 < column }
    return columns.count > 1 ? columns.compactMap { figure(row, $0) } : []
  }

  /// What stands beside the days of a row in columns that a total may count: money for other days, what was carried over.
  private func besideDays(_ row: Int, before column: Int, _ block: WeekBlock) -> Money {
    let first = block.days.map(\.column).min() ?? 1
    return sheet.columns(of: row).filter { other in
      guard other < column, block.day(at: other) == nil, other != block.nameColumn else { return false }
      return other > first ? block.columns[other] == nil : block.columns[other] == .figure
    }.compactMap { figure(row, $0) }.reduce(.zero, +)
  }

  /// What a row's dog paid in all the weeks side by side.
  private func wholeRow(_ row: Int, _ index: Int) -> [Money] {
    places[index].beside.filter { layout.blocks[$0].nameColumn == layout.blocks[index].nameColumn }
      .flatMap { paid(row, layout.blocks[$0].days) }
  }
}
