import Civil
import Diagnostics
import Tabular

/// The days of a dog by their numbers in the month, and what was paid for them: `Izzy,"1, 2, 7, 8",4,$18,$72`.
extension PaidWeeks {
  /// One dog of the month, with its first day where its numbers say one.
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
      let first = Self.numbers(days)?.first
      dogs.append(
        Tallied(row: row, first: first.flatMap { CivilDate(year: month.year, month: month.month, day: $0) }))
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

  /// The numbers of days, each after the one before: `1, 2, 7-9`; nil for any other text.
  static func numbers(_ text: String) -> [Int]? {
    let parts = text.folded.split { ",;&+ ".contains($0) }.map { $0.split(separator: "-").map { Int($0) } }
    let numbers = parts.flatMap(\.self).compactMap(\.self)
    guard !numbers.isEmpty, numbers.count == parts.joined().count, parts.allSatisfy({ $0.count <= 2 }),
      numbers.allSatisfy({ (1...31).contains($0) }), zip(numbers, numbers.dropFirst()).allSatisfy(<)
    else { return nil }
    return numbers
  }

  /// A week with the dogs whose first day of the month is in it; those that have none stand in the first.
  private mutating func addWeek(_ table: Table, _ columns: Named, _ monday: CivilDate, _ dogs: [Tallied]) {
    lines.append([("Dog", nil)] + (0..<7).map { (monday.adding(days: $0).description, nil) })
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
    for row in stride(from: head, through: table.records.count, by: 1) {
      let isSum = SummaryLabel(table[row: row][column: columns.name].text) != nil
      guard row == head || dogs.contains(row) || isSum else { continue }
      for (index, field) in table[row: row].fields.enumerated() where !field.isBlank {
        let column = index + 1
        guard !dogs.contains(row) || column != columns.money && column != columns.name else { continue }
        let kind: CellReading.Kind =
          switch ColumnLabels.role(table[row: head][column: column].text) {
          case _ where row == head: .header
          case _ where isSum: .total
          case _ where column == columns.days: .note
          case .figure, .rowTotal, .monthTotal, .tax: .total
          case .notes: .note
          default: .attribute
          }
        beside.append(.init(row, column, kind))
      }
    }
  }
}
