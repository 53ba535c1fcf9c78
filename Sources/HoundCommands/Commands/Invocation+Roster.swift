import Civil
import Diagnostics
import Hikes
import Tabular

/// One of the roster, by its id.
enum RosterMember: Sendable {
  case dog(DogID)
  case client(ClientID)
  case trail(TrailID)

  var id: String {
    switch self {
    case .dog(let id): id.text
    case .client(let id): id.text
    case .trail(let id): id.text
    }
  }
}

extension Invocation {
  // MARK: Looking

  /// Whether a column of the list is looked at.
  private func isWanted(_ column: String) -> Bool {
    if format != "table" || has("--search") { return true }
    return ([value("--sort")] + values("--where")).contains { $0?.lowercased().contains(column) ?? false }
  }

  /// The book for a list: of dogs whose balance nobody asks for, only how they stand and when they come next.
  func openBookForRoster(_ kind: RosterKind) throws(CommandFailure) -> StoredBook {
    guard kind == .dogs, arguments.isEmpty, !isWanted("balance") else { return try openBook() }
    var stored = try openBookForDays()
    let today = try day(stored.book)
    readHistory(of: today...today.adding(days: RosterSheet.daysAhead), &stored, asOf: today)
    return stored
  }

  func roster(_ kind: RosterKind, _ book: Book, _ today: CivilDate) throws(CommandFailure) -> RosterSheet {
    switch kind {
    case .dogs: return RosterSheet.dogs(book, asOf: today, wanted: isWanted)
    case .clients: return RosterSheet.clients(book, asOf: today, wanted: isWanted)
    case .trails: return RosterSheet.trails(book)
    }
  }

  /// As `--where`, `--search` and `--sort` say.
  func choose(from sheet: inout RosterSheet) throws(CommandFailure) {
    var conditions: [RosterSheet.Condition] = []
    for typed in values("--where") {
      guard let condition = RosterSheet.Condition(typed) else {
        throw .usage(
          "“\(typed)” is no condition", hint: "write --where region=Bedford, or --where \"balance>0\"")
      }
      try checkColumn(condition.column, sheet)
      conditions.append(condition)
    }
    sheet.keep(conditions)
    if let text = value("--search") { sheet.search(text) }
    if let typed = value("--sort")?.lowercased() {
      try checkColumn(typed.hasPrefix("-") ? String(typed.dropFirst()) : typed, sheet)
      sheet.sort(by: typed)
    }
  }

  private func checkColumn(_ column: String, _ sheet: RosterSheet) throws(CommandFailure) {
    guard !sheet.columns.contains(column) else { return }
    let near = Lookup.nearest(column, among: sheet.columns)
    throw .usage(
      "there is no column “\(column)”",
      hint: near.isEmpty
        ? "the columns are \(sheet.columns.joined(separator: ", "))"
        : "did you mean \(TextLayout.alternatives(near))?")
  }

  func showDog(_ name: String, _ book: Book, _ today: CivilDate) throws(CommandFailure) -> ExitStatus {
    let dog = try dog(name, book)
    let report = DogReport(dog, book, asOf: today)
    switch format {
    case "json": try show(["rows": .array([report.json]), "diagnostics": .array([])])
    case "csv":
      var sheet = RosterSheet.dogs(book, asOf: today)
      sheet.keep([RosterSheet.Condition("dog=\(dog.id)")].compactMap(\.self))
      write(csv(sheet.grid))
    default: self.print([heading(report.text[0])] + report.text.dropFirst())
    }
    return .done
  }

  // MARK: Finding one

