import Quantities
import Tabular

/// Hikes that are taken off what was paid ahead, as `Rocket,150,used,,,,used,100` says it.
extension WeeklySheetReader {
  /// One week's columns of what was left before it and after it.
  private struct Credit {
    let block: Int
    let before: Int
    let after: Int
  }

  /// Finds the word for such a hike: what stood before the days of each dog, with what was paid and without the price
  /// of so many hikes, stands behind them.
  mutating func readCredits() {
    // What was left before the days stands between them and the names.
    guard let last = layout.blocks.first?.days.last?.column, last < table.width,
      layout.blocks.contains(where: { $0.days.first.map { $0.column > 2 } ?? false })
    else { return }
    for word in wordsOfDays {
      let credits = layout.blocks.indices.compactMap { credit($0, word) }
      guard !credits.isEmpty, credits.count * 2 > layout.blocks.count, isKept(credits, word) else { continue }
      for credit in credits {
        let block = layout.blocks[credit.block]
        for column in [credit.before, credit.after]
        where block.columns[column] == nil || block.columns[column] == .other {
          layout.blocks[credit.block].columns[column] = .figure
        }
        for row in layout.dogRows(of: block) {
          for text in block.days.map({ sheet[row, $0.column] }) where text.folded != word {
            if let amount = paidBeside(text, word) { legend[text.folded] = .amount(amount) }
          }
        }
      }
      legend[word] = .mark
      return
    }
  }

  /// Words without a figure that stand in many days.
  private var wordsOfDays: [String] {
    var counts: [String: Int] = [:]
    for block in layout.blocks {
      for row in layout.dogRows(of: block) {
        for text in block.days.map({ sheet[row, $0.column] })
        where text.mark == .text && text.hasLetter && !text.hasNumber && legend[text.folded] == nil {
          counts[text.folded, default: 0] += 1
        }
      }
    }
    return counts.filter { $0.value >= 5 }.keys.sorted()
  }

  /// The columns of a week by which nearly every dog's row is right.
  private func credit(_ index: Int, _ word: String) -> Credit? {
    let block = layout.blocks[index]
    guard let first = block.days.first?.column, let last = block.days.last?.column, last < table.width else {
      return nil
    }
    // Other columns may stand between them and the days, but not many.
    for before in max(1, first - 3)..<first where before != block.nameColumn {
      for after in last + 1..<min(last + 4, table.width + 1) {
        let credit = Credit(block: index, before: before, after: after)
        let rows = dogRows(index).compactMap { price($0, credit, word) }
        if rows.count >= 3, rows.count(where: { $0 != nil }) * 10 >= rows.count * 9 { return credit }
      }
    }
    return nil
  }

  /// Whether the rows of all weeks are right at few prices of a hike.
  private func isKept(_ credits: [Credit], _ word: String) -> Bool {
    let prices = credits.flatMap { credit in
      dogRows(credit.block).compactMap { price($0, credit, word) }
    }
    let counts = Dictionary(grouping: prices.compactMap(\.self).filter { $0 != .zero }) { $0 }.mapValues(
      \.count)
    guard let most = counts.values.max() else { return false }
    return most >= 5 && counts.count <= 3 && most * 2 >= counts.values.reduce(0, +)
  }

  /// What each hike of a row costs by its credit before and after: zero where it had none, an inner nil where
  /// nothing fits, nil where the row says nothing.
  private func price(_ row: Int, _ credit: Credit, _ word: String) -> Money?? {
    guard !sheet[row, credit.before].isBlank, !sheet[row, credit.after].isBlank,
      let before = sum(row, credit.before), let after = sum(row, credit.after)
    else { return nil }
    var (hikes, left) = (0, before - after)
    for text in layout.blocks[credit.block].days.map({ sheet[row, $0.column] }) {
      if text.folded == word {
        hikes += 1
      } else if let amount = paidBeside(text, word) {
        hikes += 1
        left += amount.money
      } else if case .amount(let amount) = text.mark {
        left += amount.money
      }
    }
    guard hikes > 0 else { return .some(left == .zero ? .zero : nil) }
    let fits = left.cents % hikes == 0 && (500...20_000).contains(left.cents / hikes)
    return .some(fits ? Money(cents: left.cents / hikes) : nil)
  }

  /// `+200 used`: the amount beside the word.
  private func paidBeside(_ text: CellText, _ word: String) -> WrittenAmount? {
    let folded = text.folded
    guard folded.hasNumber, folded.hasSuffix(" " + word) || folded.hasPrefix(word + " ") else { return nil }
    let rest = folded.hasSuffix(" " + word) ? folded.dropLast(word.count) : folded.dropFirst(word.count)
    guard case .amount(var amount) = CellMark(String(rest).trimming(" ,;-")) else { return nil }
    amount.hasRemark = true
    return amount
  }
}
