import Civil
import Tabular

/// Days down the side with two rows each, one for each hike: `Mon 6,AM,25` above `,PM,30`; between the day and its half may stand a
/// date.
extension TurnedGrid {
  /// The table with the name of the day in the rows of its second half, and those rows; as it is where fewer than three
  /// days have both.
  static func withDaysOfHalves(_ table: Table, from start: Int) -> (Table, seconds: Set<Int>) {
    for column in start...start + 1 {
      for half in column + 1...column + 2 {
        var seconds: Set<Int> = []
        var records = table.records
        for row in records.indices.dropFirst() {
          let (above, own) = (records[row - 1], records[row])
          let isBelow =
            (column..<half).allSatisfy { own[column: $0].isBlank } && !above[column: column].isBlank
          guard isBelow, !seconds.contains(row), HeaderFinder.isHalf(own[column: half].text),
            HeaderFinder.isHalf(above[column: half].text),
            own[column: half].text.folded != above[column: half].text.folded
          else { continue }
          var fields = own.fields
          fields[column - 1] = above[column: column]
          records[row] = Record(fields, line: own.line)
          seconds.insert(row + 1)
        }
        if seconds.count >= 3 {
          return (Table(file: table.file, records: records, findings: table.findings), seconds)
        }
      }
    }
    return (table, [])
  }

  /// The first column behind the headings of days: the name of the day, and its date or its half where they have columns
  /// of their own.
  static func firstDog(
    _ table: Table, _ days: [Int], seconds: Set<Int>, column: Int, _ order: DateOrder?
  ) -> Int {
    let headings = (1...2).prefix { offset in
      days.allSatisfy { row in
        // A line of totals has no second heading.
        guard dayColumn(table[row: row], order, from: column) == column else { return true }
        let text = table[row: row][column: column + offset].text
        return offset == 1 && DayHeading(text, order: order) != nil || HeaderFinder.isHalf(text)
          || seconds.contains(row) && text.folded.isEmpty
      }
    }
    return column + headings.count + 1
  }
}
