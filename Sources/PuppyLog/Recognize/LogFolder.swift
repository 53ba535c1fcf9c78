public import Store

/// A puppy's folder: its log in `data/` or beside it, and its profile.
public struct LogFolder: Sendable {
  /// As the system takes it.
  public let path: String
  /// Where the files of the log stand.
  public let dataPath: String
  public let files: [LogFile]
  /// Nil where there is none.
  public let profileBytes: [UInt8]?

  public static let profileName = "profile.json"

  /// A folder without a log and without a profile is no puppy's: `files` is empty and `profileBytes` nil then.
  public init(_ path: String) throws(StoreError) {
    self.path = path
    let data = path + "/data"
    let inside = Files.isFolder(data) ? try Self.logNames(data) : []
    // Where `data/` holds no log, the files beside it are it.
    let beside = inside.isEmpty ? try Self.logNames(path) : []
    dataPath = beside.isEmpty ? data : path
    var files: [LogFile] = []
    for name in inside { files.append(LogFile(name: name, bytes: try Files.read("\(data)/\(name)"))) }
    for name in beside { files.append(LogFile(name: name, bytes: try Files.read("\(path)/\(name)"))) }
    self.files = files
    let profile = "\(path)/\(Self.profileName)"
    profileBytes = Files.exists(profile) ? try Files.read(profile) : nil
  }

  /// By their bytes.
  private static func logNames(_ folder: String) throws(StoreError) -> [String] {
    try Files.list(folder).filter { $0.hasSuffix(".jsonl") && !$0.hasPrefix(".") }
  }
}
