public import Diagnostics
import Tabular

/// One file of a puppy's log, byte for byte, cut into its lines.
public struct LogFile: Sendable {
  /// Without its folder: `2026-03-26.jsonl`.
  public let name: String
  /// Those that are not blank, in order.
  public let lines: [LogLine]
  /// What stands before the first of them; of a file without any, all of it.
  public let lead: [UInt8]

  public init(name: String, lines: [LogLine], lead: [UInt8] = []) {
    self.name = name
    self.lines = lines
    self.lead = lead
  }

  /// Lines end with LF; a CR before it belongs to the end, and so does every blank line that follows.
  public init(name: String, bytes: [UInt8]) {
    var lines: [LogLine] = []
    var lead: [UInt8] = []
    var start = 0
    var number = 1
    while start < bytes.count {
      let stop = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      var end = stop
      if end > start, bytes[end - 1] == 0x0A {
        end -= 1
        if end > start, bytes[end - 1] == 0x0D { end -= 1 }
      }
      let content = bytes[start..<end]
      if content.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) {
        if lines.isEmpty {
          lead += bytes[start..<stop]
        } else {
          // It goes on where the tail ends.
          lines[lines.count - 1].tail = bytes[lines[lines.count - 1].tail.startIndex..<stop]
        }
      } else {
        lines.append(LogLine(number: number, content: content, tail: bytes[end..<stop]))
      }
      number += 1
      start = stop
    }
    self.init(name: name, lines: lines, lead: lead)
  }

  public var bytes: [UInt8] { lines.reduce(into: lead) { $0 += $1.content + $1.tail } }

  public func location(_ line: LogLine) -> Location { Location(file: name, line: line.number) }
}

extension LogFile {
  /// The same with every spoilt text put right; only the lines that had one are written anew.
  public var repaired: LogFile {
    let lines = lines.map { line in
      guard let tree = LogReader.object(line), tree.hasMojibake else { return line }
      return LogLine(number: line.number, content: tree.withoutMojibake.encoded()[...], tail: line.tail)
    }
    return LogFile(name: name, lines: lines, lead: lead)
  }
}
