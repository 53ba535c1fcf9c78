import Civil
import Tabular

/// Rows of the owners below the dogs of a grid with its days downwards.
extension TurnedGrid {
  /// Whether a row without a label has a name below most of the dogs, which stand behind one: `Date,Rosie,Gus` above `,Doyle,Hiltz`.
  static func areOwners(_ record: Record, below dogs: Record) -> Bool {
    let (columns, named) = (record.filledColumns, Set(dogs.filledColumns))
    guard let label = dogs.filledColumns.first, record[column: label].isBlank, columns.count >= 2,
      columns.count * 2 >= named.count - 1, EntryList.isDate(dogs[column: label].text.folded)
    else { return false }
    return columns.allSatisfy { column in
      let text = record[column: column].text
      return named.contains(column) && EntryList.mayBeName(text) && CellMark(text) == .text
    }
  }
}
