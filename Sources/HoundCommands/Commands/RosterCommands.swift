import Diagnostics
import Hikes
import Tabular

/// What the roster holds, each kind with the same commands.
enum RosterKind: String, CaseIterable, Sendable {
  case dogs
  case clients
  case trails

  var one: String {
    switch self {
    case .dogs: "dog"
    case .clients: "owner"
    case .trails: "trail"
    }
  }

  /// `a dog`, `an owner`.
  var article: String { self == .clients ? "an owner" : "a \(one)" }

  var many: String { self == .clients ? "owners" : rawValue }

  var words: [RosterWord] {
    switch self {
    case .dogs: RosterWord.ofDogs
    case .clients: RosterWord.ofClients
    case .trails: RosterWord.ofTrails
    }
  }

  /// What a new one may be given; the name is an argument of its own.
  var wordsOfNew: [RosterWord] {
    words.filter { $0 != .name } + (self == .dogs ? [.phone, .email] : [])
  }

  /// A name for examples.
  var example: String {
    switch self {
    case .dogs: "Luna"
    case .clients: "\"Ada Quinn\""
    case .trails: "\"Sandy Lake Park\""
    }
  }
}

extension OptionSpec {
  static let confirmed = OptionSpec(flag: "--yes", "do it; without it, it is only shown")
}

extension RosterWord {
  var option: OptionSpec {
    let (placeholder, summary) = meaning
    return OptionSpec("--\(rawValue)", placeholder, summary)
  }

  private var meaning: (String, String) {
    switch self {
    case .name: ("NAME", "what it is called")
    case .owner: ("OWNER", "whose dog it is, and who pays; the owner's name or id")
    case .secondOwner: ("OWNER", "a second owner, charged nothing")
    case .phone: ("NUMBER", "where to call")
    case .email: ("ADDRESS", "where to write")
    case .address: ("ADDRESS", "where the dogs are picked up")
    case .place: ("WHERE", "the point on the map: two numbers, a plus code, a link")
    case .region: ("NAME", "Bedford, Sackville or Beaver Bank")
    case .days: ("DAYS", "the regular days, mon,thu; none for none")
    case .rate: ("AMOUNT", "for one hike; nothing for the usual rate")
    case .everyWeeks: ("NUMBER", "2: every other week, from the first regular day on")
    case .hike: ("NUMBER", "the hike it belongs in: 1 or 2")
    case .notWith: ("DOGS", "dogs that must not share a hike with it")
    case .readyFrom: ("TIME", "not to be picked up before")
    case .readyUntil: ("TIME", "not to be picked up after")
    case .color: ("COLOR", "its color on sheets and maps")
    case .since: ("DAY", "the first day with you")
    case .notes: ("TEXT", "anything worth knowing")
    }
  }
}

extension CommandSpec {
  static let rosterCommands: [CommandSpec] = RosterKind.allCases.flatMap { kind in
    [
      list(kind, name: kind.rawValue), list(kind, name: "\(kind.rawValue) list"), add(kind), edit(kind),
      retire(kind), restore(kind), delete(kind),
    ]
  }

  private static let rosterGroup = "Dogs, owners and trails"

  /// `hound dogs` and `hound dogs list` are one; the shorter one also shows a single dog.
  private static func list(_ kind: RosterKind, name: String) -> CommandSpec {
    let isShort = name == kind.rawValue && kind == .dogs
    return CommandSpec(
      name: name, group: rosterGroup,
      summary: isShort
        ? "all dogs, or one with its days and its money" : "all \(kind.many), to sort and to search",
      discussion: """
        COLUMN is one of those of --format csv. A condition is COLUMN=VALUE, != < > <= >=, or COLUMN~TEXT for what \
        holds a text; several must all hold. Those that are retired come last.
        """,
      arguments: isShort
        ? [ArgumentSpec("DOG", .words, isOptional: true, "one dog: owner, next hike, money, history")] : [],
      options: [
        OptionSpec("--sort", "COLUMN", "by this column; -COLUMN the other way round"),
        OptionSpec(
          "--where", "CONDITION", isRepeated: true, "only these: region=Bedford, balance>0, days=tue"),
        OptionSpec("--search", "TEXT", "only those in which these words stand anywhere"), .date,
      ],
      examples: kind == .trails
        ? [("hound \(name) --where region=Bedford", "the trails of one region")]
        : isShort
          ? [
            ("hound dogs Luna", "everything about Luna"),
            ("hound dogs --where days=tue", "who is booked on Tuesdays"),
          ]
          : [("hound \(name) --sort -balance", "who owes most, first")],
      formats: ["table", "csv", "json"]
    ) { (invocation) throws(CommandFailure) in
      let stored = try invocation.openBookForRoster(kind)
      let today = try invocation.day(stored.book)
      if !invocation.arguments.isEmpty {
        return try invocation.showDog(invocation.arguments.joined(separator: " "), stored.book, today)
      }
      var sheet = try invocation.roster(kind, stored.book, today)
      let all = sheet.count
      try invocation.choose(from: &sheet)
      switch invocation.format {
      case "json": try invocation.show(["rows": sheet.json, "diagnostics": .array([])])
      case "csv": invocation.write(invocation.csv(sheet.grid))
      default:
        if sheet.count > 0 {
          invocation.print(sheet.shortGrid.lines(width: invocation.environment.columns) + [""])
        }
        let shown = sheet.count == all ? "\(all)" : "\(sheet.count) of \(all)"
        invocation.print(["\(shown) \(all == 1 ? kind.one : kind.many)."])
      }
      return .done
    }
  }

