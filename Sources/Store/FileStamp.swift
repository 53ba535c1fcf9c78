/// By which a file that was written since is told from one that was not, without reading it.
public struct FileStamp: Hashable, Sendable {
  public let size: Int
  /// Since 1970, when it was last written, as the disk has it.
  public let seconds: Int
  public let nanosecond: Int

  public init(size: Int, seconds: Int, nanosecond: Int) {
    self.size = size
    self.seconds = seconds
    self.nanosecond = nanosecond
  }
}

extension Files {
  /// Nil where no file stands.
  public static func stamp(_ path: String) -> FileStamp? { SystemCalls.stamp(of: path) }
}
