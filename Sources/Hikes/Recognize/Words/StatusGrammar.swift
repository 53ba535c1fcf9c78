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
    guard !isNoStatus(text) else { return nil }
    if let phrase = phrase(text) ?? untilReturn(text) { return phrase }
    // "9:20-12:30 owes": the hours say nothing more
    if let space = text.firstIndex(of: " "), case let hours = text[..<space], hours.contains(":"),
      hours.allSatisfy({ $0.isNumber || ":.-–".contains($0) }),
      let phrase = phrase(String(text[space...].dropFirst()))
    {
      return phrase
    }
    // A line break in a cell may part what it says: "away⏎Florida".
    if text.contains(where: \.isNewline) {
      let parts = text.split(whereSeparator: \.isNewline).map { String($0).trimmingSpaces }
      if let phrase = phrase(parts.joined(separator: ", ")) { return phrase }
    }
    // "rain - cancelled", "hiked, owes", "porcupine? no hike": the last part may say it.
    for separator in [" - ", " – ", ": ", ", ", "; ", "! ", "? ", ". ", " ("] where text.holds(separator) {
      guard let tail = text.split(separator: separator).last.map(String.init), tail.count < text.count else {
        continue
      }
      // "next week: away"
      if PartialDate.words(text).contains(where: { SpanWords.meanings[$0] == .otherWeek }) { break }
      let words = text.folded.split(separator: " ").count
      let last = tail.trimming(")!. ")
      // "ice on their hill, no!"
      if words <= 7, separator != "? ", StatusWords.denials.set.contains(last.folded) { return .whole(.off) }
      if let phrase = phrase(last), phrase.isWhole, words <= 7 || words <= 9 && phrase.status == .off {
        let head = text.dropLast(tail.count + separator.count)
        return phrase.status == .off ? withReason(phrase, String(head).folded) : phrase
      }
    }
    return hyphened(text)
  }

  /// `paw, off until the 14th` is hurt: no more than a part of the dog says why it stays at home.
  private static func withReason(_ phrase: StatusPhrase, _ reason: String) -> StatusPhrase {
    let words = reason.split(separator: " ").map(String.init)
    guard let part = words.last, StatusTokens.parts.set.contains(part),
      words.dropLast().allSatisfy(StatusTokens.sides.set.contains)
    else { return phrase }
    return StatusPhrase(
      status: StatusTokens.parts.meaning, span: phrase.span, target: phrase.target,
      isTentative: phrase.isTentative)
  }

  /// `rain-no hike`, `long wknd-away`: what stands behind the last hyphen, several words on one side of it at least. `Early drop-off` is
  /// one word.
  private static func hyphened(_ text: String) -> StatusPhrase? {
    let folded = text.folded
    guard let hyphen = folded.lastIndex(of: "-"), folded.split(separator: " ").count <= 7 else { return nil }
    let (head, tail) = (folded[..<hyphen].split(separator: " "), String(folded[hyphen...].dropFirst()))
    let words = tail.split(separator: " ").count
    guard let last = head.last, head.count + words > 2, tail.first?.isLetter ?? false,
      !folded.hasFigure, !StatusWords.hyphened.set.contains(String(last))
    else { return nil }
    if StatusWords.denials.set.contains(tail) { return .whole(.off) }
    return phrase(tail).flatMap { $0.isWhole ? $0 : nil }
  }

  /// `back Wed`, `back on the 6th`: away until then.
  private static func untilReturn(_ text: String) -> StatusPhrase? {
    let folded = text.folded
    for word in StatusWords.returns.words where folded.hasPrefix(word + " ") {
      let day = folded.dropFirst(word.count + 1)
      guard let found = phrase("\(StatusWords.returns.meaning) \(day)") else { return nil }
      if Weekday(name: String(day).trimming(". ")) != nil { return found }
      if case .until = found.span, found.isWhole { return found }
      return nil
    }
    return nil
  }

  /// What a day says of whom the dog is with or who owes, whoever that is, or of money that is late: `at Dan's this wk`, `Bob
  /// owes`, `chq coming`. Elsewhere such a name may be a dog's.
  static func ofSomebody(_ folded: String) -> CellStatus? {
    let words = folded.split(separator: " ").map { String($0).trimming(".!,") }
    guard words.count > 1 else { return nil }
    if StatusWords.stays.set.contains(words[0]), words[1].count > 3, words[1].hasSuffix("'s"),
      words.dropFirst(2).allSatisfy(StatusWords.besideStays.set.contains)
    {
      return StatusWords.stays.meaning
    }
    if sayMoneyIsLate(words) { return .unpaid }
    let isName = words[0].allSatisfy(\.isLetter) && !AmountWords.nobody.set.contains(words[0])
    return words.count == 2 && isName && AmountWords.owes.set.contains(words[1]) ? .unpaid : nil
  }

  /// Whether words say of a way to pay that it is not there yet: `e-transfer on the way`.
  private static func sayMoneyIsLate(_ words: [String]) -> Bool {
    // A cell may hold a whole page.
    words.count <= longestLate
      && words.indices.dropFirst().contains { place in
        AmountWords.late.set.contains(words[place...].joined(separator: " "))
          && AmountWords.isMethod(words[..<place].joined(separator: " "))
      }
  }

  /// `e transfer is still to come`
  private static let longestLate = 8

  /// Whether a day says who paid and nothing else: `hubby pd`.
  static func saysWhoPaid(_ folded: String) -> Bool {
    let words = folded.split(separator: " ").map { String($0).trimming(".!,") }
    let others = [
      AmountWords.nobody, AmountWords.paidFillers, AmountWords.notPaid, AmountWords.besideNotPaid,
      AmountWords.guesses,
    ]
    return words.count == 2 && AmountWords.paid.set.contains(words[1]) && words[0].count > 2
      && words[0].allSatisfy(\.isLetter) && !AmountWords.half.set.contains(words[0])
      && !AmountWords.doubtful.set.contains(words[0]) && !others.contains { $0.set.contains(words[0]) }
  }

  /// What a heading says beside its day of why nobody hikes, in its own words: `Mon 4 (Natal Day)`, `Tue 30 - STAT`.
  static func closing(_ heading: String) -> (status: CellStatus, words: String)? {
    guard heading.utf8.count <= 60, let start = heading.firstIndex(where: { " (-–\n".contains($0) }) else {
      return nil
    }
    let words = heading[start...].split { " ()-–,.:\n".contains($0) }.map(String.init).drop { word in
      word.hasNumber || MonthName.month(named: word.folded) != nil || Weekday(name: word.folded) != nil
    }
    guard !words.isEmpty, case let said = words.joined(separator: " "), let phrase = read(said),
      phrase.isWhole,
      [.off, .cancelled].contains(phrase.status)
    else { return nil }
    return (phrase.status, said)
  }

  /// Whether a text says that what was the matter is no more, or that the dog is not.
  private static func isNoStatus(_ text: String) -> Bool {
    let folded = text.folded
    return StatusWords.recoveries.words.contains { folded.holds($0) }
      || StatusWords.deaths.words.contains { folded.holds($0) }
      || StatusWords.keptFrom.words.contains { folded.holds($0) }
  }

  /// What a few words in a day come to with a phrase in them that can mean nothing else: `dog sick today`, `they are on
  /// vacation`. What takes it back, or speaks of somebody else, leaves it open.
  static func within(_ text: String) -> StatusPhrase? {
    guard !isNoStatus(text) else { return nil }
    var tokens = StatusTokens(text)
    return tokens.certainStatus().map { .whole($0) }
  }

  /// What a text says whose first word has a slip, `awya thurs`, `hert paw`, or a later one of a known phrase: `no shwo`.
  static func misspelt(_ folded: String) -> StatusPhrase? {
    if let status = misspeltPhrase(folded) { return .whole(status) }
    let word = String(folded.prefix { $0.isLetter })
    guard word.utf8.count >= 4, word != folded, let meant = MisspeltWord.meant(word), meant != word else {
      return nil
    }
    return read(meant + folded.dropFirst(word.count))
  }

  /// What a known phrase means that a text is but for one word after its first with letters in another order.
  private static func misspeltPhrase(_ folded: String) -> CellStatus? {
    let words = folded.split(separator: " ").map(String.init)
    guard (2...4).contains(words.count), words.allSatisfy({ $0.allSatisfy(\.isLetter) }) else { return nil }
    let meant = (StatusWords.byFirstWord[words[0]] ?? []).filter { known in
      known.phrase.count == words.count
        && zip(known.phrase, words).allSatisfy { $0 == $1 || $1.count >= 4 && MisspeltWord.isTurned($1, $0) }
    }
    return Set(meant.map(\.status)).count == 1 ? meant.first?.status : nil
  }

  private static func phrase(_ text: String) -> StatusPhrase? {
    var tokens = StatusTokens(text)
    let isTentative = tokens.dropTrailingQuestionMark()
    tokens.skip(SpanWords.bullets.set)
    if let day = tokens.dayInstead {
      return StatusPhrase(status: .rescheduled, span: .unspecified, target: day, isTentative: isTentative)
    }
    let leading = tokens.days()
    if leading != nil { tokens.skipSeparators() }
    if tokens.isAtErrand { return nil }
    guard var status = tokens.status() ?? tokens.statusOfSubject() else { return nil }
    if status == .off {
      if tokens.isAtLead { return nil }
      // "off sick" is sick.
      status = tokens.status() ?? .off
    }
    var target: Weekday?
    var span = leading.map { DaySpan.days($0) } ?? .unspecified
    if status == .rescheduled {
      tokens.skip(SpanWords.towards.set)
      tokens.skipToOtherDay()
      target = tokens.days()?.first
      if target == nil { tokens.skipDate() }
    } else {
      tokens.skip(SpanWords.additions.set)
      tokens.skipLength()
      if let read = tokens.span() { span = read }
    }
    if status == .unpaid, span == .unspecified { tokens.skipDays() }
    // "off this wk, sprained leg", "didn't come, fever" say why.
    if status == .off || status == .noShow, let reason = tokens.reason() { status = reason }
    let isSpent = status == .rescheduled ? tokens.isBehindPartner : span != .unspecified && tokens.isAtRemark
    guard tokens.isAtFreeText || isSpent else { return nil }
    return StatusPhrase(
      status: status, span: span, target: target, isTentative: isTentative, isWhole: tokens.peek == nil)
  }
}
