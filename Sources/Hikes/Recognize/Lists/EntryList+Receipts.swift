import Civil
import Diagnostics
import Tabular

/// Receipts, each a small form of its own.
extension EntryList {
  /// One hike in each, a label and what it says in each line: `Date,"Monday, June 2"` above `Dog,Bramble` above `Paid,$22`; several
  /// side by side or below each other.
  static func receipts(_ table: Table, _ given: Titles) -> Found? {
    var titles = given
    for record in table.records.prefix(while: { label($0, 1) == nil }) { titles.takeLine(record) }
    var found = Found()
    var open: [Int: Receipt] = [:]
    for (index, record) in table.records.enumerated() {
      let row = index + 1
      for column in open.keys where record[column: column].isBlank { open[column] = nil }
      for column in record.filledColumns {
        guard let part = label(record, column), !record[column: column + 1].isBlank else { continue }
        let place = CellReference(row: row, column: column + 1)
        // A part that is known already begins the next one.
        if open[column]?.parts[part] != nil { open[column] = nil }
        open[column, default: Receipt()].parts[part] = place
        found.add(row, [column], .header)
        guard let receipt = open[column], !receipt.isTaken, let entry = receipt.entry(table, &titles) else {
          continue
        }
        open[column]?.isTaken = true
        found.entries.append(entry)
      }
    }
    for place in found.entries.map({ CellReference(row: $0.row, column: $0.column) }) {
      // `Receipt no.,301`, `For,1 hike`
      for row in lines(around: place, table) where label(table[row: row], place.column - 1) == nil {
        found.add(row, [place.column - 1], .header)
        found.add(row, [place.column], .attribute)
      }
    }
    return found.isList ? found : nil
  }

  /// Whether the sheet has a label for each part of a receipt.
  static func mayBeReceipts(_ sheet: SheetCells) -> Bool {
    let parts = Set(sheet.texts.all.compactMap { receiptParts[head($0.raw)] })
    return parts.isSuperset(of: [.date, .dog, .amount])
  }

  /// The rows of a receipt.
  private static func lines(around place: CellReference, _ table: Table) -> ClosedRange<Int> {
    var (first, last) = (place.row, place.row)
    func isFilled(_ row: Int) -> Bool { !table[row: row][column: place.column - 1].isBlank }
    while first > 1, isFilled(first - 1), place.row - first < longestReceipt { first -= 1 }
    while last < table.records.count, isFilled(last + 1), last - place.row < longestReceipt { last += 1 }
    return first...last
  }

  /// Lines that a receipt has above or below what was paid.
  private static let longestReceipt = 12

  private enum ReceiptPart { case date, dog, amount }

  /// What a receipt has told so far, and where.
  private struct Receipt {
    var parts: [ReceiptPart: CellReference] = [:]
    var isTaken = false

    /// The hike that it is of; nil while a part is missing.
    func entry(_ table: Table, _ titles: inout Titles) -> Entry? {
      guard let day = parts[.date], let dog = parts[.dog], let amount = parts[.amount] else { return nil }
      func text(_ cell: CellReference) -> String { table[row: cell.row][column: cell.column].text }
      guard let heading = DayHeading(text(day), order: titles.order), let date = titles.date(heading) else {
        return nil
      }
      return Entry(
        row: amount.row, date: date, text: text(amount), name: text(dog).collapsingSpaces,
        column: amount.column,
        nameCell: dog)
    }
  }

  /// What a cell says of the one behind it; nil for any other.
  private static func label(_ record: Record, _ column: Int) -> ReceiptPart? {
    receiptParts[head(record[column: column].text)]
  }

  /// Before the name of a dog on a receipt.
  static let hikesOf = WordRule(
    2, "for a hike of, for hike of, for the hike of, hike of, hike for, for hiking, for walking, for walk of",
    like: "For a hike of:", "Hike for", "For walking")

  /// The labels of a receipt, in one place for a single look at each cell of a sheet.
  private static let receiptParts: [String: ReceiptPart] = {
    let parts: [(Set<String>, ReceiptPart)] = [
      (dates.set, .date), (hikeDates.set, .date), (certain.set, .dog), (ColumnLabels.names, .dog),
      (hikesOf.set, .dog),
      (amounts.set, .amount),
    ]
    let pairs = parts.flatMap { words, part in words.filter { !$0.isEmpty }.map { ($0, part) } }
    return Dictionary(pairs) { first, _ in first }
  }()
}
