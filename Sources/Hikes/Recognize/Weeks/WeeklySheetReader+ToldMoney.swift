import Civil
import Quantities
import Tabular

/// Money of which a sentence tells beside or between the weeks, and that no day shows.
extension WeeklySheetReader {
  /// Asks about the notes in the rows of dogs, and the lines outside them that name one, `Pip paid $25 cash Fri too`.
  mutating func askOfToldMoney() {
    for index in weeks.indices {
      let columns = layout.blocks[index].columns(.notes)
      for (row, dog) in weeks[index].dogRows {
        for column in columns { askOfToldMoney(row, column, dog, index) }
      }
    }
    for row in layout.roles.indices.map({ $0 + 1 }) {
      if case .header = layout.roles[row - 1] { continue }
      for column in sheet.columns(of: row) {
        let index = layout.blocks.lastIndex { $0.headerRow < row } ?? layout.blocks.indices.first ?? 0
        guard let dog = namedDog(sheet[row, column], index) else { continue }
        askOfToldMoney(row, column, dog, index)
      }
    }
  }

  /// The only dog of a week that a sentence names, `Moss's mom`.
  private func namedDog(_ text: CellText, _ index: Int) -> String? {
    guard text.hasFigure, text.words.count > 2, weeks.indices.contains(index) else { return nil }
    let words = Set(text.words.map { $0.hasSuffix("'s") ? String($0.dropLast(2)) : $0 })
    let named = Set(weeks[index].dogRows.filter { words.contains($0.dog.folded) }.map(\.dog))
    return named.count == 1 ? named.first : nil
  }

  private mutating func askOfToldMoney(_ row: Int, _ column: Int, _ dog: String, _ index: Int) {
    guard let reading = cells[row, column], [.note, .title].contains(reading.kind), reading.question == nil,
      case let text = sheet[row, column], let told = NoteGrammar.told(text, prices),
      !isShown(told.money, told.days, dog, index)
    else { return }
    cells.change(row, column) { reading in
      reading.dog = dog
      reading.week = weeks[index].monday
      reading.question = CellQuestion(
        "It says “\(text.collapsed)”. Is it money that stands in no day?", [.paid(told.money), .justANote])
      reading.reason = "money in words: a payment of its own, or one that a day shows already?"
    }
  }

  /// Whether the days of a dog show an amount: those that are named, else any of its week or all of them together.
  private func isShown(_ money: Money, _ named: [Weekday], _ dog: String, _ index: Int) -> Bool {
    let block = layout.blocks[index]
    let rows = weeks[index].dogRows.filter { $0.dog == dog }
    let paid = rows.flatMap { row in
      block.days.compactMap { day in mark(row.row, day.column).money.map { (day.weekday, $0) } }
    }
    let sum = paid.map(\.1).reduce(.zero, +)
    // "25 for Sun", and no column of Sundays.
    if named.contains(where: { day in !block.days.contains { $0.weekday == day } }) { return false }
    if sum == money || rows.contains(where: { comesTo(money, withTaxIn: $0.row, index, sum) }) { return true }
    return paid.contains { $1 == money && (named.isEmpty || named.contains($0)) }
  }

  /// Whether one of her totals of a row is an amount that is more than its days: `$142.50` behind 125 and the tax of it.
  func comesTo(_ money: Money, withTaxIn row: Int, _ index: Int, _ sum: Money) -> Bool {
    guard sum > .zero, sum < money else { return false }
    return layout.blocks[index].columns.contains { column, role in
      guard role == .rowTotal || role == .figure, case .amount(let stated) = sheet[row, column].amount else {
        return false
      }
      return stated.money == money
    }
  }
}
