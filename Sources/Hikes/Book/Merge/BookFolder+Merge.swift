public import Diagnostics
public import Store
import Tabular

extension BookFolder {
  /// The conflicted copies that lie beside the book's tables, by name.
  public func conflictedCopies() throws(StoreError) -> [String] {
    guard folder.isThere else { return [] }
    return try Files.list(path).filter {
      ConflictedCopy.table(of: $0) != nil && Files.isFile("\(path)/\($0)")
    }
  }

  /// What a merge could not decide and nobody has settled yet.
  public func conflicts() throws(StoreError) -> [BookConflict] {
    let name = BookTables.conflictsName
    return Self.conflicts(in: try folder.read([name])[name] ?? [])
  }

  static func conflicts(in bytes: [UInt8]) -> [BookConflict] {
    do throws(TabularError) {
      return try BookTables.conflicts.read(bytes, file: BookTables.conflictsName).value.rows
    } catch {
      return []
    }
  }

  /// Joins the copies that lie in the book's folder, and those that are named.
  /// - Parameter others: files that are copies of a table, or folders that are copies of the book: how they are called
  ///   and where they are.
  public func merge(_ others: [(name: String, path: String)]) throws(StoreError) -> BookMerge {
    var merge = try BookMerge(folder)
    if others.isEmpty {
      for name in try conflictedCopies() {
        let table = ConflictedCopy.table(of: name) ?? name
        try merge.join(try Files.read("\(path)/\(name)"), as: table, named: name, within: name)
      }
    }
    for other in others {
      if Files.isFolder(other.path) {
        try merge.join(Folder(other.path), named: other.name)
      } else {
        let file = Files.name(of: other.path)
        guard let table = BookTables.shape(of: file) != nil ? file : ConflictedCopy.table(of: file) else {
          throw StoreError(
            code: .notReadable, path: other.name,
            detail: "its name does not say of which table it is a copy; name it like dogs 2.csv")
        }
        let isInside = other.path == "\(path)/\(file)" && file != table
        try merge.join(
          try Files.read(other.path), as: table, named: other.name, within: isInside ? file : nil)
      }
    }
    try merge.finish()
    return merge
  }

  /// Settles every open conflict: the book's value stays, or the other one takes its place.
  public func settle(takingTheirs: Bool) throws(StoreError) -> (lines: [String], files: [FileChange]) {
    let open = try conflicts()
    var lines: [String] = []
    var tables: [String: KeyedTable] = [:]
    var standing: [BookConflict] = []
    for conflict in open {
      let value = takingTheirs ? conflict.theirs : conflict.ours
      // What stands in the book is ours, save where we took out a row that the other side changed.
      let isStanding = !takingTheirs && value != TableMerge.takenOut
      guard !isStanding, let shape = BookTables.shape(of: conflict.file) else {
        lines.append("\(conflict.file) \(conflict.key): \(conflict.field) stays \(conflict.ours)")
        if !takingTheirs { standing.append(conflict) }
        continue
      }
      if tables[conflict.file] == nil {
        let bytes = try folder.read([conflict.file])[conflict.file] ?? []
        do throws(TabularError) {
          tables[conflict.file] = try KeyedTable(bytes, shape, file: conflict.file)
        } catch {
          throw StoreError(
            code: .notReadable, path: "\(path)/\(conflict.file)",
            detail: "it cannot be read as a table: \(error.detail); \(error.hint)")
        }
      }
      let isThere = tables[conflict.file]?.put(value, conflict) ?? false
      lines.append(
        isThere
          ? "\(conflict.file) \(conflict.key): \(conflict.field) \(conflict.ours) → \(value)"
          : "\(conflict.file) \(conflict.key): the row is gone, nothing to settle")
    }
    var files = tables.map { FileChange(name: $0.key, bytes: $0.value.bytes()) }.sorted { $0.name < $1.name }
    if !open.isEmpty {
      files.append(FileChange(name: BookTables.conflictsName, bytes: BookTables.conflicts.write([])))
    }
    if !standing.isEmpty {
      let name = BookTables.settledName
      let known = Self.conflicts(in: try folder.read([name])[name] ?? [])
      let kept = known.filter { old in
        !standing.contains { ($0.file, $0.key, $0.field) == (old.file, old.key, old.field) }
      }
      files.append(FileChange(name: name, bytes: BookTables.conflicts.write(kept + standing)))
    }
    return (lines, files)
  }

  /// The book as it will be with a merge or a settlement.
  public func read(merging files: [FileChange]) throws(StoreError) -> Report<StoredBook> {
    try read(with: files)
  }

  public func files(of merge: BookMerge) -> [FileChange] { merge.files }

  /// Writes files of a merge or a settlement, and the exports made of the book as it is then.
  public func apply(
    _ files: [FileChange], exports: [(name: String, bytes: [UInt8])], label: String, keepBatches: Int,
    holder: String, when: String, holding hold: FolderHold?
  ) throws(StoreError) -> String {
    let made = exports.map { FileChange(name: "exports/\($0.name)", bytes: $0.bytes, keepsHistory: false) }
    return try folder.change(
      label: label, holder: holder, when: when, timeoutSeconds: Self.patience, keepBatches: keepBatches,
      holding: hold, files + made)
  }
}

extension KeyedTable {
  /// Puts one side's value in; false where there is no such row any more.
  mutating func put(_ value: String, _ conflict: BookConflict) -> Bool {
    let keys = rows.keys.filter { $0.joined(separator: " ") == conflict.key }
    guard keys.count == 1, let key = keys.first, var row = rows[key] else { return false }
    if conflict.field == TableMerge.wholeRow {
      if value == TableMerge.takenOut { set(nil, for: key) }
      return true
    }
    row[conflict.field.lowercased()] = value
    set(row, for: key)
    return true
  }
}
