import Tabular

/// Invoices below each other, of which a line at the end says whether they were paid: `PAID Apr 26`, `DUE on receipt`.
extension EntryList.Found {
  /// With the hikes of those that are due still as owed, where others of the sheet are called paid.
  func withOwedInvoices(_ table: Table) -> Self {
    var invoices: [Range<Int>] = []
    for place in entries.indices {
      if let last = invoices.last, (0...1).contains(entries[place].row - entries[last.upperBound - 1].row) {
        invoices[invoices.count - 1] = last.lowerBound..<place + 1
      } else {
        invoices.append(place..<place + 1)
      }
    }
    let rows = Set(entries.map(\.row))
    let feet = invoices.map { Self.foot(table, below: entries[$0.upperBound - 1].row, rows) }
    let arePaid = feet.map { words in
      words.contains(where: AmountWords.paid.set.contains) && !Self.isDenied(words)
    }
    guard invoices.count > 1, arePaid.contains(true), arePaid.contains(false) else { return self }
    var found = self
    for (number, invoice) in invoices.enumerated()
    where !arePaid[number]
      && (Self.isDenied(feet[number]) || feet[number].contains(where: AmountWords.owing.set.contains))
    {
      for place in invoice { found.entries[place].text = EntryList.open }
    }
    return found
  }

  /// Whether words say that something was not paid: `NOT PAID - reminded Nov 20`.
  private static func isDenied(_ words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains {
      AmountWords.notPaid.set.contains($0) && AmountWords.paid.set.contains($1)
    }
  }

  /// So many lines stand below the hikes of an invoice at most: sums, tax, what was paid.
  private static let longestFoot = 8

  /// The words of the lines right below an invoice's last hike.
  private static func foot(_ table: Table, below row: Int, _ entries: Set<Int>) -> [String] {
    let end = min(table.records.count, row + longestFoot)
    return (row + 1..<max(end, row) + 1).prefix { !table[row: $0].isBlank && !entries.contains($0) }.flatMap {
      row in
      table[row: row].fields.flatMap { CellText($0.text).words }
    }
  }
}
