/// After the switch there is only one way: forward. Each step can be made twice, so a change that was cut off is
/// finished by whoever comes next with the lock.
extension Folder {
  /// Needs the lock. Finishes a change that passed its switch; takes away what is left of one that did not.
  @discardableResult
  func recover(_ disk: Disk) throws(StoreError) -> Recovery? {
    if let bytes = try Files.readIfThere(commit) {
      let batch = try Batch(manifest: bytes, path: commit)
      try install(batch, disk)
      return .finished(batch)
    }
    guard Files.exists(staging) else { return nil }
    // Only what has no place in the history was lost; else the change was whole and merely not swept up.
    let known = try batchNumbers()
    let isUnfinished = try Files.list(staging).contains { name in
      Batch.number(of: name).map { !known.contains($0) } ?? false
    }
    try disk.eraseTree(staging)
    return isUnfinished ? .discarded : nil
  }

  /// Puts what waits in the staging folder in its place. History comes first: a reader takes a new batch there as the
  /// sign that the book changed.
  func install(_ batch: Batch, _ disk: Disk) throws(StoreError) {
    if Files.exists(stagedHistory(batch.id)) {
      try disk.makeFolder(history)
      try disk.rename(stagedHistory(batch.id), to: history + "/" + batch.id)
    }
    try disk.flushFolder(history)

    var folders: [String] = []
    for entry in batch.entries {
      let target = installed(entry.name)
      let folder = Disk.parent(of: target)
      if entry.after == nil {
        try disk.erase(target)
      } else if Files.exists(staged(entry.name, batch.id)) {
        try disk.makeFolder(folder)
        try disk.rename(staged(entry.name, batch.id), to: target)
      } else {
        let bytes = try Files.readIfThere(target)
        guard let bytes, SHA256.hex(bytes) == entry.after else { throw lost(entry, batch) }
      }
      if !folders.contains(folder), Files.isFolder(folder) { folders.append(folder) }
    }
    for folder in folders { try disk.flushFolder(folder) }

    try disk.erase(commit)
    try disk.flushFolder(control)
    try disk.eraseTree(staging)
  }
}
