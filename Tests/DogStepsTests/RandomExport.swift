import Civil
import DogSteps
import TestSupport

/// An export of drawn records, and what it comes to, reckoned minute by minute.
struct RandomExport {
  private struct Entry: Hashable {
    let source: Int
    /// Minutes since 2026-04-27 00:00 in Greenwich.
    let start: Int
    let length: Int
    /// Hours ahead of Greenwich.
    let offset: Int
    let value: Int
    let manual: Bool
  }

  private static let sources = ["Aap", "Noot Watch", "Mies iPhone", "Zus"]
  private static let ranks = [0, 2, 1, 0]
  /// Every length divides it.
  private static let common = 27_720
  private let entries: [Entry]

  init(_ random: inout SplitMix64) {
    var seen: Set<[Int]> = []
    var entries: [Entry] = []
    for _ in 0..<Int.random(in: 1...40, using: &random) {
      let entry = Entry(
        source: Int.random(in: 0..<4, using: &random), start: Int.random(in: 1300...1500, using: &random),
        length: [0, 1, 2, 3, 5, 6, 7, 8, 9, 11, 12].randomElement(using: &random) ?? 1,
        offset: Int.random(in: 0..<5, using: &random) == 0 ? 1 : 2,
        value: Int.random(in: 0...9, using: &random),
        manual: Int.random(in: 0..<9, using: &random) == 0)
      if seen.insert([entry.source, entry.start, entry.length, entry.value]).inserted {
        entries.append(entry)
      }
    }
    self.entries = entries
  }

  var bytes: [UInt8] {
    HealthExports.export(
      entries.map { entry in
        HealthExports.record(
          source: Self.sources[entry.source], written(entry.start, entry),
          written(entry.start + entry.length, entry),
          "\(entry.value)", manual: entry.manual)
      })
  }

  private func written(_ minute: Int, _ entry: Entry) -> String {
    let local = minute + entry.offset * 60
    let time = TimeOfDay(minutes: local % 1440) ?? .midnight
    return "\(date(local / 1440)) \(time):00 +0\(entry.offset)00"
  }

  private func date(_ day: Int) -> CivilDate {
    CivilDate(dayNumber: (CivilDate(year: 2026, month: 4, day: 27)?.dayNumber ?? 0) + day)
  }

  func days(_ mode: CountingMode) -> [String] {
    guard mode == .maxSource else { return written(reckoned(mode)) }
    // By the sums of each source alone, the first name winning a tie.
    var best: [Int: (sum: Int, minutes: Int)] = [:]
    for source in Self.sources.indices {
      for (day, figure) in reckoned(.sum, source: source) where best[day].map({ figure.sum > $0.sum }) ?? true
      {
        best[day] = figure
      }
    }
    return written(best)
  }

  private func written(_ days: [Int: (sum: Int, minutes: Int)]) -> [String] {
    days.keys.sorted().map { day in
      let figure = days[day] ?? (0, 0)
      return "\(date(day)) \((figure.sum * 2 + Self.common) / (Self.common * 2)) 0 \(figure.minutes)"
    }
  }

  private func reckoned(_ mode: CountingMode, source: Int? = nil) -> [Int: (sum: Int, minutes: Int)] {
    let counted = entries.filter { source == nil || $0.source == source }
    var sums: [Int: Int] = [:]
    var active: [Int: Set<Int>] = [:]
    for minute in 1200..<1700 {
      var winners = counted.filter { $0.start <= minute && minute < $0.start + $0.length }
      if mode == .merge {
        func rank(_ entry: Entry) -> Int { entry.manual ? 3 : Self.ranks[entry.source] }
        let top = winners.map(rank).max() ?? 0
        winners = winners.filter { rank($0) == top }
        let first = winners.map { Self.sources[$0.source] }.min()
        winners = winners.filter { Self.sources[$0.source] == first }
      }
      for entry in winners {
        let day = (minute + entry.offset * 60) / 1440
        sums[day, default: 0] += entry.value * Self.common / entry.length
        if entry.value > 0 { active[day, default: []].insert(minute) }
      }
    }
    for entry in counted where entry.length == 0 {
      sums[(entry.start + entry.offset * 60) / 1440, default: 0] += entry.value * Self.common
    }
    return Dictionary(uniqueKeysWithValues: sums.map { ($0, ($1, active[$0]?.count ?? 0)) })
  }
}
