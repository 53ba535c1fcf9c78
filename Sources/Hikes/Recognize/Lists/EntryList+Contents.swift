import Civil
import Quantities
import Tabular

/// Lists whose headings do not say which column is which, as each program calls them otherwise: `Start,Pet(s),Price`,
/// `Subject,Start Date`, `Date,Details,In,Out`. What stands below them does.
extension EntryList {
  static func byContents(_ table: Table, _ titles: Titles) -> Found? {
    ListContents(table, titles)?.columns.flatMap { byContents(table, titles, $0) }
  }

  /// Those with a column for each seat of a van, `Date,Front,Left,Right`, whose lines above look like those of cards.
  static func bySeats(_ table: Table, _ titles: Titles) -> Found? {
    guard let columns = ListContents(table, titles, behindMargin: true)?.columns, columns.isJoined,
      !columns.more.isEmpty
    else {
      return nil
    }
    return byContents(table, titles, columns)
  }

  private static func byContents(_ table: Table, _ titles: Titles, _ columns: Columns) -> Found? {
    guard let head = columns.head, var found = rows(table, from: head + 1, columns, titles) else {
      return nil
    }
    // A row without money is of a dog that pays in others, or of none; other words than names are of none.
    found.entries.removeAll { !ListContents.isCall($0.name) }
    let paying = Set(found.entries.filter { !$0.text.folded.isEmpty }.map(\.name.folded))
    found.entries.removeAll { $0.text.folded.isEmpty && !paying.contains($0.name.folded) }
    found.entries = found.entries.map(withOwner)
    found.add(head, table[row: head].filledColumns, .header)
    found.frame(table, below: head, columns)
    let list = found.withoutSums(of: 2)
    return list.isList ? list : nil
  }

  /// `Cooper (LeBlanc)` as the dog and whose it is.
  static func withOwner(_ entry: Entry) -> Entry {
    guard entry.owner.isEmpty, entry.name.hasSuffix(")"), let open = entry.name.firstIndex(of: "("),
      case let name = String(entry.name[..<open]).trimmingSpaces, !name.isEmpty
    else { return entry }
    var parted = Entry(
      row: entry.row, date: entry.date, text: entry.text, name: name, column: entry.column,
      nameCell: entry.nameCell)
    parted.owner = String(entry.name[open...].dropFirst().dropLast())
    (parted.phone, parted.rate) = (entry.phone, entry.rate)
    return parted
  }
}

extension EntryList.Found {
  /// Rows of no dog, money that was spent or carried over: their days frame the list, and nothing of them came in.
  fileprivate mutating func frame(_ table: Table, below head: Int, _ columns: EntryList.Columns) {
    let heads = table[row: head].fields.map { EntryList.head($0.text) }
    let spent = heads.indices.filter { EntryList.running.set.contains(heads[$0]) || Self.isSpent(heads[$0]) }
    let taken = Set(entries.map(\.row))
    for row in stride(from: head + 1, through: table.records.count, by: 1) where !taken.contains(row) {
      let record = table[row: row]
      guard record[column: columns.amount].isBlank else { continue }
      add(row, [columns.date].filter { !record[column: $0].isBlank }, .header)
      add(row, spent.map { $0 + 1 }.filter { !record[column: $0].isBlank }, .total)
    }
  }

  private static func isSpent(_ head: String) -> Bool {
    let words = PartialDate.words(head)
    return words.contains(where: EntryList.wentOut.set.contains)
      || words.contains(where: EntryList.spent.set.contains)
  }
}

/// The columns of a list by what stands in them.
private struct ListContents {
  private let table: Table
  private let titles: EntryList.Titles
  private let head: Int
  private let rows: [Record]
  private let heads: [String]

  /// Nil where no row of words stands right above one with a date and an amount.
  init?(_ table: Table, _ titles: EntryList.Titles, behindMargin: Bool = false) {
    func isHead(_ row: Int) -> Bool {
      let (record, next) = (table[row: row], (row + 1...row + 3).map { table[row: $0] })
      let texts = record.fields.filter { !$0.isBlank }.map(\.text)
      return texts.count >= 3 && texts.allSatisfy { $0.hasLetter && !Self.isDate($0, titles) }
        && next.contains { $0.fields.contains { Self.isDate($0.text, titles) } }
    }
    // Behind a margin it is read without that one first.
    guard table.records.count >= 5, behindMargin || table.records.contains(where: { !$0[column: 1].isBlank }),
      let head = (1..<min(table.records.count - 3, 12)).first(where: isHead)
    else {
      return nil
    }
    self.table = table
    self.titles = titles
    self.head = head
    heads = table[row: head].fields.map { EntryList.head($0.text) }
    let top = table[row: head].fields.map(\.text)
    // The headings may come again.
    rows = table.records.dropFirst(head).filter { record in
      record.fields.count { !$0.isBlank } >= 3 && record.fields.map(\.text) != top
    }
    guard rows.count >= 4 else { return nil }
  }

