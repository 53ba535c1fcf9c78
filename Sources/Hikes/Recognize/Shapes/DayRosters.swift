import Civil
import Diagnostics
import Tabular

/// Weeks in which every day has a list of its own dogs, each with what it paid beside it: `MONDAY 9,,TUESDAY 10,` above
/// `Argo,24,Tansy,24`.
struct DayRosters {
  private(set) var lines: [RearrangedSheet.Line] = []
  private(set) var beside: [RearrangedSheet.Aside] = []

  /// Where the lists of a heading stand.
  private struct Head {
    let row: Int
    /// The column of each day, which is that of its names.
    let days: [Int]
    /// How many columns a day has.
    let width: Int

    /// The column of what was paid in the list of a day, counted from its names.
    var amount = 1
    /// The names of the days, where the row has their numbers.
    var names: [Weekday] = []
  }

  /// Nil where no heading names a day over every second or third column and nothing else, or where other things than names
  /// and amounts stand below.
  init?(_ sheet: SheetCells) {
    let rows = 1..<sheet.rowCount + 1
    var heads = rows.compactMap { Self.head(sheet, $0) }
    // `Mon,$,Tue,$` above `13,,14,`, or above the dogs
    if heads.isEmpty {
      let named = rows.compactMap { Self.namedHead(sheet, $0) }
      let numbered = named.first.map { Self.numbered(sheet, $0) } ?? []
      heads =
        numbered.isEmpty ? named.map { Head(row: $0.row, days: $0.days, width: $0.width) } : numbered
    }
    // `Monday,,Tuesday,` above `1,,2,` and, a week below, `8,,9,`
    if let head = heads.first, heads.allSatisfy({ sheet[row: $0.row].filled.allSatisfy { !$0.hasFigure } }) {
      var named = head
      named.names = head.days.compactMap { sheet[head.row, $0].heading(.dayFirst, isFrench: true)?.weekday }
      let numbered = Self.numbered(sheet, named)
      if !numbered.isEmpty { heads = numbered }
    }
    guard let first = heads.first else { return nil }
    for row in 1..<first.row { lines.append(RearrangedSheet.plain(sheet.table[row: row], row)) }
    for (number, head) in heads.enumerated() {
      let end = number + 1 < heads.count ? heads[number + 1].row : sheet.rowCount + 1
      let gap = (head.row + 1..<end).first { sheet.isBlank($0) } ?? end
      // What stands below the sums of the days is of no day.
      let foot = (head.row + 1..<gap).first { Self.isOfSums(sheet[row: $0], head) }.map { $0 + 1 } ?? gap
      // "Dog,$,,Dog,$"
      let labels = head.row + 1..<foot
      let start = labels.prefix { Self.areLabels(sheet[row: $0], head) }.count
      for row in labels.prefix(start) {
        beside += sheet.columns(of: row).filter { !sheet[row, $0].isBlank }.map { .init(row, $0, .header) }
      }
      guard let head = Self.settled(head, sheet, head.row + 1 + start..<foot) else { return nil }
      add(head, head.row + 1 + start..<foot, sheet)
      if foot == gap { lines.append([]) }
      for row in foot..<end { lines.append(RearrangedSheet.plain(sheet.table[row: row], row)) }
    }
  }

  /// `total,$55,total,$145`, or one label before the sums of all days; the sum of one list may stand beside dogs of the others.
  private static func isOfSums(_ record: SheetRow, _ head: Head) -> Bool {
    record.first?.total != nil && record.filledCount > 2
      && head.days.allSatisfy { day in
        let text = record[column: day]
        return text.isBlank || text.total != nil || text.mark.isAmount
      }
  }

  /// Whether a row says of each day what stands below: `Dog,$,,Dog,$`, or the same otherwise, `Who,$,Who,$`.
  private static func areLabels(_ record: SheetRow, _ head: Head) -> Bool {
    guard record.filledCount >= head.days.count * 2 else { return false }
    let isSame =
      Set(head.days.map { record[column: $0].folded }).count == 1
      && head.days.allSatisfy {
        EntryList.amounts.set.contains(EntryList.head(record[column: $0 + 1].raw))
      }
    return isSame || head.days.allSatisfy { record[column: $0].isDogLabel }
  }

  private static func head(_ sheet: SheetCells, _ row: Int) -> Head? {
    let record = sheet[row: row]
    guard (3...7).contains(record.filledCount), record.first?.namesDay ?? false,
      record.filled.allSatisfy(\.namesDay)
    else { return nil }
    let days = sheet.columns(of: row).filter { !sheet[row, $0].isBlank }
    let steps = Set(zip(days, days.dropFirst()).map { $1 - $0 })
    guard steps.count == 1, let width = steps.first, (2...3).contains(width),
      record.filled.allSatisfy({ $0.heading(.dayFirst, isFrench: true)?.weekday != nil })
    else { return nil }
    return Head(row: row, days: days, width: width)
  }

