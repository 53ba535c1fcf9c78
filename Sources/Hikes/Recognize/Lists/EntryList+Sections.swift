import Civil
import Tabular

/// What stands below or above the rows of a list.
extension EntryList {
  /// Whether a line by itself says that what stands below is still to come: `STILL OWING`.
  static func isOwing(_ record: Record) -> Bool {
    let places = record.filledColumns
    guard places.count == 1 else { return false }
    let words = PartialDate.words(record[column: places[0]].text).filter(\.hasWord)
    return words.count <= 4 && words.contains(where: AmountWords.owing.set.contains)
      && !words.contains(where: AmountWords.paid.set.contains)
  }

  /// Whether a row heads a list of owners below that of the days: `Pup,Owner,Phone`.
  static func isOtherHead(_ table: Table, _ row: Int, _ columns: Columns) -> Bool {
    let texts = table[row: row].fields.filter { !$0.isBlank }.map(\.text)
    guard texts.count >= 2, row > 1, row != columns.head, texts.contains(where: isDogLabel),
      texts.allSatisfy({ isDogLabel($0) || ColumnLabels.role($0) != nil }),
      texts.contains(where: { [.owner, .phone, .address].contains(ColumnLabels.role($0)) })
    else { return false }
    let heads = texts.map(head)
    // Where days come again below, the list goes on.
    return !heads.contains(where: isDate) && !heads.contains(where: cameIn.set.contains)
      && !table.records.dropFirst(row).contains { DayHeading($0[column: columns.date].text)?.day != nil }
  }

  /// Whether a row without a dog says what a time came to where its days stand: `week,277.50`.
  static func isNamedSum(_ record: Record, _ columns: Columns) -> Bool {
    let text = record[column: columns.date].text
    return !text.isEmpty && CellMark(record[column: columns.amount].text).isAmount
      && (SummaryLabel(text) != nil || SummaryLabel.scopes.contains { $0.set.contains(text.folded) })
  }

  /// Whether a text counts papers and names nobody: `2025-032`.
  static func isNumber(_ text: String) -> Bool {
    !text.hasLetter && text.count(where: \.isNumber) >= 5
  }

  /// Which hike of its day a row is of, `AM` beside the dog or `AFTERNOON` above the headings of its list; nil where neither says so.
  static func turn(_ record: Record, _ columns: Columns, _ table: Table) -> Int? {
    let known = [columns.date, columns.dog, columns.amount, columns.notes]
    let beside = record.filledColumns.lazy.filter { !known.contains($0) }
      .compactMap { GroupHeading.turnAlone(record[column: $0].text) }.first
    guard let head = columns.head, head > 1 else { return beside }
    let above = [columns.date, columns.dog, columns.amount].lazy
      .compactMap { GroupHeading.turnAlone(table[row: head - 1][column: $0].text) }.first
    return beside ?? above
  }

  /// Whether an empty row stands between a row and the one of the entry before it: another list may have begun.
  static func isBelowGap(_ table: Table, _ row: Int, from last: Int) -> Bool {
    (last..<max(row, last)).contains { table[row: $0].isBlank }
  }
}
