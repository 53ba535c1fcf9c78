import Civil
public import Store
public import Tabular

/// A weekly sheet that the book wrote out, kept as it was: the base against which an edited copy is read.
public struct ExportedWeek: Hashable, Sendable {
  /// The number of the book's newest change when it was written.
  public let batch: Int
  /// Of the file it was written to, by which an edited copy in the same place is known; empty for a pipe.
  public let place: String
  public let bytes: [UInt8]

  public init(batch: Int, path: String?, bytes: [UInt8]) {
    self.init(batch: batch, place: path.map(Self.place) ?? "", bytes: bytes)
  }

  private init(batch: Int, place: String, bytes: [UInt8]) {
    self.batch = batch
    self.place = place
    self.bytes = bytes
  }

  /// A short mark of a path; two spellings of one path have the same.
  public static func place(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    return String(SHA256.hex(Array(parts.joined(separator: "/").utf8)).prefix(12))
  }

  /// Its records; nil for a kept file that somebody changed beyond reading.
  public func table(file: String) -> Table? {
    do { return try RecordReader.table(bytes, file: file) } catch { return nil }
  }

  static let folder = ".hound/weeks"

  /// The fields that date its weeks, `week of dec 8 2025` and `mon 8`, by which a sheet made from it is soon told
  /// from others.
  public static func marks(_ bytes: [UInt8]) -> Set<String> {
    let ends = Set(",;\t\r\n\"".utf8)
    return Set(
      bytes.split { ends.contains($0) }.filter { (5...40).contains($0.count) }
        .compactMap { mark(String(decoding: $0, as: UTF8.self)) })
  }

  public static func marks(_ table: Table) -> Set<String> {
    Set(
      table.records.flatMap(\.fields).filter { (5...40).contains($0.text.utf8.count) }.compactMap {
        mark($0.text)
      })
  }

  private static func mark(_ text: String) -> String? {
    // Both forms have more words than one, and most fields of a sheet have not.
    guard text.utf8.contains(where: { $0 <= 0x20 || $0 >= 0x80 }) else { return nil }
    let folded = text.swapping("\u{FEFF}", for: "").folded.swapping(",", for: "")
    if folded.hasPrefix("week of ") { return folded }
    let words = folded.split(separator: " ")
    guard words.count > 1, words[1].first?.isNumber == true, Weekday(name: words[0]) != nil else {
      return nil
    }
    return folded
  }

  /// `000012-3f2a9c0b1d2e-77aa01bc33de.csv`: sorted by name they are sorted by age.
  var name: String {
    let number = String(batch)
    let padded = String(repeating: "0", count: max(0, 6 - number.count)) + number
    return "\(padded)-\(place.isEmpty ? "none" : place)-\(SHA256.hex(bytes).prefix(12)).csv"
  }

  /// Nil for a file of another name.
  init?(name: String, bytes: [UInt8]) {
    let parts = name.split(separator: ".")[0].split(separator: "-")
    guard parts.count == 3, let batch = Int(parts[0]) else { return nil }
    self.init(batch: batch, place: parts[1] == "none" ? "" : String(parts[1]), bytes: bytes)
  }
}

extension BookFolder {
  /// Keeps what is written out, outside the history: it changes nothing that the book says.
  /// - Parameter path: the file it is written to; nil for a pipe.
  public func keepExport(_ bytes: [UInt8], path: String?) throws(StoreError) {
    let week = ExportedWeek(batch: try lastBatch(), path: path, bytes: bytes)
    let place = "\(self.path)/\(ExportedWeek.folder)"
    guard try !isKept(week) else { return }
    try Files.makeFolder(place)
    try Files.writeAtomically(bytes, to: "\(place)/\(week.name)")
    for name in try keptNames().dropLast(Self.exportsKept) {
      do { try Files.remove("\(place)/\(name)") } catch  where error.code == .missing { continue }
    }
  }

  /// The change that keeps a week which is written out together with the book; nil where it is kept already.
  func keeping(_ week: ExportedWeek) throws(StoreError) -> [FileChange] {
    guard try !isKept(week) else { return [] }
    let old = try keptNames().dropLast(Self.exportsKept - 1)
    return [FileChange(name: "\(ExportedWeek.folder)/\(week.name)", bytes: week.bytes, keepsHistory: false)]
      + old.map { FileChange(name: "\(ExportedWeek.folder)/\($0)", bytes: nil, keepsHistory: false) }
  }

  /// Whether the newest week kept of that file holds the same.
  private func isKept(_ week: ExportedWeek) throws(StoreError) -> Bool {
    let same = try keptNames().last { $0.contains("-\(week.place.isEmpty ? "none" : week.place)-") }
    return same.map { week.name.hasSuffix($0.split(separator: "-")[2]) } ?? false
  }

  private func keptNames() throws(StoreError) -> [String] {
    let place = "\(path)/\(ExportedWeek.folder)"
    guard Files.isFolder(place) else { return [] }
    return try Files.list(place).filter { !$0.hasPrefix(".") && $0.split(separator: "-").count == 3 }
  }

  /// More than a year of weeks, each written out several times.
  private static let exportsKept = 300

  /// What the book wrote out, oldest first.
  public func exportedWeeks() throws(StoreError) -> [ExportedWeek] {
    var weeks: [ExportedWeek] = []
    for name in try keptNames() {
      let bytes = try Files.read("\(path)/\(ExportedWeek.folder)/\(name)")
      if let week = ExportedWeek(name: name, bytes: bytes) { weeks.append(week) }
    }
    return weeks
  }
}
