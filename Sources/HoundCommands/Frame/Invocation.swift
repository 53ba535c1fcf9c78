public import Diagnostics

/// One command as it was typed, checked against its declaration, and the places its results go to.
public struct Invocation: Sendable {
  /// The plain words after the command's name.
  public let arguments: [String]
  /// One of the command's formats; empty where it has none. What `--format` says, else what the ending of the
  /// `-o` file says, else the first.
  public let format: String
  /// The file named with `-o`, as typed; nil for standard output.
  public let outputFile: String?
  public let environment: Environment

  private let options: [String: [String]]
  let outcome: Outcome

  /// Refuses what the declaration does not allow, naming the word and the nearest right one.
  init(
    _ command: CommandSpec, arguments: [String], options typed: [TypedWords.Option], environment: Environment
  ) throws(CommandFailure) {
    let checker = DeclarationCheck(command)
    // Options first: the value after a misspelled one looks like a word too many.
    options = try checker.checked(typed)
    try checker.check(arguments)
    self.arguments = arguments
    self.environment = environment
    // A command that writes a whole folder takes -o for itself.
    let isFile = command.option(named: OptionSpec.output.name)?.placeholder == OptionSpec.output.placeholder
    let file = isFile ? options[OptionSpec.output.name]?.last : nil
    outputFile = file == "-" ? nil : file
    outcome = Outcome(to: outputFile.map(environment.path))
    let ending = outputFile.flatMap { name in command.formats.first { name.lowercased().hasSuffix("." + $0) }
    }
    format = options["--format"]?.last ?? ending ?? command.formats.first ?? ""
  }

  /// The value of an option by its long name; of a repeated one, the last.
  public func value(_ option: String) -> String? { options[option]?.last }

  /// Every value of an option, in the order typed.
  public func values(_ option: String) -> [String] { options[option] ?? [] }

  /// Whether an option was given at all.
  public func has(_ option: String) -> Bool { options[option] != nil }

  /// `--book`, else `HOUND_BOOK`, else `./book`.
  public var bookFolder: String {
    if let named = value(OptionSpec.book.name) { return named }
    let variable = environment.variables["HOUND_BOOK"] ?? ""
    return variable.isEmpty ? "book" : variable
  }

  /// Text as a heading: bold on a screen that shows it, else unchanged.
  public func heading(_ text: String) -> String { style.bold(text) }

  private var style: TextStyle { outputFile == nil ? environment.outputStyle : .plain }

  // MARK: Results

  /// Lines of the result; each gets its line end here.
  public func print(_ lines: [String]) {
    write(lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] })
  }

  /// Bytes of the result, to standard output at once, or into the file of `-o` when the command has ended.
  public func write(_ bytes: [UInt8]) {
    if outputFile == nil { environment.write(bytes) } else { outcome.keep(bytes) }
  }

  /// One line that says what was done, to the error stream: it is no part of the result.
  public func notice(_ line: String) {
    environment.writeError(Array((environment.errorStyle.green(line) + "\n").utf8))
  }

  /// Findings, to the error stream at once, in the order given.
  public func report(_ diagnostics: [Diagnostic]) {
    outcome.note(diagnostics.map(\.severity))
    DiagnosticText.write(diagnostics, to: environment)
  }
}
