import Civil
import Diagnostics
import Quantities
import Tabular

/// Tables that sum the weeks up once more, dog by dog: `Dog,wk 1,wk 2,wk 3,All`.
extension WeeklySheetReader {
  /// What a column of such a table may come to.
  private enum Span: Hashable {
    case week(CivilDate)
    case month(YearMonth)
    /// So many weeks up to the table.
    case last(Int)
    case all
  }

  /// So many weeks may a table sum up that stands between them.
  private static let mostWeeks = 6

  /// Takes the columns of a table outside the weeks for totals where each figure is what its dog paid in one span.
  mutating func settleSummaries() {
    let dogs = Set(weeks.flatMap { $0.dogRows.map(\.row) })
    let open = (1..<sheet.rowCount + 1).filter { row in
      // Beside the days of a dog money is its own.
      !dogs.contains(row) && sheet.columns(of: row).contains { cells[row, $0]?.kind == .unrecognised }
    }
    guard open.count >= 3 else { return }
    for rows in runs(open) {
      let paid = paidBySpan(above: rows[0])
      guard let name = nameColumn(of: rows, paid) else { continue }
      let columns = Set(rows.flatMap { sheet.columns(of: $0) }).filter { $0 > name }.sorted()
      for column in columns where isSummary(column, rows, name, paid) {
        for row in rows {
          let money = figure(row, column)
          cells.change(row, column) { reading in
            guard reading.kind == .unrecognised else { return }
            reading.kind = .total
            reading.amount = money
            reading.question = nil
            reading.reason = "what was paid in the weeks, once more"
          }
        }
        leaveSum(of: rows, column)
      }
    }
  }

  /// What such a column comes to, right below it, is no sum of hikes.
  private mutating func leaveSum(of rows: [Int], _ column: Int) {
    guard let below = rows.last.map({ $0 + 1 }),
      figure(below, column) == rows.compactMap({ figure($0, column) }).reduce(.zero, +)
    else { return }
    stated.removeAll { $0.cell == CellReference(row: below, column: column) }
  }

  /// Rows that stand close together, from the first to the last.
  private func runs(_ rows: [Int]) -> [[Int]] {
    var runs: [[Int]] = []
    for row in rows {
      if let last = runs.last?.last, (last..<row).allSatisfy({ !sheet.isBlank($0) }) {
        runs[runs.count - 1].append(row)
      } else {
        runs.append([row])
      }
    }
    return runs.filter { $0.count >= 3 }
  }

  /// What each dog paid, by its name as typed; under no name all of them together.
  private func paidBySpan(above table: Int) -> [String: [Span: Money]] {
    var paid: [String: [Span: Money]] = [:]
    let above = weeks.indices.filter { weeks[$0].block.headerRow < table }
    for (index, week) in weeks.enumerated() {
      let place = above.lastIndex(of: index).map { above.count - $0 }
      let last = place.map { $0 <= Self.mostWeeks ? Array(max($0, 2)...max(Self.mostWeeks, 2)) : [] } ?? []
      for (row, _) in week.dogRows {
        let name = Self.plainName(nameText(row, index))
        for day in week.block.days {
          guard let money = cells[row, day.column]?.countedAmount else { continue }
          let spans =
            [Span.all] + last.map(Span.last)
            + (week.monday.map { [.week($0), .month(day.date($0).yearMonth)] } ?? [])
          for span in spans {
            paid[name, default: [:]][span, default: .zero] += money
            paid["", default: [:]][span, default: .zero] += money
          }
        }
      }
    }
    return paid
  }

  /// A name without whose dog it is, `Piper (Fraser)`.
  private static func plainName(_ text: CellText) -> String {
    guard text.folded.hasSuffix(")"), let open = text.folded.firstRange(of: " ("),
      open.lowerBound > text.folded.startIndex
    else { return text.folded }
    return String(text.folded[..<open.lowerBound])
  }

  /// The column in which most rows name a dog that paid.
  private func nameColumn(of rows: [Int], _ paid: [String: [Span: Money]]) -> Int? {
    let names = rows.map { row in
      sheet.columns(of: row).first { !sheet[row, $0].isBlank && paid[Self.plainName(sheet[row, $0])] != nil }
    }
    let known = names.compactMap(\.self)
    guard let column = known.first, known.allSatisfy({ $0 == column }), known.count >= 3,
      (names.count - known.count) * 2 <= known.count
    else { return nil }
    return column
  }

  /// Whether each figure of a column is what its dog paid in the same span, or the HST on it, or both together, and each without a
  /// dog that of what all paid.
  private func isSummary(_ column: Int, _ rows: [Int], _ name: Int, _ paid: [String: [Span: Money]]) -> Bool {
    let figures = rows.map { sum($0, column) }
    guard figures.allSatisfy({ $0 != nil }) else { return false }
    return (paid[""] ?? [:]).keys.contains { span in
      let stated = rows.map { (paid[Self.plainName(sheet[$0, name])] ?? paid[""])?[span] ?? .zero }
      let pairs = Array(zip(figures.compactMap(\.self), stated))
      guard pairs.count(where: { $1 != .zero }) >= 3 else { return false }
      return pairs.allSatisfy { $0 == $1 }
        || SalesTax.isTax(pairs.map(\.0.cents), on: pairs.map(\.1.cents))
        || SalesTax.rates.contains { rate in pairs.allSatisfy { SalesTax.isGross($0, of: $1, rate) } }
    }
  }
}
