import Civil
import Tabular

/// What a note says of a hike that was on another day of its week.
extension NoteGrammar {
  /// Between the day on which a dog hiked and the one on which it should have.
  static let insteads = WordRule(
    (), "instead of, rather than, in place of, au lieu de, au lieu du", like: "Fri instead of Thu",
    "jeudi au lieu de mardi")

  /// Before a day that was hiked; behind it "not" names the other: `did Wed not Tues`.
  static let hiked = WordRule(
    (), "did, came, hiked, walked, went, doing, coming, comes", like: "did Wed not Tues", "came Thu not Fri")
  static let nots = WordRule((), "not, pas", like: "did Wed not Tues")

  /// The day that a note takes a hike from, and the one that it puts it on: `switch Fri to Thu`, `moved from Wed to Fri`, `Wed moved
  /// to Thu`, `Fri instead of Thu`, `did Wed not Tues`; nil for any other text.
  static func move(_ text: String) -> (from: Weekday, to: Weekday)? {
    // One word in place of two.
    let instead = "|"
    let plain = insteads.words.reduce(text.folded) { $0.swapping(" \($1) ", for: " \(instead) ") }
    let words = plain.split { $0.isWhitespace || ",;()".contains($0) }.map { String($0).trimming(".!-–") }
      .filter { !$0.isEmpty }
    let days = words.indices.compactMap { place in
      Weekday(name: words[place]).map { (place: place, day: $0) }
    }
    guard days.count == 2, days[0].day != days[1].day, words.count <= days[1].place + 5 else { return nil }
    let (first, second) = (days[0], days[1])
    let before = Array(words[..<first.place])
    let between = Array(words[(first.place + 1)..<second.place])
    func isMove(_ words: [String]) -> Bool {
      let rest = words.filter { !SpanWords.onwards.set.contains($0) }
      return !rest.isEmpty && StatusGrammar.read(rest.joined(separator: " "))?.status == .rescheduled
    }
    if let last = between.last, SpanWords.towards.set.contains(last) {
      let isMoved = between.count == 1 ? isMove(before) : before.isEmpty && isMove(between.dropLast())
      return isMoved ? (first.day, second.day) : nil
    }
    guard between.count == 1, before.allSatisfy(hiked.set.contains) else { return nil }
    let isNot = nots.set.contains(between[0]) && !before.isEmpty
    return between[0] == instead || isNot ? (second.day, first.day) : nil
  }
}
