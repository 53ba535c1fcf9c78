import Civil
import Quantities
import Tabular

/// Lines above the dogs of an area that add them up: `Beaver Bank run,60,96,92,128,96`.
extension WeeklySheetReader {
  mutating func findAreaSums() {
    let found = layout.blocks.indices.map { areaSums($0) }
    let areas = Set(found.enumerated().flatMap { index, rows in rows.map { areaName($0, index).folded } })
    guard !areas.isEmpty else { return }
    for (index, rows) in found.enumerated() {
      otherRows.areas.formUnion(rows)
      // In another week one dog only, or none, may have come from there.
      for row in dogRows(index) where areas.contains(areaName(row, index).folded) {
        if addsUpBelow(row, index, dogs: dogRows(index), areas: areas) { otherRows.areas.insert(row) }
      }
    }
  }

  /// What names an area: the first text before the days, be it in the column of the dogs or of their owners.
  private func areaName(_ row: Int, _ index: Int) -> CellText {
    let end = layout.blocks[index].days.map(\.column).min() ?? 1
    return (1..<max(end, 1)).lazy.map { sheet[row, $0] }.first { !$0.isBlank } ?? sheet.texts.blank
  }

  /// The rows that head the areas of a week, where these hold all its dogs. A dog may pay what the next two pay
  /// together, so that there are two areas at least, or headings that can be no dog.
  private func areaSums(_ index: Int) -> [Int] {
    let rows = Array(dogRows(index).prefix { areaName($0, index).hasLetter })
    let days = layout.blocks[index].days
    var (heads, deep) = ([Int](), 0)
    var place = 0
    while place < rows.count {
      guard let area = area(from: place, rows, index) else { return [] }
      heads.append(rows[place])
      deep += area.isDeep ? 1 : 0
      // Who did not come is of the area too.
      place = rows[area.end...].firstIndex { !paid($0, days).isEmpty } ?? rows.count
    }
    let isPlain = heads.allSatisfy { row in
      nameText(row, index).isBlank || GroupHeading.isGroup(nameText(row, index).raw)
    }
    return deep > 0 && (isPlain || heads.count > 1 && deep * 2 >= heads.count) ? heads : []
  }

  /// The place behind the last dog that a row adds up, and whether it does so for several dogs on two days at least; nil
  /// where it adds up none below it.
  private func area(from place: Int, _ rows: [Int], _ index: Int) -> (end: Int, isDeep: Bool)? {
    let days = layout.blocks[index].days
    guard let stated = sums(rows[place], index), stated.contains(where: { $0 > .zero }) else { return nil }
    var left = stated
    var counts = Array(repeating: 0, count: days.count)
    for next in rows.indices[(place + 1)...] {
      for (number, day) in days.enumerated() {
        guard case .amount(let amount) = mark(rows[next], day.column) else { continue }
        left[number] = left[number] - amount.money
        counts[number] += 1
      }
      if left.contains(where: { $0 < .zero }) { return nil }
      if left.allSatisfy({ $0 == .zero }) { return (next + 1, counts.count(where: { $0 > 1 }) >= 2) }
    }
    return nil
  }

  /// Whether a row adds up those below it as far as the next area.
  private func addsUpBelow(_ row: Int, _ index: Int, dogs: [Int], areas: Set<String>) -> Bool {
    guard let stated = sums(row, index) else { return false }
    let below = dogs.drop { $0 <= row }.prefix {
      let name = areaName($0, index)
      return name.hasLetter && !areas.contains(name.folded)
    }
    return zip(layout.blocks[index].days, stated).allSatisfy { day, stated in
      below.reduce(Money.zero) { sum, row in paid(row, [day]).reduce(sum, +) } == stated
    }
  }

  /// What a row states for each day; nil where it holds anything but amounts and blanks.
  private func sums(_ row: Int, _ index: Int) -> [Money]? {
    var found: [Money] = []
    for day in layout.blocks[index].days {
      guard let money = sum(row, day.column) else { return nil }
      found.append(money)
    }
    return found
  }

  mutating func readAreaSum(_ row: Int, _ side: BlockPlace.Side) {
    for column in sheet.columns(of: row) where column < side.end && cells.isOpen(row, column) {
      let stated = figure(row, column)
      note(row, column, stated == nil ? .header : .total) {
        $0.amount = stated
        $0.reason = "the sum of the dogs below it"
      }
    }
  }
}
