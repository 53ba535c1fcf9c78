import Quantities
import Tabular

/// Lists that say how many hikes were sold at what price: `Date,Dog,Qty,Price,Total`.
extension EntryList {
  /// Heads of how many hikes a line is of.
  static let quantities = WordRule(
    3, "qty, quantity, qté, units, hikes, # hikes, # of hikes, no of hikes, number of hikes, count",
    like: "Date,Dog,Qty,Price,Amount", "Date,Dog,# hikes,Rate,Total")

  /// Takes what a line comes to for its amount where it has several hikes, and the price of one for the dog's.
  static func takePrices(_ columns: inout Columns, _ table: Table, below head: Int) {
    if let product = product(table, below: head, columns) { columns.amount = product }
    columns.rate = rate(table[row: head], columns)
  }

  /// The column of what each line comes to, so many times the price in the column that was taken for the amount; nil where there is
  /// none.
  private static func product(_ table: Table, below head: Int, _ columns: Columns) -> Int? {
    let heads = table[row: head].fields.map { Self.head($0.text) }
    guard columns.charge == nil, ColumnLabels.role(table[row: head][column: columns.amount].text) == .rate,
      let quantity = heads.firstIndex(where: quantities.set.contains).map({ $0 + 1 })
    else { return nil }
    func cents(_ record: Record, _ column: Int) -> Int? {
      AmountGrammar.read(record[column: column].text).money?.cents
    }
    let lines = table.records.dropFirst(head).compactMap {
      record -> (record: Record, cents: Int, count: Int)? in
      guard let price = cents(record, columns.amount),
        let count = Double(record[column: quantity].text.trimmingSpaces).flatMap({ Int(exactly: $0) })
      else { return nil }
      return (record, price * count, count)
    }
    guard lines.count >= 3, lines.contains(where: { $0.count > 1 }) else { return nil }
    return heads.indices.map { $0 + 1 }.first { column in
      column != columns.amount && column != quantity
        && lines.allSatisfy { cents($0.record, column) == $0.cents }
    }
  }

  /// The column of the prices beside that of the amounts.
  private static func rate(_ heads: Record, _ columns: Columns) -> Int? {
    heads.filledColumns.first { column in
      column != columns.amount && column != columns.charge
        && ColumnLabels.role(heads[column: column].text) == .rate
    }
  }
}