  private static func isDate(_ text: String, _ titles: EntryList.Titles) -> Bool {
    DayHeading(text, order: titles.order).map { $0.day != nil && $0.month != nil } ?? false
  }

  private func texts(_ column: Int) -> [String] {
    rows.map { $0[column: column].text }.filter { !$0.folded.isEmpty }
  }

  private var all: [Int] { Array(1..<max(heads.count, 1) + 1) }

  /// Nil where there is no such column, or where two may be it.
  var columns: EntryList.Columns? {
    guard let date, var columns = joined(besides: date) ?? parted(besides: date) else { return nil }
    EntryList.takePrices(&columns, table, below: head)
    let (dog, amount) = (columns.dog, columns.amount)
    columns.notes = all.first { column in
      ![date, dog, amount].contains(column) && !EntryList.states.set.contains(heads[column - 1])
        && ColumnLabels.role(table[row: head][column: column].text) == .notes
    }
    columns.owner = all.first { column in
      ![date, dog, amount].contains(column)
        && ColumnLabels.role(table[row: head][column: column].text) == .owner
    }
    columns.flag = EntryList.flag(table, below: head, columns)
    columns.notes = columns.notes ?? EntryList.remarks(table, below: head, columns)
    columns.state =
      EntryList.state(table, below: head, columns)
      ?? all.first { EntryList.states.set.contains(heads[$0 - 1]) && $0 != amount && $0 != columns.flag }
    return columns
  }

  /// The dog in one column and what was paid in another, be it among other words.
  private func parted(besides date: Int) -> EntryList.Columns? {
    guard let dog = dog(besides: date) else { return nil }
    let within = all.first { column in
      guard column != date, column != dog else { return false }
      let texts = texts(column)
      return texts.count * 2 >= rows.count
        && texts.count { EntryList.amountAmong($0) != nil } * 10 >= texts.count * 9
    }
    let plain = amount(besides: [date, dog])
    guard let amount = plain ?? within, !areDogsAcross(besides: [date, dog, amount]) else { return nil }
    var columns = EntryList.Columns(head: head, date: date, dog: dog, amount: amount)
    columns.isPaidAmong = plain == nil
    columns.isNamedAmong =
      texts(dog).count { EntryList.namedAmong($0) != nil } * 5 >= texts(dog).count * 2
    return columns
  }

  /// Whether money stands under three other headings or more that are names of no column, `Date,Rosie,Gus,Maple,Day total,Trail`.
  private func areDogsAcross(besides known: [Int]) -> Bool {
    let others = all.filter { column in
      !known.contains(column) && !heads[column - 1].isEmpty
        && ColumnLabels.role(table[row: head][column: column].text) == nil
        && !EntryList.amounts.set.contains(heads[column - 1])
        && texts(column).count(where: { AmountGrammar.read($0).money != nil }) * 2
          >= max(texts(column).count, 1)
    }
    return others.count >= 3
  }

  /// A dog and what its day held in one cell, `Stella $20`, where no other column has either; be it in several columns,
  /// one for each seat of a van: `Date,Front,Left,Right`.
  private func joined(besides date: Int) -> EntryList.Columns? {
    var names: [String] = []
    let found = all.filter { column in
      guard column != date else { return false }
      // `Dog 1` below "Dog" is a number and no name.
      let head = heads[column - 1]
      let texts = texts(column)
      let own = texts.compactMap { EntryList.parts($0)?.name.folded }
      guard !own.isEmpty, own.count * 5 >= texts.count * 4,
        own.allSatisfy({ !$0.contains(" ") && $0 != head })
      else { return false }
      names += own
      return true
    }
    let distinct = Set(names).count
    guard let first = found.first, names.count >= 4, distinct > 1, distinct * 4 <= names.count * 3 else {
      return nil
    }
    var columns = EntryList.Columns(head: head, date: date, dog: first, amount: first)
    columns.more = found.dropFirst().map { EntryList.Slot(date: date, dog: $0, amount: $0) }
    return columns
  }

