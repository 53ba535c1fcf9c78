import Civil
import Diagnostics
import Quantities
import Tabular

extension EntryList {
  /// A card for each dog: its name in a line by itself, a heading such as `Date,Paid`, and a line for each day.
  ///
  /// - Parameter least: how many cards there have to be.
  /// - Returns: nil where fewer cards stand so, or where most lines of a card have no date.
  static func byCards(_ table: Table, _ titles: Titles) -> Found? {
    areAbreast(table) ? nil : byCards(table, titles, of: 2)
  }

  /// Whether the headings of cards stand several times in a row, `Date,Paid,,Date,Paid`, each card in columns of its own.
  private static func areAbreast(_ table: Table) -> Bool {
    let heads = cardHeads(table)
    return !heads.isEmpty && Panels.ranges(table).count > 1
      && heads.allSatisfy { head in
        let record = table[row: head.row]
        return record.fields.count { Self.head($0.text) == Self.head(record[column: head.date].text) } > 1
      }
  }

  static func byCards(_ table: Table, _ titles: Titles, of least: Int) -> Found? {
    var found = Found()
    let heads = cardHeads(table)
    guard !heads.isEmpty else { return nil }
    for (number, head) in heads.enumerated() {
      let start = number > 0 ? heads[number - 1].row : 0
      // One alone has to say that it names a dog, as an invoice does: other names above one list may be anyone's.
      guard let title = cardTitle(table, from: start + 1, above: head.row),
        heads.count >= least || title.isLabelled
      else { return nil }
      found.add(head.row, table[row: head.row].filledColumns, .header)
      found.add(title.cell.row, title.beside, .attribute)
      let next = number + 1 < heads.count ? heads[number + 1].row : table.records.count + 1
      let end = WeekColumn.card(in: table, from: head.row + 1, above: next).map { card in
        number + 1 < heads.count ? card.title : next
      }
      var last: CivilDate?
      for row in head.row + 1..<max(end ?? next, head.row + 1) {
        let record = table[row: row]
        let text = head.day(record[column: head.date].text)
        let paid = head.methods.first { !record[column: $0].isBlank } ?? head.amount
        guard !text.folded.isEmpty, SummaryLabel(text) == nil,
          let amount = record[column: paid].isBlank
            ? statusColumn(record, head) ?? chargeColumn(record, head) : paid
        else {
          if let first = record.filledColumns.first, isSumOfCard(record[column: first].text) {
            found.add(row, record.filledColumns, .total)
          }
          continue
        }
        guard let date = date(text, titles, after: last) else {
          found.failed += 1
          continue
        }
        last = date
        // The first entry of a card shows the name, the others follow from it.
        let isFirst = !found.entries.contains { $0.name.folded == title.name.folded }
        var entry = Entry(
          row: row, date: date,
          text: isService(record[column: amount].text) || amount == chargeColumn(record, head)
            ? hiked : withMethod(record[column: amount].text, record, amount),
          name: title.name, column: amount, nameCell: isFirst ? title.cell : nil)
        entry.tell(title.whose)
        if let charge = head.charge, entry.text == hiked { entry.rate = record[column: charge].text }
        found.entries.append(entry)
      }
    }
    leaveCharges(&found, table, heads)
    found.beside += told(table)
    found.columns = heads[0].columns(of: table, besides: heads)
    return found.entries.count >= 3 && found.entries.count >= found.failed * 3 ? found : nil
  }

  /// What the lines of a card come to: `Amount due`.
  private static func isSumOfCard(_ text: String) -> Bool {
    SummaryLabel(text) != nil || dues.set.contains(head(text))
  }

