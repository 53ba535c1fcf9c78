import Civil
import Tabular

/// Finds the header rows of the weeks: names of days in the order of the week, beside known column names.
enum HeaderFinder {
  /// The blocks that begin in this row: none, one, or several side by side.
  static func blocks(
    _ record: SheetRow, row: Int, order: DateOrder? = nil, month: YearMonth? = nil
  ) -> [WeekBlock] {
    let record = paired(HeadingRun.spelledOut(record), order)
    let roles = ColumnLabels.roles(record)
    let known = (1..<record.width + 1).filter { record[column: $0].isDogLabel }
    let labels = known.isEmpty ? repeatedLabels(record) : known
    var groups = HeadingRun.weeks(record, order: order, hasLabel: !labels.isEmpty, month: month)
    groups = parted(groups, at: labels, record, order, month)
    groups.removeAll { $0.contains { roles[$0.column] != nil } }
    guard let first = groups.first?.first else { return [] }
    let last = groups.count == 1 ? groups[0].last?.column ?? first.column : Int.max
    let label =
      labels.first { $0 < first.column } ?? labels.first {
        $0 > last && otherList($0, behind: last, before: first.column, record) == nil
      } ?? middle(labels, groups)
    let dayCount = groups.reduce(0) { $0 + $1.count }
    // One day's name may stand in any note; it takes a name column or several days in a row to make a header.
    let least = label == nil && !areAllDays(record, groups) ? 3 : label == nil ? 2 : 1
    guard dayCount >= least, first.column > 1 || label != nil else { return [] }
    // "head count,3,1,2,3,1"
    if known.isEmpty, let name = record.first, name.hasLetter, !record.cells.contains(where: \.namesDay),
      TallyLabel.isTally(name.collapsed, weeks: 1)
    {
      return []
    }
    // `04/07/25,Dogs,$30.00`: a line of a shop's list, with what was sold.
    // So is `3120,Sam,11/3/2008,$20.00,11/7/2008,Cheque`, though Sam is Saturday in French.
    guard dayCount > 3 || !record.cells.contains(where: \.isPlainMoney) else { return [] }
    // "Weather,sun,rain,sun,sun"
    let named = groups.joined().compactMap(\.heading.weekday)
    guard label != nil || named.count < 2 || Set(named).count > 1 else { return [] }
    // "Driver,Sam,Jo,Sam,Jo,Sam": in French Sam is Saturday. So it is in "Day,Sam,Tess,Hugo".
    guard groups.contains(where: { $0.count > 1 }) || label != nil && !areNames(record, groups) else {
      return []
    }
    let nameColumns = self.nameColumns(groups, labels, behind: label, record)
    let other = labels.lazy.compactMap { otherList($0, behind: last, before: first.column, record) }.first
    let starts = nameColumns.map { columnsBefore($0, roles, record) }
    return groups.enumerated().map { number, group in
      let isShared = number > 0 && nameColumns[number] == nameColumns[number - 1]
      let start = isShared ? group[0].column : nameColumns[number]
      var next = record.width + 1
      let before = min(nameColumns[number], group[0].column - 1)
      if number + 1 < groups.count {
        next = groups[number + 1][0].column
        if nameColumns[number + 1] > nameColumns[number] { next = nameColumns[number + 1] }
      }
      // What stands behind a month of days is none of its days.
      let isMonth = dayCount >= 28 || groups.count >= 4 && Set(nameColumns).count == 1
      let isEnd = isMonth && number + 1 == groups.count
      let end = isEnd ? group[group.count - 1].column + 1 : next
      let (from, to) = (
        number == 0 ? 1 : starts[number] ?? start + 1,
        number + 1 < groups.count ? starts[number + 1] ?? next : other ?? next
      )
      let own = roles.filter { $0.key >= from && $0.key < to }
      return WeekBlock(
        headerRow: row, nameColumn: nameColumns[number], isUnlabelled: label == nil,
        days: days(group, between: before, and: end, record: record, taken: Set(roles.keys)),
        columns: own, rows: (row + 1)..<(row + 1))
    }
  }

