import Civil
import Tabular

/// Finds the header rows of the weeks: names of days in the order of the week, beside known column names.
enum HeaderFinder {
  /// The blocks that begin in this row: none, one, or several side by side.
  static func blocks(_ record: Record, row: Int) -> [WeekBlock] {
    var groups: [[(column: Int, heading: DayHeading, weekday: Weekday)]] = []
    for (index, field) in record.fields.enumerated() {
      guard let heading = DayHeading(field.text), let weekday = heading.weekday else { continue }
      if let last = groups.last?.last, last.weekday < weekday, index + 1 - last.column <= 7 {
        groups[groups.count - 1].append((index + 1, heading, weekday))
      } else {
        groups.append([(index + 1, heading, weekday)])
      }
    }
    guard let first = groups.first?.first else { return [] }
    let roles = columnRoles(record)
    let label = record.fields.prefix(first.column - 1).firstIndex { nameLabels.contains($0.text.folded) }
    let dayCount = groups.reduce(0) { $0 + $1.count }
    // One day's name may stand in any note; it takes a name column or several days in a row to make a header.
    guard dayCount >= (label == nil ? 3 : 1), first.column > 1 || label != nil else { return [] }
    let nameColumn = label.map { $0 + 1 } ?? 1
    return groups.enumerated().map { number, group in
      let next = number + 1 < groups.count ? groups[number + 1][0].column : record.fields.count + 1
      let own = roles.filter { number == 0 ? $0.key < next : $0.key > group[0].column && $0.key < next }
      return WeekBlock(
        headerRow: row, nameColumn: nameColumn,
        days: days(group, between: nameColumn, and: next, record: record, taken: Set(roles.keys)),
        columns: own, rows: (row + 1)..<(row + 1))
    }
  }

  /// The named days, and the unnamed columns beside them as far as the working week reaches.
  private static func days(
    _ group: [(column: Int, heading: DayHeading, weekday: Weekday)], between name: Int, and end: Int,
    record: Record, taken: Set<Int>
  ) -> [DayColumn] {
    var days = group.map { DayColumn(column: $0.column, weekday: $0.weekday, heading: $0.heading) }
    func isUnnamed(_ column: Int) -> Bool {
      column > name && column < end && !taken.contains(column) && record[column: column].isBlank
    }
    // A nameless column between two named days is the day between them.
    for (left, right) in zip(group, group.dropFirst())
    where right.column - left.column == right.weekday.rawValue - left.weekday.rawValue {
      for column in (left.column + 1)..<right.column where isUnnamed(column) {
        if let weekday = Weekday(rawValue: left.weekday.rawValue + column - left.column) {
          days.append(DayColumn(column: column, weekday: weekday, heading: nil))
        }
      }
    }
    guard let first = group.first, let last = group.last else { return days }
    var column = last.column + 1
    var number = last.weekday.rawValue + 1
    // After the last named day only up to the column that ends the week; past a record's end there is none.
    while number <= Weekday.friday.rawValue, isUnnamed(column), column <= record.fields.count,
      let weekday = Weekday(rawValue: number)
    {
      days.append(DayColumn(column: column, weekday: weekday, heading: nil))
      column += 1
      number += 1
    }
    column = first.column - 1
    number = first.weekday.rawValue - 1
    while number >= Weekday.monday.rawValue, isUnnamed(column), let weekday = Weekday(rawValue: number) {
      days.append(DayColumn(column: column, weekday: weekday, heading: nil))
      column -= 1
      number -= 1
    }
    return days.sorted { $0.column < $1.column }
  }

  private static func columnRoles(_ record: Record) -> [Int: ColumnRole] {
    var roles: [Int: ColumnRole] = [:]
    for (index, field) in record.fields.enumerated() {
      if let role = labels[field.text.folded] { roles[index + 1] = role }
    }
    return roles
  }

  static let nameLabels: Set<String> = [
    "dog", "dogs", "dog name", "dog's name", "dog names", "name", "pup", "pups", "pet", "pet name", "chien",
    "dogs name", "hound",
  ]

  private static let labels: [String: ColumnRole] = [
    "notes": .notes, "note": .notes, "comments": .notes, "comment": .notes, "remarks": .notes,
    "notes:": .notes,
    "total": .rowTotal, "totals": .rowTotal, "week total": .rowTotal, "sum": .rowTotal,
    "row total": .rowTotal,
    "owner": .owner, "owners": .owner, "client": .owner, "owner name": .owner, "human": .owner,
    "family": .owner,
    "phone": .phone, "tel": .phone, "cell": .phone, "mobile": .phone, "phone #": .phone, "telephone": .phone,
    "email": .email, "e-mail": .email, "address": .address, "pickup": .address, "pick up": .address,
    "area": .region, "region": .region, "rate": .rate, "price": .rate, "fee": .rate, "$": .rate,
    "#": .number, "no": .number, "no.": .number,
  ]
}
