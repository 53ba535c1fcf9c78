import Civil
import Diagnostics
import Tabular

/// A list with a date, a dog and an amount in each row, laid out as weeks.
struct EntryList {
  var lines: [RearrangedSheet.Line] = []
  var beside: [(origin: CellReference, line: Int, kind: CellReading.Kind)] = []
  /// The days of cells that tell of a hike beside what was paid for it.
  var days: [CellReference: CivilDate] = [:]
  /// Whether its money is of weeks, and stands on their first days.
  private(set) var isOfWeeks = false

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
  }

  /// Nil where no row names the three columns, or most rows below it have no date.
  /// - Parameter year: of dates that have none, where the file's name does not say it either.
  init?(_ table: Table, year given: Int? = nil) {
    let order = DateOrder.order(of: table)
    let year = SheetTitle.fileHints(table.file).year ?? given ?? Self.namedYear(table)
    if let columns = Self.columns(table), case let head = columns.head ?? 0,
      let found = Self.entries(
        table, from: head + 1, columns, order,
        SheetTitle.fileHints(table.file).year ?? Self.titleYear(table.records.prefix(head)) ?? given)
    {
      for row in stride(from: 1, to: head, by: 1) {
        lines.append(RearrangedSheet.plain(table[row: row], row))
      }
      for column in table[row: head].fields.indices {
        beside.append((CellReference(row: head, column: column + 1), 0, .header))
      }
      let entries = withoutSums(found, of: 2)
      addWeeks(entries)
      addBeside(table, entries, columns)
      isOfWeeks = columns.span != nil
      return
    }
    if let (found, sums, columns) = Self.byDays(table, year) {
      let entries = withoutSums(found)
      addWeeks(entries)
      addBeside(table, entries, columns)
      beside += sums.map { (origin: $0, line: 0, kind: .total) }
    } else if let entries = Self.byCards(table, order, year) {
      addWeeks(entries)
      addBeside(table, entries, nil)
      beside += Self.told(table).map { (origin: $0, line: 0, kind: .attribute) }
    } else if let (entries, sums) = Self.byDogs(table, order, year) {
      addWeeks(entries)
      addBeside(table, entries, nil)
      beside += sums.map { (origin: $0, line: 0, kind: .total) }
    } else if let entries = Self.byLines(table, order, year) {
      addWeeks(entries)
      addBeside(table, entries, nil)
    } else if let found = Self.byOwnDays(table, order, year) ?? Self.byCustomers(table, order, year)
      ?? Self.byPanels(table, order, year)
    {
      add(found, table)
    } else if let columns = Self.inferred(table, order),
      let found = Self.entries(table, from: 1, columns, order, year)
    {
      let entries = withoutSums(found, of: 2)
      addWeeks(entries)
      addBeside(table, entries, columns)
    } else {
      return nil
    }
  }

  /// Whether a table is such a list, be its years known or not.
  static func recognizes(_ table: Table) -> Bool {
    // In a leap year there is every day that a list may have.
    isDated(table, year: nil) || isDated(table, year: 2000)
  }

  /// Whether a table is such a list but for its years, which neither it nor anything around it says.
  static func lacksYear(_ table: Table) -> Bool {
    !isDated(table, year: nil) && isDated(table, year: 2000)
  }

  private static func isDated(_ table: Table, year: Int?) -> Bool {
    EntryList(table, year: year) != nil || EntryList(ownShape: table, year: year) != nil
      || EntryList(across: table, year: year) != nil
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
