/// A short readable id such as `bella-smith`: made once from a name and never changed.
public struct Slug<Subject>: Hashable, Sendable {
  public let text: String

  /// Takes an id as it stands in a book.
  public init(_ text: String) { self.text = text }

  /// Makes an id from a name: lower case, accents dropped, words joined by `-`, a number behind it where the
  /// id is taken.
  public init(naming name: String, taken: Set<Slug<Subject>> = []) {
    var words: [String] = [""]
    for character in name.lowercased() {
      let plain = Self.letters[character] ?? String(character)
      if plain.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) {
        words[words.count - 1] += plain
      } else if character != "'" && character != "’", words.last?.isEmpty == false {
        words.append("")
      }
    }
    let base = words.filter { !$0.isEmpty }.joined(separator: "-")
    var slug = Slug(base.isEmpty ? "unnamed" : base)
    var number = 2
    while taken.contains(slug) {
      slug = Slug("\(base)-\(number)")
      number += 1
    }
    self = slug
  }

  /// Letters with marks as their base letters, for the languages that names here come from.
  private static var letters: [Character: String] {
    [
      "à": "a", "á": "a", "â": "a", "ä": "a", "ã": "a", "å": "a", "æ": "ae", "ç": "c", "è": "e", "é": "e",
      "ê": "e", "ë": "e", "ì": "i", "í": "i", "î": "i", "ï": "i", "ñ": "n", "ò": "o", "ó": "o", "ô": "o",
      "ö": "o", "õ": "o", "ø": "o", "œ": "oe", "ß": "ss", "ù": "u", "ú": "u", "û": "u", "ü": "u", "ý": "y",
      "ÿ": "y",
    ]
  }
}

extension Slug: Comparable {
  public static func < (left: Slug, right: Slug) -> Bool { left.text < right.text }
}

extension Slug: CustomStringConvertible {
  public var description: String { text }
}

public typealias DogID = Slug<Dog>
public typealias ClientID = Slug<Client>
public typealias TrailID = Slug<HikingLocation>
public typealias PaymentID = Slug<Payment>
