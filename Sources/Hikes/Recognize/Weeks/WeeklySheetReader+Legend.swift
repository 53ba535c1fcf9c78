import Civil
import Quantities
import Tabular

/// What a sheet says itself of its abbreviations.
extension WeeklySheetReader {
  func mark(_ row: Int, _ column: Int) -> CellMark { mark(of: sheet[row, column]) }

  func mark(of text: CellText) -> CellMark {
    if legend.isEmpty, initials.isEmpty { return text.mark }
    if let meant = legend[text.folded] { return meant }
    return signed(text) ?? spanned(text) ?? text.mark
  }

  /// `½✅` as a half of what ✅ is, `✅✅` as twice.
  private static func one(of folded: String) -> (sign: String, halves: Int)? {
    guard (2...4).contains(folded.count) else { return nil }
    if folded.hasPrefix("½") { return (String(folded.dropFirst()), 1) }
    let one = folded.dropFirst(folded.count / 2)
    return folded == one + one && !one.contains(where: { $0.isLetter || $0.isNumber })
      ? (String(one), 4) : nil
  }

  /// `A til Thu`, where the sheet says that A is away.
  private func spanned(_ text: CellText) -> CellMark? {
    guard text.mark == .text, let space = text.folded.firstIndex(of: " "),
      case .status(let phrase)? = legend[String(text.folded[..<space])],
      let spelled = StatusGrammar.read("\(phrase.status.rawValue)\(text.folded[space...])")
    else { return nil }
    return .status(spelled)
  }

  /// `J25`, `25 J`: an amount with the initial of whoever came, where the sheet says whose it is; `20 green` where it says
  /// that green means paid.
  private func signed(_ text: CellText) -> CellMark? {
    let folded = text.folded
    if let (one, halves) = Self.one(of: folded), let mark = legend[one] {
      return mark.isPaid ? .paidHalves(halves) : mark
    }
    if let space = folded.lastIndex(of: " "),
      case .paid(let method)? = legend[String(folded[space...].dropFirst())],
      case .amount(let amount) = CellMark(String(folded[..<space]))
    {
      return .amount(WrittenAmount(money: amount.money, isBare: false, method: method))
    }
    // "20 red", where red is what they owe.
    let unpaid = CellMark.status(.whole(.unpaid))
    if let space = folded.lastIndex(of: " "), legend[String(folded[space...].dropFirst())] == unpaid,
      case .amount = CellMark(String(folded[..<space]))
    {
      return unpaid
    }
    // "(25)", where brackets mean that it is owed.
    if folded.first == "(", folded.last == ")", legend["()"] == unpaid,
      case .amount = CellMark(String(folded.dropFirst().dropLast()))
    {
      return unpaid
    }
    // "25e", where the sheet says that e is an e-transfer; "Y20", where Y is owed.
    let lead = String(folded.prefix(while: \.isLetter))
    let led =
      legend[lead] == nil ? nil : CellMark(String(folded.dropFirst(lead.count))).money.map { (lead, $0) }
    if let (sign, money) = text.priceTail.map({ ($0.letters, $0.money) }) ?? led, let meant = legend[sign] {
      if case .paid(let method) = meant {
        return .amount(WrittenAmount(money: money, isBare: false, method: method))
      }
      // "C 30", where C is $25 in cash
      if case .amount(let usual) = meant {
        return .amount(WrittenAmount(money: money, isBare: false, method: usual.method))
      }
      if meant == unpaid { return unpaid }
    }
    guard let first = folded.first, let last = folded.last, folded.count > 1 else { return nil }
    // "2p", where p is paid $15
    if let count = Int(String(first)), (2...5).contains(count),
      case .amount(let one)? = legend[String(folded.dropFirst())]
    {
      return .amount(
        WrittenAmount(money: Money(cents: one.money.cents * count), isBare: false, method: one.method))
    }
    let rest =
      initials.contains(String(first))
      ? folded.dropFirst() : initials.contains(String(last)) ? folded.dropLast() : ""
    // "J owes", where Joanne came
    if rest.first == " ", case .status(let phrase) = CellMark(String(rest.dropFirst())) {
      return .status(phrase)
    }
    guard rest.first.map({ !$0.isLetter }) ?? false, case .amount(var amount) = CellMark(String(rest)) else {
      return nil
    }
    amount.hasRemark = true
    return .amount(amount)
  }

