import Civil
import Quantities
import Tabular

/// A list of what was paid that stands in the sheet of the weeks: `Date,Dog,Amount,How` below days that hold marks alone, or
/// below the weeks of somebody else.
struct PaymentList {
  let columns: EntryList.Columns
  let head: Int
  let rows: [(row: Int, date: CivilDate)]
  /// A last line that adds them up.
  let sum: Int?
  /// The columns of a list beside the days; nil where it has its rows to itself.
  let beside: Range<Int>?

  /// The rows that hold nothing else.
  var range: Range<Int> { beside == nil ? head..<(sum ?? rows.last?.row ?? head) + 1 : head..<head }

  /// Nil where the row heads no such list.
  /// - Parameters:
  ///   - year: of dates without one.
  ///   - beside: the columns of a list beside the days, which may be short.
  init?(_ original: Table, head: Int, year: Int?, beside: Range<Int>? = nil) {
    let table = beside.map { TurnedGrid.cut(original, to: $0) } ?? original
    guard table[row: head].filledColumns.count >= 3,
      let columns = EntryList.columns(table[row: head], below: table.records.dropFirst(head))
    else { return nil }
    var titles = EntryList.Titles(table, year: year)
    if let above = (1..<head).last(where: { !table[row: $0].isBlank }) {
      Self.take(table[row: above], &titles)
    }
    var rows: [(row: Int, date: CivilDate)] = []
    var sum: Int?
    for row in stride(from: head + 1, through: table.records.count, by: 1) {
      let record = table[row: row]
      let text = record[column: columns.date].text
      let name = record[column: columns.dog].text
      guard !record.isBlank else { break }
      if let date = Self.date(text, columns, titles, after: rows.last?.date), !name.folded.isEmpty {
        rows.append((row, date))
      } else if !CellMark(record[column: columns.amount].text).isAmount {
        // "Tilly,-,away"
        guard !name.folded.isEmpty else { break }
      } else {
        sum = name.folded.isEmpty || SummaryLabel(name) != nil ? row : nil
        break
      }
    }
    guard rows.count >= (beside == nil ? 3 : 1) else { return nil }
    (self.columns, self.head, self.rows, self.sum, self.beside) = (columns, head, rows, sum, beside)
  }

  /// Takes the week of a line above, whatever words stand before it or behind it in brackets: `Jill's week Aug 14-18 (me in PEI)`.
  private static func take(_ record: Record, _ titles: inout EntryList.Titles) {
    let places = record.filledColumns
    guard places.count == 1 else { return }
    let words = record[column: places[0]].text.prefix { $0 != "(" }.split(separator: " ")
    _ = words.indices.prefix(5).first { titles.take(words[$0...].joined(separator: " ")) }
  }

  private static func date(
    _ text: String, _ columns: EntryList.Columns, _ titles: EntryList.Titles, after last: CivilDate?
  ) -> CivilDate? {
    if let date = EntryList.date(text, titles, after: last) { return date }
    guard columns.isUnderTitles, let monday = titles.week, let day = EntryList.weekdays(text).first else {
      return nil
    }
    return monday.adding(days: day.rawValue - 1)
  }
}

extension WeeklySheetReader {
  /// Finds them where their money is in no day: below weeks without any, or of other weeks than those above.
  mutating func findPaymentLists() {
    guard let year = weeks.lazy.compactMap(\.monday).min()?.year else { return }
    findPaymentListsBeside(year)
    // A title above the list seems to begin a week without dogs.
    let mondays = Set(weeks.indices.filter { !dogRows($0).isEmpty }.compactMap { weeks[$0].monday })
    let amounts = Set(
      sheet.texts.all.filter { EntryList.amounts.set.contains(EntryList.head($0.raw)) }.map(\.folded))
    guard !amounts.isEmpty else { return }
    for row in 1..<sheet.rowCount + 1 where layout.roles[row - 1] != .header {
      guard !paymentLists.contains(where: { $0.range.contains(row) }),
        sheet[row: row].cells.contains(where: { amounts.contains($0.folded) }),
        let list = PaymentList(table, head: row, year: year),
        !hasDayMoney || list.rows.allSatisfy({ !mondays.contains($0.date.monday) })
          || isOfLateMoney(list)
      else { continue }
      paymentLists.append(list)
    }
  }

