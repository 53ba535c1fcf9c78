import Diagnostics
import Hikes
import Store
import Tabular

extension CommandSpec {
  static let mergeCommands: [CommandSpec] = [merge, status, export]

  static let merge = CommandSpec(
    name: "merge", group: "The book", summary: "join copies of the book that two computers changed",
    discussion: """
      Without WHAT: the copies that iCloud Drive, Dropbox and others put beside a table (\"dogs 2.csv\"). WHAT is such a \
      copy, or another folder with a copy of this book. Rows and fields that only one side changed are taken; where both \
      changed one field, the book's stays and both values are listed in conflicts.csv.
      """,
    arguments: [
      ArgumentSpec("WHAT", .files, isOptional: true, isRepeated: true, "copies of tables, or of the book")
    ],
    options: [
      OptionSpec(
        "--take", "SIDE", choices: ["ours", "theirs"],
        "settle all open conflicts: the book's value, or the other"),
      .date, .dryRun,
    ],
    examples: [
      ("hound merge", "the copies that lie in the book's folder"),
      ("hound merge /media/stick/book", "the book on a memory stick"),
      ("hound merge --take theirs", "the other side was right each time"),
    ], formats: ["table", "json"]
  ) { (invocation) throws(CommandFailure) in
    let stored = try invocation.openBook()
    try invocation.holdBook()
    if let side = invocation.value("--take") { return try invocation.settle(side == "theirs", stored) }
    let others = invocation.arguments.map { (name: $0, path: invocation.environment.path($0)) }
    let merge: BookMerge
    do throws(StoreError) { merge = try invocation.folder.merge(others) } catch {
      throw CommandFailure(error)
    }
    let files = invocation.folder.files(of: merge)
    if merge.changesAnything, !invocation.has("--dry-run") {
      try invocation.apply(files, label: "merge \(invocation.arguments.joined(separator: " "))", stored)
    }
    if invocation.format == "json" {
      try invocation.show([
        "copies": .array(merge.lines.map { .text($0) }), "changed": .bool(merge.changesAnything),
        "conflicts": .array(merge.conflicts.map { invocation.json($0) }),
        "diagnostics": .diagnostics(merge.diagnostics),
      ])
    } else {
      invocation.print(merge.lines.isEmpty ? ["There is no copy to join."] : merge.lines)
      invocation.print(merge.conflicts.map { invocation.line($0) })
      if !merge.conflicts.isEmpty {
        invocation.print([
          "Both values are in conflicts.csv; the book's stands. hound merge --take ours (or theirs) settles them."
        ])
      }
      if invocation.has("--dry-run") { invocation.print(["Nothing was written (--dry-run)."]) }
    }
    invocation.report(merge.diagnostics)
    return invocation.status(merge.diagnostics)
  }

  static let status = CommandSpec(
    name: "status", group: "The book", summary: "what waits, what is in conflict, what is out of date",
    discussion: """
      Looks at the book without changing it: changes that were cut off, tables open in LibreOffice, copies that a synced \
      folder left, open conflicts and questions, tables edited by hand since the last change, exports that are older than \
      the book.
      """,
    options: [.date], examples: [("hound status", "whether anything wants looking at")],
    formats: ["table", "json"]
  ) { (invocation) throws(CommandFailure) in
    let state: BookState
    guard invocation.folder.isThere else { _ = try invocation.openBook(); return .unreadable }
    do throws(StoreError) { state = try invocation.folder.state() } catch { throw CommandFailure(error) }
    let report = try invocation.readBook()
    let book = report.value.book
    let today = try invocation.day(book)
    var stale: [String] = []
    if !report.hasErrors {
      for export in try invocation.exports(report.value, asOf: today) {
        let path = invocation.environment.path("\(invocation.bookFolder)/exports/\(export.name)")
        do throws(StoreError) {
          if Files.exists(path), try Files.read(path) != export.bytes {
            stale.append("exports/\(export.name)")
          }
        } catch {
          throw CommandFailure(error)
        }
      }
    }
    let open = book.review.count(where: \.isOpen)
    if invocation.format == "json" {
      try invocation.show([
        "last_change": .optional(state.last?.id), "pending": .array(state.pending.map { .text($0) }),
        "open_elsewhere": .array(state.openElsewhere.map { .text($0) }),
        "conflicted": .array(state.conflicts.map { invocation.json($0) }),
        "copies": .array(state.copies.map { .text($0) }), "unreviewed": .integer(open),
        "edited_by_hand": .array(state.editedByHand.map { .text($0) }),
        "out_of_date": .array(stale.map { .text($0) }), "diagnostics": .diagnostics(report.diagnostics),
      ])
      return .done
    }
    var lines: [String] = []
    if let last = state.last {
      lines.append("Last change: \(last.id), \(invocation.when(last, book)), \(last.label)")
    }
    lines += state.pending
    lines += state.openElsewhere.map { "Open in LibreOffice: \($0)" }
    lines += state.copies.map { "A copy to join: \($0) (hound merge)" }
    lines += state.conflicts.map { "In conflict: \(invocation.line($0))" }
    if open > 0 {
      lines.append("\(open) \(open == 1 ? "question is" : "questions are") open: exports/review.csv")
    }
    lines += state.editedByHand.map { "Edited by hand since: \($0)" }
    if !stale.isEmpty { lines.append("Older than the book: \(stale.joined(separator: ", "))") }
    let errors = report.diagnostics.count { $0.severity == .error }
    if errors > 0 { lines.append("\(errors) cells cannot be read: hound check") }
    if lines.count <= 1, errors == 0 { lines.append("Nothing waits; everything is up to date.") }
    invocation.print(lines)
    return .done
  }

