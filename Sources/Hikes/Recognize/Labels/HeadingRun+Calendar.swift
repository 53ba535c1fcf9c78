import Civil
import Tabular

extension HeadingRun {
  /// More than a week of days by their letters and numbers, some left out: `W 1,Th 2,F 3,Tu 7,W 8`. The numbers say how far
  /// apart the days are, so that the letters of all of them must fit. Nil where they do not, or fit in two ways.
  static func calendarLetters(_ row: SheetRow) -> SheetRow? {
    guard row.cells.count(where: { !$0.lettered.day.isEmpty }) >= 6 else { return nil }
    let texts = row.cells.map(\.lettered)
    let places = texts.indices.filter { !texts[$0].letters.isEmpty && Int(texts[$0].day) != nil }
    let days = places.compactMap { Int(texts[$0].day) }
    guard days.count >= 6, let first = days.first, let last = days.last, last - first > 6,
      zip(days, days.dropFirst()).allSatisfy({ $0 < $1 })
    else { return nil }
    func fits(_ start: Int, _ language: [WordRule<Weekday>]) -> Bool {
      zip(places, days).allSatisfy { language[(start + $1 - first) % 7].set.contains(texts[$0].letters) }
    }
    var found: Set<Int> = []
    for language in letters { found.formUnion((0..<7).filter { fits($0, language) }) }
    guard found.count == 1, let start = found.first else { return nil }
    var cells = Array(row.cells)
    for (place, day) in zip(places, days) {
      let weekday = Weekday(rawValue: (start + day - first) % 7 + 1) ?? .monday
      cells[place] = row.texts.text("\(weekday.shortName) \(day)")
    }
    return SheetRow(cells, row.texts)
  }
}
