import Civil
import Quantities
import Tabular

/// What one day cell says by itself, before its neighbours are asked.
enum CellMark: Hashable, Sendable {
  case blank
  /// A blank that was written out: `-`, `n/a`.
  case dash
  case amount(WrittenAmount)
  /// An amount of which the writer was not sure: `25?`.
  case doubtful(WrittenAmount)
  /// Looks like money and is none: `$2O`.
  case unreadableAmount
  /// A word for paid, without the amount.
  case paid(method: String)
  /// On the hike, paid with an earlier one: `prepaid`.
  case paidBefore
  /// A sign that stands for so many halves of a hike, paid at the price of its row: `P2`, `½`.
  case paidHalves(Int)
  /// `x`, a check mark, `y`: marked, without money.
  case mark
  /// `✗`: not on the hike, where check marks say who was.
  case cross
  case status(StatusPhrase)
  /// Scheduled, nobody knows whether paid: `?`.
  case doubt
  case text

  /// The amount, where one is written for certain.
  var money: Money? { if case .amount(let amount) = self { amount.money } else { nil } }

  var isPaid: Bool { if case .paid = self { true } else { false } }

  var isAmount: Bool { if case .amount = self { true } else { false } }

  init(_ raw: String) {
    let raw = WrittenNumber.visible(raw)
    let folded = raw.folded
    if folded.hasPrefix("~"), folded.hasSuffix("~"), folded.hasFigure {
      // "~25~" was struck out.
      self = .unreadableAmount
    } else if let inside = Self.bracketed(folded) {
      self = CellMark(inside)
    } else if folded.isEmpty {
      self = .blank
    } else if let bare = Self.withoutPictures(folded).map({ CellMark($0) }), bare != .text {
      self = bare
    } else if let pictured = Self.pictured(folded) {
      self = pictured
    } else if folded.hasSuffix("??"), folded.utf8.count > 2 {
      // "paid??"
      self = CellMark(String(folded.dropLast()))
    } else if folded.first == "'", let second = folded.dropFirst().first, second.isLetter,
      case let mark = CellMark(String(folded.dropFirst())), mark != .text
    {
      // The sign with which a spreadsheet is told that a cell is text.
      self = mark
    } else if let meant = CellSigns.meanings[folded] {
      self = meant
    } else if let first = folded.first, let last = folded.last, !first.isLetter || !last.isLetter,
      let meant = CellSigns.meanings[Self.withoutSigns(folded)]
    {
      self = meant
    } else if let meant = Self.withoutStops(folded).map({ CellMark($0) }), meant != .text {
      self = meant
    } else if Self.isDash(folded) {
      self = .dash
    } else if let method = Self.paidMethod(folded) {
      self = .paid(method: method)
    } else if Self.isPaidWithRemark(folded) {
      self = .paid(method: "")
    } else if let halves = HalvesOfDay.mark(folded) {
      self = halves
    } else {
      switch AmountGrammar.read(raw) {
      case .amount where AmountGrammar.isAskedFor(folded) || AmountGrammar.isReduced(folded):
        self = .unreadableAmount
      case .amount(let amount) where !Self.isSuspect(amount): self = .amount(amount)
      case .doubtful(let amount) where !Self.isSuspect(amount): self = .doubtful(amount)
      case .owing:
        self = .status(.whole(.unpaid))
      // "no $ yet" holds no figure.
      case .almost where !folded.hasFigure:
        self = StatusGrammar.read(raw).map { .status($0) } ?? .unreadableAmount
      case .amount, .doubtful, .almost: self = .unreadableAmount
      case .none where Self.beginsWithDebt(folded): self = .status(.whole(.unpaid))
      case .none where Self.speaksOfMoney(folded): self = .unreadableAmount
      case .none: self = StatusGrammar.read(raw).map { .status($0) } ?? Self.misspelt(folded)
      }
    }
  }

  /// A text without the pictures before and behind it, `✈️ away`; nil where there are none, or nothing else.
  private static func withoutPictures(_ folded: String) -> String? {
    guard !folded.isASCII, let first = folded.first, let last = folded.last,
      WrittenNumber.isPicture(first) || WrittenNumber.isPicture(last)
    else { return nil }
    var rest = folded[...]
    while let first = rest.first, WrittenNumber.isPicture(first) || first == " " { rest.removeFirst() }
    while let last = rest.last, WrittenNumber.isPicture(last) || last == " " { rest.removeLast() }
    return rest.isEmpty || rest.count == folded.count ? nil : String(rest)
  }

