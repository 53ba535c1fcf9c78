import Civil
import Quantities
import Tabular

/// A heading inside the list of dogs: a place, a hike, a time of day. It is no dog.
enum GroupHeading {
  static func isGroup(_ text: String) -> Bool {
    let plain = text.trimmingSpaces
    guard let first = plain.first, let last = plain.last else { return false }
    if plain.count > 2, !first.isLetter, !first.isNumber, first == last || "-=*~_#".contains(first) {
      return true
    }
    if last == ":" || plain.count == 1 && first.isLetter { return true }
    if isPlace(plain) || timesOfDay.set.contains(plain.folded) { return true }
    let folded = plain.folded
    let words = PartialDate.words(folded).filter(\.hasWord)
    if (2...3).contains(words.count), families.set.contains(words[words.count - 1]) { return true }
    // "Jen's pack"
    if (2...3).contains(words.count), packs.set.contains(words[words.count - 1]),
      folded.contains("'s ") || folded.contains("’s ")
    {
      return true
    }
    // "Larry Uteck Blvd"
    if (2...4).contains(words.count), !folded.hasFigure,
      AmountWords.streets.set.contains(words[words.count - 1])
    {
      return true
    }
    // "Lake group"
    if (2...3).contains(words.count), ofGroups.set.contains(words[words.count - 1]), !folded.contains(" - ") {
      return true
    }
    // "GORD - PM hikes", "AM HIKE (8:30 pick up)"
    if words.count(where: \.hasLetter) <= 5, words.contains(where: { turnsOfDay[$0] != nil }),
      words.contains(where: ofTurn.set.contains)
    {
      return true
    }
    guard !words.isEmpty, words.contains(where: { kinds.set.contains($0) }) else { return false }
    return words.allSatisfy {
      kinds.set.contains($0) || details.set.contains($0) || Int($0) != nil || $0.count == 1
        || places.set.contains($0)
    }
  }

  /// Whether a line says which hike of the day follows, be it with its hour: `Hike 1 - 8:30`.
  static func isHikeOfDay(_ text: String) -> Bool {
    if isGroup(text) { return true }
    guard let space = text.lastIndex(of: " ") else { return HeaderFinder.isHalf(text) }
    let hour = CellText(text[space...].trimmingSpaces.trimming("()"))
    return HeaderFinder.isHalf(hour.isTimeOfDay ? String(text[..<space]).trimming(" -–:@") : text)
  }

  /// Whether a text with a dash before it is a sentence about the dog above and no heading: `- ate a mitten`.
  static func isRemark(_ text: String) -> Bool {
    guard text.hasPrefix("- "), case let rest = text.dropFirst(2).drop(while: { $0 == " " }),
      rest.first?.isLowercase ?? false, rest.last?.isLetter ?? false
    else { return false }
    return rest.split(separator: " ").count >= 3 && !isGroup(String(rest))
  }

  /// What a hike costs the dogs below a heading, `$25 dogs`, `30 $ group (big)`; nil for any other text.
  static func price(_ text: String) -> Money? {
    guard text.holds("$"), text.hasFigure, text.utf8.count < 40 else { return nil }
    let words = PartialDate.words(text).filter(\.hasWord)
    let figures = words.filter(\.hasFigure)
    let others = words.filter { !$0.hasFigure }
    guard figures.count == 1, others.contains(where: kinds.set.contains),
      others.allSatisfy({ kinds.set.contains($0) || details.set.contains($0) })
    else { return nil }
    return AmountGrammar.read("$" + figures[0]).money
  }

  /// Whether a heading is the name of a place, or of several: `Bedford / Hammonds Plains`.
  static func isPlace(_ text: String) -> Bool {
    let parts = text.folded.split { "/&,+".contains($0) }.map { String($0).trimmingSpaces }
    return !parts.isEmpty && parts.allSatisfy { places.set.contains($0) }
  }

  /// Whether a heading names one of the hikes of a day: a dog may go on both. A place has other dogs.
  static func isOfHike(_ text: String) -> Bool {
    let words = PartialDate.words(text).filter(\.hasWord)
    return isGroup(text) && words.contains { turnsOfDay[$0] != nil || hikes.set.contains($0) }
  }

  /// Which hike of the day a heading names, the first or the second: `AM GROUP (Trish)`, `TRISH - AM hikes`,
  /// `Second hike`. Nil where it names none, or both.
  static func turn(_ text: String) -> Int? {
    // "PM HIKE (pick up 12:30-1)"
    let plain = String(text.prefix { $0 != "(" })
    let words = PartialDate.words(plain.hasWord ? plain : text).filter(\.hasWord)
    guard words.count <= 6 else { return nil }
    let isOfHike = words.contains { ofTurn.set.contains($0) }
    let found = Set(words.compactMap { turnsOfDay[$0] ?? (isOfHike ? turnsInOrder[$0] : nil) })
    return found.count == 1 ? found.first : nil
  }

