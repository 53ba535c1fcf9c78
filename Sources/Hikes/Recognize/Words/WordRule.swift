import Tabular

/// A rule about words as a person can read it: what they mean, the words, and cells of a sheet that it decides.
///
/// The examples are run as tests, each with what it means. Of words that add nothing the meaning is a text without them
/// that says the same.
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
    self.init(
      meaning, words.split { $0 == "," || $0 == "\n" }.map(\.trimmingSpaces).filter { !$0.isEmpty },
      like: examples)
  }

  /// The same for words among which a comma is one, or a space that belongs to it.
  init(_ meaning: Meaning, words: [String], like examples: String...) {
    self.init(meaning, words, like: examples)
  }

  private init(_ meaning: Meaning, _ words: [String], like examples: [String]) {
    self.meaning = meaning
    self.words = words
    set = Set(words)
    self.examples = examples
  }

  /// What each word means by itself; where two rules have a word, the first one's.
  static func table(_ rules: [WordRule]) -> [String: Meaning] {
    Dictionary(rules.flatMap { rule in rule.words.map { ($0, rule.meaning) } }) { first, _ in first }
  }
}

extension Sequence where Element == WordRule<String> {
  /// A text with what each rule means in the place of its words, the rules one after the other.
  func applied(to text: String) -> String {
    reduce(text) { text, rule in rule.words.reduce(text) { $0.swapping($1, for: rule.meaning) } }
  }
}
