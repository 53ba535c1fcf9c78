import Civil
import Quantities
import Tabular

/// What hikes cost, and which money pays several.
extension WeeklySheetReader {
  /// How often a dog paid on a weekday.
  func paidCount(_ dog: String, _ day: Weekday) -> Int { paidDays[dog.folded]?[day.rawValue - 1] ?? 0 }

  func hasPaid(_ dog: String) -> Bool { paidDays[dog.folded] != nil }

  /// The day that a cell names, `paid Mon`, where its money pays several hikes: nothing came in on this one.
  func payingDay(_ text: CellText, _ days: [DayColumn], _ marks: [CellMark]) -> Weekday? {
    let named = Set(text.words.compactMap { Weekday(name: $0) })
    guard named.count == 1 else { return nil }
    return zip(days, marks).lazy.compactMap { day, mark -> Weekday? in
      guard case .amount(let amount) = mark, named.contains(day.weekday),
        prices.halves(amount.money.cents) ?? 0 >= 4
      else { return nil }
      return day.weekday
    }.first
  }

  /// The value in the middle of all, by how often each was seen; 0 of none.
  static func median(_ counts: [Int: Int]) -> Int {
    var left = counts.values.reduce(0, +) / 2
    for value in counts.keys.sorted() {
      left -= counts[value] ?? 0
      if left < 0 { return value }
    }
    return 0
  }

  /// The columns before the days, under no heading, in which every dog has the same amount in each week, and it is what
  /// the dog paid for its days. Where a sum stands below them they are money.
  func priceColumns(_ index: Int) -> [Int] {
    let block = layout.blocks[index]
    guard let first = block.days.first?.column, places[index].beside.count == 1 else { return [] }
    let rows = dogRows(index).filter { !nameText($0, index).isBlank }
    guard rows.count >= 3 else { return [] }
    return (1..<first).filter { column in
      guard column != block.nameColumn, block.columns[column] == nil, isUnclaimed(column, index),
        sheet[block.headerRow, column].isBlank,
        block.rows.allSatisfy({ rows.contains($0) || !sheet[$0, column].mark.isAmount })
      else { return false }
      var (right, wrong) = (0, 0)
      for row in rows {
        guard case .amount(let price) = sheet[row, column].mark, price.money > .zero,
          hasSamePrice(row, column, price.money, index)
        else { return false }
        let paid = paid(row, block.days)
        guard !paid.isEmpty else { continue }
        if paid.contains(price.money) { right += 1 } else { wrong += 1 }
      }
      return right >= 3 && wrong * 4 <= right
    }
  }

  /// Whether a dog has the same amount in a column of every week.
  private func hasSamePrice(_ row: Int, _ column: Int, _ price: Money, _ index: Int) -> Bool {
    let name = nameText(row, index).folded
    return layout.blocks.indices.allSatisfy { other in
      dogRows(other).allSatisfy {
        guard nameText($0, other).folded == name, case .amount(let amount) = sheet[$0, column].mark else {
          return true
        }
        return amount.money == price
      }
    }
  }
}
