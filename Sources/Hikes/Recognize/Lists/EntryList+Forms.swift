import Civil
import Diagnostics
import Tabular

/// Forms that were filled in for a dog and week.
extension EntryList {
  /// Forms of one week of a dog, one below the other or side by side: `Name:,Rusty`, `Week ending:,10/24/2008`, `Mon,25.00`; the days
  /// may stand across as well, `,Mon,Tue,Wed` above `Paid,25,,25`, and the name by itself above `Day,$`.
  static func records(_ table: Table, _ titles: Titles) -> Found? {
    var found = Found()
    let haveOwnDays = table.records.lazy.filter { ownDays($0) != nil }.prefix(2).count > 1
    for panel in Panels.ranges(table) {
      let known = Set(found.entries.map(\.name.folded))
      let forms = FilledForms(table, panel, titles, known: known, haveOwnDays: haveOwnDays)
      found.entries += forms.found.entries
      found.beside += forms.found.beside
      found.failed += forms.found.failed
    }
    return found.isList ? found : nil
  }

  /// Whether dogs are named behind their label twice or more, or above the headings of days and money side by side. Only lines
  /// that begin with a label are looked at.
  static func mayBeForms(_ sheet: SheetCells) -> Bool {
    if sheet.texts.all.contains(where: { isDate($0.folded) }),
      (1..<sheet.rowCount + 1).contains(where: { headsForms(sheet.table[row: $0]) > 1 })
    {
      return true
    }
    if (1..<max(sheet.rowCount, 1)).lazy.filter({ headsOwnDays(sheet, $0) }).prefix(2).count > 1 {
      return true
    }
    let labels = Set(sheet.texts.all.filter { isDogLabel($0.raw) }.map { ObjectIdentifier($0) })
    guard !labels.isEmpty else { return false }
    var count = 0
    for row in 1..<sheet.rowCount + 1 where count < 2 {
      guard let first = sheet[row: row].first, labels.contains(ObjectIdentifier(first)) else { continue }
      count += labelCount(sheet.table[row: row])
    }
    return count >= 2
  }

  /// Whether a row has the name of a dog before the days, and below it nothing but what they held: `Juno,M,T,W,Th,F` above
  /// `,25,,25,,25`.
  private static func headsOwnDays(_ sheet: SheetCells, _ row: Int) -> Bool {
    let (head, below) = (sheet[row: row], sheet[row: row + 1])
    guard head.filledCount >= 4, !below.isBlank, let place = head.cells.firstIndex(where: { !$0.isBlank }),
      below[column: place - head.cells.startIndex + 1].isBlank
    else { return false }
    return ownDays(sheet.table[row: row]) != nil
  }

  /// The names of the days in a row that begins with that of a dog, by their columns; nil for any other row. Among other dogs so
  /// headed a name may be any word: `Bill,M,T,W,Th,F`.
  fileprivate static func ownDays(_ record: Record, isAmongOthers: Bool = false) -> [Int: String]? {
    let filled = record.filledColumns
    guard filled.count >= 4, case let name = record[column: filled[0]].text, !isDogLabel(name),
      isAmongOthers && name.allSatisfy(\.isLetter)
        || mayBeName(name) && ColumnLabels.role(name) == nil && SheetTitle(name) == nil,
      !name.hasSuffix(":"), !days.set.contains(head(name)),
      filled.dropFirst().allSatisfy({ record[column: $0].text.utf8.count <= longestDayName })
    else { return nil }
    let texts = CellTexts()
    let spelled = HeadingRun.spelledOut(
      SheetRow(filled.dropFirst().map { texts.text(record[column: $0].text) }, texts))
    let days = zip(filled.dropFirst(), spelled.cells).map { ($0, $1.raw) }
    let weekdays = days.compactMap { Weekday(name: $1.folded) }
    return weekdays.count == days.count && Set(weekdays).count == days.count
      ? Dictionary(uniqueKeysWithValues: days) : nil
  }

  /// `Wednesday`, `mercredi`
  private static let longestDayName = 10

  /// How often a line has what dogs are called and a name behind it, `Dog,Amigo`; 0 where it has anything else first.
  private static func labelCount(_ record: Record) -> Int {
    let filled = record.fields.filter { !$0.isBlank }.map(\.text)
    guard (2...12).contains(filled.count), isDogLabel(filled[0]) else { return 0 }
    return zip(filled, filled.dropFirst()).count { label, name in
      isDogLabel(label) && DayHeading(name) == nil && ColumnLabels.role(name) == nil && mayBeName(name)
        && !dates.set.contains(head(name)) && !amounts.set.contains(head(name))
    }
  }

