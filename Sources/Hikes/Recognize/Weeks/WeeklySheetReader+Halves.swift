import Civil
import Diagnostics
import Quantities
import Tabular

/// Dogs that stand twice in a week: in its two hikes, in both halves of the day, with two who walk them.
extension WeeklySheetReader {
  /// Whether a row stands in the list of another hike of the day than a row above it.
  func isInOtherHike(_ row: Int, than other: Int) -> Bool {
    (other..<row).contains { above in
      layout.roles[above - 1] == .group
        && sheet[row: above].first.map { GroupHeading.isOfHike($0.raw) } ?? false
    }
  }

  /// The afternoon of the dog above: `Coco,AM,$25` and below it `,PM,$25`.
  mutating func readOtherHalf(_ row: Int, _ blocks: [Int]) -> Bool {
    guard row > 1, case .dog = layout.roles[row - 2], let first = blocks.first,
      let column = half(row, layout.blocks[first]), half(row - 1, layout.blocks[first]) == column,
      sheet[row, column].folded != sheet[row - 1, column].folded,
      blocks.allSatisfy({ weeks[$0].dogRows.last?.row == row - 1 })
    else { return false }
    secondRows[row] = row - 1
    for index in blocks {
      guard let label = weeks[index].dogRows.last?.dog else { continue }
      readDays(row, index, label)
      readBeside(row, index, label)
    }
    return true
  }

  /// Whether two rows say that they are different halves of the day: `AM,Luna` and `PM,Luna`.
  func isOtherHalf(_ row: Int, than other: Int, _ block: WeekBlock) -> Bool {
    guard let column = half(row, block), half(other, block) == column else { return false }
    return sheet[row, column].folded != sheet[other, column].folded
  }

  /// The column before the days that says which half of the day its row is, or who walked.
  private func half(_ row: Int, _ block: WeekBlock) -> Int? {
    (1..<max(block.days.map(\.column).min() ?? 1, 1)).first { column in
      sheet[row, column].isHalf
        || !sheet[row, column].isBlank && Self.walkers.set.contains(sheet[block.headerRow, column].folded)
    }
  }

  /// Heads of a column that says who walked: a dog may stand there once for each.
  static let walkers = WordRule(
    "Dog,by,Mon", "by, walker, walked by, who walked, handler, driver, driven by, staff, par",
    like: "Dog,by,Mon,Tue",
    "Dog,Walker,Mon,Tue")
}

/// Both hikes of a day in one cell, `25/25`, `away/25`, `25/-`.
extension WeeklySheetReader {
  /// Whether a line around the weeks says that the halves of a day stand so, `(AM/PM)`.
  var saysHalvesInCells: Bool {
    textsAround.contains { text in
      let words = text.words
      return zip(words, words.dropFirst(2)).enumerated().contains { place, turns in
        words[place + 1] == "/" && GroupHeading.turn(turns.0) == 1 && GroupHeading.turn(turns.1) == 2
      }
    }
  }

  /// What such a cell comes to; nil for any other.
  func bothHikes(_ text: CellText) -> CellMark? {
    let parts = text.folded.split(separator: "/", omittingEmptySubsequences: false).map {
      CellMark($0.trimmingSpaces)
    }
    guard parts.count == 2 else { return nil }
    let money = parts.compactMap(\.money)
    // "x/x", "x/-"
    if money.isEmpty, parts.contains(.mark), parts.allSatisfy({ $0 == .mark || $0 == .dash }) { return .mark }
    let phrases = parts.compactMap { part -> StatusPhrase? in
      if case .status(let phrase) = part { phrase } else { nil }
    }
    let blanks = parts.count { $0 == .blank || $0 == .dash }
    // In "30/30+5 tip" one of them has something on top.
    let ofHikes = money.count { prices.halves($0.cents) == 2 }
    guard money.count + phrases.count + blanks == 2,
      ofHikes == money.count || ofHikes > 0 && text.raw.holds("+")
    else { return nil }
    guard !money.isEmpty else { return phrases.first.map { .status($0) } }
    return .amount(
      WrittenAmount(money: money.reduce(.zero, +), isBare: false, method: "", hasRemark: !phrases.isEmpty))
  }

  /// Whether a row adds up both hikes of each day, `day,125,,100`, below one that adds up each.
  func isSumOfBothHikes(_ row: Int, _ blocks: [Int]) -> Bool {
    guard blocks.allSatisfy({ places[$0].hasHalves }) else { return false }
    var deep = 0
    for index in blocks {
      let dogs = dogRows(index, above: row)
      for hikes in Dictionary(grouping: layout.blocks[index].days, by: \.offset).values {
        let (own, above) = (paid(row, hikes), dogs.flatMap { paid($0, hikes) })
        guard own.count <= 1, own.reduce(.zero, +) == above.reduce(.zero, +) else { return false }
        deep += above.count > 1 ? 1 : 0
      }
    }
    return deep >= 2
  }

  /// Whether a row adds up one of the columns that each day has, and leaves the others empty: `Kate,55,,80,` and
  /// `Rob,,25,,30` below days of two columns.
  func isSumOfOneHike(_ row: Int, _ blocks: [Int]) -> Bool {
    var deep = 0
    var places: Set<Int> = []
    for index in blocks {
      let dogs = dogRows(index, above: row)
      for hikes in Dictionary(grouping: layout.blocks[index].days, by: \.offset).values {
        guard hikes.count > 1 else { return false }
        for (place, day) in hikes.sorted(by: { $0.column < $1.column }).enumerated()
        where !sheet[row, day.column].isBlank {
          guard let stated = sum(row, day.column), let paying = payingRows(dogs, day.column, comingTo: stated)
          else { return false }
          places.insert(place)
          deep += paying > 1 ? 1 : 0
        }
      }
    }
    return places.count == 1 && deep >= 2
  }
}
