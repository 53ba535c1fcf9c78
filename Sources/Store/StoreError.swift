/// Why a file or a book could not be read or written.
public struct StoreError: Error, Sendable, Equatable, CustomStringConvertible {
  public enum Code: String, Sendable, CaseIterable {
    case missing = "missing-file"
    case isFolder = "is-a-folder"
    case notReadable = "not-readable"
    case notWritable = "not-writable"
    case diskFull = "disk-full"
    case locked = "book-locked"
    case openElsewhere = "open-elsewhere"
    case changedMeanwhile = "changed-meanwhile"
    case damaged = "store-damaged"
    case io = "read-write-failed"
  }

  public let code: Code
  /// As the caller wrote it, or made from what the caller wrote.
  public let path: String
  /// One sentence without a closing full stop: what is wrong, then what to do.
  public let detail: String

  public init(code: Code, path: String, detail: String) {
    self.code = code
    self.path = path
    self.detail = detail
  }

  public var description: String { "\(path): error[\(code.rawValue)]: \(detail)" }

  /// The same error with more to say after the way out.
  func adding(_ sentence: String) -> StoreError {
    StoreError(code: code, path: path, detail: detail + "; " + sentence)
  }
}
