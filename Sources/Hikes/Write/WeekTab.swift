import Civil
import Diagnostics
import Documents
import Quantities
import Tabular

/// The weeks in her layout as a sheet of a workbook: what a cell means decides its type and its colour.
///
/// What is about to be written is read as any sheet is, so that a cell is coloured by what it would be taken for.
struct WeekTab {
  private let weekly: WeeklySheet
  private let reading: SheetReading?
  private let dogs: DogMap
  private let standing: [DogID: Standing]
  private(set) var cells: [[WorkbookCell]]
  /// The cells of titles, which may be longer than their column is wide.
  private var titles: Set<CellReference> = []

  init(_ weekly: WeeklySheet, rows: [[String]], asOf: CivilDate) {
    self.weekly = weekly
    let width = rows.map(\.count).max() ?? 0
    cells = rows.map { row in
      row.map { .text($0) } + Array(repeating: .empty, count: width - row.count)
    }
    let records = rows.enumerated().map { index, row in Record(row.map { Field($0) }, line: index + 1) }
    let table = Table(file: "week.csv", records: records)
    reading = WeeklySheetReader.read(table, hints: SheetHints(asOf: asOf))
    var copy = weekly.book
    var map = DogMap()
    if let reading { map.take([reading], into: &copy) }
    dogs = map
    standing = Standing.all(copy.dogs.map(\.id), on: asOf, in: weekly.book)
    guard let reading else { return }
    for cell in reading.cells { dress(cell) }
    let resolver = ScheduleResolver(weekly.book)
    for week in reading.weeks { dressDays(of: week, resolver) }
    for (cell, sum) in WeekSums(reading, weekly.book, cells).sums { self[cell] = sum }
  }

  var sheet: WorkbookSheet {
    let width = cells.first?.count ?? 0
    let columns = (0..<width).map { column in
      let texts = cells.enumerated().lazy.filter { row, _ in
        !titles.contains(CellReference(row: row + 1, column: column + 1))
      }.map { _, cells in cells[column].shown }
      return WorkbookColumn.fitting(texts, atMost: Self.widest)
    }
    let total = columns.reduce(0) { $0 + $1.width }
    let headers = Set(reading?.weeks.map(\.block.headerRow) ?? [])
    let isWide = total > Self.portraitWidth
    let page: WorkbookSheet.Page =
      headers.count > 1 ? (isWide ? .landscape : .portrait) : (isWide ? .onePageAcross : .onePage)
    var sheet = WorkbookSheet("Week", page: page, columns: columns, rows: cells)
    if headers.count == 1, let header = headers.first {
      sheet.frozenRows = header
      sheet.headingRows = header
    }
    sheet.frozenColumns = reading?.weeks.first?.block.nameColumn ?? 0
    return sheet
  }

  private static let widest = 550
  /// Letter paper without its margins, in tenths of a millimetre.
  private static let portraitWidth = 1900

  /// Offered in the cell of a day; any word or amount may be typed.
  static let statusWords = [
    "away", "injured", "sick", "cancelled", "grooming", "vet", "off", "no-show", "unpaid", "interview",
  ]

  private subscript(cell: CellReference) -> WorkbookCell {
    get { cells[cell.row - 1][cell.column - 1] }
    set { cells[cell.row - 1][cell.column - 1] = newValue }
  }

  // MARK: What stands there

  private mutating func dress(_ cell: CellReading) {
    let place = cell.cell
    switch cell.kind {
    case .title:
      self[place].look = .title
      titles.insert(place)
    case .header:
      self[place].look = .heading
      if let date = cell.date, let form = DateForm.of(cell.raw, date) {
        self[place] = WorkbookCell(.date(date), form: .date(form), look: .heading)
      }
      if cell.date != nil { self[place].look.side = .middle }
    case .dog:
      self[place].look.isBold = true
      if let dog = cell.dog, isOverdue(dog) { self[place].look.fill = .red }
    case .payment:
      self[place].look.side = .right
      guard let amount = cell.amount else { return }
      if !cell.isDuplicate { self[place].look.fill = .green }
      type(amount, at: place, raw: cell.raw)
    case .status:
      self[place].look.fill = cell.status == .unpaid ? .none : .grey
      if cell.status == .unpaid, let dog = cell.dog, isOverdue(dog) { self[place].look.fill = .red }
      self[place].look.side = .middle
    case .scheduled:
      self[place].look.side = .middle
      if let dog = cell.dog, isOverdue(dog) { self[place].look.fill = .red }
    case .total: self[place].look = .sum
    case .note, .attribute: self[place].look = .wrapped
    case .ignored, .unrecognised: break
    }
  }

  /// Money is a number only where it looks, as a number, just as it was typed.
  private mutating func type(_ amount: Money, at place: CellReference, raw: String) {
    guard let form = MoneyForm.of(raw, amount) else { return }
    self[place].value = .money(amount)
    self[place].form = .money(form)
  }

  // MARK: What is booked

  /// The days of every dog: a list of words to choose from, a frame where the dog is booked.
  private mutating func dressDays(of week: SheetWeek, _ resolver: ScheduleResolver) {
    guard let monday = week.monday else { return }
    for day in week.block.days {
      let booked = Dictionary(
        resolver.dogs(on: day.date(monday)).map { ($0.dog.id, $0.isException) }
      ) { first, _ in first }
      for (row, label) in week.dogRows where day.column <= cells[row - 1].count {
        let place = CellReference(row: row, column: day.column)
        self[place].choices = Self.statusWords
        if self[place].form == .general { self[place].form = .money(.dollars) }
        guard let dog = dogs[label], let isException = booked[dog] else { continue }
        self[place].look.isBoxed = true
        guard self[place].value == .empty else { continue }
        self[place].look.fill = isException ? .grey : isOverdue(label) ? .red : .none
      }
    }
  }

  private func isOverdue(_ label: String) -> Bool {
    dogs[label].flatMap { standing[$0] } == .overdue
  }
}
