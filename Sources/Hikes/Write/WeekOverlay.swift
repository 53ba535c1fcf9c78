import Bookkeeping
import Civil
import Diagnostics
import Quantities
import Tabular

/// One week of a sheet as the book has it now: the cells that differ, and the dogs that are new.
struct WeekOverlay {
  private(set) var texts: [(cell: CellReference, text: String)] = []
  /// How much more money the block shows than before.
  private(set) var difference = Money.zero
  /// Rows for dogs that the block does not name.
  private(set) var newRows: [[String]] = []
  /// The row that dates the block, where it has none.
  private(set) var title: [String]?
  /// The row of the last dog.
  let lastRow: Int
  /// The first row after the block's own total.
  let endRow: Int

  init(_ whole: WeeklySheet, _ reading: SheetReading, _ index: Int) {
    let sheet = whole.narrowed(to: reading.weeks[index].monday)
    let week = reading.weeks[index]
    let totals = reading.stated.filter { $0.week == index && $0.label.scope == .week && $0.dog == nil }
    lastRow = week.dogRows.map(\.row).max() ?? week.block.headerRow
    // Totals may stand above the dogs.
    endRow = max(lastRow, totals.map(\.cell.row).max() ?? lastRow) + 1
    let width = reading.table[row: week.block.headerRow].fields.count
    if !isDated(week, reading) { title = Self.title(week.monday, width: width) }
    guard let monday = week.monday else { return }
    let rows = Set(week.dogRows.map(\.row))
    var cells: [CellReference: CellReading] = [:]
    for place in reading.cells.indices where rows.contains(reading.cells[place].cell.row) {
      let cell = reading.cells[place]
      if cells[cell.cell] == nil { cells[cell.cell] = cell }
    }
    var isPaid = false
    for (row, label) in week.dogRows {
      guard let dog = sheet.dogs[label] else { continue }
      for day in week.block.days {
        let cell = CellReference(row: row, column: day.column)
        let old = cells[cell]
        let date = day.date(monday)
        guard let text = sheet.text(dog, date, over: old) else { continue }
        texts.append((cell, text.text))
        difference += text.money - (old?.countedAmount ?? .zero)
        isPaid = true
      }
      guard let column = week.block.column(.notes) else { continue }
      let cell = CellReference(row: row, column: column)
      let inDays = Set(week.block.days.compactMap { cells[CellReference(row: row, column: $0.column)]?.raw })
      if let text = sheet.notes(dog, monday, over: cells[cell], beside: inDays) { texts.append((cell, text)) }
    }
    addDogs(sheet, week, monday, width)
    guard isPaid || !newRows.isEmpty else { return }
    for total in totals where total.date == nil {
      texts.append((total.cell, (week.paid + difference).dollars))
    }
  }

  static func title(_ monday: CivilDate?, width: Int) -> [String] {
    [monday.map { Week(containing: $0).title } ?? ""] + Array(repeating: "", count: max(0, width - 1))
  }

  /// Dogs that the book has on this week and the block does not name, after its last.
  private mutating func addDogs(_ sheet: WeeklySheet, _ week: SheetWeek, _ monday: CivilDate, _ width: Int) {
    let named = Set(week.dogRows.compactMap { sheet.dogs[$0.dog] })
    let days = Week(containing: monday).workdays
    let present = Set(
      sheet.book.payments.filter { payment in payment.hikeDate.map { days.contains($0) } ?? false }
        .compactMap(\.dog)
        + sheet.book.exceptions.filter { days.contains($0.date) }.map(\.dog)
        + sheet.book.hikes.filter { days.contains($0.date) }.map(\.dog))
    for dog in sheet.book.dogs where present.contains(dog.id) && !named.contains(dog.id) {
      var fields = Array(repeating: "", count: width)
      fields[week.block.nameColumn - 1] = sheet.book.label(dog)
      for day in week.block.days {
        guard let text = sheet.text(dog.id, day.date(monday), over: nil) else {
          continue
        }
        if day.column <= width { fields[day.column - 1] = text.text }
        difference += text.money
      }
      newRows.append(fields)
    }
  }
}

/// Whether a title above the block says its day and year.
private func isDated(_ week: SheetWeek, _ reading: SheetReading) -> Bool {
  if week.block.days.contains(where: { $0.heading?.year != nil }) { return true }
  return week.block.titleRows.contains { row in
    let texts = reading.table[row: row].fields.filter { !$0.isBlank }.map(\.text)
    guard case .week(let date) = SheetTitle(texts.joined(separator: ", ")) else { return false }
    return date.year != nil
  }
}