  /// Whether a row of two cells explains a sign: `C,cash 25`.
  func isKey(_ row: Int) -> Bool {
    !keys.isEmpty && sheet[row: row].filledCount == 2
      && LegendReader.key(sheet[row: row]).map(keys.contains) ?? false
  }

  /// The lines beside the weeks that explain abbreviations.
  mutating func readLegend() {
    let lines = layout.roles.indices.flatMap { index -> [String] in
      var texts: [String] { sheet[row: index + 1].cells.map(\.raw) }
      switch layout.roles[index] {
      case .title(nil), .note: return LegendReader.key(sheet[row: index + 1]).map { [$0] } ?? texts
      case .group:
        return LegendReader.key(sheet[row: index + 1]).map { [$0] } ?? texts.filter { $0.contains("=") }
      case .title:
        return LegendReader.key(sheet[row: index + 1]).map { [$0] }
          ?? texts.filter { $0.contains("=") || LegendReader.isEntry($0) }
      default: return []
      }
    }
    // A legend may stand to the right of the dogs as well.
    let last = layout.blocks.flatMap(\.days).map(\.column).max() ?? 0
    let hasKeys = sheet.texts.all.contains { $0.raw.contains("=") }
    let beside = layout.roles.indices.flatMap { index -> [String] in
      guard hasKeys else { return [] }
      if layout.roles[index] == .header {
        return sheet.columns(of: index + 1).filter { $0 > last }.map { sheet[index + 1, $0].raw }
          .filter { $0.contains("=") && !$0.hasPrefix("=") }
      }
      guard case .dog(let block) = layout.roles[index] else { return [] }
      return sheet.columns(of: index + 1).filter { $0 > last && layout.blocks[block].columns[$0] != .notes }
        .map { sheet[index + 1, $0].raw }.filter { $0.contains("=") && !$0.hasPrefix("=") }
    }
    keys = (lines + beside).filter(Self.explains)
    let read = LegendReader(lines + beside)
    (legend, initials) = (read.meanings, read.initials)
    if (lines + beside).contains(where: Self.owesBrackets) { legend["()"] = .status(.whole(.unpaid)) }
    if (lines + beside).contains(where: Self.owesUnstarred) { legend[Self.noStar] = .status(.whole(.unpaid)) }
    numbersHikes = legend["2"] == .mark
    for (text, mark) in countedHikes where legend[text] == nil { legend[text] = mark }
    for (text, mark) in codedHikes where legend[text] == nil { legend[text] = mark }
    readCards()
    readCredits()
    readSlashes()
  }

  /// A slash is a blank written out, but not in a sheet whose days hold no money and as many slashes as that: there it is a
  /// hike.
  mutating func readSlashes() {
    guard let sign = Self.drawnHikes.words.first, legend[sign] == nil else { return }
    var dogs: Set<String> = []
    var count = 0
    for block in layout.blocks {
      for row in layout.dogRows(of: block) {
        for text in block.days.map({ sheet[row, $0.column] }) where !text.isBlank {
          if text.mark.isAmount || text.mark == .mark { return }
          guard text.trimmed == sign else { continue }
          dogs.insert(sheet[row, block.nameColumn].folded)
          count += 1
        }
      }
    }
    if count >= 5, dogs.count >= 2 { legend[sign] = .mark }
  }

  /// What is a blank written out, and in such a sheet a hike.
  static let drawnHikes = WordRule((), words: ["/"], like: "/")

