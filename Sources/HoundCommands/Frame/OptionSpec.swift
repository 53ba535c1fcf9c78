/// One option of a command: `--month YYYY-MM`, or a flag such as `--keep`.
public struct OptionSpec: Hashable, Sendable {
  /// As typed, with its two dashes.
  public let name: String
  /// One letter with its dash, `-o`; almost none has one.
  public let short: String?
  /// What the value looks like, `YYYY-MM`; nil for a flag. `FILE` and `DIR` are completed as paths.
  public let placeholder: String?
  /// The only words it takes; nil where the command itself judges.
  public let choices: [String]?
  /// One line without a closing full stop.
  public let summary: String
  /// Whether it may be given more than once.
  public let isRepeated: Bool

  /// An option with a value.
  public init(
    _ name: String, _ placeholder: String, choices: [String]? = nil, short: String? = nil,
    isRepeated: Bool = false, _ summary: String
  ) {
    self.name = name
    self.short = short
    self.placeholder = placeholder
    self.choices = choices
    self.summary = summary
    self.isRepeated = isRepeated
  }

  /// An option that stands alone.
  public init(flag name: String, short: String? = nil, _ summary: String) {
    self.name = name
    self.short = short
    self.placeholder = nil
    self.choices = nil
    self.summary = summary
    self.isRepeated = false
  }

  var takesValue: Bool { placeholder != nil }

  /// `-o, --output FILE`.
  var usage: String {
    (short.map { "\($0), " } ?? "") + name + (placeholder.map { " \($0)" } ?? "")
  }

  /// The path options: an empty path is a slip (a shell variable never set), not a place.
  var isPath: Bool { placeholder == "FILE" || placeholder == "DIR" }
}

extension OptionSpec {
  /// Stands on every command that has to do with the book.
  public static let book = OptionSpec("--book", "DIR", "the book's folder (else HOUND_BOOK, else ./book)")
  /// Stands on every command; answered before anything else is looked at.
  public static let help = OptionSpec(flag: "--help", short: "-h", "show this page")

  // Listed by the commands that mean something by them.
  public static let date = OptionSpec("--date", "DAY", "the day: today, tue, next mon, nov 20 or 2026-11-20")
  public static let dryRun = OptionSpec(flag: "--dry-run", "change nothing; show what would change")
  public static let explainLayout = OptionSpec(
    flag: "--explain-layout", "say where each week, column and date was found, and why")
  public static let strict = OptionSpec(flag: "--strict", "count every warning as a failure (exit status 1)")

  public static let now = OptionSpec(
    "--now", "TIME", "the moment that counts as now: 2026-04-01T20:30:00+02:00")
  public static let zone = OptionSpec("--zone", "NAME", "the time zone to show times in, America/Halifax say")
  public static let repairText = OptionSpec(
    flag: "--repair-text", "put texts right that were spoilt on their way: Ã© for é")

  // Added where a command offers formats.
  static func format(_ formats: [String]) -> OptionSpec {
    OptionSpec("--format", "FORM", choices: formats, "how it is written")
  }
  /// For a command that writes more than one file; it does so itself.
  static let outputFolder = OptionSpec("--output", "DIR", short: "-o", "the folder to write into")
  static let output = OptionSpec("--output", "FILE", short: "-o", "write to this file instead of the screen")
}