  static let export = CommandSpec(
    name: "export", group: "The book", summary: "a copy of the book, to keep or to show",
    discussion: """
      Copies the book's tables into a new folder. With --redacted every name, phone number, e-mail, address, place and \
      note in it is an invented one of the same shape, the same each time it stands there; days, money and schedules stay \
      as they are. Such a copy can be shown to somebody who is to help. History and your sheets do not go with it.
      """,
    arguments: [ArgumentSpec("FOLDER", .files, "a folder that is not there yet")],
    options: [OptionSpec(flag: "--redacted", "with invented names, phones and places")],
    examples: [("hound export --redacted for-help", "a copy that tells nobody's name")]
  ) { (invocation) throws(CommandFailure) in
    let stored = try invocation.openBook()
    let name = invocation.arguments[0]
    let path = invocation.environment.path(name)
    guard !Files.exists(path) else {
      throw .usage("\(name) is there already", hint: "name a folder that is not there yet")
    }
    let isRedacted = invocation.has("--redacted")
    do throws(StoreError) {
      try invocation.folder.export(stored, to: path, redacted: isRedacted)
    } catch { throw CommandFailure(error) }
    invocation.print(
      isRedacted
        ? [
          "\(name) holds \(stored.book.dogs.count) dogs under invented names; look through it before you give it away."
        ]
        : ["\(name) holds the book as it is."])
    return .done
  }
}

extension Invocation {
  /// What a merge could not decide, as findings.
  func openConflicts() throws(CommandFailure) -> [Diagnostic] {
    do {
      return try folder.conflicts().map { conflict in
        Diagnostic(
          .warning, .openConflict, at: Location(file: "conflicts.csv"),
          "\(conflict.file), \(conflict.key): \(conflict.field) is “\(conflict.ours)” here and “\(conflict.theirs)” there",
          hint: "hound merge --take ours or --take theirs settles it")
      }
    } catch {
      throw CommandFailure(error)
    }
  }

  func line(_ conflict: BookConflict) -> String {
    "  \(conflict.file), \(conflict.key), \(conflict.field): “\(conflict.ours)” here, “\(conflict.theirs)” there"
      + (conflict.base.isEmpty ? "" : ", was “\(conflict.base)”")
  }

  func json(_ conflict: BookConflict) -> JSONValue {
    [
      "file": .text(conflict.file), "key": .text(conflict.key), "field": .text(conflict.field),
      "ours": .text(conflict.ours), "theirs": .text(conflict.theirs), "base": .text(conflict.base),
    ]
  }

  func settle(_ takingTheirs: Bool, _ stored: StoredBook) throws(CommandFailure) -> ExitStatus {
    let settled: (lines: [String], files: [FileChange])
    do { settled = try folder.settle(takingTheirs: takingTheirs) } catch { throw CommandFailure(error) }
    if !settled.files.isEmpty, !has("--dry-run") {
      try apply(settled.files, label: "merge --take \(takingTheirs ? "theirs" : "ours")", stored)
    }
    self.print(settled.lines.isEmpty ? ["No conflict is open."] : settled.lines)
    if has("--dry-run") { self.print(["Nothing was written (--dry-run)."]) }
    return .done
  }

  /// Writes files of a merge, with the exports made of the book as it is then.
  func apply(_ files: [FileChange], label: String, _ stored: StoredBook) throws(CommandFailure) {
    let report: Report<StoredBook>
    do { report = try folder.read(merging: files) } catch { throw CommandFailure(error) }
    self.report(report.diagnostics.filter { $0.severity == .error } + BookCheck.findings(report.value))
    let today = try day(report.value.book)
    let exports = report.hasErrors ? [] : closedExports(try exports(report.value, asOf: today))
    do {
      _ = try folder.apply(
        files, exports: exports, label: label, keepBatches: stored.book.rules.historyBatches,
        holder: environment.user, when: "\(environment.now)", holding: outcome.hold)
    } catch { throw CommandFailure(error) }
  }
}
