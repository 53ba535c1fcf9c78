import Civil
import Tabular

/// Notes that say that a day of the row is not as it stands: `ignore Fri, he was home`. What is right is for a person to say.
extension NoteGrammar {
  /// Before a day these take it back.
  static let takingBack = WordRule(
    Weekday.friday, "ignore, disregard, scratch, strike, forget, void, delete, oublier, ignorer",
    like: "ignore Fri, he was home", "scratch Friday")
  /// Between a day and what it should hold these correct it.
  static let corrections = WordRule(
    Weekday.friday,
    """
    was really, was actually, should be, should have been, shd be, was supposed to be, was meant to be, is wrong, was wrong,
    was a mistake, is a mistake, devrait être
    """,
    like: "Fri was really Vinny", "Fri should be 30, not 25", "Friday is wrong")
  /// Behind a day these take it back.
  static let undoings = WordRule(
    Weekday.friday,
    "not paid, not pd, never paid, never pd, was not paid, wasn't paid, did not happen, didn't happen, never happened",
    like: "Fri not paid after all", "Fri did not happen, 25 back to her")
  /// Before two dogs and a day these change one for the other.
  static let exchanges = WordRule(
    Weekday.friday, "swap, swapped, switch, switched, mixed up, mix up", like: "swap Bella and Max Fri",
    "mixed up Bella & Max Fri")

  /// Between two days the one is corrected by the other.
  static let beings = WordRule(
    Weekday.friday, "was, were, était, =", like: "Fri was Sat", "Fri = Thu (wrong box)")

  /// The first day that a note names and corrects, and whether it takes back what stands there; nil for any other note.
  static func corrected(_ text: CellText) -> (day: Weekday, isTakenBack: Bool)? {
    guard text.hasLetter, text.words.count >= 2, text.words.count <= 24 else { return nil }
    let words = text.folded.split(whereSeparator: \.isWhitespace).map { String($0).trimming(".,;:!") }
    let days = words.indices.filter { Weekday(name: words[$0]) != nil }
    guard let first = days.first, let day = Weekday(name: words[first]) else { return nil }
    let before = words[..<first].suffix(2)
    if before.contains(where: takingBack.set.contains) { return (day, true) }
    // "Thurs 9th was really Vinny"
    let rest = words[(first + 1)...].drop { PartialDate.ordinal($0) != nil }
    let behind = " " + rest.joined(separator: " ") + " "
    // "Fri should be back" is of the dog.
    if corrections.words.contains(where: { behind.hasPrefix(" \($0) ") }) {
      let isOfDog = words[(first + 1)...].contains(where: AmountWords.back.set.contains)
      return isOfDog ? nil : (day, false)
    }
    if undoings.words.contains(where: { behind.hasPrefix(" \($0) ") }) { return (day, true) }
    // "Tues was Wed"
    let isEnded = words.count == first + 3 || words.count > first + 3 && words[first + 3].hasPrefix("(")
    if isEnded, beings.set.contains(words[first + 1]), Weekday(name: words[first + 2]) != nil {
      return (day, false)
    }
    let opening = exchanges.words.first { text.folded.hasPrefix($0 + " ") }
    let isOfTwo = words[..<first].contains(where: ReckonedPrice.joints.set.contains)
    return opening != nil && isOfTwo ? (day, false) : nil
  }
}
