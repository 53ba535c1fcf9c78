import Civil
import Tabular

/// Days of a month in words: `Monday the twelfth`, `the twenty-first of May`.
enum OrdinalWords {
  /// The days up to the twentieth, in order.
  static let days = WordRule(
    "5 May",
    """
    first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth, thirteenth, fourteenth,
    fifteenth, sixteenth, seventeenth, eighteenth, nineteenth, twentieth
    """,
    like: "the fifth of May")
  /// What begins a later one.
  static let tens = WordRule("25 May", "twenty, thirty", like: "the twenty-fifth of May")
  static let last = WordRule("30 May", "thirtieth", like: "the thirtieth of May")
  /// Before those: by itself `first` may be of a hike or a week.
  static let articles = WordRule("5 May", "the", like: "the fifth of May")

  private static let numbers: [String: Int] = {
    var numbers = Dictionary(uniqueKeysWithValues: days.words.enumerated().map { ($1, $0 + 1) })
    for word in last.words { numbers[word] = 30 }
    return numbers
  }()

  /// `17th`
  private static func isDay(_ word: String) -> Bool { PartialDate.ordinal(word) != nil && word.hasLetter }

  /// The year at the front of some words, `twenty twenty-five`, and how many of them say it.
  private static func year(_ words: ArraySlice<String>) -> (number: Int, count: Int)? {
    let next = Array(words.drop { $0 == "," }.prefix(4))
    guard next.first == tens.words[0] else { return nil }
    for count in [4, 3, 2] where next.count >= count {
      let rest = next[1..<count].filter { $0 != "-" }.joined(separator: " ")
      guard let cents = AmountGrammar.spelled(rest), (1_000..<5_000).contains(cents) else { continue }
      return (2000 + cents / 100, count + words.prefix { $0 == "," }.count)
    }
    return nil
  }

  private static func inFigures(_ day: Int) -> String {
    let ending =
      switch day % 10 {
      case 1 where day != 11: "st"
      case 2 where day != 12: "nd"
      case 3 where day != 13: "rd"
      default: "th"
      }
    return "\(day)\(ending)"
  }

  /// Words with those days in figures, `the 12th`, and behind a day the year, `november seventeenth twenty twenty-five`.
  static func inFigures(_ words: [String]) -> [String] {
    guard words.contains(where: { numbers[$0] != nil }),
      words.contains(where: { articles.set.contains($0) || MonthName.month(named: $0) != nil })
    else {
      return words
    }
    var found: [String] = []
    var place = 0
    while place < words.count {
      let isAfterArticle =
        found.last.map { articles.set.contains($0) || $0.count > 2 && MonthName.month(named: $0) != nil }
        ?? false
      let isAfterDay =
        found.last.map { isDay($0) || MonthName.month(named: $0) != nil && found.contains(where: isDay) }
        ?? false
      if isAfterDay,
        let year = year(words[place...])
      {
        found.append(String(year.number))
        place += year.count
        continue
      }
      var next = place + 1
      if next < words.count, words[next] == "-" { next += 1 }
      if isAfterArticle, let ten = tens.words.firstIndex(of: words[place]), next < words.count,
        let unit = numbers[words[next]], unit < 10
      {
        found.append(inFigures((ten + 2) * 10 + unit))
        place = next + 1
      } else if isAfterArticle, let number = numbers[words[place]] {
        found.append(inFigures(number))
        place += 1
      } else {
        found.append(words[place])
        place += 1
      }
    }
    return found
  }
}
