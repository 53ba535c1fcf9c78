import Civil
import Tabular

/// Finds the weeks of a sheet by their headers and never by a count of rows, and says what every row is.
struct LayoutFinder {
  let sheet: SheetCells
  let order: DateOrder?
  let month: YearMonth?
  /// Whether hikes are counted on cards, so that `4/10` in a row is no date.
  let usesCards: Bool
  var blocks: [WeekBlock] = []
  var roles: [RowRole] = []
  /// The blocks that begin in a row.
  var headers: [Int: [Int]] = [:]
  /// The second row of a header over two rows.
  var lowerHeaders: Set<Int> = []
  /// Names that stand under a header beside something in a day column: surely dogs.
  var names: Set<String> = []
  /// Those of them that stand in one row of the sheet only.
  private(set) var single: Set<String> = []
  private var tallies: [String: Bool] = [:]
  /// Whether every part of a week begins with a line by itself, by the row of its header.
  var headedParts: [Int: Bool] = [:]
  /// Titles of weeks that stand below their dogs.
  var titlesBelow: Set<Int> = []
  /// Rows right above or below a header that add up the days below them.
  var sumsAtHeading: Set<Int> = []
  /// The rows of a week to be copied for each new one, which is none itself.
  var templates: Set<Int> = []
  /// Titles of weeks that have no header of their own.
  var continuations: Set<Int> = []

  /// Whether a header of a week stands in the table.
  static func recognizes(_ table: Table) -> Bool { recognizes(SheetCells(table)) }

  static func recognizes(_ sheet: SheetCells) -> Bool {
    var finder = LayoutFinder(sheet, WeekDating.month(of: sheet, year: nil))
    finder.findHeaders(onlyFirst: true)
    return !finder.blocks.isEmpty
  }

  /// Nil where no header of a week stands in the table.
  /// - Parameter month: the month of the tab, where it is known; it tells where weeks begin among bare numbers.
  static func layout(_ sheet: SheetCells, month: YearMonth? = nil) -> WeeklySheetLayout? {
    var finder = LayoutFinder(sheet, month)
    finder.findHeaders()
    guard !finder.blocks.isEmpty else { return nil }
    finder.assignRows()
    return finder.layout
  }

  private init(_ sheet: SheetCells, _ month: YearMonth?) {
    self.sheet = sheet
    self.month = month
    order = DateOrder.order(of: sheet)
    usesCards = PunchCard.areUsed(in: sheet)
  }

  /// The blocks in the order in which they stand.
  private var layout: WeeklySheetLayout {
    let order = blocks.indices.sorted {
      (blocks[$0].headerRow, blocks[$0].days.first?.column ?? 0) < (
        blocks[$1].headerRow, blocks[$1].days.first?.column ?? 0
      )
    }
    var places = Array(blocks.indices)
    for (new, old) in order.enumerated() { places[old] = new }
    let roles = self.roles.map { role -> RowRole in
      switch role {
      case .dog(let block): .dog(block: places[block])
      case .total(let block, let label): .total(block: block.map { places[$0] }, label)
      default: role
      }
    }
    return WeeklySheetLayout(blocks: order.map { blocks[$0] }, roles: roles, order: self.order)
  }

  mutating func findNames() {
    var open: [WeekBlock] = []
    // Dogs whose names a program took for dates, `2-May`, stand there in several weeks.
    var dates: [String: Set<Int>] = [:]
    for row in 1...max(sheet.rowCount, 1) {
      if let begun = headers[row] {
        open = begun.map { blocks[$0] }
        continue
      }
      guard !sheet.isBlank(row), !lowerHeaders.contains(row), !titlesBelow.contains(row),
        !sumsAtHeading.contains(row)
      else { continue }
      let record = sheet[row: row]
      guard !isTornTitle(record), !record.cells.contains(where: \.isPageMark), !isWeekTitle(record, open)
      else {
        continue
      }
      for block in open where hasDayCells(record, block) {
        let text = record[column: block.nameColumn]
        let name = text.folded
        if names.contains(name) {
          single.remove(name)
        } else if !name.isEmpty, !isTally(name), !isOfTime(record), !isDate(text), !datesWeek(text),
          titleBesideHoliday(record) == nil
        {
          names.insert(name)
          single.insert(name)
        } else if isDate(text), block.days.contains(where: { record[column: $0.column].mark.isAmount }) {
          dates[name, default: []].insert(block.headerRow)
          if dates[name]?.count == 2 { names.insert(name) }
        }
      }
    }
  }

