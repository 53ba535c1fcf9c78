import Diagnostics
import Tabular

/// A sheet with what a program put around its cells when it was copied: `="25"` so that nothing is taken for a number or
/// a date, the letters of the columns and the numbers of the rows, the marks of labels, or those of quoted mail.
enum CopiedGrid {
  /// Before a cell it tells a spreadsheet that this is no number and no date.
  private static let textMark: Character = "'"
  private static let textMarkByte = UInt8(ascii: "'")
  /// Before a label they told old spreadsheets where in its cell it stands: left, in the middle, right.
  private static let labelMarks: Set<Character> = ["'", "^", "\""]
  /// Before a line they say that it is quoted from another mail.
  private static let mailMark: Character = ">"

  /// The sheet without these, and where they stood; nil where there are none.
  static func lines(
    _ table: Table
  ) -> (lines: [RearrangedSheet.Line], beside: [RearrangedSheet.Aside])? {
    let isNumbered = hasRowNumbers(table)
    guard isNumbered || hasMarks(table) else { return nil }
    let isMarked = isMarked(table)
    let isLabelled = isLabelled(table)
    let isQuoted = isQuoted(table)
    guard isNumbered || isMarked || isLabelled || isQuoted || isWrapped(table) else { return nil }
    var beside: [RearrangedSheet.Aside] = []
    let lines = table.records.enumerated().map { index, record -> RearrangedSheet.Line in
      var line: RearrangedSheet.Line = []
      for (place, field) in record.fields.enumerated() {
        let origin = CellReference(row: index + 1, column: place + 1)
        if isNumbered, index == 0 || place == 0 {
          if !field.isBlank { beside.append(.init(origin, .header, line: index)) }
        } else {
          let isText =
            isMarked && field.text.first == textMark || isLabelled && isLabel(field.text)
            || isQuoted && place == 0 && field.text.first == mailMark
          line.append(
            (isText ? String(field.text.dropFirst()).trimmingSpaces : unwrapped(field.text), origin))
        }
      }
      return line
    }
    return (lines, beside)
  }

  /// Whether several texts begin with one of these signs at all: nearly no table has any.
  private static func hasMarks(_ table: Table) -> Bool {
    let signs: [UInt8] = Array("'^\"=>".utf8)
    var count = 0
    for record in table.records {
      for field in record.fields {
        guard let first = field.text.utf8.first, first < 0x61, signs.contains(first) else { continue }
        count += 1
        if count == 3 { return true }
      }
    }
    return false
  }

  /// What stands in `="25"`; any other text as it is.
  static func unwrapped(_ text: String) -> String {
    guard text.hasPrefix("=\""), text.hasSuffix("\""), text.count >= 3 else { return text }
    return String(text.dropFirst(2).dropLast()).replacing("\"\"", with: "\"")
  }

  private static func isWrapped(_ table: Table) -> Bool {
    isShare(of: table, { !$0.isBlank }) {
      $0.text.utf8.first == UInt8(ascii: "=") && $0.text.hasPrefix("=\"") && $0.text.hasSuffix("\"")
        && $0.text.count >= 3
    }
  }

  /// Whether many of the texts with a figure begin with the mark of text: `'25`, `'Aug 13`.
  private static func isMarked(_ table: Table) -> Bool {
    isShare(of: table, { $0.text.hasFigure }) {
      $0.text.utf8.first == textMarkByte && $0.text.first == textMark && $0.text.utf8.count > 1
    }
  }

  /// Whether nearly every text with a letter begins with the mark of a label: `'Bosco`, `^Dog`, `"03-Jun-02`.
  private static func isLabelled(_ table: Table) -> Bool {
    func count(_ isSuch: (String) -> Bool) -> Int {
      table.records.reduce(0) { $0 + $1.fields.count { isSuch($0.text) } }
    }
    // Nearly no table has any.
    let found = count { isLabel($0) && $0.hasLetter }
    return found >= 5 && found * 5 >= count(\.hasLetter) * 4
  }

  private static func isLabel(_ text: String) -> Bool {
    guard text.utf8.first.map({ $0 < 0x61 }) ?? false, let first = text.first, labelMarks.contains(first)
    else { return false }
    return text.count > 1 && text.last != first
  }

  /// Whether most lines begin with the mark of quoted mail: `> Moxie,$30`.
  private static func isQuoted(_ table: Table) -> Bool {
    let firsts = table.records.compactMap(\.fields.first).filter { !$0.isBlank }
    let found = firsts.count { $0.text.first == mailMark }
    return found >= 3 && found * 3 >= firsts.count * 2
  }

  /// Whether of the fields that count a third are such, and at least three.
  private static func isShare(
    of table: Table, _ counts: (Field) -> Bool, _ isSuch: (Field) -> Bool
  ) -> Bool {
    func count(_ condition: (Field) -> Bool) -> Int {
      table.records.reduce(0) { $0 + $1.fields.count(where: condition) }
    }
    // Nearly no table has any.
    let found = count { isSuch($0) && counts($0) }
    return found >= 3 && found * 3 >= count(counts)
  }

  /// Whether the first row holds A, B, C… and the first column 1, 2, 3…
  private static func hasRowNumbers(_ table: Table) -> Bool {
    guard table.records.count >= 3, let head = table.records.first, head.fields.count >= 3,
      head.fields.first?.isBlank ?? false
    else { return false }
    let isLettered = head.fields.indices.dropFirst().allSatisfy { place in
      head.fields[place].trimmed == CellReference(row: 1, column: place).description.filter(\.isLetter)
    }
    return isLettered
      && table.records.indices.dropFirst().allSatisfy {
        table.records[$0].fields.first?.trimmed == String($0)
      }
  }
}