  /// Whether a line by itself explains an abbreviation or a sign.
  private static func explains(_ line: String) -> Bool {
    let read = LegendReader([line])
    return line.contains("=") || LegendReader.isEntry(line) || !read.meanings.isEmpty
      || !read.initials.isEmpty
      || owesBrackets(line) || owesUnstarred(line)
  }

  /// `amounts in brackets = not paid yet`: whether a line says so of what else is below zero.
  private static func owesBrackets(_ line: String) -> Bool {
    let parts = line.folded.split(separator: "=", maxSplits: 1).map { String($0).trimmingSpaces }
    guard parts.count == 2 else {
      // "Amounts in brackets are still owing"
      let words = PartialDate.words(line.folded)
      return words.contains(where: inBrackets.set.contains)
        && words.contains(where: AmountWords.owing.set.contains)
    }
    // "( ) = not paid yet", "(25) = owes"
    let isShown =
      parts[0].hasPrefix("(") && parts[0].hasSuffix(")")
      && parts[0].allSatisfy { $0.isNumber || "() .$".contains($0) }
    let words = PartialDate.words(parts[1])
    return (isShown || PartialDate.words(parts[0]).contains(where: inBrackets.set.contains))
      && (LegendReader(["z = \(parts[1])"]).meanings["z"] == .status(.whole(.unpaid))
        || words.contains(where: AmountWords.owing.set.contains)
        || zip(words, words.dropFirst()).contains {
          LegendReader.denials.set.contains($0) && AmountWords.paid.set.contains($1)
        })
  }

  /// `star when paid, no star = still owes me`: whether a line says so of the amounts without one.
  private static func owesUnstarred(_ line: String) -> Bool {
    line.folded.replacing(". ", with: ",").split { ",;".contains($0) }.contains { part in
      let sides = part.split(separator: "=", maxSplits: 1).map { String($0).trimmingSpaces }
      return sides.count == 2 && unstarred.set.contains(sides[0])
        && LegendReader(["z = \(sides[1])"]).meanings["z"] == .status(.whole(.unpaid))
    }
  }

  /// What an amount without a star means, where the sheet says so.
  func unstarred(_ text: CellText) -> CellMark? {
    guard let meant = legend[Self.noStar], case .amount = text.mark, !text.folded.contains("*") else {
      return nil
    }
    return meant
  }

  private static let noStar = "no *"

  /// What an amount lacks, in the words of a key.
  static let unstarred = WordRule(
    CellMark.status(.whole(.unpaid)),
    "no star, no stars, no asterisk, no *, without star, without a star, plain",
    like: "star when paid, no star = still owes me", "* = paid, plain = owes",
    "* = paid. no star = still owed")

  /// What stands around an amount, in the words of a key.
  static let inBrackets = WordRule(
    CellMark.status(.whole(.unpaid)), "brackets, bracket, parentheses, parens, parenthèses, klammern",
    like: "amounts in brackets = not paid yet", "in parentheses = owes")

  /// What is counted on cards that were paid ahead.
  private mutating func readCards() {
    guard sheet.texts.all.contains(where: { $0.folded.first == "#" || PunchCard($0.folded) != nil }) else {
      return
    }
    let texts = textsByDog
    let told = Set(sheet.texts.all.flatMap { PunchCard.told($0.words) })
    let cards = PunchCard.texts(texts, told: told)
    guard !cards.isEmpty else { return }
    for text in cards where legend[text] == nil { legend[text] = .mark }
    let hikes = Set(cards.compactMap { PunchCard($0)?.hikes })
    for text in Set(texts.joined()) where legend[text] == nil {
      legend[text] = PunchCard.payment(text, hikes: hikes).map { .amount($0) }
    }
  }

  /// What stands in the days of each dog, from its first week to its last.
  private var textsByDog: [[String]] {
    var texts: [String: [String]] = [:]
    for block in layout.blocks {
      for row in layout.dogRows(of: block) {
        texts[sheet[row, block.nameColumn].folded, default: []] += block.days.map {
          sheet[row, $0.column].folded
        }
      }
    }
    return texts.keys.sorted().compactMap { texts[$0] }
  }
}
