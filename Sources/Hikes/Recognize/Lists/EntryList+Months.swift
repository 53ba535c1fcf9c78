import Civil
import Diagnostics
import Tabular

/// The days of whole months by their numbers: a row for each dog and month, `Oakley,Sept,,25,…`, or a table for each dog
/// with its months across, `Day,Jan,Feb` above `1,30,`.
extension EntryList {
  /// What the column of the months is called.
  static let months = WordRule(2, "month, months, mois, monat, mo, mo.", like: "Dog,Month,1,2,3")

  /// What the column of the days is called where each has a row; the year may stand there as well, `2011,Jan,Feb`.
  static let dayNumbers = WordRule(1, "day, date, jour, tag, #, no, no.", like: "Day,Jan,Feb,Mar")

  /// Whether a sheet may be one of those: it has the numbers of all days and the names of months.
  static func mayBeMonths(_ sheet: SheetCells) -> Bool {
    let texts = Set(sheet.texts.all.map(\.folded))
    return (1...30).allSatisfy { texts.contains(String($0)) }
      && texts.contains { MonthName.month(named: $0) != nil || monthAndYear($0) != nil }
  }

  /// `Sept`, `Sept 2018`.
  static func monthAndYear(_ text: String) -> (month: Int, year: Int?)? {
    if let month = MonthName.month(named: text.folded) { return (month, nil) }
    if case .month(let month, let year) = SheetTitle(text) { return (month, year) }
    return nil
  }

  /// The years of months that follow each other: after December comes January of the next.
  private struct Following {
    let titles: Titles
    private var last: (month: Int, year: Int)?

    init(_ titles: Titles, from year: Int? = nil) {
      self.titles = titles
      last = year.map { (1, $0) }
    }

    mutating func year(of named: (month: Int, year: Int?)) -> Int? {
      let next = last.map { named.month < $0.month ? $0.year + 1 : $0.year }
      guard let year = named.year ?? next ?? titles.year(of: named.month) else { return nil }
      last = (named.month, year)
      return year
    }
  }

  // MARK: A row for each month

  /// The columns of days one after the other, by their numbers; nil where they are not those of a month.
  private static func days(across record: Record) -> [(column: Int, day: Int)]? {
    let numbers = record.filledColumns.compactMap { column in
      Int(record[column: column].text.folded).map { (column: column, day: $0) }
    }
    guard numbers.count >= 28, numbers.map(\.day) == Array(1...numbers.count), numbers.count <= 31 else {
      return nil
    }
    return numbers
  }

  static func monthRows(_ table: Table, _ given: Titles) -> Found? {
    guard
      let head = (1..<min(table.records.count, 12) + 1).first(where: { days(across: table[row: $0]) != nil }),
      let days = days(across: table[row: head]), let first = days.first?.column, let last = days.last?.column
    else { return nil }
    let heading = table[row: head]
    let before = (1..<first).filter { column in
      table.records.dropFirst(head).contains { !$0[column: column].isBlank }
    }
    let ofMonths = before.first { column in
      months.set.contains(heading[column: column].text.folded)
        || table.records.dropFirst(head).allSatisfy { record in
          let text = record[column: column].text
          return text.folded.isEmpty || monthAndYear(text) != nil
        }
    }
    guard let ofMonths, let ofDogs = before.first(where: { $0 != ofMonths }) else { return nil }
    var found = Found()
    found.add(head, heading.filledColumns, .header)
    var dog: (name: String, cell: CellReference?)?
    var following = Following(given)
    for row in stride(from: head + 1, through: table.records.count, by: 1) {
      let record = table[row: row]
      let places = record.filledColumns
      guard !places.isEmpty else { continue }
      let name = record[column: ofDogs].text.collapsingSpaces
      let month = monthAndYear(record[column: ofMonths].text)
      if SummaryLabel(name) != nil, month == nil {
        found.add(row, places, .total)
        continue
      }
      if !name.isEmpty {
        if name.folded != dog?.name.folded {
          dog = (name, CellReference(row: row, column: ofDogs))
          following = Following(given)
        } else {
          found.add(row, [ofDogs], .dog)
        }
      }
      guard let named = dog, let month, let year = following.year(of: month) else {
        found.failed += 1
        continue
      }
      found.add(row, [ofMonths], .header)
      for place in places where place > last {
        let isMoney = CellMark(record[column: place].text).isAmount
        found.add(row, [place], isMoney ? .total : .note)
      }
      for (column, day) in days where !record[column: column].isBlank {
        guard let date = CivilDate(year: year, month: month.month, day: day) else {
          found.failed += 1
          continue
        }
        found.entries.append(
          Entry(
            row: row, date: date, text: record[column: column].text, name: named.name, column: column,
            nameCell: dog?.cell))
        dog?.cell = nil
      }
    }
    return found.isOfMonths ? found : nil
  }

