import Civil
import Diagnostics
import Hikes
import Store
import Tabular

extension CommandSpec {
  static let historyCommands: [CommandSpec] = [history, undo]

  static let history = CommandSpec(
    name: "history", group: "The book", summary: "what was changed, when and by whom, in words",
    discussion: """
      The latest change comes first. With a number, every row that the change touched. The setting history_batches says \
      how many are kept.
      """,
    arguments: [ArgumentSpec("CHANGE", .word, isOptional: true, "its number, to see every row of it")],
    options: [OptionSpec("--last", "NUMBER", "so many; else 20")],
    examples: [("hound history", "the last changes"), ("hound history 0012", "everything in one of them")],
    formats: ["table", "csv", "json"]
  ) { (invocation) throws(CommandFailure) in
    let stored = try invocation.openBook()
    let batches = try invocation.batches()
    let undone = batches.undone
    if let id = invocation.arguments.first {
      let batch = try invocation.batch(id, batches)
      let words = try invocation.words(batch)
      if invocation.format == "json" {
        try invocation.show([
          "change": invocation.json(batch, words, undone), "rows": .array(words.lines.map { .text($0) }),
          "diagnostics": .array([]),
        ])
      } else if invocation.format == "csv" {
        var grid = Grid(["change", "what"])
        for line in words.lines { grid.append([.text(batch.id), .text(line)]) }
        invocation.show(grid)
      } else {
        let state = undone.contains(batch.id) ? ", undone since" : ""
        invocation.print(
          [
            invocation.heading(
              "\(batch.id)  \(invocation.when(batch, stored.book))  \(batch.label) (\(batch.holder))\(state)")
          ] + words.lines.map { "  \($0)" })
      }
      return .done
    }
    let count = try invocation.number("--last", in: 1...100_000) ?? 20
    let shown = Array(batches.suffix(count).reversed())
    switch invocation.format {
    case "json":
      var rows: [JSONValue] = []
      for batch in shown { rows.append(invocation.json(batch, try invocation.words(batch), undone)) }
      try invocation.show(["rows": .array(rows), "diagnostics": .array([])])
    default:
      var grid = Grid(
        invocation.format == "csv"
          ? ["change", "when", "who", "command", "what", "undone"] : ["change", "when", "command", "what"])
      for batch in shown {
        let words = try invocation.words(batch)
        let mark = undone.contains(batch.id)
        if invocation.format == "csv" {
          grid.append([
            .text(batch.id), .text(batch.when), .text(batch.holder), .text(batch.label), .text(words.summary),
            .text(mark ? "yes" : ""),
          ])
        } else {
          grid.append([
            .text(batch.id), .text(invocation.when(batch, stored.book)), .text(batch.label),
            .text((mark ? "(undone) " : "") + words.summary),
          ])
        }
      }
      guard invocation.format == "table" else {
        invocation.show(grid)
        return .done
      }
      invocation.print(
        shown.isEmpty ? ["Nothing was changed yet."] : grid.lines(width: invocation.environment.columns))
      if batches.count > shown.count {
        invocation.print(["… and \(batches.count - shown.count) more: hound history --last \(batches.count)"])
      }
    }
    return .done
  }

  static let undo = CommandSpec(
    name: "undo", group: "The book", summary: "take back a change of the book",
    discussion: """
      The last change that stands, or the one of that number: its own rows and fields alone, whatever came after it. \
      Where a later change builds on it, that one is named and has to be undone first. An undo is a change too, and can \
      be undone.
      """,
    arguments: [
      ArgumentSpec("CHANGE", .word, isOptional: true, "its number, from hound history; else the last")
    ],
    options: [.date, .dryRun],
    examples: [
      ("hound undo", "the last change was a mistake"),
      ("hound undo 0012 --dry-run", "what that would change"),
    ]
  ) { (invocation) throws(CommandFailure) in
    let stored = try invocation.openBook()
    try invocation.holdBook()
    let batches = try invocation.batches()
    let batch: Batch
    if let id = invocation.arguments.first {
      batch = try invocation.batch(id, batches)
      guard !batches.undone.contains(batch.id) else {
        throw invocation.cannotUndo(
          "change \(batch.id) (\(batch.label)) is undone already", "hound history shows how")
      }
    } else {
      guard let last = batches.nextToUndo else {
        throw invocation.cannotUndo("there is no change to undo", "hound history shows what was undone")
      }
      batch = last
    }
    return try invocation.undo(batch, stored.book)
  }
}

extension Invocation {
  func batches() throws(CommandFailure) -> [Batch] {
    do { return try folder.batches() } catch { throw CommandFailure(error) }
  }

