import Civil
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
      case let name = words[1 - place], name.first?.isUppercase ?? false, !name.hasNumber,
      !servicesToo.set.contains(name.folded), !services.set.contains(name.folded), CellMark(name) == .text
    else { return nil }
    return name
  }

  private static func isService(_ text: String) -> Bool {
    let words = text.folded.split { " ,;&/()".contains($0) }.map(String.init).filter(\.hasLetter)
    return words.contains(where: services.set.contains)
      && words.allSatisfy { word in
        services.set.contains(word) || servicesToo.set.contains(word) || Weekday(name: word) != nil
          || MonthName.month(named: word) != nil
      }
  }

  /// The column below a row in which nearly every text names a dog and what was done for it.
  static func servedColumn(_ rows: ArraySlice<Record>, of width: Int) -> Int? {
    (1..<width + 1).first { column in
      let texts = rows.map { $0[column: column].text }.filter { !$0.folded.isEmpty }
      return texts.count >= 3 && texts.count { served($0) != nil } * 10 >= texts.count * 8
    }
  }
}

extension EntryList.Found {
  /// A line of an account that is of no dog: its day frames the sheet, and what the account has come to is a figure of it.
  mutating func addStranger(
    _ row: Int, _ record: Record, _ columns: EntryList.Columns, _ table: Table, _ titles: EntryList.Titles
  ) {
    guard let head = columns.head,
      EntryList.date(record[column: columns.date].text, titles, after: nil) != nil
    else { return }
    add(row, [columns.date], .header)
    let heads = table[row: head].fields.map { EntryList.head($0.text) }
    add(row, heads.indices.filter { EntryList.running.set.contains(heads[$0]) }.map { $0 + 1 }, .total)
  }
}