  /// `Tue-Thu gang,Tue 11,Thu 13,Notes`: behind the first text nothing but days with their numbers and names of columns.
  private static func areAllDays(_ record: SheetRow, _ groups: [[PlacedHeading]]) -> Bool {
    let days = groups.joined().filter { $0.heading.weekday != nil && $0.heading.day != nil }.map(\.column)
    guard days.count >= 2, record[column: 1].hasLetter, !days.contains(1) else { return false }
    return (2..<record.width + 1).allSatisfy {
      days.contains($0) || record[column: $0].isBlank || record[column: $0].role != nil
    }
  }

  /// Whether single days without a number stand among names: two texts or more that head no column and are no slip for a day.
  private static func areNames(_ record: SheetRow, _ groups: [[PlacedHeading]]) -> Bool {
    let names = record.filled.count { text in
      text.mark == .text && text.role == nil && !text.isHeading && !text.isDogLabel && text.nearestDay == nil
        && !Weekday.allCases.contains { MisspeltWord.distance(text.folded, $0.column) <= 1 }
    }
    return names >= 2 && groups.joined().allSatisfy { $0.heading.weekday != nil && $0.heading.day == nil }
  }

  /// How much a text by itself speaks for a header, which takes three: the name of the dogs' column with anything that
  /// may be a day, or three that may be days.
  static func weight(_ text: CellText) -> Int {
    if text.isDogLabel { return 3 }
    // "$25" heads nothing.
    if text.raw.hasPrefix("$"), text.hasFigure, text.raw.utf8.count <= 3 { return 0 }
    if text.raw.utf8.count <= 3 || !text.lettered.letters.isEmpty { return 1 }
    let isDay =
      text.heading(.dayFirst, isFrench: true) != nil || text.heading(.monthFirst, isFrench: true) != nil
    return isDay || text.nearestDay != nil || text.dayBeforeWords != nil || HeadingRun.isPart(text)
      || text.dayNumber != nil || text.dayBeforePlace != nil || text.numberOfDay != nil ? 1 : 0
  }

  /// Whether a row has enough that may name days to be looked at closely; most rows have not.
  static func mayBeHeader(_ row: SheetRow) -> Bool {
    var headings = 0
    for text in row.cells where !text.isBlank {
      headings += text.headerWeight
      if headings >= 3 { return true }
    }
    // "Tue-Thu gang,Tue 11,Thu 13,Notes"
    return headings == 2 && (row.filledCount == 3 || row.cells.contains { $0.role == .notes })
  }

  /// The named days, and the unnamed columns beside them as far as the working week reaches.
  private static func days(
    _ group: [PlacedHeading], between name: Int, and end: Int, record: SheetRow, taken: Set<Int>
  ) -> [DayColumn] {
    var days = group.map { DayColumn(column: $0.column, offset: $0.offset, heading: $0.heading) }
    func isUnnamed(_ column: Int) -> Bool {
      column > name && column < end && !taken.contains(column) && record[column: column].isBlank
    }
    // A nameless column between two named days is the day between them.
    for (left, right) in zip(group, group.dropFirst())
    where right.column - left.column == right.offset - left.offset {
      for column in (left.column + 1)..<right.column where isUnnamed(column) {
        days.append(DayColumn(column: column, offset: left.offset + column - left.column, heading: nil))
      }
    }
    guard group.count < 2 || group[0].offset < group[1].offset else { return days }
    days += misspelt(days, name, end, record)
    guard let first = group.first, let last = days.max(by: { $0.column < $1.column }) else { return days }
    var column = last.column + 1
    var number = last.offset + 1
    // After the last named day only up to the column that ends the week; past a record's end there is none.
    while number <= 4, isUnnamed(column), column <= record.width {
      days.append(DayColumn(column: column, offset: number, heading: nil))
      column += 1
      number += 1
    }
    column = first.column - 1
    number = first.offset - 1
    while number >= 0, isUnnamed(column) {
      days.append(DayColumn(column: column, offset: number, heading: nil))
      column -= 1
      number -= 1
    }
    return days.sorted { $0.column < $1.column }
  }

