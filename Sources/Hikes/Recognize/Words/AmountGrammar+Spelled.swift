import Tabular

/// Amounts in words: `twenty-five dollars`, `forty (2 hikes)`, `two tens`.
extension AmountGrammar {
  /// In cents; nil for anything else.
  static func spelled(_ folded: String) -> Int? {
    guard folded.hasLetter else { return nil }
    let words = AmountWords.joiningEtransfer(folded).split { " -()$".contains($0) }.map(String.init)
      .filter { !AmountWords.besideSpelled.set.contains($0) && (AmountWords.methods[$0] ?? "").isEmpty }
    if let whole = AmountWords.spelled[words.joined(separator: " ")] { return whole * 100 }
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
    // "forty (2 hikes)", "sixty for the wk"
    if let first = words.first, let whole = AmountWords.spelled[first],
      words.dropFirst().allSatisfy({ PricedText.counted.set.contains($0) || $0.count == 1 && $0.hasFigure })
    {
      return whole * 100
    }
    return nil
  }
}
