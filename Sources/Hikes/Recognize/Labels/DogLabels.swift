import Civil
import Quantities
import Tabular

/// The dogs of a sheet and what each is called: its name as first written, with what tells it apart from another of
/// the same name.
struct DogLabels {
  private(set) var dogs: [SheetDog] = []
  /// Those of each name, folded, in the order in which they were met.
  private var namesakes: [String: [Namesake]] = [:]
  /// The first name with marks of each bare one, both folded.
  private var markedNames: [String: String] = [:]
  /// The names of the dogs, folded.
  private var dogNames: Set<String> = []
  /// The first dog of each label.
  private var places: [String: Int] = [:]

  /// One of the dogs of a name; its owner is folded and may be empty.
  private struct Namesake {
    let owner: String
    let isSecond: Bool
    let label: String
  }

  /// The label of a dog as far as it is known; nil for a new one.
  /// - Parameter isSecond: whether it is the second one of that name and owner in a week.
  func known(_ name: CellText, of owner: CellText, isSecond: Bool = false) -> String? {
    namesakes[name.folded]?.first { $0.owner == owner.folded && $0.isSecond == isSecond }?.label
  }

  /// The label of a dog whose owner is named in some weeks only: there is one dog of that name, and one owner at most.
  func known(_ name: CellText, whateverOwnerThan owner: CellText) -> String? {
    let others = (namesakes[name.folded] ?? []).filter { !$0.isSecond }
    guard others.count == 1, others[0].owner.isEmpty || owner.folded.isEmpty else { return nil }
    return others[0].label
  }

  /// Lets a name and owner stand for a dog that is known.
  mutating func alias(_ name: CellText, of owner: CellText, _ label: String) {
    let later = former(name)?.name ?? name.folded
    for name in [name.folded, later] {
      note(name, Namesake(owner: owner.folded, isSecond: false, label: label))
    }
    learn(label) { dog in if dog.owner.isEmpty { dog.owner = owner.collapsed } }
  }

  /// The dog that a name means by what it was called before, `Coco (was Cocoa)` and `Cocoa (now Coco)`, or with the mark of a footnote, `Gus*`;
  /// and the name by which it goes from now on.
  func former(_ name: CellText) -> (label: String, name: String)? {
    let folded = name.folded
    let bare = Self.bare(name.collapsed).folded
    if let label = label(bare) ?? marked(bare) { return (label, bare) }
    guard folded.holds("(") else {
      for mark in Self.henceforth.words {
        guard let place = folded.firstRange(of: " \(mark) ") else { continue }
        let (before, after) = (String(folded[..<place.lowerBound]), String(folded[place.upperBound...]))
        if let label = label(before) { return (label, after) }
      }
      return nil
    }
    for (rule, isNew) in [(Self.formerly, false), (Self.henceforth, true)] {
      for mark in rule.words {
        guard let start = folded.firstRange(of: "(" + mark + " ") else { continue }
        let before = String(folded[..<start.lowerBound]).trimmingSpaces
        let inside = String(folded[start.upperBound...].prefix { $0 != ")" }).trimmingSpaces
        guard let label = label(isNew ? before : inside) else { continue }
        return (label, isNew ? inside : before)
      }
    }
    return nil
  }

  private func label(_ folded: String) -> String? { namesakes[folded]?.first { !$0.isSecond }?.label }

  /// The label of a dog whose name had such a mark.
  private func marked(_ bare: String) -> String? { markedNames[bare].flatMap(label) }

  /// Lets a dog go by a name from now on, where no other of the same owner does.
  /// - Parameter bare: the name without marks, where it may be known by its capital letters alone.
  private mutating func note(_ name: String, _ dog: Namesake, bare: String? = nil) {
    let isKnown = namesakes[name]?.contains { $0.owner == dog.owner && $0.isSecond == dog.isSecond }
    guard isKnown != true else { return }
    namesakes[name, default: []].append(dog)
    let bare = bare ?? Self.bare(name)
    if bare != name, markedNames[bare] == nil { markedNames[bare] = name }
  }

  /// A name without marks before or behind it: `Gus*`, `Bella!!`, `Indy 🐾`. What ends a word or a bracket stays.
  private static func bare(_ name: String) -> String {
    func isMark(_ character: Character) -> Bool {
      !character.isLetter && !character.isNumber && !")].'’\"”?&+".contains(character)
    }
    var bare = Substring(name)
    // `“Olive”`
    if bare.first == "“", bare.last == "”", bare.count > 2 { bare = bare.dropFirst().dropLast() }
    if name.hasSuffix(")"), let open = name.lastIndex(of: "("), open > name.startIndex,
      newcomers.set.contains(name[open...].folded.trimming("(!) "))
    {
      bare = name[..<open]
    }
    // `Duke* NEW`
    if let space = bare.lastIndex(of: " "), case let last = bare[bare.index(after: space)...],
      newcomers.set.contains(last.folded), last == last.uppercased() || isMark(bare[..<space].last ?? "a")
    {
      bare = bare[..<space]
    }
    guard bare.contains(where: \.isLetter) else { return name }
    guard bare.contains(where: isMark) else { return String(bare) }
    while let last = bare.last, isMark(last) { bare.removeLast() }
    while let first = bare.first, isMark(first), first != "(" { bare.removeFirst() }
    return String(bare)
  }

  /// In brackets behind a name these say that the dog has not come for long.
  static let newcomers = WordRule(
    "Bella", "new, new dog, brand new, nouveau, nouvelle, neu, starting, just started, first week",
    like: "Bella (new!)", "Bella (new dog)", "Bella* new", "Bella NEW")

  /// Endings of names that sound alike, the longest first.
  static let endings = WordRule("Maggy", "ie, ey, y", like: "Maggie", "Maggey")

