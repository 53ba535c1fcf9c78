import Civil
import Diagnostics
import Quantities
import Tabular

/// The rows of a list with columns for the date, the dog and the amount.
extension EntryList {
  /// The rows below headings of the date, the dog and the amount.
  ///
  /// Nil where no row names the three columns, or most rows below it have no date.
  static func underHeadings(_ table: Table, _ titles: Titles) -> Found? {
    guard let columns = columns(table), let head = columns.head,
      var found = rows(table, from: head + 1, columns, titles)
    else { return nil }
    found.add(head, table[row: head].filledColumns, .header)
    return found.withoutSums(of: 2)
  }

  static func rows(_ table: Table, from first: Int, _ columns: Columns, _ given: Titles) -> Found? {
    var found = Found(columns: columns, start: columns.head ?? 1)
    var last: CivilDate?
    // The week or the month that a line by itself names, for the days below it.
    var titles = given
    for row in stride(from: 1, to: first, by: 1) { titles.takeLine(table[row: row]) }
    let isByDog = namesOnce(table, from: first, columns)
    // Whose dogs stand below the headings, where these come again for each owner.
    let isOfFolders =
      columns.head.map { head in
        table.records.dropFirst(head).contains { isSame($0, table[row: head]) }
      } ?? false
    var folder = isOfFolders ? columns.head.flatMap { whose(above: $0, table) } : nil
    // Rows below a gap without a day, which fail only where the list goes on below them.
    var later = 0
    var isOwed = columns.head.map { $0 > 1 && isOwing(table[row: $0 - 1]) } ?? false
    let end = (max(first, 1)..<table.records.count + 1).first { isOtherHead(table, $0, columns) }
    for row in end.map({ $0..<table.records.count + 1 }) ?? 0..<0 {
      found.add(row, table[row: row].filledColumns, row == end ? .header : .attribute)
    }
    for row in first..<max(end ?? table.records.count + 1, first) {
      let record = table[row: row]
      titles.takeLine(record)
      if let head = columns.head, isSame(record, table[row: head]) {
        found.add(row, record.filledColumns, .header)
        isOwed = isOwing(table[row: row - 1])
        folder = whose(above: row, table) ?? folder
        continue
      }
      for (place, columns) in ([columns] + columns.more.map(columns.at)).enumerated() {
        let own = columns.name(in: record)
        let isBelow =
          isByDog && own.isEmpty && !record[column: columns.date].isBlank
          && !record[column: columns.amount].isBlank
        let name = isBelow ? found.entries.last?.name ?? "" : own
        let isOther =
          name.isEmpty || isNumber(name) || SummaryLabel(name) != nil || TallyLabel.isTally(name, weeks: 2)
        if name.isEmpty, place == 0, isNamedSum(record, columns) {
          found.add(row, record.filledColumns, .total)
          continue
        }
        if isOther, place == 0 {
          let spent = [columns.out].compactMap(\.self).filter {
            SummaryLabel(name) == nil && !record[column: $0].isBlank
          }
          if !spent.isEmpty { found.add(row, spent + [columns.dog], .note) }
          if !spent.isEmpty || Self.date(record[column: columns.date].text, titles, after: nil) != nil {
            found.addStranger(row, record, columns, table)
          }
        }
        // "gas" beside "-62.40" is none of her dogs.
        if isOther, !name.isEmpty, let money = AmountGrammar.read(record[column: columns.amount].text).money,
          money < .zero
        {
          found.add(row, record.filledColumns, .note)
        }
        guard !record.isBlank, !isOther else { continue }
        let text = record[column: columns.date].text
        if isBelow, SummaryLabel(text) != nil || TallyLabel.isPart(CellText(text)) {
          found.add(row, [columns.date, columns.amount], .total)
          continue
        }
        // A row has as many entries as it needs.
        if text.folded.isEmpty, place > 0 || columns.more.count > 0, record[column: columns.amount].isBlank {
          continue
        }
        // What stands between the lists below each other is of no dog: `PAID e-transfer Nov 15`, `INVOICE 1042`.
        if isOfFolders, text.folded.isEmpty, record[column: columns.amount].isBlank {
          // `45 Testing Ave`
          if name.first?.isNumber ?? false { found.add(row, [columns.dog], .attribute) }
          continue
        }
        if let due = columns.due, !record[column: due].isBlank {
          found.add(row, [due], .total)
          // What is still owed has no day yet.
          guard !text.folded.isEmpty || !record[column: columns.amount].isBlank else {
            found.add(row, [columns.dog], .dog)
            continue
          }
        }
        // Money that did not come yet is of no day; that it is none stands in its own row.
        if text.folded.isEmpty, columns.isDatedByReceipt, columns.amount != columns.date { continue }
        let date =
          columns.isUnderTitles
          ? titles.week
          : text.folded.isEmpty
            ? last
            : Self.date(text, titles, after: last) ?? titles.date(ofDay: text)
              ?? Self.week(text, titles, columns)
        guard let date = date.flatMap({ day(record, columns, from: $0) }) else {
          if !isBelowGap(table, row, from: found.entries.last?.row ?? row) {
            found.failed += 1
          } else {
            later += 1
          }
          continue
        }
        (found.failed, later) = (found.failed + later, 0)
        last = columns.span == nil && columns.weekday == nil ? date : last
        var entry =
          Self.absent(record, row, date, columns, name)
          ?? entry(record, row, date, columns, name, isNamed: !isBelow)
        if let folder, columns.owner == nil { entry.tell(folder) }
        entry.turn = entry.turn ?? turn(record, columns, table)
        if isOwed, CellMark(entry.text).isAmount { entry.text = "\(open) \(entry.text)" }
        // What a cancelled hike would have cost.
        if entry.column == columns.state && columns.saysUnpaid(record) || entry.column == columns.flag {
          found.add(row, [columns.amount], .attribute)
        }
        found.entries.append(entry)
      }
    }
    // Money went back only to those who paid some; anything else was bought.
    if let out = columns.out {
      let dogs = Set(found.entries.filter { $0.column != out }.map(\.name.folded))
      for entry in found.entries where entry.column == out && !dogs.contains(entry.name.folded) {
        found.add(entry.row, [out, columns.dog], .note)
        found.addStranger(entry.row, table[row: entry.row], columns, table)
      }
      found.entries.removeAll { $0.column == out && !dogs.contains($0.name.folded) }
    }
    found.leaveStrangers(table)
    return found.entries.count >= 3 && found.entries.count >= found.failed * 3 ? found : nil
  }

