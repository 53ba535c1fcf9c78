import Civil
import Quantities
import Tabular

/// The abbreviations that a sheet explains itself: `x = hiked`, `A = away, S = sick`.
struct LegendReader {
  /// What an abbreviation means as a cell; a mark for a hike without money.
  private(set) var meanings: [String: CellMark] = [:]
  /// Letters that stand for people: `J = Janet`, `L = Luc walked`.
  private(set) var initials: Set<String> = []

  init(_ texts: [String]) {
    let texts = texts.map { typed in
      let given = Self.evened(typed)
      // "/ means walked"
      let text = Self.lineOfMeaning(given) ?? Self.pictured(given) ?? given
      return
        Self.spelledOut(text) ?? Self.stroked(text)
        ?? Self.separated(
          Self.withSlash(
            Self.withSigns(Self.line(text, partedBy: " - ") ?? text).replacing(". =", with: " =")))
    }
    for text in texts
    where text.contains("=") || text.contains(":") {
      for part in Self.parts(text) {
        let sign: Character = part.contains("=") ? "=" : ":"
        let sides = part.split(separator: sign, maxSplits: 1).map { side in
          let folded = String(side).folded
          return folded == "#" ? folded : folded.trimming("# ")
        }
        // In "Legend: x = hiked" the abbreviation is the word before the sign.
        guard sides.count == 2,
          let word = sides[0].split(whereSeparator: { " :".contains($0) }).last,
          word.count == sides[0].count || sides[0].contains(":")
        else { continue }
        // "25e = etransfer" explains the letter behind the price.
        let letters = word.drop(while: \.isNumber)
        let key = word == Self.slash ? "/" : String(letters.isEmpty ? word : letters)
        // "2p = paid for two" says nothing more than "p = paid".
        if !letters.isEmpty, letters.count < word.count, meanings[String(letters)] != nil,
          Int(word.prefix { $0.isNumber }) ?? 0 < 5
        {
          continue
        }
        guard (1...3).contains(key.count) || Self.signs.set.contains(key) || Self.colours.set.contains(key),
          key.first?.isNumber != true || ["0", "1", "2", "½"].contains(key)
        else { continue }
        guard let mark = Self.meaning(sides[1]), !Self.isPerson(sides[1], key),
          mark == .mark || key.first?.isNumber != true || ["0", "½"].contains(key),
          key != "2" || meanings["1"] == .mark
        else {
          if Self.isPerson(sides[1], key) { initials.insert(key) }
          continue
        }
        if Self.signs.set.contains(key) {
          for sign in ["✓", "✔", "☑", "✅", "√", "true"] where meanings[sign] == nil { meanings[sign] = mark }
        } else {
          meanings[key] = mark
        }
      }
    }
    meanings.merge(Self.numbered(texts)) { $1 }
  }

  /// What figures stand for where a sheet explains three of them or more, each in a line of its own, and not all as hikes:
  /// `1 = $25 cash`, `2 = $25 e-transfer`, `3 = hiked, owes`, `9 = away`.
  private static func numbered(_ texts: [String]) -> [String: CellMark] {
    var numbered: [String: CellMark] = [:]
    for text in texts {
      let sides = text.split(separator: "=", maxSplits: 1).map { String($0).folded.trimmingSpaces }
      guard sides.count == 2, sides[0].utf8.count == 1, Int(sides[0]) != nil else { continue }
      let priced = sides[1].hasPrefix("$") ? AmountGrammar.read(sides[1]) : .none
      let price: CellMark? = if case .amount(let amount) = priced { .amount(amount) } else { nil }
      guard let mark = price ?? meaning(sides[1]), numbered.updateValue(mark, forKey: sides[0]) == nil else {
        return [:]
      }
    }
    return numbered.count >= 3 && numbered.values.contains { $0 != .mark } ? numbered : [:]
  }

  /// What came of `0 = booked` may stand behind a comma.
  private static func endsInHope(_ part: String) -> Bool {
    part.split(separator: "=").last.map { hopes.set.contains($0.folded.trimmingSpaces) } ?? false
  }

  /// The entries of a line. Behind a comma one may go on: `L = long hike, paid $30`, `O = went out, still owes`,
  /// `P = paid that day, $12`.
  private static func parts(_ given: String) -> [String] {
    let text = entries(given)
    var parts: [String] = []
    for part in text.split(whereSeparator: { ",;/|\n".contains($0) }) {
      let words = part.split { !$0.isLetter }.map { $0.lowercased() }
      // "hiked, A away" begins another one, as a line and what stands behind a semicolon do.
      let isBehindComma =
        part.startIndex > text.startIndex && text[text.index(before: part.startIndex)] == ","
      let goesOn =
        isBehindComma && words.first.map { $0.count > 2 } ?? false
        || isBehindComma && parts.last.map(endsInHope) ?? false
        || isBehindComma && words.isEmpty && part.contains("$")
        || words.first.map(AmountWords.paid.set.contains) ?? false && part.contains(where: \.isNumber)
        || words.contains(where: AmountWords.owing.set.contains)
      if let last = parts.last, last.contains("="), !part.contains("="), goesOn {
        parts[parts.count - 1] = "\(last) \(part)"
      } else {
        parts.append(String(part))
      }
    }
    return parts
  }

