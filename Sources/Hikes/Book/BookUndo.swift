public import Diagnostics
public import Store
import Tabular

/// What it takes to undo one change of the book: the files as they shall be, or the later changes that stand in its way.
///
/// A file that nobody touched since gets back its bytes. In one that was, the rows and fields of this change alone are
/// taken back; where a later change touched the same ones, it depends on this one and has to be undone first.
public struct BookUndo: Sendable {
  public let batch: Batch
  /// The later changes that build on it, oldest first; empty when it can be undone.
  public let dependents: [Batch]
  /// Files that a hand has edited at the very places, or whose earlier bytes are not kept.
  public let blocked: [String]
  let files: [FileChange]

  var isPossible: Bool { dependents.isEmpty && blocked.isEmpty }

  init(_ batch: Batch, in folder: Folder) throws(StoreError) {
    self.batch = batch
    let later = try folder.batches().standing(after: batch)
    var files: [FileChange] = []
    var dependents: Set<String> = []
    var blocked: [String] = []
    var gone: Set<String> = []
    let words = try later.map { (batch) throws(StoreError) in (batch, try BatchWords(batch, in: folder)) }
    for entry in batch.entries where entry.keepsHistory {
      let standing = try folder.read([entry.name])[entry.name]
      let before = try folder.bytes(of: entry.name, before: batch)
      guard (before != nil) == (entry.before != nil) else {
        blocked.append(entry.name)
        continue
      }
      if standing.map(SHA256.hex) == entry.after {
        files.append(FileChange(name: entry.name, bytes: before))
        gone.formUnion(Self.goneKeys(entry.name, standing, before))
        continue
      }
      let touching = words.filter { $0.0.entries.contains { $0.name == entry.name } }
      let after = try folder.bytes(of: entry.name, after: batch)
      guard let shape = BookTables.shape(of: entry.name), (after != nil) == (entry.after != nil),
        let merge = Self.merge(
          base: after ?? [], ours: standing ?? [], theirs: before ?? [], shape, entry.name)
      else {
        dependents.formUnion(touching.map(\.0.id))
        if touching.isEmpty { blocked.append(entry.name) }
        continue
      }
      let clashing = Set(merge.conflicts.map(\.key))
      let guilty = touching.filter { !($0.1.touched[entry.name] ?? []).isDisjoint(with: clashing) }
      if !clashing.isEmpty {
        dependents.formUnion(guilty.map(\.0.id))
        if guilty.isEmpty { blocked.append(entry.name) }
      }
      let bytes = merge.table.rows.isEmpty && before == nil ? nil : merge.table.bytes()
      files.append(FileChange(name: entry.name, bytes: bytes))
      gone.formUnion(Self.goneKeys(entry.name, standing, bytes))
    }
    // A row that goes takes the ground from those that name it.
    for (later, words) in words where words.names(anyOf: gone) { dependents.insert(later.id) }
    self.files = files
    self.dependents = later.filter { dependents.contains($0.id) }
    let names = try blocked.isEmpty ? SheetNames([]) : SheetNames(batch, in: folder)
    self.blocked = blocked.map(names.words(ofFile:))
  }

  private static func merge(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], _ shape: TableShape, _ name: String
  ) -> TableMerge? {
    do throws(TabularError) {
      return TableMerge(
        base: try KeyedTable(base, shape, file: name), ours: try KeyedTable(ours, shape, file: name),
        theirs: try KeyedTable(theirs, shape, file: name), shape, isWhole: true)
    } catch {
      return nil
    }
  }

  /// The ids that a table of dogs, owners or trails has no more.
  private static func goneKeys(_ name: String, _ standing: [UInt8]?, _ bytes: [UInt8]?) -> Set<String> {
    guard ["dogs.csv", "clients.csv", "trails.csv"].contains(name), let shape = BookTables.shape(of: name)
    else {
      return []
    }
    do throws(TabularError) {
      let before = try KeyedTable(standing ?? [], shape, file: name)
      let after = try KeyedTable(bytes ?? [], shape, file: name)
      return Set(Set(before.rows.keys).subtracting(after.rows.keys).compactMap(\.first))
    } catch {
      return []
    }
  }
}

extension BatchWords {
  /// Whether a row that it wrote refers to one of these ids.
  func names(anyOf ids: Set<String>) -> Bool {
    guard !ids.isEmpty else { return false }
    return differences.contains { _, rows in
      rows.contains { row in
        guard let now = row.now,
          ["dog", "client", "second_client", "from", "to", "not_with"].contains(row.column)
        else {
          return false
        }
        return !ids.isDisjoint(with: now.split(separator: ";").map(String.init))
      }
    }
  }
}

extension [Batch] {
  /// The batches that an `undo` took back and that stand undone, by id.
  public var undone: Set<String> {
    var undone: Set<String> = []
    // The latest first: an undoing that was undone itself took nothing back.
    for batch in reversed() where !undone.contains(batch.id) {
      if let target = batch.undoes { undone.insert(target) }
    }
    return undone
  }

  /// The changes after one that still have an effect: without those that were undone since, and their undoing.
  func standing(after batch: Batch) -> [Batch] {
    let undone = undone
    let later = filter { (Int($0.id) ?? 0) > (Int(batch.id) ?? 0) }
    let ids = Set(later.map(\.id))
    return later.filter { other in
      !undone.contains(other.id) && !(other.undoes.map(ids.contains) ?? false)
    }
  }

  /// The newest change that is neither undone nor an undo.
  public var nextToUndo: Batch? {
    let undone = undone
    return last { $0.undoes == nil && !undone.contains($0.id) }
  }
}

extension Batch {
  /// The batch that this one took back; nil for any other change.
  public var undoes: String? {
    let words = label.split(separator: " ")
    guard words.count == 2, words[0] == "undo", words[1].allSatisfy(\.isNumber) else { return nil }
    return String(words[1])
  }
}

extension BookFolder {
  public func undo(_ batch: Batch) throws(StoreError) -> BookUndo { try BookUndo(batch, in: folder) }

  /// The book as it would be with some files changed.
  func read(with files: [FileChange]) throws(StoreError) -> Report<StoredBook> {
    var standing = try folder.read(StoredBook.fileNames, andAllUnder: Self.sheetsFolder)
    for file in files where StoredBook.fileNames.contains(file.name) || Self.isKeptSheet(file.name) {
      standing[file.name] = file.bytes
    }
    return Self.assembled(standing)
  }

  /// The book as it will be once a change is undone.
  public func read(undoing undo: BookUndo) throws(StoreError) -> Report<StoredBook> {
    try read(with: undo.files)
  }

  /// Undoes the change as a change of its own: batches only ever get higher numbers, and so do the calendar's entries.
  /// - Parameter exports: made of the book as it is then; where no table is left they are taken away instead.
  public func apply(
    _ undo: BookUndo, exports: [(name: String, bytes: [UInt8])], keepBatches: Int, holder: String,
    when: String,
    holding hold: FolderHold?
  ) throws(StoreError) -> String {
    var changes = undo.files
    for export in exports {
      changes.append(FileChange(name: "exports/\(export.name)", bytes: export.bytes, keepsHistory: false))
    }
    let named = Set(changes.map(\.name))
    if exports.isEmpty {
      for entry in undo.batch.entries
      where !entry.keepsHistory && entry.before == nil && !named.contains(entry.name) {
        changes.append(FileChange(name: entry.name, bytes: nil, keepsHistory: false))
      }
    }
    return try folder.change(
      label: "undo \(undo.batch.id)", holder: holder, when: when, timeoutSeconds: Self.patience,
      keepBatches: keepBatches, holding: hold, changes)
  }
}
