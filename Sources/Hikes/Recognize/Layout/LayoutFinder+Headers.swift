import Civil
import Tabular

extension LayoutFinder {
  mutating func findHeaders(onlyFirst: Bool = false) {
    var row = 1
    while row <= sheet.rowCount {
      let record = sheet[row: row]
      let again = headingAgain(record)
      guard again != nil || HeaderFinder.mayBeHeader(record) else {
        row += 1
        continue
      }
      var found = record.isBlank ? [] : heading(at: row)
      if found.isEmpty, let again {
        found = HeaderFinder.blocks(again, row: row, order: order, month: month(above: row))
      }
      if !found.isEmpty,
        isOfOtherList(row, found) || isRowOfCounts(record, row, found) || isRowOfDog(record, row)
      {
        found = []
      }
      if !found.isEmpty, let rows = template(around: row, found) {
        templates.formUnion(rows)
        row = rows.upperBound
        continue
      }
      if let height = found.first?.height, height < 3, isSubheading(row + height, of: found) {
        // A column that the last row names is no day without a name.
        for index in found.indices {
          found[index].height = height + 1
          found[index].days.removeAll { $0.heading == nil && !sheet[row + height, $0.column].isBlank }
          found[index].days += wordColumns(of: found[index], row + height)
          found[index].days.sort { $0.column < $1.column }
        }
      }
      if dropWeekdays(above: row, found) { lowerHeaders.insert(row - 1) }
      for below in found.first?.headerRows.dropFirst() ?? 0..<0 { lowerHeaders.insert(below) }
      if !found.isEmpty { headers[row] = Array(blocks.count..<blocks.count + found.count) }
      blocks += found
      if onlyFirst, !blocks.isEmpty { return }
      row += found.first?.height ?? 1
    }
    if blocks.isEmpty { findUnheaded() }
    for index in blocks.indices where blocks[index].isUnlabelled { findNameColumn(index) }
    takeHeadingsAbove()
    leaveSums()
    leaveTablesBeside()
    findOwnNames()
    findTitlesBelow()
    findSumsAtHeading()
    findNames()
    for index in blocks.indices { moveToRows(index) }
  }

  /// Leaves the weeks of the row right above, which only names the weekdays of those found: `,M,T,W,T,F` above
  /// `Dog,1,2,3,4,5,wk 1`; false for any other row above.
  private mutating func dropWeekdays(above row: Int, _ found: [WeekBlock]) -> Bool {
    guard let above = headers[row - 1], above.count == found.count, above.last == blocks.count - 1,
      zip(above.map { blocks[$0] }, found).allSatisfy({ upper, lower in
        upper.days.allSatisfy { $0.heading?.day == nil } && lower.days.allSatisfy { $0.heading?.day != nil }
          && upper.days.map { [$0.column, $0.offset] } == lower.days.map { [$0.column, $0.offset] }
      })
    else { return false }
    headers[row - 1] = nil
    blocks.removeLast(above.count)
    return true
  }

  /// The month that the line right above a heading names, in its own year or on from that of the sheet.
  private func month(above row: Int) -> YearMonth? {
    guard let month, row > 1, sheet[row: row - 1].filledCount == 1,
      case .month(let number, let year)? = sheet[row: row - 1].first?.title(order)
    else { return self.month }
    return YearMonth(year: year ?? (number < month.month ? month.year + 1 : month.year), month: number)
  }

  /// The rows of a week without dates below a line that calls it a template, down to the next gap; nil for any other.
  private func template(around row: Int, _ found: [WeekBlock]) -> Range<Int>? {
    guard row > 1, found.allSatisfy({ $0.days.allSatisfy { $0.heading?.day == nil } }),
      let above = (max(row - 2, 1)..<row).last(where: { !sheet.isBlank($0) }),
      sheet[row: above].filledCount == 1, let first = sheet[row: above].first,
      first.words.contains(where: Self.calledTemplate.set.contains)
    else { return nil }
    var end = row
    while end <= sheet.rowCount, !sheet.isBlank(end) { end += 1 }
    return above..<end
  }

