/// One change of a book as its history tells it: which files it touched, and what they were before and after.
public struct Batch: Sendable, Equatable {
  public struct Entry: Sendable, Equatable {
    public let name: String
    /// SHA-256 of the bytes the change found; nothing where it made the file.
    public let before: String?
    /// SHA-256 of the bytes the change wrote; nothing where it removed the file.
    public let after: String?
    /// Whether the bytes before are kept beside the manifest.
    public let keepsHistory: Bool

    public init(name: String, before: String?, after: String?, keepsHistory: Bool) {
      self.name = name
      self.before = before
      self.after = after
      self.keepsHistory = keepsHistory
    }
  }

  /// Four digits, counting up from `0001`; more digits after `9999`.
  public let id: String
  /// What the change was, in the caller's words.
  public let label: String
  /// Who made it.
  public let holder: String
  /// The moment it was made, in the caller's words; empty where nobody said.
  public let when: String
  /// In the order of their names' bytes.
  public let entries: [Entry]

  public init(id: String, label: String, holder: String, when: String = "", entries: [Entry]) {
    self.id = id
    self.label = label
    self.holder = holder
    self.when = when
    self.entries = entries
  }

  static func id(of number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Nothing for a name that no batch has.
  static func number(of id: String) -> Int? {
    guard let number = Int(id), number > 0, Self.id(of: number) == id else { return nil }
    return number
  }
}

/// The manifest: plain lines, and the name last because it may hold spaces. Form 1 has no line `when`.
///
///     hound-batch 2
///     id 0007
///     label week of Dec 8
///     holder heather
///     when 2025-12-08T10:50:00Z
///     changed kept 9f86…0a08 60303…b752 payments.csv
///     added unkept - 60303…b752 exports/ledger.csv
extension Batch {
  private static let heading = "hound-batch "

  var manifest: [UInt8] {
    var lines = [
      Self.heading + (when.isEmpty ? "1" : "2"), "id " + id, "label " + Self.escaped(label),
      "holder " + Self.escaped(holder),
    ]
    if !when.isEmpty { lines.append("when " + Self.escaped(when)) }
    for entry in entries {
      let verb = entry.before == nil ? "added" : entry.after == nil ? "removed" : "changed"
      let kept = entry.keepsHistory ? "kept" : "unkept"
      lines.append("\(verb) \(kept) \(entry.before ?? "-") \(entry.after ?? "-") \(entry.name)")
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// `path` is only for the error, `damaged`, thrown when the bytes are not what ``manifest`` writes.
  init(manifest bytes: [UInt8], path: String) throws(StoreError) {
    let read = Self.read(bytes)
    guard let read, read.manifest == bytes else {
      throw StoreError(
        code: .damaged, path: path,
        detail: "this is not a record of a change as it was written; put the book back from a copy")
    }
    self = read
  }

  private static func read(_ bytes: [UInt8]) -> Batch? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard lines.count >= 5, lines[0].hasPrefix(heading), lines.last == "" else { return nil }
    guard
      let id = value("id ", lines[1]), number(of: id) != nil, let label = value("label ", lines[2]),
      let holder = value("holder ", lines[3])
    else { return nil }
    let when = value("when ", lines[4])
    let first = when == nil ? 4 : 5
    var entries: [Entry] = []
    for line in lines[first..<max(first, lines.count - 1)] {
      let parts = line.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 5, FileChange.isAllowed(parts[4]) else { return nil }
      entries.append(
        Entry(
          name: parts[4], before: parts[2] == "-" ? nil : parts[2], after: parts[3] == "-" ? nil : parts[3],
          keepsHistory: parts[1] == "kept"))
    }
    return Batch(
      id: id, label: unescaped(label), holder: unescaped(holder), when: unescaped(when ?? ""),
      entries: entries)
  }

  private static func value(_ key: String, _ line: String) -> String? {
    line.hasPrefix(key) ? String(line.dropFirst(key.count)) : nil
  }

  /// A line must stay a line.
  private static func escaped(_ text: String) -> String {
    var written = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": written.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": written.append(contentsOf: "\\n".unicodeScalars)
      default: written.append(scalar)
      }
    }
    return String(written)
  }

  private static func unescaped(_ text: String) -> String {
    var written = String.UnicodeScalarView()
    var follows = false
    for scalar in text.unicodeScalars {
      if follows {
        written.append(scalar == "n" ? "\n" : scalar)
        follows = false
      } else if scalar == "\\" {
        follows = true
      } else {
        written.append(scalar)
      }
    }
    return String(written)
  }
}
