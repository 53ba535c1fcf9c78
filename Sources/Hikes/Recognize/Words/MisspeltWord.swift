import Civil

/// Words that a hand has spelled wrongly: `awya`, `canceld`, `Wensday`.
enum MisspeltWord {
  /// Whether one word is the other with its letters in another order, or with a letter of it wrong, too many or
  /// missing, two of a long one (eight letters). The first letter is right in nearly every slip.
  static func isNear(_ word: String, _ name: String) -> Bool {
    guard word.count >= 3, word.first == name.first else { return false }
    if isTurned(word, name) { return true }
    return distance(word, name) <= (name.count >= 8 ? 2 : name.count > 3 ? 1 : 0)
  }

  /// The same of names, whose endings are written as they sound: `Maggy`, `Maggie`; `Charly`, `Charley`.
  static func isNearName(_ name: String, _ other: String) -> Bool {
    !haveOtherInitials(name, other)
      && (isNear(name, other) || stem(name).map { $0 == stem(other) } ?? false || soundsLike(name, other))
  }

  /// The name before an initial, and the initial: of `rosie t.`, `rosie` and `t`.
  static func initial(of name: String) -> (name: String, letter: Character)? {
    let words = name.split(separator: " ")
    guard words.count == 2, case let end = String(words[1]).trimming(".("), end.count == 1,
      let letter = end.first,
      letter.isLetter
    else { return nil }
    return (String(words[0]), letter)
  }

  /// Whether two names are told apart by their initials: `Rosie M.` is not `Rosie T.`
  static func haveOtherInitials(_ name: String, _ other: String) -> Bool {
    guard let one = initial(of: name), let two = initial(of: other) else { return false }
    return one.name == two.name && one.letter != two.letter
  }

  /// `Mocha` and `Moka`, `Josephine` and `Josefine`: whether two names sound alike, whose letters differ.
  static func soundsLike(_ name: String, _ other: String) -> Bool {
    name.count >= 4 && other.count >= 4 && sound(name) == sound(other)
  }

  /// A name by how it sounds amid its letters.
  private static func sound(_ name: String) -> String {
    guard let first = name.first else { return name }
    return sounds.reduce(String(name.dropFirst())) { $0.swapping($1.letters, for: $1.sound) }.reduce(
      into: String(first)
    ) {
      if $0.last != $1 { $0.append($1) }
    }
  }

  private static let sounds = [("ch", "k"), ("ck", "k"), ("ph", "f"), ("c", "k")].map {
    (letters: $0, sound: $1)
  }

  /// Endings of names that sound alike.
  private static let endings = ["ie", "ey", "ee", "y", "i"]

  /// A name without such an ending, where enough is left of it.
  private static func stem(_ name: String) -> Substring? {
    guard let ending = endings.first(where: name.hasSuffix), name.count >= ending.count + 3 else {
      return nil
    }
    return name.dropLast(ending.count)
  }

  /// How many letters are to be put in, left out or changed to make one word of another: the Levenshtein distance.
  static func distance(_ word: String, _ name: String) -> Int {
    var row = Array(0...name.count)
    for (i, a) in word.enumerated() {
      var next = [i + 1]
      for (j, b) in name.enumerated() {
        next.append(min(row[j] + (a == b ? 0 : 1), row[j + 1] + 1, next[j] + 1))
      }
      row = next
    }
    return row[name.count]
  }

  /// Whether one word is the other with its letters in another order, the first in its place.
  static func isTurned(_ word: String, _ name: String) -> Bool {
    word.utf8.count == name.utf8.count && word.first == name.first && word.sorted() == name.sorted()
  }

  /// The word of a cell that was meant, where it is nobody else's: `awya` is "away". Nil where words of two
  /// meanings are as near.
  static func meant(_ word: String) -> String? {
    guard word.count >= 3, word.allSatisfy(\.isLetter), !others.contains(word) else { return nil }
    let found = (targets[word.first] ?? []).filter { isNear(word, $0.word) }
    if let known = found.first(where: { $0.status == nil }) { return known.word }
    guard let first = found.first, found.allSatisfy({ $0.status == first.status }) else { return nil }
    return first.word
  }

