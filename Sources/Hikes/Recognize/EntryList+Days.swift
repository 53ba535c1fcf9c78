import Civil
import Diagnostics
import Quantities
import Tabular

extension EntryList {
  /// The places of entries that add up the others of their day, or of all days, under whatever name: `In hand,91.00`. A
  /// name is one of sums where it ends every day in which it stands, and adds up several entries of one.
  static func sums(_ entries: [Entry], of least: Int = 1) -> Set<Int> {
    func money(_ place: Int) -> Money? {
      if case .amount(let amount) = CellMark(entries[place].text) { amount.money } else { nil }
    }
    // The whole may stand behind the last day, under a name of its own.
    let end = entries.last.map { last in entries.count { $0.name.folded == last.name.folded } } == 1 ? 1 : 0
    let days = Dictionary(grouping: entries.indices.dropLast(end)) { entries[$0].date }
    var (counts, wrong): ([String: Int], Set<String>) = ([:], [])
    for places in days.values {
      guard let last = places.last else { continue }
      let others = places.dropLast()
      let isSum = !others.isEmpty && money(last) == others.compactMap(money).reduce(.zero, +)
      if isSum, others.compactMap(money).count >= 2 { counts[entries[last].name.folded, default: 0] += 1 }
      if !isSum { wrong.insert(entries[last].name.folded) }
      wrong.formUnion(others.map { entries[$0].name.folded })
    }
    let right = Set(counts.filter { $0.value >= least }.keys)
    var sums = Set(entries.indices.filter { right.subtracting(wrong).contains(entries[$0].name.folded) })
    let before = entries.indices.dropLast().filter { !sums.contains($0) }
    if end > 0, before.count >= 3, money(entries.count - 1) == before.compactMap(money).reduce(.zero, +) {
      sums.insert(entries.count - 1)
    }
    return sums
  }

  /// Those that add up no others; the cells of the others are told as totals.
  /// - Parameter days: how many a name has to add up.
  mutating func withoutSums(_ found: [Entry], of days: Int = 1) -> [Entry] {
    let sums = Self.sums(found, of: days)
    for entry in sums.sorted().map({ found[$0] }) {
      for cell in [entry.nameCell, CellReference(row: entry.row, column: entry.column)].compactMap(\.self) {
        beside.append((cell, 0, .total))
      }
    }
    return found.indices.filter { !sums.contains($0) }.map { found[$0] }
  }

