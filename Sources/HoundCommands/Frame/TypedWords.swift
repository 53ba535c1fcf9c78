import Civil

/// The words after `hound`, told apart into plain words and options.
struct TypedWords: Equatable {
  struct Option: Equatable {
    /// The long name where the option is known, else as typed.
    let name: String
    let value: String?
    let isKnown: Bool
  }

  private(set) var words: [String] = []
  private(set) var options: [Option] = []

  /// Options stand anywhere before `--`. The value of one follows it, or stands behind `=`; one that a known option
  /// is missing is nil here. Nothing is refused: whether an option belongs is for `Invocation` to say.
  init(_ arguments: [String], knowing known: [OptionSpec]) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--" {
        words += rest
        return
      }
      guard Self.isOption(word) else {
        words.append(word)
        continue
      }
      let (name, attached) = Self.split(word, known)
      guard let spec = known.first(where: { $0.name == name || $0.short == name }) else {
        options.append(Option(name: name, value: attached, isKnown: false))
        continue
      }
      var value = attached
      if spec.takesValue, value == nil, let next = rest.first, Self.isValue(next, known) {
        value = next
        rest.removeFirst()
        if spec.placeholder == "DAY" { value = Self.day(next, &rest) }
      }
      options.append(Option(name: spec.name, value: value, isKnown: true))
    }
  }

  func has(_ option: OptionSpec) -> Bool { options.contains { $0.name == option.name } }

  /// A lone `-` and an amount such as `-25.00` are plain words.
  private static func isOption(_ word: String) -> Bool {
    let bytes = Array(word.utf8.prefix(2))
    guard bytes.count == 2, bytes[0] == UInt8(ascii: "-") else { return false }
    return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[1]) && bytes[1] != UInt8(ascii: ".")
  }

  /// A word that is an option itself is not taken for the value of the one before; `--name=--value` forces it.
  private static func isValue(_ word: String, _ known: [OptionSpec]) -> Bool {
    !word.hasPrefix("--") && !known.contains { $0.short == word }
  }

  /// A day of several words, `nov 20`, `20 nov 2026`, `next mon`, as people type it without quotes.
  private static func day(_ first: String, _ rest: inout ArraySlice<String>) -> String {
    guard let second = rest.first else { return first }
    let isRelative = ["next", "last"].contains(first.lowercased()) && Weekday(name: second) != nil
    let isDate =
      (MonthName.month(named: first) != nil && isNumber(second, of: 1...2))
      || (MonthName.month(named: second) != nil && isNumber(first, of: 1...2))
    guard isRelative || isDate else { return first }
    rest.removeFirst()
    guard isDate, let year = rest.first, year.allSatisfy(\.isNumber), isNumber(year, of: 4...4) else {
      return "\(first) \(second)"
    }
    rest.removeFirst()
    return "\(first) \(second) \(year)"
  }

  /// `20`, `20th`, and `20,` before a year.
  private static func isNumber(_ word: String, of digits: ClosedRange<Int>) -> Bool {
    let number = word.prefix { $0.isASCII && $0.isNumber }
    return digits.contains(number.count)
      && ["", "st", "nd", "rd", "th", "er", ","].contains(word.dropFirst(number.count).lowercased())
  }

  /// `--name=value`, `-oFILE` and `-o=FILE` into name and value.
  private static func split(_ word: String, _ known: [OptionSpec]) -> (name: String, value: String?) {
    let short = String(word.prefix(2))
    if !word.hasPrefix("--"), known.contains(where: { $0.short == short }) {
      let rest = word.dropFirst(2)
      return (short, rest.isEmpty ? nil : String(rest.first == "=" ? rest.dropFirst() : rest))
    }
    guard let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }
}
