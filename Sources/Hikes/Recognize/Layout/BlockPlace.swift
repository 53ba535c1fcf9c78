/// What the place of a week among those beside it decides for every row of it, worked out once.
struct BlockPlace {
  /// A column of names with the weeks that belong to it.
  struct Side {
    let blocks: [Int]
    let nameColumn: Int
    /// The next column of names; beyond all columns where there is none.
    let end: Int
    /// Whether a column of names stands before it.
    let isLater: Bool
  }

  /// The weeks that begin in the same row, itself among them.
  let beside: [Int]
  let sides: [Side]
  /// The columns beside the days, from left to right.
  let columns: [(column: Int, role: ColumnRole)]
  let ownerColumn: Int?
  /// Whether a day has two columns, its morning and its afternoon.
  let hasHalves: Bool
  /// The rows of its dogs.
  let dogRows: [Int]

  static func all(_ layout: WeeklySheetLayout) -> [BlockPlace] {
    var sides: [Int: [Side]] = [:]
    return zip(layout.blocks, layout.beside).map { block, beside in
      let known = sides[block.headerRow] ?? self.sides(layout, beside)
      sides[block.headerRow] = known
      return BlockPlace(
        beside: beside, sides: known,
        columns: block.columns.sorted { $0.key < $1.key }.map { (column: $0.key, role: $0.value) },
        ownerColumn: block.column(.owner),
        hasHalves: Set(block.days.map(\.offset)).count < block.days.count, dogRows: layout.dogRows(of: block))
    }
  }

  private static func sides(_ layout: WeeklySheetLayout, _ beside: [Int]) -> [Side] {
    let columns = Set(beside.map { layout.blocks[$0].nameColumn }).sorted()
    let first = beside.first.map { layout.blocks[$0].nameColumn } ?? 0
    return columns.enumerated().map { number, column in
      Side(
        blocks: beside.filter { layout.blocks[$0].nameColumn == column }, nameColumn: column,
        end: number + 1 < columns.count ? columns[number + 1] : Int.max, isLater: column > first)
    }
  }
}
