import Civil
import Diagnostics
import Quantities
import Tabular

/// What columns beside the days hold of which no heading says it.
extension WeeklySheetReader {
  mutating func settlePlaces() { places = BlockPlace.all(layout) }

  mutating func settleColumns() {
    for index in layout.blocks.indices {
      for column in carriedColumns(index) { layout.blocks[index].columns[column] = .figure }
      for column in chargeColumns(index) { layout.blocks[index].columns[column] = .figure }
      for column in methodColumns(index) { layout.blocks[index].columns[column] = .paid }
      for column in dollarColumns(index) + receivedColumns(index) {
        layout.blocks[index].columns[column] = .paid
      }
      takePricesWithMethods(index)
      for column in sumColumns(index) { layout.blocks[index].columns[column] = .rowTotal }
      for column in priceColumns(index) { layout.blocks[index].columns[column] = .rate }
      for column in countColumns(index) { layout.blocks[index].columns[column] = .number }
      for column in yearColumns(index) { layout.blocks[index].columns[column] = .other }
      for column in sumsOfOthers(index) { layout.blocks[index].columns[column] = .figure }
      for column in noteColumns(index) { layout.blocks[index].columns[column] = .notes }
      for column in secondRates(index) { layout.blocks[index].columns[column] = .figure }
    }
    findRemarks()
    shareSums()
    findSummedNotes()
    for (column, blocks) in columnsAlike() where addsUpSomeDays(column, blocks) {
      for index in blocks { layout.blocks[index].columns[column] = .figure }
    }
    leaveFigures()
  }

  /// The columns that only count as paid where no other does, `Amount` beside `Paid` with the same in most rows that have
  /// both: what was charged.
  private func chargeColumns(_ index: Int) -> [Int] {
    let block = layout.blocks[index]
    let paid = block.columns(.paid)
    let (charged, received) = (
      paid.filter { ColumnLabels.amounts.set.contains(sheet[block.headerRow, $0].folded) },
      paid.filter { !ColumnLabels.amounts.set.contains(sheet[block.headerRow, $0].folded) }
    )
    return charged.filter { column in
      let both = dogRows(index).compactMap { row -> Bool? in
        let paid = received.compactMap { figure(row, $0) }
        return paid.isEmpty ? nil : figure(row, column).map { paid.contains($0) }
      }
      return both.count >= 2 && both.count(where: \.self) * 2 >= both.count
    }
  }

  /// The columns behind the days that are headed by a way to pay, in a sheet whose days hold no money.
  private func methodColumns(_ index: Int) -> [Int] {
    let block = layout.blocks[index]
    guard !hasDayMoney, let last = block.days.last?.column, last < table.width else { return [] }
    return (last + 1..<table.width + 1).filter { column in
      guard sheet[block.headerRow, column].isMethod else { return false }
      // Under "Cheque" the number of one may stand as well.
      let isOther = block.columns[column] == .other && places[index].beside.count == 1
      return isUnclaimed(column, index) || isOther && holdsMoneyOnly(column, index)
    }
  }

  /// Whether a column has amounts with a sign of money beside its dogs, and nothing else.
  private func holdsMoneyOnly(_ column: Int, _ index: Int) -> Bool {
    let texts = dogRows(index).map { sheet[$0, column] }.filter { !$0.isBlank }
    return !texts.isEmpty && texts.allSatisfy(\.isPlainMoney)
  }

  /// The columns behind days without money that are headed by nothing but the sign of money, and say what came in for the
  /// week: as many times the price of a hike as the row has hikes, where one has several. Where every row has its sum it is what
  /// was charged.
  private func dollarColumns(_ index: Int) -> [Int] {
    let block = layout.blocks[index]
    guard !hasDayMoney, let last = block.days.last?.column,
      !block.columns.values.contains(.paid)
    else { return [] }
    return block.columns.keys.filter { column in
      guard column > last, block.columns[column] == .rate,
        AmountWords.currencies.set.contains(sheet[block.headerRow, column].folded)
      else { return false }
      var (prices, several, all, open): ([Money: Int], Int, Int, Int) = ([:], 0, 0, 0)
      for row in dogRows(index) {
        let hikes = block.days.count { mark(row, $0.column) == .mark }
        guard let stated = figure(row, column), stated > .zero else {
          open += hikes > 0 ? 1 : 0
          continue
        }
        all += 1
        guard hikes > 0, stated.cents % hikes == 0 else { continue }
        prices[Money(cents: stated.cents / hikes), default: 0] += 1
        several += hikes > 1 ? 1 : 0
      }
      guard let most = prices.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else { return false }
      return (1000...6000).contains(most.key.cents) && several > 0 && open > 0 && most.value * 2 >= all
    }
  }

