/// A line that is not blank.
public struct LogLine: Sendable {
  /// 1 for the first of the file, blank ones counted.
  public let number: Int
  /// Without its end.
  public let content: ArraySlice<UInt8>
  /// Its end, and the blank lines up to the next one.
  public var tail: ArraySlice<UInt8>

  public init(number: Int, content: ArraySlice<UInt8>, tail: ArraySlice<UInt8>) {
    self.number = number
    self.content = content
    self.tail = tail
  }
}
