/// Lines put together to files again.
struct LogAssembly {
  private struct Placed {
    let number: Int
    let content: [UInt8]
    let end: LineEnd
  }

  private var placed: [String: [Placed]] = [:]
  private var taken: Set<String> = []
  private var appended: [String: [[UInt8]]] = [:]
  private var blanks: [String: [UInt8]] = [:]

  func has(_ file: String, _ number: Int) -> Bool { taken.contains("\(number) \(file)") }

  mutating func add(_ content: [UInt8], file: String, number: Int, end: LineEnd) {
    taken.insert("\(number) \(file)")
    placed[file, default: []].append(Placed(number: number, content: content, end: end))
    addBlanks(end)
  }

  mutating func append(_ content: [UInt8], file: String) { appended[file, default: []].append(content) }

  mutating func addBlanks(_ end: LineEnd) { for blank in end.blanks { blanks[blank.name] = blank.bytes } }

  /// Sorted by name; a new line comes after all others of its file, and ends with LF as every line before one does.
  var files: [LogFile] {
    let names = Set(placed.keys).union(appended.keys).union(blanks.keys)
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { name in
      let old = (placed[name] ?? []).sorted { $0.number < $1.number }
      let new = appended[name] ?? []
      var lines: [LogLine] = []
      for (place, line) in old.enumerated() {
        let isLast = place == old.count - 1 && new.isEmpty
        // The last line of a file may have no end; in front of another it needs one.
        let tail = line.end.tail.contains(0x0A) || isLast ? line.end.tail : line.end.tail + [0x0A]
        lines.append(LogLine(number: line.number, content: line.content[...], tail: tail[...]))
      }
      let last = old.last?.number ?? 0
      for (place, content) in new.enumerated() {
        lines.append(LogLine(number: last + place + 1, content: content[...], tail: [0x0A]))
      }
      return LogFile(name: name, lines: lines, lead: old.first?.end.lead ?? blanks[name] ?? [])
    }
  }
}
