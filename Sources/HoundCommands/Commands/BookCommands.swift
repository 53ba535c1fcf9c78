import Diagnostics
import Hikes
import Tabular

extension CommandSpec {
  static let check = CommandSpec(
    name: "check", group: "The book", summary: "what an edit by hand broke in the book, by cell",
    discussion:
      "Looks at every table of the book. Nothing is changed. The exit status is 1 when something was found.",
    examples: [("hound check", "everything that wants putting right")], formats: ["table", "csv", "json"]
  ) { (invocation) throws(CommandFailure) in
    guard invocation.folder.isThere else { _ = try invocation.openBook(); return .unreadable }
    let report = try invocation.readBook()
    let conflicts = try invocation.openConflicts()
    let findings = (report.diagnostics + BookCheck.findings(report.value) + conflicts).sorted()
    switch invocation.format {
    case "json":
      try invocation.show(["problems": .diagnostics(findings), "diagnostics": .diagnostics(findings)])
    case "csv":
      var grid = Grid(["code", "severity", "file", "cell", "message", "hint"])
      for finding in findings {
        grid.append([
          .text(finding.code.name), .text(finding.severity.rawValue), .text(finding.location?.file ?? ""),
          .text(finding.location?.cell?.description ?? ""), .text(finding.message), .text(finding.hint),
        ])
      }
      invocation.show(grid)
    default:
      let open = report.value.book.review.count(where: \.isOpen)
      invocation.print(findings.map(\.text))
      let questions = open == 0 ? "" : " \(open) questions are open in review.csv."
      invocation.print([
        findings.isEmpty ? "The book is in order.\(questions)" : "\(findings.count) found.\(questions)"
      ])
    }
    return findings.isEmpty ? .done : .refused
  }

  static let template = CommandSpec(
    name: "template", group: "The book", summary: "an empty sheet to fill in",
    discussion:
      "Prints an empty table with the right headings: a week, a roster, trails, payments, places, or all settings.",
    arguments: [ArgumentSpec("NAME", .word, choices: Templates.names, "which one")],
    examples: [("hound template roster -o roster.csv", "a roster to fill in")], formats: ["csv"]
  ) { (invocation) throws(CommandFailure) in
    guard let bytes = Templates.bytes(invocation.arguments[0]) else { return .usage }
    invocation.write(bytes)
    return .done
  }

  static let explain = CommandSpec(
    name: "explain", group: "Hound itself", summary: "the long form of a message, or the words of a sheet",
    discussion: """
      The code is the word in brackets: warning[unreadable-amount]. Without one, all codes are listed.

      "words" lists the words that are known in a weekly sheet: what each means, and a cell that shows it. Any other \
      text of a day is kept as a note.
      """,
    arguments: [ArgumentSpec("CODE", .word, isOptional: true, "the word in brackets; or words")],
    examples: [
      ("hound explain unreadable-amount", "what that message means"),
      ("hound explain words", "what may stand in a weekly sheet"),
    ]
  ) { (invocation) throws(CommandFailure) in
    guard let name = invocation.arguments.first else {
      invocation.print(DiagnosticCatalogue.all.map(\.name))
      return .done
    }
    if name == "words" {
      invocation.print(vocabulary(invocation))
      return .done
    }
    guard let code = DiagnosticCatalogue.code(name) else {
      throw CommandFailure(
        .usage,
        [
          Diagnostic(
            .error, .unknownCode, "“\(name)” is no code of Hound", hint: "hound explain lists them all")
        ])
    }
    invocation.print(
      [invocation.heading(code.name), ""]
        + TextLayout.wrapped(code.explanation, width: min(80, invocation.environment.columns)))
    return .done
  }

  private static func vocabulary(_ invocation: Invocation) -> [String] {
    let width = min(80, invocation.environment.columns)
    return SheetVocabulary().parts.flatMap { part in
      let lines = part.entries.flatMap { entry in
        let examples = entry.examples.map { "“\($0)”" }.joined(separator: ", ")
        return ["  \(entry.meaning)"]
          + TextLayout.wrapped(entry.words.joined(separator: ", "), width: width, indent: 6)
          + TextLayout.wrapped("such as \(examples)", width: width, indent: 6)
      }
      return [invocation.heading(part.title), ""] + lines + [""]
    }
  }

  static let completions = CommandSpec(
    name: "completions", group: "Hound itself", summary: "lets your shell complete commands and options",
    arguments: [
      ArgumentSpec("SHELL", .word, choices: Completions.Shell.allCases.map(\.rawValue), "bash, zsh or fish")
    ],
    examples: [("hound completions bash > ~/.hound-completion", "then load that file in ~/.bashrc")]
  ) { (invocation) throws(CommandFailure) in
    guard let shell = Completions.Shell(rawValue: invocation.arguments[0]) else { return .usage }
    invocation.write(Array(Completions.script(shell: shell, commands: CommandSpec.all).utf8))
    return .done
  }

  static let version = CommandSpec(
    name: "version", group: "Hound itself", summary: "which Hound this is",
    examples: [("hound version", "its number")]
  ) { (invocation) throws(CommandFailure) in
    invocation.print(["hound 0.1.0"])
    return .done
  }

  /// Every command, in the order in which help shows them.
  public static let all: [CommandSpec] =
    [
      convert, importFiles, csv, today, order, done, week,
    ] + weekCommands + [
      places, place, ledger, hst, revenue, owing, pay,
      payments, statement, receipt, reconcile, close, check, settings, template, explain, completions,
      version,
    ] + rosterCommands + historyCommands + mergeCommands + puppyCommands + stepsCommands + schoolCommands
    + registryCommands
}
