import Civil
import Diagnostics
import Tabular

/// Weeks whose cells name the dogs that come, in the order of the hours, places or vans at the left: `8:15,Rex,Luna,Rex` below
/// `Time,Mon,Tue,Wed`. What they paid stands in a list beside or below.
struct PickupGrid {
  private(set) var lines: [RearrangedSheet.Line] = []
  private(set) var beside: [RearrangedSheet.Aside] = []

  /// The cells of one week below its heading.
  private struct Body {
    let head: Int
    let days: [Int]
    /// The rows in which dogs are named.
    let rows: Range<Int>
    /// The rows up to the next heading.
    let span: Range<Int>
  }

  /// A row of the list of what was paid.
  private struct Payment {
    let row: Int
    let isSum: Bool
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
    let texts = rows.flatMap { row in days.map { sheet[row, $0] } }.filter { !$0.isBlank }
    // Now and then one says something else: `storm day`.
    let known = Set(texts.flatMap { names(in: $0) }.map(\.folded))
    let strange = texts.filter { names(in: $0).isEmpty && told(in: $0, of: known).isEmpty }
    guard strange.count * 5 <= texts.count, !strange.contains(where: \.mark.isAmount) else { return nil }
    return Body(head: head, days: days, rows: head + 1..<head + 1 + rows.count, span: head..<end)
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

  /// The dogs that a cell names, `Pip, Wren & Jack`; none where it says anything else.
  private static func names(in text: CellText) -> [String] {
    guard text.mark == .text, !text.hasNumber else { return [] }
    let names = text.raw.split(whereSeparator: \.isNewline)
      .flatMap { SheetContacts.names(in: String($0)) }.map(\.collapsingSpaces)
    return names.allSatisfy { $0.split(separator: " ").count < 4 && EntryList.mayBeName($0) } ? names : []
  }

  /// Whether the names are of dogs: some come on several days, and either what stands before them is none, or a list of
  /// those that paid has them.
  private static func areDogs(_ sheet: SheetCells, _ bodies: [Body]) -> Bool {
    var (count, known) = (0, Set<String>())
    for body in bodies {
      for cell in cells(sheet, body) {
        count += cell.names.count
        known.formUnion(cell.names.map(\.folded))
      }
    }
    let labels = bodies.flatMap { body in body.rows.map { sheet[$0, body.days[0] - 1] } }.filter {
      !$0.isBlank
    }
    guard count >= 6, known.count >= 3, count * 4 >= known.count * 5,
      !labels.contains(where: { known.contains($0.folded) })
    else { return false }
    let heading = sheet[bodies[0].head, bodies[0].days[0] - 1]
    if heading.role == .region || heading.role == .address || labels.allSatisfy(isPlace) { return true }
    let paid = bodies.flatMap { body in
      list(sheet, body, known).map { list in list.rows.map { sheet[$0.row, list.column].folded } } ?? []
    }
    return known.intersection(paid).count * 5 >= known.count * 4
  }

  /// An hour, a number, or half a day.
  private static func isPlace(_ text: CellText) -> Bool {
    text.isTimeOfDay || text.dayNumber != nil || text.isHalf || GroupHeading.isGroup(text.raw)
      || GroupHeading.timesOfDay.set.contains(text.folded)
  }

  /// The names in the cells of a week.
  private static func cells(
    _ sheet: SheetCells, _ body: Body
  ) -> [(row: Int, day: Int, names: [String])] {
    body.rows.flatMap { row in
      body.days.enumerated().map { (row, $0, names(in: sheet[row, $1])) }
    }
  }

  /// What a cell says of dogs that are named elsewhere: `Mia sick`, `Rex 25, Luna`.
  private static func told(
    in text: CellText, of known: some Collection<String>
  ) -> [(name: String, text: String)] {
    let parts = text.raw.split(whereSeparator: \.isNewline).flatMap { SheetContacts.names(in: String($0)) }
    let told = parts.compactMap { part -> (name: String, text: String)? in
      if known.contains(part.folded) { return (part.collapsingSpaces, EntryList.hiked) }
      return EntryList.parts(part).flatMap { known.contains($0.name.folded) ? $0 : nil }
    }
    return told.count == parts.count ? told : []
  }

  // MARK: What was paid

  /// Whether a cell is of the days or stands before them.
  private static func isInside(_ body: Body, _ row: Int, _ column: Int) -> Bool {
    (body.head..<body.rows.upperBound).contains(row) && column <= (body.days.last ?? 0)
  }