  /// The same of a text that says nothing else, `AM`, `AFTERNOON`.
  static func turnAlone(_ text: String) -> Int? { HeaderFinder.isHalf(text) ? turn(text) : nil }

  /// The same by the time of day alone: in the title of a week a number may count weeks, `AM hike - Sept 9 - 13`.
  static func turnOfTitle(_ text: String) -> Int? {
    let found = Set(PartialDate.words(text).compactMap { turnsOfDay[$0] })
    return found.count == 1 ? found.first : nil
  }

  /// The halves of a day in the heading of a week or of a group.
  static let turns: [WordRule<Int>] = [
    WordRule(1, "am, a.m., morning, morn, matin", like: "AM GROUP (Trish)", "AM Hike", "Groupe du matin"),
    WordRule(
      2, "pm, p.m., afternoon, aft, midi, evening", like: "PM GROUP (Gord)", "GORD - PM hikes", "Après-midi"),
  ]
  /// The same where the hike is named beside them.
  static let ordinals: [WordRule<Int>] = [
    WordRule(1, "first, 1st, 1", like: "First hike", "Hike 1"),
    WordRule(2, "second, 2nd, 2", like: "Second hike", "Walk 2"),
  ]
  static let ofTurn = WordRule(
    1, "hike, hikes, walk, walks, run, pack, group, groupe", like: "Hike 1", "1st walk", "First group")
  static let turnsOfDay = WordRule.table(turns)
  private static let turnsInOrder = WordRule.table(ordinals)

  static let hikes = WordRule(
    true,
    "noon, midday, hike, run, pack, 1st, 2nd, first, second",
    like: "AM PACK", "Second hike", "Afternoon group")

  /// Times of the day by what one does then.
  static let timesOfDay = WordRule(
    true,
    """
    after lunch, before lunch, over lunch, lunch, lunchtime, after dinner, after work, before work, after school,
    first thing, late morning, mid morning, mid-day, early bird, early birds, après dîner, après-dîner, avant-midi
    """,
    like: "After lunch", "before work")

  /// Behind a name these make it one of a household.
  static let families = WordRule(
    true, "family, household, famille", like: "Smith family", "MacNeil household")

  /// Behind whose they are these are the dogs of one who walks them.
  static let packs = WordRule(
    true, "pack, group, crew, gang, dogs, hike, hikes, van, car, truck", like: "Jen's pack", "Rob’s dogs",
    "Jess's car")

  /// Behind a place or a trait these make it several dogs.
  static let ofGroups = WordRule(
    true, "group, groups, crew, gang, squad, troop, groupe, loop, van, bus, truck, route", like: "Lake group",
    "Hemlock Ravine crew",
    "Shore loop")

  /// A heading has one of these: a time of day, a hike, a list of dogs.
  static let kinds = WordRule(
    true,
    """
    am, pm, morning, afternoon, evening, noon, midday, group, groups, hike, hikes, van, route, run,
    crew, pack, regulars, timers, waitlist, waiting, inactive, occasional, casual, seniors, puppies, drop-ins, drop-in,
    pickup, trail, trials, groupe, matin, midi, randonnee, dogs, side, area, gang, bunch, troop, squad
    """,
    like: "AM", "Hike 2", "Afternoon group", "Waiting list", "BIG DOGS", "PUPPIES (half price)",
    "Part-timers")
  /// These may stand beside them, and are no heading alone.
  static let details = WordRule(
    false,
    """
    my, our, other, the, first, second, third, early, late, new, list, big, small, large, little, only, one, two, three,
    of, and, on, hold, lunch, 1st, 2nd, 3rd, dog, time, pre, apres, half, full, part, price, short, long, loop, old, young
    """,
    like: "Early", "Big and small")
  /// The places of the hikes and of the dogs, each a heading by itself.
  static let places = WordRule(
    true,
    """
    sackville, lower sackville, upper sackville, middle sackville, bedford, halifax, dartmouth,
    fall river, hammonds plains, timberlea, clayton park, spryfield, beaver bank, beaverbank,
    windsor junction, waverley, tantallon, upper tantallon, cole harbour, eastern passage, kingswood,
    fairview, rockingham, armdale, enfield, elmsdale, porters lake, lawrencetown, hubley, wellington,
    mount uniacke, lantz, west bedford, bedford south, larry uteck, north end, south end, west end,
    downtown, lakeside, beechville, bayers lake, stillwater lake, glen arbour, st margarets bay
    """,
    like: "Bedford / Hammonds Plains", "Lower Sackville")
}
