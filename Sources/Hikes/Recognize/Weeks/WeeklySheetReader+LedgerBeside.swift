import Civil
import Tabular

/// Lists beside the days whose rows are of other dogs than the rows of the week: `Dog,Mon,…,Fri,,Date,Dog,Amount`.
extension WeeklySheetReader {
  /// Finds them, and takes their columns from the week: what stands there is not of the dog of its row. Where the days hold
  /// money themselves it is asked about.
  mutating func findPaymentListsBeside(_ year: Int) {
    for index in layout.blocks.indices {
      guard let columns = listBeside(index) else { continue }
      for column in columns { layout.blocks[index].columns[column] = nil }
      columnsOfOthers[index] = columns
      guard !hasDayMoney,
        let list = PaymentList(table, head: layout.blocks[index].headerRow, year: year, beside: columns)
      else { continue }
      paymentLists.append(list)
    }
    if !columnsOfOthers.isEmpty { settlePlaces() }
  }

  /// The columns of a list with a heading for dogs of its own, in which one row at least has another dog than its week.
  private func listBeside(_ index: Int) -> Range<Int>? {
    let block = layout.blocks[index]
    guard let last = block.days.map(\.column).max(), last < table.width else { return nil }
    let heads = last + 1..<table.width + 1
    let weeks = layout.blocks.filter { $0.headerRow == block.headerRow }.map(\.nameColumn)
    let known = Set(weekNames.joined().map(\.folded))
    guard
      let dogs = heads.first(where: { sheet[block.headerRow, $0].isDogLabel && !weeks.contains($0) })
        ?? heads.first(where: { namesWhoPaid($0, index, known) })
    else { return nil }
    let isOfOthers = dogRows(index).contains { row in
      let name = sheet[row, dogs]
      return !name.isBlank && name.folded != nameText(row, index).folded && known.contains(name.folded)
    }
    guard isOfOthers else { return nil }
    var (first, end) = (dogs, dogs + 1)
    while first - 1 > last, !sheet[block.headerRow, first - 1].isBlank { first -= 1 }
    while end <= table.width, !sheet[block.headerRow, end].isBlank || holdsMoney(end, index) { end += 1 }
    return first..<end
  }

  /// Whether a column under a heading of its own names dogs of the week with money behind them, be it called what it may: `WHO
  /// PAID`.
  private func namesWhoPaid(_ column: Int, _ index: Int, _ known: Set<String>) -> Bool {
    let names = dogRows(index).map { sheet[$0, column] }.filter { !$0.isBlank }
    return sheet[layout.blocks[index].headerRow, column].hasLetter && names.count >= 3
      && names.count { known.contains($0.folded) } * 5 >= names.count * 4 && holdsMoney(column + 1, index)
  }

  /// Whether two rows of dogs or more have money in a column.
  private func holdsMoney(_ column: Int, _ index: Int) -> Bool {
    column <= table.width && dogRows(index).count { figure($0, column) != nil } >= 2
  }

  /// The dog that a row of such a list names.
  func dogOfList(_ row: Int, _ columns: Range<Int>) -> String? {
    columns.lazy.map { sheet[row, $0] }.filter { $0.hasLetter }
      .compactMap { names.known($0, of: sheet.texts.blank) }.first
  }
}
