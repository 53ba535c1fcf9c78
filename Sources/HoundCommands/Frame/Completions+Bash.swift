extension Completions {
  /// Runs on bash 3.2, which macOS has, as on later ones. Bash cuts `--by=month` at the `=`, hence the care for it.
  static func bash(_ commands: [CommandSpec]) -> String {
    """
    # Completion of hound commands for bash, from: hound completions bash
    _hound_paths() {
      local found
      compopt -o filenames 2>/dev/null
      while IFS= read -r found; do COMPREPLY+=("$found"); done < <(compgen "$1" -- "$2")
    }

    _hound() {
      local word="${COMP_WORDS[COMP_CWORD]}" before="" command="" part words=""
      local -i index=1
      COMPREPLY=()
      (( COMP_CWORD > 0 )) && before="${COMP_WORDS[COMP_CWORD-1]}"
      if [[ $word == "=" ]]; then
        word=""
      elif [[ $before == "=" ]] && (( COMP_CWORD > 1 )); then
        before="${COMP_WORDS[COMP_CWORD-2]}"
      fi
      while (( index < COMP_CWORD )); do
        part="${COMP_WORDS[index]}"
        case "$part" in
          \(valued(commands).joined(separator: "|")))
            [[ ${COMP_WORDS[index+1]} == "=" ]] && index+=1
            index+=1 ;;
          -*) ;;
          *)
            case "$command" in
              "") command="$part" ;;
    \(families(commands).map { "          \(quoted($0))) command=\"$command $part\" ;;\n" }.joined())\
            esac ;;
        esac
        index+=1
      done
      case "$command:$before" in
    \(bashValues(commands))\
      esac
      case "$command" in
        "") words=\(quoted((names(after: nil, commands).map(\.name) + ["--help"]).joined(separator: " "))) ;;
    \(bashWords(commands))\
      esac
      while IFS= read -r part; do COMPREPLY+=("$part"); done < <(compgen -W "$words" -- "$word")
    }

    complete -F _hound hound

    """
  }

  private static func bashValues(_ commands: [CommandSpec]) -> String {
    var lines = "    :--book) _hound_paths -d \"$word\"; return ;;\n"
    for command in commands {
      for option in command.allOptions where option.takesValue {
        let patterns = optionWords(option).map { quoted("\(command.name):\($0)") }.joined(separator: "|")
        lines += "    \(patterns)) \(bashAction(offer(option))) ;;\n"
      }
    }
    return lines
  }

  private static func bashAction(_ offer: Offer) -> String {
    switch offer {
    case .words(let words):
      "while IFS= read -r part; do COMPREPLY+=(\"$part\"); done"
        + " < <(compgen -W \(quoted(words.joined(separator: " "))) -- \"$word\"); return"
    case .files: "_hound_paths -f \"$word\"; return"
    case .folders: "_hound_paths -d \"$word\"; return"
    case .nothing: "return"
    }
  }

  private static func bashWords(_ commands: [CommandSpec]) -> String {
    var lines = ""
    let alone = Set(commands.map(\.name))
    for family in families(commands) where !alone.contains(family) {
      let words = names(after: family, commands).map(\.name).joined(separator: " ")
      lines += "    \(quoted(family))) words=\(quoted(words)) ;;\n"
    }
    for command in commands {
      var words = names(after: command.name, commands).map(\.name)
      if case .words(let choices) = offer(command) { words += choices }
      words += command.allOptions.map(\.name)
      let files =
        offer(command) == .files ? "[[ $word == -* ]] || { _hound_paths -f \"$word\"; return; }; " : ""
      lines += "    \(quoted(command.name))) \(files)words=\(quoted(words.joined(separator: " "))) ;;\n"
    }
    return lines
  }
}
