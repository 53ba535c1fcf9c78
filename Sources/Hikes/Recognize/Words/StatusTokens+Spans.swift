import Civil
import Tabular

/// For which days the next words speak.
extension StatusTokens {
  /// Days by their letters, `T/W`, `M`, where nothing but an hour follows.
  private mutating func letteredDays() -> [Weekday]? {
    var days: [Weekday] = []
    var at = index
    while at < tokens.count, let day = SpanWords.letters[tokens[at]] ?? Weekday(name: tokens[at]) {
      days.append(day)
      at += 1
      guard at + 1 < tokens.count, SpanWords.and.set.contains(tokens[at]) else { break }
      at += 1
    }
    let isEnd = at == tokens.count || !tokens[at].hasLetter
    guard !days.isEmpty, isEnd, zip(days, days.dropFirst()).allSatisfy({ $0 < $1 }) else { return nil }
    index = at
    return days
  }

  /// `Nov 3-5`, `Nov 3 to Nov 7`, `3rd to 5th`, `Nov 5`.
  private mutating func range() -> DaySpan? {
    let start = index
    guard let first = partial(month: nil) else { return nil }
    let joint = peek
    guard SpanWords.through.set.contains(joint ?? "") || SpanWords.frenchThrough.set.contains(joint ?? "")
    else {
      if first.month > 0 { return .dates(first, first) }
      index = start
      return nil
    }
    index += 1
    skip(SpanWords.articles.set)
    guard let last = partial(month: first.month) else {
      index = start
      return nil
    }
    return .dates(first, last)
  }

  /// A date, or the number of a day where it cannot be anything else; month 0 is the month of the week.
  private mutating func partial(month: Int?) -> PartialDate? {
    var taken = 0
    if let date = PartialDate(words: Array(tokens[index...]), taking: &taken) {
      // "Nov 3 - 5": the mark belongs to the range.
      index += taken
      return date
    }
    guard let word = peek, let day = PartialDate.ordinal(word), (1...31).contains(day),
      month != nil || word.hasLetter
    else { return nil }
    index += 1
    return PartialDate(year: nil, month: month ?? 0, day: day)
  }

  mutating func span() -> DaySpan? {
    let start = index
    skip(SpanWords.openers.set)
    switch peek.flatMap({ SpanWords.meanings[$0] }) {
    case .week:
      index += 1
      return .wholeWeek
    case .otherWeek:
      index = tokens.count
      return .otherWeek
    case .until:
      index += 1
      skip(SpanWords.articles.set)
      if let date = PartialDate(words: Array(tokens[index...]), taking: &index) { return .until(date) }
      if let day = peek.flatMap({ Weekday(name: $0) }) {
        index += 1
        return .days(Weekday.workdays.filter { $0 < day })
      }
      // "till 15th"; a small number may be an hour.
      if let word = peek, let day = PartialDate.ordinal(word), (1...31).contains(day),
        word.hasLetter || day > 12 && index + 1 == tokens.count
      {
        index += 1
        return .until(PartialDate(year: nil, month: 0, day: day))
      }
      if peek.map(SpanWords.unlimited.set.contains) ?? false {
        index = tokens.count
        return .wholeWeek
      }
    case nil where peek.map { $0 != "-" && SpanWords.through.set.contains($0) } ?? false:
      // "away thru Oct 11"
      let before = index
      index += 1
      if let date = PartialDate(words: Array(tokens[index...]), taking: &index) { return .until(date) }
      index = before
    case nil:
      if let range = range() { return range }
      if let days = days() {
        // "away from Wed" lasts to the end of the week.
        let isOpen =
          start < index && tokens[start..<index].contains(where: SpanWords.onwards.set.contains)
          && days.count == 1
        return .days(isOpen ? Weekday.workdays.filter { $0 >= days[0] } : days)
      }
      if let days = letteredDays() { return .days(days) }
    }
    index = start
    return nil
  }
}