  /// The column of dogs outside the days, with what each paid at its right.
  private static func list(
    _ sheet: SheetCells, _ body: Body, _ known: Set<String>
  ) -> (column: Int, rows: [Payment])? {
    var places: [Int: [Int]] = [:]
    for row in body.span {
      for column in sheet.columns(of: row) where !isInside(body, row, column) {
        guard known.contains(sheet[row, column].folded) else { continue }
        places[column, default: []].append(row)
      }
    }
    guard let (column, rows) = places.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) }),
      let start = rows.first,
      rows.count(where: { sheet[$0, column + 1].mark.isAmount }) >= 2
    else { return nil }
    let all = (start..<body.span.upperBound).prefix { row in
      !sheet[row, column].isBlank && !isInside(body, row, column)
    }
    guard Set(rows.filter { $0 >= start }).isSubset(of: all) else { return nil }
    return (column, all.map { Payment(row: $0, isSum: sheet[$0, column].total != nil) })
  }

  // MARK: The same as a grid of dogs

  /// The dogs of a week, one in a line, with a tick on each day on which it is named, and what it paid.
  private mutating func add(_ body: Body, _ sheet: SheetCells) {
    func cell(_ row: Int, _ column: Int) -> (text: String, origin: CellReference?) {
      (sheet[row, column].raw, CellReference(row: row, column: column))
    }
    let none: (text: String, origin: CellReference?) = ("", nil)
    let empty = body.days.map { _ in none }
    let top = lines.count
    lines.append([("Dog", nil)] + body.days.map { cell(body.head, $0) } + [("Paid", nil), ("Notes", nil)])
    tell(body.head, 1..<body.days[0], .header, sheet)
    for row in body.rows { tell(row, 1..<body.days[0], .header, sheet) }
    var places: [String: Int] = [:]
    func add(_ name: String, _ line: RearrangedSheet.Line) {
      places[name.folded] = lines.count
      lines.append(line)
    }
    let known = Set(Self.cells(sheet, body).flatMap(\.names).map(\.folded))
    for (row, day, names) in Self.cells(sheet, body) {
      let origin = CellReference(row: row, column: body.days[day])
      let said =
        names.isEmpty
        ? Self.told(in: sheet[origin.row, origin.column], of: known)
        : names.map { ($0, EntryList.hiked) }
      for (name, text) in said {
        if places[name.folded].map({ lines[$0][day + 1].origin != nil }) ?? true {
          add(name, [(name, nil)] + empty + [none, none])
        }
        lines[places[name.folded] ?? 0][day + 1] = (text, origin)
      }
    }
    let list = Self.list(sheet, body, Set(places.keys))
    var taken: [Int: Set<Int>] = [:]
    for entry in list?.rows ?? [] {
      guard let column = list?.column else { continue }
      let name = cell(entry.row, column)
      let paid = [cell(entry.row, column + 1), cell(entry.row, column + 2)]
      taken[entry.row] = Set(column...column + 2)
      if let line = places[name.text.folded], !entry.isSum {
        lines[line][0].origin = lines[line][0].origin ?? name.origin
        lines[line].replaceSubrange((lines[line].count - 2)..., with: paid)
      } else {
        add(name.text, [name] + empty + paid)
      }
    }
    if let list, let first = list.rows.first?.row, first > body.head,
      !Self.isInside(body, first - 1, list.column)
    {
      // `Dog,Paid,How` above the list; its columns are called as they are in a grid.
      let places = list.column..<list.column + 3
      tell(first - 1, places, .header, sheet)
      taken[first - 1, default: []].formUnion(places)
      if let role = sheet[first - 1, list.column + 2].role, role != .notes {
        lines[top][lines[top].count - 1].text = sheet[first - 1, list.column + 2].raw
      }
    }
    lines.append([])
    for row in body.span.dropFirst() {
      let inside = body.rows.contains(row) ? Set(1...(body.days.last ?? 1)) : []
      let rest = RearrangedSheet.plain(sheet.table[row: row], row).enumerated().map { place, cell in
        inside.contains(place + 1) || taken[row]?.contains(place + 1) ?? false ? none : cell
      }
      if rest.contains(where: { !$0.text.isEmpty }) { lines.append(rest) }
    }
  }

  private mutating func tell(
    _ row: Int, _ columns: Range<Int>, _ kind: CellReading.Kind, _ sheet: SheetCells
  ) {
    beside += columns.filter { !sheet[row, $0].isBlank }.map { .init(row, $0, kind) }
  }
}
