import Civil

/// One column of a week, with the heading that stands over it (none over an unnamed one).
struct DayColumn: Hashable, Sendable {
  let column: Int
  /// Days from the Monday of the week; -1 is the Sunday before it.
  let offset: Int
  let heading: DayHeading?

  init(column: Int, offset: Int, heading: DayHeading?) {
    self.column = column
    self.offset = offset
    self.heading = heading
  }

  init(column: Int, weekday: Weekday, heading: DayHeading?) {
    self.init(column: column, offset: weekday.rawValue - 1, heading: heading)
  }

  var weekday: Weekday { Weekday(rawValue: (offset + 7) % 7 + 1) ?? .monday }

  func date(_ monday: CivilDate) -> CivilDate { monday.adding(days: offset) }

  /// Whether its heading can stand over its day of that week.
  func fits(_ monday: CivilDate) -> Bool { heading?.fits(date(monday)) ?? true }
}

/// What a column beside the days holds.
enum ColumnRole: String, Hashable, Sendable {
  case notes
  case rowTotal
  /// What a dog paid in all the weeks side by side.
  case monthTotal
  /// HST on what the dog paid, or a total with it.
  case tax
  case owner
  case phone
  case email
  case address
  case region
  case rate
  /// What the dog paid in the week, beside days that hold marks.
  case paid
  /// What is reckoned of the dog: what a week costs, how often it came, what some of the days add up to.
  case figure
  case number
  /// Anything else that is known of a dog, or how far it is paid: never money of a day.
  case other
}

/// One week as it lies in the sheet: a header, the rows under it, the columns that matter.
struct WeekBlock: Hashable, Sendable {
  let headerRow: Int
  /// Over how many rows its header goes.
  var height = 1
  var nameColumn: Int
  /// Whether no heading says which column names the dogs.
  var isUnlabelled = false
  var days: [DayColumn]
  var columns: [Int: ColumnRole]
  /// The rows below the header that may hold dogs and totals, up to the next title or header.
  var rows: Range<Int>
  var titleRows: [Int] = []
  /// Whether it has neither a header nor a title of its own: the same dogs once more, below the week above.
  var isUntitled = false
  /// Whether its heading was torn off: dogs above the first heading of the sheet.
  var isTorn = false

  /// The rows of its header.
  var headerRows: Range<Int> { headerRow..<headerRow + height }

  /// Whether its days have headings in its own rows, and not in those of another week.
  var hasOwnHeadings: Bool { titleRows != [headerRow] && !isUntitled && !isTorn }

  /// The columns without a day in whose heading the title of the week stands.
  func titleColumns(_ sheet: SheetCells, _ order: DateOrder?) -> [Int] {
    guard hasOwnHeadings else { return [] }
    return sheet.columns(of: headerRow).filter { column in
      let text = sheet[headerRow, column]
      return column != nameColumn && columns[column] == nil && day(at: column) == nil
        && text.heading(order, isFrench: true) == nil && text.title(order)?.date != nil
        && SheetTitle.isOfWeek(text.words)
    }
  }

  /// The first column with a role.
  func column(_ role: ColumnRole) -> Int? { columns(role).first }
  /// All of them, from left to right.
  func columns(_ role: ColumnRole) -> [Int] { columns.filter { $0.value == role }.keys.sorted() }
  func day(at column: Int) -> DayColumn? { days.first { $0.column == column } }

  /// The same week with the numbers of its first and last day in the headings, as a title gives them.
  func numbered(from first: Int, to last: Int) -> WeekBlock {
    var block = self
    guard let start = days.map(\.offset).min(), let end = days.map(\.offset).max() else { return block }
    block.days = days.map { day in
      let isEnd = day.offset == end && (last - first == end - start || first > last)
      guard day.offset == start || isEnd else { return day }
      let heading = DayHeading(
        weekday: day.heading?.weekday, day: day.offset == start ? first : last, month: nil, year: nil)
      return DayColumn(column: day.column, offset: day.offset, heading: heading)
    }
    return block
  }

