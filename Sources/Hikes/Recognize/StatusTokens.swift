import Civil
import Tabular

/// A folded phrase as words and separators.
struct StatusTokens {
  private var tokens: [String] = []
  private var index = 0

  init(_ text: String) {
    var folded = text.folded
    if !folded.isASCII {
      for (marked, plain) in SpanWords.unmarked { folded = folded.replacing(marked, with: plain) }
    }
    if !folded.holds("etransfer") { folded = AmountWords.joiningEtransfer(folded) }
    for rule in SpanWords.shortcuts {
      for short in rule.words { folded = folded.swapping(short, for: rule.meaning) }
    }
    var word = ""
    for character in folded {
      if character.isLetter || character.isNumber || character == "'" || character == "&" {
        word.append(character)
      } else {
        if !word.isEmpty { tokens.append(word) }
        word = ""
        if !character.isWhitespace { tokens.append(String(character)) }
      }
    }
    if !word.isEmpty { tokens.append(word) }
  }

  var peek: String? { index < tokens.count ? tokens[index] : nil }

  /// The end, a separator, or a word with which people go on: "in Florida", "paw".
  var isAtFreeText: Bool {
    guard let next = peek else { return true }
    return !next.hasWord || SpanWords.continuations.set.contains(next) || isAtTime
  }

  /// Whether words go on behind the days of a status that do not take it back: `sick all week poor thing`.
  var isAtRemark: Bool {
    tokens[index...].allSatisfy {
      !SpanWords.exceptions.set.contains($0) && !$0.hasNumber && Weekday(name: $0) == nil && $0 != "?"
    }
  }

  /// Whether the dog is named next with which another one was swapped.
  var isBehindPartner: Bool {
    index > 0 && SpanWords.partners.set.contains(tokens[index - 1])
      && !tokens[index...].contains { $0.hasNumber || Weekday(name: $0) != nil }
  }

  /// Whether "off" is followed by what makes it no day off: `off leash`, `off-lead`.
  var isAtLead: Bool {
    tokens[index...].first { $0 != "-" }.map(SpanWords.leads.set.contains) ?? false
  }

  /// `10:30`, `2pm`: an hour.
  private var isAtTime: Bool {
    guard let next = peek else { return false }
    // "vet appt 0900"
    if next.count == 4, let time = Int(next), time / 100 < 24, time % 100 < 60 { return true }
    guard let hour = Int(next.prefix { $0.isNumber }), (1...23).contains(hour) else { return false }
    let rest = next.drop { $0.isNumber }
    let following = index + 1 < tokens.count ? tokens[index + 1] : ""
    return ["am", "pm", "h"].contains(rest) || (rest.isEmpty && [":", "am", "pm", "h"].contains(following))
  }

  /// The other day that is all a text says: `to Tue`, `went Tues instead`.
  var dayInstead: Weekday? {
    guard let last = tokens.last, (2...5).contains(tokens.count) else { return nil }
    if tokens.count == 2, SpanWords.alone.set.contains(tokens[0]) { return Self.day(last) }
    guard SpanWords.instead.set.contains(last) else { return nil }
    let words = tokens.dropLast().drop { SpanWords.comings.set.contains($0) }
    return words.count == 1 ? words.first.flatMap { Self.day($0) } : nil
  }

  /// The date to which a dog is moved, which says no weekday.
  mutating func skipDate() {
    var taken = 0
    if PartialDate(words: Array(tokens[index...]), taking: &taken) != nil { index += taken }
  }

  mutating func dropTrailingQuestionMark() -> Bool {
    guard tokens.count > 1, tokens.last == "?" else { return false }
    while tokens.last == "?" { tokens.removeLast() }
    return true
  }

  mutating func skipDays() { _ = days() }

  mutating func skip(_ words: Set<String>) {
    while let next = peek, words.contains(next) { index += 1 }
  }

  mutating func skipSeparators() {
    while let next = peek, !next.hasWord { index += 1 }
  }

  /// The first phrase of several words, or word that is certain by itself, among at most seven that leave it so.
  mutating func certainStatus() -> CellStatus? {
    guard tokens.count <= 7,
      tokens.allSatisfy({
        !$0.hasNumber && $0 != "?" && !SpanWords.exceptions.set.contains($0)
          && !StatusWords.others.set.contains($0)
      })
    else { return nil }
    for start in tokens.indices {
      index = start
      guard let status = status() else { continue }
      if index - start > 1 || StatusWords.certain.set.contains(tokens[start]) { return status }
    }
    return nil
  }

  /// The status behind words for the dog: `she's sick`.
  mutating func statusOfSubject() -> CellStatus? {
    skip(SpanWords.subjects.set)
    return status()
  }

  /// The status behind a separator that is all the rest says: `, sprained leg`.
  mutating func reason() -> CellStatus? {
    guard let next = peek, !next.hasWord, next != "?" else { return nil }
    let start = index
    skipSeparators()
    if let found = status(), peek == nil { return found }
    index = start
    return nil
  }

  mutating func status() -> CellStatus? {
    guard let first = peek else { return nil }
    for (phrase, status) in StatusWords.byFirstWord[first] ?? [] where tokens[index...].starts(with: phrase) {
      index += phrase.count
      return status
    }
    return nil
  }

  /// `mon`, `mon & wed`, `mon-wed`, `mon to wed`; nil and no step where no day stands next.
  mutating func days() -> [Weekday]? {
    guard let first = peek.flatMap({ Self.day($0) }) else { return nil }
    index += 1
    var days = [first]
    while let joint = peek {
      // "mon tues wed"
      if let next = Self.day(joint), let last = days.last, last < next {
        days.append(next)
        index += 1
        continue
      }
      guard index + 1 < tokens.count, let next = Self.day(tokens[index + 1]) else { break }
      if SpanWords.through.set.contains(joint), let last = days.last, last < next {
        days += Weekday.allCases.filter { $0 > last && $0 <= next }
      } else if SpanWords.and.set.contains(joint) {
        days.append(next)
      } else {
        break
      }
      index += 2
    }
    return days
  }

  private static func day(_ word: String) -> Weekday? {
    Weekday(name: word) ?? (word.count >= 4 ? HeadingRun.nearestDay(CellText(word))?.day : nil)
  }

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
