import Tabular

/// Figures that a hand or a program has spoilt.
extension WrittenNumber {
  /// `2 5.00` as `25.00`: one figure before a space and one behind it, as a scanner parts them; nil for anything else.
  static func joined(_ folded: String) -> String? {
    let parts = folded.trimming("$ ").split(separator: " ")
    guard parts.count == 2, parts[0].utf8.count == 1, parts[0] != "0",
      case let behind = parts[1].split(separator: ".", omittingEmptySubsequences: false),
      behind[0].utf8.count == 1, behind.count == 1 || behind.count == 2 && behind[1].utf8.count == 2,
      (parts[0] + parts[1]).allSatisfy({ $0.isNumber || $0 == "." })
    else { return nil }
    return "\(parts[0])\(parts[1])"
  }

  /// `s25`, `2o`, `$2O`, `25-jan`, `jan-25`, `2500.00%`: a number that a hand or a program has spoilt.
  static func isSpoilt(_ folded: String) -> Bool {
    if isUnseen(folded) || ofPercent(folded) != nil { return true }
    if daysSince1900(folded) != nil { return true }
    let parts = folded.holds("-") ? folded.split(separator: "-") : []
    if parts.count == 2, parts.contains(where: { months.set.contains(String($0)) }),
      parts.contains(where: { $0.count <= 2 && Int($0) != nil })
    {
      return true
    }
    guard folded.hasFigure, folded.count <= 6 else { return false }
    let letters = folded.filter { $0.isLetter }
    return (1...2).contains(letters.count) && letters.allSatisfy("osliz".contains)
      && folded.allSatisfy { $0.isNumber || "osliz.,$".contains($0) }
  }

  /// A number whose slips are mended: `$2O` as `$20`, `s25` as `$25`, `25..00` as `25.00`; nil for a text that has none
  /// or holds more than a number.
  static func mended(_ folded: String) -> String? {
    guard folded.hasFigure, folded.count <= 10 else { return nil }
    let bare = AmountWords.plain(folded, sign: "$").trimmingSpaces
    // Behind two figures or more, `25s`, a letter may say anything.
    guard
      bare.last?.isNumber ?? false
        || bare.drop(while: { "$ ".contains($0) }).prefix(while: \.isNumber).count < 2
        || bare.contains(where: { ".,".contains($0) })
    else { return nil }
    let figures = bare.first == "s" ? "$" + bare.dropFirst() : bare
    let mended = slips.applied(to: figures)
    return mended != folded && mended.allSatisfy({ $0.isNumber || ".$ ".contains($0) }) ? mended : nil
  }

  /// What stands in a number for a figure or a point, by a slip or as a scanner takes it.
  static let slips: [WordRule<String>] = [
    WordRule("0", "o", like: "$2O", "25.oo"), WordRule("1", "l, i", like: "$l5"),
    WordRule("2", "z", like: "Z5"), WordRule("5", "s", like: "2S"),
    WordRule(".", words: ["..", " .", ","], like: "25..00", "25,oo"),
  ]

  /// What a program shows as `2500.00%` where the cell holds 25, in cents; nil for a share of a whole.
  static func ofPercent(_ folded: String) -> Int? {
    guard folded.utf8.last == UInt8(ascii: "%"), let cents = cents(String(folded.dropLast()).trimmingSpaces),
      cents >= 50_000
    else { return nil }
    return cents / 100
  }

  /// An amount that a program shows as a date counts the days of 1900: `25-Jan-00`, `1900-01-25`, `1/25/00`.
  static func daysSince1900(_ folded: String) -> Int? {
    guard folded.holds("00") else { return nil }
    let words = folded.split(whereSeparator: { "-/ ,".contains($0) }).map(String.init)
    guard words.count == 3, let zero = words.firstIndex(where: { $0 == "1900" || $0 == "00" }) else {
      return nil
    }
    let rest = words.indices.filter { $0 != zero }.map { words[$0] }
    if let name = rest.firstIndex(where: { firstMonths[$0] != nil }), let before = firstMonths[rest[name]],
      let day = Int(rest[1 - name]), (1...31).contains(day)
    {
      return day + before
    }
    guard let first = Int(rest[0]), let second = Int(rest[1]) else { return nil }
    // A price is a day of January or February; the month is the smaller one.
    let (month, day) = (min(first, second), max(first, second))
    return (1...2).contains(month) && (5...31).contains(day) ? day + (month - 1) * 31 : nil
  }

  /// The months in which a price lies as a day of 1900, with the days before each.
  static let firstMonthRules: [WordRule<Int>] = [
    WordRule(0, "jan, janv, january", like: "25-Jan-00", "30-janv-00"),
    WordRule(31, "feb, févr, february", like: "4-Feb-00", "4-févr-1900"),
  ]

  private static let firstMonths = WordRule.table(firstMonthRules)

  /// Months as a program shortens them in what was an amount.
  static let months = WordRule(
    "a spoilt amount",
    """
    jan, feb, mar, apr, may, jun, jul, aug, sep, oct, nov, dec, janv, févr, mars, avr, mai, juin, juil, août, sept,
    déc
    """,
    like: "25-Mar", "mars-30", "déc-25")
}