  /// How often a row heads days and what was paid on them: `Day,$,Remark,,Day,$,Remark`.
  private static func headsForms(_ record: Record) -> Int {
    let filled = record.filledColumns
    guard let first = filled.first, isDate(head(record[column: first].text)) else { return 0 }
    return filled.count { headsForm(record, $0) }
  }

  fileprivate static func headsForm(_ record: Record, _ column: Int) -> Bool {
    isDate(head(record[column: column].text)) && amounts.set.contains(head(record[column: column + 1].text))
  }

  static func isDogLabel(_ text: String) -> Bool {
    let label = head(text)
    return ColumnLabels.names.contains(label) || certain.set.contains(label)
  }
}

/// The forms in some columns, read from the top down.
private struct FilledForms {
  private(set) var found = EntryList.Found()
  private let table: Table
  private let panel: Range<Int>
  private var titles: EntryList.Titles
  /// The dogs whose names were told as such.
  private var known: Set<String>
  /// Whose form it is; its cell until something of it was found.
  private var dog: (name: String, cell: CellReference?, owner: String)?
  /// Whether its name stood before its days, so that a gap ends it.
  private var hasOwnDays = false
  /// Whether two dogs or more are so named.
  private let haveOwnDays: Bool
  /// The days across, by their columns.
  private var across: [Int: CivilDate] = [:]

  init(
    _ table: Table, _ panel: Range<Int>, _ titles: EntryList.Titles, known: Set<String>, haveOwnDays: Bool
  ) {
    (self.table, self.panel, self.titles, self.known) = (table, panel, titles, known)
    self.haveOwnDays = haveOwnDays
    for row in 1..<table.records.count + 1 {
      let places = panel.filter { !table[row: row][column: $0].isBlank }
      if let first = places.first {
        take(row, places, text(row, first), places.dropFirst().first.map { text(row, $0) } ?? "")
      } else {
        // The week of all forms stands above the first of them.
        self.titles.takeLine(table[row: row])
        if hasOwnDays { dog = nil }
      }
    }
  }

  private func text(_ row: Int, _ column: Int) -> String { table[row: row][column: column].text }

  private mutating func take(_ row: Int, _ places: [Int], _ label: String, _ value: String) {
    let role = ColumnLabels.role(EntryList.head(label))
    if EntryList.isDogLabel(label), !value.isEmpty, DayHeading(value) == nil {
      let isNew = begin(value, CellReference(row: row, column: places[1]))
      takeOwner(row, places.dropFirst(2))
      found.add(row, isNew ? [places[0]] : Array(places.prefix(2)), .header)
    } else if let days = EntryList.ownDays(table[row: row], isAmongOthers: haveOwnDays) {
      _ = begin(label, CellReference(row: row, column: places[0]))
      var dated = titles
      across = days.compactMapValues { day in
        DayHeading(day, order: titles.order).flatMap { dated.date($0) }
      }
      hasOwnDays = true
      found.add(row, places.dropFirst(), .header)
    } else if EntryList.headsForm(table[row: row], places[0]), let above = name(above: row) {
      _ = begin(text(row - 1, above), CellReference(row: row - 1, column: above))
      found.add(row, places, .header)
    } else if name(above: row + 1) == places[0],
      EntryList.headsForm(table[row: row + 1], panel.lowerBound)
    {
      // Taken with the headings below it.
    } else if role == .owner {
      dog?.owner = value.collapsingSpaces
      found.add(row, places, .attribute)
    } else if places.count > 2,
      case let rest = places.dropFirst().map({ text(row, $0) }).joined(separator: " "),
      WeekColumn.isWeek(CellText(rest), titles.order), titles.take(rest)
    {
      // `HIKE FORM,Week of:,"Aug 10, 2026"`
      found.add(row, places, .header)
    } else if takeDays(row, places) || takeDay(row, places, label) {
      return
    } else if TurnedGrid.spans.set.contains(label.folded), AmountGrammar.read(value).money != nil {
      found.add(row, places, .total)
    } else if titles.take(value.isEmpty ? label : "\(label.trimming(": ")) \(value)") || titles.take(value) {
      found.add(row, places, .header)
    } else {
      let kind: CellReading.Kind = SummaryLabel(label) != nil ? .total : isNotes(label) ? .note : .header
      found.add(row, places.prefix(1), kind == .note && places.count > 1 ? .header : kind)
      // Money under no known word is left to be asked about.
      found.add(
        row, places.dropFirst().filter { kind != .header || dog != nil || !CellMark(text(row, $0)).isAmount },
        kind)
    }
  }

