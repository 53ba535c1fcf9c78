import Diagnostics
import HoundCommands

/// Commands made up for these tests: one with files and formats, one with everything, two of a family, two that fail.
let sampleCommands: [CommandSpec] = [
  CommandSpec(
    name: "convert", group: "Her spreadsheet", summary: "make a book of the sheets you have",
    discussion: "Reads each sheet and says what it found.\n\nNothing is left out.",
    arguments: [ArgumentSpec("FILE", .files, isRepeated: true, "the sheets to read")],
    options: [OptionSpec("--month", "YYYY-MM", "the month the sheets are of"), .dryRun, .strict],
    examples: [("hound convert december.csv", "a new book in ./book")], run: echo),
  CommandSpec(
    name: "today", group: "The day and the week", summary: "the day's pickup sheet",
    options: [
      .date, OptionSpec(flag: "--keep", "keep the order"),
      OptionSpec("--where", "RULE", isRepeated: true, "only these dogs"),
    ],
    examples: [("hound today --date tue", "Tuesday's pickups")], formats: ["table", "csv", "html"], run: echo),
  CommandSpec(
    name: "dogs list", group: "The book", summary: "all dogs", examples: [("hound dogs list", "every dog")],
    run: echo),
  CommandSpec(
    name: "dogs add", group: "The book", summary: "a new dog",
    arguments: [
      ArgumentSpec("REGION", .word, choices: ["bedford", "sackville"], "where it lives"),
      ArgumentSpec("NAME", .words, isOptional: true, "what it is called"),
    ], examples: [("hound dogs add bedford Luna", "Luna of Bedford")], run: echo),
  CommandSpec(
    name: "fail", group: "Hound itself", summary: "always refuses", examples: [("hound fail", "a refusal")],
    formats: ["table"]
  ) { (invocation) throws(CommandFailure) in
    invocation.print(["before"])
    throw CommandFailure(.unreadable, [Diagnostic(.error, .usage, "no such sheet", hint: "look again")])
  },
  CommandSpec(
    name: "warn", group: "Hound itself", summary: "always warns", options: [.strict],
    examples: [("hound warn", "a warning")]
  ) { (invocation) throws(CommandFailure) in
    invocation.report([
      Diagnostic(.warning, .usage, at: Location(file: "warning.csv"), "odd\u{1B}[2J", hint: "look")
    ])
    return .done
  },
]

/// Prints what it was given, one fact a line.
@Sendable private func echo(_ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
  invocation.print(["words \(invocation.arguments.joined(separator: "|"))"])
  for name in ["--month", "--date", "--where", "--book"] where invocation.has(name) {
    invocation.print(["\(name) \(invocation.values(name).joined(separator: "|"))"])
  }
  for flag in ["--keep", "--dry-run", "--strict"] where invocation.has(flag) { invocation.print([flag]) }
  if !invocation.format.isEmpty { invocation.print(["as \(invocation.format)"]) }
  return .done
}
