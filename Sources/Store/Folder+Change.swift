/// The only way into a book.
extension Folder {
  /// Makes the book hold `files`, all of them or none, whatever happens on the way, and returns the id of the batch.
  /// Where every file already stands as asked nothing is written and the id is empty.
  ///
  /// The folder is made when there is none. The old bytes of every file that keeps history stay under
  /// `.hound/history/`, for the last `keepBatches` changes (at least one). Costs two reads of each file named and one
  /// write of each that differs; nothing else in the book is looked at.
  ///
  /// - Parameters:
  ///   - when: the moment, for the history.
  ///   - expected: files as the change was decided on, nil for one that was not there. Throws `changedMeanwhile`
  ///     where one of them stands otherwise by now.
  ///   - hold: the right to change this book where the caller has it already; else it is taken for the while.
  ///   - ahead: where some of the files went already, under the same hold.
  ///
  /// Throws `locked` when another process still holds the book after `timeoutSeconds`, `openElsewhere` when an
  /// office program has one of the files open. An error before the switch leaves the book as it was; one after it
  /// says so in its last words, and the new state stands.
  public func change(
    label: String, holder: String, when: String = "", timeoutSeconds: Int, keepBatches: Int,
    expecting expected: [String: [UInt8]?] = [:], holding hold: FolderHold? = nil, ahead: FilesAhead? = nil,
    _ files: [FileChange]
  ) throws(StoreError) -> String {
    try change(
      label: label, holder: holder, when: when, timeoutSeconds: timeoutSeconds, keepBatches: keepBatches,
      expecting: expected, holding: hold, ahead: ahead, files, Disk())
  }

  func change(
    label: String, holder: String, when: String = "", timeoutSeconds: Int, keepBatches: Int,
    expecting expected: [String: [UInt8]?] = [:], holding hold: FolderHold? = nil, ahead: FilesAhead? = nil,
    _ files: [FileChange], _ disk: Disk
  ) throws(StoreError) -> String {
    try checkNames(files)
    let standing = try read(files.map(\.name))
    if files.allSatisfy({ standing[$0.name] == $0.bytes && !$0.isRecorded }) { return "" }

    let held: FolderHold
    if let hold = ahead?.hold ?? hold {
      held = hold
    } else {
      held = try self.hold(holder: holder, timeoutSeconds: timeoutSeconds, disk)
    }
    defer { withExtendedLifetime(held) {} }

    // Again, now that nobody else can change it.
    let found = try read(files.map(\.name) + expected.keys.filter { standing[$0] == nil })
    try checkExpected(expected, found)
    let differing = files.filter { found[$0.name] != $0.bytes || isToRecord($0) }
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    if differing.isEmpty { return "" }
    if let open = openElsewhere(differing.map(\.name)).first { throw open }
    let id = try nextID()
    let batch = try stagingCleanly(disk) { () throws(StoreError) in
      let (digests, folders) = try ahead?.takeUp(differing, disk) ?? ([:], [])
      // The bytes go to the disk while they are digested.
      let (entries, staged) = Concurrently.map(differing) {
        Result { () throws(StoreError) in
          try stage(differing.filter { digests[$0.name] == nil }, found, id, disk)
        }
      } _: { file in
        Batch.Entry(
          name: file.name, before: found[file.name].map(SHA256.hex),
          after: digests[file.name] ?? file.bytes.map(SHA256.hex), keepsHistory: file.keepsHistory)
      }
      let batch = Batch(id: id, label: label, holder: holder, when: when, entries: entries)
      try commit(batch, flushing: try staged.get().union(folders), disk)
      return batch
    }
    do {
      try disk.flushFolder(control)
      try install(batch, disk)
      try dropSuperseded(batch, found, disk)
      try prune(keeping: keepBatches, disk)
    } catch {
      throw error.adding("the change itself is recorded, and the next one tidies up")
    }
    return batch.id
  }

  /// A file that stands as it is to be cannot be in the way: while an office program has it open, it waits for the next
  /// change.
  private func isToRecord(_ file: FileChange) -> Bool {
    file.isRecorded && file.bytes != nil && openElsewhere([file.name]).isEmpty
  }

  private func checkExpected(
    _ expected: [String: [UInt8]?], _ found: [String: [UInt8]]
  ) throws(StoreError) {
    for name in expected.keys.sorted() {
      guard let bytes = expected[name], bytes != found[name] else { continue }
      throw StoreError(
        code: .changedMeanwhile, path: installed(name),
        detail:
          "this file was changed while the command was at work; nothing was written, give the command again")
    }
  }

