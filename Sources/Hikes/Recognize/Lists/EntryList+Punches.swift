import Civil
import Quantities
import Tabular

/// Cards of several hikes that are paid at once: `Dog,Bought,Paid,1,2,…,10,Left` above `Kona,5-Sep-18,$225.00,Sep 7,Sep 10`.
extension EntryList {
  /// What stands where on such cards, each column counted from 1.
  private struct Punches {
    let head: Int
    let dog: Int
    let bought: Int
    let paid: Int
    let slots: ClosedRange<Int>
  }

  /// Whether a row numbers four hikes or more from the first, and the one below it has a date under one of them.
  static func mayBePunches(_ sheet: SheetCells) -> Bool {
    (1..<min(sheet.rowCount, 12) + 1).contains { row in
      let cells = sheet[row: row].cells
      guard cells.count >= 7, let slots = slots(cells.map(\.raw)) else { return false }
      return slots.contains { column in
        let heading = sheet[row + 1, column].heading(nil, isFrench: false)
        return heading?.month != nil && heading?.day != nil
      }
    }
  }

  /// The columns of the numbers 1, 2, 3, … in a row, counted from 1; nil for fewer than four.
  private static func slots(_ heads: [String]) -> ClosedRange<Int>? {
    // `Hike 1`
    func isSlot(_ head: String, _ number: Int) -> Bool {
      let words = head.folded.split(separator: " ").map(String.init)
      return words.count < 3 && ["\(number)", "#\(number)"].contains(words.last)
        && words.dropLast().allSatisfy(GroupHeading.ofTurn.set.contains)
    }
    guard let first = heads.firstIndex(where: { isSlot($0, 1) }),
      case let count = zip(heads[first...], 1...).prefix(while: isSlot).count, count >= 4
    else { return nil }
    return first + 1...first + count
  }

  static func punchCards(_ table: Table, _ titles: Titles) -> Found? {
    guard
      let cards = (1..<min(table.records.count, 12) + 1).lazy.compactMap({ punches(table, $0, titles) }).first
    else { return nil }
    var columns = Columns(head: cards.head, date: cards.bought, dog: cards.dog, amount: cards.paid)
    let heads = table[row: cards.head]
    columns.owner = column(.owner, in: heads)
    columns.phone = column(.phone, in: heads)
    columns.notes = column(.notes, in: heads)
    var found = Found(columns: columns)
    found.add(cards.head, heads.filledColumns, .header)
    var last: CivilDate?
    for row in stride(from: cards.head + 1, through: table.records.count, by: 1) {
      let record = table[row: row]
      let name = record[column: cards.dog].text
      guard !record.isBlank, !name.folded.isEmpty, SummaryLabel(name) == nil else {
        if let first = record.filledColumns.first, SummaryLabel(record[column: first].text) != nil {
          found.add(row, record.filledColumns, .total)
        }
        continue
      }
      guard let bought = date(record[column: cards.bought].text, titles, after: last),
        case let paid = record[column: cards.paid].text, !paid.folded.isEmpty
      else {
        found.failed += 1
        continue
      }
      last = bought
      func entry(_ column: Int, _ date: CivilDate, _ text: String, isFirst: Bool) -> Entry {
        var entry = Entry(
          row: row, date: date, text: text, name: name.collapsingSpaces, column: column,
          nameColumn: isFirst ? cards.dog : nil)
        entry.tell(record, columns)
        entry.rate = rate(of: paid, for: cards.slots.count)
        return entry
      }
      found.entries.append(
        entry(cards.paid, bought, withMethod(paid, record, cards.paid), isFirst: true))
      for column in cards.slots where !record[column: column].isBlank {
        let text = record[column: column].text
        if let day = date(text, titles, after: bought) {
          found.entries.append(entry(column, day, hiked, isFirst: false))
        } else {
          found.add(row, [column], .note)
        }
      }
    }
    return found.isList && found.failed * 4 <= Set(found.entries.map(\.row)).count ? found : nil
  }

  /// What one hike of a card costs; empty where that is no whole number of cents.
  private static func rate(of paid: String, for count: Int) -> String {
    guard let money = AmountGrammar.read(paid).money, money > .zero, money.cents % count == 0 else {
      return ""
    }
    return Money(cents: money.cents / count).description
  }

  private static func punches(_ table: Table, _ row: Int, _ titles: Titles) -> Punches? {
    let record = table[row: row]
    let heads = record.fields.map { head($0.text) }
    guard let slots = slots(heads),
      let dog = heads.firstIndex(where: { certain.set.contains($0) || ColumnLabels.names.contains($0) })
    else { return nil }
    let rows = table.records.dropFirst(row).filter { !$0[column: dog + 1].isBlank }
    func isMost(_ column: Int, _ matches: (String) -> Bool) -> Bool {
      let texts = rows.map { $0[column: column].text }.filter { !$0.folded.isEmpty }
      return texts.count * 2 > rows.count && texts.count(where: matches) * 5 >= texts.count * 4
    }
    let others = heads.indices.map { $0 + 1 }.filter { $0 != dog + 1 && !slots.contains($0) }
    func isDate(_ text: String) -> Bool {
      date(text, titles, after: titles.year.flatMap { CivilDate(year: $0, month: 1, day: 1) }) != nil
    }
    guard let bought = others.first(where: { isMost($0, isDate) }),
      let paid = others.first(where: { column in
        column != bought && amounts.set.contains(heads[column - 1])
          && isMost(column) { CellMark($0).isAmount }
      }),
      // The hikes that a card has had are dates.
      case let punched = rows.flatMap({ row in slots.map { row[column: $0].text } }).filter({
        !$0.folded.isEmpty
      }),
      punched.count >= 4, punched.count(where: isDate) * 5 >= punched.count * 4
    else { return nil }
    return Punches(head: row, dog: dog + 1, bought: bought, paid: paid, slots: slots)
  }
}
