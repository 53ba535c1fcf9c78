extension Completions {
  /// For `~/.config/fish/completions/hound.fish`, or to be read by `hound completions fish | source`.
  static func fish(_ commands: [CommandSpec]) -> String {
    var lines = [
      """
      # Completion of hound commands for fish, from: hound completions fish
      function __hound_command
        set -l command
        set -l skips 0
        for part in (commandline -opc)[2..-1]
          if test $skips -eq 1
            set skips 0
            continue
          end
          switch $part
            case \(valued(commands).map(fishQuoted).joined(separator: " "))
              set skips 1
            case '-*'
              continue
            case '*'
              switch "$command"
                case ''
                  set command $part
      \(families(commands).map {
        "          case \(fishQuoted($0))\n            set command \"$command $part\"\n"
      }.joined())\
              end
          end
        end
        echo "$command"
      end

      function __hound_is
        set -l command (__hound_command)
        test "$command" = "$argv[1]"
      end

      complete -c hound -f
      complete -c hound -l book -d \(fishQuoted(OptionSpec.book.summary)) -x -a '(__fish_complete_directories)'
      complete -c hound -s h -l help -d \(fishQuoted(OptionSpec.help.summary))
      """
    ]
    for row in names(after: nil, commands) { lines.append(fishName(row, after: "")) }
    for family in families(commands) {
      for row in names(after: family, commands) { lines.append(fishName(row, after: family)) }
    }
    for command in commands {
      lines += fishWords(command)
      for option in command.allOptions where option != .book && option != .help {
        lines.append(fishOption(option, of: command))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func fishName(_ row: (name: String, meaning: String), after family: String) -> String {
    "complete -c hound -n \(condition(family)) -a \(fishQuoted(row.name)) -d \(fishQuoted(row.meaning))"
  }

  private static func fishWords(_ command: CommandSpec) -> [String] {
    switch offer(command) {
    case .words(let words):
      ["complete -c hound -n \(condition(command.name)) -a \(fishQuoted(words.joined(separator: " ")))"]
    case .files: ["complete -c hound -n \(condition(command.name)) -F"]
    case .folders: ["complete -c hound -n \(condition(command.name)) -a '(__fish_complete_directories)'"]
    case .nothing: []
    }
  }

  private static func fishOption(_ option: OptionSpec, of command: CommandSpec) -> String {
    var line = "complete -c hound -n \(condition(command.name)) -l \(option.name.dropFirst(2))"
    if let short = option.short { line += " -s \(short.dropFirst())" }
    line += " -d \(fishQuoted(option.summary))"
    guard option.takesValue else { return line }
    switch offer(option) {
    case .words(let words): return line + " -x -a \(fishQuoted(words.joined(separator: " ")))"
    case .files: return line + " -r -F"
    case .folders: return line + " -x -a '(__fish_complete_directories)'"
    case .nothing: return line + " -x"
    }
  }

  private static func condition(_ name: String) -> String { fishQuoted("__hound_is \(fishQuoted(name))") }

  /// Between single quotes fish reads `\'` and `\\` and nothing else.
  private static func fishQuoted(_ text: String) -> String {
    var quoted = "'"
    for character in text {
      if character == "'" || character == "\\" { quoted.append("\\") }
      quoted.append(character)
    }
    return quoted + "'"
  }
}
