import Civil
import Diagnostics
import Quantities
public import Tabular

/// A table to a ``SheetReading``: every cell that is not empty becomes exactly one ``CellReading``.
public struct WeeklySheetReader {
  let table: Table
  private(set) var layout: WeeklySheetLayout
  let hints: SheetHints
  let dates: [DatedWeek]
  var cells: [CellReference: CellReading] = [:]
  var weeks: [SheetWeek] = []
  var dogs: [SheetDog] = []
  var labels: [String: String] = [:]
  var stated: [StatedTotal] = []
  var log: [Diagnostic] = []
  /// What the sheet says its own abbreviations mean.
  private var legend: [String: CellMark] = [:]
  /// What each text means by itself; a sheet has few texts and many cells.
  private var marks: [String: CellMark] = [:]
  /// Whether a mark without money is this sheet's way to say that a dog was on the hike.
  var marksMeanHikes = false
  /// The amount in the middle of all.
  var usualAmount = Money.zero
  /// The last row with something in a day, by the header above it.
  var lastRows: [Int: Int] = [:]
  /// How often each dog paid on each weekday, over the whole sheet.
  var paidDays: [String: [Weekday: Int]] = [:]

  /// - Returns: nil where the table holds no week at all.
  public static func read(_ table: Table, hints: SheetHints) -> SheetReading? {
    if let layout = LayoutFinder.layout(table, month: WeekDating.month(of: table, hints)) {
      return read(table, layout, hints)
    }
    return RearrangedSheet(table)?.read(hints)
  }

  /// Whether a table holds weeks, in any shape.
  static func recognizes(_ table: Table) -> Bool {
    LayoutFinder.recognizes(table) || RearrangedSheet(table) != nil
  }

  static func read(_ table: Table, _ layout: WeeklySheetLayout, _ hints: SheetHints) -> SheetReading {
    var reader = WeeklySheetReader(table, layout, hints)
    reader.readRows()
    reader.settleVersions()
    reader.readTotals()
    reader.readLeftovers()
    reader.reportDates()
    var reading = SheetReading(
      table: table, cells: reader.cells.values.sorted { $0.cell < $1.cell }, weeks: reader.weeks,
      dogs: reader.dogs, stated: reader.stated, diagnostics: reader.log)
    reading.layout = reader.layout
    reading.dates = reader.dates
    reading.marksMeanHikes = reader.marksMeanHikes
    return reading
  }

  private init(_ table: Table, _ layout: WeeklySheetLayout, _ hints: SheetHints) {
    self.table = table
    self.hints = hints
    let dates = WeekDating.weeks(table, layout, hints)
    var layout = layout
    for (index, date) in dates.enumerated() where date.shift != 0 {
      layout.blocks[index].days = layout.blocks[index].days.map {
        DayColumn(column: $0.column, offset: $0.offset + date.shift, heading: $0.heading)
      }
    }
    self.layout = layout
    self.dates = dates
    weeks = zip(layout.blocks, dates).map {
      SheetWeek(monday: $1.monday, candidates: $1.candidates, tab: $1.tab, block: $0)
    }
  }

  mutating func mark(_ row: Int, _ column: Int) -> CellMark {
    let raw = text(row, column)
    if raw.isEmpty { return .blank }
    if let known = marks[raw] { return known }
    let mark = legend[raw.folded] ?? CellMark(raw)
    marks[raw] = mark
    return mark
  }

  /// The same without remembering it.
  func mark(of row: Int, _ column: Int) -> CellMark {
    let raw = text(row, column)
    return raw.isEmpty ? .blank : marks[raw] ?? legend[raw.folded] ?? CellMark(raw)
  }

  func text(_ row: Int, _ column: Int) -> String { table[row: row][column: column].text }

  func location(_ row: Int, _ column: Int) -> Location { table.location(row: row, column: column) }

  func date(_ day: DayColumn, _ block: Int) -> CivilDate? {
    weeks[block].monday.map { day.date($0) }
  }

  /// Puts a cell into the report; the first reading of a cell stands.
  mutating func note(
    _ row: Int, _ column: Int, _ kind: CellReading.Kind, _ edit: (inout CellReading) -> Void = { _ in }
  ) {
    let field = table[row: row][column: column]
    let cell = CellReference(row: row, column: column)
    guard !field.isBlank, cells[cell] == nil else { return }
    var reading = CellReading(cell: cell, raw: field.text, kind: kind)
    edit(&reading)
    cells[cell] = reading
  }

  mutating func keep(_ reading: CellReading) {
    if cells[reading.cell] == nil { cells[reading.cell] = reading }
  }

  private mutating func readRows() {
    readLegend()
    surveySheet()
    for (index, role) in layout.roles.enumerated() {
      let row = index + 1
      switch role {
      case .blank, .note, .total: break
      case .tally: readTally(row)
      case .group:
        for column in table[row: row].fields.indices.map({ $0 + 1 }) { note(row, column, .header) }
      case .title: readTitle(row)
      case .header: readHeader(row)
      case .dog(let block): readDogRow(row, layout.blocks.indices.filter { isBeside($0, block) })
      }
    }
  }

  private func isBeside(_ index: Int, _ block: Int) -> Bool {
    layout.blocks[index].headerRow == layout.blocks[block].headerRow
  }