  func name(_ record: SheetRow, _ open: [Int]) -> CellText {
    for block in open {
      let name = record[column: blocks[block].nameColumn]
      if !name.folded.isEmpty { return name }
    }
    return record.texts.blank
  }

  func hasDayCells(_ record: SheetRow, _ open: [Int]) -> Bool {
    !record.isBlank && open.contains { hasDayCells(record, blocks[$0]) }
  }

  /// Whether something stands in a day that is no number to call.
  private func hasDayCells(_ record: SheetRow, _ block: WeekBlock) -> Bool {
    block.days.contains {
      let text = record[column: $0.column]
      return !text.isBlank && !AmountGrammar.isPhone(text.folded)
    }
  }

  private func tellsOfDays(_ record: SheetRow, _ open: [Int]) -> Bool {
    let name = name(record, open).folded.trimming(": ")
    guard Self.ofDays.set.contains(name) || isRowOfNotes(name, open) else { return false }
    // In degrees the weather is a figure.
    return !hasMoney(record, open)
      || open.contains { block in
        blocks[block].days.contains {
          let text = record[column: $0.column]
          return !text.isBlank && !text.mark.isAmount
        }
          && !blocks[block].days.contains {
            record[column: $0.column].isPlainMoney && !record[column: $0.column].hasLetter
          }
      }
  }

  mutating func role(of record: SheetRow, in open: [Int], hasTotal: Bool) -> RowRole {
    guard let first = record.first else { return .blank }
    let count = record.filledCount
    if count == 1, first.isJoined { return .note }
    if count <= 3, record.cells.contains(where: \.isPageMark), !hasMoney(record, open),
      title(of: record) == nil
    {
      return .note
    }
    let isKnownName = names.contains(name(record, open).folded)
    // `Week,,,,,$315`, and of weeks side by side `Week,385,,,,,405`
    if !isKnownName && count == 2 || isFigureOfEach(record, open),
      TurnedGrid.spans.set.contains(first.folded), let label = SummaryLabel.week,
      record.filled.last?.amount != AmountGrammar.Reading.none, title(of: record) == nil
    {
      return .total(block: open.first, label)
    }
    if let label = first.total ?? totalBehindNotes(record, open), !isTally(first.collapsed),
      !hasOtherDogs(record, open),
      !isCalledTotal(record, open)
    {
      return .total(block: open.first, label)
    }
    if !open.isEmpty, count <= 2, TallyLabel.isSumOfDays(first.collapsed), let label = SummaryLabel.week {
      return .total(block: open.first, label)
    }
    if !isKnownName, count == 1, !open.isEmpty, GroupHeading.price(first.raw) != nil { return .group }
    if count == 2, isShareOfTax(record) { return .note }
    if !isKnownName,
      count > 1 && isTally(first.collapsed) && (!open.isEmpty || !isHead(record))
        || isFigureOfMonth(record, open) || isOfTime(record)
    {
      return .tally
    }
    if !isKnownName, count == 1, !open.isEmpty, title(of: record) == nil, isTally(first.collapsed) {
      return .note
    }
    if !isKnownName, let title = title(of: record) {
      if open.isEmpty || count == 1 || isTitle(title) { return .title(title) }
    }
    guard !open.isEmpty else { return .title(nil) }
    if tellsOfDays(record, open) || isOfTimes(record, open) || Self.namesFile(record) { return .note }
    return dogOrNote(record, open, hasTotal: hasTotal)
  }

