import Civil
import Quantities
import Tabular

/// Days that say only that they are paid, and whose money stands on another day: nothing came in on them.
extension WeeklySheetReader {
  /// Whether a day says that it is paid, or was before, and nothing else: `pd`, `pd ahead`, `ahead`, `prepaid`.
  func saysPaid(_ mark: CellMark, _ text: CellText) -> Bool {
    if mark.isPaid { return true }
    let words = text.words.filter(\.hasWord)
    guard [.text, .paidBefore].contains(mark), !text.hasFigure, (1...3).contains(words.count) else {
      return false
    }
    return words.contains(where: Self.before.set.contains)
      && words.allSatisfy {
        Self.before.set.contains($0) || AmountWords.paid.set.contains($0)
          || AmountWords.paidFillers.set.contains($0)
      }
  }

  /// The other dog with which a day says that this one went, `w/ Daisy`, where her money of the day pays several hikes.
  func companion(_ mark: CellMark, _ text: CellText, _ day: DayColumn, _ index: Int) -> String? {
    guard mark == .text, (2...3).contains(text.words.count), let first = text.words.first,
      SpanWords.partners.set.contains(first),
      case let name = text.words.dropFirst().filter(\.hasWord).joined(separator: " "), !name.isEmpty
    else { return nil }
    return dogRows(index).lazy.map { (row: $0, name: self.nameText($0, index)) }.first {
      $0.name.folded == name && paysSeveral($0.row, day.column, index)
    }?.name.collapsed
  }

  /// The day of the same week that a cell names, `paid Mon`, or whose own text names this one, `32 = mon + wed`, or that lies before
  /// one which says that it was paid ahead, or no more than `pd`, where its money pays several hikes.
  func payingDay(_ column: Int, _ row: Int, _ index: Int, _ marks: [CellMark]) -> Weekday? {
    let days = layout.blocks[index].days
    let named = weekdays(sheet[row, column])
    let own = days.first { $0.column == column }?.weekday
    return zip(days, marks).lazy.compactMap { day, mark -> Weekday? in
      guard day.column != column, case let hikes = hikesPaid(by: mark, row, index), hikes > 1 else {
        return nil
      }
      if named.count == 1, named.contains(day.weekday) { return day.weekday }
      guard named.isEmpty, let own, case let told = weekdays(sheet[row, day.column]) else { return nil }
      if told.count > 1 { return told.contains(own) ? day.weekday : nil }
      let isBefore = sheet[row, column].words.contains(where: Self.before.set.contains)
      guard day.weekday < own, isBefore || isBarelyPaid(sheet[row, column]) else { return nil }
      return isBefore || covers(hikes, row, index, marks) ? day.weekday : nil
    }.first
  }

  /// `pd`, `PAID`: no sign, no way to pay and no other word.
  private func isBarelyPaid(_ text: CellText) -> Bool {
    let words = text.words.filter(\.hasWord)
    return words.count == 1 && AmountWords.paid.set.contains(words[0])
  }

  /// Whether the only money of a row for several hikes is for its days that are called paid as well, `$75,pd,pd`: they are not
  /// more than it pays, and her total of the row has nothing more for them.
  private func covers(_ hikes: Int, _ row: Int, _ index: Int, _ marks: [CellMark]) -> Bool {
    let days = layout.blocks[index].days
    let paid = zip(days, marks).filter { day, mark in mark.isPaid && isBarelyPaid(sheet[row, day.column]) }
      .count
    let several = marks.filter { hikesPaid(by: $0, row, index) > 1 }.compactMap(\.money)
    guard paid < hikes, several.count == 1 else { return false }
    let sum = marks.compactMap(\.money).reduce(.zero, +)
    let whole = sum + Money(cents: several[0].cents / hikes * paid)
    return !layout.blocks[index].columns.contains { column, role in
      guard role == .rowTotal, case .amount(let stated) = mark(row, column) else { return false }
      return stated.money == whole
    }
  }

  /// The day of an earlier week whose money pays several hikes, and this one as well: which the cell names, `paid May 15`,
  /// `pd Fri 13th`, or says to lie before, `pd in adv`, or whose row says so, `50 = Mon + Mar 31`, `$44 Wed is Wed + next Wed`.
  func payingDate(_ text: CellText, _ label: String, _ date: CivilDate?) -> CivilDate? {
    guard let date else { return nil }
    if let named = namedDate(text, before: date) { return pays(label, on: named) ? named : nil }
    let isBefore = text.words.contains(where: Self.before.set.contains)
    // The latest of the two weeks before.
    for monday in [date.monday.adding(days: -7), date.monday.adding(days: -14)] {
      guard let (row, index) = place(of: label, in: monday) else { continue }
      let payer = layout.blocks[index].days.last { paysSeveral(row, $0.column, index) }
      guard let payer, let paid = self.date(payer, index),
        isBefore || tells(row, index, of: date)
          || isBarelyPaid(text) && goesOn(payer, row, index, label, to: date)
      else { continue }
      return paid
    }
    return nil
  }