  func words(_ batch: Batch) throws(CommandFailure) -> BatchWords {
    do { return try folder.words(batch) } catch { throw CommandFailure(error) }
  }

  /// By its number, with or without zeros before it.
  func batch(_ text: String, _ batches: [Batch]) throws(CommandFailure) -> Batch {
    let number = Int(text)
    guard let number, let batch = batches.first(where: { Int($0.id) == number }) else {
      let kept = batches.first.map { "the history goes from \($0.id) to \(batches.last?.id ?? "")" }
      throw CommandFailure(
        .usage,
        [
          Diagnostic(
            .error, .unknownChange, "there is no change \(text)",
            hint: kept.map { "\($0); hound history lists it" } ?? "nothing was changed yet")
        ])
    }
    return batch
  }

  /// As the clock in the book's zone showed it; empty where the change does not say.
  func when(_ batch: Batch, _ book: Book) -> String {
    guard let moment = WrittenTime(batch.when)?.instant else { return "" }
    let local = (environment.zone(book.rules.timeZone) ?? .utc).local(moment)
    let minute = local.secondOfDay % 3600 / 60
    return "\(local.date) \(local.hour < 10 ? "0" : "")\(local.hour):\(minute < 10 ? "0" : "")\(minute)"
  }

  func json(_ batch: Batch, _ words: BatchWords, _ undone: Set<String>) -> JSONValue {
    [
      "change": .text(batch.id), "when": .optional(batch.when.isEmpty ? nil : batch.when),
      "who": .text(batch.holder), "command": .text(batch.label), "what": .text(words.summary),
      "files": .array(batch.entries.map { .text($0.name) }), "undone": .bool(undone.contains(batch.id)),
      "undoes": .optional(batch.undoes),
    ]
  }

  func cannotUndo(_ message: String, _ hint: String) -> CommandFailure {
    CommandFailure(.refused, [Diagnostic(.error, .cannotUndo, message, hint: hint)])
  }

  func undo(_ batch: Batch, _ book: Book) throws(CommandFailure) -> ExitStatus {
    let undo: BookUndo
    do { undo = try folder.undo(batch) } catch { throw CommandFailure(error) }
    guard undo.dependents.isEmpty else {
      let names = undo.dependents.map { "\($0.id) (\($0.label))" }.joined(separator: ", ")
      throw cannotUndo(
        "change \(batch.id) (\(batch.label)) cannot be undone: \(names) build\(undo.dependents.count == 1 ? "s" : "") on it",
        "undo the later ones first: \(undo.dependents.reversed().map { "hound undo \($0.id)" }.joined(separator: ", "))"
      )
    }
    guard undo.blocked.isEmpty else {
      throw cannotUndo(
        "change \(batch.id) (\(batch.label)) cannot be undone: \(undo.blocked.joined(separator: ", ")) was edited since in the same places, or what stood there is not kept",
        "hound history \(batch.id) shows what it did; put that right by hand")
    }
    let report: Report<StoredBook>
    do { report = try folder.read(undoing: undo) } catch { throw CommandFailure(error) }
    let words = try words(batch)
    let more = words.lines.count - 12
    let told =
      [
        "\(has("--dry-run") ? "Would undo" : "Undone"): \(batch.id), \(batch.label)\(words.lines.isEmpty ? "" : ". What it had changed:")"
      ]
      + words.lines.prefix(12).map { "  \($0)" }
      + (more > 0 ? ["  … and \(more) more: hound history \(batch.id)"] : [])
    guard !has("--dry-run") else {
      self.print(told + ["Nothing was written (--dry-run)."])
      return .done
    }
    let today = try day(report.value.book)
    let isEmpty = !report.value.holdsAnything
    let exports = isEmpty ? [] : closedExports(try exports(report.value, asOf: today))
    do {
      _ = try folder.apply(
        undo, exports: exports, keepBatches: book.rules.historyBatches, holder: environment.user,
        when: "\(environment.now)", holding: outcome.hold)
    } catch { throw CommandFailure(error) }
    self.print(told)
    return .done
  }
}

extension DiagnosticCode {
  static let unknownChange = DiagnosticCode(
    "unknown-change",
    "No change of the book has the number that was given, or it is so old that the history does not keep it any more."
  )
  static let cannotUndo = DiagnosticCode(
    "cannot-undo",
    """
    A change cannot be taken back as it stands: later changes build on it, somebody edited the same cells by hand, or it \
    was undone already. Nothing was changed. The message names what is in the way.
    """)

  static let historyCodes: [DiagnosticCode] = [.unknownChange, .cannotUndo]
}
