import Quantities
import Tabular

/// Days that say how many hikes a dog had: `1`, `2`.
extension WeeklySheetReader {
  /// What numbers in days mean where beside the days the hikes of every row are counted.
  var countedHikes: [String: CellMark] {
    var (ones, sums) = (Proof(), Proof())
    for (index, block) in layout.blocks.enumerated() {
      let rows = dogRows(index)
      let counts = block.columns.keys.filter { column in
        block.headerRows.contains {
          ColumnLabels.counts.set.contains(sheet[$0, column].folded.filter { $0 != "." })
        }
      }
      for column in counts.isEmpty ? billedColumns(index) : counts.sorted() {
        for row in rows {
          let numbers = hikeNumbers(row, block)
          let single = numbers.count { $0 == 1 }
          let stated = Self.count(sheet[row, column])
          if single > 0 { ones.add(stated == Double(single)) }
          if numbers.contains(where: { $0 > 0 }) { sums.add(stated == numbers.reduce(0, +)) }
        }
      }
    }
    guard !sums.isProven else {
      // Once in a while a zero says that the dog was not there; in every empty day it is a blank.
      let zero: CellMark = isRare("0") ? .cross : .dash
      let halves = ["0.5", "0,5", ".5", "0.50", "0,50", "1.5", "1,5", "1.50", "1,50"]
      let numbers = (1...9).flatMap { ["\($0)", "\($0).0", "\($0),0", "\($0).00", "\($0),00"] } + halves
      return Dictionary(uniqueKeysWithValues: [("0", zero)] + numbers.map { ($0, .mark) })
    }
    return ones.isProven || areOnesMarks ? ["1": .mark] : [:]
  }

  /// Whether the days hold ones and no other figure at all: who came, where the money stands elsewhere; be it in the other
  /// column of each day, `hike,$`.
  private var areOnesMarks: Bool {
    guard sheet.texts.all.contains(where: { $0.trimmed == "1" }) else { return false }
    var ones = 0
    for (index, block) in layout.blocks.enumerated() {
      let rows = dogRows(index)
      for columns in Dictionary(grouping: block.days, by: \.offset).values {
        for day in columns {
          let figures = rows.map { sheet[$0, day.column] }.filter(\.hasFigure)
          let single = figures.count { $0.trimmed == "1" }
          guard single == figures.count || single == 0 && columns.count > 1 else { return false }
          ones += single
        }
      }
    }
    return ones >= 5
  }

  /// Finds the rows at either end of their weeks that have a small number in most days, where money or marks stand in the days
  /// of all others: `spots left,5,5,7,2,4`.
  mutating func findSmallCounts() {
    var found: [Int] = []
    for (index, block) in layout.blocks.enumerated() {
      let dogs = dogRows(index)
      guard let row = [dogs.first, dogs.last].compactMap(\.self).first(where: { isSmall($0, block) }) else {
        continue
      }
      let others = dogs.filter { $0 != row }.flatMap { row in block.days.map { sheet[row, $0.column] } }
      guard
        others.count(where: \.mark.isAmount) >= 3
          || others.count(where: { !$0.isBlank && !$0.hasFigure }) >= 8,
        !others.contains(where: { text in Int(text.trimmed).map { $0 < 10 } ?? false })
      else { continue }
      found.append(row)
    }
    otherRows.counts.formUnion(found)
  }

  /// Whether a row has numbers below ten in three days at least, not all the same, and nothing else.
  private func isSmall(_ row: Int, _ block: WeekBlock) -> Bool {
    var numbers: [Int] = []
    for day in block.days where !sheet[row, day.column].isBlank {
      guard let number = Int(sheet[row, day.column].trimmed), (0..<10).contains(number) else { return false }
      numbers.append(number)
    }
    return numbers.count >= 3 && Set(numbers).count > 1
  }

  /// Whether not one in ten days with something in it has this text.
  private func isRare(_ text: String) -> Bool {
    var (same, filled) = (0, 0)
    for (index, block) in layout.blocks.enumerated() {
      for row in dogRows(index) {
        for cell in block.days.map({ sheet[row, $0.column] }) where !cell.isBlank {
          filled += 1
          same += cell.folded == text ? 1 : 0
        }
      }
    }
    return same * 10 < filled
  }

  /// How often something that was held against the sheet is right.
  private struct Proof {
    var (right, wrong) = (0, 0)
    var isProven: Bool { right >= 3 && wrong * 10 <= right }

    mutating func add(_ isRight: Bool) {
      if isRight { right += 1 } else { wrong += 1 }
    }
  }

  /// The numbers below ten in the days of a row; a half is a short hike.
  private func hikeNumbers(_ row: Int, _ block: WeekBlock) -> [Double] {
    block.days.compactMap { Self.count(sheet[row, $0.column]) }.filter { (0...9).contains($0) }
  }

  /// `3`, `3.0`, `0,5`
  private static func count(_ text: CellText) -> Double? {
    let number = Double(text.trimmed.replacing(",", with: "."))
    return number.map { ($0 * 2).rounded() == $0 * 2 } ?? false ? number : nil
  }

  /// The columns behind the days, whatever they are called, that count the hikes of a row: in every row this many times
  /// one figure behind the days is another one.
  private func billedColumns(_ index: Int) -> [Int] {
    let block = layout.blocks[index]
    guard let last = block.days.last?.column, last + 2 < table.width else { return [] }
    let behind = Array(last + 1..<table.width + 1)
    let rows = dogRows(index).filter { hikeNumbers($0, block).contains { $0 > 0 } }
    guard rows.count >= 4 else { return [] }
    return behind.filter { column in
      let counts = rows.map { Self.count(sheet[$0, column]) }
      guard Set(counts).count > 1,
        zip(rows, counts).allSatisfy({ $1 == hikeNumbers($0, block).reduce(0, +) })
      else { return false }
      return behind.contains { price in
        price != column
          && behind.contains { bill in
            bill != column && bill != price
              && zip(rows, counts).allSatisfy { row, count in
                guard let count, let price = sheet[row, price].amount.money,
                  let bill = sheet[row, bill].amount.money
                else { return false }
                return Double(price.cents) * count == Double(bill.cents)
              }
          }
      }
    }
  }
}