  /// The columns called `Total paid` behind days without money, where no other says what was paid: they add up nothing.
  private func receivedColumns(_ index: Int) -> [Int] {
    let block = layout.blocks[index]
    guard !hasDayMoney, !block.columns.values.contains(.paid) else { return [] }
    return block.columns(.rowTotal).filter {
      sheet[block.headerRow, $0].words.contains(where: AmountWords.paid.set.contains)
    }
  }

  /// The columns before the days in which each figure is what its dog paid in the other part of the week: `from p.1`.
  private func carriedColumns(_ index: Int) -> [Int] {
    let block = layout.blocks[index]
    guard index > 0, weeks[index].monday != nil, weeks[index].monday == weeks[index - 1].monday,
      let first = block.days.map(\.column).min(), case let other = layout.blocks[index - 1]
    else { return [] }
    var paidBefore: [String: Money] = [:]
    for row in dogRows(index - 1) {
      paidBefore[sheet[row, other.nameColumn].folded] = paid(row, other.days).reduce(.zero, +)
    }
    return (1..<first).filter { column in
      guard isUnclaimed(column, index) else { return false }
      var right = 0
      let isCarried = dogRows(index).allSatisfy { row in
        guard let amount = figure(row, column) else { return sheet[row, column].isBlank }
        guard let before = paidBefore[sheet[row, block.nameColumn].folded] else {
          return sheet[row, block.nameColumn].isBlank || SummaryLabel(sheet[row, block.nameColumn].raw) != nil
        }
        right += 1
        return amount == before
      }
      return isCarried && right >= 3
    }
  }

  func paid(_ row: Int, _ days: some Sequence<DayColumn>) -> [Money] {
    days.compactMap { day in
      if case .amount(let amount) = mark(row, day.column) { amount.money } else { nil }
    }
  }

  func dogRows(_ index: Int) -> [Int] { places[index].dogRows }

  /// A column of totals is one in the other weeks too, under the same heading, though too little stands there to tell.
  private mutating func shareSums() {
    for (column, blocks) in columnsAlike(including: .rowTotal) {
      let (known, open) = (
        blocks.filter { layout.blocks[$0].columns[column] == .rowTotal },
        blocks.filter { layout.blocks[$0].columns[column] == nil }
      )
      guard !known.isEmpty else { continue }
      for index in open {
        let isSum = dogRows(index).allSatisfy { row in
          let text = sheet[row, column]
          return text.isBlank || text.isUnseen
            || sum(row, column) == paid(row, layout.blocks[index].days).reduce(.zero, +)
        }
        if isSum { layout.blocks[index].columns[column] = .rowTotal }
      }
    }
  }

  /// The weeks that have a column behind a day, of no day and no known use, under the same heading.
  func columnsAlike(including role: ColumnRole? = nil) -> [(column: Int, blocks: [Int])] {
    var found: [ColumnHeading: [Int]] = [:]
    for (index, block) in layout.blocks.enumerated() {
      guard let first = block.days.first?.column else { continue }
      let next = places[index].beside.compactMap { layout.blocks[$0].days.first?.column }
        .filter { $0 > first }.min()
      for column in (first + 1)..<max(first + 1, min(next ?? Int.max, table.width + 1)) {
        let known = block.columns[column]
        guard known == nil || known == role, block.day(at: column) == nil else { continue }
        let heading = ColumnHeading(
          column: column, text: sheet[block.headerRow, column].folded, days: block.days.map(\.column))
        found[heading, default: []].append(index)
      }
    }
    return found.sorted { ($0.key.column, $0.value[0]) < ($1.key.column, $1.value[0]) }
      .map { (column: $0.key.column, blocks: $0.value) }
  }

  private struct ColumnHeading: Hashable {
    let column: Int
    let text: String
    let days: [Int]
  }

  /// Whether every figure of a column is the sum of the same days before it, two at least and not all of the week.
  private func addsUpSomeDays(_ column: Int, _ blocks: [Int]) -> Bool {
    guard let first = blocks.first else { return false }
    let before = layout.blocks[first].days.filter { $0.column < column }.count
    guard before >= 2 else { return false }
    return (2...before).contains { count in
      var (right, several, blank) = (0, 0, 0)
      for index in blocks {
        let days = layout.blocks[index].days.filter { $0.column < column }.suffix(count)
        for row in dogRows(index) where !sheet[row, column].isUnseen {
          let paid = paid(row, days)
          if sheet[row, column].isBlank {
            blank += paid.isEmpty ? 0 : 1
            continue
          }
          guard sum(row, column) == paid.reduce(.zero, +) else { return false }
          right += 1
          several += paid.count > 1 ? 1 : 0
        }
      }
      // Money that was paid for something else may be as much in a few rows.
      return right >= 3 && several >= 1 && blank * 4 <= right
    }
  }

