import Civil
import Diagnostics
import Quantities
import Tabular

/// Lists with days or weeks across that are no week: all Mondays of a month, or the weeks of one dog.
extension EntryList {
  // MARK: Dates across

  /// `LES LUNDIS,3 mars,10 mars,17 mars` above `Flocon,25,25,malade`: a dog in each row, a date above each column.
  static func datedColumns(_ table: Table, _ given: Titles) -> Found? {
    var titles = given
    var found = Found()
    var dates: [Int: CivilDate] = [:]
    var notes: Int?
    var known: Set<String> = []
    for (index, record) in table.records.enumerated() {
      let row = index + 1
      let places = record.filledColumns
      guard let first = places.first else {
        dates = [:]
        continue
      }
      let days = Self.dates(record, places, titles)
      if days.count >= 3, days[first] == nil {
        (dates, notes) = (days, places.first { ColumnLabels.role(record[column: $0].text) == .notes })
        found.add(row, places, .header)
        continue
      }
      let name = record[column: first].text
      guard !dates.isEmpty else {
        if places.count > 1, SummaryLabel(name) != nil {
          found.add(row, places, .total)
        } else if titles.take(places.map { record[column: $0].text }.joined(separator: " "))
          || places.count == 1
        {
          found.add(row, places, .title)
        } else {
          found.failed += 1
        }
        continue
      }
      let sums = Self.columnSums(found.entries, dates.values)
      let isSum = dates.allSatisfy { column, date in
        let text = record[column: column].text
        return text.folded.isEmpty || AmountGrammar.read(text).money == sums[date]
      }
      if SummaryLabel(name) != nil || isSum && places.count > 2 && !sums.isEmpty {
        found.add(row, places, .total)
        continue
      }
      guard dates[first] == nil, mayBeName(name) else {
        found.failed += 1
        continue
      }
      let cell = CellReference(row: row, column: first)
      let isNew = known.insert(name.folded).inserted
      if !isNew { found.add(row, [first], .dog) }
      var own: CellReference? = isNew ? cell : nil
      for (column, date) in dates.sorted(by: { $0.key < $1.key }) where !record[column: column].isBlank {
        found.entries.append(
          Entry(
            row: row, date: date, text: record[column: column].text, name: name.collapsingSpaces,
            column: column,
            nameCell: own))
        own = nil
      }
      if let notes, !record[column: notes].isBlank { found.add(row, [notes], .note) }
    }
    return found.isList ? found : nil
  }

  /// The columns of a row that have a date, and one later than the one before.
  private static func dates(_ record: Record, _ places: [Int], _ titles: Titles) -> [Int: CivilDate] {
    var titles = titles
    var dates: [Int: CivilDate] = [:]
    var last: CivilDate?
    for place in places {
      guard let heading = DayHeading(record[column: place].text, order: titles.order), heading.month != nil,
        heading.day != nil, let date = titles.date(heading), last.map({ $0 < date }) ?? true
      else { continue }
      (dates[place], last) = (date, date)
    }
    return dates
  }

  /// What the last entries of each date come to, those of the table that they stand in; none where they are of one dog.
  private static func columnSums(_ entries: [Entry], _ dates: some Sequence<CivilDate>) -> [CivilDate: Money]
  {
    let wanted = Set(dates)
    var sums: [CivilDate: Money] = [:]
    var dogs: Set<String> = []
    for entry in entries.reversed() {
      guard wanted.contains(entry.date) else { break }
      sums[entry.date, default: .zero] += AmountGrammar.read(entry.text).money ?? .zero
      dogs.insert(entry.name)
    }
    return dogs.count > 1 ? sums : [:]
  }

  // MARK: Weeks across

  /// A card for each dog, its name above a heading of weeks and the days down the side: `Asta,Weber,30` above
  /// `,2.-6. June,9.-13. June` above `Mo,30,30`.
  static func weekCards(_ table: Table, _ titles: Titles) -> Found? {
    var found = Found()
    var mondays: [Int: CivilDate] = [:]
    var dog: (name: String, cell: CellReference?)?
    for (index, record) in table.records.enumerated() {
      let row = index + 1
      let places = record.filledColumns
      guard let first = places.first else { continue }
      let weeks = Self.weeks(record, places, titles)
      let above = row > 1 ? table[row: row - 1] : Record([], line: 0)
      if weeks.count >= 2, weeks[1] == nil, !above[column: 1].isBlank,
        mayBeName(above[column: 1].text)
      {
        mondays = weeks
        dog = (above[column: 1].text.collapsingSpaces, CellReference(row: row - 1, column: 1))
        found.add(row, places, .header)
        found.add(
          row - 1, (2..<max(above.fields.count, 1) + 1).filter { !above[column: $0].isBlank }, .attribute)
        continue
      }
      let text = record[column: first].text
      if let weekday = DayHeading(text).flatMap({ $0.day == nil ? $0.weekday : nil }), let named = dog {
        found.add(row, [first], .header)
        for place in places.dropFirst() {
          guard let monday = mondays[place] else {
            found.failed += 1
            continue
          }
          found.entries.append(
            Entry(
              row: row, date: monday.adding(days: weekday.rawValue - 1), text: record[column: place].text,
              name: named.name, column: place, nameCell: dog?.cell))
          dog?.cell = nil
        }
      } else if SummaryLabel(text) != nil {
        found.add(row, places, .total)
      }
    }
    return found.isList ? found : nil
  }

  /// The Mondays of the weeks that a row names.
  private static func weeks(_ record: Record, _ places: [Int], _ titles: Titles) -> [Int: CivilDate] {
    var mondays: [Int: CivilDate] = [:]
    for place in places {
      let date: PartialDate? =
        switch CellText(record[column: place].text).title(titles.order) {
        case .week(let date), .weekEnding(let date): date
        default: nil
        }
      guard let date, let year = date.year ?? titles.year else { continue }
      mondays[place] = date.date(inYear: year)?.monday
    }
    return mondays
  }
}