  func dogOrNote(_ record: SheetRow, _ open: [Int], hasTotal: Bool) -> RowRole {
    let name = self.name(record, open)
    let isKnownName = names.contains(name.folded)
    let hasDayCells = self.hasDayCells(record, open)
    if hasTotal && !isKnownName && !hasDayCells || !isKnownName && isDate(name) {
      // `Left over,,,,,,$411` below the total.
      let isFigure =
        record.filledCount == 2
        && open.contains { block in
          blocks[block].columns.contains { $0.value == .rowTotal && record[column: $0.key].mark.isAmount }
        }
      return isFigure ? .tally : .note
    }
    if name.folded.isEmpty { return hasDayCells ? .dog(block: open[0]) : .note }
    // A line on which a name may be written.
    if name.isRule, !hasMoney(record, open) { return .note }
    // "C = paid cash", be there a remark beside it.
    if name.raw.holds("="), !LegendReader([name.raw]).meanings.isEmpty, !hasMoney(record, open) {
      return .note
    }
    let isAlone = record.filledCount == 1
    if !hasDayCells, isAlone || isAloneInWeek(record, open), GroupHeading.isGroup(name.raw) {
      return GroupHeading.isRemark(name.raw) ? .note : .group
    }
    if !isKnownName, !hasDayCells, hasPhoneInDays(record, open) { return .group }
    // "CLOSED - COVID" is of the week; Stormy is a dog.
    let isOfWeek = name.words.count(where: \.hasLetter) > 1 && name.status != nil
    if isAlone, !isKnownName, SheetTitle.isPrinting(name.words) { return .note }
    return isAlone && !isKnownName && (isOfWeek || !looksLikeName(name.raw)) ? .note : .dog(block: open[0])
  }

  /// Whether a row has nothing but a name in its week; behind it may stand a list of what was spent.
  private func isAloneInWeek(_ record: SheetRow, _ open: [Int]) -> Bool {
    let last = open.flatMap { blocks[$0].days.map(\.column) + blocks[$0].columns.keys }.max() ?? 0
    return (1..<last + 2).count { !record[column: $0].isBlank } == 1
  }

  /// Whether a row begins with a day of a month, `12-Nov`: no dog is called so.
  private func isDate(_ name: CellText) -> Bool {
    guard name.hasNumber, let heading = name.heading(order, isFrench: true) else { return false }
    return heading.day != nil && heading.month != nil
  }

  /// Whether a text is the title of a week, `Week of Nov 14, 2022`, be there what it came to beside it.
  private func datesWeek(_ name: CellText) -> Bool {
    name.words.contains(where: SheetTitle.weekWords.set.contains) && name.title(order)?.date != nil
  }

  /// What stands above the header of a week has no more rows.
  private static let longestPreamble = 200

  /// Whether the next header comes before any row of a dog and before a total of this block.
  func isAboveHeader(_ row: Int, _ open: [Int]) -> Bool {
    for below in (row + 1)..<min(row + Self.longestPreamble, sheet.rowCount + 1) {
      if headers[below] != nil { return true }
      let record = sheet[row: below]
      guard !sumsAtHeading.contains(below), !tellsOfDays(record, open) else { continue }
      if record.first?.total != nil { return false }
      if hasDayCells(record, open), !name(record, open).folded.isEmpty, !isTornTitle(record) { return false }
    }
    return false
  }

  /// Whether the first row below that is no title is a dog's.
  func isAboveDogs(_ row: Int, _ open: [Int]) -> Bool {
    var isAboveTitle = false
    for below in (row + 1)..<(sheet.rowCount + 1) {
      let record = sheet[row: below]
      // What stands above the title of the next week is not of it.
      if isAboveTitle, headers[below] != nil { return false }
      if record.isBlank || isTornTitle(record) { continue }
      let name = self.name(record, open).folded
      if !name.isEmpty, names.contains(name) || hasDayCells(record, open) {
        return record.first?.total == nil
      }
      // A row that slid to the right begins with the name of a dog all the same.
      if name.isEmpty, record.filledCount > 1, let first = record.first, names.contains(first.folded) {
        return true
      }
      // Whose dogs stand below, and where to call.
      if record.filledCount == 2, !name.isEmpty,
        record.filled.contains(where: { AmountGrammar.isPhone($0.folded) })
      {
        continue
      }
      let isFrame = record.filled.map(collapsed).allSatisfy { text in
        text.title(order) != nil || GroupHeading.isGroup(text.raw)
      }
      guard isFrame else { return false }
      isAboveTitle = isAboveTitle || record.filled.contains { $0.title(order).map(namesWeek) ?? false }
    }
    return false
  }

  mutating func isTally(_ text: String) -> Bool {
    if let known = tallies[text] { return known }
    let isTally = TallyLabel.isTally(text, weeks: blocks.count)
    tallies[text] = isTally
    return isTally
  }

  /// Short, no digits, no sentence marks: what a dog may be called.
  private func looksLikeName(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    return words.count <= 4 && !text.contains(where: { $0.isNumber || "!?:=".contains($0) })
  }
}
