import Civil
import Quantities
import Tabular

/// Dogs that stand beside what was done for them in one text, as programs for invoices have it.
extension EntryList {
  /// What is done for a dog, beside its name.
  static let services = WordRule(
    (), "hike, hikes, hiking, walk, walks, walking, randonnée, marche", like: "Skye - hike",
    "Hikes Mar 4, 8 - Bear")

  /// Words beside those.
  static let servicesToo = WordRule(
    (),
    "trail, dog, group, pack, adventure, off-lead, off-leash, offleash, long, half, day, am, pm, for, on, of",
    like: "Trail hike - Skye", "Biscuit - group hikes for Mar 4, 5")

  /// The name of the dog in `Trail hike - Skye` and `Biscuit - hikes Mar 4, 5`; nil for any other text.
  static func served(_ text: String) -> String? {
    let parts = [" - ", " – ", " — ", ": "].lazy.map {
      text.split(separator: $0).map { String($0).collapsingSpaces }
    }
    .first { $0.count == 2 }
    guard let parts else { return namedPlainly(text) }
    let (first, second) = (isService(parts[0]), isService(parts[1]))
    guard first != second, case let name = first ? parts[1] : parts[0], !name.hasNumber,
      name.split(separator: " ").count <= 3, CellMark(name) == .text
    else { return nil }
    return name
  }

  /// `Molly hike`, `Hike Bella`: nothing stands between them.
  private static func namedPlainly(_ text: String) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count == 2, let place = words.firstIndex(where: { services.set.contains($0.folded) }),
      case let name = words[1 - place], mayName(name, in: text), !name.hasNumber,
      !servicesToo.set.contains(name.folded), !services.set.contains(name.folded), CellMark(name) == .text
    else { return nil }
    return name
  }

  /// Whether a word begins with a capital letter, as names do, where the text has any.
  private static func mayName(_ word: String, in text: String) -> Bool {
    word.first?.isUppercase ?? false || !text.contains(where: \.isUppercase)
  }

  /// Other words in a line that says for which dog was paid.
  static let servicesBeside = WordRule(
    (),
    "x, thanks, thank, you, thx, merci, this, week, week's, next, last, and, the, my, paid, payment, session, sessions, visit, visits, balance, bal, deposit, rest, sent, back, refund, refunded, remboursement",
    like: "Scout x 2", "Kona hikes this week", "Thanks! Jasper", "Refund - Dove")

  /// The one name in `Finley 3 hikes`, `Group Hike (Shadow) x 2`, `Thanks! Jasper`, among words that say what was done and how
  /// often; nil for any other text.
  static func namedAmong(_ text: String) -> String? {
    if let name = served(text) { return name }
    if let name = beforeRemark(text) { return name }
    let words = text.split { $0.isWhitespace || "()/&+".contains($0) }.map {
      // "for Mitzi's hike"
      String($0).trimming("!.,;:-–#\"").replacing("'s", with: "").replacing("’s", with: "")
    }
    let others = words.indices.filter { place in
      let word = words[place].folded
      return !word.isEmpty && !word.contains(where: \.isNumber) && !services.set.contains(word)
        && !servicesToo.set.contains(word) && !servicesBeside.set.contains(word)
        && Weekday(name: word) == nil && MonthName.month(named: word) == nil
    }
    guard let first = others.first, others.count <= 2, others.count < words.count,
      others == Array(first..<first + others.count),
      others.allSatisfy({ mayName(words[$0], in: text) }),
      case let name = others.map({ words[$0] }).joined(separator: " "), CellMark(name) == .text
    else { return nil }
    return name
  }

  /// The one word before a dash and a sentence: `Brutus - I paid twice, sorry`.
  private static func beforeRemark(_ text: String) -> String? {
    guard let dash = text.firstRange(of: " - "),
      case let name = String(text[..<dash.lowerBound]).trimmingSpaces, !name.contains(" "),
      mayName(name, in: text), mayBeName(name), !services.set.contains(name.folded)
    else { return nil }
    let words = PartialDate.words(String(text[dash.upperBound...])).filter(\.hasLetter)
    return words.count >= 3 && words.contains(where: LayoutFinder.sentenceWords.set.contains) ? name : nil
  }

  static func isService(_ text: String) -> Bool {
    let words = text.folded.split { " ,;&/()".contains($0) }.map(String.init).filter(\.hasLetter)
    return words.contains(where: services.set.contains)
      && words.allSatisfy { word in
        services.set.contains(word) || servicesToo.set.contains(word) || Weekday(name: word) != nil
          || MonthName.month(named: word) != nil
      }
  }

  /// Whether most texts name a dog among what was done for it, each dog again and again.
  static func areNamedAmong(_ texts: [String]) -> Bool {
    let names = texts.compactMap { namedAmong($0)?.folded }
    return names.count >= 4 && names.count * 5 >= texts.count * 2
      && texts.count { namedAmong($0) != nil || !$0.folded.contains(" ") && mayBeName($0) } * 10 >= texts
        .count * 8
      && Set(names).count >= 3 && Set(names).count * 4 <= names.count * 3
  }

  /// The column below a row in which nearly every text names a dog and what was done for it.
  static func servedColumn(_ rows: ArraySlice<Record>, of width: Int) -> Int? {
    let columns = (1..<width + 1).map { column in
      (column, rows.map { $0[column: column].text }.filter { !$0.folded.isEmpty })
    }.filter { $0.1.count >= 3 }
    let strict = columns.first { _, texts in texts.count { served($0) != nil } * 10 >= texts.count * 8 }
    return (strict ?? columns.first { areNamedAmong($0.1) })?.0
  }
}

extension EntryList.Found {
  /// Money that went out to others than those who paid some, `-62.40` beside `gas`, is of no dog; what went back from one, `Barkley
  /// bounced!`, is of that one. Where a name is a question, `who??`, no dog is named.
  mutating func leaveStrangers(_ table: Table) {
    func money(_ entry: EntryList.Entry) -> Money {
      if entry.text.hasPrefix("-") {
        return AmountGrammar.read(String(entry.text.prefix { $0 != " " })).money ?? .zero
      }
      return .zero
    }
    let dogs = Set(entries.filter { money($0) >= .zero && !$0.name.hasSuffix("?") }.map(\.name.folded))
    var kept: [EntryList.Entry] = []
    for var entry in entries {
      if entry.name.hasSuffix("?"),
        entry.name.trimming("? ").isEmpty || !dogs.contains(entry.name.trimming("? ").folded)
      {
        continue
      }
      guard money(entry) < .zero, !dogs.contains(entry.name.folded) else {
        kept.append(entry)
        continue
      }
      let begun = dogs.filter { entry.name.folded.hasPrefix($0 + " ") }
      if let dog = begun.max(by: { $0.count < $1.count }) {
        entry.name = String(entry.name.prefix(dog.count))
        kept.append(entry)
      } else {
        add(entry.row, table[row: entry.row].filledColumns, .note)
      }
    }
    entries = kept
  }

  /// A line of an account that is of no dog: its day frames the sheet, and what the account has come to is a figure of it.
  mutating func addStranger(
    _ row: Int, _ record: Record, _ columns: EntryList.Columns, _ table: Table
  ) {
    guard let head = columns.head else { return }
    add(row, [columns.date].filter { !record[column: $0].isBlank }, .header)
    let heads = table[row: head].fields.map { EntryList.head($0.text) }
    let running = heads.indices.filter { EntryList.running.set.contains(heads[$0]) }.map { $0 + 1 }
    add(row, running.filter { !record[column: $0].isBlank }, .total)
  }
}
