extension Completions {
  /// For a file `_hound` in `$fpath`, or to be read by `source <(hound completions zsh)`.
  static func zsh(_ commands: [CommandSpec]) -> String {
    """
    #compdef hound
    # Completion of hound commands for zsh, from: hound completions zsh
    _hound() {
      local part before="${words[CURRENT-1]}" typed=""
      local -i index=2
      local -a names options
      if [[ ${words[CURRENT]} == --*=* ]]; then
        before="${words[CURRENT]%%=*}"
        compset -P 1 '*='
      fi
      while (( index < CURRENT )); do
        part="${words[index]}"
        case "$part" in
          (\(valued(commands).joined(separator: "|"))) (( index += 1 )) ;;
          (-*) ;;
          (*)
            case "$typed" in
              ("") typed="$part" ;;
    \(families(commands).map { "          (\(quoted($0))) typed=\"$typed $part\" ;;\n" }.joined())\
            esac ;;
        esac
        (( index += 1 ))
      done
      case "$typed:$before" in
    \(zshValues(commands))\
      esac
      case "$typed" in
        ("") names=(\(described(names(after: nil, commands)))) ;;
    \(zshWords(commands))\
      esac
      (( $#names )) && _describe 'word' names
      (( $#options )) && _describe -o 'option' options
    }

    if [[ ${funcstack[1]} == _hound ]]; then
      _hound "$@"
    else
      compdef _hound hound
    fi

    """
  }

  private static func zshValues(_ commands: [CommandSpec]) -> String {
    var lines = "    (:--book) _files -/; return ;;\n"
    for command in commands {
      for option in command.allOptions where option.takesValue {
        let patterns = optionWords(option).map { quoted("\(command.name):\($0)") }.joined(separator: "|")
        lines += "    (\(patterns)) \(zshAction(offer(option)))return ;;\n"
      }
    }
    return lines
  }

  private static func zshAction(_ offer: Offer) -> String {
    switch offer {
    case .words(let words): "compadd -- \(words.map(quoted).joined(separator: " ")); "
    case .files: "_files; "
    case .folders: "_files -/; "
    case .nothing: ""
    }
  }

  private static func zshWords(_ commands: [CommandSpec]) -> String {
    var lines = ""
    let alone = Set(commands.map(\.name))
    for family in families(commands) where !alone.contains(family) {
      lines += "    (\(quoted(family))) names=(\(described(names(after: family, commands)))) ;;\n"
    }
    for command in commands {
      var words = names(after: command.name, commands)
      if case .words(let choices) = offer(command) { words += choices.map { ($0, "") } }
      let options = command.allOptions.map { ($0.name, $0.summary) }
      let files = offer(command) == .files ? "_files; " : ""
      let names = words.isEmpty ? "" : "names=(\(described(words))); "
      lines += "    (\(quoted(command.name))) \(files)\(names)options=(\(described(options))) ;;\n"
    }
    return lines
  }

  /// `'name:meaning'` words; a colon in a name would end it.
  private static func described(_ rows: [(name: String, meaning: String)]) -> String {
    rows.map { quoted($0.meaning.isEmpty ? $0.name : "\($0.name):\($0.meaning)") }.joined(separator: " ")
  }
}
