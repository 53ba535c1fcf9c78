import Civil
import Quantities
import Tabular

/// What a Notes cell says of the days of its week. What is not understood stays a note, as typed.
struct NoteMeaning: Hashable, Sendable {
  let status: CellStatus
  let days: [CivilDate]
  /// Whether it speaks of other weeks than its own.
  var isNextWeek = false
  /// The day on which the hike of the one day was instead.
  var movedTo: CivilDate?
}

enum NoteGrammar {
  /// Statuses that a note can settle for whole days; owing and moving need more than a note.
  private static let settled: Set<CellStatus> = [
    .away, .injured, .sick, .cancelled, .interview, .grooming, .vet, .off, .noShow,
  ]

  /// Nil where the note says nothing certain about its week or the next: `swap with Bella`, `owes $25`.
  static func read(_ text: String, week monday: CivilDate?) -> NoteMeaning? {
    read(CellText(text), week: monday)
  }

  static func read(_ text: CellText, week monday: CivilDate?) -> NoteMeaning? {
    if let monday, let move = move(text.folded) {
      let week = Week(containing: monday)
      return NoteMeaning(
        status: .rescheduled, days: [week.date(of: move.from)], movedTo: week.date(of: move.to))
    }
    if let monday, let days = daysOff(text.words) {
      let week = Week(containing: monday)
      return NoteMeaning(status: nos.meaning, days: days.map { week.date(of: $0) })
    }
    guard let phrase = text.noteStatus, settled.contains(phrase.status),
      !phrase.isTentative
    else {
      return nil
    }
    if let monday, let days = ownDays(of: phrase, text.words, Week(containing: monday)) {
      return NoteMeaning(status: phrase.status, days: days.dates, isNextWeek: days.isNextWeek)
    }
    // "off to PEI next week"
    let isOfNext = SpanWords.nextWeek.words.contains(where: text.folded.hasSuffix)
    if phrase.span == .otherWeek || isOfNext && phrase.span == .unspecified {
      guard let monday, isOfNext else { return nil }
      let week = Week(containing: monday).adding(weeks: 1)
      return NoteMeaning(status: phrase.status, days: week.workdays, isNextWeek: true)
    }
    guard let monday else { return NoteMeaning(status: phrase.status, days: []) }
    if phrase.status == .off, phrase.span == .unspecified,
      let rule = holidays.first(where: { $0.words.contains { text.folded.holds($0) } })
    {
      return rule.meaning.map { NoteMeaning(status: .off, days: [Week(containing: monday).date(of: $0)]) }
    }
    if phrase.span == .unspecified, let month = monthAhead(text.words),
      !Week(containing: monday).workdays.contains(where: { $0.month == month })
    {
      return nil
    }
    // An interview or a groomer's visit is one day; without its name nobody knows which.
    let isSingle = [.interview, .grooming, .vet].contains(phrase.status)
    let week = isSingle ? [] : Week(containing: monday).workdays
    let days = dates(phrase.span, week: monday, unspecified: week)
    // "away Feb 19-23" in the week of Feb 5 says nothing of that week.
    let own = Week(containing: monday)
    let isElsewhere = !days.isEmpty && !days.contains { $0.monday == own.monday }
    return NoteMeaning(status: phrase.status, days: days, isNextWeek: isElsewhere)
  }

  /// With these a note says with whom a dog does not go.
  static let others = WordRule(
    (),
    """
    no hikes with, no hike with, not with, not w/, but the dog, but dog, dog is still, but he is, but she is, 's sister,
    's brother, 's pup, 's friend
    """,
    like: "no hikes with Thor!",
    "away at school but the dog is here", "interview hike with Gale's sister")

  /// What a note says of its dog, be its first word spelled badly; nil where it tells of another one, or has a telephone number.
  static func status(_ text: CellText) -> StatusPhrase? {
    guard
      let phrase = text.status ?? StatusGrammar.misspelt(text.folded) ?? withoutNotice(text.folded)
        ?? withoutLength(text.words),
      !text.raw.split(separator: " ").contains(where: { AmountGrammar.isPhone(String($0)) }),
      !text.words.contains(where: { Weekday(name: $0).map { $0 > .friday } ?? false }),
      !others.words.contains(where: { text.folded.holds($0) }),
      // "back on Thurs" does not say since when it is away.
      !StatusWords.returns.words.contains(where: { text.folded.hasPrefix($0 + " ") })
    else { return nil }
    return phrase
  }