  /// Whether a list names the hikes that it pays, none of which has an amount in its day.
  private func isOfLateMoney(_ list: PaymentList) -> Bool {
    EntryList.hikeDates.set.contains(EntryList.head(sheet[list.head, list.columns.date].raw))
      && list.rows.allSatisfy { row, date in
        dayCell(of: sheet[row, list.columns.dog], on: date).map { !mark($0.row, $0.column).isAmount } ?? true
      }
  }

  /// The cell of a dog's day in the weeks; nil where no week has the day or no row the dog.
  private func dayCell(of name: CellText, on date: CivilDate) -> (row: Int, column: Int)? {
    for index in layout.blocks.indices where weeks[index].monday == date.monday {
      let row = dogRows(index).first { nameText($0, index).folded == name.folded }
      let day = layout.blocks[index].days.first { self.date($0, index) == date }
      if let row, let day { return (row, day.column) }
    }
    return nil
  }

  /// Money of dogs that the weeks name; anything else is left to be asked about.
  mutating func readPaymentLists() {
    for list in paymentLists {
      for column in filled(list.head, of: list) { note(list.head, column, .header) }
      var paid: [DogAndDay: Money] = [:]
      for (row, date) in list.rows { readPayment(row, date, list, &paid) }
      guard let sum = list.sum else { continue }
      for column in filled(sum, of: list) {
        note(sum, column, .total) { $0.reason = "what the list above it comes to, not checked" }
      }
    }
  }

  private func filled(_ row: Int, of list: PaymentList) -> [Int] {
    sheet.columns(of: row).filter { !sheet[row, $0].isBlank && list.beside?.contains($0) ?? true }
  }

  /// A dog and the day on which it paid.
  private struct DogAndDay: Hashable {
    let dog: String
    let date: CivilDate
  }

  private mutating func readPayment(
    _ row: Int, _ date: CivilDate, _ list: PaymentList, _ paid: inout [DogAndDay: Money]
  ) {
    let columns = list.columns
    let name = sheet[row, columns.dog]
    guard let label = names.known(name, of: sheet.texts.blank),
      case .amount(let amount) = mark(row, columns.amount)
    else { return }
    let filled = filled(row, of: list)
    let cell = dayCell(of: name, on: date)
    let isOfNoDay = !hasDayMoney || cell.map { !sheet[$0.row, $0.column].isBlank } ?? false
    let methods = filled.compactMap { AmountWords.method(of: sheet[row, $0].folded) }
    note(row, columns.amount, .payment) {
      $0.dog = label
      ($0.date, $0.week) = (date, date.monday)
      ($0.amount, $0.method) = (amount.money, amount.method.isEmpty ? methods.first ?? "" : amount.method)
      // The day on which it came is none of a hike.
      $0.isFromNotes = isOfNoDay
      $0.reason = "in the list of what was paid"
    }
    note(row, columns.date, .header)
    note(row, columns.dog, .dog) { $0.dog = label }
    // A day has one payment beside its cells, so that a second one is asked about with both together.
    let day = DogAndDay(dog: label, date: date)
    if let earlier = paid[day] {
      let whole = earlier + amount.money
      cells.change(row, columns.amount) {
        $0.kind = .unrecognised
        $0.reason = "\(earlier.dollars) stands above for the same dog and day"
        $0.question = CellQuestion(
          "\(earlier.dollars) and \(amount.money.dollars) came from \(label) on \(date.longText). What was it in all?",
          [.paid(whole), .paid(earlier)])
      }
    }
    paid[day, default: .zero] += amount.money
    for column in filled { note(row, column, .attribute) { $0.dog = label } }
  }
}
