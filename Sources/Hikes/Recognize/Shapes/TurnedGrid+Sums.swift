import Quantities
import Tabular

/// Lines and columns that add up the days of dogs.
extension TurnedGrid {
  /// Whether a row without a day has the sums of the days above it, whatever she calls it: in most of its columns, and in
  /// two at least, or in the only one, of three days or more.
  static func isSums(
    _ row: Int, of above: ClosedRange<Int>, _ table: Table, _ column: Int, _ days: [Int?]
  ) -> Bool {
    guard days[row - 1] == nil else { return false }
    // Of the days above it, or of those since the sums before.
    if let last = above.last(where: { days[$0 - 1] == nil }), last + 1 < row,
      isSums(row, of: (last + 1)...(row - 1), table, column, days)
    {
      return true
    }
    var (right, wrong, deep) = (0, 0, 0)
    for place in stride(from: column + 1, through: table[row: row].fields.count, by: 1) {
      guard let stated = money(table, row, place) else { continue }
      let summed = above.filter { days[$0 - 1] != nil }.compactMap { money(table, $0, place) }
      let sum = summed.reduce(.zero, +)
      if sum == stated, sum > .zero { right += 1 } else { wrong += 1 }
      deep = max(deep, summed.count)
    }
    // Without a name of their own they have to be right.
    if table[row: row][column: column].isBlank { return right >= 3 && wrong == 0 }
    return right >= 2 && right > wrong || right == 1 && wrong == 0 && deep >= 3
  }

  /// Whether a column has what all before it come to on each day: `Day` behind the dogs.
  static func isSumColumn(_ column: Int, of dogs: Range<Int>, _ table: Table, _ days: [Int]) -> Bool {
    var deep = 0
    for row in days {
      guard let stated = money(table, row, column) else { continue }
      let paid = dogs.compactMap { money(table, row, $0) }
      guard paid.reduce(.zero, +) == stated else { return false }
      deep += paid.count > 1 ? 1 : 0
    }
    return deep >= 3
  }

  /// Whether a row without a day says what came in for days that hold marks or counts: `PAID,80,60`.
  static func isPaid(
    _ row: Int, below above: ClosedRange<Int>, _ table: Table, _ column: Int, _ days: [Int?]
  ) -> Bool {
    guard days[row - 1] == nil, ColumnLabels.role(firstText(table[row: row])) == .paid else { return false }
    return above.filter { days[$0 - 1] != nil }.allSatisfy { row in
      table[row: row].fields.dropFirst(column).allSatisfy { field in
        AmountGrammar.read(field.text).money.map { $0.cents < 500 } ?? true
      }
    }
  }

  private static func money(_ table: Table, _ row: Int, _ column: Int) -> Money? {
    AmountGrammar.read(table[row: row][column: column].text).money
  }
}
