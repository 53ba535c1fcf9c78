import Civil
import Tabular

/// A folded phrase as words and separators.
struct StatusTokens {
  var tokens: [String] = []
  var index = 0

  init(_ text: String) {
    var folded = text.folded
    // "away → →"
    while let arrow = SpanWords.arrows.words.first(where: { folded.hasSuffix($0) }),
      arrow.utf8.count < folded.utf8.count
    {
      folded = String(folded.dropLast(arrow.count)).trimmingSpaces
    }
    if !folded.isASCII {
      for (marked, plain) in SpanWords.unmarked { folded = folded.replacing(marked, with: plain) }
    }
    if !folded.holds(AmountWords.joinedEtransfer) { folded = AmountWords.joiningEtransfer(folded) }
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

  /// Whether "leave" stands next and behind it what to do with something: `leave at no. 32`.
  var isAtErrand: Bool {
    peek.map(SpanWords.leaves.set.contains) ?? false
      && tokens.dropFirst(index + 1).first.map(SpanWords.errands.set.contains) ?? false
  }

  /// `10:30`, `2pm`: an hour.
  private var isAtTime: Bool {
    guard let next = peek else { return false }
    // "vet appt 0900"
    if next.count == 4, let time = Int(next), time / 100 < 24, time % 100 < 60 { return true }
    guard let hour = Int(next.prefix { $0.isNumber }), (1...23).contains(hour) else { return false }
    let rest = next.drop { $0.isNumber }
    let following = index + 1 < tokens.count ? tokens[index + 1] : ""
    return SpanWords.hours.set.contains(String(rest))
      || (rest.isEmpty && (following == ":" || SpanWords.hours.set.contains(following)))
  }

  /// The other day that is all a text says: `to Tue`, `went Tues instead`.
  var dayInstead: Weekday? {
    guard let last = tokens.last, (2...5).contains(tokens.count) else { return nil }
    if tokens.count == 2, SpanWords.alone.set.contains(tokens[0]) { return Self.day(last) }
    guard SpanWords.instead.set.contains(last) else { return nil }
    let words = tokens.dropLast().drop { SpanWords.comings.set.contains($0) }
    return words.count == 1 ? words.first.flatMap { Self.day($0) } : nil
  }

  /// Past the word between a swap and the day it was with: `swap w Fri`.
  mutating func skipToOtherDay() {
    guard let next = peek, SpanWords.partners.set.contains(next), index + 1 < tokens.count,
      Weekday(name: tokens[index + 1]) != nil
    else { return }
    index += 1
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

  /// `isolating 14 days`.
  mutating func skipLength() {
    guard index + 1 < tokens.count, Int(tokens[index]) != nil,
      SpanWords.lengths.set.contains(tokens[index + 1])
    else { return }
    index += 2
  }

  mutating func skipSeparators() {
    while let next = peek, !next.hasWord { index += 1 }
  }

  /// The first phrase of several words, or word that is certain by itself, among at most seven that leave it so.
  mutating func certainStatus() -> CellStatus? {
    guard tokens.count <= 7,
      tokens.allSatisfy({
        (!$0.hasNumber || isTemperature($0)) && $0 != "?" && !SpanWords.exceptions.set.contains($0)
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

  /// `31c`.
  private func isTemperature(_ word: String) -> Bool {
    word.hasSuffix("c") && word.utf8.count <= 3 && Int(word.dropLast()) != nil
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
    if let status = ailment() { return status }
    for (phrase, status) in StatusWords.byFirstWord[first] ?? [] {
      guard let end = end(of: phrase) else { continue }
      index = end
      return status
    }
    return nil
  }

  /// Where a phrase ends that begins here; in "Rem. Day" and "self-iso" a mark stands amid it.
  private func end(of phrase: [String]) -> Int? {
    var place = index
    for (number, word) in phrase.enumerated() {
      if number > 0, place < tokens.count, tokens[place] != word, [".", "-"].contains(tokens[place]) {
        place += 1
      }
      guard place < tokens.count, tokens[place] == word else { return nil }
      place += 1
    }
    return place
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
}
