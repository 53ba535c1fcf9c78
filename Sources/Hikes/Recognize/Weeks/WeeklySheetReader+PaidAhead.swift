import Civil
import Quantities
import Tabular

/// Days that say only that they are paid, and whose money stands on another day: nothing came in on them.
extension WeeklySheetReader {
  /// The day of the same week that a cell names, `paid Mon`, or whose own text names this one, `32 = mon + wed`, where its money
  /// pays several hikes.
  func payingDay(_ column: Int, _ row: Int, _ days: [DayColumn], _ marks: [CellMark]) -> Weekday? {
    let named = weekdays(sheet[row, column])
    let own = days.first { $0.column == column }?.weekday
    return zip(days, marks).lazy.compactMap { day, mark -> Weekday? in
      guard day.column != column, paysSeveral(mark) else { return nil }
      if named.count == 1, named.contains(day.weekday) { return day.weekday }
      guard named.isEmpty, let own, case let told = weekdays(sheet[row, day.column]) else { return nil }
      return told.count > 1 && told.contains(own) ? day.weekday : nil
    }.first
  }

  /// The day of an earlier week whose money pays several hikes, and this one as well: which the cell names, `paid May 15`,
  /// `pd Fri 13th`, or says to lie before, `pd in adv`, or whose row says so, `50 = Mon + Mar 31`, `$44 Wed is Wed + next Wed`.
  func payingDate(_ text: CellText, _ label: String, _ date: CivilDate?) -> CivilDate? {
    guard let date else { return nil }
    if let named = namedDate(text, before: date) { return pays(label, on: named) ? named : nil }
    let isBefore = text.words.contains(where: Self.before.set.contains)
    // The latest of the two weeks before.
    for monday in [date.monday.adding(days: -7), date.monday.adding(days: -14)] {
      guard let index = weeks.indices.first(where: { weeks[$0].monday == monday }),
        let row = rows[index][label]
      else { continue }
      let payer = layout.blocks[index].days.last { paysSeveral(priced(row, $0.column)) }
      guard let payer, isBefore || tells(row, index, of: date), let paid = self.date(payer, index) else {
        continue
      }
      return paid
    }
    return nil
  }

  private func paysSeveral(_ mark: CellMark) -> Bool {
    mark.money.flatMap { prices.halves($0.cents) } ?? 0 >= 4
  }

  private func weekdays(_ text: CellText) -> Set<Weekday> { Set(text.words.compactMap { Weekday(name: $0) }) }

  /// The date that a cell names behind its first word, before its own.
  private func namedDate(_ text: CellText, before date: CivilDate) -> CivilDate? {
    guard text.words.count > 2 else { return nil }
    if let named = PartialDate(text.words.dropFirst().joined(separator: " ")),
      let paid = [date.year, date.year - 1].lazy.compactMap({ named.date(inYear: $0) }).first(where: {
        $0 < date
      })
    {
      return paid
    }
    // "pd Fri 13th"
    guard let weekday = text.words.lazy.compactMap({ Weekday(name: $0) }).first,
      let day = text.words.lazy.compactMap({ PartialDate.ordinal($0) }).first
    else { return nil }
    return (1...28).lazy.map { date.adding(days: -$0) }.first { $0.day == day && $0.weekday == weekday }
  }

  private func pays(_ label: String, on date: CivilDate) -> Bool {
    guard let index = weeks.indices.first(where: { weeks[$0].monday == date.monday }),
      let row = rows[index][label],
      let day = layout.blocks[index].days.first(where: { self.date($0, index) == date })
    else { return false }
    return paysSeveral(priced(row, day.column))
  }

  /// Whether a row says of its money that it is for a day of a later week too: `Mon + Mar 31`, `incl. next Mon`.
  private func tells(_ row: Int, _ index: Int, of date: CivilDate) -> Bool {
    sheet.columns(of: row).contains { column in
      let text = sheet[row, column]
      guard text.hasLetter, text.words.count > 1 else { return false }
      let words = text.words
      return words.indices.contains { place in
        if place > 0, Weekday(name: words[place]) == date.weekday,
          Self.following.set.contains(words[place - 1])
        {
          return weeks[index].monday == date.monday.adding(days: -7)
        }
        var taken = 0
        let named = PartialDate(words: Array(words[place...]), taking: &taken, order: layout.order)
        return named.map { $0.day == date.day && $0.month == date.month } ?? false
      }
    }
  }

  /// Behind "paid" these say that it was before.
  static let before = WordRule(
    CellStatus.tentative, "adv, advance, already, déjà",
    like: "pd in adv", "already paid")
  /// Before a day these say that it is of the week after.
  static let following = WordRule(CellStatus.tentative, "next", like: "36 on Wed incl. next Mon")
}
