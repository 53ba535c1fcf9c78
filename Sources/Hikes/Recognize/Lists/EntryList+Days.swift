import Civil
import Diagnostics
import Quantities
import Tabular

/// Lists under days.
extension EntryList {
  /// A list under days: a line with the day, and below it a dog and an amount in each line, be it under headings of its own,
  /// `Dog,Owner,Paid`; with the cells of her sums and the columns that these headings name.
  ///
  /// Nil where fewer than two days stand so, or where other lines are the rule.
  static func byDays(_ table: Table, _ titles: Titles) -> Found? { underDays(table, titles, least: 2) }

  /// The same, where fewer days may be enough.
  static func underDays(_ table: Table, _ titles: Titles, least: Int) -> Found? {
    var walk = DayWalk(titles: titles)
    for (index, record) in table.records.enumerated() where !record.isBlank {
      let count = walk.found.entries.count
      guard walk.take(record, index + 1) else { return nil }
      for entry in walk.found.entries.indices.dropFirst(count) { walk.found.entries[entry].turn = walk.turn }
    }
    guard walk.days.count >= least, walk.found.entries.count >= 3,
      walk.strange.count * 4 <= walk.found.entries.count
    else { return nil }
    return walk.found.withoutSums()
  }

  /// What stands below the heading of a day, line by line.
  private struct DayWalk {
    var titles: Titles
    var found = Found()
    var days: Set<CivilDate> = []
    /// Lines that are nothing known; a heading over every day is one.
    var strange: Set<[String]> = []
    /// Which hike of the day the lines are of that follow.
    private(set) var turn: Int?
    private var day: CivilDate?
    /// The heading of that day.
    private var opened: DayHeading?
    /// Whether the sum of that day has come: below it no dog stands.
    private var isClosed = false
    /// The column in which the lines below a heading are counted.
    private var numbers: Int?

    init(titles: Titles) { self.titles = titles }

    /// A line without the number that each has, be there nothing else in it: `4,,,`.
    private mutating func withoutNumber(_ record: Record, _ row: Int) -> Record {
      guard let numbers, Int(record[column: numbers].text.trimmingSpaces) != nil else { return record }
      found.add(row, [numbers], .attribute)
      var fields = record.fields
      fields[numbers - 1] = Field("")
      return Record(fields, line: record.line)
    }

    /// False where the line is of a list of another shape.
    mutating func take(_ given: Record, _ row: Int) -> Bool {
      let record = withoutNumber(given, row)
      // "Monday 5 March,$"
      let texts = record.fields.filter { !$0.isBlank && $0.text != "$" }.map(\.text)
      guard let first = texts.first, !takeSummedDay(record, row, texts) else { return true }
      if texts.count <= 2, let heading = DayHeading(texts.joined(separator: ", "), order: titles.order),
        !isDog(texts, heading)
      {
        return begin(heading)
      }
      if let heading = routeHeading(texts) ?? labelledDay(texts) {
        found.add(row, record.filledColumns, .title)
        return begin(heading)
      }
      if takeTitle(record, row, texts) { return true }
      if let columns = EntryList.dayColumns(record, row) {
        found.columns = columns
        numbers = EntryList.column(.number, in: record)
        found.heads.append(row)
        found.add(row, record.filledColumns, .header)
      } else if found.columns != nil, day != nil {
        takeRow(record, row, texts)
      } else if let day, texts.count == 1,
        EntryList.isSum(
          first, of: found.entries.suffix(EntryList.longestDay).reversed().prefix { $0.date == day })
      {
        found.add(row, record.filledColumns, .total)
      } else if let day {
        return takeDog(record, row, texts, of: day)
      }
      return true
    }

    /// `Route,Mon Jun 13 2022`: a word and a whole day, where no dog may stand.
    private func routeHeading(_ texts: [String]) -> DayHeading? {
      guard texts.count == 2, day == nil || found.columns != nil, !texts[0].hasNumber,
        let heading = DayHeading(texts[1], order: titles.order), heading.month != nil, heading.day != nil,
        heading.weekday != nil || heading.year != nil
      else { return nil }
      return heading
    }

