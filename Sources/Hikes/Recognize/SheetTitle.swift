import Civil
import Tabular

/// A line that dates what stands below it.
enum SheetTitle: Hashable, Sendable {
  /// `Week of Nov 3, 2025`, `Nov 3 - 7`, `Wk 1 (Nov 3-7)`: the first day it names.
  case week(PartialDate)
  /// `Week 2`.
  case weekNumber(Int)
  /// `December 2025`, `December`.
  case month(Int, year: Int?)
  /// `Happy Hound 2025`.
  case year(Int)

  /// Nil for a line that names no time.
  init?(_ text: String) {
    let words = PartialDate.words(text)
    guard words.count <= 16, words.contains(where: { $0.contains(where: { $0.isLetter || $0.isNumber }) })
    else {
      return nil
    }
    let years = words.filter { $0.count == 4 }.compactMap(Int.init).filter { (1990...2100).contains($0) }
    let isWeek = words.contains { ["week", "wk", "weeks", "semaine"].contains($0) }
    for index in words.indices {
      var taken = 0
      guard let date = PartialDate(words: Array(words[index...]), taking: &taken) else { continue }
      // Sentences mention dates too; a title is little else.
      let others = words.prefix(index).filter { !Self.fillers.contains($0) && $0.contains(where: \.isLetter) }
      guard isWeek || others.count <= 1 else { break }
      self = .week(PartialDate(year: date.year ?? years.first, month: date.month, day: date.day))
      return
    }
    if isWeek, let index = words.firstIndex(where: { ["week", "wk", "semaine"].contains($0) }),
      let number = words[(index + 1)...].first(where: { $0 != "#" && $0 != "." }).flatMap({ Int($0) }),
      (1...53).contains(number)
    {
      self = .weekNumber(number)
      return
    }
    let letters = words.filter { $0.contains(where: \.isLetter) }
    if letters.count <= 4,
      let month = letters.lazy.compactMap({ $0.count > 2 ? MonthName.month(named: $0) : nil }).first
    {
      self = .month(month, year: years.first)
      return
    }
    guard let year = years.first, letters.count <= 6 else { return nil }
    self = .year(year)
  }

  private static let fillers: Set<String> = [
    "week", "wk", "of", "for", "the", "semaine", "du", "from", "beginning", "starting", "commencing",
  ]

  /// The month and year in a file's name: `10-november-2025`, `Hikes-Dec 2025 (1)`, `2025-12`. Its own number
  /// in a row of copies does not count.
  static func fileHints(_ name: String) -> (month: Int?, year: Int?) {
    // Dots may stand inside a name; only what follows the last one is the kind of file.
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    let words = PartialDate.words(stem.replacing("_", with: " ").replacing("-", with: " "))
    let years = words.filter { $0.count == 4 }.compactMap(Int.init).filter { (1990...2100).contains($0) }
    if let month = words.lazy.compactMap({ $0.count > 2 ? MonthName.month(named: $0) : nil }).first {
      return (month, years.first)
    }
    // `2025-12` or `12-2025`.
    for (first, second) in zip(words, words.dropFirst()) {
      for (year, month) in [(first, second), (second, first)] {
        guard let year = Int(year), years.contains(year), month.count == 2, let month = Int(month),
          (1...12).contains(month)
        else { continue }
        return (month, year)
      }
    }
    return (nil, years.first)
  }
}
