import Civil
import Diagnostics
import Quantities
import Tabular

/// A sheet that says the same as a grid of weeks in another shape, laid out anew as such a grid, with the place
/// where each cell stands in truth.
struct RearrangedSheet {
  /// A row of the new grid: each text with the cell it came from, none for one that was put there to be read.
  typealias Line = [(text: String, origin: CellReference?)]

  /// A cell that belongs to the dog of a line and is in no column of the grid.
  struct Aside {
    let origin: CellReference
    let kind: CellReading.Kind
    /// The place of the line, from 0.
    let line: Int
    /// The day of a cell that says what became of a hike.
    let date: CivilDate?

    init(_ origin: CellReference, _ kind: CellReading.Kind, line: Int = 0, date: CivilDate? = nil) {
      (self.origin, self.kind, self.line, self.date) = (origin, kind, line, date)
    }

    init(_ row: Int, _ column: Int, _ kind: CellReading.Kind, line: Int = 0) {
      self.init(CellReference(row: row, column: column), kind, line: line)
    }
  }

  private let sheet: SheetCells
  private let lines: [Line]
  private let beside: [Aside]

  /// Whether the money is of weeks, and stands on their first days.
  private var isOfWeeks = false

  /// Whether nothing but spoilt texts were put right, so that the sheet may have any shape.
  private var mends: [String] = []
  private var isInPlace = false
  private var isMended: Bool { !mends.isEmpty }

  private var original: Table { sheet.table }

  /// The weeks of a layout whose columns do not line up, whose headings stand below, or whose rows were sorted; nil for any
  /// other.
  init?(_ sheet: SheetCells, apart layout: WeeklySheetLayout) {
    guard
      let lines = SheetStrips.lines(sheet, layout) ?? HeadingsBelow.lines(sheet, layout)
        ?? SortedSheet.lines(sheet, layout)
    else { return nil }
    (self.sheet, self.lines, beside) = (sheet, lines, [])
  }

  /// The weeks of a month whose columns are grouped by weekday; nil for any other sheet.
  init?(_ sheet: SheetCells, byWeekdaysIn month: YearMonth?) {
    guard let days = WeekdayColumns(sheet, month) else { return nil }
    (self.sheet, lines, beside) = (sheet, days.lines, days.beside)
  }

  /// A list in a shape that no grid has; nil for any other sheet.
  init?(_ sheet: SheetCells, ofOwnShape year: Int?) {
    guard let list = EntryList(ownShape: sheet, year: year) else { return nil }
    (self.sheet, lines, beside) = (sheet, list.lines, list.beside)
  }

  /// A sheet with what was spoilt in it put right; nil where there is nothing.
  init?(mending sheet: SheetCells) {
    guard let mended = MendedSheet(sheet) else { return nil }
    (self.sheet, lines, beside) = (sheet, mended.lines, mended.repeats)
    (mends, isInPlace) = (mended.mends, mended.isInPlace)
  }

  /// Whether a sheet with spoilt texts holds weeks once they are put right.
  static func isWeekly(mending table: Table) -> Bool {
    mended(table).map {
      LayoutFinder.recognizes($0) || EntryList.recognizes($0) || PaidWeeks.recognizes($0)
        || TurnedGrid.lines($0) != nil
    } ?? false
  }

  /// The table with what was spoilt in it put right; nil where there is nothing.
  static func mended(_ table: Table) -> Table? { RearrangedSheet(mending: SheetCells(table))?.grid }

  /// Nil where the table is neither a grid with its days downwards nor a list.
  /// - Parameter year: of dates that have none.
  init?(_ sheet: SheetCells, year: Int? = nil) {
    let table = sheet.table
    self.sheet = sheet
    if let copied = CopiedGrid.lines(table) {
      (lines, beside) = copied
    } else if let rosters = DayRosters(sheet) {
      (lines, beside) = (rosters.lines, rosters.beside)
    } else if let weeks = WeekColumn(sheet) {
      (lines, beside) = (weeks.lines, weeks.beside)
    } else if let list = EntryList(table, year: year) {
      (lines, beside, isOfWeeks) = (list.lines, list.beside, list.isOfWeeks)
    } else if let sums = PaidWeeks(table, year: year) {
      (lines, beside, isOfWeeks) = (sums.lines, sums.beside, !sums.isDated)
    } else if let list = EntryList(across: table, year: year) {
      (lines, beside) = (list.lines, list.beside)
    } else if let turned = TurnedGrid.lines(table) {
      (lines, beside) = (turned, [])
    } else {
      return nil
    }
    guard LayoutFinder.recognizes(grid) else { return nil }
  }

