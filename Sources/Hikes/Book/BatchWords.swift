public import Store
import Tabular

/// What a change of the book did, in words.
public struct BatchWords: Sendable {
  let batch: Batch
  /// By file: what parts the state before it from the one after, where both are known.
  let differences: [(file: String, rows: [KeyedTable.Difference])]
  /// Files of which only the name is known.
  let others: [String]
  private let sheets: SheetNames

  init(_ batch: Batch, in folder: Folder) throws(StoreError) {
    self.batch = batch
    var differences: [(file: String, rows: [KeyedTable.Difference])] = []
    var others: [String] = []
    for entry in batch.entries where entry.keepsHistory {
      guard let found = try Self.differences(entry, batch, folder) else {
        others.append(entry.name)
        continue
      }
      if !found.isEmpty { differences.append((entry.name, found)) }
    }
    self.differences = differences
    self.others = others
    sheets = try SheetNames(batch, in: folder)
  }

  private static func differences(
    _ entry: Batch.Entry, _ batch: Batch, _ folder: Folder
  ) throws(StoreError) -> [KeyedTable.Difference]? {
    guard let shape = BookTables.shape(of: entry.name) else { return nil }
    let before = try folder.bytes(of: entry.name, before: batch)
    let after = try folder.bytes(of: entry.name, after: batch)
    guard (before != nil) == (entry.before != nil), (after != nil) == (entry.after != nil) else { return nil }
    do throws(TabularError) {
      let was = try KeyedTable(before ?? [], shape, file: entry.name)
      return try KeyedTable(after ?? [], shape, file: entry.name).differences(from: was, shape)
    } catch {
      return nil
    }
  }

  /// `2 payments, 1 hike changed, 3 exceptions taken out`.
  public var summary: String {
    var parts: [String] = []
    for (file, rows) in differences where !Self.quiet.contains(file) {
      let nouns = BookTables.nouns(of: file)
      let byKey = Dictionary(grouping: rows, by: \.key)
      let added = byKey.values.count { $0.allSatisfy { $0.was == nil } }
      let removed = byKey.values.count { $0.allSatisfy { $0.now == nil } }
      let changed = byKey.count - added - removed
      func part(_ count: Int, _ word: String) -> String? {
        count == 0 ? nil : "\(count) \(count == 1 ? nouns.one : nouns.many)\(word)"
      }
      parts += [part(added, ""), part(changed, " changed"), part(removed, " taken out")].compactMap(\.self)
    }
    return parts.joined(separator: ", ")
  }

  /// Each difference in a line: `dogs.csv  luna: rate 25.00 → 30.00`.
  public var lines: [String] {
    differences.flatMap { file, rows -> [String] in
      let keys = rows.map(\.key).reduce(into: [[String]]()) { if $0.last != $1 { $0.append($1) } }
      let byKey = Dictionary(grouping: rows, by: \.key)
      return keys.compactMap { key in
        let fields = (byKey[key] ?? []).filter { !isHousekeeping($0.column, of: file) }
        let name =
          file == BookFolder.indexName
          ? sheets.words(key.first ?? "") : "\(file)  \(key.filter { !$0.isEmpty }.joined(separator: " "))"
        if fields.isEmpty { return nil }
        if fields.allSatisfy({ $0.was == nil }) { return "\(name): new" }
        if fields.allSatisfy({ $0.now == nil }) { return "\(name): taken out" }
        let parts = fields.map { field in
          let was = field.was ?? ""
          let now = field.now ?? ""
          return was.isEmpty
            ? "\(field.column) \(now)" : "\(field.column) \(was) → \(now.isEmpty ? "nothing" : now)"
        }
        return "\(name): \(parts.joined(separator: ", "))"
      }
    }
      + others.filter { !isListed($0) }.map { name in
        "\(sheets.words(ofFile: name)): \(Self.word(batch.entries.first { $0.name == name }))"
      }
  }

  /// What only the program goes by: hashes, and the order in which sheets came.
  private func isHousekeeping(_ column: String, of file: String) -> Bool {
    column == "sha256" || (file == BookFolder.indexName && column == "number")
  }

  /// Whether the line of the list of kept sheets speaks of this kept sheet already.
  private func isListed(_ file: String) -> Bool {
    guard let hash = SheetNames.hash(in: file) else { return false }
    return differences.contains { $0.file == BookFolder.indexName && $0.rows.contains { $0.key == [hash] } }
  }

  private static func word(_ entry: Batch.Entry?) -> String {
    entry?.before == nil ? "new" : entry?.after == nil ? "taken out" : "changed"
  }

  /// Tables that only keep account of what was read.
  private static let quiet: Set<String> = [
    "imports.csv", "earlier.csv", BookTables.settledName, BookTables.mergedName, BookFolder.indexName,
    ".hound/reported.csv",
  ]

  /// The rows that it touched, by file.
  var touched: [String: Set<[String]>] {
    Dictionary(differences.map { ($0.file, Set($0.rows.map(\.key))) }) { first, _ in first }
  }
}

extension BookFolder {
  /// Every change that is kept, oldest first.
  public func batches() throws(StoreError) -> [Batch] { try folder.isThere ? folder.batches() : [] }

  public func words(_ batch: Batch) throws(StoreError) -> BatchWords { try BatchWords(batch, in: folder) }
}
