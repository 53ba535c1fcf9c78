import Civil
import Diagnostics
import Tabular

extension EntryList {
  /// A card for each dog without any headings: `MOOSE,Kevin Hubley,902-555-0151,$18` above `Thu Oct 6,$18,cash`, an empty line
  /// between two of them.
  ///
  /// Nil for fewer than two cards, or where a line of theirs is something else.
  static func byOpenCards(_ table: Table, _ given: Titles) -> Found? {
    var titles = given
    var found = Found()
    var cards = 0
    var card: (name: String, whose: Whose, cell: CellReference?)?
    var last: CivilDate?
    var isBehindGap = true
    for row in stride(from: 1, through: table.records.count, by: 1) {
      let record = table[row: row]
      let places = record.filledColumns
      guard let first = places.first else {
        isBehindGap = true
        continue
      }
      let text = record[column: first].text
      defer { isBehindGap = false }
      if let date = day(text, titles, after: last) {
        guard let named = card, places.count > 1 else { return nil }
        var entry = Entry(
          row: row, date: date, text: withMethod(record[column: places[1]].text, record, places[1]),
          name: named.name, column: places[1], nameCell: named.cell)
        entry.tell(named.whose)
        found.entries.append(entry)
        found.add(row, [first], .header)
        for place in places.dropFirst(2) {
          found.add(row, [place], record[column: place].text.hasLetter ? .note : .attribute)
        }
        card?.cell = nil
        last = date
      } else if SummaryLabel(text) != nil {
        found.add(row, places, .total)
      } else if isBehindGap, row < table.records.count, mayBeName(text) || isStatusOfOneWord(text),
        day(table[row: row + 1][column: first].text, titles, after: nil) != nil
      {
        card = (text.collapsingSpaces, whose(record, besides: first), CellReference(row: row, column: first))
        found.add(row, places.dropFirst(), .attribute)
        (cards, last) = (cards + 1, nil)
      } else {
        guard cards == 0, places.count == 1 else { return nil }
        _ = titles.take(text)
        found.add(row, places, .title)
      }
    }
    return cards >= 2 && found.entries.count >= cards * 2 ? found : nil
  }

  /// An owner, a number to call, and what a hike costs.
  typealias Whose = (owner: String, phone: String, rate: String)

  /// What stands of its owner beside the name of a dog: `MOOSE,Kevin Hubley,902-555-0151,$18`.
  static func whose(_ record: Record, besides name: Int) -> Whose {
    let texts = record.filledColumns.filter { $0 != name }.map { record[column: $0].text.collapsingSpaces }
    return (
      texts.first { $0.hasLetter && !$0.hasNumber } ?? "",
      texts.first { AmountGrammar.isPhone($0.folded) } ?? "", texts.first { CellText($0).isPlainMoney } ?? ""
    )
  }

  /// The date of a text that has a month and a day, or the name and the number of a day in the month of the title, `Fri 16`.
  private static func day(_ text: String, _ titles: Titles, after last: CivilDate?) -> CivilDate? {
    guard text.hasNumber else { return nil }
    var month = titles
    return date(text, titles, after: last)
      ?? (text.hasLetter && titles.month != nil ? month.date(ofDay: text) : nil)
  }
}
