/// What makes a shell finish the words of a `hound` command line.
public enum Completions {
  public enum Shell: String, Sendable, CaseIterable { case bash, zsh, fish }

  /// A whole script, to be read by the shell as it stands: names, options, their choices, files and folders.
  public static func script(shell: Shell, commands: [CommandSpec]) -> String {
    let commands = CommandFrame.withHelp(commands)
    switch shell {
    case .bash: return bash(commands)
    case .zsh: return zsh(commands)
    case .fish: return fish(commands)
    }
  }

  /// What may stand at a place.
  enum Offer: Equatable {
    case words([String])
    case files
    case folders
    case nothing
  }

  static func offer(_ option: OptionSpec) -> Offer {
    if let choices = option.choices { return .words(choices) }
    switch option.placeholder {
    case "FILE": return .files
    case "DIR": return .folders
    default: return .nothing
    }
  }

  /// For the words of a command: the choices of all its arguments together, else files, else nothing.
  static func offer(_ command: CommandSpec) -> Offer {
    let choices = command.arguments.flatMap { $0.choices ?? [] }
    if !choices.isEmpty { return .words(choices) }
    return command.arguments.contains { $0.kind == .files } ? .files : .nothing
  }

  /// What may follow the words typed so far: the first words after nothing, the second words after a family's name.
  static func names(after word: String?, _ commands: [CommandSpec]) -> [(name: String, meaning: String)] {
    var seen: Set<String> = []
    var names: [(name: String, meaning: String)] = []
    for command in commands {
      let words = command.words
      if let word {
        if words.count == 2, words[0] == word { names.append((words[1], command.summary)) }
      } else if let first = words.first, seen.insert(first).inserted {
        names.append((first, words.count == 2 ? "\(first): see hound help \(first)" : command.summary))
      }
    }
    return names
  }

  /// The first words of two-word names, in order.
  static func families(_ commands: [CommandSpec]) -> [String] {
    names(after: nil, commands).map(\.name).filter { !names(after: $0, commands).isEmpty }
  }

  /// Every option word that is followed by a value, `--book` and `-o` alike.
  static func valued(_ commands: [CommandSpec]) -> [String] {
    commands.optionsOfAll.filter(\.takesValue).flatMap { [$0.name] + [$0.short].compactMap(\.self) }
  }

  static func optionWords(_ option: OptionSpec) -> [String] {
    [option.name] + [option.short].compactMap(\.self)
  }

  /// One word of bash or zsh, whatever is in it.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