  /// What the picture before or behind words says of the day, `🤢 ate turkey bones`; nil where it is no status.
  private static func pictured(_ folded: String) -> CellMark? {
    guard !folded.isASCII, !folded.hasFigure else { return nil }
    return [folded.first, folded.last].lazy.compactMap { $0.flatMap { CellSigns.meanings[String($0)] } }
      .first { if case .status = $0 { true } else { false } }
  }

  /// Letters each with a full stop without them: `i.o.u.`, `n.s.`; nil for anything else.
  private static func withoutStops(_ folded: String) -> String? {
    let letters = folded.split(separator: ".", omittingEmptySubsequences: false)
    guard letters.count >= 3 || (letters.count == 2 && !letters[1].isEmpty),
      letters.dropLast().allSatisfy({ $0.count == 1 && $0.first?.isLetter ?? false }),
      letters.last.map({ $0.isEmpty || ($0.count == 1 && $0.first?.isLetter ?? false) }) ?? false
    else { return nil }
    return letters.joined()
  }

  /// The words of a cell that stands in brackets or in quotes as a whole, `(away)`, `‘sick’`; money there is below zero.
  private static func bracketed(_ folded: String) -> String? {
    guard let last = folded.last, let first = brackets[last], folded.first == first, folded.count > 2,
      !folded.hasFigure, folded.hasLetter
    else { return nil }
    let inside = folded.dropFirst().dropLast()
    return inside.contains(where: { $0 == first || $0 == last }) ? nil : String(inside)
  }

  /// What may stand before a text, by what stands behind it.
  private static let brackets: [Character: Character] = [
    ")": "(", "]": "[", "’": "‘", "”": "“", "\"": "\"", "'": "'", "»": "«",
  ]

  /// `paid!!`, `PAID :)`, `√ pd` without what stands beside the word; a question mark says something.
  private static func withoutSigns(_ folded: String) -> String {
    let folded = folded.drop { "✓✔√☑✅ ".contains($0) }
    guard folded.first?.isLetter ?? false, !folded.contains(where: { "?$".contains($0) || $0.isNumber })
    else {
      return ""
    }
    return String(folded[...(folded.lastIndex { $0.isLetter } ?? folded.startIndex)])
  }

  /// `owes me 20 me son`: what is owed, and nothing that was paid of it.
  private static func beginsWithDebt(_ folded: String) -> Bool {
    guard folded.hasFigure else { return false }
    let words = folded.split(separator: " ").map { String($0).trimming(".,;:!") }
    return words.count <= 6 && words.count(where: \.hasFigure) == 1
      && AmountWords.owing.set.contains(words[0]) && !words.contains(where: AmountWords.paid.set.contains)
  }

  /// Words for money with a number that may be a price, and no amount that stands by itself: `away, pd 30`,
  /// `half day 15`, `e-t 100 (4 hikes)`. What they say is asked about.
  private static func speaksOfMoney(_ folded: String) -> Bool {
    guard folded.hasFigure, folded.utf8.count <= 40 else { return false }
    let text = AmountWords.joiningEtransfer(WrittenNumber.loosened(folded))
    let tokens = PaidWhen.dropped(
      text.split(whereSeparator: \.isWhitespace).map(String.init), keepsNumber: false)
    let words = tokens.map { $0.trimming("-,.;:!()=") }
    let isAbout = words.contains {
      AmountWords.paid.set.contains($0) || AmountWords.ofMoney.set.contains($0)
        || AmountWords.refunds.set.contains($0)
        || !(AmountWords.methods[$0] ?? "").isEmpty
    }
    guard isAbout else { return false }
    return words.indices.contains { index in
      guard let cents = WrittenNumber.cents(words[index]), (1000...30_000).contains(cents) else {
        return false
      }
      // "paid until 25", "room 20 min".
      let before = index > 0 ? words[index - 1] : ""
      let after = index + 1 < words.count ? words[index + 1] : ""
      let isDate =
        SpanWords.meanings[before] != nil || MonthName.month(named: before) != nil
        || MonthName.month(named: after) != nil || SpanWords.openers.set.contains(before)
      return !isDate && !AmountWords.units.set.contains(after)
        && (index == 0 || cents % 500 == 0 || words[index].contains("."))
    }
  }