  /// What a row of two cells explains, a letter or two and what they mean, as one text; nil for any other row.
  static func key(_ row: SheetRow) -> String? {
    // "A  away" in one cell.
    if row.filledCount == 1, let line = row.first.flatMap({ line(evened($0.raw), partedBy: "  ") }),
      LegendReader([line]).meanings.count == 1
    {
      return line
    }
    // "G (green)"
    guard row.filledCount == 2, row.filled[1].hasLetter,
      let sign = row.filled[0].trimmed.split(separator: "(").first.map({ String($0).trimmingSpaces }),
      isSign(sign) || colours.set.contains(sign.folded)
    else { return nil }
    let text = "\(sign) = \(row.filled[1].collapsed.replacing(",", with: ""))"
    return LegendReader([text]).meanings.isEmpty ? nil : text
  }

  /// `E-transfer (E), cash (C)` as `E = E-transfer, C = cash`: two letters at least, each in brackets behind what it stands
  /// for.
  private static func withSigns(_ text: String) -> String {
    guard text.hasSuffix(")"), !text.contains("=") else { return text }
    let parts = text.split { ",;".contains($0) }.map { String($0).trimmingSpaces }
    let signed = parts.compactMap { part -> String? in
      guard part.hasSuffix(")"), let open = part.lastIndex(of: "(") else { return nil }
      let sign = part[open...].dropFirst().dropLast()
      let meaning = part[..<open]
      return (1...3).contains(sign.count) && sign.allSatisfy(\.isLetter)
        && meaning.contains(where: \.isLetter)
        ? "\(sign) = \(meaning)" : nil
    }
    return parts.count >= 2 && signed.count == parts.count ? signed.joined(separator: ", ") : text
  }

  /// `Key:   / hiked    0 stayed home` as `/ = hiked, 0 = stayed home`: behind the word for a key a sign and what it means,
  /// parted from the next one by spaces; nil for any other text.
  private static func spelledOut(_ text: String) -> String? {
    guard !text.contains("="), let colon = text.firstIndex(of: ":"),
      LayoutFinder.lists.set.contains(String(text[..<colon]).folded)
    else { return nil }
    let parts = text[text.index(after: colon)...].split(separator: "  ").map { String($0).trimmingSpaces }
      .filter { !$0.isEmpty }
    let entries = parts.map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
    guard entries.count >= 2, entries.allSatisfy({ $0.count == 2 && $0[0].count <= 2 }) else { return nil }
    return entries.map { "\($0[0] == "/" ? slash : $0[0]) = \($0[1])" }.joined(separator: ", ")
  }

  /// `A - absent` and `A  away` as `A = absent` and `A = away`; nil for any other text.
  static func line(_ text: String, partedBy separator: String) -> String? {
    // Nearly no text has it.
    guard text.holds(separator) else { return nil }
    let sides = text.trimmingSpaces.split(separator: separator, maxSplits: 1).map {
      String($0).trimmingSpaces
    }
    return sides.count == 2 ? entry(sides[0], sides[1]) : nil
  }

  /// A letter or two, or a sign, with what it means, in the form in which all are read.
  private static func entry(_ sign: String, _ meaning: String) -> String? {
    guard (1...2).contains(sign.count), !meaning.contains("="),
      sign.allSatisfy({ $0.isLetter || Self.drawn.contains($0) })
    else { return nil }
    return "\(sign) = \(meaning)"
  }

  /// `/ means walked`.
  static let means = WordRule(
    "/ = walked", "means, meaning, veut dire", like: "/ means walked", "x meaning hiked")

  private static let phrasesOfMeans = means.words.map { $0.split(separator: " ").map(String.init) }
  static let wordsOfMeans = Set(phrasesOfMeans.joined())

  static func lineOfMeaning(_ text: String) -> String? {
    let words = text.split(separator: " ")
    guard words.count > 2, words[0].utf8.count <= 4,
      let phrase = phrasesOfMeans.first(where: { $0 == words.dropFirst().prefix($0.count).map(\.folded) })
    else { return nil }
    return entry(String(words[0]), text[words[phrase.count].endIndex...].trimmingSpaces)
  }

  /// Signs that are drawn for a word.
  private static let drawn: Set<Character> = ["#", "*", "+", "~", "@", "^", "/"]

  /// A stroke that is explained itself, `/ = present`, parts nothing.
  private static let slash = "\u{2215}"
  private static func withSlash(_ text: String) -> String {
    text.trimmingSpaces.hasPrefix("/")
      ? slash + text.trimmingSpaces.dropFirst() : text.replacing(" / =", with: " \(slash) =")
  }

