import Civil
import Diagnostics
import Tabular

/// A sheet with what was spoilt alike in many cells put right: letters set apart, quotation marks around every cell of a row, a
/// merged title repeated in each of its columns, the names that a program gave to columns of one name, dates that begin
/// with a year of two figures, amounts in the form of other numbers, fields that a comma tore, rows that slid.
struct MendedSheet {
  var lines: [RearrangedSheet.Line]
  /// Cells that say nothing by themselves: copies of the first of their row, ends of the one before them, signs.
  var repeats: [RearrangedSheet.Aside] = []
  /// Whether every text stands where it stood.
  private(set) var isInPlace = true

  /// Whether its amounts were whole cents.
  var wasInCents = false

  /// What was put right, in words.
  private(set) var mends: [String] = []

  /// Nil for a sheet in which there is nothing to mend.
  init?(_ sheet: SheetCells) {
    lines = []
    let needs = Need.of(sheet)
    guard !needs.isEmpty else { return nil }
    lines = sheet.table.records.enumerated().map { RearrangedSheet.plain($1, $0 + 1) }
    for step in Self.steps where needs.contains(step.need) && step.mend(&self, sheet) {
      mends.append(step.words)
      if step.movesCells { isInPlace = false }
    }
    guard !mends.isEmpty else { return nil }
  }

  /// Gives each line the texts that a function makes of them; whether any was changed.
  mutating func change(_ mend: ([String]) -> [String]?) -> Bool {
    var isChanged = false
    for row in lines.indices {
      guard let texts = mend(lines[row].map(\.text)) else { continue }
      for place in texts.indices { lines[row][place].text = texts[place] }
      isChanged = true
    }
    return isChanged
  }

  /// The same, where each text is changed by itself.
  mutating func change(each mend: (String) -> String?) -> Bool {
    change { texts in
      let changed = texts.map { mend($0) ?? $0 }
      return changed == texts ? nil : changed
    }
  }

  // MARK: Quotation marks

  static func isQuoted(_ text: String) -> Bool {
    text.utf8.count > 2 && text.first == "\"" && text.last == "\""
  }

  /// A row all of whose texts stand in quotation marks of their own: `"Bella","25"` within the quotes of the file.
  static func unquoted(_ texts: [String]) -> [String]? {
    let filled = texts.filter { !$0.isEmpty }
    guard let first = filled.first, isQuoted(first), filled.allSatisfy({ isQuoted($0) || $0 == "\"\"" })
    else {
      return nil
    }
    return texts.map { $0.isEmpty ? $0 : String($0.dropFirst().dropLast()) }
  }

  // MARK: Letters set apart

  /// `A P R I L   7` as `APRIL 7`: single signs with a space after each, words with more between them; nil for any other.
  static func joinedLetters(_ text: String) -> String? {
    if let upright = uprightLetters(text) { return upright }
    let second = text.utf8.dropFirst().first
    guard second == UInt8(ascii: " "), text.utf8.first != second, text.utf8.count >= 5 else { return nil }
    let signs = text.split(separator: " ", omittingEmptySubsequences: false)
    guard signs.allSatisfy({ $0.count <= 1 }), signs.count(where: { !$0.isEmpty }) >= 3 else { return nil }
    var words = ""
    for (place, sign) in signs.enumerated() {
      if sign.isEmpty, place > 0, !signs[place - 1].isEmpty { words += " " }
      words += sign
    }
    return words
  }

  /// `M`, `O`, `N` and `3` each in a line of one cell, as `MON 3`; nil for any other text.
  private static func uprightLetters(_ text: String) -> String? {
    guard text.utf8.count >= 5, text.utf8.dropFirst().first.map({ $0 == 10 || $0 == 13 }) ?? false else {
      return nil
    }
    let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingSpaces }.filter { !$0.isEmpty }
    let letters = lines.prefix { $0.count == 1 && $0.hasLetter }
    guard letters.count >= 3, lines.dropFirst(letters.count).allSatisfy({ Int($0) != nil }) else {
      return nil
    }
    return ([letters.joined()] + lines.dropFirst(letters.count)).joined(separator: " ")
  }

  /// A row of headings, or a line by itself, with its letters set apart.
  static func closedUp(_ texts: [String]) -> [String]? {
    let joined = texts.map { joinedLetters($0) }
    let known = joined.count { text in
      guard let text else { return false }
      return ColumnLabels.isLabel(text) || DayHeading(text) != nil || SheetTitle(text) != nil
    }
    guard known > 0, known == 1 || known * 2 >= joined.count(where: { $0 != nil }) else { return nil }
    return zip(texts, joined).map { $1 ?? $0 }
  }

  // MARK: Repeated texts

  /// Leaves of a merged title or label that was put into every column it reached over only the first.
  mutating func sayOnce() -> Bool {
    var isMended = false
    for row in lines.indices {
      guard let first = lines[row].first?.text, first.hasLetter,
        case let count = lines[row].prefix(while: { $0.text == first }).count, count >= 3,
        case let rest = lines[row][count...].filter({ !$0.text.isEmpty })
      else { continue }
      let isTitle = rest.isEmpty && SheetTitle(first) != nil
      guard isTitle || SummaryLabel(first) != nil && rest.allSatisfy({ !$0.text.hasLetter }) else { continue }
      for place in 1..<count {
        lines[row][place].text = ""
        guard let origin = lines[row][place].origin else { continue }
        repeats.append(.init(origin, isTitle ? .title : .total, line: row))
      }
      isMended = true
    }
    return isMended
  }

  // MARK: Numbered columns

  /// `Mon2` and `Mon.1` without the figure; nil for any other text.
  static func numbered(_ text: String) -> String? {
    guard let last = text.utf8.last, 0x30...0x39 ~= last, text.utf8.count > 2 else { return nil }
    var bare = text.dropLast()
    if let sign = bare.last, "._".contains(sign) { bare = bare.dropLast() }
    return bare.last?.isLetter ?? false ? String(bare) : nil
  }

  /// `Mon,Tue,…,Total,Mon2,Tue2,…,Total2` or `…,Mon.1,Tue.1,…`, as a program numbers columns whose names are not the only ones: without the
  /// numbers.
  static func withoutNumbers(_ texts: [String]) -> [String]? {
    var changed = texts
    var days = 0
    for place in texts.indices {
      guard let bare = numbered(texts[place]), texts[..<place].contains(bare) else { continue }
      if Weekday(name: bare) != nil { days += 1 }
      changed[place] = bare
    }
    return days >= 3 ? changed : nil
  }
}
