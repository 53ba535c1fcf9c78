public import Diagnostics

/// A whole file as records, kept as they are: no padding, no trimming, no header.
public struct Table: Hashable, Sendable {
  /// The file's name, for locations.
  public let file: String
  public let records: [Record]
  /// What had to be settled to read it, each with its cell.
  public let findings: [Diagnostic]
  /// The number of columns of the widest record.
  public let width: Int

  public init(file: String, records: [Record], findings: [Diagnostic] = []) {
    self.file = file
    self.records = records
    self.findings = findings
    width = records.map { $0.fields.count }.max() ?? 0
  }

  /// The record of a 1-based row.
  public subscript(row row: Int) -> Record {
    row >= 1 && row <= records.count ? records[row - 1] : Record([], line: 0)
  }

  public func location(row: Int, column: Int) -> Location {
    Location(file: file, cell: CellReference(row: row, column: column))
  }

  /// The record as one line of text with a field marked, for a diagnostic. The line's number is the row.
  /// Nil for a record over many lines, and past the end of a record.
  public func excerpt(row: Int, column: Int) -> Excerpt? {
    let record = self[row: row]
    guard column >= 1, column <= record.fields.count,
      !record.fields.contains(where: { $0.text.contains(where: \.isNewline) })
    else { return nil }
    let texts = record.fields.map { RecordWriter.quoted($0.text) }
    let start = texts.prefix(column - 1).map { $0.count + 1 }.reduce(0, +)
    return Excerpt(
      line: row, text: texts.joined(separator: ","), marked: start..<start + max(1, texts[column - 1].count))
  }
}
