import Civil
import Quantities
import Tabular

/// What stands beside an amount and says when it was or by which number it came.
extension AmountGrammar {
  /// `18 @9am` as `18`, `20 ref CA7QX2` as `20`: without the hour and without the number of a transfer, where a figure is
  /// left.
  static func withoutDetails(_ folded: String) -> String {
    let tokens = folded.split(separator: " ").map(String.init)
    guard tokens.count(where: \.hasFigure) > 1 else { return folded }
    let isTransferred = AmountWords.joiningEtransfer(folded).split(separator: " ").contains {
      AmountWords.methods[String($0).trimming("-,.;:()")] == AmountWords.etransfer.meaning
    }
    // "15.00 ch 88": written out to the cent, it is what stands before the number of the cheque.
    if tokens.count == 3, let price = WrittenNumber.cents(tokens[0].trimming("$")), price >= 500,
      tokens[0].holds(".") || tokens[0].holds("$"),
      (AmountWords.method(of: tokens[1]) ?? PriceTail.methods[tokens[1]]) == AmountWords.cheque,
      tokens[2].allSatisfy(\.isNumber), tokens[2].utf8.count <= 4
    {
      return "\(tokens[0]) \(tokens[1])"
    }
    var kept: [String] = []
    for (place, token) in tokens.enumerated() {
      // "5:30 - $25": behind an hour a dash is no sign.
      if token == "-", kept.isEmpty, place > 0 { continue }
      let word = token.trimming("()[],;")
      let isNumbered = kept.last.map { references.set.contains($0.trimming("()[],;.:#")) } ?? false
      // "chq no 41", and behind the amount "chq 25 no 41"
      let isOfCheque =
        kept.count > 1 && numberSigns.set.contains(kept[kept.count - 1])
        && (AmountWords.method(of: kept[kept.count - 2]) == AmountWords.cheque
          || kept[kept.count - 2].hasFigure && AmountWords.method(in: kept) == AmountWords.cheque)
      if isNumbered && word.utf8.count >= 3 || isOfCheque, word.hasFigure {
        kept.removeLast()
      } else if word.utf8.count >= 10, isPhone(word) {
        if let last = kept.last, beforePhones.set.contains(last) { kept.removeLast() }
      } else if isTime(word) {
        if let last = kept.last, beforeTimes.set.contains(last) { kept.removeLast() }
      } else if isTransferred && isReference(word) {
        continue
      } else {
        kept.append(token)
      }
    }
    return kept.contains(where: \.hasFigure) ? kept.joined(separator: " ") : folded
  }

  /// `$30 -> $25` is twenty-five: an arrow leads from what was written first to what it became. Nil for any other text.
  static func corrected(_ folded: String) -> WrittenAmount? {
    guard
      let arrow = arrows.words.first(where: folded.holds)
        ?? arrowWords.words.lazy.map({ " \($0) " }).first(where: folded.holds)
    else { return nil }
    let sides = folded.split(separator: arrow).map { single(String($0).trimming(" ,.")) }
    guard sides.count == 2, case .amount(let first) = sides[0], case .amount(var last) = sides[1],
      [first, last].allSatisfy({ $0.money.cents >= 1000 })
    else { return nil }
    last.hasRemark = true
    return last
  }

  /// Between what was written first and what it became.
  static let arrows = WordRule(AmountKind.amount, words: ["->", "=>", "→"], like: "$30 -> $25", "30→25")

  /// The same in words: `25 no 30`.
  static let arrowWords = WordRule(
    AmountKind.amount,
    "no, no., no!, oops, sorry, i mean, make that, make it, actually, rather, non, plutôt, pardon",
    like: "25 no 30", "$25, make that $30")

  /// `$28.60 (25.30 + 3.30)`, `82 (75 + 7 bank fee)`: what its parts in brackets come to, or a part that is in it,
  /// `34.50 (incl 4.50 hst)`; nil for any other text.
  static func explained(_ folded: String) -> WrittenAmount? {
    guard folded.hasSuffix(")"), let open = folded.firstIndex(of: "("),
      case .amount(var amount) = single(String(folded[..<open]).trimmingSpaces)
    else { return nil }
    let inside = String(folded[folded.index(after: open)...].dropLast())
    let parts = inside.split(separator: "+").map { part -> Int? in
      let figures = part.split(separator: " ").map(String.init).filter(\.hasFigure)
      return figures.count == 1 ? WrittenNumber.cents(figures[0].trimming("$")) : nil
    }
    let sum = parts.reduce(0) { $0 + ($1 ?? 0) }
    // "$140 (pass + $10 from Feb)"
    if parts.count > 1, sum > 0, sum < amount.money.cents, namesOthers(inside) {
      amount.hasRemark = true
      return amount
    }
    guard !parts.isEmpty, !parts.contains(nil) else { return nil }
    let isIncluded = parts.count == 1 && sum < amount.money.cents && saysIncluded(inside)
    let isOlder = parts.count == 1 && sum < amount.money.cents && saysOlder(inside)
    guard isIncluded || isOlder || parts.count > 1 && sum == amount.money.cents else { return nil }
    amount.hasRemark = amount.hasRemark || inside.hasLetter
    return amount
  }

