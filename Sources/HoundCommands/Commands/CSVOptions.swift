import Tabular

/// What was said about a file on the command line, and which of its tables is wanted.
struct CSVOptions {
  let paths: [String]
  var choice: DialectChoice
  var encoding: TextEncoding?
  let headerRows: Int?
  /// The number of the table that is wanted alone; nil for everything.
  let table: Int?
  /// The name of the tab that is wanted alone; nil for every tab.
  let tab: String?

  static let specs: [OptionSpec] = [
    OptionSpec(flag: "--inspect", "say what the file is like and why, and change nothing"),
    OptionSpec(flag: "--table", "the table alone; a number after it, --table 2, for a later one"),
    OptionSpec("--tab", "NAME", "of a workbook saved as .fods, this tab alone"),
    OptionSpec("--delimiter", "CHAR", "comma, semicolon, tab, bar, space, or the character itself"),
    OptionSpec("--quote", "CHAR", "double, single, none, or the character itself"),
    OptionSpec("--escape", "HOW", choices: ["doubled", "backslash"], "how a quote is written inside quotes"),
    OptionSpec("--encoding", "NAME", "UTF-8, UTF-16LE, UTF-16BE, Windows-1252, ISO-8859-1 or Mac Roman"),
    OptionSpec("--skip", "LINES", "how many lines to leave out at the beginning"),
    OptionSpec("--header", "ROWS", "how many rows the header of the table has, for --table"),
  ]

  init(_ invocation: Invocation) throws(CommandFailure) {
    var paths = invocation.arguments
    var table = invocation.has("--table") ? 1 : nil
    // The number follows the flag, before or after the files.
    if table != nil, paths.count > 1, let place = paths.firstIndex(where: { (Int($0) ?? 0) > 0 }) {
      table = Int(paths.remove(at: place))
    }
    self.paths = paths
    self.table = table
    tab = invocation.value("--tab")
    var choice = DialectChoice()
    if let word = invocation.value("--delimiter") { try Self.set(delimiter: word, in: &choice) }
    if let word = invocation.value("--quote") { choice.quote = .some(try Self.quote(word)) }
    if let word = invocation.value("--escape") { choice.escape = Dialect.Escape(rawValue: word) }
    choice.skippedLines = try Self.count("--skip", invocation)
    self.choice = choice
    headerRows = try Self.count("--header", invocation)
    encoding = try invocation.value("--encoding").map { name throws(CommandFailure) in
      guard let encoding = TextEncoding(named: name) else {
        throw .usage(
          "there is no encoding “\(name)” here",
          hint: "one of " + TextEncoding.allCases.map(\.rawValue).joined(separator: ", "))
      }
      return encoding
    }
  }

  private static func set(delimiter word: String, in choice: inout DialectChoice) throws(CommandFailure) {
    let names = [
      "comma": ",", "semicolon": ";", "tab": "\t", "\\t": "\t", "bar": "|", "pipe": "|", "space": " ",
    ]
    let bytes = Array((names[word.lowercased()] ?? word).utf8)
    choice.isSpaced = bytes.count == 2 && bytes[1] == UInt8(ascii: " ")
    guard let byte = bytes.first, bytes.count == 1 || choice.isSpaced, byte < 0x80, byte != 10, byte != 13
    else {
      throw .usage(
        "--delimiter takes one character, not “\(word)”",
        hint: "write comma, semicolon, tab, bar, space, or the character itself")
    }
    choice.delimiter = byte
  }

  private static func quote(_ word: String) throws(CommandFailure) -> UInt8? {
    switch word.lowercased() {
    case "none", "": return nil
    case "double": return UInt8(ascii: "\"")
    case "single": return UInt8(ascii: "'")
    default:
      guard let byte = word.utf8.first, word.utf8.count == 1 else {
        throw .usage("--quote takes one character, not “\(word)”", hint: "write double, single or none")
      }
      return byte
    }
  }

  private static func count(_ option: String, _ invocation: Invocation) throws(CommandFailure) -> Int? {
    guard let word = invocation.value(option) else { return nil }
    guard let count = Int(word), count >= 0 else {
      throw .usage("\(option) takes a number, not “\(word)”", hint: "write for example \(option) 2")
    }
    return count
  }
}
