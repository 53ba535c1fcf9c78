import Civil
import Diagnostics
import Quantities
import Tabular

/// Lists of the dogs of each day.
extension EntryList {
  /// The dogs of each day in a shape of their own; nil for any other sheet.
  static func byOwnDays(_ table: Table, _ titles: Titles) -> Found? {
    [pairs, namesOverMoney, calendar].lazy.compactMap { $0(table, titles) }.first(where: \.isList)
  }

  /// A day in each line and behind it a dog and what it paid, in two cells each: `Mon Nov 18,Bosun,$25,Jib,away`.
  private static func pairs(_ table: Table, _ given: Titles) -> Found? {
    let found = lines(of: table, given) { record, row, date, places, found in
      guard places.count % 2 == 0 else { return false }
      let pairs = stride(from: 0, to: places.count, by: 2).map { (places[$0], places[$0 + 1]) }
      guard pairs.allSatisfy({ isPair(record[column: $0].text, record[column: $1].text) }) else {
        return false
      }
      for (name, amount) in pairs { found.add(record, row, date, name: name, amount: amount) }
      return true
    }
    // One name and one amount behind each date may be anybody's list.
    return found.flatMap { Set($0.entries.map(\.row)).count < $0.entries.count ? $0 : nil }
  }

  /// A day and its dogs in a line, and below it what each paid: `Monday 6,Abbey,Corky` and `paid,owes,$22.00`.
  private static func namesOverMoney(_ table: Table, _ given: Titles) -> Found? {
    lines(of: table, given) { record, row, date, places, found in
      let below = table[row: row + 1]
      let marks = places.filter { !below[column: $0].isBlank }
      guard !places.isEmpty, marks.count * 2 > places.count,
        places.allSatisfy({ mayBeName(record[column: $0].text, beside: below[column: $0].text) }),
        marks.allSatisfy({ isPair(record[column: $0].text, below[column: $0].text) })
      else { return false }
      let width = below.fields.count
      found.add(
        row + 1, (1..<max(width, 1) + 1).filter { !places.contains($0) && !below[column: $0].isBlank },
        .header)
      for name in places {
        found.entries.append(
          Entry(
            row: row + 1, date: date, text: below[column: name].text,
            name: record[column: name].text.collapsingSpaces, column: name,
            nameCell: CellReference(row: row, column: name)))
      }
      return true
    }
  }

  /// Walks through lines that begin with a day.
  /// - Parameter read: takes what stands behind the day; false where that is something else.
  private static func lines(
    of table: Table, _ given: Titles,
    _ read: (Record, _ row: Int, CivilDate, _ places: [Int], inout Found) -> Bool
  ) -> Found? {
    var titles = given
    var found = Found()
    var taken = 0
    for (index, record) in table.records.enumerated() where index + 1 > taken {
      let places = record.filledColumns
      guard let first = places.first else { continue }
      let text = record[column: first].text
      if places.count > 1, let heading = DayHeading(text, order: titles.order),
        let date = titles.date(heading)
      {
        if read(record, index + 1, date, Array(places.dropFirst()), &found) {
          found.add(index + 1, [first], .header)
          if found.entries.last?.row == index + 2 { taken = index + 2 }
        } else {
          found.failed += 1
        }
      } else if Found.isSum(record, places, Found.sums(found.entries)) || SummaryLabel(text) != nil {
        found.add(index + 1, places, .total)
      } else if titles.take(places.map { record[column: $0].text }.joined(separator: " ")) {
        found.add(index + 1, places, .title)
      }
    }
    return found
  }

  /// Whether a name and what its day held stand beside or above each other.
  static func isPair(_ name: String, _ text: String) -> Bool {
    mayBeName(name, beside: text) && CellMark(text) != .text && CellMark(text) != .blank
  }

  // MARK: Customers of an accounting program