  /// What a week is called that is copied for each new one.
  static let calledTemplate = WordRule(
    "a template", "template, templates, modèle, gabarit, vorlage, muster",
    like: "TEMPLATE - copy this for a new week, do not type here", "Modèle à copier")

  /// The weeks whose heading begins in a row, over as many rows as it takes: `MON,,TUE,` above `15,,16,` above
  /// `AM,PM,AM,PM`.
  private func heading(at row: Int) -> [WeekBlock] {
    let first = sheet[row: row]
    if titlesWeeks(first, above: row + 1) { return [] }
    let merged = HeaderFinder.merged(first, sheet[row: row + 1])
    let rows: [SheetRow?] = [
      merged.flatMap { HeaderFinder.halved($0, sheet[row: row + 2]) },
      HeaderFinder.charged(first, sheet[row: row + 1])
        ?? merged ?? HeaderFinder.halved(first, sheet[row: row + 1])
        ?? HeaderFinder.parted(first, sheet[row: row + 1]) ?? doubled(at: row),
      paidBeside(at: row) ?? first,
    ]
    for (number, record) in rows.enumerated() {
      guard let record else { continue }
      var found = HeaderFinder.blocks(record, row: row, order: order, month: month(above: row))
      guard !found.isEmpty else { continue }
      for index in found.indices { found[index].height = 3 - number }
      return found
    }
    return []
  }

  /// `Jul 8 2019,,,,,,Jul 15 2019` above `Dog,Mon,Tue,…,Dog,Mon,Tue,…`: the title of each week, and no days.
  private func titlesWeeks(_ row: SheetRow, above below: Int) -> Bool {
    guard (2...6).contains(row.filledCount), row.filled.allSatisfy({ $0.title(order)?.date != nil }) else {
      return false
    }
    let weeks = HeaderFinder.blocks(sheet[row: below], row: below, order: order, month: month)
    return weeks.count == row.filledCount
      && weeks.allSatisfy { $0.days.count { $0.heading?.weekday != nil } >= 3 }
  }

  /// A row of labels right below a heading, `Dog,$,how,$,how`: what each of its columns holds.
  private func isSubheading(_ number: Int, of weeks: [WeekBlock]) -> Bool {
    let row = sheet[row: number]
    guard row.filledCount >= 3, let first = row.first, first.isDogLabel || isRepeated(row),
      row.cells.allSatisfy({ text in
        // `Dog,rain,sun,fog`: what the weather was calls no hike off.
        if first.isDogLabel, case .status = text.mark { return true }
        return text.isBlank || text.isDogLabel || text.role != nil || text.mark == .text
      })
    else { return false }
    let own = HeaderFinder.blocks(row, row: number, order: order, month: month).flatMap(\.days)
      .filter { $0.heading != nil }
    // `Dog,rain,sun,fog,sun` names no Sundays below the days.
    let days = weeks.flatMap(\.days)
    return own.count < days.count { !row[column: $0.column].isBlank }
      && own.allSatisfy { day in
        days.contains { $0.column == day.column && $0.heading?.weekday != day.heading?.weekday }
      }
  }

  /// Whether a row says the same of every day and names no dog: `,$,how,$,how,$,how`.
  private func isRepeated(_ row: SheetRow) -> Bool {
    let texts = row.filled
    return texts.count >= 6 && row[column: 1].isBlank && Set(texts.map(\.folded)).count == 2
      && texts.contains { $0.role == .rate || $0.role == .paid }
      && zip(texts, texts.dropFirst(2)).allSatisfy { $0.folded == $1.folded }
  }

  /// The columns beside the days in which the second row of a heading says that words of the day stand: `$,note`.
  private func wordColumns(of block: WeekBlock, _ row: Int) -> [DayColumn] {
    block.days.compactMap { day in
      let column = day.column + 1
      let text = sheet[row, column]
      guard block.day(at: column) == nil, text.role == .notes || HeadingRun.parts.set.contains(text.folded),
        block.columns[column] == nil || block.columns[column] == .notes
      else { return nil }
      return DayColumn(column: column, offset: day.offset, heading: day.heading)
    }
  }

