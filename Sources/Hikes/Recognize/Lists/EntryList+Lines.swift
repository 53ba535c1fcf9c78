import Civil
import Quantities
import Tabular

extension EntryList {
  /// A list with a day in each line and behind it one cell for each dog, its name and what it paid together:
  /// `Mon Nov 3 2025,Rex 25,Lou away`.
  ///
  /// Nil where fewer than two days stand so, or where other cells are the rule.
  static func byLines(_ table: Table, _ given: Titles) -> Found? {
    var titles = given
    var found = Found()
    var days: Set<CivilDate> = []
    for (index, record) in table.records.enumerated() {
      let places = record.filledColumns
      guard let first = places.first, case let opening = record[column: first].text,
        // "Mon Oct 6: Rex 25"
        let (heading, rest) = DayHeading(opening, order: titles.order).map({ ($0, "") })
          ?? dayBefore(opening, titles.order),
        let date = titles.date(heading)
      else {
        titles.takeLine(record)
        continue
      }
      days.insert(date)
      for column in rest.isEmpty ? places.dropFirst() : places[...] {
        let text = column == first ? rest : record[column: column].text
        let dogs = dogs(in: text)
        let own = found.entries.reversed().prefix { $0.row == index + 1 }
        if dogs.isEmpty, Found.sums(Array(own)).contains(AmountGrammar.read(text).money ?? .zero) {
          found.add(index + 1, [column], .total)
        } else if dogs.isEmpty {
          found.failed += 1
        }
        found.entries += dogs.map { name, text in
          Entry(row: index + 1, date: date, text: text, name: name, column: column, nameColumn: nil)
        }
      }
    }
    return days.count >= 2 && found.entries.count >= 3 && found.failed * 4 <= found.entries.count
      ? found : nil
  }

  /// Each dog of a cell with what its day held, `Bella $25, Max $25; Molly away. Rained all day`; none where most of it is
  /// something else.
  private static func dogs(in text: String) -> [(name: String, text: String)] {
    let pieces = text.replacing(". ", with: ";").replacing(" and ", with: ";").split { ",;&\n".contains($0) }
      .map { String($0).trimmingSpaces }.filter { !$0.isEmpty }
    // `total $105` in the last line is of none.
    let dogs = pieces.compactMap(parts).filter { SummaryLabel($0.name) == nil }
    if pieces.count > 1, dogs.count * 2 >= pieces.count { return dogs }
    guard let one = parts(text) else { return [] }
    let several = CellMark(one.text) == .unreadableAmount ? running(text) : []
    return several.isEmpty ? [one] : several
  }

  /// The dogs of a text with nothing between them, `Rex 25 Luna 25 Bo away`; none where anything else stands in it.
  private static func running(_ text: String) -> [(name: String, text: String)] {
    var (dogs, name): ([(name: String, text: String)], [String]) = ([], [])
    for word in text.split(whereSeparator: \.isWhitespace).map(String.init) {
      guard name.count < 5 else { return [] }
      if !name.isEmpty, let part = parts((name + [word]).joined(separator: " ")) {
        dogs.append(part)
        name = []
      } else {
        name.append(word)
      }
    }
    return dogs.count > 1 && name.isEmpty ? dogs : []
  }

  /// The day before a colon or a dash, and what stands behind it: `Mon Oct 6: Rex 25`, `Oct 6 2025 - Rex 25 Luna 25`.
  private static func dayBefore(_ text: String, _ order: DateOrder?) -> (DayHeading, String)? {
    [": ", " - ", " – ", " — "].lazy.compactMap { sign in
      guard let place = text.firstRange(of: sign),
        let heading = DayHeading(String(text[..<place.lowerBound]), order: order)
      else { return nil }
      return (heading, String(text[place.upperBound...]))
    }.first
  }

  /// `Rex 25`, `Lou: away`, `Minnie Mouse - $30 cash`: the dog, and what a cell of its day would say.
  static func parts(_ text: String) -> (name: String, text: String)? {
    // "☐ Vinny 25" is not ticked.
    for (signs, isTicked) in [(ticks, true), (boxes, false)] {
      guard let sign = signs.words.first(where: text.trimmingSpaces.hasPrefix),
        case let rest = String(text.trimmingSpaces.dropFirst(sign.count)), rest.first == " ",
        let (name, text) = parts(rest)
      else { continue }
      return (name, !isTicked && CellMark(text).isAmount ? "\(open) \(text)" : text)
    }
    // "Tue Oct 17" is a day, and "Tue Oct" no dog; three lines are not of one dog.
    guard DayHeading(text) == nil, text.count(where: \.isNewline) < 2 else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    for count in 1..<max(1, min(words.count, 5)) {
      let name = words.prefix(count).joined(separator: " ").trimming("-–:=")
      // In "Rosie - 25" the dash belongs to neither.
      let behind = words.dropFirst(count)
      let said = (behind.count > 1 && behind.first == "-" ? behind.dropFirst() : behind)
        .joined(separator: " ").trimming("–:=")
      // `Praline (25 $)` is nothing below zero.
      let isInBrackets = said.hasPrefix("(") && said.firstIndex(of: ")") == said.indices.last
      let rest = isInBrackets ? said.trimming("()") : said
      // "Good Friday no hikes", "Remembrance Day - no hikes"
      guard mayBeName(name), !isOfHoliday(name) else { return nil }
      // "Gus is always 30 because of his size"
      if count > 2, words[1..<count].contains(where: { LayoutFinder.sentenceWords.set.contains($0.folded) }) {
        return nil
      }
      switch CellMark(rest) {
      case .amount, .doubtful, .paid, .paidBefore, .status, .unreadableAmount: return (name, rest)
      // "Duke 36 (Fri + today)"
      case .text where isAmountWithRemark(rest): return (name, rest)
      default: continue
      }
    }
    return nil
  }

  private static func isAmountWithRemark(_ text: String) -> Bool {
    guard text.hasSuffix(")"), let open = text.firstRange(of: " (") else { return false }
    return CellMark(String(text[..<open.lowerBound])).isAmount
  }

  /// Before a dog on a list of things to tick off.
  static let ticks = WordRule(true, "☑, ☑️, ✅, ✓, ✔, ✔️, [x], - [x]", like: "☑ Bella 25", "[x] Bella 25")
  static let boxes = WordRule(false, "☐, □, ⬜, ◻, [ ], - [ ]", like: "☐ Bella 25", "- [ ] Bella 25")

  private static func isOfHoliday(_ name: String) -> Bool {
    HeadingRun.holidays.set.contains(name.folded) || HeadingRun.besideHolidays.set.contains(name.folded)
  }

  /// The columns beside the amounts in which each figure is what stands above it since the one before, a day or a week:
  /// `Date,Dog,Got,Day,Week`.
  func sumColumns(_ table: Table, _ entries: [Entry], _ columns: Columns) -> Set<Int> {
    let width = entries.map { table[row: $0.row].fields.count }.max() ?? 0
    let known = [columns.date, columns.dog, columns.amount, columns.charge, columns.notes].compactMap(\.self)
    let other = (1..<width + 1).filter { !known.contains($0) && !columns.methods.contains($0) }
    return Set(
      other.filter { column in
        var (sum, count, several) = (Money.zero, 0, 0)
        for entry in entries {
          sum += AmountGrammar.read(entry.text).money ?? .zero
          count += 1
          guard let stated = AmountGrammar.read(table[row: entry.row][column: column].text).money else {
            continue
          }
          guard stated == sum else { return false }
          several += count > 1 ? 1 : 0
          (sum, count) = (.zero, 0)
        }
        return several >= 2
      })
  }
}
