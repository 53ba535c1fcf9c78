/// A file written piece by piece, for what need not be in memory as a whole; it takes its place when all is there.
///
/// Until then, and when it is given up, whatever stood at the path stands there unchanged. A pipe or a device, which
/// cannot be replaced, is written straight into.
public struct FileReplacement: ~Copyable {
  private let path: String
  private let target: String
  /// Where the pieces go; nil for a pipe or a device.
  private let beside: String?
  private let descriptor: Int32
  private var isInPlace = false

  public init(_ path: String) throws(StoreError) {
    let places = try Files.places(path)
    let permissions = places.flatMap { SystemCalls.attributes(of: $0.target)?.permissions }
    let opened: Int32
    do throws(StoreError) {
      opened = try SystemCalls.openedForWriting(places?.beside ?? path, permissions: permissions)
    } catch {
      throw StoreError(code: error.code, path: path, detail: error.detail)
    }
    self.path = path
    target = places?.target ?? path
    beside = places?.beside
    descriptor = opened
  }

  deinit {
    SystemCalls.closeFile(descriptor)
    if !isInPlace, let beside { SystemCalls.eraseQuietly(beside) }
  }

  public func add(_ bytes: [UInt8]) throws(StoreError) {
    try SystemCalls.put(bytes, into: descriptor, path)
  }

  /// Puts the file in its place, whole, even if the power is cut right after.
  public mutating func finish() throws(StoreError) {
    try SystemCalls.flush(descriptor, path)
    guard let beside else { return }
    try SystemCalls.move(beside, to: target)
    isInPlace = true
    try SystemCalls.flushFolder(Disk.parent(of: target))
  }
}