  /// The day of the hike where a heading says so, else the first date of a row that is not when it was typed.
  private var date: Int? {
    let dates = all.filter { column in
      let texts = texts(column)
      return texts.count * 5 >= rows.count * 4
        && texts.count { Self.isDate($0, titles) } * 10 >= texts.count * 9
    }
    return dates.first { EntryList.hikeDates.set.contains(heads[$0 - 1]) }
      ?? dates.first { !EntryList.stamps.set.contains(heads[$0 - 1]) } ?? dates.first
  }

  /// Whether a heading has a word for dogs in it, `Your dog's name`, or one for their owners, `OwnerLast`.
  private func speaks(of words: Set<String>, _ column: Int) -> Bool {
    let text = table[row: head][column: column].text
    let heading = PartialDate.words((ColumnLabels.parted(text) ?? text).folded.swapping("'s", for: ""))
    return heading.contains(where: words.contains)
  }

  private static let owners = ColumnLabels.rules.first { $0.meaning == .owner }?.set ?? []

  /// The column of names that come again and again, one word each, be it beside what was done: the one whose heading
  /// speaks of dogs, else of several that with the most names. Of owners there is another word for it.
  private func dog(besides date: Int) -> Int? {
    let found = all.compactMap { column -> (column: Int, names: Int)? in
      guard column != date, !speaks(of: Self.owners, column) else { return nil }
      let texts = texts(column)
      if speaks(of: EntryList.certain.set, column), texts.count >= 4,
        texts.count(where: Self.isCall) * 5 >= texts.count * 3
      {
        return (column, .max)
      }
      let names = texts.compactMap(Self.name)
      let distinct = Set(names)
      guard names.count >= 4, names.count * 5 >= texts.count * 3, distinct.count > 1,
        distinct.count * 4 <= names.count * 3
      else { return nil }
      return (column, distinct.count)
    }
    return found.max { ($0.names, -$0.column) < ($1.names, -$1.column) }?.column
  }

  /// Whether a text is one word: any may be a dog's that stands where dogs do, be it `Sam` or `Storm`.
  static func isCall(_ text: String) -> Bool {
    // `Olive, Otis`
    let several = text.split { ",&/+".contains($0) }.map { String($0).trimmingSpaces }
    if several.count > 1 { return several.allSatisfy(isCall) }
    let call = String(text.prefix { $0 != "(" }).trimmingSpaces
    return !call.isEmpty && !call.contains(" ") && !call.hasNumber
  }

  /// `Bella`, `Hike - Bella`, `Molly hike`, `Cooper (LeBlanc)` as the name of a dog; nil for what no dog is called.
  static func name(_ text: String) -> String? {
    let several = text.split { ",&/+".contains($0) }.map { String($0).trimmingSpaces }
    if several.count > 1 { return several.allSatisfy { Self.name($0) != nil } ? text.folded : nil }
    let plain = (EntryList.namedAmong(text) ?? text).folded
    let name = String(plain.prefix { $0 != "(" }).trimmingSpaces
    guard !name.isEmpty, !name.contains(" "), EntryList.mayBeName(name), !AmountWords.isMethod(name),
      Weekday(name: name) == nil, !EntryList.yes.set.contains(name), !EntryList.no.set.contains(name)
    else { return nil }
    return name
  }

  /// The column of few prices that hikes may have: of several the one whose heading says that money came.
  private func amount(besides others: [Int]) -> Int? {
    let found = all.filter { column in
      guard !others.contains(column), !EntryList.running.set.contains(heads[column - 1]),
        ColumnLabels.role(table[row: head][column: column].text) != .tax
      else { return false }
      let cents = texts(column).compactMap { AmountGrammar.read($0).money?.cents }
      let prices = cents.filter { (1000...15_000).contains($0) }
      return prices.count * 2 >= rows.count && prices.count * 10 >= texts(column).count * 8
        && Set(prices).count <= max(3, prices.count / 3)
    }
    return found.first { EntryList.cameIn.set.contains(heads[$0 - 1]) }
      ?? found.first { EntryList.amounts.set.contains(heads[$0 - 1]) } ?? found.first
  }
}
