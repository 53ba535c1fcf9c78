/// Holds typed words and options against a command's declaration.
struct DeclarationCheck {
  private let command: CommandSpec

  init(_ command: CommandSpec) { self.command = command }

  func check(_ arguments: [String]) throws(CommandFailure) {
    let specs = command.arguments
    for (place, spec) in specs.enumerated() where !spec.isOptional && place >= arguments.count {
      throw .usage(
        "\"hound \(command.name)\" needs \(spec.name): \(spec.summary)", hint: "for example: \(exampleText)")
    }
    let isOpenEnded = specs.last?.isOpenEnded ?? false
    if !isOpenEnded, arguments.count > specs.count {
      let most = specs.isEmpty ? "no further word" : "only \(specs.map(\.name).joined(separator: " "))"
      throw .usage(
        "\"hound \(command.name)\" takes \(most), and \"\(arguments[specs.count])\" is one too many",
        hint: "a name of several words stands in quotes; \(seeHelp)")
    }
    for (place, word) in arguments.enumerated() {
      guard let spec = place < specs.count ? specs[place] : specs.last else { return }
      try check(word, against: spec.choices, of: spec.name)
    }
  }

  /// The values of each option given, by its long name; a flag has none.
  func checked(_ typed: [TypedWords.Option]) throws(CommandFailure) -> [String: [String]] {
    var values: [String: [String]] = [:]
    for option in typed {
      guard option.isKnown, let spec = command.option(named: option.name) else { throw unknown(option.name) }
      if values[spec.name] != nil, !spec.isRepeated, spec.takesValue {
        throw .usage("\(spec.name) is given twice", hint: "give it once")
      }
      values[spec.name, default: []] += try value(of: option, spec)
    }
    return values
  }

  private func value(of option: TypedWords.Option, _ spec: OptionSpec) throws(CommandFailure) -> [String] {
    guard let placeholder = spec.placeholder else {
      if option.value == nil { return [] }
      throw .usage("\(spec.name) takes no value", hint: "write \(spec.name) alone")
    }
    guard let value = option.value, !(spec.isPath && value.isEmpty) else {
      throw .usage(
        "\(spec.name) needs a value: \(spec.summary)",
        hint: spec.choices.map { "write \(spec.name) \(TextLayout.alternatives($0))" }
          ?? "write \(spec.name) \(placeholder)")
    }
    try check(value, against: spec.choices, of: spec.name)
    return [value]
  }

  private func check(_ word: String, against choices: [String]?, of name: String) throws(CommandFailure) {
    guard let choices, !choices.contains(word) else { return }
    throw .usage(
      "\(name) cannot be \"\(word)\"; it is \(TextLayout.alternatives(choices))",
      hint: didYouMean(word, among: choices) ?? seeHelp)
  }

  private func unknown(_ name: String) -> CommandFailure {
    let near = didYouMean(name, among: command.allOptions.map(\.name))
    return .usage(
      "\"hound \(command.name)\" has no option \(name)", hint: near.map { "\($0) \(seeHelp)" } ?? seeHelp)
  }

  private func didYouMean(_ word: String, among names: [String]) -> String? {
    let near = Lookup.nearest(word, among: names)
    return near.isEmpty ? nil : "did you mean \(TextLayout.alternatives(near))?"
  }

  private var seeHelp: String { "\"hound help \(command.name)\" lists what it takes" }
  private var exampleText: String { command.examples.first?.command ?? command.usage }
}
