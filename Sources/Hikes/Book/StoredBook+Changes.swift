public import Store
import Tabular

/// What the files of a book are to become.
extension StoredBook {
  /// What a table is to become, by its name and bytes.
  public func change(of table: (name: String, bytes: [UInt8])) -> FileChange {
    FileChange(name: table.name, bytes: table.bytes, isRecorded: recorded.contains(table.name))
  }

  /// The kept sheets and the list of them.
  public var changesOfSheets: [FileChange] {
    var changes = sheets.map {
      FileChange(name: "\(BookFolder.sheetsFolder)/\($0.sha256).csv", bytes: $0.bytes, keepsHistory: true)
    }
    let entries = sheets.enumerated().map { index, sheet in
      KeptSheet.Entry(
        number: index + 1, sha256: sheet.sha256, file: sheet.file, month: sheet.month, year: sheet.year,
        isEdit: sheet.isEdit, first: sheet.weeks?.lowerBound, last: sheet.weeks?.upperBound)
    }
    if !entries.isEmpty {
      changes.append(
        FileChange(name: BookFolder.indexName, bytes: KeptSheet.index.write(entries), keepsHistory: true))
    }
    return changes
  }
}