  static let formerly = WordRule(
    "Cocoa", "was, formerly, ex, fka, used to be, née, avant", like: "Coco (was Cocoa)",
    "Coco (formerly Cocoa)")

  static let henceforth = WordRule(
    "Cocoa", "now, renamed, maintenant", like: "Cocoa (now Coco)", "Cocoa (renamed Coco)", "Cocoa now Coco")

  /// Whether something may stand behind a name that is none of it: a breed, an owner, what to heed.
  static func mayHaveAddition(_ name: String) -> Bool {
    additions.words.contains { name.holds($0) }
  }

  /// The names that what stands behind them may be of: `Rex (gate code 4411)`, `Luna - feed after`, `Rosie [epi-pen]`.
  /// What may be another name is none of it: `Milo, Otis`.
  static func withoutAddition(_ name: String) -> [String] {
    additions.words.compactMap { mark in
      guard let start = name.firstRange(of: mark), start.lowerBound > name.startIndex else { return nil }
      let base = String(name[..<start.lowerBound]).trimmingSpaces
      let words = name[start.upperBound...].split { !$0.isLetter && !$0.isNumber }
      let first = words.first?.folded ?? ""
      if formerly.set.contains(first) || henceforth.set.contains(first) { return nil }
      let isSaid =
        words.contains { $0.first?.isLowercase ?? false }
        || AmountGrammar.isPhone(name[start.upperBound...].folded.trimming(")] "))
      return base.hasLetter && isSaid ? base : nil
    }
  }

  /// The name before what a hike costs, `Ajax (25)`, `Ajax - $30`, with that; nil where anything else stands behind it.
  static func withoutPrice(_ name: String) -> (name: String, price: Money)? {
    guard name.last?.isNumber ?? false || name.hasSuffix(")"), name.hasFigure,
      let start = name.lastIndex(where: { $0 == "(" || $0 == "$" || $0 == "-" }), start > name.startIndex
    else { return nil }
    let base = String(name[..<start]).trimming(" -–($")
    let figure = String(name[start...]).trimming("($- )")
    guard base.hasLetter, !base.hasNumber, figure.allSatisfy({ $0.isNumber || ".,".contains($0) }),
      let cents = WrittenNumber.cents(figure), (1000...10_000).contains(cents)
    else { return nil }
    return (base, Money(cents: cents))
  }

  /// Behind a name these begin what is none of it.
  static let additions = WordRule(
    "Rex", words: [" (", " [", " - ", " – ", " *", ", ", ": "],
    like: "Rex (gate code 4411)", "Rex - feed after", "Rex *pulls*", "Rex, muzzle on")

  /// The name before a breed, `Roxy - border collie`; nil where anything else stands behind it.
  static func withoutBreed(_ name: String) -> String? {
    let parts = name.split(separator: name.hasSuffix(")") ? " (" : " - ", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    let words = parts[1].folded.trimming(") ").split { !$0.isLetter }.map(String.init)
    return (1...4).contains(words.count) && words.allSatisfy(breeds.set.contains)
      ? parts[0].trimmingSpaces : nil
  }

  /// The name before that of an owner in brackets, `Marley (Hebb)`; nil where anything else stands behind it.
  static func withoutOwner(_ name: String) -> String? {
    guard name.hasSuffix(")"), let open = name.lastIndex(of: "("), open > name.startIndex else { return nil }
    let owner = name[name.index(after: open)...].dropLast()
    guard owner.count > 2, owner.first?.isUppercase ?? false,
      owner.allSatisfy({ $0.isLetter || "'’-".contains($0) })
    else { return nil }
    return String(name[..<open]).trimmingSpaces
  }

  /// What dogs are, behind their names: words that tell no two of one name apart by themselves.
  static let breeds = WordRule(
    "Roxy",
    """
    lab, labrador, collie, border, husky, mix, mixed, cross, x, terrier, poodle, doodle, goldendoodle, labradoodle, shepherd, german,
    australian, aussie, golden, retriever, toller, duck, beagle, hound, basset, spaniel, cocker, springer, boxer, corgi, dane, great,
    setter, pointer, schnauzer, mini, shih, tzu, yorkie, black, brown, yellow, chocolate, white, red, grey, heeler, cattle, dog,
    newfie, newfoundland, rottie, rottweiler, pit, bull, bulldog, dachshund, chihuahua, bichon, whippet, greyhound, malamute,
    samoyed, vizsla, weimaraner, maltese, sheltie, jack, russell, bernese, mountain, st, bernard, dalmatian, mutt, puggle, cockapoo
    """,
    like: "Roxy - border collie", "Roxy (husky mix)", "Roxy (black lab)")

  /// The label of a dog that is new.
  mutating func add(_ name: CellText, of owner: CellText, isSecond: Bool) -> String {
    let isShared = !dogNames.insert(name.folded).inserted
    let mark = isSecond ? "2" : owner.collapsed
    // The mark is none of the name, where no other dog goes by it.
    let bare = Self.bare(name.collapsed)
    let plain = places[bare] == nil ? bare : name.collapsed
    let label = isShared && !mark.isEmpty ? "\(name.collapsed) (\(mark))" : plain
    note(name.folded, Namesake(owner: owner.folded, isSecond: isSecond, label: label), bare: bare.folded)
    var dog = SheetDog(label: label, name: name.collapsed)
    dog.owner = owner.collapsed
    if places[label] == nil { places[label] = dogs.count }
    dogs.append(dog)
    return label
  }

  /// Keeps what a sheet says of a dog.
  mutating func learn(_ label: String, _ edit: (inout SheetDog) -> Void) {
    if let place = places[label] { edit(&dogs[place]) }
  }
}
