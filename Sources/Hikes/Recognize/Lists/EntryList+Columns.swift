import Civil
import Quantities
import Tabular

extension EntryList {
  /// Where a list has what, each column counted from 1.
  struct Columns {
    /// The row with the headings, none in a list without them.
    var head: Int?
    var date: Int
    var dog: Int
    var amount: Int
    /// What a hike cost, where another column says what came in.
    var charge: Int?
    /// What one hike costs, where the amount may be that of several.
    var rate: Int?
    var notes: Int?
    /// What is owed in all, be it of one day or of many.
    var due: Int?
    /// What became of a hike, beside what it cost.
    var state: Int?
    /// A column for each way of paying, `cash,e-tr,chq`, where no other has the money.
    var methods: [Int] = []
    /// The column that says whether the amount was received: `Paid?`.
    var flag: Int?
    /// Whether a program ticked what was received in that column, and left the others empty: `checked`.
    var isTicked = false
    /// The day on which the amount came, beside that of the hike or of its invoice: `Date,Dog,Amount,Date paid`.
    var paidOn: Int?
    /// Whose dog it is, and where that one is called.
    var owner: Int?
    var phone: Int?
    /// Whether `no` among the amounts says that it was not paid, and not that the dog stayed at home.
    var asksWhetherPaid = false
    /// What went back to an owner, or out for something else, beside what came in.
    var out: Int?
    /// The day of the week, where the date is that of its week.
    var weekday: Int?
    /// The column that says on which days of its week a dog hiked, where a row is of a week: `Mon, Wed`.
    var span: Int?
    /// Whether the dog is named among other words: `Finley 3 hikes`.
    var isNamedAmong = false
    /// Whether the name and what its day held stand in one cell: `Stella $20`.
    var isJoined: Bool { dog == amount }
    /// Whether the dog stands above its days, and no column names it.
    var isOfCards = false
    /// Whether the amount stands among other words: `Wayne sent you $50.00 (CAD)`.
    var isPaidAmong = false
    /// Whether the date is that on which the money came: without it none did.
    var isDatedByReceipt = false
    /// The same again further right: `Date,$,Date,$` behind a dog, or `Dog,$,Dog,$` behind a day.
    var more: [Slot] = []
    /// Those of another entry of the row.
    func at(_ slot: Slot) -> Columns {
      Columns(head: head, date: slot.date, dog: slot.dog, amount: slot.amount)
    }

    /// Whether nothing but the title above says the week of a day.
    var isUnderTitles: Bool { weekday == date }
  }

  /// Another entry of a row.
  struct Slot {
    let date: Int
    let dog: Int
    let amount: Int
  }

  /// Whether a heading is that of the days of a list.
  static func isDate(_ folded: String) -> Bool {
    dates.set.contains(folded) || days.set.contains(folded) || hikeDates.set.contains(folded)
  }

  /// Nil where no row among the first names the three columns.
  static func columns(_ table: Table) -> Columns? {
    for row in 1..<min(table.records.count, 12) + 1 {
      let below = table.records.dropFirst(row)
      guard let whole = columns(table[row: row], below: below) else { continue }
      var columns = besideAnother(table[row: row], below: below, whole) ?? whole
      columns.head = row
      columns.flag = flag(table, below: row, columns)
      columns.state = columns.state ?? state(table, below: row, columns)
      columns.notes = columns.notes ?? remarks(table, below: row, columns)
      if let received = receipts(table, below: row, columns) {
        columns.charge = columns.amount
        columns.amount = received
      }
      takePrices(&columns, table, below: row)
      columns.due = due(table, below: row, columns)
      columns.asksWhetherPaid = isAboutPayment(table[row: row][column: columns.amount].text)
      columns.flag = flag(table, below: row, columns)
      columns.isTicked = columns.flag.map { isTicked(table, below: row, $0) } ?? false
      if columns.flag != nil, columns.flag == columns.state { columns.state = nil }
      // `Hiked?` with no more than yes or no, beside `Tags` that say why not.
      if let said = columns.state, isYesOrNo(table, below: row, said) {
        columns.state = state(table, below: row, columns) ?? said
      }
      columns.paidOn = dayOfPayment(table, below: row, columns)
      // Under "Day" may stand dates.
      if columns.isUnderTitles, !saysDaysOnly(table, below: row, columns.date) {
        columns.weekday = nil
      }
      return columns
    }
    return nil
  }

  /// The columns of the one list that has all of them, where those of a row are of two with an empty column between:
  /// `Day,Dogs,,Date,Dog,Amount`. Nil where they are of one.
  private static func besideAnother(
    _ record: Record, below rows: ArraySlice<Record>, _ whole: Columns
  ) -> Columns? {
    let gaps = (1..<record.fields.count + 1).filter { record[column: $0].isBlank }
    let own = [whole.date, whole.dog, whole.amount]
    guard let first = own.min(), let last = own.max(), gaps.contains(where: { (first...last).contains($0) })
    else { return nil }
    let edges = [0] + gaps + [record.fields.count + 1]
    return zip(edges, edges.dropFirst()).lazy.filter { $1 - $0 > 3 }.compactMap { left, right in
      let fields = record.fields.enumerated().map { $0 + 1 > left && $0 + 1 < right ? $1 : Field("") }
      return columns(Record(fields, line: record.line), below: rows)
    }.first
  }