  private func checkNames(_ files: [FileChange]) throws(StoreError) {
    var seen: Set<String> = []
    for file in files {
      if !FileChange.isAllowed(file.name) {
        throw StoreError(
          code: .notWritable, path: installed(file.name),
          detail: "a book cannot hold a file of this name; choose another")
      }
      if !seen.insert(file.name).inserted {
        throw StoreError(
          code: .notWritable, path: installed(file.name),
          detail: "one change names this file twice; name it once")
      }
    }
  }

  /// Puts the files where they wait for the switch.
  /// - Returns: the folders that have to be flushed before it.
  private func stage(
    _ files: [FileChange], _ found: [String: [UInt8]], _ id: String, _ disk: Disk
  ) throws(StoreError) -> Set<String> {
    var folders: Set<String> = []
    for file in files { try stage(file, over: found[file.name], id, &folders, disk) }
    return folders
  }

  /// Puts a file where it waits for the switch, over what stands now. The folders that have to be flushed before it are
  /// put into `folders`.
  func stage(
    _ file: FileChange, over standing: [UInt8]?, _ id: String, _ folders: inout Set<String>, _ disk: Disk
  ) throws(StoreError) {
    try prepareTarget(of: file, disk)
    let permissions = SystemCalls.attributes(of: installed(file.name))?.permissions
    if let bytes = file.bytes {
      try stage(bytes, staged(file.name, id), permissions, &folders, disk)
      if file.keepsHistory {
        try stage(bytes, stagedNow(file.name, id), permissions, &folders, disk)
      }
    }
    if file.keepsHistory, let bytes = standing {
      try stage(bytes, stagedBefore(file.name, id), permissions, &folders, disk)
    }
  }

  /// Takes back what ``stage(_:over:_:_:_:)`` did with a file.
  func unstage(_ name: String, _ id: String, _ disk: Disk) throws(StoreError) {
    for path in [staged(name, id), stagedNow(name, id), stagedBefore(name, id)] { try disk.erase(path) }
  }

  private func stage(
    _ bytes: [UInt8], _ path: String, _ permissions: UInt32?, _ folders: inout Set<String>, _ disk: Disk
  ) throws(StoreError) {
    let folder = Disk.parent(of: path)
    try disk.makeFolder(folder, changing: &folders)
    try disk.write(bytes, to: path, permissions: permissions ?? Disk.privateFile)
    folders.insert(folder)
  }

  /// The switch: one rename.
  private func commit(_ batch: Batch, flushing staged: Set<String>, _ disk: Disk) throws(StoreError) {
    let manifest = "\(staging)/\(batch.id)/manifest"
    var folders = staged
    try stage(batch.manifest, stagedHistory(batch.id) + "/manifest", nil, &folders, disk)
    try stage(batch.manifest, manifest, nil, &folders, disk)
    // Once for all files in it: before the switch every one has to outlive a power cut.
    for folder in folders.sorted() { try disk.flushFolder(folder) }
    try disk.rename(manifest, to: commit)
  }

  /// Everything up to the switch, and the switch itself. Whatever fails before it is taken back.
  private func stagingCleanly<Outcome>(
    _ disk: Disk, _ body: () throws(StoreError) -> Outcome
  ) throws(StoreError) -> Outcome {
    do { return try body() } catch {
      if !disk.crash.cleansUp { throw error }
      do {
        try Disk().eraseTree(staging)
      } catch _ {
        throw error.adding("what was prepared stays in \(staging) until the next change")
      }
      throw error
    }
  }

  /// What would hinder the renames after the switch has to be found before it.
  private func prepareTarget(of file: FileChange, _ disk: Disk) throws(StoreError) {
    let folder = Disk.parent(of: installed(file.name))
    if file.bytes != nil { try disk.makeFolder(folder) }
    guard SystemCalls.isWritable(folder) else {
      throw StoreError(
        code: .notWritable, path: folder,
        detail: "you are not allowed to write here; change the permissions of this folder")
    }
    if SystemCalls.attributes(of: folder)?.disk != SystemCalls.attributes(of: control)?.disk {
      throw StoreError(
        code: .notWritable, path: folder,
        detail: "this folder is on another disk than its book; keep the whole book on one disk")
    }
  }
}
