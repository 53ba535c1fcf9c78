import Diagnostics
import Tabular

/// Weeks side by side, each with its own dogs: the columns of each, laid out one below another.
enum SheetStrips {
  /// The columns of weeks that share their dogs.
  private struct Strip {
    let nameColumn: Int
    var days: ClosedRange<Int>
    var blocks: [WeekBlock]

    var headings: [Int] { blocks.map(\.headerRow) }
  }

  /// Those whose rows do not line up, as where a month was pasted beside another one row lower.
  /// - Returns: nil where no heading of one strip stands in a row with money of another.
  static func lines(_ sheet: SheetCells, _ layout: WeeklySheetLayout) -> [RearrangedSheet.Line]? {
    let strips = strips(layout)
    guard strips.count > 1, isShifted(sheet, strips) else { return nil }
    return lines(sheet, strips, bands: [1..<sheet.rowCount + 1])
  }

  /// Those whose headings stand in the same rows, and in each row are of other weeks.
  static func lines(
    _ sheet: SheetCells, _ layout: WeeklySheetLayout, ofOtherWeeks dates: [DatedWeek]
  ) -> [RearrangedSheet.Line]? {
    let strips = strips(layout)
    guard strips.count > 1, let headings = strips.first?.headings, Set(headings).count == headings.count,
      strips.allSatisfy({ $0.headings == headings })
    else { return nil }
    for row in headings {
      let mondays = zip(layout.blocks, dates).filter { $0.0.headerRow == row }.map(\.1.monday)
      guard !mondays.contains(nil), Set(mondays).count == mondays.count else { return nil }
    }
    // A week begins below the gap above its heading.
    let starts = headings.dropFirst().map { heading in
      (1..<heading).last { sheet.isBlank($0) }.map { $0 + 1 } ?? heading
    }
    guard zip(headings, starts).allSatisfy({ $0 < $1 }) else { return nil }
    let edges = [1] + starts + [sheet.rowCount + 1]
    return lines(sheet, strips, bands: zip(edges, edges.dropFirst()).map { $0..<$1 })
  }

  private static func lines(
    _ sheet: SheetCells, _ strips: [Strip], bands: [Range<Int>]
  ) -> [RearrangedSheet.Line] {
    let starts =
      [1] + zip(strips, strips.dropFirst()).map { start(of: $1, behind: $0, like: strips[0], sheet) }
    let ends = starts.dropFirst() + [sheet.table.width + 1]
    return bands.flatMap { band in
      zip(starts, ends).flatMap { start, end in
        band.map { row -> RearrangedSheet.Line in
          let columns = sheet.columns(of: row).clamped(to: start..<max(start, end))
          return columns.map { (sheet[row, $0].raw, CellReference(row: row, column: $0)) }
        } + [[]]
      }
    }
  }

  /// The first column of a strip: what is told of its dogs may stand before their names.
  /// - Parameter first: the first strip, which begins with the sheet.
  private static func start(
    of right: Strip, behind left: Strip, like first: Strip, _ sheet: SheetCells
  ) -> Int {
    let told = right.blocks.flatMap(\.columns).filter {
      $0.key > left.days.upperBound && $0.key < right.nameColumn
    }
    if left.blocks.allSatisfy(\.columns.isEmpty) { return told.map(\.key).min() ?? right.nameColumn }
    if let first = told.filter({ $0.value == .owner || $0.value == .phone }).map(\.key).min() { return first }
    // Under the same headings as before the names of the first.
    let rows = zip(first.headings, right.headings)
    var start = right.nameColumn
    while case let other = first.nameColumn - (right.nameColumn - start) - 1, other >= 1,
      start - 1 > left.days.upperBound,
      rows.allSatisfy({ !sheet[$0, other].isBlank && sheet[$0, other].folded == sheet[$1, start - 1].folded })
    {
      start -= 1
    }
    return start
  }

  /// From left to right; none where the days of one stand among those of another.
  private static func strips(_ layout: WeeklySheetLayout) -> [Strip] {
    var strips: [Int: Strip] = [:]
    for block in layout.blocks {
      // An empty column beside the days may be the gap between two.
      let columns = block.days.filter { $0.heading != nil }.map(\.column)
      guard let first = columns.min(), let last = columns.max(), first > block.nameColumn else { return [] }
      var strip =
        strips[block.nameColumn] ?? Strip(nameColumn: block.nameColumn, days: first...last, blocks: [])
      strip.days = min(first, strip.days.lowerBound)...max(last, strip.days.upperBound)
      strip.blocks.append(block)
      strips[block.nameColumn] = strip
    }
    let ordered = strips.values.sorted { $0.nameColumn < $1.nameColumn }
    let isApart = zip(ordered, ordered.dropFirst()).allSatisfy { $0.days.upperBound < $1.nameColumn }
    return isApart ? ordered : []
  }

  private static func isShifted(_ sheet: SheetCells, _ strips: [Strip]) -> Bool {
    strips.contains { strip in
      let headings = Set(strip.blocks.map(\.headerRow))
      return strips.contains { other in
        guard other.nameColumn != strip.nameColumn else { return false }
        let own = Set(other.blocks.map(\.headerRow))
        return headings.subtracting(own).contains { row in
          row > 0 && other.days.contains { sheet[row, $0].mark.isAmount }
        }
      }
    }
  }
}
