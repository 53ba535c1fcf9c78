/// The right to change a book, held over reading, deciding and writing, so that nobody else's change comes between.
///
/// It ends with the value that holds it, and with the process at the latest.
public final class FolderHold: Sendable {
  /// What an earlier change that was cut off came to when this hold began.
  public let recovery: Recovery?
  private let lock: FolderLock

  init(_ lock: FolderLock, _ recovery: Recovery?) {
    self.lock = lock
    self.recovery = recovery
  }

  deinit { lock.release() }
}

/// What became of a change that was cut off.
public enum Recovery: Sendable, Equatable {
  /// It had passed its switch and was carried to its end.
  case finished(Batch)
  /// It had not, and what was prepared of it was taken away.
  case discarded
}

extension Folder {
  /// Waits up to `timeoutSeconds` for whoever holds the book, then throws `locked` with their name. What an
  /// interrupted change left is finished or taken away first. Makes the folder where there is none.
  public func hold(holder: String, timeoutSeconds: Int) throws(StoreError) -> FolderHold {
    try hold(holder: holder, timeoutSeconds: timeoutSeconds, Disk())
  }

  func hold(holder: String, timeoutSeconds: Int, _ disk: Disk) throws(StoreError) -> FolderHold {
    try disk.makeFolder(control)
    let lock = try FolderLock.taken(lockFile, holder: holder, timeoutSeconds: timeoutSeconds)
    do throws(StoreError) {
      return FolderHold(lock, try recover(disk))
    } catch {
      lock.release()
      throw error
    }
  }

  /// Finishes or takes away what an interrupted change left, where nobody is at work and the disk allows it; what
  /// became of it. Never waits: a reader that comes while another writes has nothing to do here.
  public func tidy(holder: String) throws(StoreError) -> Recovery? {
    guard Files.exists(commit) || Files.exists(staging) else { return nil }
    do throws(StoreError) {
      return try hold(holder: holder, timeoutSeconds: 0).recovery
    } catch {
      switch error.code {
      // What is damaged is named by the reading itself.
      case .locked, .notWritable, .diskFull, .damaged: return nil
      default: throw error
      }
    }
  }
}

extension Folder {
  /// What an interrupted change, or one that is being made this moment, has left, in words; empty in a book at rest.
  public func interrupted() throws(StoreError) -> [String] {
    if let bytes = try Files.readIfThere(commit) {
      let batch = try Batch(manifest: bytes, path: commit)
      return [
        "Change \(batch.id) (\(batch.label)) counts, and waits to be carried to its end by the next command"
      ]
    }
    guard Files.exists(staging) else { return [] }
    let known = try batchNumbers()
    return try Files.list(staging).compactMap(Batch.number(of:)).filter { !known.contains($0) }
      .map { "Change \(Batch.id(of: $0)) was begun and does not count; the next command takes it away" }
  }
}
