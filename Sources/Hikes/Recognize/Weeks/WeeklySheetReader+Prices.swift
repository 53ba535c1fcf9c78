import Civil
import Diagnostics
import Quantities
import Tabular

/// What hikes cost, and which money pays several.
extension WeeklySheetReader {
  /// How often a dog paid on a weekday.
  func paidCount(_ dog: String, _ day: Weekday) -> Int { paidDays[dog.folded]?[day.rawValue - 1] ?? 0 }

  func hasPaid(_ dog: String) -> Bool { paidDays[dog.folded] != nil }

  /// What stands in a row under the only heading of a price, be it before the first of several weeks side by side, or behind the
  /// name of its dog.
  func rowPrice(_ row: Int, _ index: Int) -> Money? {
    let weeks = [index] + places[index].beside
    let columns = weeks.lazy.map { layout.blocks[$0].columns(.rate) }
      .first { !$0.isEmpty }
    guard let columns else { return nameTails[nameText(row, index).folded]?.price }
    guard columns.count == 1, case .amount(let price) = sheet[row, columns[0]].amount else { return nil }
    return price.money
  }

  /// Finds whether both hikes of a day stand in one cell, and whether there are as many amounts in words as in figures, and
  /// five of them: nobody was unsure of so many.
  mutating func findWaysOfWriting() {
    hasHalvesInCells = saysHalvesInCells
    var (spelled, figures) = (0, 0)
    var first: CellReference?
    for (index, block) in layout.blocks.enumerated() {
      for row in dogRows(index) {
        for column in block.days.map(\.column) where !sheet[row, column].isBlank {
          let text = sheet[row, column]
          if text.mark.isAmount {
            figures += 1
          } else if Self.isSpelled(text) {
            spelled += 1
            first = first ?? CellReference(row: row, column: column)
          }
        }
      }
    }
    spellsAmounts = spelled >= 5 && spelled >= figures
    guard spellsAmounts, let first, case .doubtful(let amount) = sheet[first.row, first.column].mark else {
      return
    }
    log.append(
      Diagnostic(
        .warning, .spelledAmounts, at: location(first.row, first.column),
        "\(spelled) amounts are written in words; “\(sheet[first.row, first.column].collapsed)” is read as \(amount.money.dollars)",
        hint: "write an amount in figures where a word was meant otherwise",
        excerpt: table.excerpt(row: first.row, column: first.column)))
  }

  static func isSpelled(_ text: CellText) -> Bool {
    guard !text.hasFigure, case .doubtful = text.mark else { return false }
    return AmountGrammar.spelled(text.folded) != nil
  }

  /// The day of the only money in a row, where it pays just as many hikes as that day and those with a sign: `$75,x,x`.
  func payer(of marks: [CellMark], _ days: [DayColumn]) -> Weekday? {
    let signs = marks.count { $0 == .mark }
    let paid = zip(days, marks).filter { $1.isAmount }
    guard signs > 0, paid.count == 1, let (day, mark) = paid.first, let money = mark.money,
      prices.halves(money.cents) == 2 * (signs + 1)
    else { return nil }
    return day.weekday
  }

  /// `25/20` in the row of `Dexter & Ember` or of `Juno/Jet`: what each of them paid, where one is a price of the sheet.
  func ofTwoDogs(_ row: Int, _ column: Int) -> CellMark? {
    let text = sheet[row, column].folded
    // Asked of every cell that is added up.
    guard text.holds("/") || text.holds("&") else { return nil }
    let parts = text.trimming("$ ").split { "/&".contains($0) }.compactMap {
      WrittenNumber.cents(String($0).trimming("$ "))
    }
    guard parts.count == 2, parts.contains(where: { prices.halves($0) == 2 }),
      let least = parts.min(), let most = parts.max(), least >= 1000, most <= least * 2,
      case .dog(let block) = layout.roles[row - 1],
      let day = layout.blocks.firstIndex(where: { $0.rows.contains(row) && $0.day(at: column) != nil }),
      case let name = nameText(
        row, layout.blocks[day].headerRow == layout.blocks[block].headerRow ? day : block),
      name.words.contains(where: Self.joints.set.contains) || Self.joinsTwoNames(name.raw)
    else { return nil }
    return .amount(
      WrittenAmount(money: Money(cents: parts.reduce(0, +)), isBare: false, method: "", hasRemark: true))
  }

  /// Whether a stroke stands between two names: `Juno/Jet`.
  private static func joinsTwoNames(_ name: String) -> Bool {
    let sides = name.split(separator: "/").map { String($0).trimmingSpaces }
    return sides.count == 2
      && sides.allSatisfy { $0.first?.isUppercase ?? false && $0.allSatisfy(\.isLetter) }
  }

  /// What a hike costs as the lines around the weeks say it, `April 2001 - $12 a hike`; nil where they do not, or say two prices.
  var statedPrice: Money? {
    let prices = Set(textsAround.compactMap { Self.price(in: $0.folded) })
    return prices.count == 1 ? prices.first : nil
  }

  /// What stands in the lines that are no dog's and no sums: titles, headings, remarks.
  var textsAround: [CellText] {
    layout.roles.indices.flatMap { index -> [CellText] in
      switch layout.roles[index] {
      case .title, .note, .group, .header: sheet[row: index + 1].filled
      default: []
      }
    }
  }

