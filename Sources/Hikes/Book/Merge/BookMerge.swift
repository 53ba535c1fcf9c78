public import Diagnostics
import Store
import Tabular

/// Copies of the book's tables that went their own way, joined with it by row and field.
///
/// The state that both come from is looked for in the history: for a whole book, what both know of each other
/// (``MergeBase``); for a single copy, the earlier state of that table from which the copy differs least. Without one
/// nothing counts as taken out, so that nothing is lost.
public struct BookMerge: Sendable {
  /// What each copy brought, a line each.
  public private(set) var lines: [String] = []
  public private(set) var conflicts: [BookConflict] = []
  public private(set) var diagnostics: [Diagnostic] = []
  private(set) var files: [FileChange] = []
  private let folder: Folder
  private var standing: [String: [UInt8]] = [:]
  private var found: [String: [UInt8]] = [:]
  private let batches: [Batch]
  private let settled: [BookConflict]
  private let taken: [MergedVersion]
  /// What this merge took in.
  private var learnt: [MergedVersion] = []

  init(_ folder: Folder) throws(StoreError) {
    self.folder = folder
    batches = try folder.batches()
    let name = BookTables.settledName
    let kept = try folder.read([name, BookTables.mergedName])
    settled = BookFolder.conflicts(in: kept[name] ?? [])
    taken = MergedVersion.read(kept[BookTables.mergedName] ?? [])
  }

  /// Whether there is anything to write.
  public var changesAnything: Bool { !files.isEmpty }

  // MARK: Single copies

  /// Joins one copy of a table.
  /// - Parameter path: where it lies within the book's folder, to be taken away with the merge; nil for one elsewhere.
  mutating func join(_ bytes: [UInt8], as table: String, named name: String, within path: String?)
    throws(StoreError)
  {
    guard let shape = BookTables.shape(of: table) else { return }
    let ours = try current(table)
    let base = try nearest(bytes, table, shape)
    if join(bytes, base: base, ours: ours, table, shape, name), let path {
      files.append(FileChange(name: path, bytes: nil))
    }
  }

  /// The known state of a table from which a copy differs least, the oldest of equals: in doubt both values are listed
  /// rather than one of them lost. What stands now is the last choice, as a copy of that would be in no conflict.
  private func nearest(_ bytes: [UInt8], _ table: String, _ shape: TableShape) throws(StoreError)
    -> KeyedTable?
  {
    guard let copy = KeyedTable.readable(bytes, shape, table) else { return nil }
    let standing = try folder.read([table])[table]
    let known = TableVersions(of: table, in: folder, batches, standing: standing)
    var best: (count: Int, table: KeyedTable)?
    for place in known.versions.indices.reversed().prefix(Self.lookedAt) {
      guard !known.versions[place].digest.isEmpty, let state = try known.bytes(place),
        state != standing || state == bytes,
        let table = KeyedTable.readable(state, shape, table)
      else { continue }
      let count = copy.differences(from: table, shape).count
      if best.map({ count <= $0.count }) ?? true { best = (count, table) }
      if count == 0 { break }
    }
    if let best { return best.table }
    // What no change wrote, but a hand, is no state that both come from.
    guard let last = known.versions.last, !last.isByHand else { return nil }
    return standing.flatMap { KeyedTable.readable($0, shape, table) }
  }

  /// So many states of a table are compared with a copy, the newest first.
  private static let lookedAt = 100

  // MARK: Another book

  /// Joins another folder that holds a copy of this book; that one stays as it is.
  mutating func join(_ other: Folder, named name: String) throws(StoreError) {
    let names = StoredBook.fileNames + [BookTables.conflictsName, BookTables.mergedName]
    let theirs = try other.read(names, andAllUnder: BookFolder.sheetsFolder)
    let ours = try folder.read(names, andAllUnder: BookFolder.sheetsFolder)
    let theirBatches = try other.batches()
    let takenThere = MergedVersion.read(theirs[BookTables.mergedName] ?? [])
    let common = batches.last { theirBatches.contains($0) }?.number
    if common == nil, taken.isEmpty, takenThere.isEmpty {
      diagnostics.append(
        Diagnostic(
          .warning, .noCommonState, at: Location(file: name),
          "this book and the other have no change in common, so nothing counts as taken out",
          hint: "see that both are copies of one book; hound history lists their changes"))
    }
    for table in Set(ours.keys).union(theirs.keys).subtracting([BookTables.mergedName]).sorted() {
      guard let bytes = theirs[table], ours[table] != bytes else { continue }
      guard let shape = BookTables.shape(of: table) else {
        if ours[table] == nil { files.append(FileChange(name: table, bytes: bytes)) }
        continue
      }
      let base = MergeBase(
        of: table, common: common, TableVersions(of: table, in: folder, batches, standing: ours[table]),
        taken: taken, TableVersions(of: table, in: other, theirBatches, standing: bytes),
        takenThere: takenThere)
      let begun = try base.rows(shape)
      guard join(bytes, base: begun, ours: try current(table), table, shape, "\(name)/\(table)") else {
        continue
      }
      let merge = (batches.last?.number ?? 0) + 1
      if let version = base.learnt(newest: theirBatches.last?.number ?? 0, merge: merge) {
        learnt.append(version)
      }
    }
  }