  /// The same week, everything some columns further right.
  func moved(by width: Int) -> WeekBlock {
    var block = self
    block.nameColumn += width
    block.days = days.map { DayColumn(column: $0.column + width, offset: $0.offset, heading: $0.heading) }
    block.columns = Dictionary(uniqueKeysWithValues: columns.map { ($0.key + width, $0.value) })
    return block
  }

  /// The same columns for a later week that has a title and no header of its own.
  func continued(at row: Int) -> WeekBlock {
    var next = WeekBlock(
      headerRow: row, nameColumn: nameColumn, days: days, columns: columns, rows: (row + 1)..<(row + 1))
    next.days = days.map { DayColumn(column: $0.column, offset: $0.offset, heading: $0.heading?.undated) }
    next.titleRows = [row]
    return next
  }

  /// The same columns for dogs that stand above this heading, their own torn off.
  func torn(_ rows: Range<Int>) -> WeekBlock {
    var above = continued(at: rows.lowerBound - 1)
    above.rows = rows
    above.titleRows = []
    above.isTorn = true
    return above
  }

  /// The same columns for the dogs that stand once more below a gap.
  func repeated(below row: Int) -> WeekBlock {
    var next = continued(at: row)
    next.titleRows = []
    next.isUntitled = true
    return next
  }
}

/// What a row of the sheet is, seen by itself and by its neighbours.
enum RowRole: Hashable, Sendable {
  case blank
  case title(SheetTitle?)
  /// The headers that begin in this row, by their place in `WeeklySheetLayout.blocks`.
  case header
  case dog(block: Int)
  case total(block: Int?, SummaryLabel)
  /// A line of other figures: head counts, running totals, expenses.
  case tally
  /// A heading inside the list of dogs.
  case group
  /// Text that is no dog, title or total.
  case note

  /// Whether it is one of her totals or other figures.
  var isOfSums: Bool {
    switch self {
    case .total, .tally: true
    default: false
    }
  }
}

/// Where the weeks of a sheet lie.
struct WeeklySheetLayout: Hashable, Sendable {
  var blocks: [WeekBlock]
  /// One role for each row, in order.
  var roles: [RowRole]
  /// What dates in figures mean in this sheet.
  var order: DateOrder?

  /// For each block those that begin in the same row, itself among them, in order.
  var beside: [[Int]] {
    var rows: [Int: [Int]] = [:]
    for index in blocks.indices { rows[blocks[index].headerRow, default: []].append(index) }
    return blocks.map { rows[$0.headerRow] ?? [] }
  }

  /// The rows of a week that are dogs'.
  func dogRows(of block: WeekBlock) -> [Int] {
    block.rows.filter { row in
      if case .dog = roles[row - 1] { true } else { false }
    }
  }

  /// Which hikes of the day two weeks are, the first or the second, as their headings say; nil where these do not tell
  /// them apart.
  func turns(_ one: Int, _ other: Int, _ sheet: SheetCells) -> (Int, Int)? {
    guard let first = turn(of: one, sheet), let second = turn(of: other, sheet), first != second else {
      return nil
    }
    return (first, second)
  }

  /// By the heading over the dogs, else by what stands above it.
  func turn(of index: Int, _ sheet: SheetCells) -> Int? {
    let block = blocks[index]
    let above = [block.headerRow - 1].filter { $0 > 0 && roles[$0 - 1] == .group }
    let headings =
      [sheet[block.headerRow, block.nameColumn]]
      + (block.titleRows + above).reversed().compactMap { sheet[row: $0].first }
    return headings.lazy.compactMap { heading in
      SheetTitle(heading.raw) == nil ? GroupHeading.turn(heading.raw) : GroupHeading.turnOfTitle(heading.raw)
    }.first
  }
}
