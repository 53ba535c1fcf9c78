import Civil
import Tabular

/// Days and weeks that a note names apart from what became of its dog.
extension NoteGrammar {
  /// Before the first day of an absence: `leaves Thu, away`.
  static let leaving = WordRule(
    "away from Thu", "leaves, leaving, part", like: "leaves Thu, away", "away, leaving Thu")

  /// Before days on which a dog does not come, with nothing else: `no Wed`, `not Mon or Fri`.
  static let nos = WordRule(
    CellStatus.off, "no, not, pas, kein", like: "no Wed", "not Mon or Fri", "no Thu this week")
  static let besideNos = WordRule(
    (), "or, and, nor, n, et, ou, de, le, this, week, wk, hike, hikes, please, pls", like: "no Mon or Fri",
    "no Thu this week")

  /// Behind an absence these say how late it was told.
  static let lateNotices = WordRule(
    CellStatus.cancelled, "at the last minute, last minute, last min, short notice, à la dernière minute",
    like: "cancelled Tue last minute")

  /// `spayed - off 2 wks`: for how many weeks.
  static let weekWords = WordRule(
    (), "wk, wks, week, weeks, semaine, semaines", like: "off 2 wks", "neutered, off two weeks")
  static let counts: [WordRule<Int>] = [
    WordRule(2, "2, two, deux", like: "off two wks"), WordRule(3, "3, three, trois", like: "off 3 weeks"),
    WordRule(4, "4, four, quatre", like: "off 4 wks"), WordRule(6, "6, six", like: "off six weeks"),
  ]
  /// Before a number of weeks these say how often, or from when on.
  static let rates = WordRule(
    (), "every, each, per, in, tous, toutes, aux", like: "off every 2 weeks", "off in 2 weeks")

  /// The days on which a dog does not come; nil for any other note.
  static func daysOff(_ words: [String]) -> [Weekday]? {
    guard let first = words.first, nos.set.contains(first) else { return nil }
    let rest = words.dropFirst().filter { $0.hasLetter && !besideNos.set.contains($0) }
    let days = rest.compactMap { Weekday(name: $0) }
    return !days.isEmpty && days.count == rest.count ? days : nil
  }

  /// What a note says of its days with its words for late notice left out; nil where it has none.
  static func withoutNotice(_ folded: String) -> StatusPhrase? {
    guard let notice = lateNotices.words.first(where: folded.holds) else { return nil }
    return StatusGrammar.read(folded.swapping(notice, for: "").collapsingSpaces)
  }

  /// The days that stand apart from the status, `limping, off til Thu`, `home Thu (tummy)`, `leaves Thu, away`; nil where there are
  /// none, or money is spoken of.
  static func span(in words: [String]) -> DaySpan? {
    guard let first = words.firstIndex(where: { Weekday(name: $0) != nil }),
      let last = words.lastIndex(where: { Weekday(name: $0) != nil }),
      words.allSatisfy({
        !AmountWords.paid.set.contains($0) && !AmountWords.owing.set.contains($0) && !$0.hasNumber
      })
    else { return nil }
    let away = CellStatus.away.rawValue
    let days = words[first...last].joined(separator: " ")
    let before = first > 0 ? words[first - 1] : ""
    let text =
      if leaving.set.contains(before) {
        "\(away) \(SpanWords.onwards.words[0]) \(days)"
      } else if SpanWords.meanings[before] == .until || SpanWords.onwards.set.contains(before) {
        "\(away) \(before) \(days)"
      } else if StatusWords.returns.words.contains(before) {
        "\(before) \(days)"
      } else {
        "\(away) \(days)"
      }
    guard let span = StatusGrammar.read(text)?.span, span != .unspecified else { return nil }
    return span
  }

  /// Whether a note is of its own week up to the next: `sprained - off till next wk`.
  static func endsBeforeNextWeek(_ words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains { before, word in
      SpanWords.meanings[before] == .until && SpanWords.meanings[word] == .otherWeek
    }
  }

  /// For how many weeks an absence lasts, and whether from the next on: `off 2 wks`, `away next 2 wks`; nil for any other note.
  static func weeks(in words: [String]) -> (count: Int, isFromNext: Bool)? {
    for place in words.indices.dropFirst() where weekWords.set.contains(words[place]) {
      guard let count = counts.first(where: { $0.set.contains(words[place - 1]) })?.meaning else { continue }
      let before = place > 1 ? words[place - 2] : ""
      guard !rates.set.contains(before), !words.contains(where: AmountWords.paid.set.contains),
        !words.contains(where: AmountWords.owing.set.contains)
      else { return nil }
      return (count, SpanWords.meanings[before] == .otherWeek)
    }
    return nil
  }

  /// What a note says of its days with the number of weeks left out, `off two wks`; nil where it has none.
  static func withoutLength(_ words: [String]) -> StatusPhrase? {
    guard weeks(in: words) != nil, let place = words.lastIndex(where: weekWords.set.contains) else {
      return nil
    }
    let rest = words[..<(place - 1)] + words[(place + 1)...]
    return StatusGrammar.read(rest.filter { SpanWords.meanings[$0] != .otherWeek }.joined(separator: " "))
  }

  /// The days of an absence of which the phrase itself says none, or another week; nil where nothing beside it says them.
  static func ownDays(
    of phrase: StatusPhrase, _ words: [String], _ week: Week
  ) -> (dates: [CivilDate], isNextWeek: Bool)? {
    guard phrase.status != .interview, [.unspecified, .otherWeek].contains(phrase.span) else { return nil }
    if endsBeforeNextWeek(words) { return (week.workdays, false) }
    if let (count, isFromNext) = weeks(in: words) {
      let first = isFromNext ? 1 : 0
      return ((first..<first + count).flatMap { week.adding(weeks: $0).workdays }, isFromNext)
    }
    guard phrase.span == .unspecified, let span = span(in: words) else { return nil }
    let dates = dates(span, week: week.monday, unspecified: [])
    return dates.isEmpty ? nil : (dates, false)
  }
}