  /// Headings that nearly are the day that their place between the others makes them: `Wensday`, `Teus`, `Fir`.
  private static func misspelt(
    _ days: [DayColumn], _ name: Int, _ end: Int, _ record: SheetRow
  ) -> [DayColumn] {
    guard days.count >= 2 else { return [] }
    let placed = Set(days.map(\.column))
    return (name + 1..<max(end, name + 1)).compactMap { column in
      guard !placed.contains(column), record[column: column].role == nil else { return nil }
      let offsets = Set(days.map { $0.offset + column - $0.column })
      guard offsets.count == 1, let offset = offsets.first, (0...6).contains(offset),
        let weekday = Weekday(rawValue: offset + 1)
      else { return nil }
      let word = record[column: column].folded.prefix { $0.isLetter }
      let names = [weekday.fullName.lowercased(), weekday.column, weekday.column + "s"]
      // Its place says which day it is: "Wend", "Thrsdy".
      if SheetTitle.weekWords.set.contains(String(word)) { return nil }
      let isBegun = (3...10).contains(word.count) && word.hasPrefix(weekday.fullName.lowercased().prefix(2))
      // Amid the others it is a day whatever became of its name: "Tie", "We'd", the "$25" of a cell too high.
      let text = record[column: column]
      let isAmid =
        text.isPlainMoney && placed.contains(column - 1) && placed.contains(column + 1)
        || text.raw.utf8.count <= 6 && text.folded.first == weekday.fullName.lowercased().first
          && placed.contains { $0 < column } && placed.contains { $0 > column }
      // A scan takes letters for figures that look alike: "M0n", "VVed".
      if names.contains(MisspeltWord.unscanned(record[column: column].folded)) {
        return DayColumn(column: column, offset: offset, heading: nil)
      }
      let isNear = isBegun || isAmid || names.contains { MisspeltWord.isNear(String(word), $0) }
      return isNear ? DayColumn(column: column, offset: offset, heading: nil) : nil
    }
  }

  // MARK: Headers over two rows

  /// Two rows that name the days together (names above, dates below, or the other way round) as one.
  static func merged(_ upper: SheetRow, _ lower: SheetRow) -> SheetRow? {
    let (upper, lower) = (HeadingRun.spelledOut(upper), HeadingRun.spelledOut(lower))
    let width = max(upper.width, lower.width)
    var isNamed = (false, false)
    var fields: [CellText] = []
    var both = 0
    // Whether a text stands below the label of the dogs: Sam may be a dog and no Saturday, Bill and Chip no columns.
    var mayNameDog = false
    let first =
      (1..<max(width, 1) + 1).first { upper[column: $0].namesDay || lower[column: $0].namesDay } ?? 0
    let last =
      (1..<max(width, 1) + 1).last { upper[column: $0].namesDay || lower[column: $0].namesDay } ?? width
    for column in 1...max(width, 1) {
      let (above, below) = (upper[column: column], lower[column: column])
      // Below "Tue 2" a 30 is an amount.
      if below.dayNumber != nil, above.heading(nil, isFrench: true)?.day != nil { return nil }
      // `Week 40,Mon,Tue` above `October,5,6`; `,Mon,Tue` above `April 7/08,7,8`
      if column < first, above.title(nil) != nil || above.isBlank && below.title(nil) != nil,
        below.isBlank || below.title(nil) != nil
      {
        fields.append(above.isBlank ? below : above)
        continue
      }
      let texts = [above, below].filter { !$0.isBlank }
      var joined = upper.texts.text(texts.map(\.trimmed).joined(separator: " "))
      // `Thu - van in shop` above `10`
      if let day = above.words.first.flatMap({ Weekday(name: $0) }), above.words.count > 1,
        let number = below.dayNumber
      {
        joined = upper.texts.text("\(day.shortName) \(number)")
        isNamed.0 = true
        both += 1
        fields.append(joined)
        continue
      }
      // "Dog" above "Date", or below "June", is the column of the dogs.
      if above.isDogLabel, EntryList.dates.set.contains(below.folded) {
        fields.append(above)
        continue
      }
      if column < first, below.isDogLabel, above.title(nil) != nil {
        fields.append(below)
        continue
      }
      mayNameDog = mayNameDog || above.isDogLabel && !below.isBlank && !below.isDogLabel
      if !joined.isDogLabel, joined.role == nil {
        // Between two weeks stands what one of them came to, `wk`.
        let isSum = texts.count == 1 && SummaryLabel.scopes.contains { $0.set.contains(texts[0].folded) }
        // Behind the days a column may be called anything: `misc`, `Paid 2 wks`.
        let isOther =
          column > last && texts.count == 1 && isOfOther(texts[0])
          && !lower.cells.contains { $0.role == .paid || ColumnLabels.charges.set.contains($0.folded) }
        // `Week of,5-May,6-May` below the names of the days, `HABITS,1,2,…,30` below those of a month.
        let isCorner =
          column < first && texts.count == 1
          && (!texts[0].hasFigure || texts[0].words.filter(\.hasLetter).count > 2)
          && (texts[0].words.contains(where: SheetTitle.weekWords.set.contains)
            || countsUp(lower, from: first) || numbersDays(upper, lower))
        guard isOther || isSum || isCorner || texts.allSatisfy(\.isHeading) else { return nil }
        if !above.isBlank, above.namesDay { isNamed.0 = !areOfMonth(upper) }
        if !below.isBlank, below.namesDay { isNamed.1 = !areOfMonth(lower) }
      }
      if texts.count == 2 { both += 1 }
      fields.append(joined)
    }
    guard both >= 2, isNamed.0 != isNamed.1, !countsDogs(upper, lower, mayNameDog: mayNameDog),
      !contradict(upper, lower)
    else { return nil }
    return SheetRow(fields, upper.texts)
  }