  /// A row as it stands.
  static func plain(_ record: Record, _ row: Int) -> Line {
    record.fields.enumerated().map { ($1.text, CellReference(row: row, column: $0 + 1)) }
  }

  private var grid: Table {
    Table(
      file: original.file,
      records: lines.enumerated().map { row, line in Record(line.map { Field($0.text) }, line: row + 1) })
  }

  func read(_ hints: SheetHints) -> SheetReading? {
    let grid = SheetCells(grid)
    guard let reading = isMended ? WeeklySheetReader.read(grid, hints) : Self.reading(grid, hints) else {
      return nil
    }
    var cells: [CellReference: CellReading] = [:]
    for var cell in reading.cells {
      guard let origin = origin(cell.cell), cells[origin] == nil,
        case let field = original[row: origin.row][column: origin.column], !field.isBlank
      else { continue }
      cell.cell = origin
      cell.raw = field.text
      if isOfWeeks, cell.kind == .payment { Self.tellOfWeek(&cell) }
      // A label of totals among the dogs' headings is a heading.
      if !isMended, cell.kind == .total, !cell.raw.hasNumber { cell.kind = .header }
      if cell.kind == .unrecognised, isSumOfSpan(origin.row - 1) { tellOfSpan(&cell) }
      cells[origin] = cell
    }
    for aside in beside where cells[aside.origin] == nil {
      let (origin, kind) = (aside.origin, aside.kind)
      let field = original[row: origin.row][column: origin.column]
      guard !field.isBlank else { continue }
      let raw = field.text
      var cell = CellReading(cell: origin, raw: raw, kind: kind)
      let week = reading.weeks.first { $0.dogRows.contains { $0.row == aside.line + 1 } }
      cell.dog = week?.dogRows.first { $0.row == aside.line + 1 }?.dog
      cell.week = week?.monday
      cell.date = aside.date
      if kind == .note { cell.note = raw.collapsingSpaces }
      if kind == .header { cell.dog = nil }
      cells[origin] = cell
    }
    addLeftovers(&cells, Set(reading.dogs.map(\.name)))
    var result = SheetReading(
      table: original, cells: cells.values.sorted { $0.cell < $1.cell }, weeks: reading.weeks,
      dogs: reading.dogs,
      stated: reading.stated.compactMap { total in
        var total = total
        guard let origin = origin(total.cell) else { return nil }
        total.cell = origin
        return total
      }, diagnostics: reading.diagnostics.map(placed))
    if isOfWeeks, let first = result.cells.first(where: { $0.kind == .payment }) {
      result.diagnostics.append(
        Diagnostic(
          .warning, .daysNotSaid, at: Location(file: original.file, cell: first.cell),
          "this sheet says what was paid for a week or a month and not for which day",
          hint: "the money is booked on the first day that is known",
          excerpt: original.excerpt(row: first.cell.row, column: first.cell.column)))
    }
    result.isRearranged = !isInPlace || reading.isRearranged
    result.isOfWeeks = isOfWeeks || reading.isOfWeeks
    result.mends = mends + reading.mends
    result.layout = reading.layout
    result.dates = reading.dates
    result.marksMeanHikes = reading.marksMeanHikes
    result.usualAmount = reading.usualAmount
    return result
  }

  private static func reading(_ grid: SheetCells, _ hints: SheetHints) -> SheetReading? {
    LayoutFinder.layout(grid, month: WeekDating.month(of: grid, hints)).map {
      WeeklySheetReader.read(grid, $0, hints)
    }
  }

  private static func tellOfWeek(_ cell: inout CellReading) {
    cell.isFromNotes = true
    cell.confidence = .inferred
    cell.reason = "paid for the week, booked on the first day that is known"
  }

