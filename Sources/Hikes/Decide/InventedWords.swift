import Quantities

/// Words that stand for other words: of the same length, letters for letters and digits for digits, upper case where
/// it was, and the same each time. Which word stands for which depends on a secret, so that nobody can look one up.
struct InventedWords {
  private let secret: UInt64
  private var known: [String: String] = [:]
  private var taken: Set<String> = []

  init(secret: UInt64) { self.secret = secret }

  /// A text with each of its words replaced; what stands between them stays.
  mutating func text(_ text: String) -> String {
    var result = ""
    var word = ""
    for character in text {
      if character.isLetter || character.isNumber {
        word.append(character)
      } else {
        result += self.word(word)
        word = ""
        result.append(character)
      }
    }
    return result + self.word(word)
  }

  /// One word; two different ones never become the same.
  mutating func word(_ word: String) -> String {
    guard !word.isEmpty else { return "" }
    let folded = word.lowercased()
    let plain = known[folded] ?? invent(folded)
    known[folded] = plain
    // An accented letter may be one character and its stand-in another, but they are equally many.
    return String(zip(word, plain).map { $0.isUppercase ? Character($1.uppercased()) : $1 })
  }

  private mutating func invent(_ word: String) -> String {
    for round in 0..<1_000 {
      var state = seed(word, round)
      var isVowel = state & 1 == 0
      let letters = word.map { character -> Character in
        state = Self.mixed(state &+ 0x9E37_79B9_7F4A_7C15)
        if character.isNumber { return Self.digits[Int(state % 10)] }
        isVowel.toggle()
        let choice = isVowel ? Self.vowels : Self.consonants
        return choice[Int(state % UInt64(choice.count))]
      }
      let invented = String(letters)
      if invented != word, taken.insert(invented).inserted { return invented }
    }
    // Every word so short is taken: one letter may stand for two.
    return String(word.map { $0.isNumber ? "0" : "x" })
  }

  private func seed(_ word: String, _ round: Int) -> UInt64 {
    word.utf8.reduce(Self.mixed(secret &+ UInt64(round))) { Self.mixed($0 ^ UInt64($1)) }
  }

  /// The finalizer of SplitMix64: every bit of the input reaches every bit of the output.
  static func mixed(_ value: UInt64) -> UInt64 {
    var mixed = value &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  private static let vowels = Array("aeiou")
  private static let consonants = Array("bcdfghklmnprstvz")
  private static let digits = Array("0123456789")
}
