/// Words that a hand has spelled wrongly: `awya`, `canceld`, `Wensday`.
enum MisspeltWord {
  /// Whether one word is the other with its letters in another order, or with a letter of it wrong, too many or
  /// missing, two of a long one. The first letter is right in nearly every slip.
  static func isNear(_ word: String, _ name: String) -> Bool {
    guard word.count >= 3, word.first == name.first else { return false }
    if word.sorted() == name.sorted() { return true }
    var row = Array(0...name.count)
    for (i, a) in word.enumerated() {
      var next = [i + 1]
      for (j, b) in name.enumerated() {
        next.append(min(row[j] + (a == b ? 0 : 1), row[j + 1] + 1, next[j] + 1))
      }
      row = next
    }
    return row[name.count] <= (name.count >= 6 ? 2 : name.count > 3 ? 1 : 0)
  }

  /// The word of a cell that was meant, where it is nobody else's: `awya` is "away".
  static func meant(_ word: String) -> String? {
    guard word.count >= 3, word.allSatisfy(\.isLetter), !others.contains(word) else { return nil }
    let found = targets.filter { isNear(word, $0) }
    return found.min {
      ($0.count.distance(to: word.count).magnitude, $0) < ($1.count.distance(to: word.count).magnitude, $1)
    }
  }

  /// What people mean when they slip: words long or rare enough not to be met by chance.
  private static let targets = [
    "away", "vacation", "cancelled", "cancel", "injured", "injury", "grooming", "groomer", "interview",
    "switched",
    "holiday", "rescheduled", "travelling", "cottage", "unpaid", "missed", "absent", "surgery", "limping",
    "christmas", "thanksgiving", "paid",
  ]

  /// Words that are near one of those and are meant as they stand.
  private static let others: Set<String> = [
    "always", "award", "aware", "pair", "pain", "paint", "plaid", "prepaid", "repaid", "laid", "raid", "pad",
    "pid",
    "said", "maid", "cancer", "candle", "mixed", "kissed", "messed", "misses", "missing", "passed",
  ]
}