  // MARK: A table for each dog

  static func monthColumns(_ table: Table, _ given: Titles) -> Found? {
    var found = Found()
    var dog: (name: String, owner: String, cell: CellReference?)?
    var months: [(column: Int, month: Int, year: Int)] = []
    var title: (row: Int, text: String)?
    for row in stride(from: 1, through: table.records.count, by: 1) {
      let record = table[row: row]
      let places = record.filledColumns
      guard let first = places.first else { continue }
      let text = record[column: first].text
      if let named = columns(record, places, given) {
        let own = record[column: first]
        let isHeadOfDays =
          dayNumbers.set.contains(own.text.folded) || year(own.text) != nil || named.first?.column == first
        months = named
        found.add(row, isHeadOfDays ? places : Array(places.dropFirst()), .header)
        let name: (row: Int, text: String)? = isHeadOfDays ? title : (row, own.text)
        dog = name.flatMap { call($0.text) }.map {
          ($0.name, $0.owner, CellReference(row: name?.row ?? row, column: first))
        }
      } else if let day = Int(text.folded), (1...31).contains(day), !months.isEmpty {
        found.add(row, [first], .header)
        for month in months where !record[column: month.column].isBlank {
          guard let named = dog, let date = CivilDate(year: month.year, month: month.month, day: day) else {
            found.failed += 1
            continue
          }
          var entry = Entry(
            row: row, date: date, text: record[column: month.column].text, name: named.name,
            column: month.column, nameCell: named.cell)
          entry.owner = named.owner
          found.entries.append(entry)
          dog?.cell = nil
        }
      } else if SummaryLabel(text) != nil {
        found.add(row, places, .total)
      } else {
        if places.count > 1 { found.failed += 1 }
        title = (row, text)
      }
    }
    return found.isOfMonths ? found : nil
  }

  /// Where months stand one behind the other; nil for any other row.
  private static func columns(
    _ record: Record, _ places: [Int], _ titles: Titles
  ) -> [(column: Int, month: Int, year: Int)]? {
    var following = Following(titles, from: places.first.flatMap { year(record[column: $0].text) })
    let months = places.compactMap { column -> (column: Int, month: Int, year: Int)? in
      guard let named = monthAndYear(record[column: column].text), let year = following.year(of: named) else {
        return nil
      }
      return (column, named.month, year)
    }
    let isRow = zip(months, months.dropFirst()).allSatisfy { $1.column == $0.column + 1 }
    return months.count >= 2 && isRow ? months : nil
  }

  /// The year that a cell names by itself.
  private static func year(_ text: String) -> Int? {
    if case .year(let year) = SheetTitle(text) { year } else { nil }
  }

  /// `MOOSE - Keddy - $30`: the dog, whose it is, and what a hike costs.
  static func call(_ text: String) -> (name: String, owner: String)? {
    let parts = text.split(separator: " - ").map { String($0).collapsingSpaces }
    guard let name = parts.first, mayBeName(name) else { return nil }
    let owner = parts.dropFirst().first { $0.hasLetter && !$0.hasNumber } ?? ""
    return (name, owner)
  }

  /// `Fougere, Anne - Biscotti`, where the owner is told by a comma; else as above.
  static func calledBehindOwner(_ text: String) -> (name: String, owner: String)? {
    let parts = text.split(separator: " - ").map { String($0).collapsingSpaces }
    guard parts.count == 2, parts[0].contains(","), !parts[1].contains(","), mayBeName(parts[1]) else {
      return call(text)
    }
    return (parts[1], parts[0])
  }
}

extension EntryList.Found {
  /// Whether there is enough below the numbers of a month's days; one dog may have a sheet to itself.
  fileprivate var isOfMonths: Bool { entries.count >= 4 && failed * 4 <= entries.count }
}
