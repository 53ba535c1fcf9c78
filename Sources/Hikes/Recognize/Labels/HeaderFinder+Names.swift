import Civil
import Tabular

/// Which columns of a header hold the names of the dogs, one or one for each week.
extension HeaderFinder {
  /// `Dog,Mon,…,Fri,Dog,Sun,Mon,…,Thu`: where the days run on behind another column of dogs, those of each by themselves.
  static func parted(
    _ groups: [[PlacedHeading]], at labels: [Int], _ record: SheetRow, _ order: DateOrder?,
    _ month: YearMonth?
  ) -> [[PlacedHeading]] {
    let isCrossed = groups.contains { group in
      zip(group, group.dropFirst()).contains { left, right in
        labels.contains { $0 > left.column && $0 < right.column }
      }
    }
    guard labels.count > 1, isCrossed else { return groups }
    let ends = labels.dropFirst() + [record.width + 1]
    let parted = zip(labels, ends).map { start, end in
      let cells = record.cells.enumerated().map { place, text in
        (start..<end).contains(place + 1) ? text : record.texts.blank
      }
      return HeadingRun.weeks(SheetRow(cells, record.texts), order: order, hasLabel: true, month: month)
    }
    return parted.allSatisfy { $0.joined().count >= 3 } ? parted.flatMap(\.self) : groups
  }

  /// The first column of a list beside the days that a column of dogs behind them belongs to: an empty column parts the two, and
  /// words stand before the days, `Aug 8 - 12,Mon,…,Fri,,,date,dog,$`. Nil where the dogs are those of the days.
  static func otherList(_ label: Int, behind last: Int, before first: Int, _ record: SheetRow) -> Int? {
    let corner = record[column: 1]
    guard first == 2, label > last, corner.hasLetter, corner.role == nil, !corner.isDogLabel,
      let gap = (last + 1..<label).first(where: { record[column: $0].isBlank })
    else { return nil }
    return (gap..<label).first { !record[column: $0].isBlank }
  }

  /// The column of the dogs between two weeks: `Mon 6,Tue 7,Dog,Mon 13,Tue 14`.
  static func middle(_ labels: [Int], _ groups: [[PlacedHeading]]) -> Int? {
    guard groups.count == 2, let end = groups[0].last?.column, let start = groups[1].first?.column else {
      return nil
    }
    return labels.first { (end..<start).contains($0) }
  }

  /// The columns under a word of her own that stands before each of several weeks, `Who,M,T,W,T,F,,Who,M,T,W,T,F`.
  static func repeatedLabels(_ record: SheetRow) -> [Int] {
    guard let first = record.cells.first, first.mark == .text, first.hasLetter, !first.namesDay,
      first.role == nil,
      first.lettered.letters.isEmpty
    else { return [] }
    let columns = (1..<record.width + 1).filter { record[column: $0].folded == first.folded }
    if columns.count > 1 { return columns }
    // `Town dogs,Mon,Tue,…,Shore dogs,Mon,Tue`
    let packs = (1..<record.width + 1).filter { column in
      let words = record[column: column].words
      return words.count == 2 && words.last.map(ColumnLabels.ofDogs.set.contains) ?? false
    }
    return packs.first == 1 && packs.count > 1 ? packs : []
  }

  /// The column of the dogs for each week: its own where the heading is repeated, else the one before it, or behind the
  /// days of the only week.
  static func nameColumns(
    _ groups: [[PlacedHeading]], _ labels: [Int], behind label: Int?, _ record: SheetRow
  ) -> [Int] {
    var columns: [Int] = []
    for (number, group) in groups.enumerated() {
      let left = number > 0 ? groups[number - 1][groups[number - 1].count - 1].column : 0
      let before = labels.filter { $0 > left && $0 < group[0].column }
      // `Owner,Dog,Phone,,Dog,Mon,Tue`: what ends in an empty column before another one of dogs is a table of its own.
      let own = before.last { end in
        end == before.first || (left + 1..<end).contains { record[column: $0].isBlank && $0 > before[0] }
      }
      // The other way round than the week before it: `Dog,Mon,…,Fri,,Remarks,Mon,…,Fri,Dog`.
      let isLast = number > 0 && number + 1 == groups.count
      let behind = labels.first { $0 > group[group.count - 1].column && isLast }
      columns.append(own ?? behind ?? columns.last ?? label ?? 1)
    }
    return columns
  }

  /// The first of the columns that tell of the dogs right before their names, behind an empty one: `Notes,,Owner,Dog,Mon`. Nil
  /// where there is none.
  static func columnsBefore(_ name: Int, _ roles: [Int: ColumnRole], _ record: SheetRow) -> Int? {
    var first = name
    while first > 1, let role = roles[first - 1],
      [.owner, .phone, .email, .address, .region, .rate, .number].contains(role)
    {
      first -= 1
    }
    return first < name && first > 1 && record[column: first - 1].isBlank ? first : nil
  }
}
