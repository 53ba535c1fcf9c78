import Civil
import Tabular

/// The columns of the sheet of events, and what a value looks like in a cell.
enum EventColumns {
  /// Those that stand in every sheet, before the keys as they are met.
  static let leading = [
    "date", "time", "offset", "type", "location", "where", "detail", "note", "duration_min", "who",
    "reaction",
    "exercise", "result", "weight_kg", "photo", "video", "poster",
  ]
  /// What is needed to write the lines back, not for editing.
  static let carried = ["_file", "_line", "_keys", "_time_text", "_raw", "_eof"]
  /// Of the event's own clock.
  static let clock: Set<String> = ["date", "time", "offset"]
  /// Typed into an empty cell, a number stays a number in these.
  private static let numbers: Set<String> = ["duration_min", "weight_kg", "latitude", "longitude"]

  /// Whether a key can have a column of its own; the others travel in `_raw`.
  static func hasColumn(_ key: String) -> Bool {
    !key.isEmpty && key != "date" && key != "offset" && !key.hasPrefix("_") && !holdsControl(key)
  }

  /// Texts as they are, nothing for null, other values as their JSON.
  static func cell(_ value: JSONTree) -> String {
    if case .text(let text) = value { return text }
    if value.isNull { return "" }
    return String(decoding: value.encoded(), as: UTF8.self)
  }

  /// What a person means by typing into a cell whose key the line has not.
  static func typed(_ text: String, in column: String) -> JSONTree {
    guard numbers.contains(column), let value = number(text) else { return .text(text) }
    return value
  }

  /// What a person means by typing into a cell that held a value that is no text.
  static func retyped(_ text: String) -> JSONTree {
    if let tree = number(text) { return tree }
    if let tree = parsed(text.lowercased()), tree.bool != nil || tree.isNull { return tree }
    if let tree = parsed(text), tree.text == nil { return tree }
    return .text(text)
  }

  private static func number(_ text: String) -> JSONTree? {
    let plain = text.contains(".") ? text : text.replacing(",", with: ".")
    guard let tree = parsed(plain), tree.number != nil else { return nil }
    return tree
  }

  private static func parsed(_ text: String) -> JSONTree? {
    do throws(JSONFault) { return try JSONTree(Array(text.utf8)) } catch { return nil }
  }

  /// Whether a spreadsheet program may show a value otherwise than it was written, or take it for a formula.
  static func isFragile(_ value: JSONTree) -> Bool {
    switch value {
    case .null, .array, .object: false
    case .bool: true
    case .number(let text): !isPlain(text)
    case .text(let text): isFragile(text)
    }
  }

  /// A number that every program writes alike: few digits, no exponent, no needless zero.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.count <= 12 && text != "-0" && !text.contains("e") && !text.contains("E")
      && !(text.contains(".") && text.hasSuffix("0"))
  }

  private static func isFragile(_ text: String) -> Bool {
    if text.isEmpty || FormulaGuard.full.guarded(text) != text { return true }
    if holdsControl(text) { return true }
    if text.first?.isWhitespace == true || text.last?.isWhitespace == true { return true }
    let word = text.lowercased()
    if word == "true" || word == "false" { return true }
    // Dates, times, fractions, percentages and amounts begin so; a month begins some dates.
    guard text.utf8.count <= 40, let first = text.unicodeScalars.first else { return false }
    let isNumberLike =
      first.properties.numericType != nil || "+-.,'$€£".unicodeScalars.contains(first)
    return isNumberLike || months.contains(String(word.prefix(3))) && text.contains(where: \.isNumber)
  }

  /// Characters that no cell keeps: controls, and the mark that begins a file.
  private static func holdsControl(_ text: String) -> Bool {
    // Most texts are plain ASCII, and to look each character up costs more than all the rest.
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return false }
    return text.unicodeScalars.contains { $0.properties.generalCategory == .control || $0 == "\u{FEFF}" }
  }

  /// With an apostrophe in front where a spreadsheet program would run a text, or make a number or a date of it.
  static func guarded(_ text: String, isConvertible: Bool) -> String {
    let safe = FormulaGuard.full.guarded(text)
    return safe == text && isConvertible ? "'" + text : safe
  }

  static func unguarded(_ text: String) -> String {
    let plain = FormulaGuard.full.unguarded(text)
    return plain == text && text.hasPrefix("'") && isConvertible(String(text.dropFirst()))
      ? String(text.dropFirst()) : plain
  }

  /// Whether a spreadsheet program takes a text for a number, an amount, a date, a time or a truth value. Texts of
  /// which it makes nothing else, `60 g`, stay as they are to be read.
  static func isConvertible(_ text: String) -> Bool {
    let word = text.lowercased()
    if word == "true" || word == "false" { return true }
    guard isFragile(text), text.utf8.count <= 40, text.contains(where: \.isNumber) else { return false }
    return word.split { !$0.isLetter }.allSatisfy { part in
      ["e", "am", "pm"].contains(part) || part.count >= 3 && months.contains(String(part.prefix(3)))
    }
  }

  private static let months: Set<String> = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec", "mrt", "mei", "okt",
  ]
}
