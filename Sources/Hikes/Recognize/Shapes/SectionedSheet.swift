import Civil
import Diagnostics
import Tabular

/// A sheet whose parts tell different weeks in different shapes, with empty rows between them: a grid, below it a list, below
/// that weeks with their days downwards.
struct SectionedSheet {
  private(set) var lines: [RearrangedSheet.Line] = []
  private(set) var beside: [RearrangedSheet.Aside] = []

  /// What is told in a part of a sheet.
  private struct Contents {
    var lines: [RearrangedSheet.Line]
    var beside: [RearrangedSheet.Aside] = []
    var weeks: Set<CivilDate> = []
    /// Those on which anything is told of a dog.
    var days: Set<CivilDate> = []
    var dogs: Set<String> = []
    var isGrid = false
  }

  /// Nil where all parts have one shape, or one of another shape may tell once more what the others do.
  init?(_ sheet: SheetCells, _ hints: SheetHints) {
    let parts = Self.parts(of: sheet)
    guard parts.count > 1, parts.contains(where: { Self.mayBeOfOtherShape(sheet, $0) }) else { return nil }
    let grid = Self.contents(
      (1..<sheet.rowCount + 1).map { row in
        let isOther = parts.contains { $0.contains(row) && !Self.isGrid(sheet, $0) }
        return isOther ? [] : RearrangedSheet.plain(sheet.table[row: row], row)
      },
      sheet.table.file, hints)
    let years = Set(grid.weeks.map(\.year))
    let year = hints.year ?? hints.month?.year ?? (years.count == 1 ? years.first : nil)
    // What stands above the grid says it for the parts below, too.
    var dated = hints
    dated.year = year
    let found = Self.runs(parts, sheet).flatMap { Self.rearranged(sheet, $0, year, dated) }
    guard Self.tellOtherWeeks([grid] + found.map(\.contents)) else { return nil }
    let taken = found.map(\.rows)
    let others = parts.filter { part in !taken.contains { $0.overlaps(part) } }
    for part in (others + taken).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let contents = taken.firstIndex(of: part).map { found[$0].contents }
      let start = lines.count
      lines += contents?.lines ?? part.map { RearrangedSheet.plain(sheet.table[row: $0], $0) }
      lines.append([])
      beside += (contents?.beside ?? []).map {
        .init($0.origin, $0.kind, line: start + $0.line, date: $0.date)
      }
    }
  }

  /// The rows between empty ones; a line by itself belongs to those below it.
  private static func parts(of sheet: SheetCells) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start: Int?
    for row in 1..<sheet.rowCount + 2 {
      let isBlank = row > sheet.rowCount || sheet.isBlank(row)
      if !isBlank, start == nil { start = row }
      guard isBlank, let first = start, (first..<row).count(where: { !sheet.isBlank($0) }) > 1 else {
        continue
      }
      parts.append(first..<row)
      start = nil
    }
    if let start { parts.append(start..<sheet.rowCount + 1) }
    return parts
  }

  /// Whether a row of a part names several days.
  private static func isGrid(_ sheet: SheetCells, _ part: Range<Int>) -> Bool {
    part.contains { sheet[row: $0].cells.count(where: \.namesDay) >= 3 }
  }

  /// Whether a part may be a list or weeks turned round: a date heads one of its columns, or three of its rows begin with days.
  private static func mayBeOfOtherShape(_ sheet: SheetCells, _ part: Range<Int>) -> Bool {
    guard part.count >= 4, !isGrid(sheet, part) else { return false }
    return part.prefix(3).contains { row in
      let filled = sheet[row: row].filled
      return filled.count >= 3
        && filled.contains { EntryList.isDate($0.folded) || EntryList.weeks.set.contains($0.folded) }
    } || part.count(where: { sheet[row: $0].first?.namesDay ?? false }) >= 3
  }

  /// The parts that are no grids and follow each other, where one of them may be of another shape.
  private static func runs(_ parts: [Range<Int>], _ sheet: SheetCells) -> [[Range<Int>]] {
    var runs: [[Range<Int>]] = [[]]
    for part in parts {
      if isGrid(sheet, part) { runs.append([]) } else { runs[runs.count - 1].append(part) }
    }
    return runs.filter { run in run.contains { mayBeOfOtherShape(sheet, $0) } }
  }

  /// The parts of such a run that are lists or have their days downwards, each by itself, or all of them together, as cards are.
  private static func rearranged(_ sheet: SheetCells, _ run: [Range<Int>], _ year: Int?, _ hints: SheetHints)
    -> [(rows: Range<Int>, contents: Contents)]
  {
    let likely = run.filter { mayBeOfOtherShape(sheet, $0) }
    let found = likely.compactMap { part in rearranged(sheet.table, part, year, hints).map { (part, $0) } }
    guard found.count < likely.count, run.count > 1, let first = run.first, let last = run.last,
      case let whole = first.lowerBound..<last.upperBound,
      let together = rearranged(sheet.table, whole, year, hints)
    else { return found }
    return [(whole, together)]
  }

  /// The weeks of rows that are a list, or have their days downwards; nil for any other.
  private static func rearranged(_ table: Table, _ part: Range<Int>, _ year: Int?, _ hints: SheetHints)
    -> Contents?
  {
    let own = Table(file: table.file, records: part.map { table[row: $0] }, findings: table.findings)
    var found: Contents?
    if let list = EntryList(own, year: year) ?? EntryList(ownShape: SheetCells(own), year: year),
      !list.isOfWeeks
    {
      found = Contents(lines: list.lines, beside: list.beside)
    } else if let turned = TurnedGrid.lines(own) {
      found = Contents(lines: turned)
    }
    guard var found else { return nil }
    let shift = part.lowerBound - 1
    found.lines = found.lines.map { line in
      line.map { ($0.text, $0.origin.map { CellReference(row: $0.row + shift, column: $0.column) }) }
    }
    found.beside = found.beside.map { aside in
      .init(
        CellReference(row: aside.origin.row + shift, column: aside.origin.column), aside.kind,
        line: aside.line,
        date: aside.date)
    }
    let told = contents(found.lines, table.file, hints)
    (found.weeks, found.days, found.dogs) = (told.weeks, told.days, told.dogs)
    return found.weeks.isEmpty ? nil : found
  }

  /// The weeks and the dogs of lines that are a grid.
  private static func contents(_ lines: [RearrangedSheet.Line], _ file: String, _ hints: SheetHints)
    -> Contents
  {
    let table = Table(
      file: file, records: lines.enumerated().map { Record($1.map { Field($0.text) }, line: $0 + 1) })
    let sheet = SheetCells(table)
    var contents = Contents(lines: lines, isGrid: true)
    guard let layout = LayoutFinder.layout(sheet, month: WeekDating.month(of: sheet, hints)) else {
      return contents
    }
    for (block, week) in zip(layout.blocks, WeekDating.weeks(sheet, layout, hints)) {
      let rows = layout.dogRows(of: block)
      contents.dogs.formUnion(rows.map { sheet[$0, block.nameColumn].folded })
      guard let monday = week.monday else { continue }
      contents.weeks.insert(monday)
      contents.days.formUnion(
        block.days.filter { day in rows.contains { !sheet[$0, day.column].isBlank } }.map { $0.date(monday) })
    }
    return contents
  }

  /// Whether several parts tell weeks, each its own, or lists their own days, and of the same dogs; what a list says of the weeks
  /// of a grid may be the same money once more.
  private static func tellOtherWeeks(_ all: [Contents]) -> Bool {
    let told = all.filter { !$0.weeks.isEmpty }
    guard told.count > 1, told.contains(where: { !$0.isGrid }) else { return false }
    return told.indices.allSatisfy { index in
      let others = told.indices.filter { $0 != index }
      let dogs = others.reduce(into: Set<String>()) { $0.formUnion(told[$1].dogs) }
      return others.allSatisfy { other in
        told[other].isGrid || told[index].isGrid
          ? told[other].weeks.isDisjoint(with: told[index].weeks)
          : told[other].days.isDisjoint(with: told[index].days)
      }
        && (told[index].isGrid || told[index].dogs.intersection(dogs).count * 2 >= told[index].dogs.count)
    }
  }
}
