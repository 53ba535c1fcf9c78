import Civil
import Tabular

/// For which days a phrase speaks, before it is known where it stands.
enum DaySpan: Hashable, Sendable {
  /// Nothing said: the day of the cell, or the whole week of a Notes column.
  case unspecified
  case wholeWeek
  case days([Weekday])
  case until(PartialDate)
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
}

/// Reads `[days] status [days | range | until | week] [– free text]`. Anything else is no status phrase: a
/// word such as "away" in the middle of a sentence says nothing for sure, and stays a note.
enum StatusGrammar {
  static func read(_ text: String) -> StatusPhrase? {
    var tokens = Tokens(text)
    let isTentative = tokens.dropTrailingQuestionMark()
    let leading = tokens.days()
    if leading != nil { tokens.skipSeparators() }
    guard let status = tokens.status() else { return nil }
    if status == .off, ["leash", "lead", "leashed"].contains(tokens.peek ?? "") { return nil }
    var target: Weekday?
    var span = leading.map { DaySpan.days($0) } ?? .unspecified
    if status == .rescheduled {
      tokens.skip(["to", "for"])
      target = tokens.days()?.first
    } else {
      tokens.skip(["hike", "appt", "appointment", "again", "still", "day"])
      if let read = tokens.span() { span = read }
    }
    guard tokens.isAtFreeText else { return nil }
    return StatusPhrase(status: status, span: span, target: target, isTentative: isTentative)
  }

  /// A folded phrase as words and separators.
  private struct Tokens {
    private var tokens: [String] = []
    private var index = 0

    init(_ text: String) {
      var folded = text.folded.replacing("’", with: "'")
      if !folded.utf8.allSatisfy({ $0 < 0x80 }) {
        for (marked, plain) in [("é", "e"), ("è", "e"), ("ê", "e"), ("à", "a"), ("û", "u")] {
          folded = folded.replacing(marked, with: plain)
        }
      }
      for word in AmountGrammar.etransferWords.map(\.trimmingSpaces) {
        folded = folded.replacing(word, with: "etransfer")
      }
      folded = folded.replacing("no-show", with: "no show")
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
      return !next.contains(where: { $0.isLetter || $0.isNumber }) || Self.continuations.contains(next)
    }

    private static let continuations: Set<String> = [
      "in", "at", "to", "for", "with", "due", "because", "am", "pm", "paw", "leg", "foot", "knee", "hip",
      "tail",
      "today", "as", "and", "dog", "thanks", "per", "by", "from", "since", "wk", "week", "monday",
    ]

    mutating func dropTrailingQuestionMark() -> Bool {
      guard tokens.count > 1, tokens.last == "?" else { return false }
      while tokens.last == "?" { tokens.removeLast() }
      return true
    }

    mutating func skip(_ words: Set<String>) {
      while let next = peek, words.contains(next) { index += 1 }
    }

    mutating func skipSeparators() {
      while let next = peek, !next.contains(where: { $0.isLetter || $0.isNumber }) { index += 1 }
    }

    mutating func status() -> CellStatus? {
      for (phrase, status) in CellStatus.vocabulary
      where index + phrase.count <= tokens.count && Array(tokens[index..<index + phrase.count]) == phrase {
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
        if ["-", "to", "thru", "through"].contains(joint), let last = days.last, last < next {
          days += Weekday.allCases.filter { $0 > last && $0 <= next }
        } else if [",", "/", "&", "+", "and", "et"].contains(joint) {
          days.append(next)
        } else {
          break
        }
        index += 2
      }
      return days
    }

    mutating func span() -> DaySpan? {
      let start = index
      skip(["on", "all", "whole", "this", "the", ",", "-"])
      switch peek {
      case "week", "wk":
        index += 1
        return .wholeWeek
      case "next", "last":
        index = tokens.count
        return .otherWeek
      case "until", "till", "til":
        index += 1
        if let date = PartialDate(words: Array(tokens[index...]), taking: &index) { return .until(date) }
        if let day = peek.flatMap({ Weekday(name: $0) }) {
          index += 1
          return .days(Weekday.workdays.filter { $0 < day })
        }
      default:
        if let days = days() { return .days(days) }
      }
      index = start
      return nil
    }
  }
}