  /// What hikes cost, `July 3,Off-leash hike,25.00`, where other lines in the same column say that it was paid,
  /// `Jul 12,Payment received,100.00`: it came with those.
  private static func leaveCharges(_ found: inout Found, _ table: Table, _ heads: [CardHead]) {
    func isReceipt(_ entry: Entry) -> Bool { self.isReceipt(entry, table) }
    let isStatement = takeOffReceipts(&found, table)
    let isCharged =
      isStatement
      || heads.allSatisfy { head in
        head.charge == nil && charges.set.contains(Self.head(table[row: head.row][column: head.amount].text))
      }
    guard isCharged, found.entries.contains(where: isReceipt) else { return }
    for index in found.entries.indices where !isReceipt(found.entries[index]) {
      let entry = found.entries[index]
      guard CellMark(entry.text).isAmount else { continue }
      (found.entries[index].text, found.entries[index].rate) = (hiked, entry.text)
    }
  }

  /// Whether the line of an entry says that it was paid, `Payment received`.
  private static func isReceipt(_ entry: Entry, _ table: Table) -> Bool {
    table[row: entry.row].fields.enumerated().contains { index, field in
      index + 1 != entry.column
        && PartialDate.words(field.text).contains(where: AmountWords.paid.set.contains)
    }
  }

  /// On a statement what came in is taken off what the hikes cost, `Payment received,-50.00`: it is money all the same.
  /// - Returns: false where any receipt is above zero, or anything else below it.
  private static func takeOffReceipts(_ found: inout Found, _ table: Table) -> Bool {
    let isReceipt = found.entries.map { self.isReceipt($0, table) }
    let amounts = found.entries.map { AmountGrammar.read($0.text).money }
    let isStatement =
      isReceipt.contains(true) && isReceipt.contains(false)
      && zip(isReceipt, amounts).allSatisfy { $1.map { $0 < .zero } ?? false == $0 }
    guard isStatement else { return false }
    for (index, amount) in amounts.enumerated() where isReceipt[index] {
      if let amount { found.entries[index].text = (-amount).dollars }
    }
    return true
  }

  /// The dog of a card, with what else stands in its line.
  private struct CardTitle {
    let name: String
    let cell: CellReference
    let whose: Whose
    let beside: [Int]
    /// Whether it stands behind a word for dogs, `Dog:,Tilly`.
    let isLabelled: Bool
  }

  /// A name in a line by itself, or behind its label, or before its owner right above the headings: `TANK,Doug Whynot,$24`.
  private static func cardTitle(_ table: Table, from start: Int, above head: Int) -> CardTitle? {
    guard let row = WeekColumn.card(in: table, from: start, above: head)?.title else { return nil }
    let record = table[row: row]
    func title(_ name: String, _ column: Int, isLabelled: Bool) -> CardTitle? {
      guard mayNameCard(name), !isTitle(name) else { return nil }
      return CardTitle(
        name: name.collapsingSpaces, cell: CellReference(row: row, column: column),
        whose: whose(record, besides: column), beside: record.filledColumns.filter { $0 != column },
        isLabelled: isLabelled)
    }
    // `Trish Hatt,902-555-0104,Dog: Juno`
    for column in record.filledColumns {
      let parts = record[column: column].text.split(separator: ":", maxSplits: 1).map {
        String($0).collapsingSpaces
      }
      if parts.count == 2, !parts[1].isEmpty, isDogLabel(parts[0]) {
        return title(parts[1], column, isLabelled: true)
      }
    }
    guard let place = WeekColumn.name(in: record) else { return nil }
    // At the top stands the title of the sheet.
    let isBelowTitle = row == 2 && table[row: 1].filledColumns.count == 1
    let isFramed = row == head - 1 && (row == 1 || isBelowTitle || table[row: row - 1].isBlank)
    guard place > 0 || record.filledColumns.count == 1 || isFramed else { return nil }
    return title(record.fields[place].text, place + 1, isLabelled: place + 1 != record.filledColumns.first)
  }

  /// Where a line without money says what became of its day: `hike - not paid yet`, `cancelled (thunder)`.
  /// So does one that was charged: `hike`.
  private static func statusColumn(_ record: Record, _ head: CardHead) -> Int? {
    let isCharged = head.charge.map { !record[column: $0].isBlank } ?? false
    return record.filledColumns.first { column in
      guard column > head.date else { return false }
      let text = record[column: column].text
      if case .status = CellMark(text) { return true }
      return isCharged && isService(text)
    }
  }

