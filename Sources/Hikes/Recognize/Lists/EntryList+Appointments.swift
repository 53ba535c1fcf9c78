import Civil
import Diagnostics
import Tabular

/// Appointments as a calendar program writes them out: a hike with its dog among errands of every kind, and what was paid in its
/// description.
extension EntryList {
  /// What the column is called in which a calendar names an appointment.
  static let subjects = WordRule(
    2, "subject, title, summary, event, event name, event title, appointment, objet, titre, betreff",
    like: "Subject,Start Date,Start Time,Description")

  /// What the one is called that says when it begins.
  static let begins = WordRule(
    1,
    "start date, start, starts, begin, begins, start time, start date/time, date, date de début, début, beginnt am",
    like: "Subject,Start Date,Description", "Title,Start,Notes")

  /// Nil where no row among the first heads such columns, or fewer than half of the appointments are hikes of a dog.
  static func appointments(_ table: Table, _ titles: Titles) -> Found? {
    for row in 1..<min(table.records.count, 12) + 1 {
      let heads = table[row: row].fields.map { head($0.text) }
      guard let subject = heads.firstIndex(where: subjects.set.contains).map({ $0 + 1 }),
        let start = heads.firstIndex(where: begins.set.contains).map({ $0 + 1 }), heads.count >= 3
      else { continue }
      let rows = table.records.dropFirst(row)
      let told = heads.indices.map { $0 + 1 }.first { column in
        column != subject && column != start && tellsOfMoney(rows, column, subject)
      }
      guard let told else { continue }
      var found = Found(start: row)
      found.add(row, table[row: row].filledColumns, .header)
      for line in stride(from: row + 1, through: table.records.count, by: 1) {
        add(&found, table[row: line], line, titles, subject: subject, start: start, told: told)
      }
      return found.isList ? found : nil
    }
    return nil
  }

  /// Whether a column says of most hikes what was paid for them.
  private static func tellsOfMoney(_ rows: ArraySlice<Record>, _ column: Int, _ subject: Int) -> Bool {
    let hikes = rows.filter { appointment($0[column: subject].text) != nil }
    let known = hikes.count { CellMark($0[column: column].text).isAmount }
    return hikes.count * 2 > rows.count && known * 2 > hikes.count
  }

  /// The dog of a hike, and what the calendar says became of it: `Hike - Max`, `CANCELLED: Hike - Piper`.
  private static func appointment(_ text: String) -> (dog: String, status: String?)? {
    if let dog = served(text) { return (dog, nil) }
    let sides = text.split(separator: ":", maxSplits: 1).map { String($0).collapsingSpaces }
    guard sides.count == 2, case .status = CellMark(sides[0]), let dog = served(sides[1]) else { return nil }
    return (dog, sides[0])
  }

  private static func add(
    _ found: inout Found, _ record: Record, _ row: Int, _ titles: Titles, subject: Int, start: Int, told: Int
  ) {
    let places = record.filledColumns
    // "11/9/2020 9:00 AM"
    let date = date(record[column: start].text, titles, after: nil)
    found.add(row, places.filter { $0 != subject && $0 != told }, .header)
    guard let date, let (dog, status) = appointment(record[column: subject].text) else {
      found.add(row, places.filter { $0 == subject || $0 == told }, .note)
      return
    }
    if let status {
      found.add(row, [told].filter(places.contains), .note)
      found.entries.append(
        Entry(row: row, date: date, text: status, name: dog, column: subject, nameCell: nil))
    } else if record[column: told].isBlank {
      found.entries.append(
        Entry(row: row, date: date, text: hiked, name: dog, column: subject, nameCell: nil))
    } else {
      found.entries.append(
        Entry(
          row: row, date: date, text: record[column: told].text, name: dog, column: told, nameColumn: subject)
      )
    }
  }
}
