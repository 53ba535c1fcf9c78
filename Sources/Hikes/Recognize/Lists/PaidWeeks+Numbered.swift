import Civil
import Diagnostics
import Tabular

/// The days of a dog by their numbers in the month, and what was paid for them: `Izzy,"1, 2, 7, 8",4,$18,$72`.
extension PaidWeeks {
  /// Right behind what was paid these head the day on which it was.
  static let received = WordRule(1, "on, date, day, le, am", like: "Dog,Days,Hikes,@,Paid,On")

  /// One dog of the month, with its first day where its numbers say one, or with the day on which it paid.
  private struct Tallied {
    let row: Int
    let first: CivilDate?
  }

  /// - Returns: false where the table is none.
  mutating func addNumbered(_ table: Table, _ given: Int?) -> Bool {
    guard
      let head = (1..<min(table.records.count, 12) + 1).first(where: { !Named.all(table[row: $0]).isEmpty }),
      let columns = Named.all(table[row: head]).first, let month = Self.month(table, above: head, given)
    else { return false }
    var dogs: [Tallied] = []
    for row in stride(from: head + 1, through: table.records.count, by: 1) {
      let record = table[row: row]
      let name = record[column: columns.name].text
      let days = record[column: columns.days].text
      guard !name.folded.isEmpty, !days.folded.isEmpty, SummaryLabel(name) == nil else { continue }
      let first = Self.numbers(days)?.first.flatMap {
        CivilDate(year: month.year, month: month.month, day: $0)
      }
      let paid = receipt(table[row: head]).flatMap { DayHeading(record[column: $0].text) }.flatMap {
        heading -> CivilDate? in
        guard let day = heading.day, let named = heading.month else { return nil }
        return CivilDate(year: heading.year ?? month.year, month: named, day: day)
      }
      dogs.append(Tallied(row: row, first: first == nil ? nil : paid ?? first))
    }
    let dated = dogs.filter { $0.first != nil }
    guard dated.count >= 3, (dogs.count - dated.count) * 4 <= dogs.count else { return false }
    for row in 1..<head { lines.append(RearrangedSheet.plain(table[row: row], row)) }
    for monday in Set(dated.compactMap(\.first?.monday)).sorted() {
      let isFirst = dated.allSatisfy { $0.first.map { $0.monday >= monday } ?? true }
      addWeek(table, columns, monday, dogs.filter { $0.first.map { $0.monday == monday } ?? isFirst })
    }
    addTold(table, columns, head, Set(dogs.map(\.row)))
    return true
  }

  /// The column that says when it was paid, `Paid,On`.
  private func receipt(_ head: Record) -> Int? {
    head.filledColumns.first { column in
      let label = EntryList.head(head[column: column].text)
      return EntryList.paidOn.set.contains(label)
        || Self.received.set.contains(label)
          && EntryList.cameIn.set.contains(EntryList.head(head[column: column - 1].text))
    }
  }

  /// The month that a title above or the name of the file says, with its year.
  private static func month(_ table: Table, above head: Int, _ given: Int?) -> YearMonth? {
    let hints = SheetTitle.fileHints(table.file)
    let titles = table.records.prefix(head - 1).flatMap(\.fields).lazy.compactMap { field -> (Int, Int?)? in
      if case .month(let month, let year)? = SheetTitle(field.text) { (month, year) } else { nil }
    }
    guard let month = titles.first?.0 ?? hints.month,
      let year = titles.first?.1 ?? hints.year ?? given
    else { return nil }
    return CivilDate(year: year, month: month, day: 1)?.yearMonth
  }

  /// The numbers of days, each after the one before: `1, 2, 7-9`, be it with a remark in brackets; nil for any other text.
  static func numbers(_ text: String) -> [Int]? {
    let open = text.firstIndex(of: "(").flatMap { text.last == ")" ? $0 : nil }
    let parts = text[..<(open ?? text.endIndex)].folded.split { ",;&+ ".contains($0) }.map {
      $0.split(separator: "-").map { Int($0) }
    }
    let numbers = parts.flatMap(\.self).compactMap(\.self)
    guard !numbers.isEmpty, numbers.count == parts.joined().count, parts.allSatisfy({ $0.count <= 2 }),
      numbers.allSatisfy({ (1...31).contains($0) }), zip(numbers, numbers.dropFirst()).allSatisfy(<)
    else { return nil }
    return numbers
  }

  /// A week with the dogs whose first day of the month is in it; those that have none stand in the first.
  private mutating func addWeek(_ table: Table, _ columns: Named, _ monday: CivilDate, _ dogs: [Tallied]) {
    lines.append([("Dog", nil)] + RearrangedSheet.dates(monday, to: 7))
    for dog in dogs {
      func cell(_ column: Int) -> (String, CellReference?) {
        (table[row: dog.row][column: column].text, CellReference(row: dog.row, column: column))
      }
      lines.append(
        [cell(columns.name)]
          + (0..<7).map { monday.adding(days: $0) == dog.first ? cell(columns.money) : ("", nil) })
    }
    lines.append([])
  }

  /// What else stands in the rows: counts, rates, what is owed, and the sums below.
  private mutating func addTold(_ table: Table, _ columns: Named, _ head: Int, _ dogs: Set<Int>) {
    let places = Dictionary(
      lines.enumerated().compactMap { place, line in line.first?.origin.map { ($0.row, place) } },
      uniquingKeysWith: { first, _ in first })
    for row in stride(from: head, through: table.records.count, by: 1) {
      let isSum = SummaryLabel(table[row: row][column: columns.name].text) != nil
      guard row == head || dogs.contains(row) || isSum else { continue }
      for (index, field) in table[row: row].fields.enumerated() where !field.isBlank {
        let column = index + 1
        guard !dogs.contains(row) || column != columns.money && column != columns.name else { continue }
        let kind: CellReading.Kind =
          row == head
          ? .header
          : isSum
            ? .total
            : column == columns.days
              ? .note : Self.kind(of: field.text, under: table[row: head][column: column].text)
        beside.append(.init(row, column, kind, line: places[row] ?? 0))
      }
    }
  }
}
