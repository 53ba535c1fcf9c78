import Dispatch
import Synchronization

/// Files that go to the disk and are digested before the change they belong to is made, while others of it are still
/// being worked out.
///
/// They count only once a change takes them up, and what none does is taken away again.
public final class FilesAhead: Sendable {
  private struct State {
    /// As they were written.
    var files: [String: FileChange] = [:]
    var digests: [String: String] = [:]
    /// The folders that have to be flushed before the files count.
    var folders: Set<String> = []
    var failure: StoreError?
    var isTakenUp = false
  }

  /// What the queues have of the value: they do not keep it, so that it ends with whoever holds it.
  private final class Progress: Sendable {
    let state = Mutex(State())
  }

  let hold: FolderHold
  private let folder: Folder
  private let batch: String
  private let progress = Progress()
  /// One file after the other, each being digested meanwhile, as many at once as there are cores.
  private let writing = DispatchQueue(label: "files ahead: writing")
  private let digesting = DispatchQueue(label: "files ahead: digesting", attributes: .concurrent)

  /// - Parameter hold: the right to change the folder, kept as long as the value is.
  init(_ folder: Folder, _ hold: FolderHold) throws(StoreError) {
    self.folder = folder
    self.hold = hold
    batch = try folder.nextID()
  }

  deinit {
    guard !progress.state.withLock({ $0.isTakenUp }) else { return }
    wait()
    folder.dropStaging()
  }

  /// Returns at once; what goes wrong is thrown by the change. One that stands as asked already, or is to be taken away, is
  /// left to the change.
  public func write(_ file: FileChange) {
    guard let bytes = file.bytes, FileChange.isAllowed(file.name) else { return }
    writing.async { [folder, batch, progress, digesting] in
      guard progress.state.withLock({ $0.failure == nil }) else { return }
      do throws(StoreError) {
        let standing = try Files.readIfThere(folder.installed(file.name))
        guard standing != bytes else { return }
        digesting.async {
          let digest = SHA256.hex(bytes)
          progress.state.withLock { $0.digests[file.name] = digest }
        }
        var folders: Set<String> = []
        try folder.stage(file, over: standing, batch, &folders, Disk())
        progress.state.withLock { state in
          state.files[file.name] = file
          state.folders.formUnion(folders)
        }
      } catch {
        progress.state.withLock { $0.failure = $0.failure ?? error }
      }
    }
  }

  /// Waits until all of them are written and digested, and takes away what is not among the files of the change.
  /// - Returns: the digests of those that need not be written any more, and the folders that have to be flushed.
  func takeUp(
    _ files: [FileChange], _ disk: Disk
  ) throws(StoreError) -> (digests: [String: String], folders: Set<String>) {
    wait()
    let state = progress.state.withLock { state in
      state.isTakenUp = true
      return state
    }
    if let failure = state.failure { throw failure }
    let wanted = Dictionary(files.map { ($0.name, $0) }) { first, _ in first }
    for name in state.files.keys.sorted() where wanted[name] == nil { try folder.unstage(name, batch, disk) }
    let digests = state.digests.filter { wanted[$0.key] != nil && wanted[$0.key] == state.files[$0.key] }
    return (digests, state.folders)
  }

  /// Until all of them are written and digested.
  private func wait() {
    writing.sync {}
    digesting.sync(flags: .barrier) {}
  }
}

extension Folder {
  /// Lets files of a change go to the disk before it is made.
  public func writingAhead(_ hold: FolderHold) throws(StoreError) -> FilesAhead {
    try FilesAhead(self, hold)
  }

  /// Takes away what was prepared for a change that is not made; where that fails the next change does it.
  fileprivate func dropStaging() {
    do { try Disk().eraseTree(staging) } catch {}
  }
}
