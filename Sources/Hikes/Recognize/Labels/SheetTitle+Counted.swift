import Civil
import Tabular

/// Weeks that are counted, in words or figures: `First week`, `Week Two`.
extension SheetTitle {
  /// `1st week`, `Second wk of June`: the number of the week whose word stands behind it.
  static func ordinalWeek(_ words: [String]) -> Int? {
    guard let week = words.firstIndex(where: weekWords.set.contains), week > 0, words.count <= 5 else {
      return nil
    }
    let word = words[week - 1]
    return ordinals[word]
      ?? (word.hasLetter ? PartialDate.ordinal(word).flatMap { (1...5).contains($0) ? $0 : nil } : nil)
  }

  /// The weeks of a month as they are counted in words.
  static let ordinalRules: [WordRule<Int>] = [
    WordRule(1, "first, première, premiere", like: "1st week", "First week"),
    WordRule(2, "second, deuxième", like: "2nd wk"),
    WordRule(3, "third, troisième", like: "Third week"), WordRule(4, "fourth, quatrième", like: "4th week"),
    WordRule(5, "fifth, cinquième", like: "Fifth week"),
  ]
  private static let ordinals = WordRule.table(ordinalRules)

  /// The number of a week behind its word, in figures or in letters; in "Week I was sick" it is none.
  static func number(behind index: Int, _ words: [String]) -> Int? {
    guard let place = words[(index + 1)...].firstIndex(where: { $0 != "#" && $0 != "." }) else { return nil }
    if let number = Int(words[place]) { return number }
    let next = place + 1 < words.count ? words[place + 1] : ""
    return !next.hasLetter || MonthName.month(named: next) != nil || fillers.set.contains(next)
      ? counts[words[place]] : nil
  }

  /// The same behind the word: `Week One`, `Wk II`.
  static let countRules: [WordRule<Int>] = [
    WordRule(1, "one, i, un, une, eins", like: "Week One", "Wk I"),
    WordRule(2, "two, ii, deux, zwei", like: "Week Two", "Wk II"),
    WordRule(3, "three, iii, trois, drei", like: "Week Three"),
    WordRule(4, "four, iv, quatre, vier", like: "Week Four"),
    WordRule(5, "five, v, cinq", like: "Week Five"),
  ]
  private static let counts = WordRule.table(countRules)
}