  /// The word that a scanner has read wrongly: `avvay`, `lnj`, `s ick`.
  static func scanned(_ text: String) -> String? {
    guard text.utf8.count <= 12, text.allSatisfy({ $0.isLetter || $0 == " " }) else { return nil }
    for rule in scannedLetters {
      for letters in rule.words where text.holds(letters) {
        let word = text.swapping(letters, for: rule.meaning)
        if word != text, StatusWords.byFirstWord[word]?.contains(where: { $0.phrase.count == 1 }) ?? false {
          return word
        }
      }
    }
    return nil
  }

  /// Letters as scanners take them for others.
  static let scannedLetters: [WordRule<String>] = [
    WordRule("w", "vv", like: "Avvay"), WordRule("i", "l", like: "lnj"),
    WordRule("m", "rn", like: "groorner"),
    WordRule("", words: [" "], like: "S ick"),
  ]

  /// Figures as scanners take letters for them.
  static let scannedFigures: [WordRule<String>] = [
    WordRule("o", "0", like: "M0n", "T0tal"), WordRule("l", "1", like: "Tota1"),
  ]

  /// A heading with such letters as they were: `M0n`, `VVed`, `Tota1`.
  static func unscanned(_ folded: String) -> String {
    (scannedFigures + scannedLetters.prefix(1)).applied(to: folded)
  }

  /// The month that a word names, be it with a slip in one of the long names: `Febuary`, `Setpember`.
  static func month(_ word: String) -> Int? {
    if let month = MonthName.month(named: word) { return month }
    // "0ct", "N0v"
    if word.hasFigure, let month = MonthName.month(named: unscanned(word)) { return month }
    guard word.utf8.count >= 6 else { return nil }
    let near = longMonths.filter { isNear(word, $0.name) }
    return near.count == 1 ? near[0].month : nil
  }

  /// The shorter ones are near other words: `marsh`, `Julie`.
  private static let longMonths = (1...12).map { (month: $0, name: MonthName.fullName($0).lowercased()) }
    .filter { $0.name.utf8.count >= 7 }

  /// What people mean when they slip, with the status it has, none for money: the words of the grammar that stand
  /// alone and are long enough not to be met by chance, and these shorter ones. By their first letters.
  private static let targets: [Character?: [(word: String, status: CellStatus?)]] = {
    let words = StatusWords.rules.flatMap { rule in
      rule.words.filter { !$0.contains(" ") }.map { (word: $0, status: rule.meaning) }
    }
    let long = words.filter { $0.word.count >= 5 || short.set.contains($0.word) }
    let all = [("paid", nil)] + long.map { (word: $0.word, status: $0.status) }.sorted { $0.word < $1.word }
    return Dictionary(grouping: all, by: \.word.first)
  }()

  static let short = WordRule("a slip", "away, sick, hurt", like: "awya", "scik", "hert")

  private static let others = Set(strangers.flatMap(\.words))

