import Tabular

/// The registry's records as the app's own list.
public enum LegacyFile {
  /// JSON, every record as it was, in its order, keys in theirs.
  public static func bytes(_ file: VisitFile) -> [UInt8] {
    var bytes: [UInt8] = Array("[".utf8)
    for number in 1..<max(1, file.records.count + 1) {
      bytes += (number == 1 ? "\n " : ",\n ").utf8
      bytes += file.records[record: number].encoded(.indented(1)).flatMap { byte in
        byte == UInt8(ascii: "\n") ? [byte, UInt8(ascii: " ")] : [byte]
      }
    }
    return bytes + Array("\n]\n".utf8)
  }
}
