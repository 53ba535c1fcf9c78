import Civil
import Diagnostics
import Tabular

/// Forms that were filled in for a dog and week.
extension EntryList {
  /// Forms of one week of a dog, one below the other or side by side: `Name:,Rusty`, `Week ending:,10/24/2008`, `Mon,25.00`; the days
  /// may stand across as well, `,Mon,Tue,Wed` above `Paid,25,,25`, and the name by itself above `Day,$`.
  static func records(_ table: Table, _ titles: Titles) -> Found? {
    var found = Found()
    for panel in Panels.ranges(table) { addRecords(table, panel, titles, &found) }
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
    let labels = Set(sheet.texts.all.filter { isDogLabel($0.raw) }.map { ObjectIdentifier($0) })
    guard !labels.isEmpty else { return false }
    var count = 0
    for row in 1..<sheet.rowCount + 1 where count < 2 {
      guard let first = sheet[row: row].first, labels.contains(ObjectIdentifier(first)) else { continue }
      count += labelCount(sheet.table[row: row])
    }
    return count >= 2
  }

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

  private static func headsForm(_ record: Record, _ column: Int) -> Bool {
    isDate(head(record[column: column].text)) && amounts.set.contains(head(record[column: column + 1].text))
  }

  static func isDogLabel(_ text: String) -> Bool {
    let label = head(text)
    return ColumnLabels.names.contains(label) || certain.set.contains(label)
  }

  private static func addRecords(_ table: Table, _ panel: Range<Int>, _ given: Titles, _ found: inout Found) {
    var titles = given
    var dog: (name: String, cell: CellReference?, owner: String)?
    var known = Set(found.entries.map(\.name.folded))
    var across: [Int: CivilDate] = [:]
    for (index, record) in table.records.enumerated() {
      let row = index + 1
      let places = panel.filter { !record[column: $0].isBlank }
      guard let first = places.first else {
        // The week of all forms stands above the first of them.
        titles.takeLine(record)
        continue
      }
      let label = record[column: first].text
      let value = places.dropFirst().first.map { record[column: $0].text } ?? ""
      if isDogLabel(label), !value.isEmpty, DayHeading(value) == nil {
        let cell = CellReference(row: row, column: places[1])
        let isNew = known.insert(value.folded).inserted
        dog = (value.collapsingSpaces, isNew ? cell : nil, "")
        across = [:]
        let others = places.dropFirst(2)
        if let label = others.first, others.count == 2,
          ColumnLabels.role(head(record[column: label].text)) == .owner
        {
          dog?.owner = record[column: label + 1].text.collapsingSpaces
          found.add(row, others, .attribute)
        }
        found.add(row, isNew ? [first] : places, .header)
      } else if headsForm(record, first), let above = nameAbove(table, row, panel) {
        let cell = CellReference(row: row - 1, column: above)
        let name = table[row: row - 1][column: above].text
        dog = (name.collapsingSpaces, known.insert(name.folded).inserted ? cell : nil, "")
        across = [:]
        found.add(row, places, .header)
      } else if nameAbove(table, row + 1, panel) == first, headsForm(table[row: row + 1], panel.lowerBound) {
        // Taken with the headings below it.
      } else if ColumnLabels.role(head(label)) == .owner {
        dog?.owner = value.collapsingSpaces
        found.add(row, places, .attribute)
      } else if let days = daysAcross(record, places, titles) {
        across = days
        found.add(row, places, .header)
      } else if let named = dog, let days = daysHeld(record, places, across) {
        found.add(row, [first].filter { across[$0] == nil }, .header)
        for column in days {
          guard let date = across[column] else { continue }
          found.entries.append(
            Entry(
              row: row, date: date, text: record[column: column].text, name: named.name, column: column,
              nameCell: dog?.cell))
          dog?.cell = nil
        }
        found.add(row, places.dropFirst().filter { !days.contains($0) }, .note)
      } else if let heading = DayHeading(label, order: titles.order), let named = dog,
        let date = titles.date(heading)
      {
        found.add(row, [first], .header)
        guard let column = places.dropFirst().first else { continue }
        // Money of several dogs is of a grid.
        if places.dropFirst(2).contains(where: { CellMark(record[column: $0].text).isAmount }) {
          found.failed += 1
        }
        found.entries.append(
          Entry(
            row: row, date: date, text: record[column: column].text, name: named.name, column: column,
            nameCell: named.cell))
        found.add(row, places.dropFirst(2), .note)
        dog?.cell = nil
      } else if TurnedGrid.spans.set.contains(label.folded), AmountGrammar.read(value).money != nil {
        found.add(row, places, .total)
      } else if titles.take(value.isEmpty ? label : "\(label.trimming(": ")) \(value)") || titles.take(value)
      {
        found.add(row, places, .header)
      } else if SummaryLabel(label) != nil {
        found.add(row, places, .total)
      } else {
        found.add(row, places, ColumnLabels.role(head(label)) == .notes ? .note : .header)
      }
    }
  }

  /// Where a name stands by itself in the row above, in some columns.
  private static func nameAbove(_ table: Table, _ row: Int, _ panel: Range<Int>) -> Int? {
    guard row > 1, row <= table.records.count else { return nil }
    let places = panel.filter { !table[row: row - 1][column: $0].isBlank }
    guard places.count == 1, case let text = table[row: row - 1][column: places[0]].text, mayBeName(text),
      SheetTitle(text) == nil
    else { return nil }
    return places[0]
  }

  /// The dates of a row that names three days or more, by their columns.
  private static func daysAcross(_ record: Record, _ places: [Int], _ given: Titles) -> [Int: CivilDate]? {
    var titles = given
    var dates: [Int: CivilDate] = [:]
    for place in places {
      guard let heading = DayHeading(record[column: place].text, order: titles.order), heading.weekday != nil,
        let date = titles.date(heading)
      else { continue }
      dates[place] = date
    }
    return dates.count >= 3 && dates.count >= places.count - 1 && Set(dates.values).count == dates.count
      ? dates : nil
  }

  /// The columns of a row below the days that hold something of them; nil where nothing in it is of a day.
  private static func daysHeld(_ record: Record, _ places: [Int], _ across: [Int: CivilDate]) -> [Int]? {
    let days = places.filter { across[$0] != nil }
    let marks = days.map { CellMark(record[column: $0].text) }
    guard !days.isEmpty, marks.contains(where: { $0 != .text && $0 != .blank }),
      marks.count(where: { $0 == .text }) * 2 <= marks.count
    else { return nil }
    return zip(days, marks).filter { $1 != .dash && $1 != .blank }.map(\.0)
  }
}
