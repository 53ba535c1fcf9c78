import Civil
import Tabular

/// Finds the weeks of a sheet by their headers and never by a count of rows, and says what every row is.
struct LayoutFinder {
  let table: Table
  let order: DateOrder?
  let month: YearMonth?
  var blocks: [WeekBlock] = []
  var roles: [RowRole] = []
  /// The blocks that begin in a row.
  var headers: [Int: [Int]] = [:]
  /// The second row of a header over two rows.
  var lowerHeaders: Set<Int> = []
  /// Names that stand under a header beside something in a day column: surely dogs.
  var names: Set<String> = []
  /// How much each text speaks for a header.
  var weights: [String: Int] = [:]
  private var summaryLabels: [String: SummaryLabel?] = [:]
  private var tallies: [String: Bool] = [:]
  /// Titles of weeks that have no header of their own.
  private var continuations: Set<Int> = []

  /// Whether a header of a week stands in the table.
  static func recognizes(_ table: Table) -> Bool {
    var finder = LayoutFinder(table, nil)
    finder.findHeaders(onlyFirst: true)
    return !finder.blocks.isEmpty
  }

  /// Nil where no header of a week stands in the table.
  /// - Parameter month: the month of the tab, where it is known; it tells where weeks begin among bare numbers.
  static func layout(_ table: Table, month: YearMonth? = nil) -> WeeklySheetLayout? {
    var finder = LayoutFinder(table, month)
    finder.findHeaders()
    guard !finder.blocks.isEmpty else { return nil }
    finder.assignRows()
    return finder.layout
  }

  private init(_ table: Table, _ month: YearMonth?) {
    self.table = table
    self.month = month
    order = DateOrder.order(of: table)
  }

  /// The blocks in the order in which they stand.
  private var layout: WeeklySheetLayout {
    let places = blocks.indices.sorted {
      (blocks[$0].headerRow, blocks[$0].days.first?.column ?? 0) < (
        blocks[$1].headerRow, blocks[$1].days.first?.column ?? 0
      )
    }
    let roles = self.roles.map { role -> RowRole in
      switch role {
      case .dog(let block): .dog(block: places.firstIndex(of: block) ?? block)
      case .total(let block, let label): .total(block: block.map { places.firstIndex(of: $0) ?? $0 }, label)
      default: role
      }
    }
    return WeeklySheetLayout(blocks: places.map { blocks[$0] }, roles: roles, order: order)
  }

  mutating func findNames() {
    var open: [WeekBlock] = []
    for row in 1...max(table.records.count, 1) {
      if let begun = headers[row] { open = begun.map { blocks[$0] } }
      guard headers[row] == nil, !lowerHeaders.contains(row) else { continue }
      let record = table[row: row]
      guard !isTornTitle(record) else { continue }
      for block in open where block.days.contains(where: { !record[column: $0.column].isBlank }) {
        let name = record[column: block.nameColumn].text.folded
        if !name.isEmpty, !names.contains(name), !isTally(name) { names.insert(name) }
      }
    }
  }

  private mutating func assignRows() {
    roles = Array(repeating: .blank, count: table.records.count)
    var open: [Int] = []
    var hasTotal = false
    var isAside = false
    for row in 1...table.records.count {
      let record = table[row: row]
      if let begun = headers[row] {
        closeBlocks(open, before: row)
        (open, hasTotal, isAside) = (begun, false, false)
        roles[row - 1] = .header
        continue
      }
      if lowerHeaders.contains(row) {
        roles[row - 1] = .header
        continue
      }
      guard !record.isBlank else { continue }
      roles[row - 1] = role(of: record, in: open, hasTotal: hasTotal)
      if case .dog = roles[row - 1] {
        if isOtherHeading(record, open) {
          isAside = true
        } else if isAside {
          isAside = !hasMoney(record, open)
        }
        if isAside || Self.isRule(record) || isRemark(row, open) {
          roles[row - 1] = .note
          continue
        }
      }
      if case .dog = roles[row - 1], isAboveItsHeader(row, open) { roles[row - 1] = .title(nil) }
      if case .dog = roles[row - 1], isAfterGap(row), repeatsNames(at: row, open) {
        closeBlocks(open, before: row)
        let next = open.map { blocks[$0].repeated(below: row - 1) }
        open = Array(blocks.count..<blocks.count + next.count)
        blocks += next
        hasTotal = false
        roles[row - 1] = .dog(block: open[0])
      }
      // A dog may be called April or May; a title has its header below it, and no dogs before that.
      if case .title(let title) = roles[row - 1], !open.isEmpty, !isAboveHeader(row, open) {
        if let title, namesWeek(title), !names.contains(name(record, open).folded), isAboveDogs(row, open) {
          continueBlocks(&open, at: row)
          hasTotal = false
          continue
        }
        if let title, namesWeek(title), isTitleBelow(row, open) {
          for block in open { blocks[block].titleRows.append(row) }
          continuations.insert(row)
          continue
        }
        roles[row - 1] = dogOrNote(record, open, hasTotal: hasTotal)
      }
      if case .total(_, let label) = roles[row - 1], label.scope == .week { hasTotal = true }
      if case .title = roles[row - 1] {
        closeBlocks(open, before: row)
        open = []
      }
    }
    closeBlocks(open, before: table.records.count + 1)
    attachTitles()
  }