  /// Whether a column has nothing but names of days.
  private static func saysDaysOnly(_ table: Table, below head: Int, _ column: Int) -> Bool {
    table.records.dropFirst(head).allSatisfy { record in
      let text = record[column: column].text
      guard let heading = DayHeading(text) else { return text.folded.isEmpty || !text.hasNumber }
      return heading.weekday != nil && heading.day == nil
    }
  }

  /// The column of what came in beside one of what was charged, `Charge,Paid`: nothing but amounts.
  private static func receipts(_ table: Table, below head: Int, _ columns: Columns) -> Int? {
    let heads = table[row: head].fields.map { Self.head($0.text) }
    guard charges.set.contains(heads[columns.amount - 1]) else { return nil }
    return heads.indices.map { $0 + 1 }.first { column in
      guard column != columns.date, cameIn.set.contains(heads[column - 1]) else { return false }
      let texts = table.records.dropFirst(head).map { $0[column: column].text }.filter { !$0.folded.isEmpty }
      // "0.00" where nothing came yet
      let marks = texts.map { CellMark($0) }
      return marks.contains(where: \.isAmount) && marks.allSatisfy { $0.isAmount || $0 == .dash }
    }
  }

  /// The column of what is owed before that of what came in, `Owes,Since,Paid`: nothing but amounts.
  private static func due(_ table: Table, below head: Int, _ columns: Columns) -> Int? {
    let heads = table[row: head].fields.map { Self.head($0.text) }
    guard cameIn.set.contains(heads[columns.amount - 1]) else { return nil }
    return heads.indices.map { $0 + 1 }.first { column in
      guard column < columns.amount, column != columns.charge, dues.set.contains(heads[column - 1]) else {
        return false
      }
      let texts = table.records.dropFirst(head).map { $0[column: column].text }.filter { !$0.folded.isEmpty }
      return !texts.isEmpty && texts.allSatisfy { CellMark($0).isAmount }
    }
  }

  static func columns(_ record: Record, below rows: ArraySlice<Record>) -> Columns? {
    let texts = withoutNumbers(record.fields.map { head($0.text) })
    func column(_ names: Set<String>) -> Int? { texts.firstIndex { names.contains($0) }.map { $0 + 1 } }
    var strangers = TurnedGrid.strangers.set.subtracting(lenient.words)
    let owner = self.column(.owner, in: record)
    // Under "Client" the dogs may stand.
    let client = owner.flatMap { areCalls(rows, $0) ? $0 : nil }
    // So they may under "Notes" beside their owners.
    let noted = owner == nil || client != nil ? nil : calls(record, rows)
    if column(certain.set) != nil || noted != nil
      || (column(ColumnLabels.names) ?? client).map({ areCalls(rows, $0) }) ?? false
        && column(amounts.set).map({ arePrices(rows, $0) }) ?? false
    {
      strangers.subtract(lenientBesideDogs.words)
    }
    // Looked for last, for every row is gone through.
    let heads = [hikeDates, dates, days, stamps, received]
    let isDated = texts.contains { text in heads.contains { $0.set.contains(text) } }
    let served =
      isDated && column(certain.set) == nil && texts.first != "" ? servedColumn(rows, of: texts.count) : nil
    let booked = isDated ? bookedDogs(texts, rows) : nil
    if served != nil || booked != nil { strangers.subtract(lenientBesideDogs.words) }
    if booked != nil { strangers.subtract(spent.words) }
    guard strangers.isDisjoint(with: texts),
      let dog = column(certain.set) ?? served ?? booked ?? column(ColumnLabels.names) ?? column(names.set)
        ?? (isDated ? owner.flatMap { paidFor(texts, $0, rows) } : nil) ?? client
        ?? noted
    else {
      return nil
    }
    // The day of a week that another column names, or its days.
    let weekday = column(days.set)
    let span = column(spans.set)
    let date = column(hikeDates.set) ?? column(dates.set)
    let week = date == nil && (weekday ?? span) != nil ? column(weeks.set) : nil
    let dated = week ?? date ?? weekday ?? column(stamps.set) ?? column(received.set)
    let isWeekday = dated != nil && dated == weekday
    guard let date = dated else { return nil }
    // "Status" holds what a hike cost only where no other column does.
    var money = texts.indices.filter { $0 + 1 != date && amounts.set.contains(texts[$0]) }
    // `Paid?,Amount` above `Yes,25`
    if money.count > 1 {
      let filled = money.filter { place in rows.contains { CellMark($0[column: place + 1].text).isAmount } }
      if !filled.isEmpty { money = filled }
    }
    // Of "Dog,Total,Date,$,Date,$" the dollars are those of the dates.
    let repeated = [date, dog].lazy.map { $0 - 1 }.first { place in
      texts.count { $0 == texts[place] } > 1 && money.contains(place + 1)
    }
    // "In" may be the hour, where another column is of money.
    let plain =
      repeated.map { $0 + 1 }
      ?? money.first { !states.set.contains(texts[$0]) && !cameInBy.set.contains(texts[$0]) }
      ?? money.first { !states.set.contains(texts[$0]) }
    let methods = self.methods(texts)
    guard let amount = (plain ?? money.first ?? methods.first).map({ $0 + 1 }) else { return nil }
    let state = plain == nil ? nil : texts.firstIndex { states.set.contains($0) }.map { $0 + 1 }
    let notes = record.fields.indices.map { $0 + 1 }.first { column in
      let text = record[column: column].text
      return column != state && column != dog
        && (ColumnLabels.role(text) == .notes || ColumnLabels.role(head(text)) == .notes)
    }
    var columns = Columns(
      date: date, dog: dog, amount: amount, notes: notes, state: state,
      methods: money.isEmpty ? methods.map { $0 + 1 } : [], owner: owner == dog ? nil : owner,
      out: column(wentOut.set), weekday: week == nil && !isWeekday ? nil : weekday)
    columns.isNamedAmong =
      dog == served && areNamedAmong(rows.map { $0[column: dog].text }.filter { !$0.isEmpty })
    columns.isDatedByReceipt = received.set.contains(texts[date - 1]) || paidOn.set.contains(texts[date - 1])
    columns.phone = self.column(.phone, in: record)
    columns.span = week == nil ? nil : span
    columns.more = slots(texts, columns)
    return columns
  }

