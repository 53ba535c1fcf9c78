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

  let sheet: SheetCells
  let lines: [Line]
  private let beside: [Aside]

  /// Whether the money is of weeks, and stands on their first days.
  private var isOfWeeks = false

  /// Whether the rows of several weeks were sorted together.
  private var areWeeksSorted = false

  /// Whether nothing but spoilt texts were put right, so that the sheet may have any shape.
  private var mends: [String] = []
  /// Whether the cells stand as in the weeks of a grid all the same.
  private var isInPlace = false
  private var wasInCents = false
  private var isMended: Bool { !mends.isEmpty }
  /// Whether what was left out is empty, so that what is there may be spoilt as well.
  private var isClosedUp = false

  var original: Table { sheet.table }

  /// The weeks of a layout whose columns do not line up, whose headings stand below, or whose rows were sorted; nil for any
  /// other.
  init?(_ sheet: SheetCells, apart layout: WeeklySheetLayout) {
    if let lines = SortedSheet.linesOfWeeks(sheet, layout) {
      (self.sheet, self.lines, beside, areWeeksSorted) = (sheet, lines, [], true)
      return
    }
    guard
      let lines = SheetStrips.lines(sheet, layout) ?? HeadingsBelow.lines(sheet, layout)
        ?? SortedSheet.lines(sheet, layout)
    else { return nil }
    (self.sheet, self.lines, beside) = (sheet, lines, [])
  }

  /// Weeks side by side, each with its own dogs; nil for any other sheet.
  init?(_ sheet: SheetCells, oneBelowAnother layout: WeeklySheetLayout, _ dates: [DatedWeek]) {
    guard let lines = SheetStrips.lines(sheet, layout, ofOtherWeeks: dates) else { return nil }
    (self.sheet, self.lines, beside, isInPlace) = (sheet, lines, [], true)
  }

  /// The weeks of a month whose columns are grouped by weekday; nil for any other sheet.
  init?(_ sheet: SheetCells, byWeekdaysIn month: YearMonth?) {
    guard let days = WeekdayColumns(sheet, month) else { return nil }
    (self.sheet, lines, beside) = (sheet, days.lines, days.beside)
  }

  /// A sheet whose parts have different shapes; nil for any other.
  init?(_ sheet: SheetCells, inSections hints: SheetHints) {
    guard let sections = SectionedSheet(sheet, hints) else { return nil }
    (self.sheet, lines, beside) = (sheet, sections.lines, sections.beside)
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
    (mends, isInPlace, wasInCents) = (mended.mends, mended.isInPlace, mended.wasInCents)
  }

  /// A sheet with empty rows or columns between all others; nil for any other.
  init?(closingUp sheet: SheetCells) {
    guard let spaced = SpacedSheet(sheet) else { return nil }
    (self.sheet, lines, beside, mends, isClosedUp) = (sheet, spaced.lines, [], spaced.words, true)
  }

  /// Whether a sheet with spoilt texts holds weeks once they are put right.
  static func isWeekly(mending table: Table) -> Bool {
    mended(table).map {
      LayoutFinder.recognizes($0) || EntryList.recognizes($0) || PaidWeeks.recognizes($0)
        || TurnedGrid.lines($0) != nil
    } ?? false
  }

  /// The table without empty rows and columns between all others or before them; nil where there are none.
  static func closedUp(_ table: Table) -> Table? {
    let sheet = SheetCells(table)
    return SheetMargin(sheet)?.rest.table ?? RearrangedSheet(closingUp: sheet)?.grid
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
    } else if let pickups = PickupGrid(sheet) {
      (lines, beside) = (pickups.lines, pickups.beside)
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
    } else if let list = EntryList(carried: table, year: year) {
      (lines, beside) = (list.lines, list.beside)
    } else {
      return nil
    }
    guard LayoutFinder.recognizes(grid) else { return nil }
  }

  /// A row as it stands.
  static func plain(_ record: Record, _ row: Int) -> Line {
    record.fields.enumerated().map { ($1.text, CellReference(row: row, column: $0 + 1)) }
  }

  /// The dates of a week as a heading that was put there, from the Monday or a later day on.
  static func dates(_ monday: CivilDate, from first: Int = 0, to end: Int) -> Line {
    (first..<end).map { (monday.adding(days: $0).description, nil) }
  }

  private var grid: Table {
    Table(
      file: original.file,
      records: lines.enumerated().map { row, line in Record(line.map { Field($0.text) }, line: row + 1) })
  }

  func read(_ hints: SheetHints) -> SheetReading? { reading(hints).map(placed) }

  /// What was read from the new grid, with each cell where it stands in truth.
  private func placed(_ reading: SheetReading) -> SheetReading {
    var cells: [CellReference: CellReading] = [:]
    let shared = sharedOrigins.union(origins(ofSeveral: reading.cells))
    // What else a cell says that has several dogs in its lines.
    var more: [CellReading] = []
    for var cell in reading.cells {
      guard let origin = origin(cell.cell),
        case let field = original[row: origin.row][column: origin.column], !field.isBlank
      else { continue }
      cell.cell = origin
      cell.raw = field.text
      if isOfWeeks, cell.kind == .payment { Self.tellOfWeek(&cell) }
      if isOfWeeks, cell.kind == .status, let date = cell.date { cell.days = Week(containing: date).workdays }
      // A label of totals among the dogs' headings is a heading.
      if !isMended, !isInPlace, cell.kind == .total, !cell.raw.hasNumber { cell.kind = .header }
      if cell.kind == .unrecognised, isSumOfSpan(origin.row - 1) || isSumOfMonth(origin.row) {
        tellOfSpan(&cell)
      }
      if let first = cells[origin] {
        if cell.date != nil, first.dog != cell.dog || first.date != cell.date, shared.contains(origin) {
          more.append(cell)
        }
      } else {
        cells[origin] = cell
      }
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
      if kind == .dog, cell.dog == nil {
        cell.dog = reading.dogs.first { $0.name.folded == raw.folded }?.name
      }
      cells[origin] = cell
    }
    addLeftovers(&cells, Set(reading.dogs.map(\.name)))
    var result = reading
    result.table = original
    result.cells = (Array(cells.values) + more).sorted { $0.cell < $1.cell }
    result.stated = reading.stated.compactMap { total in
      var total = total
      guard let origin = origin(total.cell) else { return nil }
      total.cell = origin
      return total
    }
    result.diagnostics = reading.diagnostics.map(placed)
    if isOfWeeks {
      warn(
        .daysNotSaid, at: .payment, of: &result,
        "this sheet says what was paid for a week or a month and not for which day",
        hint: "the money is booked on the first day that is known")
    }
    if areWeeksSorted {
      warn(
        .weeksSorted, at: .dog, of: &result,
        "the rows of \(reading.weeks.count) weeks were sorted together; the first row of each dog is taken for the first week, and so on",
        hint: "if that is wrong, put the rows of each week below its heading again")
    }
    if wasInCents {
      warn(
        .amountsInCents, at: .payment, of: &result,
        "the amounts of this sheet are whole cents: 2500 was read as $25.00",
        hint: "if they are dollars, write them with their sign, such as $2500")
    }
    result.isRearranged = !isInPlace || reading.isRearranged
    result.isOfWeeks = isOfWeeks || reading.isOfWeeks
    result.mends = mends + reading.mends
    return result
  }

  /// Says something of the whole sheet, at its first cell of a kind.
  private func warn(
    _ code: DiagnosticCode, at kind: CellReading.Kind, of reading: inout SheetReading, _ message: String,
    hint: String
  ) {
    guard let first = reading.cells.first(where: { $0.kind == kind })?.cell else { return }
    reading.diagnostics.append(
      Diagnostic(
        .warning, code, at: Location(file: original.file, cell: first), message, hint: hint,
        excerpt: original.excerpt(row: first.row, column: first.column)))
  }

  /// What the new grid says by itself.
  private func reading(_ hints: SheetHints) -> SheetReading? {
    if isClosedUp { return WeeklySheetReader.read(grid, hints: hints) }
    let grid = SheetCells(grid)
    if isMended { return WeeklySheetReader.read(grid, hints) }
    return LayoutFinder.layout(grid, month: WeekDating.month(of: grid, hints)).map {
      WeeklySheetReader.read(grid, $0, hints)
    }
  }

  private static func tellOfWeek(_ cell: inout CellReading) {
    cell.isFromNotes = true
    cell.confidence = .inferred
    cell.reason = "paid for more than a day, booked on the first one that is known"
  }

  func origin(_ cell: CellReference) -> CellReference? {
    guard lines.indices.contains(cell.row - 1), lines[cell.row - 1].indices.contains(cell.column - 1) else {
      return nil
    }
    return lines[cell.row - 1][cell.column - 1].origin
  }

  private func placed(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let cell = diagnostic.location?.cell else { return diagnostic }
    return diagnostic.placed(origin(cell), in: original)
  }
}
