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
    let sheet = narrowed(to: week.monday)
    let dates = sheet.days(of: week)
    let days = dates.map { "\($0.weekday.shortName) \($0.day)" }
    var name = NewWeekWords.name
    var notes = NewWeekWords.notes
    var listed: [(text: String, dog: DogID)] = []
    var blanks = 3
    if let (reading, last) = like {
      let header = reading.table[row: last.block.headerRow]
      let own = header[column: last.block.nameColumn].text
      // The title of that week dates no other.
      if SheetTitle(own) == nil { name = own }
      if let column = last.block.column(.notes) { notes = header[column: column].text }
      listed = last.dogRows.compactMap { row, label in
        dogs[label].map { dog in
          let typed = reading.table[row: row][column: last.block.nameColumn].text
          return (
            dogs[typed] == dog && !isAssumed(typed) ? typed : book.dog(dog).map { book.label($0) } ?? label,
            dog
          )
        }
      }
      let bottom = last.dogRows.map(\.row).max() ?? last.block.headerRow
      blanks =
        last.block.rows.filter { $0 > bottom && reading.table[row: $0].isBlank }.prefix { row in
          reading.table[row: row].fields.count > 1
        }.count
    }
    let known = Set(listed.map(\.dog))
    let present = sheet.present(in: week)
    listed = listed.filter { present.contains($0.dog) }
    listed += book.dogs.filter { present.contains($0.id) && !known.contains($0.id) }
      .sorted { ($0.name.lowercased(), $0.id) < ($1.name.lowercased(), $1.id) }.map {
        (book.label($0), $0.id)
      }
    var total = Money.zero
    var rows = [WeekOverlay.title(monday, width: dates.count + 2), [name] + days + [notes]]
    for (text, dog) in listed {
      let cells = dates.map { date -> String in
        guard let cell = sheet.text(dog, date, over: nil, isNewWeek: true) else { return "" }
        total += cell.money
        return cell.text
      }
      let notes = sheet.book.notes.filter { $0.dog == dog }.map(\.text)
      rows.append([text] + cells + [notes.joined(separator: "; ")])
    }
    let blank = Array(repeating: "", count: dates.count)
    rows += Array(repeating: [""] + blank + [""], count: max(1, blanks))
    rows.append(["Week Total"] + blank + [total == .zero ? "" : total.dollars])
    return rows
  }

  /// Whether a name was taken for another dog's.
  private func isAssumed(_ typed: String) -> Bool { dogs.assumed?.meant[typed.folded] != nil }

  /// Monday to Friday, and a day of the weekend on which somebody hiked or paid.
  private func days(of week: Week) -> [CivilDate] {
    let there = Set(book.payments.compactMap(\.hikeDate) + book.hikes.filter(\.outcome.isOnHike).map(\.date))
    let weekend = (5...6).map { week.monday.adding(days: $0) }
    return week.workdays + weekend.filter(there.contains)
  }

  /// The dogs that were not gone on some day of the week, and those that hiked or paid for a day of it.
  private func present(in week: Week) -> Set<DogID> {
    let days = days(of: week)
    let there = book.dogs.filter { dog in
      guard book.earlier.holds(dog.id) else { return dog.isActive }
      return days.contains { book.asScheduled(dog, on: $0).isActive }
    }
    let paid = book.payments.filter { $0.hikeDate.map(days.contains) ?? false }.compactMap(\.dog)
    let hiked = book.hikes.filter { $0.outcome.isOnHike && days.contains($0.date) }.map(\.dog)
    return Set(there.map(\.id) + paid + hiked)
  }
}

/// The headings where no sheet of hers says what they are called, and the words for what only the history says.
enum NewWeekWords {
  static let name = "Dog Name"
  static let notes = "Notes"
  static let owes = "owes"
  static let noShow = "no show"
}
