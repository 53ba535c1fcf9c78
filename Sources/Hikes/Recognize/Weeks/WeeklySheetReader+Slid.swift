import Civil
import Diagnostics
import Quantities
import Tabular

/// Amounts of which her own totals, or the other weeks, say that they are not what they seem.
extension WeeklySheetReader {
  /// Asks about what her totals contradict: booked as read until it is answered.
  mutating func askWhereTotalsDiffer() {
    let ofDays = Dictionary(grouping: stated.filter { $0.date != nil }, by: \.week)
    for index in layout.blocks.indices {
      var missing: [Int: Money] = [:]
      for total in ofDays[index] ?? [] where layout.blocks[index].day(at: total.cell.column) != nil {
        missing[total.cell.column] = total.money - counted(total.cell.column, index)
      }
      let wrong = missing.filter { $0.value != .zero }
      for (column, money) in wrong.sorted(by: { $0.key < $1.key }) {
        askForSlip(column, money, index)
        askForMissing(column, money, index)
      }
      if wrong.count >= 2 { askForSlidRow(missing, index) }
    }
    for index in layout.blocks.indices { askForHundredths(index) }
    let slid = layout.blocks.indices.filter(mayBeTooLow)
    let sorted = layout.blocks.indices.filter(hasOtherOrder)
    guard !slid.isEmpty || !sorted.isEmpty else { return }
    let usual = usualPrices()
    for index in slid { askForSlidRows(index, usual) }
    for index in sorted { askForSortedNames(index, usual) }
  }

  private func counted(_ column: Int, _ index: Int) -> Money {
    dogRows(index).compactMap { cells[$0, column]?.countedAmount }.reduce(.zero, +)
  }

  /// `$300` where the day's total has 30: the only amount of the column that is no price of the sheet, and that the total makes
  /// one.
  private mutating func askForSlip(_ column: Int, _ missing: Money, _ index: Int) {
    let found = dogRows(index).compactMap { row -> (row: Int, written: Money, meant: Money)? in
      guard let reading = cells[row, column], reading.question == nil, let amount = reading.countedAmount,
        !reading.isFromNotes, prices.halves(amount.cents) != 2, case let meant = amount + missing,
        prices.halves(meant.cents) == 2
      else { return nil }
      return (row, amount, meant)
    }
    guard found.count == 1, let slip = found.first else { return }
    ask(about: slip.row, column, "her total has \(slip.meant.dollars) for it") {
      CellQuestion(
        "\(slip.written.dollars) is written, and the total of the day has \(slip.meant.dollars) for it. Which was paid?",
        [.paid(slip.written), .paid(slip.meant), .justANote])
    }
  }

  /// A week all of whose amounts are a hundredth of prices of the sheet, as where a program set the decimal point: `0.25`.
  private mutating func askForHundredths(_ index: Int) {
    let paid = dogRows(index).flatMap { row in
      layout.blocks[index].days.compactMap { day in
        cells[row, day.column]?.countedAmount.map { (row: row, column: day.column, amount: $0) }
      }
    }
    guard paid.count >= 3,
      paid.allSatisfy({ $0.amount.cents < 100 && prices.halves($0.amount.cents * 100) == 2 })
    else { return }
    for (row, column, amount) in paid {
      let meant = Money(cents: amount.cents * 100)
      ask(about: row, column, "all amounts of this week are a hundredth of the prices") {
        CellQuestion(
          "\(amount.dollars) is written, a hundredth of what hikes cost here. Was \(meant.dollars) paid?",
          [.paid(meant), .paid(amount)])
      }
    }
  }

  /// A row whose cells stand one column too far left or right: the totals of all days are right once they are moved back.
  /// - Parameter missing: what the total of each column has more than its cells.
  private mutating func askForSlidRow(_ missing: [Int: Money], _ index: Int) {
    let days = layout.blocks[index].days.map(\.column).sorted()
    guard zip(days, days.dropFirst()).allSatisfy({ $0 + 1 == $1 }) else { return }
    for row in dogRows(index) {
      let paid = days.map { cells[row, $0]?.countedAmount ?? .zero }
      guard paid.count(where: { $0 != .zero }) >= 2,
        let step = [1, -1].first(where: { step in
          let moved = days.indices.map { days.indices.contains($0 - step) ? paid[$0 - step] : .zero }
          return moved.reduce(.zero, +) == paid.reduce(.zero, +)
            && days.indices.allSatisfy { moved[$0] - paid[$0] == missing[days[$0]] ?? .zero }
        })
      else { continue }
      let side = step > 0 ? "right" : "left"
      for column in days where cells[row, column]?.countedAmount != nil {
        ask(about: row, column, "her totals have this row one column further \(side)") {
          CellQuestion(
            "The totals of the days are right if this row is moved one day to the \(side). Was this paid for the day it stands in?",
            [.justANote])
        }
      }
    }
  }