  /// Columns of money behind the days, `$`, where a dog's rate stands before them: what the week comes to. Beside the rate
  /// itself each is so many times as much.
  private func secondRates(_ index: Int) -> [Int] {
    let block = layout.blocks[index]
    let rates = block.columns(.rate)
    guard let first = block.days.first?.column, let last = block.days.last?.column,
      rates.count > 1
    else { return [] }
    if rates.contains(where: { $0 < first }) { return rates.filter { $0 > last } }
    guard let rate = rates.min() else { return [] }
    return rates.filter { column in
      let pairs = dogRows(index).compactMap { row in
        figure(row, rate).flatMap { price in figure(row, column).map { (price.cents, $0.cents) } }
      }
      return column > rate && pairs.contains { $1 > $0 }
        && pairs.allSatisfy { $0 > 0 && $1.isMultiple(of: $0) }
    }
  }

  /// The columns under no known heading that only number the rows.
  private func countColumns(_ index: Int) -> [Int] {
    let block = layout.blocks[index]
    guard let first = block.days.first?.column, let last = block.days.last?.column else { return [] }
    return (1..<table.width + 1).filter { column in
      guard column < first || column > last else { return false }
      let numbers = dogRows(index).compactMap { Int(sheet[$0, column].trimmed) }
      let isUnnamed = sheet[block.headerRow, column].isBlank
      let least = column > last ? 4 : isUnnamed ? 2 : 3
      let isCounted = numbers.count >= least && zip(numbers, numbers.dropFirst()).allSatisfy { $0 + 1 == $1 }
      // Those of a program, which leave out the rows that it hid: its headings have one too.
      let isOfProgram =
        numbers.count >= 3 && numbers.count == dogRows(index).count
        && zip([Int(sheet[block.headerRow, column].trimmed) ?? .max] + numbers, numbers).allSatisfy {
          $0 < $1
        }
      // `now` above 8, 0, 1, 6: how many hikes so far.
      let isSmall =
        column > last && !isUnnamed && numbers.count >= 3 && usualAmount.cents > 1500
        && numbers.count == dogRows(index).count { !sheet[$0, column].isBlank }
        && numbers.allSatisfy { (0..<15).contains($0) }
      return (isCounted || isOfProgram || isSmall) && isUnclaimed(column, index)
    }
  }

  /// The columns before the days under headings of their own in which every number is a year: `Client since` above 2008.
  private func yearColumns(_ index: Int) -> [Int] {
    let block = layout.blocks[index]
    guard let first = block.days.first?.column else { return [] }
    return (1..<max(first, 1)).filter { column in
      let texts = dogRows(index).map { sheet[$0, column] }.filter(\.hasFigure)
      return texts.count > 1 && sheet[block.headerRow, column].hasLetter
        && texts.allSatisfy {
          $0.words.count == 1 && Int($0.trimmed).map(PartialDate.years.contains) ?? false
        }
        && isUnclaimed(column, index)
    }
  }

  /// The columns behind the last of several weeks side by side that add up the rows of another one: `wk of 9,wk of 16`.
  private func sumsOfOthers(_ index: Int) -> [Int] {
    let beside = places[index].beside
    let block = layout.blocks[index]
    guard beside.count > 1, beside.last == index, let last = block.days.map(\.column).max(),
      last < table.width
    else {
      return []
    }
    return (last + 1..<table.width + 1).filter { column in
      guard isUnclaimed(column, index) else { return false }
      return beside.contains { other in
        let sums = dogRows(index).filter { !sheet[$0, column].isBlank }.map { row in
          (stated: sum(row, column), paid: paid(row, layout.blocks[other].days).reduce(.zero, +))
        }
        return sums.count { $0.paid > .zero } >= 2 && sums.allSatisfy { $0.stated == $0.paid }
      }
    }
  }

  /// Whether no week beside has a use for a column.
  func isUnclaimed(_ column: Int, _ index: Int) -> Bool {
    places[index].beside.allSatisfy { other in
      let block = layout.blocks[other]
      return column != block.nameColumn && block.columns[column] == nil && block.day(at: column) == nil
    }
  }
}