  /// Where the heading of the dates, or that of the dogs, comes again with the one of the amounts behind it.
  private static func slots(_ texts: [String], _ columns: Columns) -> [Slot] {
    let sought = max(columns.date, columns.dog)
    guard sought + 1 == columns.amount else { return [] }
    return texts.indices.dropFirst(columns.amount).dropLast().compactMap { place in
      guard texts[place] == texts[sought - 1], texts[place + 1] == texts[columns.amount - 1] else {
        return nil
      }
      // `Date,Dog,Paid,,Date,Dog,Paid`: each with days of its own.
      let isDated = columns.date == sought - 1 && texts[place - 1] == texts[columns.date - 1]
      return Slot(
        date: isDated ? place : columns.date == sought ? place + 1 : columns.date,
        dog: columns.dog == sought ? place + 1 : columns.dog, amount: place + 2)
    }
  }

  /// The places of two or more headings that say how it was paid.
  static func methods(_ texts: [String]) -> [Int] {
    let found = texts.indices.filter { place in
      let text = texts[place]
      if AmountWords.isMethod(text) { return true }
      // "Cash in", "E-transfer received"
      return text.lastIndex(of: " ").map { space in
        cameIn.set.union(cameInBy.words).contains(String(text[text.index(after: space)...]))
          && AmountWords.isMethod(String(text[..<space]))
      } ?? false
    }
    return found.count >= 2 ? found : []
  }

  /// `date 1,paid 1,date 2,paid 2` as `date,paid,date,paid`: headings that a number tells apart, without it.
  private static func withoutNumbers(_ heads: [String]) -> [String] {
    let bare = heads.map { head -> String? in
      let name = String(head.reversed().drop(while: \.isNumber).reversed()).trimming(" #.")
      return name.isEmpty || name == head ? nil : name
    }
    return zip(heads, bare).map { head, name in
      name.flatMap { name in bare.count { $0 == name } > 1 ? name : nil } ?? head
    }
  }

  // MARK: Whether it was paid

  /// A column of the days on which the amounts came, most of which did: `Date paid`.
  private static func dayOfPayment(_ table: Table, below head: Int, _ columns: Columns) -> Int? {
    guard columns.flag == nil, columns.charge == nil, !columns.isDatedByReceipt else { return nil }
    return table[row: head].fields.indices.map { $0 + 1 }.first { column in
      guard column != columns.amount, column != columns.date,
        received.set.union(paidOn.words).contains(Self.head(table[row: head][column: column].text))
      else { return false }
      let rows = table.records.dropFirst(head).filter { !$0[column: columns.amount].isBlank }
      let days = rows.map { $0[column: column].text }.filter { !$0.folded.isEmpty }
      return days.count * 2 > rows.count && days.allSatisfy { DayHeading($0)?.month != nil }
    }
  }

  static func isAboutPayment(_ text: String) -> Bool {
    let words = PartialDate.words(text).filter { $0.hasLetter }
    return words.contains { AmountWords.paid.set.contains($0) }
  }
}
