/// One declared command. The parser, the help pages, the shell completions and the README block all read this.
public struct CommandSpec: Sendable {
  /// One word, or two for a command about a kind of thing: `dogs add`.
  public let name: String
  /// The heading it stands under in help; headings come in the order in which commands first name them.
  public let group: String
  /// One line, in the owner's words, without a closing full stop.
  public let summary: String
  /// Paragraphs, parted by blank lines; wrapped when shown. May be empty.
  public let discussion: String
  public let arguments: [ArgumentSpec]
  /// Its own ones; `allOptions` has the common ones too.
  public let options: [OptionSpec]
  /// Whole commands, `hound today --date tue`, and what each does.
  public let examples: [(command: String, meaning: String)]
  /// The forms it can write, the usual one first; empty where there is no choice and `-o` makes no sense.
  public let formats: [String]
  /// Whether it has to do with the book; the sister bridges have not.
  public let usesBook: Bool
  public let run: @Sendable (Invocation) throws(CommandFailure) -> ExitStatus

  public init(
    name: String, group: String, summary: String, discussion: String = "", arguments: [ArgumentSpec] = [],
    options: [OptionSpec] = [], examples: [(command: String, meaning: String)], formats: [String] = [],
    usesBook: Bool = true,
    run: @escaping @Sendable (Invocation) throws(CommandFailure) -> ExitStatus
  ) {
    self.name = name
    self.group = group
    self.summary = summary
    self.discussion = discussion
    self.arguments = arguments
    self.options = options
    self.examples = examples
    self.formats = formats
    self.usesBook = usesBook
    self.run = run
  }

  /// Its own options, then the common ones.
  public var allOptions: [OptionSpec] {
    let forms: [OptionSpec] = formats.isEmpty ? [] : [.format(formats), .output]
    return options + forms + (usesBook ? [.book] : []) + [.help]
  }

  /// `hound convert FILE… [OPTION…]`.
  public var usage: String {
    (["hound", name] + arguments.map(\.usage) + ["[OPTION…]"]).joined(separator: " ")
  }

  func option(named name: String) -> OptionSpec? {
    allOptions.first { $0.name == name || $0.short == name }
  }

  /// The words of its name: one or two.
  var words: [String] { name.split(separator: " ").map(String.init) }
}

extension [CommandSpec] {
  /// The groups in the order of their first command, each with its commands in the order declared.
  var grouped: [(group: String, commands: [CommandSpec])] {
    var order: [String] = []
    for command in self where !order.contains(command.group) { order.append(command.group) }
    return order.map { group in (group, filter { $0.group == group }) }
  }

  /// Every option of every command, once.
  var optionsOfAll: [OptionSpec] {
    var seen: Set<String> = []
    return (flatMap(\.allOptions) + [.book, .help]).filter { seen.insert($0.name).inserted }
  }
}
