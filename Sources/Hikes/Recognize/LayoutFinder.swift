import Civil
import Tabular

/// Finds the weeks of a sheet by their headers and never by a count of rows, and says what every row is.
struct LayoutFinder {
  private let table: Table
  private var blocks: [WeekBlock] = []
  private var roles: [RowRole] = []

  /// Nil where no header of a week stands in the table.
  static func layout(_ table: Table) -> WeeklySheetLayout? {
    var finder = LayoutFinder(table)
    finder.findHeaders()
    guard !finder.blocks.isEmpty else { return nil }
    finder.assignRows()
    return WeeklySheetLayout(blocks: finder.blocks, roles: finder.roles)
  }

  private init(_ table: Table) { self.table = table }

  private mutating func findHeaders() {
    for (index, record) in table.records.enumerated() {
      blocks += HeaderFinder.blocks(record, row: index + 1)
    }
  }

  private mutating func assignRows() {
    roles = Array(repeating: .blank, count: table.records.count)
    let headers = Dictionary(grouping: blocks.indices) { blocks[$0].headerRow }
    let names = knownNames(headers)
    var open: [Int] = []
    var hasTotal = false
    for row in 1...table.records.count {
      let record = table[row: row]
      if let begun = headers[row] {
        closeBlocks(open, before: row)
        (open, hasTotal) = (begun, false)
        roles[row - 1] = .header
        continue
      }
      guard !record.isBlank else { continue }
      let block = open.first.map { blocks[$0] }
      roles[row - 1] = role(of: record, in: block, open.first, hasTotal: hasTotal, names: names)
      // A dog may be called April or May; a title has its header below it, and no dogs before that.
      if case .title = roles[row - 1], let block, let first = open.first, !isAboveHeader(row, block, headers)
      {
        roles[row - 1] = dogOrNote(record, block, first, hasTotal: hasTotal, names: names)
      }
      if case .total(_, let label) = roles[row - 1], label.scope == .week { hasTotal = true }
      if case .title = roles[row - 1] {
        closeBlocks(open, before: row)
        open = []
      }
    }
    closeBlocks(open, before: table.records.count + 1)
    attachTitles(headers)
  }

  /// Names that stand under a header beside something in a day column: surely dogs.
  private func knownNames(_ headers: [Int: [Int]]) -> Set<String> {
    var names: Set<String> = []
    var block: WeekBlock?
    for row in 1...table.records.count {
      if let begun = headers[row]?.first { block = blocks[begun] }
      guard let block, headers[row] == nil else { continue }
      let record = table[row: row]
      if !isTornTitle(record), block.days.contains(where: { !record[column: $0.column].isBlank }) {
        names.insert(record[column: block.nameColumn].text.folded)
      }
    }
    return names
  }

  private func role(
    of record: Record, in block: WeekBlock?, _ open: Int?, hasTotal: Bool, names: Set<String>
  ) -> RowRole {
    let texts = record.fields.filter { !$0.isBlank }.map(\.text.collapsingSpaces)
    let joined = texts.joined(separator: ", ")
    if let label = summaryLabel(record) { return .total(block: open, label) }
    let name = block.map { record[column: $0.nameColumn].text } ?? ""
    let isKnownName = names.contains(name.folded)
    // A week's title may be torn at its comma, and several may stand side by side.
    let isSparse = texts.count <= 2 || texts.allSatisfy { SheetTitle($0) != nil }
    if isSparse, !isKnownName, let title = SheetTitle(texts.count <= 2 ? joined : texts[0]) {
      if block == nil || texts.count == 1 || isTitle(title) { return .title(title) }
    }
    guard let block, let open else { return .title(nil) }
    return dogOrNote(record, block, open, hasTotal: hasTotal, names: names)
  }

  private func dogOrNote(
    _ record: Record, _ block: WeekBlock, _ open: Int, hasTotal: Bool, names: Set<String>
  ) -> RowRole {
    let name = record[column: block.nameColumn].text
    let isKnownName = names.contains(name.folded)
    let hasDayCells = block.days.contains { !record[column: $0.column].isBlank }
    if hasTotal, !isKnownName, !hasDayCells { return .note }
    if name.isEmpty || name.allSatisfy(\.isWhitespace) { return hasDayCells ? .dog(block: open) : .note }
    let isAlone = record.fields.count { !$0.isBlank } == 1
    return isAlone && !isKnownName && !looksLikeName(name) ? .note : .dog(block: open)
  }

  /// Whether the next header comes before any row of a dog and before a total of this block.
  private func isAboveHeader(_ row: Int, _ block: WeekBlock, _ headers: [Int: [Int]]) -> Bool {
    for below in (row + 1)..<(table.records.count + 1) {
      if headers[below] != nil { return true }
      let record = table[row: below]
      if summaryLabel(record) != nil { return false }
      let hasDayCells = block.days.contains { !record[column: $0.column].isBlank }
      if hasDayCells, !record[column: block.nameColumn].isBlank, !isTornTitle(record) { return false }
    }
    return false
  }

  /// A title whose year went into a cell of its own when it was torn at the comma.
  private func isTornTitle(_ record: Record) -> Bool {
    let texts = record.fields.filter { !$0.isBlank }.map(\.text.collapsingSpaces)
    guard texts.count == 2, let year = Int(texts[1]), (1990...2100).contains(year) else { return false }
    return SheetTitle(texts.joined(separator: ", ")).map(isTitle) ?? false
  }

  private func isTitle(_ title: SheetTitle) -> Bool {
    switch title {
    case .week, .weekNumber, .month: true
    case .year: false
    }
  }

  private func summaryLabel(_ record: Record) -> SummaryLabel? {
    record.fields.first { !$0.isBlank }.flatMap { SummaryLabel($0.text) }
  }

  /// Short, no digits, no sentence marks: what a dog may be called.
  private func looksLikeName(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    return words.count <= 4 && !text.contains(where: { $0.isNumber || "!?:=".contains($0) })
  }

  private mutating func closeBlocks(_ open: [Int], before row: Int) {
    for index in open { blocks[index].rows = (blocks[index].headerRow + 1)..<row }
  }

  /// Title rows belong to the next header below them; with weeks side by side, each cell to the week under it.
  private mutating func attachTitles(_ headers: [Int: [Int]]) {
    var pending: [Int] = []
    for row in 1...roles.count {
      switch roles[row - 1] {
      case .title: pending.append(row)
      case .header:
        for index in headers[row] ?? [] { blocks[index].titleRows = pending }
        pending = []
      default: break
      }
    }
  }
}