  /// A list under days: a line with the day, and below it a dog and an amount in each line, be it under headings of its own,
  /// `Dog,Owner,Paid`; with the cells of her sums and the columns that these headings name.
  ///
  /// Nil where fewer than two days stand so, or where other lines are the rule.
  static func byDays(_ table: Table, _ given: Int?) -> ([Entry], [CellReference], Columns?)? {
    let order = DateOrder.order(of: table)
    var year = given
    var month: Int?
    var day: CivilDate?
    var entries: [Entry] = []
    var days: Set<CivilDate> = []
    var columns: Columns?
    var sums: [CellReference] = []
    // A heading over every day is one line.
    var strange: Set<[String]> = []
    for (index, record) in table.records.enumerated() where !record.isBlank {
      // "Monday 5 March,$"
      let texts = record.fields.filter { !$0.isBlank && $0.text != "$" }.map(\.text)
      guard !texts.isEmpty else { continue }
      // "Monday, Apr 8,,$100.00" as a heading with what the day came to.
      if columns != nil, texts.count > 1, let heading = DayHeading(texts[0], order: order),
        heading.day != nil,
        let found = parent(record, index + 1, heading, year ?? day?.year)
      {
        day = found.date
        days.insert(found.date)
        sums += found.sums
        continue
      }
      if texts.count <= 2, let heading = DayHeading(texts.joined(separator: ", "), order: order) {
        guard let number = heading.day, let year = heading.year ?? year ?? day?.year,
          let date = CivilDate(year: year, month: heading.month ?? month ?? day?.month ?? 0, day: number),
          heading.weekday.map({ $0 == date.weekday }) ?? true
        else { return nil }
        day = date
        days.insert(date)
        continue
      }
      let isSummed =
        columns != nil && texts.count > 1 && texts.dropFirst().allSatisfy { CellMark($0).isAmount }
      if day == nil || texts.count == 1 || isSummed,
        let title = SheetTitle(isSummed ? texts[0] : texts.joined(separator: ", "), order: order)
      {
        if case .month(let named, let own) = title { (month, year) = (named, own ?? year) }
        switch title {
        case .year(let own), .weekNumber(_, let own?, _): year = own
        // A day that cannot be read is not the one above.
        case .week(let date), .weekEnding(let date): (day, year) = (nil, date.year ?? year)
        default: break
        }
        if isSummed { sums += filled(record, index + 1).dropFirst() }
        continue
      }
      if let found = dayColumns(record, index + 1) {
        columns = found
        continue
      }
      if let columns, let date = day {
        switch entry(record, index + 1, date, columns) {
        case .entry(let entry): entries.append(entry)
        case .sum(let cells): sums += cells
        case nil: strange.insert(texts.map(\.folded))
        }
        continue
      }
      if let date = day, texts.count == 1,
        isSum(texts[0], of: entries.reversed().prefix(while: { $0.date == date }))
      {
        sums += filled(record, index + 1)
        continue
      }
      // Below "Remarks" no dogs of the day stand.
      if texts.count == 1, ColumnLabels.role(texts[0]) == .notes { day = nil }
      guard let date = day, let name = record.fields.firstIndex(where: { !$0.isBlank }),
        SummaryLabel(record.fields[name].text) == nil,
        !ColumnLabels.names.contains(record.fields[name].text.folded)
      else { continue }
      let second = record.fields.indices.first { $0 > name && !record.fields[$0].isBlank }
      let text = second.map { record.fields[$0].text } ?? ""
      if second == nil, let (own, text) = parts(record.fields[name].text) {
        entries.append(
          Entry(row: index + 1, date: date, text: text, name: own, column: name + 1, nameColumn: nil))
        continue
      }
      guard let second, CellMark(text) != .text, AmountGrammar.read(record.fields[name].text) == .none else {
        strange.insert(texts.map(\.folded))
        continue
      }
      // Days down the side with something in most of them are another shape.
      if DayHeading(record.fields[name].text, order: order)?.day != nil { return nil }
      entries.append(
        Entry(
          row: index + 1, date: date, text: text, name: record.fields[name].text.collapsingSpaces,
          column: second + 1, nameColumn: name + 1))
    }
    guard days.count >= 2, entries.count >= 3, strange.count * 4 <= entries.count else { return nil }
    return (entries, sums, columns)
  }

  private static func filled(_ record: Record, _ row: Int) -> [CellReference] {
    record.fields.indices.filter { !record.fields[$0].isBlank }.map {
      CellReference(row: row, column: $0 + 1)
    }
  }

  /// Whether a line is what the entries of its day come to: `= 115`.
  private static func isSum(_ text: String, of entries: some Sequence<Entry>) -> Bool {
    let amounts = entries.compactMap { AmountGrammar.read($0.text).money }
    return amounts.count > (text.hasPrefix("=") ? 0 : 1)
      && AmountGrammar.read(text.trimming("= ")).money == amounts.reduce(.zero, +)
  }

  /// The heading of a day with what it came to in another column.
  private static func parent(_ record: Record, _ row: Int, _ heading: DayHeading, _ year: Int?)
    -> (date: CivilDate, sums: [CellReference])?
  {
    let others = filled(record, row).dropFirst()
    guard let day = heading.day, let month = heading.month, let year = heading.year ?? year,
      let date = CivilDate(year: year, month: month, day: day),
      heading.weekday.map({ $0 == date.weekday }) ?? true,
      others.allSatisfy({ CellMark(record[column: $0.column].text).isAmount })
    else { return nil }
    return (date, Array(others))
  }

  /// What a row below the heading of a day is.
  private enum DayLine {
    case entry(Entry)
    case sum([CellReference])
  }