  /// Whether money for several hikes pays days of its own week that say no more than `pd`, and those of the weeks after it up to
  /// a date as well: `$90,pd` before `pd,pd`.
  private func goesOn(_ payer: DayColumn, _ row: Int, _ index: Int, _ label: String, to date: CivilDate)
    -> Bool
  {
    func paidDays(_ row: Int, _ index: Int, after first: Weekday?, to last: CivilDate?) -> Int {
      layout.blocks[index].days.count { day in
        guard first.map({ day.weekday > $0 }) ?? true else { return false }
        if let last { guard let own = self.date(day, index), own <= last else { return false } }
        return mark(row, day.column).isPaid && isBarelyPaid(sheet[row, day.column])
      }
    }
    guard let monday = weeks[index].monday else { return false }
    let hikes = hikesPaid(by: priced(row, payer.column), row, index)
    var paid = paidDays(row, index, after: payer.weekday, to: nil)
    guard paid > 0 else { return false }
    for later in stride(from: monday.dayNumber + 7, through: date.dayNumber, by: 7) {
      guard let (row, index) = place(of: label, in: CivilDate(dayNumber: later)) else { continue }
      // Other money may be what pays them.
      if layout.blocks[index].days.contains(where: { priced(row, $0.column).isAmount }) { return false }
      paid += paidDays(row, index, after: nil, to: date)
    }
    return paid < hikes
  }

  private func paysSeveral(_ row: Int, _ column: Int, _ index: Int) -> Bool {
    hikesPaid(by: priced(row, column), row, index) > 1
  }

  /// How many whole hikes an amount pays, by what the row says that one costs, else by what they cost in the sheet.
  private func hikesPaid(by mark: CellMark, _ row: Int, _ index: Int) -> Int {
    guard let cents = mark.money?.cents else { return 0 }
    if let price = rowPrice(row, index)?.cents, price >= 500, cents.isMultiple(of: price) {
      return cents / price
    }
    return (prices.halves(cents) ?? 0) / 2
  }

  private func weekdays(_ text: CellText) -> Set<Weekday> { Set(text.words.compactMap { Weekday(name: $0) }) }

  /// The date that a cell names behind its first word, before its own.
  private func namedDate(_ text: CellText, before date: CivilDate) -> CivilDate? {
    if text.words.count == 2 { return text.words.last.flatMap { ordinal($0, before: date) } }
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

  /// The last day of such a number before another one: `11th`.
  private func ordinal(_ word: String, before date: CivilDate) -> CivilDate? {
    guard let day = PartialDate.ordinal(word), word.hasLetter else { return nil }
    return (1...28).lazy.map { date.adding(days: -$0) }.first { $0.day == day }
  }

  private func pays(_ label: String, on date: CivilDate) -> Bool {
    guard let (row, index) = place(of: label, in: date.monday),
      let day = layout.blocks[index].days.first(where: { self.date($0, index) == date })
    else { return false }
    return paysSeveral(row, day.column, index)
  }

  /// The row of a dog in a week, be it one of several tables of the week, or not read yet.
  private func place(of label: String, in monday: CivilDate) -> (row: Int, index: Int)? {
    let tables = weeks.indices.filter { weeks[$0].monday == monday }
    for index in tables { if let row = rows[index][label] { return (row, index) } }
    let name = label.folded
    for index in tables {
      if let row = dogRows(index).first(where: { nameText($0, index).folded == name }) { return (row, index) }
    }
    return nil
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
        // "incl. Tues 22"
        if place > 0, Weekday(name: words[place - 1]) == date.weekday,
          PartialDate.ordinal(words[place]) == date.day
        {
          return true
        }
        var taken = 0
        let named = PartialDate(words: Array(words[place...]), taking: &taken, order: layout.order)
        return named.map { $0.day == date.day && $0.month == date.month } ?? false
      }
    }
  }

  /// Behind "paid" these say that it was before.
  static let before = WordRule(
    (), "adv, advance, ahead, prepaid, prepd, covered, already, déjà",
    like: "pd in adv", "already paid", "pd ahead", "prepaid")
  /// Before a day these say that it is of the week after.
  static let following = WordRule((), "next", like: "36 on Wed incl. next Mon")
}
