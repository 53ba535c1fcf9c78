import Civil
import Quantities
import Tabular

/// Codes in the days for which there is no key.
extension WeeklySheetReader {
  /// What stands in the days of a sheet without money in them, and with a column of what was paid: short codes that come
  /// again and again, `FD`, `AM/PM`, the initials of whoever walked, how many dogs came. Each means that the dog was there.
  var codedHikes: [String: CellMark] {
    var codes: [String: Int] = [:]
    var (marks, paid) = (0, 0)
    for (index, block) in layout.blocks.enumerated() {
      let columns = block.columns.keys.filter { column in
        block.columns[column] == .paid || sheet[block.headerRow, column].isMethod
      }
      for row in dogRows(index) {
        paid += columns.contains { sheet[row, $0].mark.money.map { $0.cents >= 1000 } ?? false } ? 1 : 0
        for day in block.days {
          let text = sheet[row, day.column]
          switch text.mark {
          case .amount(let amount):
            // "2" dogs
            guard amount.isBare, Self.counts.contains(text.folded) else { return [:] }
            codes[text.folded, default: 0] += 1
          case .mark: marks += 1
          case .text, .unreadableAmount, .doubtful:
            if text.isTimeOfDay || text.raw.utf8.count <= 5 { codes[text.folded, default: 0] += 1 }
          default: break
          }
        }
      }
    }
    let often = codes.filter { $0.value >= 2 }
    guard paid >= 2, often.values.reduce(0, +) >= 3, codes.values.reduce(0, +) > marks else { return [:] }
    // Beside those one may stand alone.
    let known = often.keys.contains { Int($0) != nil } ? codes : often
    return known.mapValues { _ in .mark }
  }

  private static let counts: Set<String> = ["1", "2", "3", "4"]
}
