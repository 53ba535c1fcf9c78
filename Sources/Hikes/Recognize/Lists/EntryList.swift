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
    var text: String
    var name: String
    /// The column that says what the day held: the amount, or the note where there is none.
    let column: Int
    /// Where the name stands; none where it is in the cell of the day, or above other days of the dog.
    let nameCell: CellReference?
    /// Whose dog it is, where a column says it.
    var owner = ""
    /// Where the owner is called, where a column says it.
    var phone = ""
    /// What a hike costs, where something else than what was paid says it.
    var rate = ""
    /// Which hike of its day it was, the first or the second, where a line above says it.
    var turn: Int?

    init(row: Int, date: CivilDate, text: String, name: String, column: Int, nameCell: CellReference?) {
      (self.row, self.date, self.text, self.name) = (row, date, text, name)
      (self.column, self.nameCell) = (column, nameCell)
    }

    init(row: Int, date: CivilDate, text: String, name: String, column: Int, nameColumn: Int?) {
      self.init(
        row: row, date: date, text: text, name: name, column: column,
        nameCell: nameColumn.map { CellReference(row: row, column: $0) })
    }

    mutating func tell(_ whose: Whose) { (owner, phone, rate) = (whose.owner, whose.phone, whose.rate) }

    /// Takes what its row says of the dog's owner.
    mutating func tell(_ record: Record, _ columns: Columns) {
      owner = columns.owner.map { record[column: $0].text.collapsingSpaces } ?? ""
      phone = columns.phone.map { record[column: $0].text.collapsingSpaces } ?? ""
      rate = columns.rate.map { record[column: $0].text.collapsingSpaces } ?? ""
    }

    /// The same in a table with more columns to the left.
    func shifted(by count: Int) -> Entry {
      var entry = Entry(
        row: row, date: date, text: text, name: name, column: column + count,
        nameCell: nameCell.map { CellReference(row: $0.row, column: $0.column + count) })
      (entry.owner, entry.phone, entry.rate, entry.turn) = (owner, phone, rate, turn)
      return entry
    }
  }

  /// A list in any shape that no grid of weeks has for sure; nil for any other sheet.
  /// - Parameter year: of dates that have none, where the file's name does not say it.
  init?(_ table: Table, year: Int? = nil) {
    let readers = [
      Self.byHikes, Self.underHeadings, Self.byDays, Self.bySeats, Self.byCards, Self.byOpenCards,
      Self.byDogs,
      Self.byLines,
      Self.byOwnDays,
      Self.byCustomers,
      Self.byPanels, Self.byContents, Self.appointments, Self.withoutHeadings, Self.ofOneDay,
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
    if mayBeHourly(sheet) { shapes.append(hourly) }
    if mayBeBoxes(sheet) || mayBeDayLists(sheet) { shapes.append(boxes) }
    if mayBePunches(sheet) { shapes.append(punchCards) }
    if mayBeForms(sheet) { shapes.append(records) }
    if mayBeAccounts(sheet) { shapes.append(byAccounts) }
    if mayBeReceipts(sheet) { shapes.append(receipts) }
    if mayBeMonths(sheet) { shapes += [monthRows, monthColumns] }
    let hasSeveral = sheet.texts.all.contains(where: \.isDaysInCell)
    if hasSeveral || sheet.texts.all.contains(where: \.isDayInCell) {
      shapes.append { daysInCells($0, $1, letters: hasSeveral) }
    }
    return shapes
  }

  /// Days across that are no week, or the weeks of one dog; nil for any other sheet.
  init?(across table: Table, year: Int?) { self.init(table, year, [Self.datedColumns, Self.weekCards]) }

  /// Days that are carried on from line to line, or stand behind each dog, where the table is none of another shape.
  init?(carried table: Table, year: Int?) { self.init(table, year, [Self.runningDays, Self.datedCells]) }

  private init?(_ table: Table, _ year: Int?, _ readers: [@Sendable (Table, Titles) -> Found?]) {
    guard !readers.isEmpty else { return nil }
    let titles = Titles(table, year: year)
    guard let found = readers.lazy.compactMap({ $0(table, titles) }).first?.withOwedInvoices(table) else {
      return nil
    }
    isOfWeeks = found.columns?.span != nil
    for row in stride(from: 1, to: found.start, by: 1) {
      lines.append(RearrangedSheet.plain(table[row: row], row))
    }
    beside = found.beside
    addWeeks(found.entries)
    // What the sign means that was put there, as a key says it.
    if found.entries.contains(where: { $0.text == Self.hiked }) {
      lines += [[], [("\(Self.hiked) = hiked", nil)]]
    }
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
      || EntryList(carried: sheet.table, year: year) != nil
  }

  /// The one year that a line by itself names at the top, in whatever words: `March 2012 - who came`, `Dog book, spring 2002`.
  static func namedYear(_ table: Table) -> Int? {
    for record in table.records.prefix(3) {
      let texts = record.fields.filter { !$0.isBlank }
      guard texts.count == 1, let text = texts.first else { continue }
      let words = PartialDate.words(text.text)
      guard !SheetTitle.isPrinting(words) else { continue }
      let years = words.indices.filter { place in
        guard let year = Int(words[place]), PartialDate.years.contains(year) else { return false }
        // In telephone numbers, and in "since 2002", it is none of this sheet.
        return !words.dropFirst(place + 1).prefix(2).contains { Int($0) != nil }
          && !words[..<place].suffix(2).contains { Int($0) != nil && $0.count > 2 || since.set.contains($0) }
      }
      if Set(years.map { words[$0] }).count == 1 { return Int(words[years[0]]) }
    }
    return nil
  }

  /// Before the year in which a business began.
  static let since = WordRule(
    "Heather's Hikes since 2002", "since, est, established, founded, depuis, fondée, seit",
    like: "Heather's Hikes since 2002", "est. 2001")

  static func titleYear(_ records: ArraySlice<Record>) -> Int? {
    records.flatMap(\.fields).lazy.compactMap { SheetTitle($0.text) }.filter { !$0.isSpanOfYears }
      .compactMap(\.year).first
  }
}
