/// What the shell is told when the program ends.
public enum ExitStatus: Int32, Sendable, CaseIterable {
  /// The request was carried out; warnings and open questions may have been listed.
  case done = 0
  /// Something was refused or left out, or a check found something.
  case refused = 1
  /// The request was not understood; nothing was read or written.
  case usage = 2
  /// A file could not be read or written, or is not such a file.
  case unreadable = 3
}
