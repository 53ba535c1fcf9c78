import Civil
import Diagnostics
import Tabular

/// Days within the cells of a dog.
extension EntryList {
  /// Rows of a dog, in each cell a day and what it held, or several: `Archie,Peverill,Mon 25,Wed 25` under `Week of April 12`.
  /// The weeks may stand beside each other, a cell for each: `Dog,Aug 12-16,Aug 19-23`.
  /// - Parameter hasLetters: whether a letter or two may stand for a day.
  static func daysInCells(_ table: Table, _ given: Titles, letters hasLetters: Bool) -> Found? {
    var titles = given
    var found = Found()
    var owners = true
    var weeks: [Int: Titles] = [:]
    for (index, record) in table.records.enumerated() {
      let row = index + 1
      let places = record.filledColumns
      guard let first = places.first else { continue }
      let name = record[column: first].text
      let days = places.dropFirst().filter {
        !daysInCell(record[column: $0].text, letters: hasLetters).isEmpty
      }
      if days.isEmpty {
        let headed = weeksAcross(record, titles)
        if headed.count > 1 {
          weeks = headed
          found.add(row, places, .title)
        } else if SummaryLabel(name) != nil {
          found.add(row, places, .total)
        } else if titles.take(places.map { record[column: $0].text }.joined(separator: " ")) {
          weeks = [:]
          found.add(row, places, .title)
        } else if places.count > 1, places.contains(where: { CellMark(record[column: $0].text).isAmount }) {
          found.failed += 1
        }
        continue
      }
      // "Dog,Mon 3,Tue 4" heads a week, and so does "Town dogs,Mon 4,Tue 5".
      guard mayBeName(name), dayInCell(name) == nil, !isDogLabel(name), SheetTitle(name) == nil,
        !(PartialDate.words(name.folded).last.map(ColumnLabels.ofDogs.set.contains) ?? false)
      else { return nil }
      var cell: CellReference? = CellReference(row: row, column: first)
      for column in days {
        for (day, text) in daysInCell(record[column: column].text, letters: hasLetters) {
          let heading = DayHeading(weekday: day, day: nil, month: nil, year: nil)
          guard let date = weeks[column, default: titles].date(heading) else {
            found.failed += 1
            continue
          }
          found.entries.append(
            Entry(
              row: row, date: date, text: text, name: name.collapsingSpaces, column: column, nameCell: cell))
          cell = nil
        }
      }
      let others = Set(places.dropFirst()).subtracting(days).sorted()
      owners = owners && others.allSatisfy { $0 == first + 1 }
      found.add(row, others, owners ? .attribute : .note)
    }
    return found.isList ? found : nil
  }

  /// The weeks that a row of headings names, each over its column.
  private static func weeksAcross(_ record: Record, _ titles: Titles) -> [Int: Titles] {
    var weeks: [Int: Titles] = [:]
    for column in record.filledColumns {
      var own = titles
      let text = record[column: column].text
      if SheetTitle(text)?.date != nil, own.take(text), own.week != nil { weeks[column] = own }
    }
    return Set(weeks.values.map(\.week)).count == weeks.count ? weeks : [:]
  }

  /// Each day of a cell with what it held, `Mon 25`, `M 25, W away`; none where anything else stands in it.
  /// - Parameter letters: whether a letter or two may stand for a day.
  static func daysInCell(_ text: String, letters: Bool) -> [(day: Weekday, text: String)] {
    let parts = text.split { ",;\n".contains($0) }.map { String($0).trimmingSpaces }.filter { !$0.isEmpty }
    let days = parts.compactMap { dayInCell($0) ?? (letters ? dayOfLetter($0) : nil) }
    return days.count == parts.count && Set(days.map(\.day)).count == days.count ? days : []
  }

  /// `M 25`, `Th away`.
  private static func dayOfLetter(_ text: String) -> (day: Weekday, text: String)? {
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let day = SpanWords.letters[String(words[0]).folded] else { return nil }
    return dayInCell("\(day.shortName) \(words[1])")
  }

  /// `Mon 25`, `Fri sick`; nil for any other text, a date in full too.
  static func dayInCell(_ text: String) -> (day: Weekday, text: String)? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count >= 2, words[0].count >= 2,
      let day = Weekday(name: String(words[0]).folded.trimming(".:-–")), DayHeading(text)?.month == nil
    else { return nil }
    let rest = words.dropFirst().joined(separator: " ").trimming("-–: ")
    switch CellMark(rest) {
    case .amount, .doubtful, .paid, .paidBefore, .status, .unreadableAmount, .mark: return (day, rest)
    default: return nil
    }
  }
}
