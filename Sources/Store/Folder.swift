/// One book on disk: a folder of files that change together or not at all.
public struct Folder: Sendable {
  public let path: String

  /// Touches nothing; the folder need not be there. An empty path is the folder the program was started in.
  public init(_ path: String) {
    self.path = path.isEmpty ? "." : path
  }

  /// Whether the folder stands. What is in it is not looked at.
  public var isThere: Bool { Files.isFolder(path) }

  /// The named files as one state of the book; absent ones are left out. Takes no lock and writes nothing, so it
  /// works on a disk that can only be read: where a change was cut off after its switch, it reads the new files
  /// from where they wait. While others keep changing the book it reads again, for five seconds at most.
  public func read(_ names: [String]) throws(StoreError) -> [String: [UInt8]] {
    try asOneState { (pending) throws(StoreError) in
      var contents: [String: [UInt8]] = [:]
      for name in names {
        if let bytes = try current(name, pending) { contents[name] = bytes }
      }
      return contents
    }
  }

  /// The named files and those directly in a subfolder, keyed `sub/name`, as one state of the book; of the subfolder hidden ones
  /// (`.DS_Store`, the lock files of an office suite) and folders are left out, and a missing one is empty.
  public func read(_ named: [String], andAllUnder subfolder: String) throws(StoreError) -> [String: [UInt8]] {
    try asOneState { (pending) throws(StoreError) in
      var names: Set<String> = []
      for name in try namesInstalled(under: subfolder) { names.insert(subfolder + "/" + name) }
      for entry in pending?.entries ?? [] where Disk.parent(of: entry.name) == subfolder {
        names.insert(entry.name)
      }
      names = names.filter { !$0.dropFirst(subfolder.count + 1).hasPrefix(".") }
      var contents: [String: [UInt8]] = [:]
      for name in names.union(named) {
        if let bytes = try current(name, pending) { contents[name] = bytes }
      }
      return contents
    }
  }

  private func namesInstalled(under subfolder: String) throws(StoreError) -> [String] {
    let folder = installed(subfolder)
    guard Files.exists(folder) else { return [] }
    return try Files.list(folder).filter { !Files.isFolder(folder + "/" + $0) }
  }

  // MARK: Where things are

  static let controlName = ".hound"
  /// What the store keeps for itself under `.hound/`; other names there are free for the book.
  static let ownNames: Set<String> = ["lock", "commit", "staging", "history"]

  var control: String { path + "/" + Self.controlName }
  var lockFile: String { control + "/lock" }
  /// The switch: while it stands, the batch it lists is the state of the book.
  var commit: String { control + "/commit" }
  var staging: String { control + "/staging" }
  var history: String { control + "/history" }

  func installed(_ name: String) -> String { path + "/" + name }
  func staged(_ name: String, _ batch: String) -> String { "\(staging)/\(batch)/files/\(name)" }
  func stagedHistory(_ batch: String) -> String { "\(staging)/\(batch)/history" }
  /// What the history is to keep of a file: what the batch wrote, and what it found.
  func stagedNow(_ name: String, _ batch: String) -> String { "\(stagedHistory(batch))/now/\(name)" }
  func stagedBefore(_ name: String, _ batch: String) -> String { "\(stagedHistory(batch))/files/\(name)" }

  // MARK: One state

  /// What tells two states of a book apart: the switch, and the newest batch in the history.
  private struct Moment: Equatable {
    let commit: [UInt8]?
    let newest: Int
  }

  private func moment() throws(StoreError) -> Moment {
    let commit = try Files.readIfThere(self.commit)
    return Moment(commit: commit, newest: try batchNumbers().last ?? 0)
  }

  private static let attempts = 500

  /// Runs `body` again until no change came between its beginning and its end.
  func asOneState<Value>(
    _ body: (_ pending: Batch?) throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    if Files.exists(path), !isThere {
      throw StoreError(
        code: .notReadable, path: path, detail: "this is a file, and a book is a folder; name the folder")
    }
    for _ in 0..<Self.attempts {
      let before = try moment()
      let outcome = Result { () throws(StoreError) in
        var pending: Batch?
        if let bytes = before.commit { pending = try Batch(manifest: bytes, path: commit) }
        return try body(pending)
      }
      if try moment() == before { return try outcome.get() }
      SystemCalls.pause(milliseconds: 10)
    }
    throw StoreError(
      code: .locked, path: path, detail: "the book kept changing while it was read; try again in a moment")
  }

  /// One file as the book has it: from where it waits, when a change cut off after its switch lists it.
  func current(_ name: String, _ pending: Batch?) throws(StoreError) -> [UInt8]? {
    guard let pending, let entry = pending.entries.first(where: { $0.name == name }) else {
      return try Files.readIfThere(installed(name))
    }
    guard let after = entry.after else { return nil }
    if let bytes = try Files.readIfThere(staged(name, pending.id)) { return bytes }
    let bytes = try Files.readIfThere(installed(name))
    guard let bytes, SHA256.hex(bytes) == after else { throw lost(entry, pending) }
    return bytes
  }

  /// A file that a recorded change wrote and that stands nowhere.
  func lost(_ entry: Batch.Entry, _ batch: Batch) -> StoreError {
    StoreError(
      code: .damaged, path: installed(entry.name),
      detail:
        "change \(batch.id) was cut off and what it wrote here is gone; put this file right, then erase \(commit)"
    )
  }
}
