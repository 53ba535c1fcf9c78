import Diagnostics
import Tabular

/// Weeks side by side whose rows do not line up, as where a month was pasted beside another one row lower: the columns
/// of each, laid out one below another.
enum SheetStrips {
  /// The columns of weeks that share their dogs.
  private struct Strip {
    let nameColumn: Int
    var days: ClosedRange<Int>
    var blocks: [WeekBlock]
  }

  /// Nil where no heading of one strip stands in a row with money of another.
  static func lines(_ sheet: SheetCells, _ layout: WeeklySheetLayout) -> [RearrangedSheet.Line]? {
    let strips = strips(layout)
    guard strips.count > 1, isShifted(sheet, strips) else { return nil }
    var starts = [1]
    for (left, right) in zip(strips, strips.dropFirst()) {
      // What is told of the dogs may stand before their names.
      let told = right.blocks.flatMap(\.columns.keys).filter {
        $0 > left.days.upperBound && $0 < right.nameColumn && left.blocks.allSatisfy { $0.columns.isEmpty }
      }
      starts.append(min(right.nameColumn, told.min() ?? right.nameColumn))
    }
    var lines: [RearrangedSheet.Line] = []
    for (number, start) in starts.enumerated() {
      let end = number + 1 < starts.count ? starts[number + 1] : sheet.table.width + 1
      for row in 1..<sheet.rowCount + 1 {
        let columns = sheet.columns(of: row).clamped(to: start..<max(start, end))
        lines.append(columns.map { (sheet[row, $0].raw, CellReference(row: row, column: $0)) })
      }
      lines.append([])
    }
    return lines
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
