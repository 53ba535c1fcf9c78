import Diagnostics
import Store

/// From typed words to a command, and from its end to an exit status.
public enum CommandFrame {
  /// `arguments` is without the program's own name. Every refusal is shown on the error stream before this returns.
  public static func run(
    arguments: [String], commands: [CommandSpec], environment: Environment
  ) -> ExitStatus {
    do throws(CommandFailure) {
      return try answer(arguments, withHelp(commands), environment)
    } catch {
      DiagnosticText.write(error.diagnostics, to: environment)
      return error.status
    }
  }

  /// Says that standard output could not be written, `reason` being the system's words.
  public static func refuseOutput(_ reason: String, environment: Environment) -> ExitStatus {
    let finding = Diagnostic(
      .error, .outputNotWritten, "the result could not be written to standard output: \(reason)",
      hint: "free some space or send it elsewhere with -o FILE, then give the command again")
    DiagnosticText.write([finding], to: environment)
    return .unreadable
  }

  /// The commands with `help` among them, which the frame itself carries out.
  static func withHelp(_ commands: [CommandSpec]) -> [CommandSpec] {
    let help = CommandSpec(
      name: "help", group: "Hound itself", summary: "all commands, or one of them with examples",
      arguments: [
        ArgumentSpec("COMMAND", .words, isOptional: true, "the command to explain; else all are listed")
      ],
      examples: [("hound help week", "what the week command does and takes")]
    ) { (invocation) throws(CommandFailure) in
      invocation.print(try helpLines(on: invocation.arguments, withHelp(commands), invocation.environment))
      return .done
    }
    return commands.filter { $0.name != "help" } + [help]
  }

  private static func answer(
    _ arguments: [String], _ commands: [CommandSpec], _ environment: Environment
  ) throws(CommandFailure) -> ExitStatus {
    let typed = TypedWords(arguments, knowing: commands.optionsOfAll)
    guard !typed.words.isEmpty else { return try answerWithoutCommand(typed, commands, environment) }
    if typed.has(.help) {
      let lines = try helpLines(on: typed.words, commands, environment)
      write(lines, environment)
      return .done
    }
    let command = try command(typed.words, commands)
    // Read again, now that it is known which options there are.
    let own = TypedWords(arguments, knowing: command.allOptions)
    let invocation = try Invocation(
      command, arguments: Array(own.words.dropFirst(command.words.count)), options: own.options,
      environment: environment)
    return try carryOut(command, invocation)
  }

  private static func carryOut(
    _ command: CommandSpec, _ invocation: Invocation
  ) throws(CommandFailure) -> ExitStatus {
    // Before a book is written, not after.
    if let file = invocation.outputFile {
      try writing(file) { () throws(StoreError) in
        try Files.requirePlace(for: invocation.environment.path(file))
      }
    }
    let status: ExitStatus
    do throws(CommandFailure) { status = try command.run(invocation) } catch {
      // What it printed before it failed goes where it was meant to go, as it would have on a screen; but never over what
      // it was made from, which would be lost.
      if let file = invocation.outputFile.map(invocation.environment.path),
        invocation.arguments.contains(where: { Files.isSame(invocation.environment.path($0), file) })
      {
        invocation.outcome.giveUp()
      }
      try finish(invocation, isDone: false)
      throw error
    }
    // Outside of the above: a file whose writing failed is not begun again.
    try finish(invocation, isDone: status == .done)
    let fails = invocation.has(OptionSpec.strict.name) && (invocation.outcome.worst ?? .note) >= .warning
    return status == .done && fails ? .refused : status
  }

  /// Writes the file of `-o`: always when all went well, otherwise only when there is something to put in it.
  private static func finish(_ invocation: Invocation, isDone: Bool) throws(CommandFailure) {
    try writing(invocation.outputFile) { () throws(StoreError) in
      try invocation.outcome.finish(isDone: isDone)
    }
  }

  /// - Throws: what the file of `-o` cannot be written for, with the way out.
  private static func writing(
    _ file: String?, _ body: () throws(StoreError) -> Void
  ) throws(CommandFailure) {
    do throws(StoreError) {
      try body()
    } catch {
      throw CommandFailure(
        .unreadable,
        [
          Diagnostic(
            .error, .outputNotWritten, at: Location(file: file ?? error.path), error.detail,
            hint: "name another file with -o, or leave -o out to see the result here")
        ])
    }
  }

  private static func answerWithoutCommand(
    _ typed: TypedWords, _ commands: [CommandSpec], _ environment: Environment
  ) throws(CommandFailure) -> ExitStatus {
    for option in typed.options where !option.isKnown {
      if option.name == "--version", let version = commands.first(where: { $0.name == "version" }) {
        return try carryOut(
          version, Invocation(version, arguments: [], options: [], environment: environment))
      }
      throw .usage(
        "there is no option \(option.name) without a command", hint: "\"hound help\" lists the commands")
    }
    write(HelpPage(environment).overview(commands), environment)
    return .done
  }

  private static func helpLines(
    on words: [String], _ commands: [CommandSpec], _ environment: Environment
  ) throws(CommandFailure) -> [String] {
    let page = HelpPage(environment)
    guard let first = words.first else { return page.overview(commands) }
    let family = commands.filter { $0.words.count == 2 && $0.words.first == first }
    if !family.isEmpty, words.count == 1 {
      return page.overview(commands.filter { $0.words.first == first })
    }
    return page.page(on: try command(words, commands))
  }

  /// The command whose name the words begin with; of `dogs` and `dogs add`, the longer one.
  private static func command(
    _ words: [String], _ commands: [CommandSpec]
  ) throws(CommandFailure) -> CommandSpec {
    let matching = commands.filter { words.starts(with: $0.words) }
    if let command = matching.max(by: { $0.words.count < $1.words.count }) { return command }
    let first = words.first ?? ""
    let family = commands.filter { $0.words.first == first }.compactMap(\.words.last)
    if !family.isEmpty {
      let all = "\"hound \(first)\" is followed by \(TextLayout.alternatives(family))"
      guard words.count > 1 else { throw .usage(all, hint: "\"hound help \(first)\" says what each does") }
      let near = Lookup.nearest(words[1], among: family).map { "\"hound \(first) \($0)\"" }
      throw .usage(
        "\(all), not by \"\(words[1])\"",
        hint: near.isEmpty
          ? "\"hound help \(first)\" says what each does" : "did you mean \(TextLayout.alternatives(near))?")
    }
    var seen: Set<String> = []
    let names = commands.compactMap(\.words.first).filter { seen.insert($0).inserted }
    let near = Lookup.nearest(first, among: names).map { "\"hound \($0)\"" }
    let meant = near.isEmpty ? "" : "did you mean \(TextLayout.alternatives(near))? "
    throw .usage("there is no command \"\(first)\"", hint: meant + "\"hound help\" lists all commands")
  }

  private static func write(_ lines: [String], _ environment: Environment) {
    environment.write(Array((lines.joined(separator: "\n") + "\n").utf8))
  }
}

extension Environment {
  /// A path as typed, from the current folder on.
  func path(_ typed: String) -> String {
    typed.hasPrefix("/") || currentFolder.isEmpty || currentFolder == "."
      ? typed : currentFolder + "/" + typed
  }
}
