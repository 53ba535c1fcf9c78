/// What one file of a book is to become.
public struct FileChange: Sendable, Equatable {
  /// Below the book's folder, with `/` between subfolders: `clients.csv`, `exports/ledger.csv`.
  public let name: String
  /// The whole new file; nothing takes the file away.
  public let bytes: [UInt8]?
  /// Whether the old bytes are worth keeping; not for what can be made again, such as exports.
  public let keepsHistory: Bool
  /// Whether the history is to know the file even where it stands so already: a hand had changed it before.
  public let isRecorded: Bool

  public init(name: String, bytes: [UInt8]?, keepsHistory: Bool = true, isRecorded: Bool = false) {
    self.name = name
    self.bytes = bytes
    self.keepsHistory = keepsHistory
    self.isRecorded = isRecorded
  }

  /// Whether a book can hold a file of this name: relative, no empty part, no `.` or `..`, nothing unprintable,
  /// and none of the places under `.hound/` that the store keeps for itself.
  static func isAllowed(_ name: String) -> Bool {
    if name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return false }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) { return false }
    // Disks of a Mac do not tell upper from lower case.
    guard parts[0].lowercased() == Folder.controlName else { return true }
    return parts.count > 1 && !Folder.ownNames.contains(parts[1].lowercased())
  }
}
