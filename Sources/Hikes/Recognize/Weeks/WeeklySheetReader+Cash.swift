import Quantities
import Tabular

/// What stands of her own money below the dogs of a week: `in box a.m.`, `taken`, `to bank`.
extension WeeklySheetReader {
  /// Above the names of those whom she paid for their help.
  static let payees = WordRule(
    (), "helper, helpers, staff, wages, payroll, employee, employees, salaires, employés",
    like: "Helpers,Mon,Tue,Wed", "Staff pay,Mon 8,Tue 9")

  /// Whether the names of a week are of those who were paid, and no dogs: `Helpers,Mon,Tue` above `Jess,$60.00`.
  func isOfPayees(_ index: Int) -> Bool {
    let block = layout.blocks[index]
    let label = sheet[block.headerRow, block.nameColumn]
    return !label.isDogLabel && label.words.contains(where: Self.payees.set.contains)
  }

  /// Whether a row below the dogs says what she pays for help, or how many dogs somebody else took: `I owe Sam,30,30,15`.
  func isOfHelper(_ row: Int, _ index: Int) -> Bool {
    func saysSo(_ row: Int) -> Bool {
      let words = nameText(row, index).words
      return words.count > 1
        && Self.helpers.words.contains { " \(words.joined(separator: " ")) ".holds(" \($0) ") }
    }
    return saysSo(row)
      && dogRows(index).allSatisfy { below in
        let name = nameText(below, index)
        return below <= row || name.isBlank || name.total != nil || name.hasFigure || saysSo(below)
      }
  }

  /// What the last lines of a week say of the help she paid for.
  static let helpers = WordRule(
    (), "i owe, i paid, i pay, owe to, subs, substitute, dogs @, dogs at, dogs for",
    like: "I owe Sam,,,30,30,15", "Sam subs,,,2 dogs,2 dogs", "Kyle 3 dogs @ $8,,-$24")

  /// Whether a row below a total is of the tax in it, or what that is reckoned from: `March part,$70` above `+HST 15%`.
  func isOfTax(_ row: Int, _ index: Int) -> Bool {
    let block = layout.blocks[index]
    func namesTax(_ row: Int) -> Bool {
      sheet[row, block.nameColumn].words.contains(where: AmountGrammar.taxes.set.contains)
    }
    let isReckoned = row < sheet.rowCount && namesTax(row + 1)
    guard namesTax(row) || isReckoned, isBelowTotal(row, block),
      block.days.count(where: { !sheet[row, $0.column].isBlank }) <= 1
    else { return false }
    let name = nameText(row, index).folded
    return layout.blocks.indices.allSatisfy { other in
      dogRows(other).allSatisfy {
        nameText($0, other).folded != name || isBelowTotal($0, layout.blocks[other])
      }
    }
  }

  /// The rows below a gap that stand together with one that adds up the dogs above it, day by day, where that is not the
  /// first of them: no dogs.
  func cashRows(_ side: BlockPlace.Side) -> [Int] {
    let days = side.blocks.flatMap { layout.blocks[$0].days }
    guard let index = side.blocks.first, days.count >= 3 else { return [] }
    var found: [Int] = []
    var paid = Array(repeating: Money.zero, count: days.count)
    var counts = Array(repeating: 0, count: days.count)
    var rows = dogRows(index)[...]
    while let start = rows.first {
      var end = start
      while !sheet.isBlank(end + 1), end < sheet.rowCount { end += 1 }
      let paragraph = rows.prefix { $0 <= end }
      rows = rows.dropFirst(paragraph.count)
      if counts.count(where: { $0 > 1 }) >= 3, paragraph.count >= 3,
        paragraph.dropFirst().contains(where: { row in
          days.indices.allSatisfy { sum(row, days[$0].column) == paid[$0] }
        })
      {
        found += paragraph
        continue
      }
      for row in paragraph {
        for (place, day) in days.enumerated() {
          guard case .amount(let amount) = priced(row, day.column) else { continue }
          paid[place] += amount.money
          counts[place] += 1
        }
      }
    }
    return found
  }
}
