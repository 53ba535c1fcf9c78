extension LogFile {
  /// How many lines files have that others have not, before they are replaced.
  public struct Changes: Sendable {
    private var came = 0
    private var gone = 0

    public init() {}

    /// Lines are told apart by their bytes, doubled ones counted.
    public mutating func add(from old: LogFile, to new: LogFile) {
      var left: [ArraySlice<UInt8>: Int] = [:]
      for line in old.lines { left[line.content, default: 0] += 1 }
      for line in new.lines {
        if let count = left[line.content], count > 0 {
          left[line.content] = count - 1
        } else {
          came += 1
        }
      }
      gone += left.values.reduce(0, +)
    }

    /// `; 2 lines came, 1 went`, or nothing.
    public var text: String {
      came + gone == 0 ? "" : "; \(came) \(came == 1 ? "line" : "lines") came, \(gone) went"
    }
  }
}
