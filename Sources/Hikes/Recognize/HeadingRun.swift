import Civil
import Tabular

/// One heading of a row with the day it stands for, counted from the Monday of its week: -1 is the Sunday before.
struct PlacedHeading: Hashable, Sendable {
  let column: Int
  let heading: DayHeading
  var offset: Int
}

/// The headings of one row, grouped into the weeks they run through.
struct HeadingRun {
  /// The weeks of a row that names its days, in full, by letters, by dates or by numbers alone.
  static func weeks(_ record: Record, order: DateOrder?, hasLabel: Bool) -> [[PlacedHeading]] {
    let letters = self.letters(record)
    if !letters.isEmpty { return letters }
    let named = self.named(record, order)
    if named.count(where: { $0.heading.weekday != nil }) * 2 > named.count {
      return grouped(byWeekday: named)
    }
    let dated = named.filter { $0.heading.day != nil }
    if dated.count >= 3 { return grouped(byDate: dated) }
    guard hasLabel else { return grouped(byWeekday: named.filter { $0.heading.weekday != nil }) }
    let numbers = self.numbers(record)
    return numbers.count >= 3
      ? grouped(byDate: numbers) : grouped(byWeekday: named.filter { $0.heading.weekday != nil })
  }

  private static func named(_ record: Record, _ order: DateOrder?) -> [PlacedHeading] {
    let words = record.fields.map { $0.text.utf8.count <= 30 ? PartialDate.words($0.text) : [] }
    let french: Set<String> = ["lun", "mer", "jeu", "ven", "lundi", "mardi", "mercredi", "jeudi", "vendredi"]
    let isFrench =
      words.contains { !french.isDisjoint(with: $0) } || words.count(where: { $0.contains("mar") }) == 1
    return record.fields.enumerated().compactMap { index, field in
      DayHeading(field.text, order: order, isFrench: isFrench).map {
        PlacedHeading(column: index + 1, heading: $0, offset: ($0.weekday?.rawValue ?? 1) - 1)
      }
    }
  }

  /// A new week begins where the weekdays start over; a Sunday right before a Monday opens the week of it.
  private static func grouped(byWeekday headings: [PlacedHeading]) -> [[PlacedHeading]] {
    let headings = headings.filter { $0.heading.weekday != nil }
    let opensOnSunday = headings.count > 1 && headings[0].offset == 6 && headings[1].offset == 0
    var groups: [[PlacedHeading]] = []
    for var heading in headings {
      if opensOnSunday, heading.offset == 6 { heading.offset = -1 }
      if let last = groups.last?.last, last.offset < heading.offset, heading.column - last.column <= 14 {
        groups[groups.count - 1].append(heading)
      } else {
        groups.append([heading])
      }
    }
    return groups
  }

  /// Dates without weekdays: each run from day to day is a week that begins on a Monday, until a calendar says
  /// otherwise.
  private static func grouped(byDate headings: [PlacedHeading]) -> [[PlacedHeading]] {
    var groups: [[PlacedHeading]] = []
    for var heading in headings {
      if let last = groups.last?.last, let step = step(last.heading, heading.heading),
        last.offset + step < 7, groups[groups.count - 1].count < 7
      {
        heading.offset = last.offset + step
        groups[groups.count - 1].append(heading)
      } else {
        heading.offset = 0
        groups.append([heading])
      }
    }
    return groups.filter { $0.count >= 3 }
  }

  /// One day further, over the end of a month too; nil for anything else.
  private static func step(_ left: DayHeading, _ right: DayHeading) -> Int? {
    guard let first = left.day, let second = right.day else { return nil }
    if second - first == 1, left.month == right.month { return 1 }
    let isNextMonth = left.month == nil || right.month == left.month.map { $0 % 12 + 1 }
    return second == 1 && first >= 28 && isNextMonth ? 1 : nil
  }

  /// `M T W Th F`, `M T W T F S S`, `Mo Tu We Th Fr`, `L M M J V`, as many weeks as stand side by side.
  private static func letters(_ record: Record) -> [[PlacedHeading]] {
    let rows = [
      ["m", "t", "w", "th", "f", "sa", "su"], ["m", "t", "w", "t", "f", "s", "s"],
      ["m", "t", "w", "r", "f", "s", "u"],
      ["m", "tu", "w", "th", "f", "sa", "su"], ["mo", "tu", "we", "th", "fr", "sa", "su"],
      ["lu", "ma", "me", "je", "ve", "sa", "di"], ["l", "m", "m", "j", "v", "s", "d"],
    ]
    // Nothing longer than two letters and a dot can be one.
    guard record.fields.count(where: { (1...3).contains($0.text.utf8.count) }) >= 5 else { return [] }
    let texts = record.fields.map { $0.text.folded.replacing(".", with: "") }
    var groups: [[PlacedHeading]] = []
    var column = 0
    while column < texts.count {
      let best = rows.map { row in zip(texts[column...], row).prefix { $0 == $1 }.count }.max() ?? 0
      guard best >= 5 else {
        column += 1
        continue
      }
      groups.append(
        (0..<best).map { offset in
          let heading = DayHeading(weekday: Weekday(rawValue: offset + 1), day: nil, month: nil, year: nil)
          return PlacedHeading(column: column + offset + 1, heading: heading, offset: offset)
        })
      column += best
    }
    return groups
  }

  private static func numbers(_ record: Record) -> [PlacedHeading] {
    record.fields.enumerated().compactMap { index, field in
      guard let day = PartialDate.ordinal(field.text.folded), (1...31).contains(day) else { return nil }
      let heading = DayHeading(weekday: nil, day: day, month: nil, year: nil)
      return PlacedHeading(column: index + 1, heading: heading, offset: 0)
    }
  }
}