extension WeeklySheet {
  /// What a day's cell must say, nil where it may stay as it is.
  /// - Parameter old: what stands in the kept sheet; nil for an empty cell, and in a week that no sheet holds.
  func text(_ dog: DogID, _ date: CivilDate, over old: CellReading?, isNewWeek: Bool = false) -> (
    text: String, money: Money
  )? {
    let rows = book.payments.filter { $0.dog == dog && $0.hikeDate == date && !$0.isFromNotes }
    let paid = rows.map(\.amount).reduce(.zero, +)
    if !rows.isEmpty, !isCalledOff(dog, date) {
      // "pd" stands for the usual rate that the book has.
      if let old, old.kind == .payment, old.amount == nil || old.amount == paid { return nil }
      if let old, old.isDuplicate { return nil }
      return (paid.dollars, paid)
    }
    let exception = book.exceptions.first { $0.dog == dog && $0.date == date && $0.change != .added }
    guard let exception else {
      guard let old, old.countedAmount != nil || isTakenBack(old) else { return nil }
      return ("", .zero)
    }
    // What a kept sheet says stands there as it was typed, in this cell or in its Notes.
    if !isNewWeek, old?.countedAmount == nil, isFromSheet(exception) { return nil }
    return exception.sheetText.map { ($0, .zero) }
  }

  /// What the Notes column must say, nil where it may stay as it is.
  /// - Parameter beside: what stands in the row's days; a note from there is not said twice.
  func notes(_ dog: DogID, _ monday: CivilDate, over old: CellReading?, beside days: Set<String>) -> String? {
    let held = book.notes.filter { $0.dog == dog && $0.week == monday && !days.contains($0.text) }.map(\.text)
    guard let old else { return held.isEmpty ? nil : held.joined(separator: "; ") }
    guard old.kind == .note, held != [old.raw] else { return nil }
    return held.joined(separator: "; ")
  }

  /// Whether the history says that the dog was paid for and did not come: its money is credit, and its cell says why.
  private func isCalledOff(_ dog: DogID, _ date: CivilDate) -> Bool {
    guard let hike = book.hikes.first(where: { $0.dog == dog && $0.date == date }), !hike.outcome.isOnHike
    else { return false }
    return book.exceptions.contains { $0.dog == dog && $0.date == date && $0.change != .added }
  }

  private func isFromSheet(_ exception: ScheduleException) -> Bool {
    let source = PaymentSource(exception.source)
    return source.cell != nil && readings.contains { $0.file == source.file }
  }

  /// Whether the cell says that the dog stays home or goes on another day, and the book no longer does.
  private func isTakenBack(_ old: CellReading) -> Bool {
    old.kind == .status && old.question == nil && !old.isDuplicate
      && (old.status?.absence != nil || old.movedTo != nil)
  }
}

/// The month's summary, added up anew where a cell under it changed.
struct SummaryOverlay {
  private(set) var texts: [(cell: CellReference, text: String)] = []

  init(_ sheet: WeeklySheet, _ reading: SheetReading, _ weeks: [Int], _ delta: Money) {
    guard delta != .zero else { return }
    let summaries = reading.stated.filter { $0.label.scope == .month && $0.label.measure == .subtotal }
    for tab in Tab.all(in: reading, summaries: summaries) where !Set(tab.weeks).isDisjoint(with: weeks) {
      let rate = tab.lastDay(reading).flatMap { sheet.book.taxes.rate(in: sheet.book.rules.province, on: $0) }
      let isInside = sheet.book.rules.prices == .includeHST
      let subtotal = tab.weeks.map { reading.weeks[$0].paid }.reduce(.zero, +) + delta
      let tax = rate.map { isInside ? $0.taxInside(gross: subtotal) : $0.tax(onNet: subtotal) } ?? .zero
      let old = tab[.month, .subtotal]?.money ?? subtotal - delta
      let oldTax = tab[.month, .tax]?.money ?? tax
      let year = (tab[.year, .subtotal]?.money ?? .zero) + subtotal - old
      let yearTax = (tab[.year, .tax]?.money ?? .zero) + tax - oldTax
      put(tab[.month, .subtotal], subtotal)
      put(tab[.month, .tax], tax)
      put(tab[.month, .total], isInside ? subtotal : subtotal + tax)
      put(tab[.year, .subtotal], year)
      put(tab[.year, .tax], yearTax)
      put(tab[.year, .total], isInside ? year : year + yearTax)
    }
  }

  private mutating func put(_ total: StatedTotal?, _ money: Money) {
    if let total, total.money != money { texts.append((total.cell, money.dollars)) }
  }
}
