import Civil
import Diagnostics
import Tabular

/// The days of a dog in words.
extension PaidWeeks {
  /// Over the days of a dog, in words or letters.
  static let days = WordRule(
    1,
    "days walked, days hiked, days, day(s), walked, which days, hikes on, this week, cette semaine, jours, jours de marche",
    like: "Dog,Days walked,$", "Dog,This week,Paid $")

  /// `Mon, Tue, Wed, Thu, Fri`
  private static let longestDays = 24

  /// The columns of such a table.
  struct Named {
    let name: Int
    let days: Int
    let money: Int

    private init?(_ texts: [String], _ columns: Range<Int>) {
      guard let days = columns.first(where: { PaidWeeks.days.set.contains(texts[$0]) }),
        let money = columns.last(where: { EntryList.amounts.set.contains(EntryList.head(texts[$0])) })
      else { return nil }
      (name, self.days, self.money) = (columns.lowerBound + 1, days + 1, money + 1)
    }

    /// Those of a list that has no heading at all, below titles of its weeks: `Quill,W F,60`. Nil for any other.
    init?(unheaded table: Table) {
      let rows = table.records.filter { $0.filledColumns.count > 1 }
      let dated = rows.filter { record in
        let days = record[column: 2].text
        return EntryList.mayBeName(record[column: 1].text) && !days.hasNumber
          && days.utf8.count <= longestDays && PaidWeeks.firstDay(of: days) != nil
          && CellMark(record[column: 3].text).isAmount
      }
      guard dated.count >= 3, dated.count * 2 > rows.count,
        table.records.contains(where: {
          if case .week? = SheetTitle($0[column: 1].text) { $0.filledColumns.count == 1 } else { false }
        })
      else { return nil }
      (name, days, money) = (1, 2, 3)
    }

    /// Those of a heading, from one name to the next: `Dog,Days,Paid,,Dog,Days,Paid`. None for any other row.
    static func all(_ record: Record) -> [Named] {
      let texts = record.fields.map(\.text.folded)
      let names = texts.indices.filter { ColumnLabels.names.contains(texts[$0]) }
      guard texts.allSatisfy({ DayHeading($0)?.weekday == nil }) else { return [] }
      let found = zip(names, names.dropFirst() + [texts.count]).compactMap { Named(texts, $0..<$1) }
      // `Dog,Owner's name,Days,Paid`
      if found.count == names.count { return found }
      return names.first.flatMap { Named(texts, $0..<texts.count) }.map { [$0] } ?? []
    }
  }

  /// - Returns: false where the table is none.
  mutating func addNamed(_ table: Table) -> Bool {
    let given = Named(unheaded: table)
    var panels = given.map { [$0] } ?? []
    var dogs = 0
    var strange = 0
    for (index, record) in table.records.enumerated() {
      let row = index + 1
      func cell(_ column: Int) -> (String, CellReference?) {
        (record[column: column].text, CellReference(row: row, column: column))
      }
      let found = Named.all(record)
      if let first = found.first {
        panels = found
        lines.append(Self.heading(cell(first.name), cell(first.money).1, cell(first.days).1))
        continue
      }
      if let given, record.filledColumns.count == 1, SheetTitle(record[column: given.name].text) != nil {
        lines += [RearrangedSheet.plain(record, row), Self.heading(("Dog", nil), nil, nil)]
        continue
      }
      let named = panels.filter { !record[column: $0.name].isBlank && !record[column: $0.days].isBlank }
      guard !named.isEmpty else {
        lines.append(RearrangedSheet.plain(record, row))
        // What was paid in all stands in the column of the sums.
        if let columns = panels.first, !record[column: columns.money].isBlank, columns.money < 7 {
          let line = lines[lines.count - 1].enumerated().map { $0 + 1 == columns.money ? ("", nil) : $1 }
          lines[lines.count - 1] =
            line + Array(repeating: ("", nil), count: max(0, 6 - line.count)) + [cell(columns.money)]
        }
        continue
      }
      for columns in named {
        guard let first = Self.firstDay(of: record[column: columns.days].text) else {
          if CellText(record[column: columns.days].text).status == nil { strange += 1 }
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
    }
    return dogs >= 3 && strange * 4 <= dogs
  }

  private static func heading(
    _ name: (String, CellReference?), _ money: CellReference?, _ days: CellReference?
  ) -> RearrangedSheet.Line {
    [name] + Weekday.allCases.prefix(5).map { ($0.fullName, nil) } + [("Paid", money), ("Notes", days)]
  }

  /// The first of the days that a cell names: `M, W`, `T W Th`, `Mon-Wed`, `MTWThF`, `walked Mon and Fri as usual`; nil where
  /// it holds other words alone.
  static func firstDay(of text: String) -> Weekday? {
    let words = text.folded.split { !$0.isLetter }.map(String.init)
    if words.allSatisfy({ day(beginning: $0) != nil }) { return words.first.flatMap(day) }
    // "Mon with Rex" may be of anything, "Wed. Paid for last week too" is not.
    let named = words.filter { $0.count > 2 }.compactMap { Weekday(name: $0) }
    return named.count > 1 || text.contains(where: { ".,;".contains($0) }) ? named.first : nil
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
