#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The only place that speaks to the operating system. Interrupted calls are made again; every failure becomes a
/// `StoreError` with the way out.
enum SystemCalls {
  enum Kind: Sendable { case missing, file, folder, link, other }

  /// What stands at a path. A link is what it leads to, unless `following` is off.
  static func kind(of path: String, following: Bool = true) -> Kind {
    var status = stat()
    guard (following ? stat(path, &status) : lstat(path, &status)) == 0 else { return .missing }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// The permission bits of what stands at a path, and the number of the disk it stands on.
  static func attributes(of path: String) -> (permissions: UInt32, disk: UInt64)? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return (UInt32(status.st_mode & 0o777), UInt64(truncatingIfNeeded: status.st_dev))
  }

  /// Whether two paths lead to one file, by whatever names; false where either leads nowhere.
  static func isSame(_ left: String, _ right: String) -> Bool {
    var (one, other) = (stat(), stat())
    guard stat(left, &one) == 0, stat(right, &other) == 0 else { return false }
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino
  }

  /// How long a file is and when it was last written; nil where there is none.
  static func stamp(of path: String) -> FileStamp? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return FileStamp(size: Int(status.st_size), seconds: Int(time.tv_sec), nanosecond: Int(time.tv_nsec))
  }

  /// Where a path leads once every link in it is followed.
  static func resolved(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }

  static var processNumber: Int { Int(getpid()) }

  static func pause(milliseconds: Int) { usleep(UInt32(milliseconds) * 1000) }

  // MARK: Reading

  static func contents(of path: String) throws(StoreError) -> [UInt8] {
    let descriptor = try openedForReading(path)
    defer { close(descriptor) }
    var status = stat()
    var contents: [UInt8] = []
    if fstat(descriptor, &status) == 0 { contents.reserveCapacity(Int(status.st_size)) }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count == 0 { return contents }
      if count > 0 {
        contents.append(contentsOf: chunk[..<count])
      } else if errno != EINTR {
        throw failure(errno, path, .reading)
      }
    }
  }

  /// Up to `count` more bytes of an open file; none at its end.
  static func portion(_ descriptor: Int32, _ count: Int, of path: String) throws(StoreError) -> [UInt8] {
    var chunk = [UInt8](repeating: 0, count: count)
    while true {
      let taken = read(descriptor, &chunk, count)
      if taken >= 0 {
        chunk.removeLast(count - taken)
        return chunk
      }
      if errno != EINTR { throw failure(errno, path, .reading) }
    }
  }

  /// Opens a file for reading; a folder is refused.
  static func openedForReading(_ path: String) throws(StoreError) -> Int32 {
    let descriptor = try opened(path, O_RDONLY, .reading)
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      close(descriptor)
      throw failure(EISDIR, path, .reading)
    }
    return descriptor
  }

  /// The names in a folder, in no order, without `.` and `..`.
  static func names(in folder: String) throws(StoreError) -> [String] {
    guard let stream = opendir(folder) else { throw failure(errno, folder, .reading) }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { raw in
        String(validating: raw.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let name else {
        throw StoreError(
          code: .notReadable, path: folder, detail: "a file name in it is not UTF-8; rename that file")
      }
      if name != ".", name != ".." { names.append(name) }
    }
    if errno != 0 { throw failure(errno, folder, .reading) }
    return names
  }

  // MARK: Writing

  /// Makes or empties a file, then hands its open descriptor to `body`.
  static func withFile(
    _ path: String, permissions: UInt32?, _ body: (Int32) throws(StoreError) -> Void
  ) throws(StoreError) {
    let descriptor = try openedForWriting(path, permissions: permissions)
    defer { close(descriptor) }
    try body(descriptor)
  }

  static func makeOneFolder(_ path: String, mode: UInt32 = 0o777) throws(StoreError) {
    if mkdir(path, mode_t(mode)) == 0 { return }
    let number = errno
    if kind(of: path) != .folder { throw failure(number, path, .writing) }
  }

  /// Makes or empties a file.
  static func openedForWriting(_ path: String, permissions: UInt32?) throws(StoreError) -> Int32 {
    // A new file of given permissions never stands open to others, not even for a moment.
    let descriptor = try opened(path, O_WRONLY | O_CREAT | O_TRUNC, .writing, mode: permissions ?? 0o666)
    if let permissions, fchmod(descriptor, mode_t(permissions)) != 0 {
      let number = errno
      close(descriptor)
      throw failure(number, path, .writing)
    }
    return descriptor
  }

  static func put(_ bytes: [UInt8], into descriptor: Int32, _ path: String) throws(StoreError) {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { raw in
        write(descriptor, UnsafeRawBufferPointer(rebasing: raw[start...]).baseAddress, raw.count - start)
      }
      if count >= 0 {
        start += count
      } else if errno != EINTR {
        throw failure(errno, path, .writing)
      }
    }
  }

  static func flush(_ descriptor: Int32, _ path: String) throws(StoreError) {
    while fsync(descriptor) != 0 {
      // Pipes, terminals and some network disks have nothing to flush.
      if errno == EINVAL || errno == ENOTSUP || errno == EROFS { return }
      if errno != EINTR { throw failure(errno, path, .writing) }
    }
  }

  static func flushFolder(_ path: String) throws(StoreError) {
    let descriptor = try opened(path, O_RDONLY, .writing)
    defer { close(descriptor) }
    try flush(descriptor, path)
  }

  static func move(_ path: String, to target: String) throws(StoreError) {
    if rename(path, target) != 0 { throw failure(errno, target, .writing) }
  }

  static func eraseFile(_ path: String) throws(StoreError) {
    if unlink(path) == 0 { return }
    let number = errno
    throw failure(kind(of: path, following: false) == .folder ? EISDIR : number, path, .writing)
  }

  /// Erases what was never put in place; where even that fails nobody is left to tell.
  static func eraseQuietly(_ path: String) { unlink(path) }

  /// A file to read and write that has no name any more.
  static func openedScratch(in folder: String) throws(StoreError) -> Int32 {
    var template = Array("\(folder)/hound-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw failure(errno, folder, .writing) }
    unlink(template)
    return descriptor
  }

  /// The bytes of an open file from a place on, fewer where it ends before.
  static func portion(
    _ descriptor: Int32, from start: Int, _ count: Int, of path: String
  ) throws(StoreError) -> [UInt8] {
    var chunk = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let taken = chunk.withUnsafeMutableBytes { raw in
        pread(descriptor, raw.baseAddress.map { $0 + filled }, count - filled, off_t(start + filled))
      }
      if taken == 0 { break }
      if taken > 0 {
        filled += taken
      } else if errno != EINTR {
        throw failure(errno, path, .reading)
      }
    }
    chunk.removeLast(count - filled)
    return chunk
  }

  static func eraseEmptyFolder(_ path: String) throws(StoreError) {
    if rmdir(path) != 0 { throw failure(errno, path, .writing) }
  }

  // MARK: Locking

  static func openedLock(_ path: String) throws(StoreError) -> Int32 {
    try opened(path, O_RDWR | O_CREAT, .writing, mode: 0o600)
  }

  /// False when another descriptor holds the lock.
  static func tryLock(_ descriptor: Int32, _ path: String) throws(StoreError) -> Bool {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK { return false }
      if errno != EINTR { throw failure(errno, path, .writing) }
    }
    return true
  }

  static func replaceText(_ descriptor: Int32, _ bytes: [UInt8], _ path: String) throws(StoreError) {
    if ftruncate(descriptor, 0) != 0 { throw failure(errno, path, .writing) }
    if lseek(descriptor, 0, SEEK_SET) < 0 { throw failure(errno, path, .writing) }
    try put(bytes, into: descriptor, path)
  }

  static func closeFile(_ descriptor: Int32) { close(descriptor) }

  // MARK: Opening

  private static func opened(
    _ path: String, _ flags: Int32, _ purpose: Purpose, mode: UInt32 = 0o666
  ) throws(StoreError) -> Int32 {
    while true {
      let descriptor = open(path, flags | O_CLOEXEC, mode_t(mode))
      if descriptor >= 0 { return descriptor }
      if errno != EINTR { throw failure(errno, path, purpose) }
    }
  }
}
