public import Diagnostics

import Tabular

/// What a log brings that another has not.
///
/// A day that stands already wins; when merging, its lines stay as they are and those it lacks come after them, told
/// apart byte for byte. Importing the same log again brings nothing.
public struct LogImport: Sendable {
  public enum Kind: String, Sendable { case new, merged, kept, same }

  public struct Day: Sendable {
    public let name: String
    public let kind: Kind
    /// How many lines it brings, and how many of its lines are left out.
    public let added: Int
    public let leftOut: Int
    /// The whole file as it is to be.
    public let bytes: [UInt8]
  }

  /// By name.
  public let days: [Day]
  /// Photos and videos that new lines name, as paths below the folder.
  public let media: [String]
  /// `media-path-refused`; nothing should be imported then.
  public let findings: [Diagnostic]

  public init(_ source: [LogFile], into target: [LogFile], merging: Bool) {
    let standing = Dictionary(target.map { ($0.name, $0) }) { first, _ in first }
    var days: [Day] = []
    var media: Set<String> = []
    var findings: [Diagnostic] = []
    for file in source {
      let brought: [LogLine]
      if let old = standing[file.name] {
        let known = Set(old.lines.map { Array($0.content) })
        let missing = file.lines.filter { !known.contains(Array($0.content)) }
        brought = merging ? missing : []
        let kind: Kind = missing.isEmpty ? .same : merging ? .merged : .kept
        days.append(
          Day(
            name: file.name, kind: kind, added: brought.count, leftOut: missing.count - brought.count,
            bytes: Self.joined(old.bytes, brought)))
      } else {
        brought = file.lines
        days.append(Day(name: file.name, kind: .new, added: brought.count, leftOut: 0, bytes: file.bytes))
      }
      for line in brought {
        for path in Self.pictures(line) {
          switch MediaPath(path) {
          case .inside(let name): media.insert(name)
          case .remote: break
          case .outside: findings.append(Self.refused(path, file, line))
          }
        }
      }
    }
    self.days = days
    self.media = media.sorted()
    self.findings = findings
  }

  public var added: Int { days.map(\.added).reduce(0, +) }

  private static func joined(_ bytes: [UInt8], _ lines: [LogLine]) -> [UInt8] {
    var bytes = bytes
    for line in lines {
      if let last = bytes.last, last != 0x0A { bytes.append(0x0A) }
      bytes += line.content + [0x0A]
    }
    return bytes
  }

  private static func pictures(_ line: LogLine) -> [String] {
    let tree = LogReader.object(line)
    return ["photo", "video", "poster"].compactMap { tree?[$0]?.text }.filter { !$0.isEmpty }
  }

  private static func refused(_ path: String, _ file: LogFile, _ line: LogLine) -> Diagnostic {
    Diagnostic(
      .error, .mediaPathRefused, at: file.location(line), "“\(path)” lies outside the log's own folder",
      hint: "write it as photos/NAME, or take it out; nothing was imported")
  }
}
