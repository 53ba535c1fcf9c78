import Civil

/// When money came, and by which cheque, beside how it came: `e-t 25 Mar 2`, `25 etransfer 3rd`, `25 chq#114`. It says
/// nothing of the amount.
enum PaidWhen {
  /// The words of an amount without those, where a word says how it was paid; else as they are.
  /// - Parameter keepsNumber: false where no amount is looked for.
  static func dropped(_ tokens: [String], keepsNumber: Bool = true) -> [String] {
    let hows = tokens.map { how($0) }
    guard tokens.count >= 2, hows.contains(where: { $0 != nil }) else { return tokens }
    var kept: [String] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if let number = chequeNumber(token) {
        kept.append(number)
        index += 1
      } else if isCheque(kept.last), numberSigns.set.contains(token), index + 1 < tokens.count,
        isNumberOfCheque(tokens, index + 1, kept)
      {
        index += 2
      } else if isCheque(kept.last), isNumberOfCheque(tokens, index, kept) {
        index += 1
      } else if MonthName.month(named: token.trimming(".,")) != nil, token.count > 2 {
        // The day stands behind the month, or before it where another number is the amount.
        if index + 1 < tokens.count, isDay(tokens[index + 1]) {
          index += 2
        } else if let last = kept.last, isDay(last), tokens.count(where: \.hasFigure) > 1 {
          kept.removeLast()
          index += 1
        } else {
          kept.append(token)
          index += 1
        }
      } else if isOrdinal(token) || isDate(token) {
        index += 1
      } else {
        kept.append(token)
        index += 1
      }
    }
    // In "Oct. 11 - e-t 25" the dash belongs to the date.
    if kept.first == "-", tokens.first != "-" { kept.removeFirst() }
    // Where no number would be left, the one dropped was the money.
    let isNumberLost = tokens.contains(where: \.hasFigure) && !kept.contains(where: \.hasFigure)
    return keepsNumber && isNumberLost && !tokens.allSatisfy { how($0) != nil || isOrdinal($0) }
      ? tokens : kept
  }

  /// `11/4`.
  static func isNumericDate(_ token: String) -> Bool {
    let words = PartialDate.words(token.trimming(",.;"))
    return NumericDate(words[...]).map { $0.count == words.count } ?? false
  }

  /// Between a cheque and its number.
  static let numberSigns = WordRule(
    "25 chq 87", "no, no., num, numero, nº, n°", like: "25 chq no 87", "25 cheque no. 87")

  private static func how(_ token: String) -> String? {
    let word = token.trimming("-,.;:!/=()#")
    return AmountWords.methods[word] ?? chequeNumber(token).flatMap { AmountWords.methods[$0] }
  }

  private static func isDay(_ token: String) -> Bool {
    PartialDate.ordinal(token.trimming(",.;")).map { (1...31).contains($0) } ?? false
  }

  private static func isOrdinal(_ token: String) -> Bool {
    let word = token.trimming(",.;")
    return word.hasLetter && isDay(word)
  }

  /// `15-Mar` in one word.
  private static func isDate(_ token: String) -> Bool {
    token.hasLetter && PartialDate(token.trimming(",.;")) != nil
  }

  private static func isCheque(_ token: String?) -> Bool {
    token.map { AmountWords.methods[$0.trimming("-,.;:")] == AmountWords.cheque } ?? false
  }

  /// The word of `chq#114`.
  private static func chequeNumber(_ token: String) -> String? {
    guard let sign = token.firstIndex(where: { $0 == "#" || $0 == "." }) else { return nil }
    let word = String(token[..<sign])
    guard isCheque(word), token[sign...].count > 1, token[sign...].dropFirst().allSatisfy(\.isNumber) else {
      return nil
    }
    return word
  }

  /// `chq 114` and `cheque #114` behind an amount.
  private static func isNumberOfCheque(_ tokens: [String], _ index: Int, _ kept: [String]) -> Bool {
    let digits = tokens[index].trimming("#.,")
    guard !digits.isEmpty, digits.allSatisfy(\.isNumber) else { return false }
    return tokens[index].first == "#" || kept.dropLast().contains(where: \.hasFigure)
  }
}
