import Tabular

/// A rule about words as a person can read it: what they mean, the words, and cells of a sheet that it decides.
///
/// The examples are run as tests, each with what it means.
struct WordRule<Meaning: Sendable>: Sendable {
  let meaning: Meaning
  /// Words and phrases, folded.
  let words: [String]
  /// The same, to be looked up.
  let set: Set<String>
  /// Texts as they stand in a sheet.
  let examples: [String]

  /// - Parameter words: with a comma after each, over as many lines as they take.
  init(_ meaning: Meaning, _ words: String, like examples: String...) {
    self.meaning = meaning
    self.words = words.split { $0 == "," || $0 == "\n" }.map(\.trimmingSpaces).filter { !$0.isEmpty }
    set = Set(self.words)
    self.examples = examples
  }

  /// What each word means by itself; where two rules have a word, the first one's.
  static func table(_ rules: [WordRule]) -> [String: Meaning] {
    Dictionary(rules.flatMap { rule in rule.words.map { ($0, rule.meaning) } }) { first, _ in first }
  }
}
