import Tabular

/// Amounts in words: `twenty-five dollars`, `forty (2 hikes)`, `two tens`.
extension AmountGrammar {
  /// In cents; nil for anything else.
  static func spelled(_ folded: String) -> Int? {
    guard folded.hasLetter else { return nil }
    let words = AmountWords.joiningEtransfer(folded).split { " -()$".contains($0) }.map(String.init)
      .filter { !AmountWords.besideSpelled.set.contains($0) && (AmountWords.methods[$0] ?? "").isEmpty }
    if let whole = AmountWords.spelled[words.joined(separator: " ")] { return whole * 100 }
    // "one hundred"
    if words.count == 2, let count = AmountWords.spelledUnits[words[0]],
      let hundred = AmountWords.spelled[words[1]], hundred == 100
    {
      return count * hundred * 100
    }
    if words.count == 2, let count = AmountWords.spelledUnits[words[0]],
      let bill = AmountWords.bills[words[1]]
    {
      return count * bill * 100
    }
    if words.count == 2, let unit = AmountWords.spelledUnits[words[1]],
      let tens = AmountWords.spelled[words[0]]
        ?? AmountWords.spelled.filter({ MisspeltWord.isNear(words[0], $0.key) }).values.min(),
      (20..<100).contains(tens), tens.isMultiple(of: 10)
    {
      return (tens + unit) * 100
    }
    // "seventeen fifty"
    if words.count == 2, let dollars = AmountWords.spelled[words[0]],
      let cents = AmountWords.spelled[words[1]],
      (5..<100).contains(dollars), [25, 50, 75].contains(cents)
    {
      return dollars * 100 + cents
    }
    // "a ten and a five"
    let added = words.filter { !SpanWords.and.set.contains($0) }.map {
      AmountWords.spelled[$0] ?? AmountWords.spelledUnits[$0]
    }
    if added.count == 2, words.count == 3, let first = added[0], let second = added[1] {
      return (first + second) * 100
    }
    // "forty (2 hikes)", "sixty for the wk", "fifty (two hikes)", "seventy-five for the week"
    if let whole = spelledBeforeCount(words, folded) { return whole }
    if let first = words.first, let whole = AmountWords.spelled[first],
      words.dropFirst().allSatisfy({ PricedText.counted.set.contains($0) || $0.count == 1 && $0.hasFigure })
    {
      return whole * 100
    }
    return nil
  }

  /// A number in one word or two before what it is for, and the number of its hikes perhaps.
  private static func spelledBeforeCount(_ words: [String], _ folded: String) -> Int? {
    guard let first = words.first, let tens = AmountWords.spelled[first] else { return nil }
    // "fifty (two hikes)" is no fifty-two.
    let isJoined = words.count > 1 && tens.isMultiple(of: 10) && folded.holds("\(first)-\(words[1])")
    let unit = isJoined ? AmountWords.spelledUnits[words[1]] : nil
    let rest = words.dropFirst(unit == nil ? 1 : 2)
    let isCounted =
      !rest.isEmpty
      && rest.allSatisfy { word in
        PricedText.counted.set.contains(word) || AmountWords.spelledUnits[word] != nil
          || NoteGrammar.wholeWeek.set.contains(word)
      }
    return isCounted ? (tens + (unit ?? 0)) * 100 : nil
  }
}
