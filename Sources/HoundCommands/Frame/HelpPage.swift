/// Help as text: all commands, or one of them.
struct HelpPage {
  private let style: TextStyle
  private let width: Int

  init(_ environment: Environment) {
    style = environment.outputStyle
    width = environment.textWidth
  }

  /// The commands under their headings, each group with an example.
  func overview(_ commands: [CommandSpec]) -> [String] {
    var lines = TextLayout.wrapped(
      "hound: the week's hikes, the money and the book beside the weekly spreadsheet", width: width)
    lines += ["", "Usage: hound COMMAND … [--book DIR]"]
    // One left column for the whole page.
    let widest = commands.map(\.name.count).max() ?? 0
    for (group, members) in commands.grouped {
      lines += ["", style.bold(group)]
      let rows = members.map { command in
        (command.name + String(repeating: " ", count: widest - command.name.count), command.summary)
      }
      lines += TextLayout.columns(rows, width: width, widest: widest)
      if let example = members.first?.examples.first { lines.append("  for example: \(example.command)") }
    }
    lines.append("")
    lines += TextLayout.wrapped(
      """
      "hound help COMMAND" explains one command, with examples. The book is the folder after --book, else the one \
      in HOUND_BOOK, else ./book.
      """, width: width)
    return lines
  }

  func page(on command: CommandSpec) -> [String] {
    var lines = TextLayout.wrapped("hound \(command.name): \(command.summary)", width: width)
    lines += ["", "Usage: \(command.usage)"]
    if !command.discussion.isEmpty { lines += [""] + TextLayout.wrapped(command.discussion, width: width) }
    if !command.arguments.isEmpty {
      lines += ["", style.bold("Words")]
      lines += TextLayout.columns(
        command.arguments.map { ($0.usage, meaning($0.summary, $0.choices)) }, width: width)
    }
    lines += ["", style.bold("Options")]
    lines += TextLayout.columns(
      command.allOptions.map { ($0.usage, meaning($0.summary, $0.choices, of: $0)) }, width: width)
    if !command.examples.isEmpty { lines += ["", style.bold("Examples")] }
    for example in command.examples {
      lines.append("  " + example.command)
      lines += TextLayout.wrapped(example.meaning, width: width, indent: 6)
    }
    return lines
  }

  private func meaning(_ summary: String, _ choices: [String]?, of option: OptionSpec? = nil) -> String {
    guard let choices, let first = choices.first else { return summary }
    let words = TextLayout.alternatives(choices)
    return "\(summary): \(words)" + (option?.name == "--format" && choices.count > 1 ? "; else \(first)" : "")
  }
}