  /// Weeks without a heading whose titles say which days follow the names: `Week of Nov 9, 2015 (Mon-Fri)`.
  private mutating func findUnheaded() {
    for row in 1..<sheet.rowCount + 1 {
      let record = sheet[row: row]
      guard record.filledCount == 1, let text = record.first, let title = title(of: record), namesWeek(title),
        let span = Self.weekdays(in: text) ?? (isWeek(title) ? Weekday.workdays : nil),
        holdsDays(below: row, count: span.count)
      else { continue }
      headers[row] = [blocks.count]
      let days = span.enumerated().map {
        DayColumn(column: $0 + 2, offset: $1.rawValue - 1, heading: nil)
      }
      var block = WeekBlock(
        headerRow: row, nameColumn: 1, days: days, columns: [:], rows: (row + 1)..<(row + 1))
      block.titleRows = [row]
      blocks.append(block)
    }
  }

  private func isWeek(_ title: SheetTitle) -> Bool {
    switch title {
    case .week, .weekEnding, .days: true
    case .weekNumber, .month, .year, .years: false
    }
  }

  /// The days from the first to the last that a title names.
  private static func weekdays(in title: CellText) -> [Weekday]? {
    let words = title.words
    for index in words.indices.dropFirst(2) where SpanWords.through.set.contains(words[index - 1]) {
      guard let first = Weekday(name: words[index - 2]), let last = Weekday(name: words[index]), first < last
      else { continue }
      return Weekday.allCases.filter { $0 >= first && $0 <= last }
    }
    return nil
  }

  /// Whether the rows right below have names first, and then in most cells what stands in a day.
  private func holdsDays(below title: Int, count: Int) -> Bool {
    var (known, strange, names, days) = (0, 0, 0, 0)
    var used: Set<Int> = []
    var row = title + 1
    while row < sheet.rowCount, sheet.isBlank(row) { row += 1 }
    let first = row
    if hasDaysDownwards(from: row) { return false }
    while row <= sheet.rowCount, !sheet.isBlank(row), sheet[row: row].filledCount > 1 {
      let record = sheet[row: row]
      // Days down the side are another shape: a row of names heads their columns.
      if row == first, record[column: 1].isBlank, record.filled.count(where: { $0.mark == .text }) >= 3 {
        return false
      }
      // So are columns that say themselves what they hold: `Dog,Hikes,Rate,Paid`.
      if row == first, record[column: 1].isDogLabel,
        record.filled.dropFirst().contains(where: { $0.role != nil })
      {
        return false
      }
      // A dog may be called Sam, and not "Fri 29".
      if record[column: 1].heading(order, isFrench: true) != nil {
        guard !record[column: 1].hasNumber else { return false }
        days += 1
      }
      names += record[column: 1].hasLetter ? 1 : 0
      for column in 2..<(count + 2) where !record[column: column].isBlank {
        if record[column: column].mark == .text { strange += 1 } else { known += 1 }
        used.insert(column)
      }
      // More than the days would hold money elsewhere.
      for column in (count + 2)..<max(record.width + 1, count + 2) {
        if case .amount(let amount) = record[column: column].mark, !amount.isBare, record.first?.total == nil
        {
          return false
        }
      }
      row += 1
    }
    return days <= 1 && names >= 2 && known >= 3 && known > strange * 2 && used.count >= count - 1
  }

  /// Whether the letters of days stand in the first column: `M`, `T`, `W`, `Th`, `F`.
  private func hasDaysDownwards(from row: Int) -> Bool {
    let texts = (row..<row + 5).map { sheet[$0, 1] }
    let spelled = HeadingRun.spelledOut(SheetRow(texts, sheet.texts))
    return spelled.cells.count(where: \.namesDay) >= 5
  }
}
