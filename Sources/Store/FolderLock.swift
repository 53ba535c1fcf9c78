/// The right to change a book: one process at a time, given back by the system when the process ends.
struct FolderLock: Sendable {
  private let descriptor: Int32
  private let path: String

  private static let pauseMilliseconds = 10

  /// Waits up to `timeoutSeconds`, looking again every 10 ms, then throws `locked` naming who holds it. The file at
  /// `path` is made when it is not there and is never erased: two processes must not lock two different files.
  static func taken(
    _ path: String, holder: String, timeoutSeconds: Int,
    pause: (_ milliseconds: Int) -> Void = SystemCalls.pause(milliseconds:)
  ) throws(StoreError) -> FolderLock {
    let descriptor = try SystemCalls.openedLock(path)
    do throws(StoreError) {
      var looksLeft = max(0, timeoutSeconds) * 1000 / pauseMilliseconds
      while try !SystemCalls.tryLock(descriptor, path) {
        if looksLeft == 0 { throw try refusal(path) }
        looksLeft -= 1
        pause(pauseMilliseconds)
      }
      let text = "\(holder), process \(SystemCalls.processNumber)\n"
      try SystemCalls.replaceText(descriptor, Array(text.utf8), path)
    } catch {
      SystemCalls.closeFile(descriptor)
      throw error
    }
    return FolderLock(descriptor: descriptor, path: path)
  }

  /// Closing the descriptor gives the lock back. The holder's text stays: it only counts while the lock is held.
  func release() { SystemCalls.closeFile(descriptor) }

  private static func refusal(_ path: String) throws(StoreError) -> StoreError {
    let text = String(decoding: try Files.read(path).filter { $0 >= 0x20 && $0 != 0x7F }, as: UTF8.self)
    let who = text.isEmpty ? "another program" : text
    return StoreError(
      code: .locked, path: path, detail: "\(who) is changing this book; let it finish, then try again")
  }
}
