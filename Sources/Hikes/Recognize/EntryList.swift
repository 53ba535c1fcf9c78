import Civil
import Diagnostics
import Tabular

/// A list with a date, a dog and an amount in each row, laid out as weeks.
struct EntryList {
  private(set) var lines: [RearrangedSheet.Line] = []
  var beside: [(origin: CellReference, line: Int, kind: CellReading.Kind)] = []

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
    if let columns = Self.columns(table) {
      let head = columns.head ?? 0
      for row in stride(from: 1, to: head, by: 1) {
        lines.append(RearrangedSheet.plain(table[row: row], row))
      }
      for column in table[row: head].fields.indices {
        beside.append((CellReference(row: head, column: column + 1), 0, .header))
      }
      let year = SheetTitle.fileHints(table.file).year ?? Self.titleYear(table.records.prefix(head)) ?? given
      guard let found = Self.entries(table, from: head + 1, columns, order, year) else { return nil }
      let entries = withoutSums(found, of: 2)
      addWeeks(entries)
      addBeside(table, entries, columns)
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
    EntryList(table) != nil || EntryList(table, year: 2000) != nil
  }

  /// The year of a month that a line by itself names at the top, in whatever words: `March 2012 - who came`.
  private static func namedYear(_ table: Table) -> Int? {
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

  private static func entries(
    _ table: Table, from first: Int, _ columns: Columns, _ order: DateOrder?, _ year: Int?
  ) -> [Entry]? {
    var entries: [Entry] = []
    var last: CivilDate?
    var failed = 0
    // The week that a line by itself names, for the days below it.
    var week = (1..<max(first, 1)).lazy.compactMap { self.week(table[row: $0], order, year, after: nil) }.last
    for row in stride(from: first, through: table.records.count, by: 1) {
      let record = table[row: row]
      if columns.isUnderTitles, let next = self.week(record, order, year, after: week) {
        week = next
      }
      let name = record[column: columns.dog].text.collapsingSpaces
      guard !record.isBlank, !name.isEmpty, SummaryLabel(name) == nil, !TallyLabel.isTally(name, weeks: 2)
      else {
        continue
      }
      let text = record[column: columns.date].text
      let date =
        columns.isUnderTitles ? week : text.folded.isEmpty ? last : Self.date(text, order, year, after: last)
      guard var date else {
        failed += 1
        continue
      }
      last = date
      if let column = columns.weekday {
        guard let day = DayHeading(record[column: column].text)?.weekday else {
          failed += 1
          continue
        }
        date = date.monday.adding(days: day.rawValue - 1)
      }
      let amount = columns.methods.first { !record[column: $0].isBlank } ?? columns.amount
      let isPaid = !record[column: amount].isBlank
      let state = columns.state.flatMap { CellMark(record[column: $0].text) == .text ? nil : $0 }
      let charge = columns.charge.flatMap { record[column: $0].isBlank ? nil : $0 }
      let back = columns.out.flatMap { AmountGrammar.read(record[column: $0].text).money == nil ? nil : $0 }
      let column = isPaid ? amount : back ?? charge ?? state ?? columns.notes ?? columns.amount
      var entry = Entry(
        row: row, date: date, text: Self.text(record, columns, in: column), name: name, column: column,
        nameColumn: columns.dog)
      entry.owner = columns.owner.map { record[column: $0].text.collapsingSpaces } ?? ""
      entries.append(entry)
    }
    // Money went back only to those who paid some; anything else was bought.
    if let out = columns.out {
      let dogs = Set(entries.filter { $0.column != out }.map(\.name.folded))
      entries.removeAll { $0.column == out && !dogs.contains($0.name.folded) }
    }
    return entries.count >= 3 && entries.count >= failed * 3 ? entries : nil
  }

  /// The Monday of a week that a line by itself names.
  private static func week(_ record: Record, _ order: DateOrder?, _ year: Int?, after last: CivilDate?)
    -> CivilDate?
  {
    let texts = record.fields.filter { !$0.isBlank }.map(\.text)
    guard texts.count == 1, case .week(let date)? = SheetTitle(texts[0], order: order) else { return nil }
    return (last.map { date.date(near: $0) } ?? (date.year ?? year).flatMap { date.date(inYear: $0) })?.monday
  }

  /// The date of a row; one without a year is that nearest to the row above it, the first in the year that is known.
  static func date(_ text: String, _ order: DateOrder?, _ year: Int?, after last: CivilDate?) -> CivilDate? {
    // "24-Mar-03" is no Tuesday.
    let readings = [true, false].lazy.compactMap { DayHeading(text, order: order, isFrench: $0) }
    guard let heading = readings.first(where: { $0.month != nil }), let month = heading.month,
      let day = heading.day
    else {
      // "Mo 3. Nov 2014": the day of the week in letters that only its language has.
      let letters = text.folded.prefix { $0.isLetter }
      guard (2...3).contains(letters.count), MonthName.month(named: String(letters)) == nil else {
        return nil
      }
      let rest = String(text.folded.dropFirst(letters.count)).trimming(". ")
      return rest.first?.isNumber == true ? self.date(rest, order, year, after: last) : nil
    }
    let date = PartialDate(year: heading.year, month: month, day: day)
    return last.map { date.date(near: $0) } ?? (heading.year ?? year).flatMap { date.date(inYear: $0) }
  }

  /// The entries with the owners of those dogs that share their name with another owner's, and of no others.
  private static func withOwners(_ entries: [Entry]) -> [Entry] {
    var owners: [String: Set<String>] = [:]
    for entry in entries where !entry.owner.isEmpty {
      owners[entry.name.folded, default: []].insert(entry.owner.folded)
    }
    return entries.map { entry in
      var entry = entry
      if (owners[entry.name.folded] ?? []).count < 2 { entry.owner = "" }
      return entry
    }
  }

  /// A header and a line for each dog, week by week; a second entry for the same day goes into a block of its own,
  /// where it is found to be a repetition or a contradiction.
  private mutating func addWeeks(_ given: [Entry]) {
    let entries = Self.withOwners(given)
    for monday in Set(entries.map(\.date.monday)).sorted() {
      var left = entries.filter { $0.date.monday == monday }
      while !left.isEmpty {
        var later: [Entry] = []
        var dogs: [(name: String, entries: [Entry])] = []
        for entry in left {
          if let index = dogs.firstIndex(where: {
            $0.name.folded == entry.name.folded && $0.entries[0].owner == entry.owner
          }) {
            if dogs[index].entries.contains(where: { $0.date == entry.date }) {
              later.append(entry)
            } else {
              dogs[index].entries.append(entry)
            }
          } else {
            dogs.append((entry.name, [entry]))
          }
        }
        addWeek(monday, dogs)
        left = later
      }
    }
  }

  private mutating func addWeek(_ monday: CivilDate, _ dogs: [(name: String, entries: [Entry])]) {
    let count = dogs.contains { $0.entries.contains { $0.date.weekday > .friday } } ? 7 : 5
    let hasOwners = dogs.contains { !$0.entries[0].owner.isEmpty }
    let head = hasOwners ? ["Dog", "Owner"] : ["Dog"]
    lines.append(head.map { ($0, nil) } + (0..<count).map { (monday.adding(days: $0).description, nil) })
    for dog in dogs {
      guard let first = dog.entries.first else { continue }
      var line: RearrangedSheet.Line = [(dog.name, first.nameCell)]
      if hasOwners { line.append((first.owner, nil)) }
      for day in 0..<count {
        let entry = dog.entries.first { $0.date == monday.adding(days: day) }
        line.append((entry?.text ?? "", entry.map { CellReference(row: $0.row, column: $0.column) }))
      }
      for entry in dog.entries.dropFirst() {
        if let cell = entry.nameCell { beside.append((cell, lines.count, .dog)) }
      }
      lines.append(line)
    }
    lines.append([])
  }

  /// What else a row says: its date and day frame it, notes stay notes, the rest is told of the dog.
  private mutating func addBeside(_ table: Table, _ entries: [Entry], _ columns: Columns?) {
    var places: [CellReference: Int] = [:]
    for (index, line) in lines.enumerated() {
      for cell in line { if let origin = cell.origin { places[origin] = index } }
    }
    let sums = columns.map { sumColumns(table, entries, $0) } ?? []
    for entry in entries {
      let own =
        places[CellReference(row: entry.row, column: entry.column)]
        ?? entry.nameCell.flatMap { places[$0] } ?? 0
      for (index, field) in table[row: entry.row].fields.enumerated() where !field.isBlank {
        let column = index + 1
        guard CellReference(row: entry.row, column: column) != entry.nameCell, column != entry.column else {
          continue
        }
        let isDate = column == columns?.date || DayHeading(field.text)?.weekday != nil
        let isMoney = AmountGrammar.read(field.text) != .none && !isDate && column != columns?.notes
        let role = columns?.head.flatMap { ColumnLabels.role(table[row: $0][column: column].text) }
        let isSum =
          sums.contains(column) || role == .tax || role == .rowTotal || role == .monthTotal
          || role == .figure && column != columns?.charge
          || Self.running.set.contains(table[row: columns?.head ?? 0][column: column].text.folded)
        guard
          !isMoney || isSum || column == columns?.charge || role == .rate || role == .other || role == .paid
            || role == .phone
            || role == .address
        else {
          continue
        }
        beside.append(
          (
            CellReference(row: entry.row, column: column), own,
            isDate
              ? .header : isSum ? .total : column == columns?.notes || columns == nil ? .note : .attribute
          ))
      }
    }
  }
}