  private static func isSame(_ record: Record, _ head: Record) -> Bool {
    record.filledColumns.count >= 3 && record.filledColumns == head.filledColumns
      && record.filledColumns.allSatisfy { record[column: $0].text.folded == head[column: $0].text.folded }
  }

  /// The owner that the line right above headings names, `SMITH, Karen,902-555-0101`.
  private static func whose(above head: Int, _ table: Table) -> Whose? {
    guard head > 1, let first = table[row: head - 1].filledColumns.first,
      case let record = table[row: head - 1], case let name = record[column: first].text, mayBeName(name),
      SheetTitle(name) == nil, SummaryLabel(name) == nil
    else { return nil }
    let beside = whose(record, besides: first)
    // `Client:,Janet Smith,Phone:,902-555-0140`
    if name.hasSuffix(":"), ColumnLabels.role(name) == .owner {
      return (record[column: first + 1].text.collapsingSpaces, beside.phone, beside.rate)
    }
    return (name.collapsingSpaces, beside.phone, beside.rate)
  }

  /// Whether the name of a dog stands beside its first day and nowhere else: `Bella,Mon 1,25` above `,Wed 3,25`. Money without a
  /// name in a list that names the dog of every hike is of none.
  private static func namesOnce(_ table: Table, from first: Int, _ columns: Columns) -> Bool {
    guard columns.dog < columns.date, columns.dog < columns.amount, columns.more.isEmpty else { return false }
    let rows = table.records.dropFirst(first - 1).filter { !$0[column: columns.date].isBlank }
    let names = rows.map { $0[column: columns.dog].text.folded }.filter { !$0.isEmpty }
    let others = rows.count - names.count
    return names.count >= 2 && Set(names).count == names.count && others >= 2 && others * 2 >= names.count
  }

  /// The day of a row: its date, or the day of the week that the date begins; where it names several, the first. Nil where a
  /// day is to be said and is not.
  private static func day(_ record: Record, _ columns: Columns, from date: CivilDate) -> CivilDate? {
    if let column = columns.span {
      let days = weekdays(record[column: column].text)
      return date.monday.adding(days: (days.first ?? date.weekday).rawValue - 1)
    }
    guard let column = columns.weekday else { return date }
    return DayHeading(record[column: column].text)?.weekday.map {
      date.monday.adding(days: $0.rawValue - 1)
    }
  }