  /// A holiday is one day of its week: the one on which it always falls, else a note says only that there is one.
  static let holidays: [WordRule<Weekday?>] = [
    WordRule(.friday, "good friday, good fri, vendredi saint", like: "Good Friday off - no hike"),
    WordRule(
      .monday,
      """
      easter monday, easter mon, victoria day, labour day, labor day, thanksgiving, family day, heritage day, natal day,
      civic holiday, fête de la reine, fête du travail, lundi de pâques
      """, like: "Thanksgiving", "Labour Day - no hikes"),
    WordRule(
      nil,
      """
      new year, new yrs, canada day, christmas, xmas, boxing day, remembrance day, truth and reconciliation, election day,
      noël, jour de l'an, fête du canada
      """, like: "Christmas", "Remembrance Day - no hike"),
  ]

  /// The month of `vacation in Dec`, which says nothing of the weeks before it.
  private static func monthAhead(_ words: [String]) -> Int? {
    zip(words, words.dropFirst()).lazy.compactMap { before, word in
      months.set.contains(before) ? MonthName.month(named: word) : nil
    }.first
  }

  static let months = WordRule(
    (), "in, en", like: "vacation in Dec", "away in August", "en vacances en juillet")

  /// Money that a note says came in: `CA$50`, `e-t $75 May 17`, `prepaid $100 till June`. Nil where it only speaks of
  /// some: `owes $25`, `will pay $50`.
  static func payment(_ text: CellText, _ prices: HikePrices = HikePrices()) -> Money? {
    if case .amount(let amount) = text.amount, !amount.isBare, !amount.hasRemark { return amount.money }
    // "no. 233" is a number.
    let folded = withoutCountAhead(withSigns(withoutCheques(text.folded).swapping("no. ", for: "#")))
    guard folded.hasFigure, folded.utf8.count <= 100, !isGift(folded.split(separator: " ").map(String.init))
    else { return nil }
    if let more = more(folded) { return more }
    if let bare = bare(folded, prices) { return bare }
    guard folded.holds("$") else { return nil }
    // "$60 left in mailbox"; "$60 left" is owed.
    let isLeft = leftIn.words.contains { folded.holds(" \($0) ") }
    let words = folded.split { !$0.isLetter && $0 != "'" && $0 != "-" }.map(String.init)
    let isReceived =
      isLeft
      || words.contains {
        AmountWords.paid.set.contains($0) || AmountWords.methods[$0] != nil || received.set.contains($0)
      }
      || AmountWords.etransfer.words.contains { folded.holds($0) }
    guard isReceived, words.allSatisfy({ !isOpen($0) }) else { return nil }
    let amounts = folded.swapping("$ ", for: "$").split(separator: " ").compactMap { token -> Money? in
      let token = String(token).trimming(".,;:!")
      guard token.contains("$"), case .amount(let amount) = AmountGrammar.read(token) else {
        return nil
      }
      return amount.money
    }
    return amounts.count == 1 && amounts[0].cents >= 1000 ? amounts[0] : nil
  }

  /// `25,00 $` as `25,00$`.
  private static func withSigns(_ folded: String) -> String {
    guard folded.holds(" $") else { return folded }
    var text = ""
    for character in folded {
      let isBehindFigure = text.last == " " && text.dropLast().last?.isNumber ?? false
      if character == "$", isBehindFigure { text.removeLast() }
      text.append(character)
    }
    return text
  }

  /// Money that came beside what the days show: `+10 for last Thu`.
  private static func more(_ folded: String) -> Money? {
    guard folded.hasPrefix("+"), folded.hasLetter, let first = folded.split(separator: " ").first,
      case .amount(let amount) = AmountGrammar.read(String(first.dropFirst())), amount.money.cents >= 500
    else { return nil }
    return amount.money
  }

