/// The names a misspelled word may have meant.
enum Lookup {
  /// At most three, nearest first; equally near ones as they stand in `names`. A word that begins a name counts as
  /// one slip away. Empty when nothing is near: a third of the letters may differ, and always one.
  static func nearest(_ word: String, among names: [String]) -> [String] {
    let typed = folded(word)
    let limit = max(1, typed.count / 3)
    var found: [(distance: Int, place: Int, name: String)] = []
    for (place, name) in names.enumerated() {
      let known = folded(name)
      let isBeginning = typed.count >= 2 && known.starts(with: typed)
      let distance = isBeginning ? min(1, self.distance(typed, known)) : self.distance(typed, known)
      // One slip in a single letter is any other letter: no hint at all.
      if distance <= limit, distance < max(typed.count, known.count) { found.append((distance, place, name)) }
    }
    found.sort { ($0.distance, $0.place) < ($1.distance, $1.place) }
    return found.prefix(3).map(\.name)
  }

  /// How many letters must be inserted, dropped, replaced or swapped with their neighbor, none of them twice
  /// (optimal string alignment). Time is the product of the lengths.
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var best = min(last[column + 1] + 1, current[column] + 1, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }

  /// Without leading dashes, in lower case.
  private static func folded(_ word: String) -> [Character] {
    Array(word.drop { $0 == "-" }.lowercased())
  }
}
