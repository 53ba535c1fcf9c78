import Civil
import Diagnostics
import Tabular

/// The days of a dog in words.
extension PaidWeeks {
  /// Over the days of a dog, in words or letters.
  static let days = WordRule(
    1, "days walked, days hiked, days, day(s), walked, which days, hikes on, jours, jours de marche",
    like: "Dog,Days walked,$")

  /// The columns of such a table.
  struct Named {
    let name: Int
    let days: Int
    let money: Int

    init?(_ record: Record) {
      let texts = record.fields.map(\.text.folded)
      guard let name = texts.firstIndex(where: ColumnLabels.names.contains),
        let days = texts.firstIndex(where: PaidWeeks.days.set.contains),
        let money = texts.lastIndex(where: { EntryList.amounts.set.contains($0) }),
        texts.allSatisfy({ DayHeading($0)?.weekday == nil })
      else { return nil }
      (self.name, self.days, self.money) = (name + 1, days + 1, money + 1)
    }
  }

  /// - Returns: false where the table is none.
  mutating func addNamed(_ table: Table) -> Bool {
    var columns: Named?
    var dogs = 0
    var strange = 0
    for (index, record) in table.records.enumerated() {
      let row = index + 1
      func cell(_ column: Int) -> (String, CellReference?) {
        (record[column: column].text, CellReference(row: row, column: column))
      }
      if let found = Named(record) {
        columns = found
        let week: RearrangedSheet.Line = Weekday.allCases.prefix(5).map { ($0.fullName, nil) }
        lines.append(
          [cell(found.name)] + week + [("Paid", cell(found.money).1), ("Notes", cell(found.days).1)])
        continue
      }
      guard let columns, !record[column: columns.name].isBlank, !record[column: columns.days].isBlank else {
        lines.append(RearrangedSheet.plain(record, row))
        // What was paid in all stands in the column of the sums.
        if let columns, !record[column: columns.money].isBlank, columns.money < 7 {
          let line = lines[index].enumerated().map { $0 + 1 == columns.money ? ("", nil) : $1 }
          lines[index] =
            line + Array(repeating: ("", nil), count: max(0, 6 - line.count)) + [cell(columns.money)]
        }
        continue
      }
      guard let first = Self.firstDay(of: record[column: columns.days].text) else {
        strange += 1
        lines.append(
          [cell(columns.name)] + Array(repeating: ("", nil), count: 5) + [
            cell(columns.money), cell(columns.days),
          ])
        continue
      }
      dogs += 1
      let days = Weekday.allCases.prefix(5).map { day -> (String, CellReference?) in
        day == first ? cell(columns.money) : ("", nil)
      }
      lines.append([cell(columns.name)] + days + [("", nil), cell(columns.days)])
    }
    return dogs >= 3 && strange * 4 <= dogs
  }

  /// The first of the days that a cell names: `M, W`, `T W Th`, `Mon-Wed`, `MTWThF`; nil where it holds another word.
  static func firstDay(of text: String) -> Weekday? {
    let words = text.folded.split { !$0.isLetter }.map(String.init)
    return words.allSatisfy { day(beginning: $0) != nil } ? words.first.flatMap(day) : nil
  }

  /// The day that a word names, or the first of those that its letters stand for, `mwf`.
  private static func day(beginning word: String) -> Weekday? {
    if let day = Weekday(name: word) { return day }
    return [2, 1].lazy.filter { $0 <= word.count }.compactMap { length -> Weekday? in
      let rest = word.dropFirst(length)
      return rest.isEmpty || day(beginning: String(rest)) != nil
        ? SpanWords.letters[String(word.prefix(length))] : nil
    }.first
  }
}
