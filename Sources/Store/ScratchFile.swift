/// Bytes set aside on the disk while something is worked out that need not be in memory as a whole.
///
/// The file loses its name as soon as it is made: nobody else sees it, and it is gone when this value is, also after
/// a crash.
public struct ScratchFile: ~Copyable {
  private let folder: String
  private let descriptor: Int32
  /// How many bytes were set aside.
  public private(set) var count = 0

  /// - Parameter folder: where there is room; `TMPDIR` or `/tmp`.
  public init(in folder: String) throws(StoreError) {
    self.folder = folder
    descriptor = try SystemCalls.openedScratch(in: folder)
  }

  deinit { SystemCalls.closeFile(descriptor) }

  public mutating func add(_ bytes: [UInt8]) throws(StoreError) {
    try SystemCalls.put(bytes, into: descriptor, folder)
    count += bytes.count
  }

  /// At most `count` bytes from a place on.
  public func bytes(from start: Int, _ count: Int) throws(StoreError) -> [UInt8] {
    try SystemCalls.portion(descriptor, from: start, count, of: folder)
  }
}