  /// Where a line says what its hike cost.
  private static func chargeColumn(_ record: Record, _ head: CardHead) -> Int? {
    head.charge.flatMap { CellMark(record[column: $0].text).isAmount ? $0 : nil }
  }

  static func mayNameCard(_ text: String) -> Bool {
    CellMark(text) == .text || isStatusOfOneWord(text)
  }

  /// Whether a text that says what became of a day may be what a dog is called: Storm.
  static func isStatusOfOneWord(_ text: String) -> Bool {
    if case .status = CellMark(text) { !text.trimmingSpaces.contains(" ") } else { false }
  }

  /// The columns of a card, counted from 1.
  struct CardHead {
    var row = 0
    let date: Int
    let amount: Int
    let methods: [Int]
    /// What hikes cost, beside what came in.
    let charge: Int?
    /// The month that heads the days of the card, `May,$` above `Mon 13,25`.
    var month: Int?

    /// The day that a cell below the heading names, with its month.
    func day(_ text: String) -> String {
      guard let month, let heading = DayHeading(text), heading.month == nil, let day = heading.day else {
        return text
      }
      return "\(MonthName.shortName(month)) \(day)"
    }

    /// The same for all cards, where their headings stand alike.
    func columns(of table: Table, besides others: [CardHead]) -> Columns? {
      guard others.allSatisfy({ $0.date == date && $0.amount == amount && $0.charge == charge }) else {
        return nil
      }
      var columns = Columns(head: row, date: date, dog: date, amount: amount, charge: charge)
      columns.isOfCards = true
      columns.notes = EntryList.column(.notes, in: table[row: row])
      return columns
    }
  }

  static func cardHeads(_ table: Table) -> [CardHead] {
    (1..<table.records.count + 1).compactMap { row in
      guard var head = cardHead(table[row: row]) else { return nil }
      head.row = row
      return head
    }
  }

  /// The cells between the names of the cards and their headings, `Rate:,$32.50`.
  private static func told(_ table: Table) -> [RearrangedSheet.Aside] {
    var start = 1
    return cardHeads(table).flatMap { head -> [RearrangedSheet.Aside] in
      defer { start = head.row + 1 }
      let rows = WeekColumn.card(in: table, from: start, above: head.row)?.told ?? []
      return rows.flatMap { row in table[row: row].filledColumns.map { .init(row, $0, .attribute) } }
    }
  }

  /// Whether a line dates what stands below it; a dog may be called April.
  static func isTitle(_ text: String) -> Bool {
    switch SheetTitle(text) {
    case .week, .weekEnding, .weekNumber, .days: true
    case .month, .year, .years, nil: false
    }
  }

  /// The columns of the dates and of what stands for each, in a row of those two headings and perhaps others.
  private static func cardHead(_ record: Record) -> CardHead? {
    let texts = record.fields.map { head($0.text) }
    guard certain.set.isDisjoint(with: texts),
      let date = texts.firstIndex(where: { dates.set.contains($0) || days.set.contains($0) })
        ?? zip(texts, texts.dropFirst()).enumerated().first(where: { _, pair in
          MonthName.month(named: pair.0) != nil && amounts.set.contains(pair.1)
        })?.offset
    else { return nil }
    var amount = texts.indices.first { $0 != date && amounts.set.contains(texts[$0]) }
    var charge: Int?
    if let first = amount, charges.set.contains(texts[first]) || states.set.contains(texts[first]),
      let came = texts.indices.first(where: { $0 > first && cameIn.set.contains(texts[$0]) })
    {
      (charge, amount) = (first + 1, came)
    }
    let methods = amount == nil ? self.methods(texts).map { $0 + 1 } : []
    return (amount.map { $0 + 1 } ?? methods.first).map {
      CardHead(
        date: date + 1, amount: $0, methods: methods, charge: charge,
        month: MonthName.month(named: texts[date]))
    }
  }
}
