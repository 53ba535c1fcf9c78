import Quantities
import Tabular

/// What a column beside the days says of whether a row was paid: `yes`, `no` and `still owes 60` under `Paid?`.
extension WeeklySheetReader {
  enum PaidFlag: Equatable {
    case paid
    case unpaid
    /// Of what the days show this is to come still.
    case owing(Money)
  }

  /// Finds the columns in which every word says it, in one row at least that something is owed.
  mutating func findPaidFlags() {
    findChargedBlocks()
    for index in layout.blocks.indices {
      let block = layout.blocks[index]
      for column in 1..<table.width + 1
      where block.day(at: column) == nil && isFlagHeading(sheet[block.headerRow, column])
        && (places[index].beside.count == 1 || block.columns[column] != nil)
      {
        let rows = dogRows(index).filter { !sheet[$0, column].isBlank }
        let flags = rows.compactMap { row in flag(sheet[row, column]).map { (row, $0) } }
        guard !flags.isEmpty, flags.count == rows.count, flags.contains(where: { $0.1 != .paid }) else {
          continue
        }
        paidFlags[index, default: [:]].merge(flags) { first, _ in first }
      }
    }
  }

  /// What heads what was asked for the hikes of a week, beside days that say the same one by one.
  static let charged = WordRule(
    "charged", "charged, charge, charges, billed, invoiced, facturé, berechnet", like: "Charged", "Billed")

  /// Finds the weeks whose days show what was charged, and a column beside them what was paid: `Mon,…,Fri,Charged,Paid`, the two
  /// not always the same.
  mutating func findChargedBlocks() {
    for (index, block) in layout.blocks.enumerated() {
      let columns = 1..<table.width + 1
      guard places[index].beside.count == 1,
        let charged = columns.first(where: { Self.charged.set.contains(sheet[block.headerRow, $0].folded) }),
        let paid = columns.first(where: {
          isFlagHeading(sheet[block.headerRow, $0]) && block.day(at: $0) == nil
        })
      else { continue }
      let rows = dogRows(index).filter { !self.paid($0, block.days).isEmpty }
      func isSum(_ row: Int, _ column: Int) -> Bool {
        sum(row, column) == self.paid(row, block.days).reduce(.zero, +)
      }
      let isOfDays = rows.count { isSum($0, charged) }
      // What came in is what the days come to, and the charge another figure.
      if rows.count >= 3, isOfDays < rows.count, rows.allSatisfy({ isSum($0, paid) }) {
        layout.blocks[index].columns[paid] = .rowTotal
        layout.blocks[index].columns[charged] = .figure
        continue
      }
      let money = rows.filter { mark($0, paid).isAmount }
      guard rows.count >= 3, isOfDays * 5 >= rows.count * 4, money.count * 2 >= rows.count,
        rows.contains(where: { sum($0, paid) != sum($0, charged) })
      else { continue }
      layout.blocks[index].columns[paid] = .paid
      layout.blocks[index].columns[charged] = .figure
      chargedBlocks.insert(index)
      for row in rows { paidFlags[index, default: [:]][row] = .unpaid }
    }
  }

  private func isFlagHeading(_ text: CellText) -> Bool {
    !text.isBlank && EntryList.cameIn.set.contains(text.folded.trimming("?: "))
  }

  private func flag(_ text: CellText) -> PaidFlag? {
    let folded = text.folded.trimming(".! ")
    if EntryList.yes.set.contains(folded) || text.isMethod { return .paid }
    if EntryList.no.set.contains(folded) { return .unpaid }
    guard text.words.contains(where: AmountWords.owing.set.contains) else { return nil }
    let figures = text.words.filter(\.hasFigure)
    guard figures.count == 1, let money = AmountGrammar.read(figures[0]).money, money > .zero else {
      return nil
    }
    return .owing(money)
  }

  /// What a day says in its row: a mark is paid where such a word stands beside it, a sign for half a hike or two comes to
  /// its part of the price that stands there.
  func settled(_ mark: CellMark, _ row: Int, _ index: Int) -> CellMark {
    switch mark {
    case .mark where paidFlags[index]?[row] == .paid: return .paid(method: "")
    case .paidHalves(let halves):
      guard let price = rowPrice(row, index) else { return mark }
      return .amount(WrittenAmount(money: Money(cents: price.cents * halves / 2), isBare: false, method: ""))
    default: return mark
    }
  }

  /// Money that did not come is owed; what a part of it is owed for is asked about, from the last day back.
  mutating func settleFlag(_ row: Int, _ index: Int, _ readings: inout [CellReading]) {
    guard let flag = paidFlags[index]?[row], flag != .paid else { return }
    var open: Money? = if case .owing(let money) = flag { money } else { nil }
    for place in readings.indices.reversed() {
      guard readings[place].kind == .payment, let amount = readings[place].amount, amount > .zero else {
        continue
      }
      if let rest = open {
        guard rest > .zero else { return }
        open = rest - amount
        readings[place].reason = "\(rest.dollars) of this row is still owed, as stands beside it"
        readings[place].question = CellQuestion(
          "Did \(amount.dollars) come for this day, or is it owed?",
          [.hikedUnpaid, .paid(amount), .justANote])
        readings[place].kind = .unrecognised
      } else {
        readings[place].kind = .scheduled
        readings[place].status = .unpaid
        readings[place].confidence = .inferred
        readings[place].reason =
          chargedBlocks.contains(index)
          ? "charged; what was paid stands beside it" : "not paid, as stands beside it"
        readings[place].amount = nil
      }
    }
  }
}