  /// Whether a line is of remarks, `Special notes:`.
  private func isNotes(_ label: String) -> Bool {
    let name = EntryList.head(label)
    return ColumnLabels.role(name) == .notes
      || name.split(separator: " ").last.map { ColumnLabels.role(String($0)) == .notes } ?? false
  }

  /// Begins the form of a dog; whether it is the first one of it.
  private mutating func begin(_ name: String, _ cell: CellReference) -> Bool {
    let isNew = known.insert(name.folded).inserted
    dog = (name.collapsingSpaces, isNew ? cell : nil, "")
    (across, hasOwnDays) = ([:], false)
    return isNew
  }

  /// `Owner:,Amy` behind the name of the dog.
  private mutating func takeOwner(_ row: Int, _ places: ArraySlice<Int>) {
    guard let label = places.first, places.count == 2,
      ColumnLabels.role(EntryList.head(text(row, label))) == .owner
    else { return found.add(row, places, .header) }
    let owner = text(row, places[places.startIndex + 1]).collapsingSpaces
    dog?.owner = owner
    found.add(row, places, .attribute)
  }

  /// A row that names days across, or one below it that holds what they held.
  private mutating func takeDays(_ row: Int, _ places: [Int]) -> Bool {
    if let days = daysAcross(row, places) {
      across = days
      found.add(row, places, .header)
      return true
    }
    guard dog != nil, !isNotes(text(row, places[0])), let days = daysHeld(row, places) else { return false }
    found.add(row, places.prefix(1).filter { across[$0] == nil }, .header)
    for column in days { if let date = across[column] { enter(row, column, date) } }
    found.add(row, places.dropFirst().filter { !days.contains($0) }, .note)
    return true
  }

  /// A row that begins with a day.
  private mutating func takeDay(_ row: Int, _ places: [Int], _ label: String) -> Bool {
    guard dog != nil, let heading = DayHeading(label, order: titles.order), let date = titles.date(heading)
    else { return false }
    found.add(row, places.prefix(1), .header)
    guard let column = places.dropFirst().first else { return true }
    // Money of several dogs is of a grid.
    if places.dropFirst(2).contains(where: { CellMark(text(row, $0)).isAmount }) { found.failed += 1 }
    enter(row, column, date)
    found.add(row, places.dropFirst(2), .note)
    return true
  }

  private mutating func enter(_ row: Int, _ column: Int, _ date: CivilDate) {
    guard let named = dog else { return }
    var entry = EntryList.Entry(
      row: row, date: date, text: text(row, column), name: named.name, column: column, nameCell: named.cell)
    entry.owner = named.owner
    found.entries.append(entry)
    dog?.cell = nil
  }

  /// Where a name stands by itself in the row above.
  private func name(above row: Int) -> Int? {
    guard row > 1, row <= table.records.count else { return nil }
    let places = panel.filter { !table[row: row - 1][column: $0].isBlank }
    guard places.count == 1, EntryList.mayBeName(text(row - 1, places[0])),
      SheetTitle(text(row - 1, places[0])) == nil
    else { return nil }
    return places[0]
  }

  /// The dates of a row that names three days or more, by their columns.
  private func daysAcross(_ row: Int, _ places: [Int]) -> [Int: CivilDate]? {
    var titles = titles
    var dates: [Int: CivilDate] = [:]
    for place in places {
      guard let heading = DayHeading(text(row, place), order: titles.order), heading.weekday != nil,
        let date = titles.date(heading)
      else { continue }
      dates[place] = date
    }
    return dates.count >= 3 && dates.count >= places.count - 1 && Set(dates.values).count == dates.count
      ? dates : nil
  }

  /// The columns of a row below the days that hold something of them; nil where nothing in it is of a day.
  private func daysHeld(_ row: Int, _ places: [Int]) -> [Int]? {
    let days = places.filter { across[$0] != nil }
    let marks = days.map { CellMark(text(row, $0)) }
    guard !days.isEmpty, marks.contains(where: { $0 != .text && $0 != .blank }),
      marks.count(where: { $0 == .text }) * 2 <= marks.count
    else { return nil }
    return zip(days, marks).filter { $1 != .dash && $1 != .blank }.map(\.0)
  }
}
