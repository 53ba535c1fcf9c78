import Civil
import Diagnostics
import Tabular

/// A table that says what each dog paid for a week and not for which day: a column for each week, `Dog,Wk of Sep 6,Sep
/// 13,…`, or a row for each, `Week,Bear,Coal`, or a line for each dog with its days in words, `Izzy,"M, W",$38`. Laid out
/// as weeks: the money stands on the first day that is known.
struct PaidWeeks {
  var lines: [RearrangedSheet.Line] = []
  var beside: [RearrangedSheet.Aside] = []
  /// Whether each line says its day.
  var isDated = false

  /// - Parameter year: of dates that have none, where the table does not say it either.
  init?(_ table: Table, year: Int? = nil) {
    if let head = Self.head(table, year, under: ColumnLabels.names) {
      addAcross(table, head)
    } else if !tried({ $0.addNumbered(table, year) }), !tried({ $0.addNamed(table) }),
      !tried({ $0.addListed(table, year) })
    {
      let turned = Self.turned(table)
      guard let head = Self.head(turned, year, under: EntryList.weeks.set, steps: 1...4) else { return nil }
      addAcross(turned, head)
      turnBack()
    }
  }

  /// Whether a reader takes the table; what it added is taken back where it does not.
  private mutating func tried(_ read: (inout PaidWeeks) -> Bool) -> Bool {
    if read(&self) { return true }
    (lines, beside) = ([], [])
    return false
  }

  /// What a cell is that stands beside the money, under a label.
  static func kind(of text: String, under label: String) -> CellReading.Kind {
    switch ColumnLabels.role(label) {
    case .figure, .rowTotal, .monthTotal, .tax: .total
    case .notes: .note
    case nil where text.hasLetter && DayHeading(text) == nil: .note
    default: .attribute
    }
  }

  private static func head(
    _ table: Table, _ year: Int?, under names: Set<String>, steps: ClosedRange<Int> = 1...1
  ) -> Across? {
    (1..<min(table.records.count, 12) + 1).lazy
      .compactMap { Across(table, $0, year, under: names, steps: steps) }.first
  }

  // MARK: Weeks downwards

  /// A table with its rows as columns.
  private static func turned(_ table: Table) -> Table {
    Table(
      file: table.file,
      records: (1..<max(table.width, 1) + 1).map { column in
        Record(table.records.map { $0[column: column] }, line: column)
      })
  }

  /// The same lines, with the cells where they stand in the table that was turned.
  private mutating func turnBack() {
    func turned(_ cell: CellReference) -> CellReference { CellReference(row: cell.column, column: cell.row) }
    lines = lines.map { line in line.map { ($0.text, $0.origin.map(turned)) } }
    beside = beside.map { .init(turned($0.origin), $0.kind, line: $0.line, date: $0.date) }
  }

  /// Whether a table is such a one, be its year known or not.
  static func recognizes(_ table: Table) -> Bool { PaidWeeks(table) != nil || lacksYear(table) }

  /// Whether nothing but the year of its weeks is missing.
  static func lacksYear(_ table: Table) -> Bool {
    // In one of these years each date is a Monday.
    PaidWeeks(table) == nil && (2000..<2011).contains { PaidWeeks(table, year: $0) != nil }
  }
}