  /// Words that are near one of those and are meant as they stand, by the word they would be taken for.
  static let strangers: [WordRule<String>] = [
    WordRule("paused", "passed, parsed", like: "passed by"),
    WordRule("flooding", "flooring, floating, folding, fooling", like: "flooring guys there"),
    WordRule("sailing", "smiling, soiling", like: "smiling all day"),
    WordRule("paid", "pad, pid, pain, pair, plaid, pail", like: "plaid coat"),
    WordRule("away", "awry", like: "all went awry"),
    WordRule("conge", "cone, conger", like: "cone off Fri"),
    WordRule("hurt", "hunt, hut, hurl, hart", like: "hunts squirrels"),
    WordRule("sick", "sack, slick, silk, sock, stick, suck, sink", like: "likes sticks"),
    WordRule("moved", "mover, mowed", like: "they mowed"),
    WordRule("swapped", "slapped, snapped, swamped, sapped", like: "snapped at Rex"),
    WordRule("skipped", "shipped, slipped, sipped, skimped, snipped", like: "slipped on ice"),
    WordRule("closed", "close, closer, closet, closes", like: "key in closet"),
    WordRule("cancel", "cancer", like: "cancer scare"),
    WordRule("storm", "storms, store, stork, story", like: "storms"),
    WordRule("stitches", "stitch, switches, stretches, sketches", like: "one stitch"),
    WordRule(
      "boarding", "barking, boating, bonding, bounding, birding, bearding, bearing, beading",
      like: "barking at cars"),
    WordRule("parti", "parts, party", like: "party at 3"),
    WordRule("partie", "parties, pirate, pastie", like: "parties"),
    WordRule("trial", "trail, triad, tribal", like: "long trail"),
    WordRule("travel", "trave, travels", like: "travels well"),
    WordRule("forgot", "forget", like: "do not forget"),
    WordRule("pending", "penning", like: "penning"),
    WordRule("spayed", "stayed, sprayed, swayed, spaced, spared, splayed", like: "stayed in"),
    WordRule("paying", "playing, praying", like: "playing rough"),
    WordRule("stiff", "staff, stuff, sniff, stiffs", like: "stuff in the van"),
    WordRule("changed", "charged", like: "charged for the leash"),
    WordRule("grooming", "growling, growing, groaning, goofing", like: "growling at Rex"),
    WordRule("cough", "couch", like: "couch potato"),
    WordRule(
      "coughing", "counting, crouching, couching, coaching, crushing, chugging, courting",
      like: "counting heads"),
    WordRule(
      "shots", "shoes, shops, shows, shorts, spots, shoots, shouts, slots, snots, shoos, shits",
      like: "shoes in the van"),
    WordRule(
      "skipping",
      """
      shipping, shopping, skiing, slipping, sipping, slapping, snapping, stopping, swapping, skidding, skimming, sniping,
      sopping, supping
      """,
      like: "stopping for gas"),
    WordRule("resched", "rescued, reached", like: "rescued in June"),
    WordRule("resch", "reach", like: "reach over gate"),
    WordRule("offen", "often, offer, offend", like: "often early"),
    WordRule("camping", "champing, clamping, cramping", like: "champing at the bit"),
    WordRule("canceling", "canoeing", like: "canoeing"),
    WordRule("declined", "decided, defined, detained", like: "decided to wait"),
    WordRule("easter", "easier, eastern, eater, eaters", like: "picky eater"),
    WordRule("fever", "fewer, fiver", like: "fewer treats"),
    WordRule("fleas", "false", like: "false start"),
    WordRule("injured", "insured", like: "insured"),
    WordRule("kennel", "kernel", like: "kernel"),
    WordRule("limping", "lumping", like: "lumping"),
    WordRule("limpy", "lumpy", like: "lumpy"),
    WordRule("missed", "messed, mussed, misled, misused", like: "messed in the van"),
    WordRule("neuter", "neater", like: "neater"),
    WordRule("owing", "owning", like: "owning it"),
    WordRule("puked", "poked", like: "poked his eye"),
    WordRule("resting", "renting, rusting", like: "rusting gate"),
    WordRule("retour", "router", like: "router"),
    WordRule("sprained", "strained, stained, sprinted, sprawled, spanned", like: "sprinted"),
    WordRule("sprain", "strain", like: "strain"),
    WordRule("stung", "strung, stunt, sung, swung, sting, stunk, slung", like: "leash strung up"),
    WordRule("switch", "snitch, swatch", like: "snitch"),
    WordRule("switched", "sketched", like: "sketched"),
    WordRule("traded", "traced", like: "traced"),
    WordRule("traveling", "trailing, trampling", like: "trailing behind"),
    WordRule("wedding", "weeding, welding, wending", like: "weeding"),
    WordRule("bumped", "bummed, burped, bumper", like: "burped"),
    WordRule("bounced", "bouncer, bounded", like: "bounded off"),
    WordRule("barfed", "barked, bared, barred, barged", like: "barked all the way"),
    WordRule("leave", "lease", like: "lease ends"),
    WordRule("clipped", "chipped, clapped", like: "chipped"),
    WordRule("impaye", "impale", like: "impale"),
    WordRule("malade", "malady", like: "malady"),
    WordRule("pushed", "pusher", like: "pusher"),
    WordRule("scratched", "stretched, scratchy, scrunched, screeched", like: "stretched"),
    WordRule("confinee", "continue", like: "continue Mon"),
    WordRule("reporte", "report, reports, reporter", like: "report card"),
    WordRule("needles", "needless", like: "needless"),
    WordRule("opere", "opera", like: "opera"),
    WordRule("boxing", "bowing, booing", like: "bowing"),
  ]
}
