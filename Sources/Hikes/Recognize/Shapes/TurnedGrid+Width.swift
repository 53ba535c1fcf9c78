import Tabular

/// How far the names of a grid with its days downwards reach.
extension TurnedGrid {
  /// Whether a row has at least two names behind a column: all of its texts, or those before a gap.
  static func hasNames(_ record: Record, after column: Int) -> Bool {
    let texts = record.fields.dropFirst(column).map(\.text)
    return areNames(texts)
      || gap(record, after: column).map { areNames(Array(texts[..<($0 - column - 1)])) } ?? false
  }

  /// The first column without a text behind two names.
  static func gap(_ record: Record, after column: Int) -> Int? {
    var names = 0
    for place in stride(from: column + 1, through: record.fields.count, by: 1) {
      if !record[column: place].isBlank { names += 1 } else if names >= 2 { return place }
    }
    return nil
  }

  /// The last column of a grid: before a gap behind which another table stands, its texts no names or nothing below them
  /// that a day may hold.
  static func width(_ table: Table, head: Int, _ rows: [Int], after column: Int) -> Int {
    let all = ([head] + rows).map { table[row: $0].fields.count }.max() ?? 0
    let record = table[row: head]
    guard let gap = gap(record, after: column) else { return all }
    guard areNames(record.fields.dropFirst(column).map(\.text)) else { return gap - 1 }
    let marks = rows.flatMap { table[row: $0].fields.dropFirst(gap) }.filter { !$0.isBlank }.map {
      CellMark($0.text)
    }
    return marks.count { $0 == .text } * 2 >= max(marks.count, 1) ? gap - 1 : all
  }
}
