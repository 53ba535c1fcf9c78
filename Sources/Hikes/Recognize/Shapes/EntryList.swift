import Civil
import Diagnostics
import Tabular

/// A list with a date, a dog and an amount in each row, laid out as weeks.
struct EntryList {
  var lines: [RearrangedSheet.Line] = []
  var beside: [RearrangedSheet.Aside] = []
  /// Whether its money is of weeks, and stands on their first days.
  let isOfWeeks: Bool

  /// One row of the list.
  struct Entry {
    let row: Int
    let date: CivilDate
    let text: String
    let name: String
    /// The column that says what the day held: the amount, or the note where there is none.
    let column: Int
    /// Where the name stands; none where it is in the cell of the day, or above other days of the dog.
    let nameCell: CellReference?
    /// Whose dog it is, where a column says it.
    var owner = ""

    init(row: Int, date: CivilDate, text: String, name: String, column: Int, nameCell: CellReference?) {
      (self.row, self.date, self.text, self.name) = (row, date, text, name)
      (self.column, self.nameCell) = (column, nameCell)
    }

    init(row: Int, date: CivilDate, text: String, name: String, column: Int, nameColumn: Int?) {
      self.init(
        row: row, date: date, text: text, name: name, column: column,
        nameCell: nameColumn.map { CellReference(row: row, column: $0) })
    }

    /// The same in a table with more columns to the left.
    func shifted(by count: Int) -> Entry {
      var entry = Entry(
        row: row, date: date, text: text, name: name, column: column + count,
        nameCell: nameCell.map { CellReference(row: $0.row, column: $0.column + count) })
      entry.owner = owner
      return entry
    }
  }

  /// A list in any shape that no grid of weeks has for sure; nil for any other sheet.
  /// - Parameter year: of dates that have none, where the file's name does not say it.
  init?(_ table: Table, year: Int? = nil) {
    let readers = [
      Self.underHeadings, Self.byDays, Self.byCards, Self.byOpenCards, Self.byDogs, Self.byLines,
      Self.byOwnDays,
      Self.byCustomers,
      Self.byPanels, Self.byContents, Self.withoutHeadings,
    ]
    self.init(table, year, readers)
  }

  /// A list in a shape that no grid has, whatever else its cells may look like; nil for any other sheet.
  init?(ownShape sheet: SheetCells, year: Int?) {
    self.init(sheet.table, year, Self.ownShapes(in: sheet))
  }

  /// The readers of those shapes of which the texts of a sheet, each looked at once, show a sign.
  private static func ownShapes(in sheet: SheetCells) -> [@Sendable (Table, Titles) -> Found?] {
    var shapes: [@Sendable (Table, Titles) -> Found?] = []
    if mayBeForms(sheet) { shapes.append(records) }
    if mayBeReceipts(sheet) { shapes.append(receipts) }
    if mayBeMonths(sheet) { shapes += [monthRows, monthColumns] }
    if sheet.texts.all.contains(where: { dayInCell($0.raw) != nil }) { shapes.append(daysInCells) }
    return shapes
  }

  /// Days across that are no week, or the weeks of one dog; nil for any other sheet.
  init?(across table: Table, year: Int?) { self.init(table, year, [Self.datedColumns, Self.weekCards]) }

  private init?(_ table: Table, _ year: Int?, _ readers: [@Sendable (Table, Titles) -> Found?]) {
    guard !readers.isEmpty else { return nil }
    let titles = Titles(table, year: year)
    guard let found = readers.lazy.compactMap({ $0(table, titles) }).first else { return nil }
    isOfWeeks = found.columns?.span != nil
    for row in stride(from: 1, to: found.start, by: 1) {
      lines.append(RearrangedSheet.plain(table[row: row], row))
    }
    beside = found.beside
    addWeeks(found.entries)
    addBeside(table, found)
  }

  /// Whether a table is such a list, be its years known or not.
  static func recognizes(_ table: Table) -> Bool {
    let sheet = SheetCells(table)
    // In a leap year there is every day that a list may have.
    return isDated(sheet, year: nil) || isDated(sheet, year: 2000)
  }

  /// Whether a table is such a list but for its years, which neither it nor anything around it says.
  static func lacksYear(_ table: Table) -> Bool {
    let sheet = SheetCells(table)
    return !isDated(sheet, year: nil) && isDated(sheet, year: 2000)
  }

  private static func isDated(_ sheet: SheetCells, year: Int?) -> Bool {
    EntryList(sheet.table, year: year) != nil || EntryList(ownShape: sheet, year: year) != nil
      || EntryList(across: sheet.table, year: year) != nil
  }

  /// The year of a month that a line by itself names at the top, in whatever words: `March 2012 - who came`.
  static func namedYear(_ table: Table) -> Int? {
    for record in table.records.prefix(3) {
      let texts = record.fields.filter { !$0.isBlank }
      guard texts.count == 1, let text = texts.first else { continue }
      let words = PartialDate.words(text.text)
      for (word, next) in zip(words, words.dropFirst()) where MonthName.month(named: word) != nil {
        if let year = Int(next), PartialDate.years.contains(year) { return year }
      }
    }
    return nil
  }

  static func titleYear(_ records: ArraySlice<Record>) -> Int? {
    records.flatMap(\.fields).lazy.compactMap { field -> Int? in
      switch SheetTitle(field.text) {
      case .year(let year): year
      case .month(_, let year): year
      case .week(let date), .weekEnding(let date): date.year
      case .weekNumber, .days, .years, nil: nil
      }
    }.first
  }
}