  private func origin(_ cell: CellReference) -> CellReference? {
    guard lines.indices.contains(cell.row - 1), lines[cell.row - 1].indices.contains(cell.column - 1) else {
      return nil
    }
    return lines[cell.row - 1][cell.column - 1].origin
  }

  private func placed(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let cell = diagnostic.location?.cell else { return diagnostic }
    let origin = self.origin(cell)
    return Diagnostic(
      diagnostic.severity, diagnostic.code, at: Location(file: original.file, cell: origin),
      diagnostic.message,
      hint: diagnostic.hint, excerpt: origin.flatMap { original.excerpt(row: $0.row, column: $0.column) })
  }

  /// No cell is lost: what the new grid did not take is a note, or asked about where it may be money.
  private func addLeftovers(_ cells: inout [CellReference: CellReading], _ dogs: Set<String>) {
    let sums = ColumnSums(cells.values)
    for (cell, reading) in cells where reading.kind == .unrecognised && sums.isSum(reading.raw, at: cell) {
      tellOfSpan(&cells[cell, default: reading])
    }
    for (index, record) in original.records.enumerated() {
      for (place, field) in record.fields.enumerated() where !field.isBlank {
        let cell = CellReference(row: index + 1, column: place + 1)
        guard cells[cell] == nil else { continue }
        var reading = CellReading(cell: cell, raw: field.text, kind: .note)
        reading.reason = "text outside the days of a week"
        let whole = record.fields.filter { !$0.isBlank }.map(\.text).joined(separator: ", ")
        let isHead = record.fields.allSatisfy { $0.isBlank || ColumnLabels.isLabel($0.text) }
        if isHead || DayHeading(field.text, order: .dayFirst) != nil
          || DayHeading(whole, order: .dayFirst) != nil
        {
          reading.kind = .header
        } else if SheetTitle(whole) != nil {
          reading.kind = .title
        }
        if let first = record.fields.first(where: { !$0.isBlank }),
          SummaryLabel(first.text) != nil || TallyLabel.isTally(first.text.collapsingSpaces, weeks: 2)
            || isSumOfSpan(index)
        {
          tellOfSpan(&reading)
        } else if sums.isSum(field.text, at: cell) {
          tellOfSpan(&reading)
        } else if reading.kind == .note, SideList.holds(sheet, cell.row, cell.column, isDog: dogs.contains) {
          reading.kind = AmountGrammar.read(field.text) == .none ? .note : .total
          reading.reason = "in a list beside the weeks, not checked"
        } else if reading.kind == .note, AmountGrammar.read(field.text) != .none,
          !CellText(field.text).isSentence, !isUnderNotes(cell)
        {
          reading.kind = .unrecognised
          reading.reason = "money outside the days of a week"
          reading.question = CellQuestion(
            "\(field.text.collapsingSpaces) stands in no day. What is it?", [.justANote])
        }
        cells[cell] = reading
      }
    }
  }

  private func tellOfSpan(_ cell: inout CellReading) {
    cell.kind = .total
    cell.question = nil
    cell.reason = "one of her totals, not checked"
  }

  /// Whether a row says in one figure under `Total` what a month or the year came to: `January,,,,$2486`.
  private func isSumOfSpan(_ index: Int) -> Bool {
    let fields = original.records[index].fields
    let places = fields.indices.filter { !fields[$0].isBlank }
    guard places.count == 2, AmountGrammar.read(fields[places[1]].text) != .none else { return false }
    let name = fields[places[0]].text.folded
    let isSpan =
      MonthName.month(named: name) != nil || SummaryLabel.scopes.contains { $0.set.contains(name) }
    return isSpan && role(above: index, places[1]).map { [.rowTotal, .monthTotal].contains($0) } ?? false
  }

  /// Whether the heading above a cell is that of notes: `Weather` above `-11`.
  private func isUnderNotes(_ cell: CellReference) -> Bool {
    role(above: cell.row - 1, cell.column - 1) == .notes
  }

  /// The role of the nearest column heading above a place.
  private func role(above index: Int, _ place: Int) -> ColumnRole? {
    original.records[..<index].lazy.reversed().compactMap { record in
      place < record.fields.count ? ColumnLabels.role(record.fields[place].text) : nil
    }.first
  }
}
