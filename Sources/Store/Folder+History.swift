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
