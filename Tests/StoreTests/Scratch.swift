import Testing

@testable import Store

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A new empty folder for one test, erased afterwards.
func withScratch(_ body: (String) throws -> Void) throws {
  var template = Array("/tmp/hound-store-XXXXXX".utf8CString)
  guard mkdtemp(&template) != nil else { throw StoreError(code: .io, path: "/tmp", detail: "no scratch") }
  let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  defer { do { try Disk().eraseTree(path) } catch { print("left \(path): \(error)") } }
  try body(path)
}

/// Another holder of a lock file, on a descriptor of its own.
func withLockHeld(on path: String, _ body: () throws -> Void) throws {
  let descriptor = open(path, O_RDWR | O_CREAT, 0o644)
  defer { close(descriptor) }
  guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
    throw StoreError(code: .io, path: path, detail: "no lock")
  }
  try body()
}

func setPermissions(_ permissions: UInt32, of path: String) { chmod(path, mode_t(permissions)) }

func makeLink(_ path: String, to target: String) { symlink(target, path) }

/// Permissions bind nobody who runs as root.
var isRoot: Bool { geteuid() == 0 }

func utf8(_ text: String) -> [UInt8] { Array(text.utf8) }

/// Everything in a folder, hidden control folder excepted.
func tree(_ folder: String, _ prefix: String = "") throws -> [String: [UInt8]] {
  var found: [String: [UInt8]] = [:]
  for name in try Files.list(folder) where prefix + name != Folder.controlName {
    let path = folder + "/" + name
    if Files.isFolder(path) {
      found.merge(try tree(path, prefix + name + "/")) { $1 }
    } else {
      found[prefix + name] = try Files.read(path)
    }
  }
  return found
}

extension Folder {
  /// A change with nobody waiting and all history kept.
  func apply(_ files: [String: String?], keepBatches: Int = 100, _ disk: Disk = Disk()) throws(StoreError)
    -> String
  {
    try change(
      label: "test", holder: "tester", timeoutSeconds: 0, keepBatches: keepBatches,
      files.sorted { $0.key < $1.key }.map { FileChange(name: $0.key, bytes: $0.value.map { utf8($0) }) },
      disk)
  }
}

/// The error a body throws, or nothing.
func caught(_ body: () throws -> Void) -> StoreError? {
  do {
    try body()
    return nil
  } catch {
    return error as? StoreError
  }
}

/// Compares the code alone.
func expectCode(
  _ code: StoreError.Code, sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
) {
  #expect(caught(body)?.code == code, sourceLocation: sourceLocation)
}