  /// What a row says of its dog's day.
  private static func entry(
    _ record: Record, _ row: Int, _ date: CivilDate, _ columns: Columns, _ name: String, isNamed: Bool
  ) -> Entry {
    let amount = columns.methods.first { !record[column: $0].isBlank } ?? columns.amount
    let state = (columns.state ?? columns.span).flatMap {
      CellMark(record[column: $0].text) == .text ? nil : $0
    }
    // "Cancelled" beside "0.00"
    let isNone = columns.charge != nil || columns.state != nil && state != nil
    let charge = columns.charge.flatMap { record[column: $0].isBlank ? nil : $0 }
    let back = columns.out.flatMap { AmountGrammar.read(record[column: $0].text).money == nil ? nil : $0 }
    // "cancelled" beside what it would have cost
    let flag = columns.saysUnpaid(record) ? nil : columns.flag
    let off = (state ?? flag).flatMap { column -> Int? in
      if case .status(let phrase) = CellMark(record[column: column].text), phrase.status != .unpaid {
        column
      } else {
        nil
      }
    }
    let isPaid =
      !record[column: amount].isBlank && (!isNone || CellMark(record[column: amount].text) != .dash)
      && !(off != nil && (columns.saysUnpaid(record) || off == columns.flag))
    let column = isPaid ? amount : back ?? off ?? charge ?? state ?? columns.notes ?? columns.amount
    var entry = Entry(
      row: row, date: date, text: text(record, columns, in: column), name: name,
      column: column, nameColumn: isNamed && !columns.isJoined ? columns.dog : nil)
    entry.tell(record, columns)
    return entry
  }

  /// `Max - away` beside no amount: the dog and what was with it, in one cell.
  private static func absent(
    _ record: Record, _ row: Int, _ date: CivilDate, _ columns: Columns, _ name: String
  ) -> Entry? {
    guard !columns.isJoined, record[column: columns.amount].isBlank,
      case let parts = name.split(separator: " - ", maxSplits: 1).map({ String($0).trimmingSpaces }),
      parts.count == 2, case .status = CellMark(parts[1])
    else { return nil }
    return Entry(row: row, date: date, text: parts[1], name: parts[0], column: columns.dog, nameCell: nil)
  }

  /// `Mon, Wed`, `MWF`, `T Th`; none where anything else is written.
  static func weekdays(_ text: String) -> [Weekday] {
    var found: [Weekday] = []
    for word in PartialDate.words(text) where word.hasLetter {
      if let day = SpanWords.day(word) {
        found.append(day)
        continue
      }
      var rest = word[...]
      while !rest.isEmpty {
        guard
          let count = [2, 1].first(where: {
            rest.count >= $0 && SpanWords.letters[String(rest.prefix($0))] != nil
          }),
          let day = SpanWords.letters[String(rest.prefix(count))]
        else { return [] }
        found.append(day)
        rest = rest.dropFirst(count)
      }
    }
    return found
  }

  /// The first day of a week in words of its own: `June 5, 2023 → June 9, 2023`.
  private static func week(_ text: String, _ titles: Titles, _ columns: Columns) -> CivilDate? {
    guard columns.span != nil || columns.weekday != nil else { return nil }
    var named = Titles(order: titles.order, year: titles.year)
    return named.take(text) ? named.week : nil
  }

  /// The date of a row; one without a year is that nearest to the row above it, the first in the year that is known.
  static func date(_ text: String, _ titles: Titles, after last: CivilDate?) -> CivilDate? {
    // "24-Mar-03" is no Tuesday.
    let readings = [true, false].lazy.compactMap { DayHeading(text, order: titles.order, isFrench: $0) }
    guard let heading = readings.first(where: { $0.month != nil }), let month = heading.month,
      let day = heading.day
    else {
      // "Mo 3. Nov 2014": the day of the week in letters that only its language has.
      let letters = text.folded.prefix { $0.isLetter }
      guard (2...3).contains(letters.count), MonthName.month(named: String(letters)) == nil else {
        return nil
      }
      let rest = String(text.folded.dropFirst(letters.count)).trimming(". ")
      return rest.first?.isNumber == true ? self.date(rest, titles, after: last) : nil
    }
    let date = PartialDate(year: heading.year, month: month, day: day)
    return last.map { date.date(near: $0) }
      ?? (heading.year ?? titles.year(of: month)).flatMap { date.date(inYear: $0) }
  }
}