  /// The columns that a heading below a day names, `Dog,Owner,Paid,Comment`; nil for any other row.
  private static func dayColumns(_ record: Record, _ row: Int) -> Columns? {
    let labels = record.fields.map { CellText($0.text) }
    // "Hike,Owner,Paid,Status,Comments": the first column may be called after anything.
    let known = labels.count { $0.role != nil }
    let first = labels.first.flatMap {
      known >= 3 && [nil, .other].contains($0.role) && $0.hasLetter ? 0 : nil
    }
    guard let dog = labels.firstIndex(where: \.isDogLabel) ?? first,
      labels.indices.allSatisfy({ labels[$0].isBlank || $0 == dog || labels[$0].role != nil }),
      let amount = labels.indices.first(where: {
        $0 != dog && (labels[$0].role == .paid || amounts.set.contains(labels[$0].folded))
      })
    else { return nil }
    var columns = Columns(head: row, date: 0, dog: dog + 1, amount: amount + 1)
    columns.state = labels.indices.first {
      ![dog, amount].contains($0) && states.set.contains(labels[$0].folded)
    }
    .map { $0 + 1 }
    columns.notes = labels.indices.first { labels[$0].role == .notes && $0 + 1 != columns.state }.map {
      $0 + 1
    }
    columns.owner = labels.firstIndex { $0.role == .owner }.map { $0 + 1 }
    return columns
  }

  /// A dog of the day, or what the day comes to, under no name; nil for anything else.
  private static func entry(_ record: Record, _ row: Int, _ date: CivilDate, _ columns: Columns) -> DayLine? {
    let name = record[column: columns.dog].text.collapsingSpaces
    let isPaid = !record[column: columns.amount].isBlank
    guard !name.isEmpty, SummaryLabel(name) == nil else {
      guard isPaid, AmountGrammar.read(record[column: columns.amount].text) != .none else { return nil }
      return .sum(filled(record, row))
    }
    let noted = [columns.state, columns.notes].compactMap(\.self).first { !record[column: $0].isBlank }
    let column = isPaid ? columns.amount : noted ?? columns.amount
    var entry = Entry(
      row: row, date: date, text: record[column: column].text, name: name, column: column,
      nameColumn: columns.dog)
    entry.owner = columns.owner.map { record[column: $0].text.collapsingSpaces } ?? ""
    return .entry(entry)
  }

  /// A list under dogs: a line with the dog, and below it a day and an amount in each line; and the cells of her sums.
  ///
  /// Nil where fewer than two dogs stand so, or where other lines are the rule.
  static func byDogs(_ table: Table, _ order: DateOrder?, _ year: Int?) -> ([Entry], [CellReference])? {
    var entries: [Entry] = []
    var sums: [CellReference] = []
    var (dogs, strange) = (0, 0)
    var dog: (name: String, cell: CellReference, first: Int)?
    var last: CivilDate?
    for (index, record) in table.records.enumerated() where !record.isBlank {
      let places = record.fields.indices.filter { !record.fields[$0].isBlank }
      let text = record.fields[places[0]].text
      if places.count == 1 {
        guard SheetTitle(text) == nil, CellMark(text) == .text, SummaryLabel(text) == nil else { continue }
        (dog, last) = (
          (text.collapsingSpaces, CellReference(row: index + 1, column: places[0] + 1), entries.count), nil
        )
        dogs += 1
        continue
      }
      let second = record.fields[places[1]].text
      guard let date = date(text, order, year, after: last), let named = dog else {
        // What all lines of the dog come to, whatever it is called.
        let own = dog.map { entries[$0.first...].compactMap { AmountGrammar.read($0.text).money } } ?? []
        let all = entries.compactMap { AmountGrammar.read($0.text).money }
        let stated = AmountGrammar.read(second).money
        if let stated, [own, all].contains(where: { $0.count > 1 && $0.reduce(.zero, +) == stated }) {
          sums += places.map { CellReference(row: index + 1, column: $0 + 1) }
        } else {
          strange += 1
        }
        continue
      }
      guard CellMark(second) != .text else {
        strange += 1
        continue
      }
      last = date
      entries.append(
        Entry(
          row: index + 1, date: date, text: second, name: named.name, column: places[1] + 1,
          nameCell: entries.count == named.first ? named.cell : nil))
    }
    return dogs >= 2 && entries.count >= max(3, dogs) && strange * 4 <= entries.count ? (entries, sums) : nil
  }
}
