import Civil
import Diagnostics
import Quantities

/// The weeks of one month's tab, with the lines of its summary.
struct Tab {
  let weeks: [Int]
  private let lines: [StatedTotal]

  /// The tabs of a file: one for each month summary. The weeks after a summary and before the next tab's first
  /// full week belong to it when they are short, as does everything in a file with one summary.
  /// - Parameter known: the cells of lines that belong to single weeks.
  static func all(
    in reading: SheetReading, summaries: [StatedTotal], except known: Set<CellReference> = []
  ) -> [Tab] {
    let rest = reading.stated.filter { $0.label.scope != .week && !known.contains($0.cell) }
    guard !rest.isEmpty else { return [] }
    guard summaries.count > 1 else { return [Tab(weeks: Array(reading.weeks.indices), lines: rest)] }
    var tabs: [Tab] = []
    var next = 0
    for (number, summary) in summaries.enumerated() {
      let end = number + 1 < summaries.count ? summaries[number + 1].cell.row : Int.max
      // A short week alone above the next summary is that one's.
      let isBeforeFullWeek =
        end == Int.max
        || reading.weeks.contains { week in
          (summary.cell.row..<end).contains(week.block.headerRow)
            && week.block.days.allSatisfy { $0.heading != nil }
        }
      var weeks: [Int] = []
      while next < reading.weeks.count {
        let week = reading.weeks[next]
        let isAbove = week.block.headerRow < summary.cell.row
        let isShortTail =
          isBeforeFullWeek && week.block.headerRow < end && week.block.days.contains { $0.heading == nil }
        guard isAbove || isShortTail || number == summaries.count - 1 else { break }
        weeks.append(next)
        next += 1
      }
      tabs.append(
        Tab(weeks: weeks, lines: rest.filter { $0.cell.row >= summary.cell.row && $0.cell.row < end }))
    }
    return tabs
  }

  /// The weeks above each of several lines of HST that name no month: `HST 15%,47.25` below every week. What follows a sum of
  /// months belongs to that.
  static func ofWeeks(in reading: SheetReading) -> [Tab] {
    let rest = reading.stated.filter { $0.label.scope == .month }
    var taxes: [StatedTotal] = []
    var (isBelowSubtotal, rowOfMonth) = (false, 0)
    for line in rest where line.label.measure != .total && line.label.tax != .takenOut {
      if line.label.measure == .subtotal {
        isBelowSubtotal = true
        continue
      }
      if isBelowSubtotal { (isBelowSubtotal, rowOfMonth) = (false, line.cell.row) }
      if line.cell.row != rowOfMonth, !line.label.isExplicit, line.week != taxes.last?.week {
        taxes.append(line)
      }
    }
    guard taxes.count > 1 else { return [] }
    let subtotals = rest.filter { $0.label.measure == .subtotal && $0.label.tax != .takenOut }.map(\.cell.row)
    var start = 0
    return taxes.compactMap { tax in
      guard let week = tax.week, week >= start else { return nil }
      defer { start = week + 1 }
      let end = subtotals.first { $0 > tax.cell.row } ?? Int.max
      return Tab(
        weeks: Array(start...week),
        lines: rest.filter { $0.week == week && (tax.cell.row..<end).contains($0.cell.row) })
    }
  }

  var cells: [CellReference] { lines.map(\.cell) }

  /// The figures of one measure that stand under the days of a week, where a row has several: `HST,7.70,3.50,4.20`.
  func ofDays(_ measure: SummaryLabel.Measure, in reading: SheetReading) -> [StatedTotal] {
    guard !reading.isRearranged, let first = self[.month, measure], let week = first.week else { return [] }
    let block = reading.weeks[week].block
    func isUnderDay(_ line: StatedTotal) -> Bool { block.day(at: line.cell.column) != nil }
    let own = lines.filter {
      $0.label.scope == .month && $0.label.measure == measure && $0.week == week && $0.label.tax != .takenOut
    }
    // A week in which the rate changes has a row for each; the figure of one day stands behind the days once more.
    let rows = Dictionary(grouping: own, by: \.cell.row).values.filter { row in
      let under = row.count(where: isUnderDay)
      return under > 1 || under == 1 && row.count == 2
    }
    return rows.joined().filter(isUnderDay).sorted {
      ($0.cell.row, $0.cell.column) < ($1.cell.row, $1.cell.column)
    }
  }

  subscript(scope: SummaryLabel.Scope, measure: SummaryLabel.Measure) -> StatedTotal? {
    lines.first { $0.label.scope == scope && $0.label.measure == measure && $0.label.tax != .takenOut }
  }

  /// What she reckons without the tax.
  var net: StatedTotal? { lines.first { $0.label.tax == .takenOut } }

  /// The month that the tab is for: the one named, else the one with most of its days.
  func month(_ reading: SheetReading) -> YearMonth? {
    let weeks = weeks.map { reading.weeks[$0] }
    if let named = weeks.lazy.compactMap(\.tab).first { return named }
    let days = weeks.flatMap { week in week.monday.map { Week(containing: $0).workdays } ?? [] }
    let counts = Dictionary(grouping: days, by: \.yearMonth).mapValues(\.count)
    return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
  }

  func lastDay(_ reading: SheetReading) -> CivilDate? {
    month(reading)?.last
  }

  /// The sum of her own week totals.
  func statedWeeks(_ reading: SheetReading) -> Money? {
    let own = reading.stated.filter { total in
      total.label.scope == .week && total.date == nil && total.dog == nil
        && (total.week.map { weeks.contains($0) } ?? false)
    }
    return own.isEmpty ? nil : own.map(\.money).reduce(.zero, +)
  }

  /// Says how much of the tab's money falls in another calendar month.
  func spill(_ reading: SheetReading) -> String {
    guard let month = month(reading) else { return "" }
    var other: [YearMonth: Money] = [:]
    for cell in reading.cells {
      guard let money = cell.countedAmount, let date = cell.date, !month.contains(date) else { continue }
      guard weeks.contains(where: { reading.weeks[$0].block.rows.contains(cell.cell.row) }) else { continue }
      other[date.yearMonth, default: .zero] += money
    }
    guard !other.isEmpty else { return "" }
    let parts = other.keys.sorted().map {
      "\(other[$0, default: .zero].dollars) of it on days in \($0.title)"
    }
    return " (\(parts.joined(separator: ", ")))"
  }
}