  // MARK: Joining

  private mutating func current(_ table: String) throws(StoreError) -> [UInt8] {
    if let bytes = standing[table] { return bytes }
    let bytes = try folder.read([table])[table] ?? []
    standing[table] = bytes
    found[table] = bytes
    return bytes
  }

  /// False where the copy cannot be read as that table, which is said; nothing is taken from it.
  private mutating func join(
    _ bytes: [UInt8], base: KeyedTable?, ours: [UInt8], _ table: String, _ shape: TableShape, _ name: String
  ) -> Bool {
    var copy: KeyedTable
    let own: KeyedTable
    do throws(TabularError) {
      copy = try KeyedTable(bytes, shape, file: name)
      own = try KeyedTable(ours, shape, file: table)
    } catch {
      diagnostics.append(error.diagnostic)
      return false
    }
    var apart: PaymentsApart?
    if table == BookTables.paymentsName, let base {
      apart = PaymentsApart(base: base, ours: own, theirs: copy, shape)
    }
    copy = apart?.theirs ?? copy
    let merge = TableMerge(base: base, ours: own, theirs: copy, shape)
    let taken = merge.table.differences(from: own, shape)
    let rows = Set(taken.map(\.key)).count
    let nouns = BookTables.nouns(of: table)
    var asked: [BookConflict] = []
    for conflict in merge.conflicts {
      var row = BookConflict()
      (row.file, row.key, row.field) = (table, conflict.key.joined(separator: " "), conflict.column)
      (row.ours, row.theirs, row.base) = (conflict.ours, conflict.theirs, conflict.base)
      if !isSettled(row) { asked.append(row) }
    }
    let clash = asked.count
    lines.append(
      "\(name): \(rows == 0 ? "nothing new" : "\(rows) \(rows == 1 ? nouns.one : nouns.many)")"
        + (clash == 0 ? "" : ", \(clash) in conflict"))
    lines += apart?.lines ?? []
    conflicts += asked
    if !taken.isEmpty {
      let isCRLF = ours.firstRange(of: [UInt8(ascii: "\r"), UInt8(ascii: "\n")]) != nil
      standing[table] = merge.table.bytes(
        lineEnd: isCRLF ? "\r\n" : "\n", marked: ours.starts(with: byteOrderMark))
    }
    return true
  }

  /// Whether it was settled before against what this copy says; or is no person's business, as the order of kept sheets.
  private func isSettled(_ conflict: BookConflict) -> Bool {
    if conflict.file == BookFolder.indexName { return true }
    return settled.contains {
      ($0.file, $0.key, $0.field, $0.theirs)
        == (conflict.file, conflict.key, conflict.field, conflict.theirs)
    }
  }

  /// Settles what is to be written: the joined tables, and the conflicts beside those that were open before.
  mutating func finish() throws(StoreError) {
    if !conflicts.isEmpty {
      let name = BookTables.conflictsName
      let bytes = try current(name)
      var known = BookFolder.conflicts(in: bytes)
      for conflict in conflicts {
        known.removeAll { ($0.file, $0.key, $0.field) == (conflict.file, conflict.key, conflict.field) }
        known.append(conflict)
      }
      standing[name] = BookTables.conflicts.write(known)
    }
    if !learnt.isEmpty {
      let name = BookTables.mergedName
      _ = try current(name)
      standing[name] = MergedVersion.schema.write(MergedVersion.kept(taken + learnt))
    }
    for (table, bytes) in standing.sorted(by: { $0.key < $1.key }) where found[table] != bytes {
      files.append(FileChange(name: table, bytes: bytes))
    }
  }
}

extension DiagnosticCode {
  public static let noCommonState = DiagnosticCode(
    "no-common-state",
    """
    Two books were to be joined, and their histories have no change in common, so that nobody can tell what one side \
    took out from what the other added. Every row of both is kept; where a field differs, both values are listed.
    """)
  public static let openConflict = DiagnosticCode(
    "open-conflict",
    """
    A merge found two values for one field and could not decide. The book's own stands meanwhile, and conflicts.csv \
    lists both. hound merge --take ours or --take theirs settles them; or correct the table and erase the line.
    """)

  static let mergeCodes: [DiagnosticCode] = [.noCommonState, .openConflict]
}
