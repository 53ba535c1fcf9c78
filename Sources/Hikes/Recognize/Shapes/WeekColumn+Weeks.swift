import Civil
import Diagnostics
import Quantities
import Tabular

/// Laid out as weeks.
extension WeekColumn {
  mutating func add(_ sheet: SheetCells, _ parts: [Part], _ titles: Set<Int>, _ order: DateOrder?) {
    let table = sheet.table
    var weeks: [(key: String, text: String, origin: CellReference, entries: [Entry])] = []
    for (number, part) in parts.enumerated() {
      var current: Int?
      // The year that a line by itself says of the weeks below it.
      var year: Int?
      // Where the name of an outline's dog stands, until its first week has it.
      var head: CellReference?
      var dog =
        part.title.flatMap { row in
          Self.name(in: table[row: row]).map { table[row: row].fields[$0].text.collapsingSpaces }
        } ?? ""
      for row in part.rows where !table[row: row].isBlank && !titles.contains(row) {
        let record = table[row: row]
        let cell = CellReference(row: row, column: part.week)
        if let named = Self.yearAlone(sheet, row, part) {
          (year, current) = (named, nil)
          beside.append(.init(cell, .header))
          continue
        }
        let text = Self.dated(sheet[row, part.week], in: year, order)
        // "Total wk of 6th,98,96"
        if SummaryLabel.isSum(sheet[row, part.week]),
          let summed = weeks.firstIndex(where: { text.folded.hasSuffix(" " + $0.key) })
        {
          weeks[summed].entries.append(Entry(part: number, row: row, dog: "", origin: nil, isTotal: true))
          continue
        }
        if part.isOutline, !Self.isWeek(sheet[row, part.week], order), sheet[row: row].filledCount == 1 {
          (dog, current) = (text.collapsingSpaces, nil)
          head = cell
          continue
        }
        if Self.isWeek(sheet[row, part.week], order) {
          // "Tue Nov 3" is of the week of Nov 2.
          let monday = Self.monday(text, order)
          let key = (monday ?? text).folded
          current = weeks.firstIndex { $0.key == key }
          if current == nil { weeks.append((key, monday ?? text, cell, [])) }
          if current != nil { beside.append(.init(cell, .header)) }
          current = current ?? weeks.count - 1
        }
        if part.name == nil, !part.isOutline, !Self.isWeek(sheet[row, part.week], order),
          Self.isSumOfCard(sheet, row, part)
        {
          for column in record.filledColumns { beside.append(.init(row, column, .total)) }
          continue
        }
        guard let week = current else { continue }
        let named = part.name.map { record[column: $0] }
        // The name of her sums may stand in another column before the days.
        let before = (1..<(part.days.first ?? 1)).map { record[column: $0].text }
        let label = ([named?.text, text].compactMap(\.self) + before).first { !$0.folded.isEmpty } ?? ""
        // `Goal` may stand where the weeks do.
        let isTotal =
          SummaryLabel(label) != nil || TallyLabel.isTally(text.collapsingSpaces, weeks: 2)
          || !dog.isEmpty && label.folded.holds(dog.folded) && SummaryLabel.isSum(CellText(label))
        var origin: CellReference?
        if let name = part.name, let named, !named.isBlank {
          dog = named.text.collapsingSpaces
          origin = CellReference(row: row, column: name)
        }
        guard !dog.isEmpty else { continue }
        (origin, head) = (origin ?? head, nil)
        weeks[week].entries.append(Entry(part: number, row: row, dog: dog, origin: origin, isTotal: isTotal))
        if isTotal { dog = "" }
      }
    }
    for week in weeks {
      var left = week.entries
      var origin: CellReference? = week.origin
      while !left.isEmpty {
        // The same dog once more in one week goes into a block of its own, where it is held against the first.
        var seen: [String: [Entry]] = [:]
        let now = left.filter { entry in
          if entry.isTotal { return true }
          let others = seen[entry.dog.folded] ?? []
          guard others.allSatisfy({ isOfOneLine(table, parts, $0, entry) }) else { return false }
          seen[entry.dog.folded, default: []].append(entry)
          return true
        }
        let rows = Set(now.map(\.row))
        left = left.filter { !rows.contains($0.row) }
        addWeek(table, parts, now, week.text, origin)
        origin = nil
      }
    }
    for part in parts {
      for row in [part.header, part.title].compactMap(\.self) {
        for column in table[row: row].fields.indices.map({ $0 + 1 }) {
          let cell = CellReference(row: row, column: column)
          if !used.contains(cell) { beside.append(.init(cell, .header)) }
        }
      }
      tell(table, of: part)
    }
  }

  /// The text of a week, with the year of its card where it has none of its own: `Jan 8` below `2001`.
  private static func dated(_ text: CellText, in year: Int?, _ order: DateOrder?) -> String {
    guard let year, text.title(order)?.date.map({ $0.year == nil }) ?? false else { return text.raw }
    return "\(text.raw.trimmingSpaces), \(year)"
  }

  /// Whether the one amount of a row is what the card above it comes to, whatever that is called: `Paid,,,,,$250`.
  private static func isSumOfCard(_ sheet: SheetCells, _ row: Int, _ part: Part) -> Bool {
    let own = sheet[row: row].filled.compactMap(\.mark.money)
    guard own.count == 1, sheet[row: row].filledCount == 2, let first = part.rows.first else { return false }
    let paid = (first..<row).flatMap { row in part.days.compactMap { sheet[row, $0].mark.money } }
    return paid.count >= 3 && paid.reduce(.zero, +) == own[0]
  }

