import Civil
import Quantities
import Tabular

/// A list without headings.
extension EntryList {
  /// A list without headings; nil where its cells do not say what each column is.
  static func withoutHeadings(_ table: Table, _ titles: Titles) -> Found? {
    inferred(table, titles.order).flatMap { rows(table, from: 1, $0, titles) }?.withoutSums(of: 2)
  }

  /// The columns of a list without headings, by what stands in them: one of dates, one of amounts, and between or
  /// beside them one of short names that come again and again. A bank's list has names that do not, or a second
  /// column of amounts.
  private static func inferred(_ table: Table, _ order: DateOrder?) -> Columns? {
    let records = table.records.filter { $0.fields.count { !$0.isBlank } >= 3 }
    guard records.count >= 4, table.records.prefix(3).allSatisfy({ strangersIn($0).isEmpty }) else {
      return nil
    }
    let width = records.map(\.fields.count).max() ?? 0
    func share(_ column: Int, _ matches: (String) -> Bool) -> Bool {
      let texts = records.map { $0[column: column].text }.filter { !$0.folded.isEmpty }
      return texts.count * 2 > records.count && texts.count(where: matches) * 5 >= texts.count * 4
    }
    let columns = Array(1..<max(width, 1) + 1)
    let dates = columns.filter {
      share($0) { DayHeading($0, order: order).map { $0.day != nil && $0.month != nil } ?? false }
    }
    guard dates.count == 1, let date = dates.first else { return nil }
    // Words among the amounts say why there is none.
    let money = columns.filter { column in
      column != date
        && share(column) { text in
          let mark = CellMark(text)
          if case .status = mark { return true }
          return mark.isAmount
        } && records.count(where: { CellMark($0[column: column].text).isAmount }) * 2 > records.count
    }
    let amounts = money.filter { column in
      !money.contains { $0 != column && isRunning(column, addingUp: $0, records) }
    }
    guard amounts.count == 1, let amount = amounts.first else { return nil }
    let names = columns.filter { column in
      guard column != date, column != amount, !share(column, { Weekday(name: $0.trimming(". ")) != nil })
      else {
        return false
      }
      let texts = records.map { $0[column: column].text.folded }.filter { !$0.isEmpty }
      return Set(texts).count * 4 <= texts.count * 3 && Set(texts).count > 1
        && share(column) { $0.split(separator: " ").count <= 4 && !$0.hasNumber }
        // A dog may be called Skip or Off; a column of such words is none of names.
        && texts.count { CellMark($0) == .text } * 2 > texts.count
    }
    guard let dog = names.first else { return nil }
    // `25.00,,30.00,,130.00,Fultz`: money in columns of many dogs, and where they went.
    let across = columns.count { column in
      ![date, amount, dog].contains(column)
        && records.count(where: { CellMark($0[column: column].text).isAmount }) >= 2
    }
    guard across < 3 else { return nil }
    let notes = columns.first { column in
      column > max(dog, amount) && column != date && records.contains { !$0[column: column].isBlank }
    }
    return Columns(head: nil, date: date, dog: dog, amount: amount, notes: notes)
  }

  /// Whether a column says what another has come to, line by line, upwards or downwards: from each amount to the next, in four
  /// of five rows, it grows by just that amount.
  private static func isRunning(_ column: Int, addingUp other: Int, _ records: [Record]) -> Bool {
    func cents(_ record: Record, _ column: Int) -> Int? {
      CellMark(record[column: column].text).money?.cents
    }
    let rows = records.filter { cents($0, column) != nil }
    return [rows, rows.reversed()].contains { rows in
      let steps = zip(rows, rows.dropFirst())
      let right = steps.count { before, after in
        let step = (cents(after, column) ?? 0) - (cents(before, column) ?? 0)
        return step == cents(after, other) ?? 0
      }
      return right >= 3 && right * 5 >= (rows.count - 1) * 4
    }
  }

  private static func strangersIn(_ record: Record) -> Set<String> {
    TurnedGrid.strangers.set.intersection(record.fields.map(\.text.folded))
  }
}
