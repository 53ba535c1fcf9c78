/// A file or pipe read piece by piece, for what need not be in memory as a whole.
public struct FilePortions: ~Copyable {
  private let path: String
  private let descriptor: Int32

  /// A folder is refused.
  public init(_ path: String) throws(StoreError) {
    self.path = path
    descriptor = try SystemCalls.openedForReading(path)
  }

  deinit { SystemCalls.closeFile(descriptor) }

  /// The next bytes, at most `count`; none at the end.
  public func next(_ count: Int = 1 << 18) throws(StoreError) -> [UInt8] {
    try SystemCalls.portion(descriptor, count, of: path)
  }
}