  /// Whether no dates are those of the days above them, `Mon,Tue,Wed` above `3/10,,4/10`: two hikes of a card of ten.
  static func contradict(_ upper: SheetRow, _ lower: SheetRow) -> Bool {
    [DateOrder.dayFirst, .monthFirst].allSatisfy { order in
      // In a leap year or not
      [2000, 2001].allSatisfy { year in
        let days = (1..<max(lower.width, 1) + 1).compactMap { column -> Int? in
          guard let weekday = upper[column: column].heading(nil, isFrench: true)?.weekday,
            let below = lower[column: column].heading(order, isFrench: true), let month = below.month,
            let day = below.day, let date = CivilDate(year: year, month: month, day: day)
          else { return nil }
          return date.dayNumber - weekday.rawValue
        }
        return days.count > 1 && zip(days, days.dropFirst()).allSatisfy { $0 != $1 }
      }
    }
  }

  /// Whether what may name days names a month in each of them: `4-Mar,5-Mar,6-Mar`.
  private static func areOfMonth(_ row: SheetRow) -> Bool {
    let days = row.filled.filter(\.namesDay)
    return days.count >= 2
      && days.allSatisfy { text in
        text.hasFigure
          && text.words.contains { MonthName.month(named: $0) != nil && Weekday(name: $0) != nil }
      }
  }

  /// Whether more numbers than two weeks have days follow each other, each one more than that before.
  private static func countsUp(_ row: SheetRow, from first: Int) -> Bool {
    guard let start = row[column: first].dayNumber else { return false }
    return (0..<15).allSatisfy { row[column: first + $0].dayNumber == start + $0 }
  }

  /// Whether a text may be what a column behind the days is called: words, be it with a number among them.
  private static func isOfOther(_ text: CellText) -> Bool {
    guard text.hasFigure else { return text.mark == .text }
    let isPaid = text.words.first.map(AmountWords.paid.set.contains) ?? false
    return text.words.count > 2 && (isPaid || text.mark == .text)
  }

  static func isHeading(_ text: String) -> Bool {
    if ColumnLabels.isLabel(text) || DayHeading(text, order: .dayFirst) != nil { return true }
    if DayHeading(text, order: .monthFirst) != nil { return true }
    return PartialDate.ordinal(text.folded).map { (1...31).contains($0) } ?? false
  }
}
