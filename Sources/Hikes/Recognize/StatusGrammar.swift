import Civil
import Tabular

/// For which days a phrase speaks, before it is known where it stands.
enum DaySpan: Hashable, Sendable {
  /// Nothing said: the day of the cell, or the whole week of a Notes column.
  case unspecified
  case wholeWeek
  case days([Weekday])
  case until(PartialDate)
  /// From a date to another, both included; month 0 is that of the week.
  case dates(PartialDate, PartialDate)
  /// `away next week`: not about the week it stands in.
  case otherWeek
}

/// A status phrase taken apart: `Away Mon-Wed`, `Injured until Nov 20`, `moved to Thu`, `sick?`.
struct StatusPhrase: Hashable, Sendable {
  let status: CellStatus
  let span: DaySpan
  /// The day after "to", for a dog that was moved.
  let target: Weekday?
  let isTentative: Bool
  /// Whether nothing follows it.
  var isWhole = true

  /// A status and no more.
  static func whole(_ status: CellStatus) -> StatusPhrase {
    StatusPhrase(status: status, span: .unspecified, target: nil, isTentative: false)
  }
}

/// Reads `[days] status [days | range | until | week] [– free text]`. Anything else is no status phrase: a
/// word such as "away" in the middle of a sentence says nothing for sure, and stays a note.
enum StatusGrammar {
  static func read(_ text: String) -> StatusPhrase? {
    if let phrase = phrase(text) { return phrase }
    // A line break in a cell may part what it says: "away⏎Florida".
    if text.contains(where: \.isNewline) {
      let parts = text.split(whereSeparator: \.isNewline).map { String($0).trimmingSpaces }
      if let phrase = phrase(parts.joined(separator: ", ")) { return phrase }
    }
    // "rain - cancelled", "hiked, owes": the last part may say it.
    for separator in [" - ", " – ", ": ", ", ", " ("] where text.holds(separator) {
      guard let tail = text.split(separator: separator).last.map(String.init), tail.count < text.count else {
        continue
      }
      guard text.folded.split(separator: " ").count <= 5 else { break }
      if let phrase = phrase(tail.replacing(")", with: "")), phrase.isWhole { return phrase }
    }
    return nil
  }

  private static func phrase(_ text: String) -> StatusPhrase? {
    var tokens = Tokens(text)
    let isTentative = tokens.dropTrailingQuestionMark()
    let leading = tokens.days()
    if leading != nil { tokens.skipSeparators() }
    guard let status = tokens.status() else { return nil }
    if status == .off, SpanWords.leads.set.contains(tokens.peek ?? "") { return nil }
    var target: Weekday?
    var span = leading.map { DaySpan.days($0) } ?? .unspecified
    if status == .rescheduled {
      tokens.skip(SpanWords.towards.set)
      target = tokens.days()?.first
      if target == nil { tokens.skipDate() }
    } else {
      tokens.skip(SpanWords.additions.set)
      if let read = tokens.span() { span = read }
    }
    if status == .unpaid, span == .unspecified { tokens.skipDays() }
    guard tokens.isAtFreeText else { return nil }
    return StatusPhrase(
      status: status, span: span, target: target, isTentative: isTentative, isWhole: tokens.peek == nil)
  }

  /// A folded phrase as words and separators.
  private struct Tokens {
    private var tokens: [String] = []
    private var index = 0

    init(_ text: String) {
      var folded = text.folded
      if !folded.isASCII {
        for (marked, plain) in SpanWords.unmarked { folded = folded.replacing(marked, with: plain) }
      }
      for word in SpanWords.etransfer where !folded.holds("etransfer") {
        folded = folded.swapping(word, for: "etransfer")
      }
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

    /// `10:30`, `2pm`: an hour.
    private var isAtTime: Bool {
      guard let next = peek, let hour = Int(next.prefix { $0.isNumber }), (1...23).contains(hour) else {
        return false
      }
      let rest = next.drop { $0.isNumber }
      let following = index + 1 < tokens.count ? tokens[index + 1] : ""
      return ["am", "pm", "h"].contains(rest) || (rest.isEmpty && [":", "am", "pm", "h"].contains(following))
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

    mutating func status() -> CellStatus? {
      guard let first = peek else { return nil }
      for (phrase, status) in StatusWords.byFirstWord[first] ?? [] where tokens[index...].starts(with: phrase)
      {
        index += phrase.count
        return status
      }
      return nil
    }

    /// `mon`, `mon & wed`, `mon-wed`, `mon to wed`; nil and no step where no day stands next.
    mutating func days() -> [Weekday]? {
      guard let first = peek.flatMap({ Weekday(name: $0) }) else { return nil }
      index += 1
      var days = [first]
      while let joint = peek {
        guard index + 1 < tokens.count, let next = Weekday(name: tokens[index + 1]) else { break }
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
      }
      index = start
      return nil
    }
  }
}
