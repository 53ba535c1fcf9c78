import Store

/// The versions of one table that a book went through, as far as its history reaches.
struct TableVersions {
  struct Version {
    /// SHA-256 of the bytes; empty where there was no such table.
    let digest: String
    /// The number of the change after which it stood, and of the last one before another took its place.
    let from: Int
    var through = Int.max
    /// Whether no change wrote it or found it first, but a hand made it.
    let isByHand: Bool
  }

  /// Oldest first; last what stands.
  private(set) var versions: [Version] = []
  private let table: String
  private let folder: Folder
  private let batches: [Batch]
  private let standing: [UInt8]?

  /// - Parameter standing: what the table holds now; nil where there is none.
  init(of table: String, in folder: Folder, _ batches: [Batch], standing: [UInt8]?) {
    self.table = table
    self.folder = folder
    self.standing = standing
    self.batches = batches.filter { Self.entry(of: table, in: $0) != nil }
    for batch in self.batches {
      let entry = Self.entry(of: table, in: batch)
      found(entry?.before)
      versions[versions.count - 1].through = batch.number - 1
      versions.append(Version(digest: entry?.after ?? "", from: batch.number, isByHand: false))
    }
    found(standing.map(SHA256.hex))
  }

  /// A version that stood after the last known one.
  private mutating func found(_ digest: String?) {
    let digest = digest ?? ""
    guard versions.last?.digest != digest else { return }
    // Of what no change ever touched nobody knows when it came.
    let isByHand = !versions.isEmpty || batches.isEmpty
    versions.append(Version(digest: digest, from: versions.last?.from ?? 0, isByHand: isByHand))
  }

  private static func entry(of table: String, in batch: Batch) -> Batch.Entry? {
    batch.entries.first { $0.name == table }
  }

  /// What a version held; nil where the history does not have it any more.
  func bytes(_ place: Int) throws(StoreError) -> [UInt8]? {
    let digest = versions[place].digest
    if digest.isEmpty { return [] }
    if let standing, digest == versions.last?.digest { return standing }
    for batch in batches.reversed() {
      guard let entry = Self.entry(of: table, in: batch) else { continue }
      if entry.after == digest, let bytes = try folder.bytes(of: table, after: batch) { return bytes }
      if entry.before == digest, let bytes = try folder.bytes(of: table, before: batch) { return bytes }
    }
    return nil
  }

  /// The place of the newest version that the other book has seen.
  /// - Parameters:
  ///   - common: the number of the last change that both books made together; nil where there is none.
  ///   - taken: what the other book's merges took in of this table.
  func newestSeen(common: Int?, _ taken: [MergedVersion]) -> Int? {
    versions.lastIndex { version in
      let isShared = common.map { version.isByHand ? version.through < $0 : version.from <= $0 } ?? false
      return isShared || taken.contains { version.isSame(as: $0) }
    }
  }
}

extension TableVersions.Version {
  /// Whether it is the one that a merge took in. What it holds is not enough: a table can come to hold again what it
  /// held before.
  func isSame(as taken: MergedVersion) -> Bool {
    digest == taken.digest && (from...max(from, through)).contains(taken.theirs)
  }
}

extension Batch {
  /// Counts up from 1.
  var number: Int { Int(id) ?? 0 }
}