  /// A blank as accounts write it, ` $-   `, and as lines are drawn, `---`.
  private static func isDash(_ folded: String) -> Bool {
    guard let last = folded.last, "-–—_=$.".contains(last), !folded.hasNumber else {
      return false
    }
    var rest = folded
    for sign in AmountWords.currencies.words { rest = rest.swapping(sign, for: "") }
    rest = rest.trimmingSpaces
    return !rest.isEmpty && rest.allSatisfy { "-–—_=".contains($0) }
  }

  /// How it was paid where a cell says that it was and not how much: `paid - cash`; nil for anything else.
  private static func paidMethod(_ folded: String) -> String? {
    guard folded.utf8.count <= 30 else { return nil }
    let text = AmountWords.joiningEtransfer(folded)
    // When it came says nothing of how much: "paid Nov 6", "e-t 11/4".
    let tokens = PaidWhen.dropped(
      text.split(whereSeparator: \.isWhitespace).map(String.init), keepsNumber: false)
    let undated = tokens.filter { !PaidWhen.isNumericDate($0) }.joined(separator: " ")
    guard !undated.hasNumber else { return nil }
    var words = undated.split { !$0.isLetter && $0 != "'" }.map(String.init)
    let isMore = words.count >= 2
    // "pd by Sue"
    if words.count >= 3, AmountWords.payers.set.contains(words[words.count - 2]) { words.removeLast(2) }
    // "paid Thurs for Fri", but neither "paid for Fri" nor "paid for two"
    if let place = words.firstIndex(where: AmountWords.payingFor.set.contains), place > 0,
      words.indices.contains(place + 1),
      [words[place - 1], words[place + 1]].allSatisfy({ Weekday(name: $0) != nil })
    {
      words.remove(at: place)
    }
    // "cheque in mailbox"
    if words.count > 2, let method = AmountWords.methods[words[0]], !method.isEmpty,
      words.dropFirst().allSatisfy(PricedText.left.set.contains), StatusGrammar.read(folded) == nil
    {
      return method
    }
    let isDated = text.hasNumber
    let isPaid = words.contains {
      AmountWords.paid.set.contains($0) || (isDated && AmountWords.methods[$0] != nil)
    }
    guard isDated ? !words.isEmpty : isMore, isPaid,
      words.allSatisfy({
        AmountWords.paid.set.contains($0) || AmountWords.methods[$0] != nil
          || AmountWords.paidFillers.set.contains($0) || Weekday(name: $0) != nil
      })
    else { return nil }
    return words.compactMap { AmountWords.methods[$0] }.first { !$0.isEmpty } ?? ""
  }

  /// `pd, chased deer`: paid, and behind a comma words that say nothing of money, of a day or of a dog's state.
  private static func isPaidWithRemark(_ folded: String) -> Bool {
    guard !folded.hasFigure, let comma = folded.firstIndex(of: ","),
      AmountWords.paid.set.contains(String(folded[..<comma]))
    else { return false }
    let remark = String(folded[comma...].dropFirst()).trimmingSpaces
    let words = remark.split(separator: " ").map { String($0).trimming(".!") }
    return !words.isEmpty && words.count <= 5 && words.allSatisfy(AmountGrammar.isBesideMoney)
      && !words.contains(where: AmountWords.owing.set.contains) && StatusGrammar.read(remark) == nil
  }

  private static func misspelt(_ folded: String) -> CellMark {
    if let scanned = MisspeltWord.scanned(folded) { return CellMark(scanned) }
    // "s1ck", "cance11ed"
    if folded.hasFigure, folded.hasLetter {
      for plain in [folded, folded.swapping("1", for: "i")].map(MisspeltWord.unscanned) where !plain.hasFigure
      {
        if let phrase = StatusGrammar.read(plain) { return .status(phrase) }
      }
    }
    guard let meant = MisspeltWord.meant(folded) else {
      return (StatusGrammar.misspelt(folded) ?? StatusGrammar.within(folded)).map { .status($0) } ?? .text
    }
    if AmountWords.paid.set.contains(meant) { return .paid(method: "") }
    return StatusGrammar.read(meant).map { .status($0) } ?? .text
  }

  /// A bare number that is no price of a hike: a count, a year, a phone number; and what no hike ever cost, `131 100.00`.
  private static func isSuspect(_ amount: WrittenAmount) -> Bool {
    let cents = amount.money.magnitude.cents
    return amount.isBare && !(500...100_000).contains(cents) || cents > 1_000_000
  }
}
