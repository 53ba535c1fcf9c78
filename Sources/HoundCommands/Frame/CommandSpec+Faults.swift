extension CommandSpec {
  /// What is wrong with a set of declarations, a sentence each; empty when they can be parsed without doubt and
  /// shown in 80 columns. A test holds the program's own commands against it, so no user ever meets a fault.
  public static func faults(in commands: [CommandSpec]) -> [String] {
    var faults: [String] = []
    var names: Set<String> = []
    var shapes: [String: Bool] = [:]
    for command in commands {
      if !names.insert(command.name).inserted { faults.append("\(command.name): declared twice") }
      faults += command.ownFaults.map { "\(command.name): \($0)" }
      for option in command.allOptions {
        // The command's name is found before its options are known, so a word after `--by` must be the value of
        // `--by` everywhere or nowhere.
        if shapes.updateValue(option.takesValue, forKey: option.name) == !option.takesValue {
          let how =
            option.takesValue
            ? "takes a value here and none elsewhere" : "has a value elsewhere and takes none here"
          faults.append("\(command.name): \(option.name) \(how)")
        }
      }
    }
    return faults
  }

  private var ownFaults: [String] {
    var faults: [String] = []
    if !(1...2).contains(words.count) || words.joined(separator: " ") != name {
      faults.append("a name has one word or two")
    }
    if summary.isEmpty || summary.count > 58 || summary.hasSuffix(".") {
      faults.append("a summary has 1 to 58 characters and no full stop")
    }
    if examples.isEmpty { faults.append("an example is missing") }
    for example in examples where !(example.command + " ").hasPrefix("hound \(name) ") {
      faults.append("the example \"\(example.command)\" is of another command")
    }
    for example in examples where example.command.count > 76 {
      faults.append("the example \"\(example.command)\" is too long")
    }
    var optionNames: Set<String> = []
    for option in allOptions {
      if !option.name.hasPrefix("--") || option.name.contains("=") {
        faults.append("\(option.name) does not begin with two dashes")
      }
      for word in [option.name, option.short].compactMap(\.self) where !optionNames.insert(word).inserted {
        faults.append("\(word) is declared twice")
      }
      if option.usage.count > 40 { faults.append("\(option.name) is too wide for its help page") }
      if option.choices != nil, !option.takesValue {
        faults.append("\(option.name) has choices and no value")
      }
    }
    for argument in arguments.dropLast() where argument.isOpenEnded {
      faults.append("\(argument.name) takes all words and is not the last")
    }
    for (left, right) in zip(arguments, arguments.dropFirst()) where left.isOptional && !right.isOptional {
      faults.append("\(right.name) is needed after the optional \(left.name)")
    }
    return faults
  }
}
