import Civil
import Tabular

/// A heading inside the list of dogs: a place, a hike, a time of day. It is no dog.
enum GroupHeading {
  static func isGroup(_ text: String) -> Bool {
    let plain = text.trimmingSpaces
    guard let first = plain.first, let last = plain.last else { return false }
    if plain.count > 2, !first.isLetter, !first.isNumber, first == last || "-=*~_#".contains(first) {
      return true
    }
    if last == ":" { return true }
    let folded = plain.folded
    // "Bedford / Hammonds Plains" are two places.
    let parts = folded.split { "/&,+".contains($0) }.map { String($0).trimmingSpaces }
    if !parts.isEmpty, parts.allSatisfy({ places.contains($0) }) { return true }
    let words = PartialDate.words(folded).filter(\.hasWord)
    guard !words.isEmpty, words.contains(where: { kinds.contains($0) }) else { return false }
    return words.allSatisfy {
      kinds.contains($0) || details.contains($0) || Int($0) != nil || $0.count == 1 || places.contains($0)
    }
  }

  private static let kinds: Set<String> = [
    "am", "pm", "morning", "afternoon", "evening", "noon", "midday", "group", "groups", "hike", "hikes",
    "van",
    "route", "run", "crew", "pack", "regulars", "waitlist", "waiting", "inactive", "occasional", "casual",
    "seniors", "puppies", "drop-ins", "pickup", "trail", "groupe", "matin", "midi", "randonnee",
  ]
  private static let details: Set<String> = [
    "the", "first", "second", "third", "early", "late", "new", "list", "big", "small", "large", "dogs",
    "only",
    "one", "two", "three", "of", "and", "on", "hold", "1st", "2nd", "3rd", "dog", "time", "pre", "apres",
  ]
  private static let places: Set<String> = [
    "sackville", "lower sackville", "upper sackville", "middle sackville", "bedford", "halifax", "dartmouth",
    "fall river", "hammonds plains", "timberlea", "clayton park", "spryfield", "beaver bank", "beaverbank",
    "windsor junction", "waverley", "tantallon", "upper tantallon", "cole harbour", "eastern passage",
    "kingswood",
    "fairview", "rockingham", "armdale", "enfield", "elmsdale", "porters lake", "lawrencetown", "hubley",
    "wellington", "mount uniacke", "lantz", "west bedford", "bedford south", "larry uteck", "north end",
    "south end",
    "west end", "downtown", "lakeside", "beechville", "bayers lake", "stillwater lake", "glen arbour",
    "st margarets bay",
  ]
}
