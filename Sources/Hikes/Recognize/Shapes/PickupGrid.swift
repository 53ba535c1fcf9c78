import Civil
import Diagnostics
import Tabular

/// Weeks whose cells name the dogs that come, in the order of the hours, places or vans at the left: `8:15,Rex,Luna,Rex` below
/// `Time,Mon,Tue,Wed`. What they paid stands in a list beside or below.
struct PickupGrid {
  private(set) var lines: [RearrangedSheet.Line] = []
  private(set) var beside: [RearrangedSheet.Aside] = []

  /// One week.
  private struct Body {
    let head: Int
    let days: [Int]
    /// The rows in which dogs are named.
    let rows: Range<Int>
    /// The rows up to the next heading.
    let span: Range<Int>
    /// The cells that name dogs, with what they say of each.
    let cells: [(cell: CellReference, dogs: [(name: String, text: String)])]

    var names: [String] { cells.flatMap(\.dogs).map(\.name.folded) }

    /// Whether a cell is of the days or stands before them.
    func holds(_ row: Int, _ column: Int) -> Bool {
      (head..<rows.upperBound).contains(row) && column <= (days.last ?? 0)
    }
  }

  /// Nil where other things than names stand below the days, or where the names may be anything else.
  init?(_ sheet: SheetCells) {
    guard let first = (1..<min(sheet.rowCount, 12) + 1).first(where: { Self.days(sheet, $0) != nil }),
      Self.namesDogs(sheet, first + 1)
    else { return nil }
    let heads = (first..<sheet.rowCount + 1).filter { Self.days(sheet, $0) != nil }
    let bodies = heads.enumerated().compactMap { number, head in
      Self.body(sheet, head, until: number + 1 < heads.count ? heads[number + 1] : sheet.rowCount + 1)
    }
    // Above a grid of dogs they are whoever walks them.
    guard bodies.count == heads.count, Self.areDogs(sheet, bodies),
      !(1..<sheet.rowCount + 1).contains(where: { !heads.contains($0) && Self.headsDogs(sheet[row: $0]) })
    else { return nil }
    for row in 1..<first { lines.append(RearrangedSheet.plain(sheet.table[row: row], row)) }
    for body in bodies { add(body, sheet) }
    lines += [[], [("\(EntryList.hiked) = hiked", nil)]]
  }

  // MARK: What stands where

  /// The columns of three days or more side by side, with one label before them and nothing else that is part of the heading.
  private static func days(_ sheet: SheetCells, _ row: Int) -> [Int]? {
    let columns = sheet.columns(of: row).filter {
      sheet[row, $0].namesDay && sheet[row, $0].heading(.dayFirst, isFrench: true)?.weekday != nil
    }
    guard (3...7).contains(columns.count), let first = columns.first, first < 4,
      zip(columns, columns.dropFirst()).allSatisfy({ $1 == $0 + 1 }),
      (1..<first).allSatisfy({ !sheet[row, $0].isDogLabel && sheet[row, $0].role != .owner })
    else { return nil }
    return columns
  }

  /// `Dog,Mon,Tue,Wed`
  private static func headsDogs(_ row: SheetRow) -> Bool {
    row.filled.contains(where: \.isDogLabel) && row.filled.count(where: \.namesDay) >= 3
  }

  private static func body(_ sheet: SheetCells, _ head: Int, until end: Int) -> Body? {
    guard let days = days(sheet, head), let last = days.last else { return nil }
    let rows = (head + 1..<end).prefix { row in
      (1..<last + 1).contains { !sheet[row, $0].isBlank } && !isTally(sheet, row, days)
    }
    let places = rows.flatMap { row in days.map { CellReference(row: row, column: $0) } }
      .filter { !sheet[$0.row, $0.column].isBlank }
    let known = Set(places.flatMap { names(in: sheet[$0.row, $0.column]) }.map(\.folded))
    // Now and then one says something else: `storm day`.
    let cells = places.map { ($0, told(in: sheet[$0.row, $0.column], of: known)) }
    let strange = cells.filter(\.1.isEmpty).map(\.0)
    guard strange.count * 5 <= cells.count,
      !strange.contains(where: { sheet[$0.row, $0.column].mark.isAmount })
    else { return nil }
    return Body(
      head: head, days: days, rows: head + 1..<head + 1 + rows.count, span: head..<end,
      cells: cells.filter { !$0.1.isEmpty })
  }