  /// A row of the names of days, each before a label of money.
  private static func namedHead(_ sheet: SheetCells, _ row: Int) -> Head? {
    let record = sheet[row: row]
    let columns = sheet.columns(of: row).filter { !sheet[row, $0].isBlank }
    let days = columns.filter { sheet[row, $0].namesDay }
    guard (3...7).contains(days.count), columns.count == days.count * 2, columns.first == days.first,
      days.allSatisfy({ day in
        let label = sheet[row, day + 1]
        return label.role == .rate || label.role == .paid || EntryList.amounts.set.contains(label.folded)
      })
    else { return nil }
    let names = days.compactMap { record[column: $0].heading(.dayFirst, isFrench: true)?.weekday }
    guard names.count == days.count else { return nil }
    return Head(row: row, days: days, width: 2, names: names)
  }

  /// The rows of the numbers of such days, one for each week.
  private static func numbered(_ sheet: SheetCells, _ head: Head) -> [Head] {
    (head.row + 1..<sheet.rowCount + 1).filter { row in
      let filled = sheet.columns(of: row).filter { !sheet[row, $0].isBlank }
      return filled.count >= 2
        && filled.allSatisfy { head.days.contains($0) && sheet[row, $0].dayNumber != nil }
    }.map { Head(row: $0, days: head.days, width: head.width, names: head.names) }
  }

  /// With the column of the amounts; nil where the lists below are none.
  private static func settled(_ head: Head, _ sheet: SheetCells, _ rows: Range<Int>) -> Head? {
    let dogs = rows.filter { !isOfSums(sheet[row: $0], head) }
    let firstColumn = head.days[0]
    guard
      dogs.allSatisfy({ row in
        (1..<firstColumn).allSatisfy {
          sheet[row, $0].isBlank || GroupHeading.turnAlone(sheet[row, $0].raw) != nil
        }
      })
    else {
      return nil
    }
    let names = dogs.flatMap { row in head.days.map { sheet[row, $0] } }.filter {
      !$0.isBlank && $0.total == nil
    }
    guard names.count >= 3, names.allSatisfy({ $0.mark == .text || $0.status != nil }),
      names.count(where: { $0.mark == .text && !$0.hasFigure }) * 5 >= names.count * 4
    else { return nil }
    return (1..<head.width).lazy.compactMap { place -> Head? in
      let amounts = dogs.flatMap { row in head.days.map { sheet[row, $0 + place] } }.filter { !$0.isBlank }
      guard amounts.count * 2 >= names.count,
        amounts.count(where: { $0.mark != .text }) * 5 >= amounts.count * 4,
        amounts.count(where: \.mark.isAmount) * 2 >= amounts.count
      else { return nil }
      var head = head
      head.amount = place
      return head
    }.first
  }

  /// A header and a line for each dog; what her sums say stands in their columns.
  private mutating func add(_ head: Head, _ rows: Range<Int>, _ sheet: SheetCells) {
    func cell(_ row: Int, _ column: Int) -> (text: String, origin: CellReference?) {
      (sheet[row, column].raw, CellReference(row: row, column: column))
    }
    let none: (text: String, origin: CellReference?) = ("", nil)
    let titles = head.days.enumerated().map { place, day in
      let heading = cell(head.row, day)
      let name = head.names.isEmpty || heading.text.isEmpty ? "" : head.names[place].shortName + " "
      return (text: name + heading.text, origin: heading.origin)
    }
    lines.append([("Dog", nil)] + titles)
    // `Monday 18,$`
    let labels = head.days.flatMap { Array($0 + 1..<$0 + head.width) }
    beside += labels.filter { !sheet[head.row, $0].isBlank }.map { .init(head.row, $0, .header) }
    var places: [String: Int] = [:]
    for row in rows {
      let record = sheet[row: row]
      // `AM,Vera,25,Colby,25` above `PM,Sable,30,Jojo,25`: each hike has its own dogs.
      if let turn = GroupHeading.turnAlone(sheet[row, 1].raw) {
        beside.append(.init(row, 1, .header))
        if places.isEmpty { lines.removeLast() } else { lines.append([]) }
        let heading = titles.map { (text: $0.text, origin: places.isEmpty ? $0.origin : nil) }
        lines.append([("Hike \(turn)", nil)] + heading)
        places = [:]
      }
      if Self.isOfSums(record, head) {
        let start = sheet.columns(of: row).first { !sheet[row, $0].isBlank } ?? 1
        lines.append(
          [cell(row, start)]
            + head.days.map { day in
              (day..<day + head.width).first { $0 != start && !sheet[row, $0].isBlank }.map { cell(row, $0) }
                ?? none
            })
        continue
      }
      for (number, day) in head.days.enumerated() where !sheet[row, day].isBlank {
        let name = sheet[row, day]
        if name.total != nil {
          beside += (day..<day + head.width).filter { !sheet[row, $0].isBlank }.map { .init(row, $0, .total) }
          continue
        }
        let known = places[name.folded].flatMap { lines[$0][number + 1].origin == nil ? $0 : nil }
        let line = known ?? lines.count
        if known == nil {
          places[name.folded] = line
          lines.append([cell(row, day)] + head.days.map { _ in none })
        } else {
          beside.append(.init(row, day, .dog, line: line))
        }
        lines[line][number + 1] = cell(row, day + head.amount)
        for column in day + 1..<day + head.width
        where column != day + head.amount && !sheet[row, column].isBlank {
          beside.append(.init(row, column, .note, line: line))
        }
      }
    }
  }
}