  /// The amount in a text that is one for each hike.
  private static func price(in folded: String) -> Money? {
    guard folded.holds("$"), folded.hasFigure else { return nil }
    let words = folded.split { " /".contains($0) }.map { String($0).trimming("().,;:") }
    return words.indices.lazy.compactMap { place -> Money? in
      guard words[place].holds("$"), let money = AmountGrammar.read(words[place]).money,
        (500..<10_000).contains(money.cents),
        [1, 2].contains(where: { count in
          eachHike.set.contains(words[(place + 1)...].prefix(count).joined(separator: " "))
        })
      else { return nil }
      return money
    }.first
  }

  /// Behind an amount these say that it is the price of a hike.
  static let eachHike = WordRule(
    1200,
    "each, ea, hike, a hike, per hike, walk, a walk, per walk, dog, a dog, per dog, la randonnée, par randonnée, chacun",
    like: "April 2001 - $12 a hike", "h = hike, $12 each", "$12/hike")

  /// Between the names of two dogs that share a row.
  static let joints = WordRule(
    5000, words: ["&", "/", "+", "and", "et", "und"], like: "Dexter & Ember", "Dexter et Ember")

  /// The value in the middle of all, by how often each was seen; 0 of none.
  static func median(_ counts: [Int: Int]) -> Int {
    var left = counts.values.reduce(0, +) / 2
    for value in counts.keys.sorted() {
      left -= counts[value] ?? 0
      if left < 0 { return value }
    }
    return 0
  }

  /// The columns before the days, under no heading, in which every dog has the same amount in each week, and it is what
  /// the dog paid for its days. Where a sum stands below them they are money.
  func priceColumns(_ index: Int) -> [Int] {
    let block = layout.blocks[index]
    guard let first = block.days.first?.column, places[index].beside.count == 1 else { return [] }
    let rows = dogRows(index).filter { !nameText($0, index).isBlank }
    guard rows.count >= 3 else { return [] }
    return (1..<first).filter { column in
      guard column != block.nameColumn, block.columns[column] == nil, isUnclaimed(column, index),
        sheet[block.headerRow, column].isBlank,
        block.rows.allSatisfy({ rows.contains($0) || !sheet[$0, column].mark.isAmount })
      else { return false }
      var (right, wrong) = (0, 0)
      for row in rows {
        guard case .amount(let price) = sheet[row, column].mark, price.money > .zero,
          hasSamePrice(row, column, price.money, index)
        else { return false }
        let paid = paid(row, block.days)
        guard !paid.isEmpty else { continue }
        if paid.contains(price.money) { right += 1 } else { wrong += 1 }
      }
      return right >= 3 && wrong * 4 <= right
    }
  }

  /// Whether a dog has the same amount in a column of every week.
  private func hasSamePrice(_ row: Int, _ column: Int, _ price: Money, _ index: Int) -> Bool {
    let name = nameText(row, index).folded
    return layout.blocks.indices.allSatisfy { other in
      dogRows(other).allSatisfy {
        guard nameText($0, other).folded == name, case .amount(let amount) = sheet[$0, column].mark else {
          return true
        }
        return amount.money == price
      }
    }
  }

  /// What a cell that is no amount may have been meant to be, the likeliest first; a ditto mark is the amount above it.
  func likely(_ row: Int, _ column: Int) -> [Money] {
    let cell = sheet[row, column]
    guard isDitto(cell) else { return AmountGrammar.candidates(cell.raw) }
    return repeated(row, column)?.money.map { [$0] } ?? []
  }

  private func isDitto(_ cell: CellText) -> Bool {
    cell.mark == .unreadableAmount && CellSigns.meanings[cell.folded] != nil
  }

  /// What stands above a sign that it is repeated, `"`, be there more such signs between; nil where no dog's amount or status does.
  private func repeated(_ row: Int, _ column: Int) -> CellMark? {
    for above in stride(from: row - 1, to: 0, by: -1) {
      guard case .dog = layout.roles[above - 1] else { return nil }
      switch mark(above, column) {
      case .amount(let amount): return .amount(amount)
      case .status(let phrase): return .status(phrase)
      case .unreadableAmount where isDitto(sheet[above, column]): continue
      default: return nil
      }
    }
    return nil
  }

  /// `"` below `SNOW`: the dog stayed at home too. Below money it is asked about.
  func repeatedStatus(_ row: Int, _ column: Int) -> CellMark? {
    guard isDitto(sheet[row, column]), case .status(let phrase)? = repeated(row, column) else { return nil }
    return .status(phrase)
  }

  mutating func report(_ mark: CellMark, _ row: Int, _ day: DayColumn) {
    switch mark {
    case .unreadableAmount, .paidHalves: break
    default: return
    }
    let raw = text(row, day.column).trimmingSpaces
    let money = (likely(row, day.column).first ?? usualAmount).description
    log.append(
      Diagnostic(
        .warning, .unreadableAmount, at: location(row, day.column), "“\(raw)” is not an amount",
        hint: "if it means \(money), write \(money); until then the cell waits in review.csv",
        excerpt: table.excerpt(row: row, column: day.column)))
  }
}