  /// Whether each part of a sum that has no figure is one of those that hikes come in.
  private static func namesOthers(_ text: String) -> Bool {
    text.split(separator: "+").map(String.init).filter { !$0.hasFigure }.allSatisfy { part in
      let words = part.split(separator: " ").map(String.init)
      return words.last.map(namedParts.set.contains) ?? false && words.count <= 3
    }
  }

  /// Beside a figure in brackets behind an amount these are the rest of it.
  static let namedParts = WordRule(
    AmountKind.amount,
    "pass, card, pack, package, block, bundle, hike, hikes, walk, walks, week, wk, month, today, carte, forfait, semaine",
    like: "$140 (pass + $10 from Feb)", "35 (hike + 10 from last wk)")

  /// Whether words say that a part is in an amount and what it is: `incl 4.50 hst`, `including 5 tip`.
  private static func saysIncluded(_ text: String) -> Bool {
    let words = text.split(separator: " ").map { String($0).trimming(".,") }
    return words.first.map(RemarkedPrice.including.set.contains) ?? false
      && words.dropFirst().allSatisfy {
        $0.hasFigure || AmountWords.tips.set.contains($0) || taxes.set.contains($0)
      }
  }

  /// Whether words say that a part of an amount is for a time before, or for another day: `5 from last wk`, `20 for mon`,
  /// `incl. 5 owing`.
  private static func saysOlder(_ text: String) -> Bool {
    var words = text.split(separator: " ").map { String($0).trimming(".,") }.filter(\.hasLetter)
    let isIncluded = words.first.map(RemarkedPrice.including.set.contains) ?? false
    if isIncluded { words.removeFirst() }
    func isOlder(_ word: String) -> Bool {
      before.set.contains(word) || Weekday(name: word) != nil
        || isIncluded && AmountWords.owing.set.contains(word)
    }
    return words.contains(where: isOlder)
      && words.allSatisfy { isOlder($0) || besideBefore.set.contains($0) || $0.hasFigure }
  }

  /// With these and a figure in brackets a part of an amount is for a hike before.
  static let before = WordRule(
    AmountKind.amount, "last, previous, prev, dernière", like: "35 (5 from last wk)", "$50 (25 for last Fri)",
    "50 (25 = last Fri)")
  static let besideBefore = WordRule(
    AmountKind.amount, "from, for, of, the, week, wk, time, de, la, semaine, pour",
    like: "35 (5 from last wk)")

  /// What a part of an amount may be.
  static let taxes = WordRule(
    AmountKind.amount, "hst, gst, tax, tvh, tps, tva", like: "34.50 (incl 4.50 hst)")

  /// Before the number of a transfer.
  static let references = WordRule(
    AmountKind.amount, "ref, reference, conf, confirmation, confirm, trace, code", like: "25 ref CA7QX2",
    "25 - code 4471",
    "e-t 25 (conf 90417)")

  /// Between a cheque and its number.
  static let numberSigns = WordRule(
    AmountKind.amount, "no, no., nº, n°, num, number, #", like: "chq no. 12 - $25", "chèque nº 12 25")
  /// Before the telephone from which it came.
  static let beforePhones = WordRule(AmountKind.amount, "from, de, tel", like: "e-t from 902-555-0147 25")

  /// Before the hour at which it came.
  static let beforeTimes = WordRule(AmountKind.amount, "at, @", like: "e-t 25 at 9:30", "e-t 25 @ 10am")
  /// The halves of a day, behind an hour.
  static let halves = WordRule(AmountKind.amount, "am, pm", like: "e-t 25 10am", "e-t 25 at 2:15pm")

  /// `9:30`, `9:30am`, `@9am`, `10am`.
  static func isTime(_ word: String) -> Bool {
    let text = word.hasPrefix("@") ? String(word.dropFirst()) : word
    let isHalf = halves.words.contains(where: text.hasSuffix)
    let parts = (isHalf ? String(text.dropLast(2)) : text).split(
      separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 || isHalf && parts.count == 1, let hour = Int(parts[0]), (1...23).contains(hour)
    else {
      return false
    }
    return parts.count == 1 || parts[1].count == 2 && (Int(parts[1]).map { $0 < 60 } ?? false)
  }

  /// `#48812`, `K3M9`: no amount, beside a transfer.
  private static func isReference(_ word: String) -> Bool {
    if word.hasPrefix("#") { return word.utf8.count >= 5 && word.dropFirst().allSatisfy(\.isNumber) }
    return word.utf8.count >= 4 && word.first?.isLetter == true && word.count(where: \.isNumber) >= 2
      && word.allSatisfy { $0.isLetter || $0.isNumber } && PartialDate(word) == nil
      && word.drop(while: \.isLetter).contains(where: \.isLetter)
  }
}
