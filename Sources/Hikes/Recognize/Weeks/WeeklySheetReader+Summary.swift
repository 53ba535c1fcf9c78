import Civil
import Quantities
import Tabular

/// Tables that sum the weeks up once more, dog by dog: `Dog,wk 1,wk 2,wk 3,All`.
extension WeeklySheetReader {
  /// What a column of such a table may come to.
  private enum Span: Hashable {
    case week(CivilDate)
    case month(YearMonth)
    case all
  }

  /// Takes the columns of a table outside the weeks for totals where each figure is what its dog paid in one span.
  mutating func settleSummaries() {
    let dogs = Set(weeks.flatMap { $0.dogRows.map(\.row) })
    let open = (1..<sheet.rowCount + 1).filter { row in
      // Beside the days of a dog money is its own.
      !dogs.contains(row) && sheet.columns(of: row).contains { cells[row, $0]?.kind == .unrecognised }
    }
    guard open.count >= 3 else { return }
    let paid = paidBySpan()
    for rows in runs(open) {
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
      }
    }
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
  private func paidBySpan() -> [String: [Span: Money]] {
    var paid: [String: [Span: Money]] = [:]
    for (index, week) in weeks.enumerated() {
      for (row, _) in week.dogRows {
        let name = Self.plainName(nameText(row, index))
        for day in week.block.days {
          guard let money = cells[row, day.column]?.countedAmount else { continue }
          let spans =
            [Span.all] + (week.monday.map { [.week($0), .month(day.date($0).yearMonth)] } ?? [])
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

  /// Whether each figure of a column is what its dog paid in the same span, and each without a dog what all paid.
  private func isSummary(_ column: Int, _ rows: [Int], _ name: Int, _ paid: [String: [Span: Money]]) -> Bool {
    (paid[""] ?? [:]).keys.contains { span in
      var right = 0
      let fits = rows.allSatisfy { row in
        guard let money = sum(row, column) else { return false }
        let stated = (paid[Self.plainName(sheet[row, name])] ?? paid[""])?[span] ?? .zero
        right += money == stated && money != .zero ? 1 : 0
        return money == stated
      }
      return fits && right >= 3
    }
  }
}