  /// What the lines of customers are, where money is asked for and where it comes.
  static let invoiced = WordRule(
    (), "invoice, invoices, credit memo, credit note, estimate, facture, note de crédit, avoir, rechnung",
    like: ",01/06/2023,Invoice,75.00", ",01/09/2023,Credit Memo,-25.00")
  static let settled = WordRule(
    (), "payment, payments, sales receipt, receipt, deposit, paiement, reçu, zahlung",
    like: ",01/07/2023,Payment,75.00")

  /// A line with the customer, and below it one for each sale: `,Sales Receipt,03/02/2009,…,25.00,150.00` under headings of a
  /// date and an amount.
  static func byCustomers(_ table: Table, _ titles: Titles) -> Found? {
    guard
      let head = (1..<min(table.records.count, 15) + 1).first(where: { row in
        let heads = table[row: row].fields.map { Self.head($0.text) }
        return heads.first == "" && heads.contains(where: dates.set.contains)
          && heads.contains(where: amounts.set.contains) && !heads.contains(where: certain.set.contains)
      })
    else { return nil }
    let heads = table[row: head].fields.map { Self.head($0.text) }
    guard let day = heads.firstIndex(where: dates.set.contains).map({ $0 + 1 }),
      let amount = heads.firstIndex(where: amounts.set.contains).map({ $0 + 1 })
    else { return nil }
    let sums = Set(heads.indices.filter { running.set.contains(heads[$0]) }.map { $0 + 1 })
    var found = Found()
    found.add(head, heads.indices.filter { !heads[$0].isEmpty }.map { $0 + 1 }, .header)
    // Where payments have lines of their own, what was invoiced did not come in yet.
    let kinds = heads.indices.map { $0 + 1 }.first { column in
      let texts = Set(table.records.dropFirst(head).map { $0[column: column].text.folded })
      return !texts.isDisjoint(with: invoiced.set) && !texts.isDisjoint(with: settled.set)
    }
    // "Trail hike - Skye": the customer is the owner.
    let served = servedColumn(table.records.dropFirst(head), of: heads.count)
    var dog: (name: String, owner: String, cell: CellReference?)?
    for row in stride(from: head + 1, through: table.records.count, by: 1) {
      let record = table[row: row]
      let places = record.filledColumns
      guard let first = places.first else { continue }
      let text = record[column: first].text
      if first == 1, places.count == 1, !text.hasNumber {
        // "Allen, Ruth:Bogart": the job of a customer is the dog.
        let parts = text.split(separator: ":", maxSplits: 1).map { String($0).collapsingSpaces }
        dog = (parts.last ?? "", parts.count > 1 ? parts[0] : "", CellReference(row: row, column: 1))
      } else if first == 1, SummaryLabel(String(text.prefix { $0 != " " })) != nil {
        found.add(row, places, .total)
      } else if let named = dog, let date = date(record[column: day].text, titles, after: nil),
        CellMark(record[column: amount].text).isAmount
      {
        found.add(row, [day], .header)
        found.add(row, places.filter(sums.contains), .total)
        found.add(row, places.filter { ![day, amount].contains($0) && !sums.contains($0) }, .attribute)
        let isInvoice = kinds.map { invoiced.set.contains(record[column: $0].text.folded) } ?? false
        // "Hike - unpaid"
        let isOpen = places.contains { place in
          place != kinds
            && PartialDate.words(record[column: place].text).contains(where: AmountWords.owing.set.contains)
        }
        if isInvoice, !isOpen {
          found.add(row, [amount], .total)
          continue
        }
        let said = isInvoice ? "\(open) \(record[column: amount].text)" : record[column: amount].text
        var entry = Entry(
          row: row, date: date, text: said, name: named.name, column: amount, nameCell: named.cell)
        entry.owner = named.owner
        if let served, let name = Self.served(record[column: served].text) {
          entry = Entry(row: row, date: date, text: said, name: name, column: amount, nameColumn: served)
          entry.owner = named.owner.isEmpty ? named.name : named.owner
        }
        found.entries.append(entry)
        dog?.cell = nil
      } else {
        found.failed += 1
      }
    }
    return found.isList ? found : nil
  }
}