  /// Money without its sign, right behind a word for money received or given back, or all by itself: `paid 60 Wed`,
  /// `deposit 100`, `refund 20 for wed`, `80`. Given back it is below zero.
  private static func bare(_ folded: String, _ hikes: HikePrices) -> Money? {
    let typed = AmountWords.joiningEtransfer(folded).split(whereSeparator: \.isWhitespace).map {
      String($0).trimming("-,.;:!()=")
    }
    let tokens = PaidWhen.dropped(typed)
    func price(_ token: String) -> Money? {
      guard let cents = WrittenNumber.cents(token.trimming("$")), cents <= 50_000,
        (cents >= 2000 && cents % 500 == 0) || (cents >= 1500 && hikes.halves(cents) ?? 0 >= 2)
      else { return nil }
      return Money(cents: cents)
    }
    let prices = tokens.compactMap(price)
    guard prices.count == 1, let money = prices.first else { return nil }
    if tokens.count == 1 { return folded.hasLetter || folded.holds("/") ? nil : money }
    guard let place = tokens.firstIndex(where: { price($0) != nil }) else { return nil }
    let before = tokens[..<place].filter { $0.hasLetter && !fillers.set.contains($0) }
    func isBack(_ word: String) -> Bool {
      AmountWords.back.set.contains(word) || AmountWords.refunds.set.contains(word)
    }
    if before.contains(where: isBack) {
      return before.allSatisfy { isBack($0) || AmountWords.giving.set.contains($0) } ? -money : nil
    }
    // "pay me 50 cash"
    let isBefore = place + 1 < tokens.count && !(AmountWords.method(tokens[place + 1]) ?? "").isEmpty
    // "50 cash for the week"
    if isBefore, place == 0, tokens.dropFirst(2).allSatisfy(wholeWeek.set.contains) { return money }
    // "paid 36 ahead for next wk"
    let isAhead = ahead.words.contains { folded.holds($0 + " ") }
    guard let word = before.last, before.count <= 3,
      !tokens.contains(where: { isOpen($0) && !(isAhead && SpanWords.meanings[$0] == .otherWeek) })
    else { return nil }
    return isBefore || AmountWords.method(word) != nil || received.set.contains(word) ? money : nil
  }

  /// Behind an amount these say where she found it.
  static let leftIn = WordRule(
    6000, "left in, left on, left under, left with, left at", like: "$60 left in mailbox",
    "$60.00 left under the mat")

  /// Behind what was paid these say for how many hikes to come.
  static let ahead = WordRule(7500, "for next, for the next", like: "paid $75 for next 3")

  private static func withoutCountAhead(_ folded: String) -> String {
    guard let words = ahead.words.first(where: folded.holds), let place = folded.firstRange(of: words + " "),
      folded[place.upperBound...].first?.isNumber ?? false
    else { return folded }
    return String(folded[..<place.lowerBound] + folded[place.upperBound...].drop(while: \.isNumber))
  }

  private static func isOpen(_ word: String) -> Bool {
    AmountWords.owing.set.contains(word) || open.set.contains(word)
  }

  /// Between a word for money and the figure these say nothing.
  static let fillers = WordRule(7500, "ahead, me, in, advance, up, of, us", like: "pd ahead 75", "paid me 75")

  /// Behind an amount with how it came these say nothing more.
  static let wholeWeek = WordRule(
    7500, "for, the, this, week, wk, whole, pour, la, semaine", like: "75 cash for the week", "75 chq for wk")

  /// Words of a note that money came in, beside those of a cell.
  static let received = WordRule(
    7500,
    "prepaid, prepd, prepayé, gave, dropped, deposit, deposited", like: "prepaid $75 till June",
    "gave me $75 today")
  /// With these it did not come, or not as money of its own.
  static let open = WordRule(
    (),
    """
    not, no, will, bounced, nsf, instead, should, would, refund, refunded, credit, back, next, each, per, rate, if, was,
    remboursé, crédit, less, short, extra, tip, tips, p/p, pp, ea, agreed
    """,
    like: "will pay $75 cash", "agreed $75, pays cash", "paid $75 each", "cash $75 next week")

  /// Beside what the days of a row come to these say that it is for them.
  static let altogether = WordRule(
    3600, "both, all, altogether, together, total, les deux", like: "gave me $36 both days",
    "paid $36 for all")

  /// The days a span speaks of; `until` reaches past the week, Monday to Friday, its own day included.
  static func dates(_ span: DaySpan, week monday: CivilDate, unspecified: [CivilDate]) -> [CivilDate] {
    let week = Week(containing: monday)
    switch span {
    case .unspecified: return unspecified
    case .wholeWeek: return week.workdays
    case .otherWeek: return []
    case .days(let days): return days.map { week.date(of: $0) }
    case .dates(let first, let last):
      guard let start = date(first, week), let end = date(last, week), start <= end,
        start.days(until: end) <= 60
      else { return [] }
      return (start.dayNumber...end.dayNumber).map { CivilDate(dayNumber: $0) }.filter {
        $0.weekday <= .friday
      }
    case .until(let partial):
      guard let end = date(partial, week), end >= monday, monday.days(until: end) <= 366 else {
        return []
      }
      return (monday.dayNumber...end.dayNumber).map { CivilDate(dayNumber: $0) }.filter {
        $0.weekday <= .friday
      }
    }
  }

  /// A date near a week; month 0 is the month in which the day falls into the week, or comes next.
  private static func date(_ partial: PartialDate, _ week: Week) -> CivilDate? {
    guard partial.month == 0 else { return partial.date(near: week.monday) }
    return (0..<35).lazy.map { week.monday.adding(days: $0) }.first { $0.day == partial.day }
  }
}
