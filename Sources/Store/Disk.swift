/// A place where a test may stop a change: called before every step that alters the disk.
struct CrashPoint: Sendable {
  /// A power cut leaves what stands; a failed write lets the change clean up behind itself.
  let cleansUp: Bool
  /// The step and the path it is about to touch; whatever it throws ends the change there.
  let reach: @Sendable (_ step: Step, _ path: String) throws(StoreError) -> Void

  enum Step: String, Sendable { case makeFolder, create, write, flush, rename, eraseFile, eraseFolder }

  static let none = CrashPoint(cleansUp: true) { (_, _) throws(StoreError) in }
}

/// Every alteration of the disk goes through here, one step at a time.
struct Disk: Sendable {
  let crash: CrashPoint
  /// Of the folders it makes.
  let folderMode: UInt32

  /// What a book's folders and files are made with: they hold names, phones and addresses.
  static let privateFolder: UInt32 = 0o700
  static let privateFile: UInt32 = 0o600

  init(_ crash: CrashPoint = .none, folderMode: UInt32 = Disk.privateFolder) {
    self.crash = crash
    self.folderMode = folderMode
  }

  /// With parents. The folder around each new one is flushed, so that the new one outlives a power cut.
  func makeFolder(_ path: String) throws(StoreError) {
    var changed: Set<String> = []
    try makeFolder(path, changing: &changed)
    for folder in changed.sorted() { try flushFolder(folder) }
  }

  /// With parents. The folders that got a new one are put into `changed`: for the caller to flush.
  func makeFolder(_ path: String, changing changed: inout Set<String>) throws(StoreError) {
    if SystemCalls.kind(of: path) == .folder { return }
    let parent = Self.parent(of: path)
    if parent != path { try makeFolder(parent, changing: &changed) }
    try crash.reach(.makeFolder, path)
    try SystemCalls.makeOneFolder(path, mode: folderMode)
    changed.insert(parent)
  }

  /// Makes or overwrites a file and flushes its bytes, though not the folder it is in.
  func write(_ bytes: [UInt8], to path: String, permissions: UInt32? = nil) throws(StoreError) {
    try crash.reach(.create, path)
    try SystemCalls.withFile(path, permissions: permissions) { (descriptor) throws(StoreError) in
      try crash.reach(.write, path)
      try SystemCalls.put(bytes, into: descriptor, path)
      try crash.reach(.flush, path)
      try SystemCalls.flush(descriptor, path)
    }
  }

  func flushFolder(_ path: String) throws(StoreError) {
    try crash.reach(.flush, path)
    try SystemCalls.flushFolder(path)
  }

  func rename(_ path: String, to target: String) throws(StoreError) {
    try crash.reach(.rename, target)
    try SystemCalls.move(path, to: target)
  }

  /// Nothing to do when there is nothing.
  func erase(_ path: String) throws(StoreError) {
    if SystemCalls.kind(of: path, following: false) == .missing { return }
    try crash.reach(.eraseFile, path)
    try SystemCalls.eraseFile(path)
  }

  /// A folder with all in it; a link is erased, never followed.
  func eraseTree(_ path: String) throws(StoreError) {
    guard SystemCalls.kind(of: path, following: false) == .folder else { return try erase(path) }
    for name in try Files.list(path) { try eraseTree(path + "/" + name) }
    try crash.reach(.eraseFolder, path)
    try SystemCalls.eraseEmptyFolder(path)
  }

  /// The path up to its last `/`; `.` or `/` when nothing is left.
  static func parent(of path: String) -> String {
    var bytes = Array(path.utf8)
    let slash = UInt8(ascii: "/")
    while bytes.count > 1, bytes.last == slash { bytes.removeLast() }
    guard let cut = bytes.lastIndex(of: slash) else { return path == "." || path.isEmpty ? path : "." }
    bytes.removeSubrange(cut...)
    while bytes.last == slash { bytes.removeLast() }
    return bytes.isEmpty ? "/" : String(decoding: bytes, as: UTF8.self)
  }
}
