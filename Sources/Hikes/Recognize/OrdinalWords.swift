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

  /// Words with those days in figures, `the 12th`.
  static func inFigures(_ words: [String]) -> [String] {
    guard words.contains(where: articles.set.contains), words.contains(where: { numbers[$0] != nil }) else {
      return words
    }
    var found: [String] = []
    var place = 0
    while place < words.count {
      let isAfterArticle = found.last.map(articles.set.contains) ?? false
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
