public import Store

/// How a book stands on disk: what waits, what others hold, what a hand has touched.
public struct BookState: Sendable {
  public let last: Batch?
  /// Changes that were cut off, in words.
  public let pending: [String]
  /// Tables and exports that an office program has open.
  public let openElsewhere: [String]
  /// Conflicted copies that lie beside the tables.
  public let copies: [String]
  public let conflicts: [BookConflict]
  /// Tables that are not what the last change made of them.
  public let editedByHand: [String]
}

extension BookFolder {
  /// Reads and alters nothing.
  public func state() throws(StoreError) -> BookState {
    let batches = try batches()
    let names = StoredBook.fileNames + [BookTables.conflictsName]
    let standing = try folder.read(names)
    var edited: [String] = []
    for name in names {
      let entry = batches.last { $0.entries.contains { $0.name == name } }?.entries.first { $0.name == name }
      if let entry, standing[name].map(SHA256.hex) != entry.after { edited.append(name) }
    }
    let exports =
      Files.exists("\(path)/exports") ? try Files.list("\(path)/exports").map { "exports/\($0)" } : []
    let open = (names + exports).filter { !folder.openElsewhere([$0]).isEmpty }
    return BookState(
      last: batches.last, pending: try folder.interrupted(), openElsewhere: open,
      copies: try conflictedCopies(),
      conflicts: try conflicts(), editedByHand: edited)
  }
}
