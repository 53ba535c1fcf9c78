/// Single files and folders, outside any book. Paths are as the system takes them: absolute, or from where the
/// program was started.
public enum Files {
  /// The whole file. Also a pipe or `/dev/stdin`, read to its end; a folder is refused.
  public static func read(_ path: String) throws(StoreError) -> [UInt8] {
    try SystemCalls.contents(of: path)
  }

  /// Whether anything stands there; a link to nothing does not count.
  public static func exists(_ path: String) -> Bool { SystemCalls.kind(of: path) != .missing }

  /// Whether a file stands there that can be read again and again, unlike a pipe.
  public static func isFile(_ path: String) -> Bool { SystemCalls.kind(of: path) == .file }

  /// Whether two paths lead to one and the same file, by links too.
  public static func isSame(_ left: String, _ right: String) -> Bool { SystemCalls.isSame(left, right) }

  /// The last part of a path; the path itself where it has none.
  public static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The folder that a path leads into; `.` where it names none.
  public static func folder(of path: String) -> String { Disk.parent(of: path) }

  /// Whether a path leads into a folder, however deep and by links too; what is to stand there need not be there yet.
  public static func isInside(_ path: String, _ folder: String) -> Bool {
    var parent = Disk.parent(of: path)
    while !isSame(parent, folder) {
      let above = Disk.parent(of: parent)
      guard above != parent else { return false }
      parent = above
    }
    return true
  }

  public static func isFolder(_ path: String) -> Bool { SystemCalls.kind(of: path) == .folder }

  /// The names in a folder, sorted by their UTF-8 bytes, hidden ones too, without `.` and `..`.
  public static func list(_ folder: String) throws(StoreError) -> [String] {
    try SystemCalls.names(in: folder).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// With all its parents. Nothing happens when the folder stands.
  /// - Parameter isPrivate: whether folders that are made are closed to everybody else.
  public static func makeFolder(_ path: String, isPrivate: Bool = false) throws(StoreError) {
    try Disk(folderMode: isPrivate ? Disk.privateFolder : 0o777).makeFolder(path)
  }

  /// A reader of `path` sees the old bytes or the new ones, whole, even after a power cut. The permissions of a
  /// file that is replaced stay, and a link keeps leading where it led. Pipes and devices, which cannot be
  /// replaced, are written straight into.
  /// - Parameter isPrivate: whether a new file is closed to everybody else.
  public static func writeAtomically(
    _ bytes: [UInt8], to path: String, isPrivate: Bool = false
  ) throws(StoreError) {
    try writeAtomically(bytes, to: path, disk: Disk(), mode: isPrivate ? Disk.privateFile : nil)
  }

  /// Asked before anything else is done: that no folder stands where a file is to be written.
  /// - Throws: what `writeAtomically` would throw of that folder.
  public static func requirePlace(for path: String) throws(StoreError) { _ = try places(path) }

  static func writeAtomically(
    _ bytes: [UInt8], to path: String, disk: Disk, mode: UInt32? = nil
  ) throws(StoreError) {
    guard let (target, beside) = try places(path) else { return try disk.write(bytes, to: path) }
    do {
      try disk.write(bytes, to: beside, permissions: SystemCalls.attributes(of: target)?.permissions ?? mode)
      try disk.rename(beside, to: target)
    } catch {
      if disk.crash.cleansUp, SystemCalls.kind(of: beside) == .file { try Disk().erase(beside) }
      throw StoreError(code: error.code, path: path, detail: error.detail)
    }
    try disk.flushFolder(Disk.parent(of: target))
  }

  /// The file that a path leads to in the end, and where its new bytes stand before they take its place; nil for a
  /// pipe or a device, which cannot be replaced.
  static func places(_ path: String) throws(StoreError) -> (target: String, beside: String)? {
    switch SystemCalls.kind(of: path) {
    case .folder:
      throw StoreError(
        code: .isFolder, path: path, detail: "this is a folder where a file is needed; name a file in it")
    case .other:
      return nil
    case .missing, .file, .link:
      break
    }
    let isLink = SystemCalls.kind(of: path, following: false) == .link
    let target = isLink ? SystemCalls.resolved(path) ?? path : path
    let name = Files.name(of: target)
    return (target, "\(Disk.parent(of: target))/.\(name).\(SystemCalls.processNumber).new")
  }

  /// One file; a folder is refused, and a file that is not there is an error.
  public static func remove(_ path: String) throws(StoreError) {
    try SystemCalls.eraseFile(path)
  }

  /// The file, or nothing where there is none.
  static func readIfThere(_ path: String) throws(StoreError) -> [UInt8]? {
    do {
      return try read(path)
    } catch  where error.code == .missing {
      return nil
    }
  }
}
