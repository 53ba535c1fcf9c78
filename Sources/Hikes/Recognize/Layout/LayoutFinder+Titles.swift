import Civil
import Tabular

/// The titles of a sheet's weeks, in one cell or torn over several.
extension LayoutFinder {
  /// Several words without a figure that stand alone in the first row, `HEATHER'S HAPPY HIKERS`; nil where no such do.
  var banner: String? {
    let first = (1..<sheet.rowCount + 1).first { !sheet.isBlank($0) }.map { sheet[row: $0] }
    guard let first, first.filledCount == 1, let text = first.first, !text.hasNumber, text.words.count > 1
    else {
      return nil
    }
    return text.folded
  }

  /// A week's title may be torn at its comma, and several may stand side by side.
  func title(of record: SheetRow) -> SheetTitle? {
    if isOnCard(record) { return nil }
    guard record.filledCount > 2 else {
      return joined(record).title(order) ?? (isOfTitles(record) ? record.first?.title(order) : nil)
        ?? titleBesideHoliday(record)
    }
    // `Wagging Tails 902-555-0133,,,Week beginning:,07-Jun-2010`
    let end = record.filled.suffix(2)
    if let label = end.first, label.raw.contains(":"),
      label.words.contains(where: SheetTitle.weekWords.set.contains),
      let date = end.last, let title = record.texts.text("\(label.collapsed) \(date.collapsed)").title(order),
      isTitle(title), title.date != nil,
      record.filled.dropLast(2).allSatisfy({ $0.mark == .text || $0.role == .phone })
    {
      return title
    }
    guard let start = record.first, start.opensTitle || collapsed(start).title(order) != nil else {
      return nil
    }
    // `Week of Nov 10, 2025,,,,Week total:,$725`
    if let first = record.first.map({ collapsed($0) }), let title = first.title(order),
      first.words.contains(where: SheetTitle.weekWords.set.contains),
      isTitle(title), record.filled.dropFirst().allSatisfy({ $0.mark == .text || isBesideTotal(record) })
    {
      return title
    }
    let texts = record.filled
    // `WEEK OF,July,9,to,13,2012`
    if texts[0].words.contains(where: SheetTitle.weekWords.set.contains),
      texts.allSatisfy({ !$0.isPlainMoney }),
      texts.allSatisfy({ $0.raw.utf8.count <= 10 }),
      case .week(let date)? = record.texts.text(texts.map(\.collapsed).joined(separator: " ")).title(order),
      date.year != nil
    {
      return .week(date)
    }
    // `Week of:,"August 8, 2022",,Hiker:,Jo`
    if texts[0].raw.contains(":"),
      texts[0].words.contains(where: {
        SheetTitle.weekWords.set.contains($0) || SheetTitle.openings.set.contains($0)
      }),
      texts.allSatisfy({ $0.mark == .text || $0.title(order) != nil }),
      let title = record.texts.text("\(texts[0].collapsed) \(texts[1].collapsed)").title(order),
      isTitle(title)
    {
      return title
    }
    guard record.cells.allSatisfy({ $0.isBlank || collapsed($0).title(order) != nil }) else { return nil }
    return record.first.flatMap { collapsed($0).title(order) }
  }

  /// `Pictou,,8/10`: where hikes are counted on cards that is no date behind a name.
  private func isOnCard(_ record: SheetRow) -> Bool {
    guard usesCards, let first = record.first, first.title(order) == nil,
      !first.words.contains(where: SheetTitle.weekWords.set.contains)
    else { return false }
    return record.filled.dropFirst().contains { PunchCard($0.folded) != nil }
  }

  /// `May 2021,"CA$2,415.00"`: what a month came to, and no title of weeks.
  func isFigureOfMonth(_ record: SheetRow, _ open: [Int]) -> Bool {
    // A dog may be called May.
    guard record.filledCount == 2, case .month(_, let year)? = record.first?.title(order),
      year != nil || open.isEmpty
    else { return false }
    return record.filled.last?.isPlainMoney ?? false
  }

  /// `Oct 27 - Oct 31,$740` in a list of weeks below them; above a header it is a title with its total.
  func isFigureOfWeek(_ row: Int, _ open: [Int]) -> Bool {
    let record = sheet[row: row]
    guard !open.isEmpty, record.filledCount == 2, let first = record.first, record[column: 1] === first,
      record.filled.last?.isPlainMoney ?? false, SheetTitle.isOfWeek(first.words),
      case .week? = first.title(order), !isAboveHeader(row, open), !isAboveDogs(row, open)
    else { return false }
    return true
  }

  /// `LUC - week of Aug 17,,JANET - week of Aug 17`: whether every text of a row names a week.
  /// `Feb 18-22,Heritage Day`: the title of a week, and why one of its days has nothing.
  func titleBesideHoliday(_ record: SheetRow) -> SheetTitle? {
    guard record.filledCount == 2, let first = record.first, first.hasFigure, let title = first.title(order),
      isTitle(title), !title.isMonth, case .status? = record.filled.last?.mark
    else { return nil }
    return title
  }

  private func isOfTitles(_ record: SheetRow) -> Bool {
    record.filled.allSatisfy { text in
      text.title(order) != nil && text.words.contains(where: SheetTitle.weekWords.set.contains)
    }
  }