  /// A week whose amounts stand one row too low: the last of them are beside no name, and moved up they are what the dogs pay in
  /// the other weeks.
  private mutating func askForSlidRows(_ index: Int, _ usual: [String: Money]) {
    let rows = dogRows(index)
    let days = layout.blocks[index].days.map(\.column)
    var (asRead, moved) = (0, 0)
    for (upper, lower) in zip(rows, rows.dropFirst()) {
      guard let price = usual[nameText(upper, index).folded] else { continue }
      if days.contains(where: { figure(upper, $0) == price }) { asRead += 1 }
      if days.contains(where: { figure(lower, $0) == price }) { moved += 1 }
    }
    guard moved >= 3, moved > asRead * 3 / 2 else { return }
    askForWeek(rows, days, "The amounts of this week seem to stand one row too low")
  }

  /// Whether the first dog of a week has nothing and money stands beside no name behind the last.
  private func mayBeTooLow(_ index: Int) -> Bool {
    let rows = dogRows(index)
    let days = layout.blocks[index].days.map(\.column)
    guard rows.count >= 4, let first = rows.first, let last = rows.last else { return false }
    return sheet[last, layout.blocks[index].nameColumn].isBlank
      && days.contains { mark(last, $0).isAmount } && days.allSatisfy { sheet[first, $0].isBlank }
  }

  /// Whether the names of a week are those of the week above it in another order, which is the one of the alphabet.
  private func hasOtherOrder(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let (names, above) = (weekOrder(index), weekOrder(index - 1))
    return names.count >= 5 && names.count == above.count && names != above && names == names.sorted()
      && Set(names) == Set(above)
  }

  private func weekOrder(_ index: Int) -> [String] {
    dogRows(index).map { nameText($0, index).folded }.filter { !$0.isEmpty }
  }

  /// A week in which the names were sorted and the amounts were not: in the order of the week above they are what the dogs pay.
  private mutating func askForSortedNames(_ index: Int, _ usual: [String: Money]) {
    let rows = dogRows(index).filter { !nameText($0, index).isBlank }
    let days = layout.blocks[index].days.map(\.column)
    func right(_ names: [String]) -> Int {
      zip(rows, names).count { row, name in
        let paid = days.compactMap { figure(row, $0) }
        return !paid.isEmpty && usual[name].map { price in paid.allSatisfy { $0 == price } } ?? false
      }
    }
    let (asRead, moved) = (right(weekOrder(index)), right(weekOrder(index - 1)))
    guard moved >= 4, asRead * 4 <= moved * 3 else { return }
    askForWeek(rows, days, "The names of this week seem to have been sorted without their amounts")
  }

  /// Asks about all amounts of a week whose rows and names do not seem to belong together.
  private mutating func askForWeek(_ rows: [Int], _ days: [Int], _ reason: String) {
    for row in rows {
      for column in days where cells[row, column]?.countedAmount != nil {
        ask(about: row, column, reason) {
          CellQuestion(
            "\(reason). If so, correct the sheet and convert again. Was this paid for this dog?", [.justANote]
          )
        }
      }
    }
  }

  /// What each dog pays most often.
  private func usualPrices() -> [String: Money] {
    var counts: [String: [Money: Int]] = [:]
    for index in layout.blocks.indices {
      for row in dogRows(index) {
        for money in paid(row, layout.blocks[index].days) {
          counts[nameText(row, index).folded, default: [:]][money, default: 0] += 1
        }
      }
    }
    return counts.compactMapValues { all in
      all.max { ($0.value, $1.key.cents) < ($1.value, $0.key.cents) }?.key
    }
  }

  private mutating func ask(about row: Int, _ column: Int, _ reason: String, _ question: () -> CellQuestion) {
    let asked = question()
    cells.change(row, column) { reading in
      guard reading.question == nil, let amount = reading.amount else { return }
      let choices = asked.choices.contains(.paid(amount)) ? asked.choices : [.paid(amount)] + asked.choices
      reading.confidence = .assumed
      reading.reason = reason + "; booked as read meanwhile"
      reading.question = CellQuestion(asked.text, choices)
    }
  }
}