  /// First look over all day cells: what depends on the habits of the whole sheet.
  private mutating func surveySheet() {
    var marks = 0
    var amounts = 0
    var cents: [Int: Int] = [:]
    for block in layout.blocks {
      for row in block.rows {
        guard case .dog = layout.roles[row - 1] else { continue }
        for day in block.days {
          let mark = mark(row, day.column)
          if mark != .blank { lastRows[block.headerRow] = max(lastRows[block.headerRow] ?? 0, row) }
          switch mark {
          case .amount(let amount):
            amounts += 1
            cents[amount.money.cents, default: 0] += 1
            paidDays[text(row, block.nameColumn).folded, default: [:]][day.weekday, default: 0] += 1
          case .mark: marks += 1
          default: break
          }
        }
      }
    }
    usualAmount = Money(cents: Self.median(cents))
    marksMeanHikes = legend.values.contains(.mark) || (marks >= 5 && marks * 10 >= amounts)
    for index in layout.blocks.indices {
      for column in sumColumns(index) { layout.blocks[index].columns[column] = .rowTotal }
      for column in countColumns(index) { layout.blocks[index].columns[column] = .number }
    }
  }

  private static func median(_ counts: [Int: Int]) -> Int {
    var left = counts.values.reduce(0, +) / 2
    for value in counts.keys.sorted() {
      left -= counts[value] ?? 0
      if left < 0 { return value }
    }
    return 0
  }

  /// The lines beside the weeks that explain abbreviations.
  private mutating func readLegend() {
    let rows = layout.roles.indices.filter { layout.roles[$0] == .title(nil) || layout.roles[$0] == .note }
    legend = LegendReader(rows.flatMap { table[row: $0 + 1].fields.map(\.text) }).meanings
  }

  private mutating func readTitle(_ row: Int) {
    for column in table[row: row].fields.indices.map({ $0 + 1 }) {
      if case .amount(let amount) = mark(row, column), !amount.isBare {
        note(row, column, .unrecognised) {
          $0.reason = "money outside the weeks"
          $0.question = CellQuestion("\($0.raw) stands above the weeks. What is it?", [.justANote])
        }
      } else {
        note(row, column, .title)
      }
    }
  }

  private mutating func readHeader(_ row: Int) {
    for (index, block) in layout.blocks.enumerated()
    where block.headerRow == row || block.headerRow == row - 1 {
      for day in block.days {
        let date = date(day, index)
        note(row, day.column, .header) { $0.date = date }
        guard let heading = day.heading, let date, !heading.fits(date) else { continue }
        log.append(
          Diagnostic(
            .warning, .headerDayMismatch, at: location(row, day.column),
            "“\(text(row, day.column).collapsingSpaces)” stands over \(date.longText)",
            hint:
              "if the heading is right, the week is dated wrongly: give --month or a title such as “Week of \(MonthName.shortName(date.month)) \(date.monday.day) \(date.year)”",
            excerpt: table.excerpt(row: row, column: day.column)))
      }
    }
    for column in table[row: row].fields.indices.map({ $0 + 1 }) { note(row, column, .header) }
  }

  /// What no rule took: text stays a note, anything like money is asked about. Nothing goes unnamed.
  private mutating func readLeftovers() {
    for (index, record) in table.records.enumerated() {
      for column in record.fields.indices.map({ $0 + 1 }) {
        let raw = record[column: column].text
        guard !raw.isEmpty, cells[CellReference(row: index + 1, column: column)] == nil else { continue }
        switch mark(index + 1, column) {
        case .unreadableAmount where raw.contains(where: \.isLetter) && !raw.contains("$"):
          note(index + 1, column, .note) { $0.reason = "text outside the days of a week" }
        case .amount, .unreadableAmount:
          note(index + 1, column, .unrecognised) {
            $0.reason = "money outside the days of a week"
            $0.question = CellQuestion("\(raw.collapsingSpaces) stands in no day. What is it?", [.justANote])
          }
        case .dash: note(index + 1, column, .ignored) { $0.reason = "a blank, written out" }
        default: note(index + 1, column, .note) { $0.reason = "text outside the days of a week" }
        }
      }
    }
  }

  private mutating func reportDates() {
    for (week, dated) in zip(weeks, dates) where week.monday == nil {
      let names = week.candidates.map { "\($0.yearMonth.title) (Monday \($0))" }.joined(separator: ", ")
      log.append(
        Diagnostic(
          .error, .undatedWeek, at: location(week.block.headerRow, week.block.days.first?.column ?? 1),
          "this week cannot be dated: \(dated.reason)" + (names.isEmpty ? "" : "; it would fit \(names)"),
          hint: week.candidates.isEmpty
            ? "give the month with --month 2025-12, or a title above the week such as “Week of Dec 8 2025”"
            : "give the right one, for example --month \(week.candidates[week.candidates.count - 1].yearMonth)",
          excerpt: table.excerpt(row: week.block.headerRow, column: week.block.days.first?.column ?? 1)))
      for cell in cells.keys.sorted() where week.block.rows.contains(cell.row) {
        guard let day = week.block.day(at: cell.column), var reading = cells[cell] else { continue }
        guard [.payment, .scheduled, .status].contains(reading.kind), reading.question == nil else {
          continue
        }
        reading.reason = "the week is not dated" + (names.isEmpty ? "" : ": \(names)")
        reading.question = CellQuestion("Which \(day.weekday.fullName) is this?", [])
        cells[cell] = reading
      }
    }
  }
}
