import Civil
import Diagnostics
import Quantities
import Tabular

/// Words with a figure that her total of the day counts as money.
extension WeeklySheetReader {
  /// Asks about cells that were taken for words, where the total of their day is more than its amounts by just the figures in
  /// them, `hold 10`, `14 (loonie short)`; and offers what the total leaves for the only cell that is asked about anyway.
  mutating func askForMissing(_ column: Int, _ money: Money, _ index: Int) {
    let rows = dogRows(index)
    let asked = rows.filter { row in
      cells[row, column].map { $0.question != nil && $0.countedAmount == nil } ?? false
    }
    let found = candidates(rows, column)
    if asked.count == 1, found.isEmpty {
      return settle(money, asked[0], column, index) ? () : offer(money, asked[0], column)
    }
    let missing = asked.reduce(money) { $0 - (cells[$1, column]?.question?.likelyAmount ?? .zero) }
    guard missing != .zero else { return }
    let exact = found.filter { $0.figures.contains(missing) }
    if exact.count == 1 { return askWhetherPaid(exact[0].row, column, missing) }
    let single = found.filter { $0.figures.count == 1 }
    guard !single.isEmpty, single.map({ $0.figures[0] }).reduce(.zero, +) == missing else { return }
    for (row, figures) in single { askWhetherPaid(row, column, figures[0]) }
  }

  /// Books what the total of a day has for the only cell of it that is asked about, where that is one of the answers it offers:
  /// `20 snow!!` above a total of $85 beside $65. Nobody need be asked then.
  private mutating func settle(_ money: Money, _ row: Int, _ column: Int, _ index: Int) -> Bool {
    // A number that a hand or a program has spoilt may be another one in another place too.
    guard money > .zero, sheet[row, column].hasLetter, sheet[row, column].mendedMoney == nil,
      let asked = cells[row, column],
      asked.kind == .unrecognised,
      asked.question?.choices.contains(.paid(money)) ?? false
    else { return false }
    cells.change(row, column) { reading in
      (reading.kind, reading.amount, reading.question) = (.payment, money, nil)
      reading.confidence = .inferred
      reading.reason = "her total of the day has \(money.dollars) for it"
    }
    weeks[index].paid += money
    let place = table.location(row: row, column: column)
    log.removeAll { $0.code == .unreadableAmount && $0.location == place }
    return true
  }

  /// The words of a day that nobody asks about, with the figures in them.
  private func candidates(_ rows: [Int], _ column: Int) -> [(row: Int, figures: [Money])] {
    rows.compactMap { row -> (row: Int, figures: [Money])? in
      guard let reading = cells[row, column], reading.question == nil, reading.amount == nil,
        [.note, .status, .scheduled].contains(reading.kind), sheet[row, column].hasFigure,
        // A number that says how many hikes it were is none of money.
        reading.kind != .scheduled || !(Int(sheet[row, column].trimmed).map { (0...9).contains($0) } ?? false)
      else { return nil }
      let words = sheet[row, column].folded.split { " (),;:!?".contains($0) }
      let figures = words.compactMap { word -> Money? in
        let isBack = word.hasPrefix("-")
        let figure = String(word).trimming("+-$.")
        guard figure.first?.isNumber ?? false, figure.allSatisfy({ $0.isNumber || ".,".contains($0) }) else {
          return nil
        }
        return WrittenNumber.cents(figure).map { Money(cents: isBack ? -$0 : $0) }
      }
      return figures.isEmpty ? nil : (row, figures)
    }
  }

  private mutating func askWhetherPaid(_ row: Int, _ column: Int, _ money: Money) {
    cells.change(row, column) { reading in
      reading.reason = "her total of the day has \(money.dollars) for it"
      reading.question = CellQuestion(
        money < .zero
          ? "Did \((-money).dollars) go back? The total of the day counts it so."
          : "Was \(money.dollars) paid? The total of the day counts it.",
        [.paid(money), .hikedUnpaid, .justANote])
    }
  }

  /// Puts what a total leaves before the other answers.
  private mutating func offer(_ money: Money, _ row: Int, _ column: Int) {
    guard money > .zero, money.cents <= 50_000 else { return }
    cells.change(row, column) { reading in
      guard let question = reading.question, reading.kind == .unrecognised,
        !question.choices.contains(.paid(money))
      else { return }
      reading.question = CellQuestion(question.text, [.paid(money)] + question.choices)
    }
  }
}

extension CellQuestion {
  /// The first amount among its answers.
  fileprivate var likelyAmount: Money? {
    choices.lazy.compactMap { if case .paid(let money) = $0 { money } else { nil } }.first
  }
}