  /// `dogs,5,4,5`: how many came each day.
  private static func isTally(_ sheet: SheetCells, _ row: Int, _ days: [Int]) -> Bool {
    let texts = days.map { sheet[row, $0] }.filter { !$0.isBlank }
    return !texts.isEmpty && texts.allSatisfy { !$0.hasLetter }
  }

  /// Whether the first cells of a row that are no label of it name dogs.
  private static func namesDogs(_ sheet: SheetCells, _ row: Int) -> Bool {
    let filled = sheet[row: row].filled.dropFirst().prefix(2)
    return !filled.isEmpty && filled.allSatisfy { !names(in: $0).isEmpty }
  }

  /// The parts of a cell that may each be a dog.
  private static func parts(of text: CellText) -> [String] {
    text.raw.split(whereSeparator: \.isNewline).flatMap { SheetContacts.names(in: String($0)) }
      .map(\.collapsingSpaces)
  }

  /// The dogs that a cell names, `Pip, Wren & Jack`; none where it says anything else.
  private static func names(in text: CellText) -> [String] {
    guard text.mark == .text, !text.hasNumber else { return [] }
    let names = parts(of: text)
    return names.allSatisfy { $0.split(separator: " ").count < 4 && EntryList.mayBeName($0) } ? names : []
  }

  /// What a cell says of dogs that are named by themselves here or elsewhere: `Rex, Luna`, `Mia sick`, `Rex 25, Luna`.
  private static func told(in text: CellText, of known: Set<String>) -> [(name: String, text: String)] {
    let parts = parts(of: text)
    let told = parts.compactMap { part -> (name: String, text: String)? in
      if known.contains(part.folded) { return (part, EntryList.hiked) }
      return EntryList.parts(part).flatMap { known.contains($0.name.folded) ? $0 : nil }
    }
    return told.count == parts.count ? told : []
  }

  /// Whether the names are of dogs: some come on several days, and either what stands before them is none, or a list of
  /// those that paid has them.
  private static func areDogs(_ sheet: SheetCells, _ bodies: [Body]) -> Bool {
    let names = bodies.flatMap(\.names)
    let known = Set(names)
    let labels = bodies.flatMap { body in body.rows.map { sheet[$0, body.days[0] - 1] } }.filter {
      !$0.isBlank
    }
    guard names.count >= 6, known.count >= 3, names.count * 4 >= known.count * 5,
      !labels.contains(where: { known.contains($0.folded) })
    else { return false }
    let heading = sheet[bodies[0].head, bodies[0].days[0] - 1]
    if heading.role == .region || heading.role == .address || labels.allSatisfy(isPlace) { return true }
    let paid = bodies.compactMap { list(sheet, $0) }.flatMap { list in
      list.rows.map { sheet[$0, list.column].folded }
    }
    return known.intersection(paid).count * 5 >= known.count * 4
  }

  /// An hour, a number, or half a day.
  private static func isPlace(_ text: CellText) -> Bool {
    text.isTimeOfDay || text.dayNumber != nil || text.isHalf || GroupHeading.isGroup(text.raw)
      || GroupHeading.timesOfDay.set.contains(text.folded)
  }

  // MARK: What was paid