    /// `SIGN-IN SHEET,,,Date:,Mon 13/8/12`: a whole day behind its label.
    private func labelledDay(_ texts: [String]) -> DayHeading? {
      // `SIGN OUT - Tuesday October 7, 2025`
      let parts = texts.count == 1 ? texts[0].split(separator: " - ", maxSplits: 1).map(String.init) : []
      if parts.count == 2, !parts[0].hasNumber, let heading = DayHeading(parts[1], order: titles.order),
        heading.weekday != nil, heading.month != nil, heading.day != nil
      {
        return heading
      }
      guard
        let label = texts.dropLast().lastIndex(where: { text in
          text.hasSuffix(":") && EntryList.dates.set.contains(text.folded.trimming(": "))
        }), let heading = DayHeading(texts[label + 1], order: titles.order), heading.month != nil,
        heading.day != nil
      else { return nil }
      return heading
    }

    /// Whether a line that reads as a day is a dog of the day above, with what it paid: below `Monday 5 March` these are
    /// `Sam,25` and `May,30`.
    private func isDog(_ texts: [String], _ heading: DayHeading) -> Bool {
      guard day != nil, let opened, texts.count == 2, CellMark(texts[1]) != .text,
        DayHeading(texts[0], order: titles.order)?.day == nil
      else { return false }
      return opened.weekday != nil && heading.weekday == nil || opened.month != nil && heading.month == nil
    }

    private mutating func begin(_ heading: DayHeading) -> Bool {
      guard heading.day != nil, let date = titles.date(heading) else { return false }
      (opened, isClosed, turn) = (heading, false, nil)
      day = date
      days.insert(date)
      return true
    }

    /// The heading of a day with what it came to in another column, `Monday, Apr 8,,$100.00`, in a list with columns.
    private mutating func takeSummedDay(_ record: Record, _ row: Int, _ texts: [String]) -> Bool {
      let others = record.filledColumns.dropFirst()
      guard found.columns != nil, texts.count > 1, let heading = DayHeading(texts[0], order: titles.order),
        heading.month != nil, others.allSatisfy({ CellMark(record[column: $0].text).isAmount }),
        begin(heading)
      else { return false }
      found.add(row, others, .total)
      return true
    }

    /// A month or a week, be it with what it came to.
    private mutating func takeTitle(_ record: Record, _ row: Int, _ texts: [String]) -> Bool {
      let isSummed =
        found.columns != nil && texts.count > 1 && texts.dropFirst().allSatisfy { CellMark($0).isAmount }
      // "May,25" below a day is a dog.
      if day != nil, isSummed, MonthName.month(named: texts[0].folded) != nil,
        !SummaryLabel.isMonth(texts[0].folded, of: AmountGrammar.read(texts[texts.count - 1]))
      {
        return false
      }
      let week = titles.week
      guard day == nil || texts.count == 1 || isSummed,
        titles.take(isSummed ? texts[0] : texts.joined(separator: ", "))
      else { return false }
      // A day that cannot be read is not the one above.
      if titles.week != week { day = nil }
      if isSummed { found.add(row, record.filledColumns.dropFirst(), .total) }
      return true
    }