  /// Another week under the same header; a header that has no dogs yet is only told its week.
  private mutating func continueBlocks(_ open: inout [Int], at row: Int) {
    continuations.insert(row)
    let hasDogs = open.contains { block in
      (blocks[block].headerRow..<row).contains { roles[$0 - 1] == .dog(block: open[0]) }
    }
    guard hasDogs else {
      for block in open { blocks[block].titleRows.append(row) }
      return
    }
    closeBlocks(open, before: row)
    let next = open.map { blocks[$0].continued(at: row) }
    open = Array(blocks.count..<blocks.count + next.count)
    blocks += next
  }

  func name(_ record: Record, _ open: [Int]) -> String {
    open.lazy.map { record[column: blocks[$0].nameColumn].text }.first { !$0.folded.isEmpty } ?? ""
  }

  func hasDayCells(_ record: Record, _ open: [Int]) -> Bool {
    open.contains { blocks[$0].days.contains { !record[column: $0.column].isBlank } }
  }

  private mutating func role(of record: Record, in open: [Int], hasTotal: Bool) -> RowRole {
    let texts = record.fields.filter { !$0.isBlank }.map(\.text.collapsingSpaces)
    let joined = texts.joined(separator: ", ")
    let isKnownName = names.contains(name(record, open).folded)
    let isTally = self.isTally(texts[0])
    if !isTally, let label = summaryLabel(record), !hasOtherDogs(record, open) {
      return .total(block: open.first, label)
    }
    if isTally, !isKnownName, texts.count > 1 { return .tally }
    // A week's title may be torn at its comma, and several may stand side by side.
    let isSparse = texts.count <= 2 || texts.allSatisfy { SheetTitle($0, order: order) != nil }
    if isSparse, !isKnownName, let title = SheetTitle(texts.count <= 2 ? joined : texts[0], order: order) {
      if open.isEmpty || texts.count == 1 || isTitle(title) { return .title(title) }
    }
    guard !open.isEmpty else { return .title(nil) }
    return dogOrNote(record, open, hasTotal: hasTotal)
  }

  private func dogOrNote(_ record: Record, _ open: [Int], hasTotal: Bool) -> RowRole {
    let name = self.name(record, open)
    let isKnownName = names.contains(name.folded)
    let hasDayCells = self.hasDayCells(record, open)
    if hasTotal, !isKnownName, !hasDayCells { return .note }
    if name.folded.isEmpty { return hasDayCells ? .dog(block: open[0]) : .note }
    let isAlone = record.fields.count { !$0.isBlank } == 1
    if !hasDayCells, isAlone, GroupHeading.isGroup(name) { return .group }
    return isAlone && !isKnownName && !looksLikeName(name) ? .note : .dog(block: open[0])
  }

  /// Whether the next header comes before any row of a dog and before a total of this block.
  private mutating func isAboveHeader(_ row: Int, _ open: [Int]) -> Bool {
    for below in (row + 1)..<(table.records.count + 1) {
      if headers[below] != nil { return true }
      let record = table[row: below]
      if summaryLabel(record) != nil { return false }
      if hasDayCells(record, open), !name(record, open).folded.isEmpty, !isTornTitle(record) { return false }
    }
    return false
  }

  /// Whether the first row below that is no title is a dog's.
  private mutating func isAboveDogs(_ row: Int, _ open: [Int]) -> Bool {
    for below in (row + 1)..<(table.records.count + 1) {
      let record = table[row: below]
      let texts = record.fields.filter { !$0.isBlank }.map(\.text.collapsingSpaces)
      if record.isBlank || isTornTitle(record) { continue }
      let name = self.name(record, open).folded
      if !name.isEmpty, names.contains(name) || hasDayCells(record, open) {
        return summaryLabel(record) == nil
      }
      guard texts.allSatisfy({ SheetTitle($0, order: order) != nil || GroupHeading.isGroup($0) }) else {
        return false
      }
    }
    return false
  }

  /// A title whose year went into a cell of its own when it was torn at the comma.
  private func isTornTitle(_ record: Record) -> Bool {
    let texts = record.fields.filter { !$0.isBlank }.map(\.text.collapsingSpaces)
    guard texts.count == 2, let year = Int(texts[1]), (1990...2100).contains(year) else { return false }
    return SheetTitle(texts.joined(separator: ", "), order: order).map(isTitle) ?? false
  }

  private func isTitle(_ title: SheetTitle) -> Bool {
    switch title {
    case .week, .weekEnding, .weekNumber, .days, .month: true
    case .year: false
    }
  }

  /// Whether it can begin a week that has no header: a month alone may be a dog's name.
  func namesWeek(_ title: SheetTitle) -> Bool {
    if case .month(_, let year) = title { return year != nil }
    return isTitle(title)
  }

  mutating func summaryLabel(_ record: Record) -> SummaryLabel? {
    guard let text = record.fields.first(where: { !$0.isBlank })?.text else { return nil }
    if let known = summaryLabels[text] { return known }
    let label = SummaryLabel(text)
    summaryLabels[text] = .some(label)
    return label
  }

  private mutating func isTally(_ text: String) -> Bool {
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

  private mutating func closeBlocks(_ open: [Int], before row: Int) {
    for index in open {
      blocks[index].rows = (blocks[index].headerRow + 1)..<max(row, blocks[index].headerRow + 1)
    }
  }

  /// Title rows belong to the next header below them; with weeks side by side, each cell to the week under it.
  private mutating func attachTitles() {
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
}
