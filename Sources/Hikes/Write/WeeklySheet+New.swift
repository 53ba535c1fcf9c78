import Civil
import Quantities
import Tabular

extension WeeklySheet {
  /// A week that no sheet holds yet: the rows and headings of the latest sheet, new dogs after the last, a
  /// booked day without money empty.
  func newWeek(_ monday: CivilDate) -> [[String]] {
    let week = Week(containing: monday)
    let like = readings.last.flatMap { reading in
      reading.weeks.last { $0.block.days.count == 5 }.map { (reading, $0) }
    }
    let days = week.workdays.map { "\($0.weekday.shortName) \($0.day)" }
    var name = "Dog Name"
    var notes = "Notes"
    var listed: [(text: String, dog: DogID)] = []
    var blanks = 3
    if let (reading, last) = like {
      let header = reading.table[row: last.block.headerRow]
      name = header[column: last.block.nameColumn].text
      if let column = last.block.column(.notes) { notes = header[column: column].text }
      listed = last.dogRows.compactMap { row, label in
        dogs[label].map { (reading.table[row: row][column: last.block.nameColumn].text, $0) }
      }
      let bottom = last.dogRows.map(\.row).max() ?? last.block.headerRow
      blanks =
        last.block.rows.filter { $0 > bottom && reading.table[row: $0].isBlank }.prefix { row in
          reading.table[row: row].fields.count > 1
        }.count
    }
    let known = Set(listed.map(\.dog))
    let sheet = narrowed(to: week.monday)
    let present = sheet.present(in: week)
    listed = listed.filter { present.contains($0.dog) }
    listed += book.dogs.filter { present.contains($0.id) && !known.contains($0.id) }
      .sorted { ($0.name.lowercased(), $0.id) < ($1.name.lowercased(), $1.id) }.map {
        (book.label($0), $0.id)
      }
    var total = Money.zero
    var rows = [WeekOverlay.title(monday, width: 7), [name] + days + [notes]]
    for (text, dog) in listed {
      let cells = week.workdays.map { date -> String in
        guard let cell = sheet.text(dog, date, over: nil, isNewWeek: true) else { return "" }
        total += cell.money
        return cell.text
      }
      let notes = sheet.book.notes.filter { $0.dog == dog }.map(\.text)
      rows.append([text] + cells + [notes.joined(separator: "; ")])
    }
    rows += Array(repeating: Array(repeating: "", count: 7), count: max(1, blanks))
    rows.append(["Week Total", "", "", "", "", "", total == .zero ? "" : total.dollars])
    return rows
  }

  /// The dogs that were not gone on some day of the week, and those that hiked or paid for a day of it.
  private func present(in week: Week) -> Set<DogID> {
    let days = week.workdays
    let there = book.dogs.filter { dog in
      guard book.earlier.holds(dog.id) else { return dog.isActive }
      return days.contains { book.asScheduled(dog, on: $0).isActive }
    }
    let paid = book.payments.filter { $0.hikeDate.map(days.contains) ?? false }.compactMap(\.dog)
    let hiked = book.hikes.filter { $0.outcome.isOnHike && days.contains($0.date) }.map(\.dog)
    return Set(there.map(\.id) + paid + hiked)
  }
}
