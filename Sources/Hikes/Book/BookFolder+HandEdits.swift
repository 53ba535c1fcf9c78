public import Civil
import Diagnostics
public import Store

/// What a hand changed in the tables that say who hikes when and for how much, since the book last wrote them.
public struct HandEdits: Sendable {
  /// The edited tables by name.
  public let files: [String]
  /// The roster and the settings as the book had written them.
  let before: Book
  /// When the last of them was written, as the disk has it, since 1970.
  public let seconds: Int
  /// When the last change recorded them, in its own words; empty where it does not say.
  public let recorded: String
}

extension BookFolder {
  private static let handEdited = ["clients.csv", "dogs.csv", "settings.csv"]

  /// - Parameter isForWriting: looks into the history whatever the clocks of the disk say; else only where a table was
  ///   written after the newest change.
  /// - Returns: nil where the tables are as the last change left them, or nobody knows how it did.
  public func handEdits(of stored: StoredBook, isForWriting: Bool) throws(StoreError) -> HandEdits? {
    // What an undone change had noted of a hand's edit is noted no more.
    let isUndo = try isForWriting ? false : folder.newestBatch()?.undoes != nil
    var suspects: [String] = []
    for name in Self.handEdited where stored.origin[name] != nil {
      let isSuspect = isForWriting || isUndo ? true : try folder.isNewer(name)
      if isSuspect { suspects.append(name) }
    }
    guard !suspects.isEmpty else { return nil }
    let batches = try folder.batches()
    let undone = batches.undone
    var known = stored.origin.filter { Self.handEdited.contains($0.key) }
    var files: [String] = []
    var seconds = 0
    var recorded = ""
    for name in suspects {
      let last = batches.last { batch in
        !undone.contains(batch.id) && batch.entries.contains { $0.name == name && $0.after != nil }
      }
      guard let last, let after = last.entries.first(where: { $0.name == name })?.after,
        let standing = stored.origin[name], SHA256.hex(standing) != after,
        let bytes = try folder.bytes(of: name, after: last)
      else { continue }
      known[name] = bytes
      files.append(name)
      seconds = max(seconds, Files.stamp("\(path)/\(name)")?.seconds ?? 0)
      recorded = max(recorded, last.when)
    }
    guard !files.isEmpty else { return nil }
    return HandEdits(
      files: files, before: StoredBook.read(known).value.book, seconds: seconds, recorded: recorded)
  }
}

extension StoredBook {
  /// Lets what a hand changed hold from a day on, and what was before stay as it was. The next change of the book
  /// records both.
  /// - Returns: whether anything of it touches the past.
  public mutating func keepPast(of edits: HandEdits, from day: CivilDate) -> Bool {
    guard book.keepPast(of: edits.before, from: day) else { return false }
    recorded = edits.files
    return true
  }
}
