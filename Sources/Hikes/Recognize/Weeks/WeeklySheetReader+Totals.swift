import Civil
import Diagnostics
import Quantities
import Tabular

/// Rows of totals.
extension WeeklySheetReader {
  /// Her total rows and the lines of the month summary.
  mutating func readTotals() {
    for (index, role) in layout.roles.enumerated() {
      guard case .total(let block, let label) = role else { continue }
      if label.measure == .subtotal, !label.isExplicit, let side = side(of: index + 1),
        isSumOfGroup(index + 1, side)
      {
        readSums(index + 1, side)
        continue
      }
      if label.measure == .subtotal, !label.isExplicit, let column = sumOfPart(index + 1) {
        for other in sheet.columns(of: index + 1) where !sheet[index + 1, other].isBlank {
          let money = other == column ? figure(index + 1, other) : nil
          note(index + 1, other, .total) {
            $0.amount = money
            $0.reason = "the sum of the dogs above it"
          }
        }
        continue
      }
      readTotals(index + 1, label, block)
    }
  }

  /// One row of totals, or the part of it that ends one of the weeks side by side.
  mutating func readTotals(
    _ row: Int, _ label: SummaryLabel, _ block: Int?, from start: Int = 1, to end: Int = .max
  ) {
    let columns = sheet.columns(of: row).filter { $0 >= start && $0 < end && !sheet[row, $0].isBlank }
    let label = addsUpDays(columns, row, label, block) ? SummaryLabel.week ?? label : label
    // A remark may stand before its name.
    let isTitled = columns.first.map { sheet[row, $0].title(layout.order)?.date != nil } ?? false
    let named = isTitled ? columns.first : columns.first { sheet[row, $0].total != nil } ?? columns.first
    let beside = block.map { places[$0].beside } ?? []
    for column in columns {
      if column == named {
        note(row, column, isTitled ? .title : .total)
      } else if column < named ?? 0, readRowNumber(row, column, beside) {
        continue
      } else if sheet[row, column].hasLetter, case .week? = sheet[row, column].title(layout.order) {
        // The next week's, where a file was joined without the end of its last line.
        note(row, column, .title)
      } else {
        readTotal(row, column, block, label)
      }
    }
  }

  /// Whether what she calls a subtotal, of no span by its name, has figures under several days of a week.
  private func addsUpDays(_ columns: [Int], _ row: Int, _ label: SummaryLabel, _ block: Int?) -> Bool {
    guard label.measure == .subtotal, label.tax == .none, !label.isExplicit, let block else { return false }
    return places[block].beside.contains { index in
      columns.count { layout.blocks[index].day(at: $0) != nil && sheet[row, $0].mark.isAmount } > 1
    }
  }

  /// Whether figures of a row of totals can be checked in a column: hikes without money and what stands beside them
  /// cannot.
  private func isOfMoney(_ column: Int, _ block: Int?) -> Bool {
    (block.map { places[$0].beside } ?? []).allSatisfy { index in
      switch layout.blocks[index].columns[column] {
      case .figure, .number, .other, .rate: false
      case nil: layout.blocks[index].day(at: column) == nil || hasDayMoney || markPrice != nil
      default: true
      }
    }
  }

  private mutating func readTotal(_ row: Int, _ column: Int, _ block: Int?, _ label: SummaryLabel) {
    let reading = sheet[row, column].amount
    guard case .amount(let amount) = reading else {
      let isFormula = text(row, column).hasPrefix("=") || sheet[row, column].isUnseen
      note(row, column, reading == .none && !isFormula ? .note : .total) {
        $0.reason = "beside one of her totals"
      }
      return
    }
    note(row, column, .total) { $0.amount = amount.money }
    guard isOfMoney(column, block) else { return }
    let sides = block.map { places[$0].beside } ?? []
    let side = sides.last {
      layout.blocks[$0].nameColumn <= column && (layout.blocks[$0].days.first?.column ?? 0) <= column
    }
    let week = side ?? sides.last
    // A column of HST comes to what stands in it.
    if let week, layout.blocks[week].columns[column] == .tax, addsUp(row, column, week) > 1 { return }
    let day = label.scope == .week ? week.flatMap { layout.blocks[$0].day(at: column) } : nil
    stated.append(
      StatedTotal(
        label: label, cell: CellReference(row: row, column: column), money: amount.money, week: week,
        date: day.flatMap { day in week.flatMap { date(day, $0) } }, dog: nil))
  }

  /// The column of the only amount with its sign behind the days of a row of sums: what the week comes to.
  private func weekSumColumn(_ row: Int, _ side: BlockPlace.Side) -> Int? {
    guard side.blocks.count == 1, let last = layout.blocks[side.blocks[0]].days.map(\.column).max() else {
      return nil
    }
    let behind = sheet.columns(of: row).filter { $0 > last && $0 < side.end && !sheet[row, $0].isBlank }
    guard behind.count == 1, sheet[row, behind[0]].raw.holds("$"), figure(row, behind[0]) != nil else {
      return nil
    }
    return behind[0]
  }

  /// A row that adds up the days above it, as far as the next column of names.
  mutating func readSums(_ row: Int, _ side: BlockPlace.Side) {
    let blocks = side.blocks
    // What is right by itself is held against nothing else.
    let isRight = isSumOfWeek(row, side) || isSumOfGroup(row, side)
    otherRows.sums.insert(row)
    sumNames.insert(sheet[row, side.nameColumn].folded)
    let beside = weekSumColumn(row, side)
    for column in sheet.columns(of: row)
    where column < side.end && (column >= side.nameColumn || !side.isLater) {
      if column < side.nameColumn, readRowNumber(row, column, blocks) { continue }
      let isName = blocks.contains { layout.blocks[$0].nameColumn == column }
      guard let amount = figure(row, column) else {
        if isName { note(row, column, .total) { $0.reason = "the name of her sums" } }
        let isNothing = !sheet[row, column].isBlank && sum(row, column) == .zero
        if sheet[row, column].isUnseen || isNothing { note(row, column, .total) }
        continue
      }
      note(row, column, .total) {
        $0.amount = amount
        $0.reason = "the sum of the days above it"
      }
      if column == beside, let label = SummaryLabel.week {
        stated.append(
          StatedTotal(
            label: label, cell: CellReference(row: row, column: column), money: amount, week: blocks[0],
            date: nil,
            dog: nil))
      }
      // What a week comes to stands in any day, and is right.
      guard !isRight, let index = blocks.first(where: { layout.blocks[$0].day(at: column) != nil }),
        let day = layout.blocks[index].day(at: column), let date = date(day, index),
        let label = SummaryLabel.week
      else { continue }
      stated.append(
        StatedTotal(
          label: label, cell: CellReference(row: row, column: column), money: amount, week: index,
          date: date, dog: nil))
    }
  }
}