  /// Whether the word behind these is where something stands: `hiked, money for the whole week in Paid`, `went, see the Paid
  /// column`.
  private static func isPlace(_ words: ArraySlice<String>) -> Bool {
    let last = words.last.map { articles.set.contains($0) } ?? false ? words.dropLast() : words
    return last.last.map(pointers.set.contains) ?? false
  }

  static func meaning(_ text: String) -> CellMark? {
    if let open = text.firstIndex(of: "("), open > text.startIndex {
      let (before, behind) = (String(text[..<open]).trimmingSpaces, text[open...])
      // "yellow (owes me)"
      if colours.set.contains(before.folded) { return meaning(String(behind).trimming("() ")) }
      // "walked and paid (figure only if not 20)"
      if behind.split(whereSeparator: { !$0.isLetter }).contains(where: { denials.set.contains(String($0)) })
      {
        return meaning(before)
      }
    }
    let words = text.split { !$0.isLetter && $0 != "'" }.map(String.init)
    let first = words.first ?? text
    if company.words.contains(where: text.folded.holds), !words.contains(where: denials.set.contains) {
      return .mark
    }
    // What was paid for the package is not what one of its hikes costs.
    if words.contains(where: packages.set.contains), !AmountWords.paid.set.contains(first), !first.hasNumber {
      return .mark
    }
    // "walked & paid", "paid on the day"; "hiked, not paid" is the other thing.
    let isPaid = words.indices.contains { place in
      AmountWords.paid.set.contains(words[place]) && !Self.isPlace(words[..<place])
    }
    if words.contains(where: before.set.contains), !text.contains(where: \.isNumber),
      isPaid || words.contains(where: AmountWords.ofMoney.set.contains)
    {
      return .mark
    }
    let gave = words.contains(where: handedOver.set.contains) && text.contains(where: \.isNumber)
    if gave || isPaid,
      !words.contains(where: denials.set.contains)
    {
      if case .amount(let amount) = AmountGrammar.read(text), !amount.isBare { return .amount(amount) }
      // "25 paid through the app", "long hike, paid $30", "paid ($12)"
      let tokens = text.split { " ()".contains($0) }.map(String.init)
      let prices = tokens.indices.compactMap { place -> Int? in
        let isPrice =
          place == 0 || tokens[place].hasPrefix("$") || AmountWords.paid.set.contains(tokens[place - 1])
        return isPrice ? AmountGrammar.read(tokens[place]).money?.cents : nil
      }.filter { $0 >= 500 }
      if prices.count == 1, tokens.count > 1 {
        return .amount(WrittenAmount(money: Money(cents: prices[0]), isBare: false, method: ""))
      }
      if words.contains(where: several.set.contains) {
        return .paidHalves(words.contains(where: AmountWords.half.set.contains) ? 1 : 4)
      }
      return .paid(method: words.compactMap { AmountWords.methods[$0] }.first { !$0.isEmpty } ?? "")
    }
    // "came but not paid", "they owe me"
    if words.contains(where: AmountWords.notPaid.set.contains)
      && words.contains(where: AmountWords.paid.set.contains)
      || words.contains(where: AmountWords.owing.set.contains)
    {
      return .status(.whole(.unpaid))
    }
    // "e-transfer $20", "cash 20"
    if text.contains(where: \.isNumber), !words.contains(where: denials.set.contains),
      case .amount(let amount) = AmountGrammar.read(text), !amount.method.isEmpty
    {
      return .amount(amount)
    }
    if let method = AmountWords.methods[first], !method.isEmpty,
      words.dropFirst().allSatisfy({ AmountWords.paidFillers.set.contains($0) || hikes.set.contains($0) })
    {
      return .paid(method: method)
    }
    // "sick or hurt"
    let either = text.firstRange(of: " or ").map { CellMark(String(text[..<$0.lowerBound])) }
    if case .status(let phrase)? = either { return .status(phrase) }
    switch CellMark(text) {
    case .paid(let method): return .paid(method: method)
    // "on leave (away)"
    case .status(let phrase): return .status(phrase)
    default:
      // "booked, no show"
      if hopes.set.contains(first),
        case .status(let phrase) = CellMark(words.dropFirst().joined(separator: " "))
      {
        return .status(phrase)
      }
      // "I was off", "blue, I was off"
      let state = words.drop { word in [subjects, verbs, colours].contains { $0.set.contains(word) } }
        .joined(separator: " ")
      if state.count < text.count, case .status(let phrase) = CellMark(state) { return .status(phrase) }
      let named = words.first { !counts.set.contains($0) && !subjects.set.contains($0) } ?? first
      return hikes.set.contains(named) ? .mark : leadingStatus(words)
    }
  }
}
