import Tabular

/// Hikes that were paid ahead with a card of so many, counted as they are used: `2/10`, and the next time `3/10`.
struct PunchCard: Hashable {
  let hike: Int
  let hikes: Int
  /// Whether the text calls it a card: `card 2/5`, `2 of 5 on pass`.
  let isNamed: Bool

  init?(_ folded: String) {
    guard folded.holds("/") || folded.holds(" of ") else { return nil }
    var rest = folded.swapping(" of ", for: "/")
    if rest.hasLetter {
      guard folded.utf8.count <= 20 else { return nil }
      let words = rest.split { " #()".contains($0) }.map(String.init)
      let others = words.filter { !Self.cards.set.contains($0) && !Self.besideCards.set.contains($0) }
      guard others.count == 1, words.contains(where: Self.cards.set.contains) else { return nil }
      rest = others[0]
    }
    let parts = rest.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, parts.allSatisfy({ (1...2).contains($0.utf8.count) }),
      let hike = Int(parts[0]), let hikes = Int(parts[1]), hikes >= 4, (1...hikes).contains(hike)
    else { return nil }
    // "2 of 10" is no date, but "20 of 25" may be money.
    isNamed =
      folded.hasLetter && !(hike >= 10 && hike.isMultiple(of: 5) && hikes.isMultiple(of: 5))
      || !rest.elementsEqual(folded.swapping(" of ", for: "/"))
    (self.hike, self.hikes) = (hike, hikes)
  }

  /// `#7`, on a card of so many.
  private init?(numbered folded: String, of hikes: Int?) {
    guard folded.first == "#", let hikes, let hike = Int(folded.dropFirst()), (1...hikes).contains(hike)
    else {
      return nil
    }
    (self.hike, self.hikes, isNamed) = (hike, hikes, false)
  }

  /// What such a card is called beside the count: it takes no more to know it.
  static let cards = WordRule(
    "2/5", "card, cards, punch, punchcard, pass, pk, pack, pkg, package, carte", like: "card 2/5",
    "punch 2/5", "2/5 pass")
  static let besideCards = WordRule(
    "2/5", "hike, hikes, walk, on, used, her, his", like: "2 of 5 on card", "card hike 2/5")

  /// The texts of such hikes where most of them follow on the one before of their dog, so that no date can be meant.
  /// - Parameters:
  ///   - rows: the texts of each dog's days, in their order.
  ///   - told: of how many hikes the cards are that the sheet speaks of; these need not follow on, unless they are counted by
  ///     their number alone: `#7`, and the next time `#8`.
  static func texts(_ rows: [[String]], told: Set<Int> = []) -> Set<String> {
    var (found, named): (Set<String>, Set<String>) = ([], [])
    var (next, other) = (0, 0)
    for texts in rows {
      var last: PunchCard?
      for text in texts {
        let whole = PunchCard(text)
        guard let card = whole ?? PunchCard(numbered: text, of: told.max()) else { continue }
        found.insert(text)
        if let whole, whole.isNamed || told.contains(whole.hikes) { named.insert(text) }
        if let last {
          if card.hikes == last.hikes, card.hike == last.hike + 1 || card.hike < last.hike && card.hike <= 2 {
            next += 1
          } else {
            other += 1
          }
        }
        last = card
      }
    }
    return next >= 3 && other * 4 <= next ? found : named
  }

  /// Of how many hikes the cards are that a text speaks of: `10-pack $250`, `pass of 5`.
  static func told(_ words: [String]) -> [Int] {
    words.indices.filter { cards.set.contains(words[$0]) }.flatMap { place in
      words[max(0, place - 2)..<min(words.count, place + 3)].compactMap(Int.init).filter {
        (4...50).contains($0)
      }
    }
  }

  /// Whether rows of several names count on such cards, so that none of them is a heading of dates.
  static func areUsed(in sheet: SheetCells) -> Bool {
    guard sheet.texts.all.contains(where: { $0.numericDate != nil && PunchCard($0.folded) != nil }) else {
      return false
    }
    var rows: [String: [String]] = [:]
    for row in 1..<sheet.rowCount + 1 {
      guard let name = sheet[row: row].first, name.hasLetter, name.title(nil) == nil, !name.isHeading,
        !EntryList.dates.set.contains(name.folded)
      else { continue }
      rows[name.folded, default: []] += sheet[row: row].filled.dropFirst().map(\.folded)
    }
    let counting = rows.values.filter { texts in texts.count { PunchCard($0) != nil } >= 2 }
    return counting.count >= 2 && !texts(Array(counting)).isEmpty
  }

  /// What was paid beside the first hike of a card of so many, `1/10 new card $180`, `$180 new card 1/10`; nil for anything else.
  static func payment(_ folded: String, hikes: Set<Int>) -> WrittenAmount? {
    let words = folded.split(separator: " ").map { String($0).trimming("-,.:;=()") }.filter { !$0.isEmpty }
    guard words.count > 1, let place = words.firstIndex(where: { PunchCard($0) != nil }),
      place == 0 || place == words.count - 1, let card = PunchCard(words[place]), hikes.contains(card.hikes),
      case let others = place == 0 ? words.dropFirst() : words.dropLast(),
      case .amount(var amount) = CellMark(others.filter { !sold.set.contains($0) }.joined(separator: " "))
    else { return nil }
    amount.hasRemark = true
    return amount
  }

  /// `$230 10 pack`, `$230 10-hike card`, `225 pkg`, `250 pkg of 10`, `10 pack $225`, `new card 225` without the card; nil for any
  /// other text.
  static func withoutCount(_ folded: String) -> String? {
    var words = folded.split(whereSeparator: { " -()".contains($0) }).map(String.init)
    // The price may stand behind.
    if words.count > 1, let last = words.last, words.contains(where: cards.set.contains),
      WrittenNumber.cents(last.trimming("$")).map({ $0 >= 10_000 }) ?? false
    {
      words = [last] + words.dropLast().filter { cards.set.contains($0) || !sold.set.contains($0) }
    }
    if let price = priceOfCard(words) { return price }
    guard (3...4).contains(words.count), let cents = WrittenNumber.cents(words[0].trimming("$")),
      cents >= 4000,
      let count = Int(words[1]), (4...50).contains(count),
      words.dropFirst(2).allSatisfy({ cards.set.contains($0) || besideCards.set.contains($0) }),
      words.dropFirst(2).contains(where: cards.set.contains)
    else { return nil }
    return words[0]
  }

  /// What a card cost that is named behind it, be it with how many hikes it is of.
  private static func priceOfCard(_ words: [String]) -> String? {
    guard words.count == 2 || words.count == 4, let cents = WrittenNumber.cents(words[0].trimming("$")),
      cents >= 10_000, cards.set.contains(words[1]), words.count == 2 || parts.set.contains(words[2]),
      words.count == 2 || Int(words[3]).map({ (4...50).contains($0) }) ?? false
    else { return nil }
    return words[0]
  }

  /// Between a card and of how many hikes it is.
  static let parts = WordRule(25_000, "of, de", like: "250 pkg of 10", "250 carte de 10")

  /// Between a hike on a card and an amount these say nothing more.
  static let sold = WordRule(
    18_000, "new, next, another, card, cards, pass, punch, pack, bought, starts, started, for",
    like: "1/10 new card $180", "1/10 - next card $180", "$180 new pack 1/10")
}
