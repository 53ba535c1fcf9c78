import Civil
import Diagnostics
import Tabular

/// What each dog paid for the week of the title, without a day: `Dog,Hikes,Rate,Paid` below `Week of August 11, 2025`.
extension PaidWeeks {
  /// The columns of such a list.
  private struct Listed {
    let name: Int
    let paid: Int
    let owed: Int?
    /// What each column is called.
    let labels: Record

    /// Nil for any other row, and for one that names days.
    init?(_ record: Record) {
      let filled = record.filledColumns
      let labels = filled.map { (column: $0, text: record[column: $0].text) }
      guard let name = labels.first?.column, EntryList.isDogLabel(labels[0].text),
        labels.allSatisfy({ DayHeading($0.text)?.weekday == nil && SheetTitle($0.text) == nil }),
        let paid = labels.first(where: { ColumnLabels.role($0.text) == .paid })
          ?? labels.first(where: {
            EntryList.amounts.set.contains(EntryList.head($0.text)) && ColumnLabels.role($0.text) == nil
          })
      else { return nil }
      owed =
        labels.first { label in
          label.column != paid.column
            && PartialDate.words(label.text).contains(where: AmountWords.owing.set.contains)
        }?.column
      (self.name, self.paid, self.labels) = (name, paid.column, record)
    }
  }

  /// - Returns: false where the table is none.
  mutating func addListed(_ table: Table, _ given: Int?) -> Bool {
    var titles = EntryList.Titles(table, year: given)
    var columns: Listed?
    var (isOpen, isBegun) = (false, false)
    var (dogs, paid, strange) = (0, 0, 0)
    for (index, record) in table.records.enumerated() {
      let (row, filled) = (index + 1, record.filledColumns)
      guard let first = filled.first else {
        isOpen = false
        lines.append([])
        continue
      }
      if let listed = Listed(record), titles.week != nil {
        (columns, isOpen, isBegun) = (listed, true, false)
        beside += filled.map { .init(row, $0, .header) }
        continue
      }
      let week = titles.week
      if filled.count == 1, titles.take(record[column: first].text) {
        if titles.week != week { (isOpen, isBegun) = (columns != nil, false) }
      } else if isOpen, let listed = columns, let monday = titles.week {
        let name = record[column: listed.name].text
        if SummaryLabel(name) != nil {
          beside += filled.map { .init(row, $0, .total) }
          continue
        }
        if EntryList.mayBeName(name) {
          if !isBegun {
            lines.append([("Dog", nil)] + RearrangedSheet.dates(monday, to: 7))
          }
          isBegun = true
          dogs += 1
          paid += CellMark(record[column: listed.paid].text).isAmount ? 1 : 0
          add(record, row, listed)
          continue
        }
        strange += 1
      }
      lines.append(RearrangedSheet.plain(record, row))
    }
    return dogs >= 3 && paid >= 2 && strange * 4 <= dogs
  }

  /// A dog with what it paid, or else owes, on the first day of the week.
  private mutating func add(_ record: Record, _ row: Int, _ columns: Listed) {
    var money = (column: columns.paid, text: record[column: columns.paid].text)
    if money.text.folded.isEmpty, let owed = columns.owed,
      CellMark(record[column: owed].text).isAmount
    {
      money = (owed, "\(EntryList.open) \(record[column: owed].text)")
    }
    for column in record.filledColumns where column != columns.name && column != money.column {
      let kind = Self.kind(of: record[column: column].text, under: columns.labels[column: column].text)
      beside.append(.init(row, column, kind, line: lines.count))
    }
    lines.append([
      (record[column: columns.name].text, CellReference(row: row, column: columns.name)),
      (money.text, CellReference(row: row, column: money.column)),
    ])
  }
}
