import Civil
import Diagnostics
import Tabular

/// Accounts of clients below each other, as a program for accounting prints them: a line with whose it is, then its charges and
/// what came in for them.
extension EntryList {
  /// Heads of what was charged, beside those of what came in.
  static let debits = WordRule(
    3, "debit, debits, débit, charge, charges, charged, billed, invoiced",
    like: "Account,Date,Type,Debit,Credit")
  static let credits = WordRule(
    4, "credit, credits, crédit, payment, payments, paid, received", like: "Account,Date,Type,Debit,Credit")

  /// Whether a sheet may be one of those: it has both headings.
  static func mayBeAccounts(_ sheet: SheetCells) -> Bool {
    sheet.texts.all.contains { debits.set.contains($0.folded) }
      && sheet.texts.all.contains { credits.set.contains($0.folded) }
  }

  /// Nil where fewer than two lines by themselves name a dog, `Fougere, Anne - Biscotti`.
  static func byAccounts(_ table: Table, _ titles: Titles) -> Found? {
    let heads = (1..<min(table.records.count, 12) + 1).lazy.compactMap { AccountHead(table, $0) }
    guard let head = heads.first else { return nil }
    var found = Found()
    found.start = head.row
    found.add(head.row, table[row: head.row].filledColumns, .header)
    var dog: (name: String, owner: String, cell: CellReference?)?
    var (accounts, last): (Int, CivilDate?) = (0, nil)
    for row in stride(from: head.row + 1, through: table.records.count, by: 1) {
      let record = table[row: row]
      let places = record.filledColumns
      guard let first = places.first else { continue }
      let text = record[column: first].text
      if places.count == 1, let named = calledBehindOwner(text), isDated(table, below: row, head, titles) {
        dog = (named.name, named.owner, CellReference(row: row, column: first))
        (accounts, last) = (accounts + 1, nil)
      } else if let account = dog, let date = date(record[column: head.date].text, titles, after: last) {
        last = date
        add(&found, record, row, head, date, account)
        if found.entries.last?.nameCell != nil { dog?.cell = nil }
      } else if SummaryLabel(text) != nil {
        found.add(row, places, .total)
      } else {
        found.failed += 1
      }
    }
    return accounts >= 2 && found.isList ? found : nil
  }

  /// Whether the next line is one of an account: a remark by itself stands above none, or above the next account.
  private static func isDated(_ table: Table, below row: Int, _ head: AccountHead, _ titles: Titles) -> Bool {
    guard let next = (row + 1..<table.records.count + 1).first(where: { !table[row: $0].isBlank }) else {
      return false
    }
    return date(table[row: next][column: head.date].text, titles, after: nil) != nil
  }

  /// One line of an account: a hike that was charged, or what came in.
  private static func add(
    _ found: inout Found, _ record: Record, _ row: Int, _ head: AccountHead, _ date: CivilDate,
    _ account: (name: String, owner: String, cell: CellReference?)
  ) {
    let column = [head.credit, head.debit].first { CellMark(record[column: $0].text).isAmount }
    for place in record.filledColumns where place != column {
      let isFigure = place == head.debit || AmountGrammar.read(record[column: place].text) != .none
      let kind: CellReading.Kind =
        place == head.date
        ? .header : place == head.notes ? .note : column == nil || isFigure ? .total : .attribute
      found.add(row, [place], kind)
    }
    guard let column else { return }
    let amount = record[column: column].text
    var entry = Entry(
      row: row, date: date, text: column == head.debit ? hiked : amount, name: account.name, column: column,
      nameCell: account.cell)
    entry.owner = account.owner
    if column == head.debit { entry.rate = amount }
    found.entries.append(entry)
  }

  /// The heading of such accounts.
  private struct AccountHead {
    let row: Int
    let date: Int
    let debit: Int
    let credit: Int
    let notes: Int?

    init?(_ table: Table, _ row: Int) {
      let record = table[row: row]
      func column(_ words: Set<String>) -> Int? {
        record.filledColumns.first { words.contains(EntryList.head(record[column: $0].text)) }
      }
      guard let date = column(EntryList.dates.set), let debit = column(EntryList.debits.set),
        let credit = column(EntryList.credits.set)
      else { return nil }
      (self.row, self.date, self.debit, self.credit) = (row, date, debit, credit)
      notes = EntryList.column(.notes, in: record)
    }
  }
}