  private static func add(_ kind: RosterKind) -> CommandSpec {
    let facts =
      switch kind {
      case .dogs: "--owner \"Ada Quinn\" --days mon,thu --rate 30"
      case .clients: "--address \"12 Made-up Lane\""
      case .trails: "--region Bedford --place \"44.74, -63.68\""
      }
    let discussion =
      kind == .dogs
      ? """
      An owner who is not in the book yet is added too, where --address says where they live. A second dog of a name is \
      told apart by its owner.
      """ : kind == .clients ? "A new owner needs an address: there the dogs are picked up." : ""
    return CommandSpec(
      name: "\(kind.rawValue) add", group: rosterGroup, summary: "a new \(kind.one)", discussion: discussion,
      arguments: [ArgumentSpec("NAME", .words, "the \(kind.one)'s name")],
      options: kind.wordsOfNew.map(\.option) + [.date, .dryRun],
      examples: [("hound \(kind.rawValue) add \(kind.example) \(facts)", "a new \(kind.one)")]
    ) { (invocation) throws(CommandFailure) in
      let name = invocation.arguments.joined(separator: " ")
      return try invocation.changeRoster("\(kind.rawValue) add \(name)") {
        (edit, invocation) throws(CommandFailure) in
        let said = invocation.said(kind.wordsOfNew)
        switch kind {
        case .dogs: edit.addDog(name, said)
        case .clients: edit.addClient(name, said)
        case .trails: edit.addTrail(name, said)
        }
      }
    }
  }

  private static func edit(_ kind: RosterKind) -> CommandSpec {
    let example =
      switch kind {
      case .dogs:
        ("hound dogs edit Luna --days mon,wed,fri --rate 30", "other days and another rate from today on")
      case .clients: ("hound clients edit \"Ada Quinn\" --phone 902-555-0199", "another phone number")
      case .trails: ("hound trails edit \"Sandy Lake Park\" --notes \"gate closed\"", "a note")
      }
    return CommandSpec(
      name: "\(kind.rawValue) edit", group: rosterGroup,
      summary: "change what the book says of \(kind.article)",
      discussion: kind == .dogs
        ? """
        Other regular days and another rate hold from today on, or from the day of --date, which may be to come. The \
        days before stay as they were. An empty text ("") empties a field.
        """ : "An empty text (\"\") empties a field. The id stays as it is.",
      arguments: [ArgumentSpec("NAME", .words, "the \(kind.one)'s name or id")],
      options: kind.words.map(\.option) + [.date, .dryRun], examples: [example]
    ) { (invocation) throws(CommandFailure) in
      let name = invocation.arguments.joined(separator: " ")
      let said = invocation.said(kind.words)
      guard !said.isEmpty else {
        throw .usage(
          "nothing is said of \(name)", hint: "hound help \(kind.rawValue) edit lists what can be changed")
      }
      return try invocation.changeRoster("\(kind.rawValue) edit \(name)") {
        (edit, invocation) throws(CommandFailure) in
        switch try invocation.member(kind, name, edit.book) {
        case .dog(let id): edit.edit(id, said)
        case .client(let id): edit.edit(id, said)
        case .trail(let id): edit.edit(id, said)
        }
      }
    }
  }

  private static func retire(_ kind: RosterKind) -> CommandSpec {
    leaving(kind, "retire", isActive: false, "no more days from today on; kept for the history")
  }

  private static func restore(_ kind: RosterKind) -> CommandSpec {
    leaving(kind, "restore", isActive: true, "a retired \(kind.one) is back")
  }

  private static func leaving(_ kind: RosterKind, _ word: String, isActive: Bool, _ summary: String)
    -> CommandSpec
  {
    CommandSpec(
      name: "\(kind.rawValue) \(word)", group: rosterGroup, summary: summary,
      arguments: [ArgumentSpec("NAME", .words, "the \(kind.one)'s name or id")], options: [.date, .dryRun],
      examples: [("hound \(kind.rawValue) \(word) \(kind.example)", summary)]
    ) { (invocation) throws(CommandFailure) in
      let name = invocation.arguments.joined(separator: " ")
      return try invocation.changeRoster("\(kind.rawValue) \(word) \(name)") {
        (edit, invocation) throws(CommandFailure) in
        switch try invocation.member(kind, name, edit.book) {
        case .dog(let id): edit.setActive(isActive, id)
        case .client(let id): edit.setActive(isActive, id)
        case .trail(let id): edit.setActive(isActive, id)
        }
      }
    }
  }

  private static func delete(_ kind: RosterKind) -> CommandSpec {
    CommandSpec(
      name: "\(kind.rawValue) delete", group: rosterGroup,
      summary: "take \(kind.article) out, with all that belongs to it",
      discussion: """
        Shows what would go, and does it when said again with --yes. What goes is kept as tables in the book's folder \
        archive/. Mostly you want \"hound \(kind.rawValue) retire\": it keeps hikes and money.
        """,
      arguments: [ArgumentSpec("NAME", .words, "the \(kind.one)'s name or id")],
      options: [.confirmed, .date, .dryRun],
      examples: [("hound \(kind.rawValue) delete \(kind.example)", "what would go")]
    ) { (invocation) throws(CommandFailure) in
      try invocation.deleteMember(kind, invocation.arguments.joined(separator: " "))
    }
  }
}
