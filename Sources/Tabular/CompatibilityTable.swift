/// Which characters stand for others in another form (`ﬁ` for `fi`, `Ａ` for `A`, `é` for `e` and an accent), and
/// which of them are composed again: the facts behind NFKC (Unicode Standard Annex 15).
///
/// The standard library knows the classes of combining marks but no compatibility mappings, and the system library
/// that has them takes longer to load than most commands run. Decoded once, when the first text needs it.
struct CompatibilityTable: Sendable {
  /// The full decomposition of every character that has one; Hangul syllables are reckoned elsewhere.
  let decompositions: [UInt32: [Unicode.Scalar]]
  /// A character and the mark after it, as one character.
  let compositions: [Pair: Unicode.Scalar]

  struct Pair: Hashable, Sendable {
    let base: Unicode.Scalar
    let mark: Unicode.Scalar
  }

  static let standard = CompatibilityTable(early + " " + later)

  /// - Parameter text: as `.ci/unicode-table.py` writes it.
  init(_ text: String) {
    var decompositions: [UInt32: [Unicode.Scalar]] = [:]
    var composed: [[Unicode.Scalar]: Unicode.Scalar] = [:]
    for line in text.split(separator: " ") {
      let parts = line.split(separator: ":")
      guard parts.count == 2, var number = UInt32(parts[0], radix: 16) else { continue }
      for token in parts[1].split(separator: ",") {
        let isComposed = token.first == "~"
        let run = token.drop { $0 == "~" }.split(separator: "+")
        let further = run.count == 2 ? UInt32(run[1], radix: 16) ?? 0 : 0
        let values = (run.first ?? "").split(separator: ".").compactMap { UInt32($0, radix: 16) }
        for step in 0...further {
          let scalars = values.compactMap { Unicode.Scalar($0 + step) }
          decompositions[number] = scalars
          if isComposed, let scalar = Unicode.Scalar(number) { composed[scalars] = scalar }
          number += 1
        }
      }
    }
    self.decompositions = decompositions
    // All but the last mark make a character of their own, or stand alone.
    var pairs: [Pair: Unicode.Scalar] = [:]
    for (scalars, whole) in composed {
      let before = Array(scalars.dropLast())
      guard let mark = scalars.last, let base = before.count == 1 ? before.first : composed[before] else {
        continue
      }
      pairs[Pair(base: base, mark: mark)] = whole
    }
    compositions = pairs
  }
}