  /// The column of dogs outside the days, with what each paid at its right.
  private static func list(_ sheet: SheetCells, _ body: Body) -> (column: Int, rows: Range<Int>)? {
    let known = Set(body.names)
    var places: [Int: [Int]] = [:]
    for row in body.span {
      for column in sheet.columns(of: row) where !body.holds(row, column) {
        guard known.contains(sheet[row, column].folded) else { continue }
        places[column, default: []].append(row)
      }
    }
    guard let (column, rows) = places.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) }),
      let start = rows.first, let last = rows.last,
      rows.count(where: { sheet[$0, column + 1].mark.isAmount }) >= 2
    else { return nil }
    let all = (start..<body.span.upperBound).prefix { row in
      !sheet[row, column].isBlank && !body.holds(row, column)
    }
    return all.contains(last) ? (column, all) : nil
  }

  // MARK: The same as a grid of dogs

  private typealias Cell = (text: String, origin: CellReference?)

  private static let none: Cell = ("", nil)

  private static func cell(_ sheet: SheetCells, _ row: Int, _ column: Int) -> Cell {
    (sheet[row, column].raw, CellReference(row: row, column: column))
  }

  /// The dogs of a week, one in a line, with a tick on each day on which it is named, and what it paid.
  private mutating func add(_ body: Body, _ sheet: SheetCells) {
    let list = Self.list(sheet, body)
    for row in body.head..<body.rows.upperBound { tell(row, 1..<body.days[0], .header, sheet) }
    var taken: Set<CellReference> = []
    var notes = "Notes"
    if let list, list.rows.lowerBound > body.head, !body.holds(list.rows.lowerBound - 1, list.column) {
      // `Dog,Paid,How` above the list; its columns are called as they are in a grid.
      let head = list.rows.lowerBound - 1
      tell(head, list.column..<list.column + 3, .header, sheet)
      taken.formUnion((0..<3).map { CellReference(row: head, column: list.column + $0) })
      let last = sheet[head, list.column + 2]
      if let role = last.role, role != .notes { notes = last.raw }
    }
    lines.append(
      [("Dog", nil)] + body.days.map { Self.cell(sheet, body.head, $0) } + [("Paid", nil), (notes, nil)])
    var places = addDogs(body)
    for row in list?.rows ?? 0..<0 {
      guard let column = list?.column else { continue }
      let cells = (0..<3).map { Self.cell(sheet, row, column + $0) }
      taken.formUnion(cells.compactMap(\.origin))
      if let line = places[cells[0].text.folded], sheet[row, column].total == nil {
        lines[line][0].origin = lines[line][0].origin ?? cells[0].origin
        lines[line].replaceSubrange((lines[line].count - 2)..., with: cells.dropFirst())
      } else {
        places[cells[0].text.folded] = lines.count
        lines.append([cells[0]] + Array(repeating: Self.none, count: body.days.count) + cells.dropFirst())
      }
    }
    lines.append([])
    for row in body.span.dropFirst() {
      let rest = RearrangedSheet.plain(sheet.table[row: row], row).map { cell in
        cell.origin.map { body.holds($0.row, $0.column) || taken.contains($0) } ?? false ? Self.none : cell
      }
      if rest.contains(where: { !$0.text.isEmpty }) { lines.append(rest) }
    }
  }

  /// A line for each dog, and one more for each time that it comes twice in a day; the last ones by their dogs.
  private mutating func addDogs(_ body: Body) -> [String: Int] {
    var places: [String: Int] = [:]
    for (cell, dogs) in body.cells {
      let day = cell.column - body.days[0] + 1
      for (name, text) in dogs {
        let line = places[name.folded].flatMap { lines[$0][day].origin == nil ? $0 : nil } ?? lines.count
        places[name.folded] = line
        if line == lines.count {
          lines.append([(name, nil)] + Array(repeating: Self.none, count: body.days.count + 2))
        }
        lines[line][day] = (text, cell)
      }
    }
    return places
  }

  private mutating func tell(
    _ row: Int, _ columns: Range<Int>, _ kind: CellReading.Kind, _ sheet: SheetCells
  ) {
    beside += columns.filter { !sheet[row, $0].isBlank }.map { .init(row, $0, kind) }
  }
}
