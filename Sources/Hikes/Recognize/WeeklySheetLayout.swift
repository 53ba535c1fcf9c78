import Civil

/// One column of a week, with the heading that stands over it (none over an unnamed one).
struct DayColumn: Hashable, Sendable {
  let column: Int
  let weekday: Weekday
  let heading: DayHeading?
}

/// What a column beside the days holds.
enum ColumnRole: String, Hashable, Sendable {
  case notes
  case rowTotal
  case owner
  case phone
  case email
  case address
  case region
  case rate
  case number
}

/// One week as it lies in the sheet: a header, the rows under it, the columns that matter.
struct WeekBlock: Hashable, Sendable {
  let headerRow: Int
  let nameColumn: Int
  let days: [DayColumn]
  let columns: [Int: ColumnRole]
  /// The rows below the header that may hold dogs and totals, up to the next title or header.
  var rows: Range<Int>
  var titleRows: [Int] = []

  func column(_ role: ColumnRole) -> Int? { columns.filter { $0.value == role }.keys.min() }
  func day(at column: Int) -> DayColumn? { days.first { $0.column == column } }
}

/// What a row of the sheet is, seen by itself and by its neighbours.
enum RowRole: Hashable, Sendable {
  case blank
  case title(SheetTitle?)
  /// The headers that begin in this row, by their place in `WeeklySheetLayout.blocks`.
  case header
  case dog(block: Int)
  case total(block: Int?, SummaryLabel)
  /// Text that is no dog, title or total.
  case note
}

/// Where the weeks of a sheet lie.
struct WeeklySheetLayout: Hashable, Sendable {
  let blocks: [WeekBlock]
  /// One role for each row, in order.
  let roles: [RowRole]
}
