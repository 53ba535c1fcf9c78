/// What the book was: one folder for each batch, with its manifest and the bytes it replaced.
extension Folder {
  /// Every batch still kept, oldest first.
  public func batches() throws(StoreError) -> [Batch] {
    var batches: [Batch] = []
    for number in try batchNumbers() {
      let manifest = kept(number) + "/manifest"
      // A batch may be pruned while the others are read.
      guard let bytes = try Files.readIfThere(manifest) else { continue }
      batches.append(try Batch(manifest: bytes, path: manifest))
    }
    return batches
  }

  /// The last batch that was recorded; nil before the first.
  public func newestBatch() throws(StoreError) -> Batch? {
    guard let number = try batchNumbers().last else { return nil }
    let manifest = kept(number) + "/manifest"
    return try Files.readIfThere(manifest).map { (bytes) throws(StoreError) in
      try Batch(manifest: bytes, path: manifest)
    }
  }

  /// What a file held before a batch; nothing where the batch made it, or did not keep what it replaced. `damaged`
  /// when the kept bytes are not the ones the batch found.
  public func bytes(of name: String, before batch: Batch) throws(StoreError) -> [UInt8]? {
    guard
      let entry = batch.entries.first(where: { $0.name == name }), let before = entry.before,
      entry.keepsHistory
    else { return nil }
    let path = "\(history)/\(batch.id)/files/\(name)"
    let bytes = try Files.read(path)
    guard SHA256.hex(bytes) == before else {
      throw StoreError(
        code: .damaged, path: path,
        detail: "this is not what change \(batch.id) replaced; take the file from a copy of the book")
    }
    return bytes
  }

  /// What a file held after a batch; nothing where the batch took it away, or where what it wrote is not known any
  /// more. Known are the bytes of the newest batch for each file, those that a later batch found untouched, and those
  /// that a hand changed afterwards.
  public func bytes(of name: String, after batch: Batch) throws(StoreError) -> [UInt8]? {
    guard
      let entry = batch.entries.first(where: { $0.name == name }), let after = entry.after,
      entry.keepsHistory
    else { return nil }
    let path = "\(history)/\(batch.id)/now/\(name)"
    if let bytes = try Files.readIfThere(path) {
      guard SHA256.hex(bytes) == after else {
        throw StoreError(
          code: .damaged, path: path,
          detail: "this is not what change \(batch.id) wrote; take the file from a copy of the book")
      }
      return bytes
    }
    let number = Batch.number(of: batch.id) ?? 0
    for later in try batchNumbers() where later > number {
      let manifest = kept(later) + "/manifest"
      guard let bytes = try Files.readIfThere(manifest) else { continue }
      let next = try Batch(manifest: bytes, path: manifest)
      guard let touched = next.entries.first(where: { $0.name == name }) else { continue }
      return touched.before == after ? try self.bytes(of: name, before: next) : nil
    }
    let standing = try Files.readIfThere(installed(name))
    return standing.flatMap { SHA256.hex($0) == after ? $0 : nil }
  }

  /// Whether the disk has a file as written after the newest change was recorded: by a hand, or by a copying of the book.
  public func isNewer(_ name: String) throws(StoreError) -> Bool {
    guard let newest = try batchNumbers().last, let file = Files.stamp(installed(name)),
      let record = Files.stamp(kept(newest) + "/manifest")
    else { return false }
    return (file.seconds, file.nanosecond) > (record.seconds, record.nanosecond)
  }

  /// What earlier batches wrote is kept until the next one finds it untouched: then it is among what that one found.
  func dropSuperseded(_ batch: Batch, _ found: [String: [UInt8]], _ disk: Disk) throws(StoreError) {
    let earlier = try batchNumbers().reversed().filter { $0 < Batch.number(of: batch.id) ?? 0 }
    for entry in batch.entries where entry.keepsHistory && entry.before != nil {
      guard let number = earlier.first(where: { Files.exists("\(kept($0))/now/\(entry.name)") }) else {
        continue
      }
      let path = "\(kept(number))/now/\(entry.name)"
      if try Files.read(path) == found[entry.name] { try disk.erase(path) }
    }
  }

  /// Of the next batch.
  func nextID() throws(StoreError) -> String { Batch.id(of: (try batchNumbers().last ?? 0) + 1) }

  /// In ascending order.
  func batchNumbers() throws(StoreError) -> [Int] {
    do {
      return try Files.list(history).compactMap(Batch.number(of:)).sorted()
    } catch  where error.code == .missing {
      return []
    }
  }

  /// Takes the oldest away until `count` are left, though never the newest: the next number comes from it. Each one
  /// leaves the history in one step, by way of the staging folder.
  func prune(keeping count: Int, _ disk: Disk) throws(StoreError) {
    let surplus = try batchNumbers().dropLast(max(1, count))
    if surplus.isEmpty { return }
    try disk.makeFolder(staging)
    for number in surplus {
      try disk.rename(kept(number), to: "\(staging)/pruned-\(Batch.id(of: number))")
    }
    try disk.flushFolder(history)
    try disk.eraseTree(staging)
  }

  private func kept(_ number: Int) -> String { history + "/" + Batch.id(of: number) }
}