  /// What stands between a card's name and its heading belongs to the dog of its first line.
  mutating func tell(_ table: Table, of part: Part) {
    guard !part.told.isEmpty else { return }
    let line = lines.firstIndex { line in
      line.count > 1 && line.contains { $0.origin.map { part.rows.contains($0.row) } ?? false }
    }
    for row in part.told {
      for column in table[row: row].fields.indices.map({ $0 + 1 }) {
        beside.append(.init(row, column, .attribute, line: line ?? 0))
      }
    }
  }

  /// A title, a header and a line for each dog, each cell in the column where it stands. The first one of a card's
  /// weeks has its name.
  mutating func addWeek(
    _ table: Table, _ parts: [Part], _ entries: [Entry], _ title: String, _ origin: CellReference?
  ) {
    guard let first = entries.first else { return }
    let part = parts[first.part]
    let name = part.name ?? part.week
    append([])
    append([(title, origin)])
    var header = RearrangedSheet.plain(table[row: part.header], part.header).map { cell in
      (text: cell.text, origin: cell.origin.flatMap { used.contains($0) ? nil : $0 })
    }
    if part.name != nil { header[part.week - 1] = ("", nil) }
    // The name of a card at its head is not what it heads.
    header[name - 1] = ("Dog", part.title == part.header ? nil : header[name - 1].origin)
    append(header)
    var placed: [String: Int] = [:]
    for entry in entries {
      let part = parts[entry.part]
      var line = RearrangedSheet.plain(table[row: entry.row], entry.row)
      while line.count < max(part.week, name) { line.append(("", nil)) }
      if entry.isTotal {
        // Her word for it may stand among the weeks.
        let before = line.indices.prefix((part.days.first ?? 1) - 1)
        if part.name != nil, line[name - 1].text.folded.isEmpty,
          let label = before.first(where: { !line[$0].text.folded.isEmpty })
        {
          (line[name - 1], line[label]) = (line[label], ("", nil))
        }
        // "Total wk of 6th" is the total of the week in which it now stands.
        let label = line[name - 1].text
        if SummaryLabel(label) == nil, SummaryLabel.isSum(CellText(label)) { line[name - 1].text = "Total" }
        append(line)
        continue
      }
      line[part.week - 1] = ("", nil)
      if let place = placed[entry.dog.folded] {
        join(line, to: place, part, entry)
        continue
      }
      placed[entry.dog.folded] = lines.count
      if part.isOutline {
        line[name - 1] = (entry.dog, entry.origin)
      } else if part.name == nil {
        let cell = part.title.flatMap { row in
          Self.name(in: table[row: row]).map { CellReference(row: row, column: $0 + 1) }
        }
        line[name - 1] = (entry.dog, cell.flatMap { used.contains($0) ? nil : $0 })
      } else {
        line[name - 1] = (entry.dog, entry.origin)
      }
      append(line)
    }
  }

  /// Whether two rows of a dog each have some of its days, `Tango,30,,` above `Tango,,,30`, and tell of no other dog.
  private func isOfOneLine(_ table: Table, _ parts: [Part], _ one: Entry, _ other: Entry) -> Bool {
    let part = parts[one.part]
    guard one.part == other.part, let first = part.days.min() else { return false }
    let (one, other) = (table[row: one.row], table[row: other.row])
    func days(_ record: Record) -> Set<Int> { Set(part.days.filter { !record[column: $0].isBlank }) }
    return !days(one).isEmpty && !days(other).isEmpty && days(one).isDisjoint(with: days(other))
      && (1..<first).allSatisfy { column in
        [part.week, part.name].contains(column) || other[column: column].isBlank
          || one[column: column].text.folded == other[column: column].text.folded
      }
  }

  /// Puts the days of a row into the line of its dog.
  private mutating func join(_ line: RearrangedSheet.Line, to place: Int, _ part: Part, _ entry: Entry) {
    for (index, cell) in line.enumerated() where !cell.text.isEmpty {
      if part.days.contains(index + 1) {
        while lines[place].count <= index { lines[place].append(("", nil)) }
        lines[place][index] = cell
      } else if let origin = cell.origin {
        beside.append(
          .init(
            origin, origin == entry.origin ? .dog : index + 1 > part.days.max() ?? 0 ? .note : .attribute,
            line: place))
      }
    }
    used.formUnion(line.compactMap(\.origin))
  }

  mutating func append(_ line: RearrangedSheet.Line) {
    lines.append(line)
    used.formUnion(line.compactMap(\.origin))
  }

  /// The Monday of the week of a day that is named with its date, `Tue Nov 3` as `Nov 2`; nil for any other text.
  private static func monday(_ text: String, _ order: DateOrder?) -> String? {
    guard let heading = DayHeading(text, order: order), let day = heading.day, let month = heading.month,
      let weekday = PartialDate.words(text).lazy.compactMap({ Weekday(name: $0) }).first, weekday <= .friday
    else { return nil }
    let years = heading.year.map { [$0] } ?? Array(PartialDate.years)
    let date = years.lazy.compactMap { CivilDate(year: $0, month: month, day: day) }.first {
      $0.weekday == weekday
    }
    return date.map { date in
      let monday = date.monday
      let name = "\(MonthName.shortName(monday.month)) \(monday.day)"
      return heading.year == nil ? name : "\(name) \(monday.year)"
    }
  }
}