    /// A row below headings: a dog of the day, or what the day comes to, under no name.
    private mutating func takeRow(_ record: Record, _ row: Int, _ texts: [String]) {
      guard let columns = found.columns, let day else { return }
      let name = record[column: columns.dog].text.collapsingSpaces
      // Below the cheques stands what was in cash, `20s,10,,200.00`.
      if !name.isEmpty, !name.hasLetter {
        found.add(row, record.filledColumns, .total)
        return
      }
      let isPaid = !record[column: columns.amount].isBlank
      guard !name.isEmpty, SummaryLabel(name) == nil else {
        if isPaid, AmountGrammar.read(record[column: columns.amount].text) != .none {
          found.add(row, record.filledColumns, .total)
          isClosed = isClosed || !name.isEmpty
        } else {
          strange.insert(texts.map(\.folded))
        }
        return
      }
      // "Hike 1 - 8:30" stands above the dogs that went.
      if texts.count == 1, GroupHeading.isHikeOfDay(name) {
        turn = GroupHeading.turn(name)
        found.add(row, record.filledColumns, .header)
        return
      }
      guard isPaid || !isClosed else {
        strange.insert(texts.map(\.folded))
        return
      }
      // "no show" may stand under any heading.
      let noted =
        [columns.state, columns.notes].compactMap(\.self).first { !record[column: $0].isBlank }
        ?? record.filledColumns.first { $0 != columns.dog && CellText(record[column: $0].text).status != nil }
      let column = isPaid ? columns.amount : noted ?? columns.amount
      var entry = Entry(
        row: row, date: day, text: EntryList.text(record, columns, in: column), name: name, column: column,
        nameColumn: columns.dog)
      entry.tell(record, columns)
      found.entries.append(entry)
    }

    /// Two groups or more side by side: `Lily,25,,Ruby,owes` below `Group 1,$,,Group 2,$`.
    private mutating func takeGroups(_ record: Record, _ row: Int, _ places: [Int], of date: CivilDate)
      -> Bool
    {
      let names = places.filter { !places.contains($0 - 1) }
      guard names.count >= 2, places.allSatisfy({ names.contains($0) || names.contains($0 - 1) }) else {
        return false
      }
      let isHeading = names.allSatisfy { GroupHeading.isGroup(record[column: $0].text) }
      if isHeading || names.allSatisfy({ SummaryLabel(record[column: $0].text) != nil }) {
        found.add(row, places, isHeading ? .header : .total)
        return true
      }
      // One dog may be called Storm, not all of a row.
      guard names.contains(where: { EntryList.isPair(record[column: $0].text, record[column: $0 + 1].text) }),
        names.allSatisfy({ name in
          let (text, paid) = (record[column: name].text, CellMark(record[column: name + 1].text))
          return text.hasLetter && !text.hasNumber && paid != .text && paid != .blank
        })
      else { return false }
      for name in names { found.add(record, row, date, name: name, amount: name + 1) }
      return true
    }

    /// A dog and what it paid, in two cells or in one.
    private mutating func takeDog(_ record: Record, _ row: Int, _ texts: [String], of date: CivilDate) -> Bool
    {
      // Below "Remarks" no dogs of the day stand.
      if texts.count == 1, ColumnLabels.role(texts[0]) == .notes {
        day = nil
        return true
      }
      let places = record.filledColumns
      let name = record[column: places[0]].text
      if texts.count == 1, GroupHeading.isHikeOfDay(name) {
        turn = GroupHeading.turn(name)
        found.add(row, places, .header)
        return true
      }
      if takeGroups(record, row, places, of: date) { return true }
      guard SummaryLabel(name) == nil, !ColumnLabels.names.contains(name.folded) else { return true }
      guard places.count > 1 else {
        if let (own, text) = EntryList.parts(name) {
          found.entries.append(
            Entry(row: row, date: date, text: text, name: own, column: places[0], nameColumn: nil))
        } else {
          strange.insert(texts.map(\.folded))
        }
        return true
      }
      guard CellMark(record[column: places[1]].text) != .text, AmountGrammar.read(name) == .none else {
        strange.insert(texts.map(\.folded))
        return true
      }
      // Days down the side with something in most of them are another shape.
      if DayHeading(name, order: titles.order)?.day != nil { return false }
      found.add(record, row, date, name: places[0], amount: places[1])
      return true
    }
  }

  /// No day has more dogs.
  private static let longestDay = 100

  /// Whether a line is what the entries of its day come to: `= 115`.
  private static func isSum(_ text: String, of entries: some Sequence<Entry>) -> Bool {
    guard let stated = AmountGrammar.read(text.trimming("= ")).money else { return false }
    let amounts = entries.compactMap { AmountGrammar.read($0.text).money }
    return amounts.count > (text.hasPrefix("=") ? 0 : 1)
      && stated == amounts.reduce(.zero, +)
  }
}