  /// The title of a week right above its header, with a note, its total, or what its days came to beside it:
  /// `Wk of the 8th,$160,$160,$130,$55,$155`.
  func titleBesideOthers(_ record: SheetRow, _ open: [Int]) -> SheetTitle? {
    guard let first = record.first, let title = first.title(order) else { return nil }
    if record.filledCount == 2, !hasMoney(record, open) { return namesWeek(title) ? title : nil }
    // `Jul 29 - Aug 2,,,,,week total:,$210`
    if namesWeek(title), !title.isMonth, first.hasFigure, first.total == nil, isBesideTotal(record) {
      return title
    }
    return isTitle(title) && first.words.contains(where: SheetTitle.weekWords.set.contains)
      && record.isOfSums ? title : nil
  }

  /// What is not blank in a row, as one text.
  func joined(_ record: SheetRow) -> CellText {
    let texts = record.filled
    let kept = texts.count > 1 ? texts.filter { !$0.isPageMark } : texts
    return record.texts.text(kept.map(\.collapsed).joined(separator: ", "))
  }

  func collapsed(_ text: CellText) -> CellText {
    text.collapsed == text.raw ? text : sheet.texts.text(text.collapsed)
  }

  /// A title whose year went into a cell of its own when it was torn at the comma.
  func isTornTitle(_ record: SheetRow) -> Bool {
    guard record.filledCount == 2, let last = record.cells.last(where: { !$0.isBlank }),
      let year = Int(last.collapsed), PartialDate.years.contains(year)
    else { return false }
    return joined(record).title(order).map(isTitle) ?? false
  }

  /// Whether the label of a total stands in a row, so that its figures are hers: `Week total:,$725`.
  private func isBesideTotal(_ record: SheetRow) -> Bool {
    record.filled.contains { SummaryLabel($0.collapsed.trimming(":")) != nil }
  }

  /// Whether a row with something in its days is the title of a week, as on every page of a print:
  /// `Happy Hound Hikes,,,,Week of Nov 3`.
  func isWeekTitle(_ record: SheetRow, _ open: [WeekBlock]) -> Bool {
    guard (2...8).contains(record.filledCount), let first = record.first, let title = title(of: record),
      isTitle(title)
    else { return false }
    if first.words.contains(where: SheetTitle.weekWords.set.contains) {
      if let own = first.title(order) {
        if isTitle(own) { return true }
      } else if record.filledCount > 2 || record.filled.last?.serialDate != nil {
        // `Week starting,45362`
        return true
      }
    }
    return open.allSatisfy { block in
      block.days.map { record[column: $0.column] }.allSatisfy {
        $0.mark == .blank || $0.mark == .text || $0.title(order) != nil
      }
    }
  }

  func isTitle(_ title: SheetTitle) -> Bool {
    switch title {
    case .week, .weekEnding, .weekNumber, .days, .month: true
    case .year, .years: false
    }
  }

  /// Whether it can begin a week that has no header: a month alone may be a dog's name.
  func namesWeek(_ title: SheetTitle) -> Bool {
    if case .month(_, let year) = title { return year != nil }
    return isTitle(title)
  }

  /// Whether a month by itself has the title of a week right below it, `FEBRUARY` above `wk of 1`: a dog may be called May.
  func isMonthOverWeeks(_ title: SheetTitle, _ row: Int) -> Bool {
    guard title.isMonth, sheet[row: row].filledCount == 1,
      let below = (row + 1..<sheet.rowCount + 1).first(where: { !sheet.isBlank($0) }), headers[below] == nil,
      case let record = sheet[row: below], record.filledCount == 1, let next = self.title(of: record)
    else { return false }
    return namesWeek(next) && !next.isMonth
  }

  /// Title rows belong to the next header below them; with weeks side by side, each cell to the week under it.
  mutating func attachTitles() {
    var pending: [Int] = []
    for row in 1...roles.count {
      switch roles[row - 1] {
      case .title where !continuations.contains(row): pending.append(row)
      case .header where headers[row] != nil:
        for index in headers[row] ?? [] { blocks[index].titleRows = pending + blocks[index].titleRows }
        pending = []
      default: break
      }
    }
  }

  /// Whether a row has a name and in one of the days, apart from it, what a program took for a date: `Sable,,,,25-Jan`.
  func isDogWithDate(_ record: SheetRow, _ open: [Int]) -> Bool {
    guard record.filledCount == 2, let first = record.first, let last = record.filled.last,
      first.hasLetter, !first.hasFigure, !last.raw.contains(" "),
      !first.words.contains(where: {
        SheetTitle.weekWords.set.contains($0) || MonthName.month(named: $0) != nil
      })
    else { return false }
    return open.contains { block in
      record[column: blocks[block].nameColumn] === first
        && blocks[block].days.contains {
          $0.column > blocks[block].nameColumn + 1 && record[column: $0.column] === last
        }
    }
  }

  /// Whether a date stands where the name of a dog does, with what it paid: `2-May,$25,$25`.
  func isDate(_ title: SheetTitle, besideMoney record: SheetRow, _ open: [Int]) -> Bool {
    guard title.date != nil, let first = record.first, first.words.count <= 3, hasMoney(record, open) else {
      return false
    }
    return !first.words.contains(where: SheetTitle.weekWords.set.contains)
  }
}