  func member(_ kind: RosterKind, _ name: String, _ book: Book) throws(CommandFailure) -> RosterMember {
    switch kind {
    case .dogs: return .dog(try dog(name, book).id)
    case .clients:
      let found = book.clients.filter { $0.id.text == name }
      let named = found.isEmpty ? book.clients.filter { $0.owner.folded == name.folded } : found
      return .client(
        try one(
          named.map { ($0.id, "\($0.id) (\($0.phone.isEmpty ? $0.address : $0.phone))") }, kind, name,
          book.clients.map(\.owner)))
    case .trails:
      let found = book.trails.filter { $0.id.text == name }
      let named = found.isEmpty ? book.trails.filter { $0.name.folded == name.folded } : found
      return .trail(try one(named.map { ($0.id, $0.id.text) }, kind, name, book.trails.map(\.name)))
    }
  }

  private func one<ID>(
    _ found: [(id: ID, label: String)], _ kind: RosterKind, _ name: String, _ all: [String]
  ) throws(CommandFailure) -> ID {
    if let first = found.first, found.count == 1 { return first.id }
    let near = Lookup.nearest(name, among: all)
    throw CommandFailure(
      .usage,
      [
        Diagnostic(
          .error, .unknownName,
          found.isEmpty
            ? "no \(kind.one) is called “\(name)”"
            : "“\(name)” may be \(found.map(\.label).joined(separator: " or "))",
          hint: !found.isEmpty
            ? "use the id"
            : near.isEmpty
              ? "hound \(kind.rawValue) lists them" : "did you mean \(TextLayout.alternatives(near))?")
      ])
  }

  // MARK: Changing

  /// What was said with options, in the order of their declaration.
  func said(_ words: [RosterWord]) -> [(word: RosterWord, text: String)] {
    words.compactMap { word in value("--\(word.rawValue)").map { (word, $0) } }
  }

  /// One change of the roster as one batch, with everything it means said.
  func changeRoster(
    _ label: String, _ change: (inout RosterEdit, Invocation) throws(CommandFailure) -> Void
  ) throws(CommandFailure) -> ExitStatus {
    _ = try openBook()
    var stored = try bookForChange(isRepair: true)
    let today = try day(stored.book)
    var edit = RosterEdit(stored.book, asOf: today)
    try change(&edit, self)
    guard !edit.isRefused else { throw CommandFailure(.refused, edit.diagnostics) }
    stored.book = edit.book
    if !has("--dry-run") { try save(stored, exports: try exports(stored, asOf: today), label: label) }
    self.print(edit.lines.isEmpty ? ["It says so already; nothing was changed."] : edit.lines)
    if has("--dry-run") { self.print(["Nothing was written (--dry-run)."]) }
    report(edit.diagnostics)
    return .done
  }

  func deleteMember(_ kind: RosterKind, _ name: String) throws(CommandFailure) -> ExitStatus {
    _ = try openBook()
    var stored = try bookForChange()
    let today = try day(stored.book)
    var edit = RosterEdit(stored.book, asOf: today)
    let found = try member(kind, name, stored.book)
    let gone: Book
    switch found {
    case .dog(let id): gone = edit.delete(id)
    case .client(let id): gone = edit.delete(id)
    case .trail(let id): gone = edit.delete(id)
    }
    guard !edit.isRefused else { throw CommandFailure(.refused, edit.diagnostics) }
    self.print(edit.lines)
    guard has("--yes"), !has("--dry-run") else {
      if has("--dry-run") {
        self.print(["Nothing was written (--dry-run)."])
        return .done
      }
      throw CommandFailure(
        .refused,
        [
          Diagnostic(
            .error, .rosterRefused, "nothing was deleted yet",
            hint:
              "say it again with --yes, or keep it for the history: hound \(kind.rawValue) retire \(found.id)"
          )
        ])
    }
    stored.book = edit.book
    let archive = folder.archiveName("\(found.id) \(today)")
    let exports = closedExports(try exports(stored, asOf: today))
    do {
      try folder.write(
        stored, exports: exports, label: "\(kind.rawValue) delete \(name)", holder: environment.user,
        when: "\(environment.now)", archiving: (name: archive, rows: gone), holding: outcome.hold)
    } catch { throw CommandFailure(error) }
    self.print(["It is kept in \(bookFolder)/archive/\(archive); hound undo brings it back."])
    return .done
  }
}
